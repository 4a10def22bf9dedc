"""Plays a school's morning as fast as the machine allows: sends the requests of the players' browsers, and measures their cost."""

import asyncio
import datetime
import json
import random
import re
import time
from collections import Counter
from statistics import median

from client import cookie
from lines import LANGUAGES, MINUTE, Player, puzzle
from machine import memory, processor_seconds
from programs import games

CONNECTIONS = 32
NEW = 0.05  # of the players
COURSE = "find-words-{}-8"


class Pool:
    """A pool of connections to the server. The pool keeps the connections open, as a proxy does, and counts the
    traffic.
    """

    def __init__(self, port):
        self.port = port
        self.free = asyncio.Queue()
        self.failed = []
        self.forget()

    def forget(self):
        """Resets the counters of the pool."""
        self.sent = 0
        self.received, self.times = Counter(), {}

    async def open(self, count):
        for _ in range(count):
            self.free.put_nowait(await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22))

    async def ask(self, kind, player, path, body=None, headers=""):
        """Returns the head and the body of the response, as bytes."""
        method = "GET" if body is None else "POST"
        text = f"{method} {path} HTTP/1.1\r\nHost: orchard\r\nX-Forwarded-For: {player.address}\r\nSec-Fetch-Site: same-origin\r\n{headers}"
        if player.cookie:
            text += f"Cookie: {player.cookie}\r\n"
        if body is not None:
            text += f"Content-Length: {len(body)}\r\n"
        message = text.encode() + b"\r\n" + (body or b"")
        reader, writer = connection = await self.free.get()
        start = time.perf_counter()
        writer.write(message)
        top = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)\r\ncontent-length: (\d+)", top)
        answer = await reader.readexactly(int(length[1])) if length else b""
        self.times.setdefault(kind, []).append(time.perf_counter() - start)
        self.free.put_nowait(connection)
        self.sent += len(message)
        self.received[kind] += len(top) + len(answer)
        if not re.match(rb"HTTP/1.1 (200|304) ", top):
            self.failed.append(f"{kind} {path}: {(top + answer)[:300]!r}")
        return top, answer

    async def close(self):
        while not self.free.empty():
            _, writer = self.free.get_nowait()
            writer.close()


async def sync(pool, kind, player, lines):
    top, answer = await pool.ask(kind, player, "/api/v1/journal", player.body(lines))
    if not player.cookie:
        given = re.findall(rb"(?i)\r\nset-cookie: ([^\r]*)", top)
        player.cookie = cookie([each.decode() for each in given])
    told = json.loads(answer.partition(b"\n")[0])
    if told.get("forks") or told.get("refused"):
        pool.failed.append(f"{kind}: {told}")
    for log in told.get("have", []):
        player.revision = log["revision"]


async def take_part(pool, player):
    body = json.dumps({"language": player.language, "turn": 0, "offer": 0}).encode()
    await pool.ask("take part", player, "/api/v1/daily/part", body)


async def first_visit(pool, player, files):
    """Requests the home page for a player, and then all files that the player's device caches."""
    accept = f"Accept-Encoding: br\r\nAccept-Language: {player.language}\r\nAccept: text/html\r\n"
    await pool.ask("page", player, "/", headers=accept)
    for path in files[player.language]:
        await pool.ask("file", player, path, headers=accept)
    await sync(pool, "first sync", player, [])
    await take_part(pool, player)


async def kept_files(pool):
    """Returns the files that a device caches, keyed by the language that the player plays, and the worker's ETag for update checks."""
    nobody = Player.__new__(Player)
    nobody.address, nobody.cookie = "10.1.0.1", ""
    top, script = await pool.ask("worker", nobody, "/worker.js", headers="Accept-Encoding: identity\r\n")
    build = json.loads(re.match(rb"self\.build=(.*?});\n", script)[1])
    files = {
        language: build["files"] + [file["path"] for name, file in build["data"].items() if re.fullmatch(rf"{language}(-en)?\.\w+", name)]
        for language in LANGUAGES
    }
    return files, re.search(rb"(?i)\r\netag: ([^\r]*)", top)[1].decode()


async def play(port, players, prepared):
    """Plays the morning: all requests in the order of their times."""
    pool = Pool(port)
    await pool.open(CONNECTIONS)
    files, tag = await kept_files(pool)
    known = f"If-None-Match: {tag}\r\n"
    for player in players:
        if not player.is_new:
            await sync(pool, "first sync", player, [])
            await take_part(pool, player)
    if pool.failed:
        raise RuntimeError(f"the school could not start: {pool.failed[:3]}")
    pool.forget()
    order = sorted(((at, player.number, place) for player in players for place, (at, *_) in enumerate(player.requests)))
    steps = iter(order)
    locks = [asyncio.Lock() for _ in players]

    async def work():
        for _, number, place in steps:
            player = players[number]
            _, kind, path, lines = player.requests[place]
            async with locks[number]:
                if kind == "first visit":
                    await first_visit(pool, player, files)
                elif lines is not None:
                    await sync(pool, kind, player, lines)
                else:
                    await pool.ask(kind, player, path, headers=known if path == "/worker.js" else "Accept-Encoding: br\r\nAccept: text/html\r\n")

    before, start = prepared(), time.monotonic()
    await asyncio.gather(*(work() for _ in range(2 * CONNECTIONS)))
    seconds, after = time.monotonic() - start, prepared()
    # Every player who has found a word is on the daily leaderboard.
    ranked = 0
    for language in LANGUAGES:
        player = next((each for each in players if each.language == language), None)
        if player:
            _, answer = await pool.ask("check", player, f"/api/v1/daily/board?course={COURSE.format(language)}&period=day&day={player.day}&limit=1")
            ranked += json.loads(answer).get("players", 0)
    pool.times.pop("check", None)
    await pool.close()
    return pool, seconds, {name: after[name] - before[name] for name in before}, ranked


def players(count, new=NEW):
    """Returns `count` players with all their requests of yesterday morning; `new` is the share of players who visit for the first time."""
    day = datetime.datetime.now(datetime.timezone.utc).date() - datetime.timedelta(days=1)
    begin = int(datetime.datetime.combine(day, datetime.time(8), datetime.timezone.utc).timestamp() * 1000)
    puzzles = {language: (puzzle(language, day=str(day)), puzzle(language, seed=7)) for language in LANGUAGES}
    every = round(1 / new) if new else count + 1
    return [
        Player(number, random.Random(number), day, begin + (number % 60) * MINUTE // 60, puzzles, is_new=number % every == every - 1)
        for number in range(count)
    ]


def morning(kind, count):
    """Runs a morning of `count` players on one database; returns the requests, the latencies and the cost."""
    school = players(count)
    with games(kind) as (server, database):
        pid = server.process.pid
        empty = database.size()

        def prepared():
            own = processor_seconds(database.process.pid) if database.process else 0
            return {"server": processor_seconds(pid), "database": own, "logged": database.logged()}

        pool, seconds, costs, ranked = asyncio.run(play(server.port, school, prepared))
        most = memory(pid, "VmHWM")
        size = database.size() - empty
        events = database.rows("SELECT count(*) FROM events")[0][0]
    written = sum(player.counter for player in school)
    if events != written:
        pool.failed.append(f"{written} events were made, and {events} are stored")
    if ranked != count:
        pool.failed.append(f"{ranked} of {count} players stand on the day's boards")
    everything = sorted(each for times in pool.times.values() for each in times)
    kinds = {name: (len(times), 1000 * median(times)) for name, times in pool.times.items()}
    first = sum(pool.received[name] for name in ("page", "file"))
    return {
        "players": count, "requests": len(everything), "first_visit": first / max(1, kinds.get("page", (0,))[0]), "kinds": kinds, "seconds": seconds, "events": events, "results": sum(player.results for player in school), "size": size, "memory": most,
        "median": 1000 * median(everything), "p99": 1000 * everything[int(len(everything) * 0.99)], "failed": pool.failed,
        "sent": pool.sent, "received": pool.received.total() - first, **costs,
    }

