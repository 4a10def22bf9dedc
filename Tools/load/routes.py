"""Measures the requests per second for each kind of request, and compares them with an empty Hummingbird route."""

import asyncio
import functools
import itertools
import json
import time

import client
import school
import wrk
from lines import CODES, WORDS
from machine import memory
from programs import REPOSITORY, bare, games, orchard

LENGTHS = [7, 8, 9]
# The kinds of requests, in the order of the table in the document. Players' browsers request pages, files, leaderboards
# and syncs; other programs request judgements and puzzles.
ROUTES = ["page", "file", "leaderboard", "sync", "judge", "puzzle"]
# SYNCING is the number of players who sync, and SYNCS is the number of syncs per player in one turn. The server allows
# each player 120 syncs at once, and then two per second.
SYNCING = 1000
SYNCS = 30


@functools.cache
def judgements(count):
    """Returns requests that judge guesses in different rounds. Of every six guesses, four are new words from the
    letters of the root word, one is not a word, and one is a word that the player has already found.
    """
    rounds = []
    for language in CODES:
        roots = [root for root in (REPOSITORY / "Data" / "roots" / f"{language}-8.txt").read_text().split("\n") if root and "#" not in root]
        for root in roots[:: len(roots) // max(1, count // 18)][: max(1, count // 18)]:
            words = [word for word in orchard("solve", root, "--language", language).stdout.split() if word != root and len(word) > 2]
            rounds.append((language, root, words))
    bodies = []
    for number in range(count):
        language, root, words = rounds[number % len(rounds)]
        word = words[number * 7 % len(words)]
        guess, found = [(word, words[:2]), (word, []), (word, words[-3:]), (word, words[:9]), (word[::-1] + "e", []), (word, [word])][number % 6]
        bodies.append(json.dumps({"language": language, "root": root, "guess": guess, "found": [each for each in found if each != word or number % 6 == 5]}, ensure_ascii=False))
    return [wrk.line("/api/v1/find-words/judge", body) for body in bodies]


def puzzles(count):
    """Returns puzzles of all languages and lengths, by seed."""
    return [
        wrk.line(f"/api/v1/puzzle?language={CODES[number % len(CODES)]}&length={LENGTHS[number // len(CODES) % len(LENGTHS)]}&seed={number}")
        for number in range(count)
    ]


def pages():
    """Returns the address of one page of each kind, in each of the games' languages if the page exists in several languages."""
    paths = ["/", "/find-words", "/apple-tree", "/statistics", "/lists", "/licenses"]
    paths += [f"/vocabulary/{language}{rest}" for language in CODES for rest in ("", *(f"/{word}" for word in WORDS[language][:1]))]
    return [wrk.line(path) for path in paths]


def files(port):
    """Returns all files of a build that devices cache."""

    async def kept():
        pool = school.Pool(port)
        await pool.open(1)
        of_language, _ = await school.kept_files(pool)
        await pool.close()
        return sorted({path for paths in of_language.values() for path in paths})

    return [wrk.line(path) for path in asyncio.run(kept())]


def leaderboards(players):
    """Returns requests for the leaderboards of the day, the week and all time, in the players' languages. The requests come from visitors without a
    player ID, because a player may send only 120 requests at once.
    """
    periods = [f"period={name}&day={players[0].day}" for name in ("day", "week")] + ["period=all"]
    return [
        wrk.line(f"/api/v1/daily/board?course={school.COURSE.format(player.language)}&{period}")
        for player in players[: len(CODES)] for period in periods
    ]


def syncs(cookies, turn):
    """Returns requests that each sync one event from a player's second device; each turn sends new events."""
    counters = range(turn * SYNCS + 1, turn * SYNCS + SYNCS + 1)
    names = [f"{number + 1:014x}" for number in range(len(cookies))]
    return [
        wrk.line("/api/v1/journal", client.head(device, counter) + "\n" + client.find(device, counter), cookie)
        for counter in counters for device, cookie in zip(names, cookies)
    ]


def measure(place, rounds, seconds, requests=1000, players=1000):
    """Measures each kind of request in turn, several times, with `players` players on the leaderboards. Returns
    `results`, the measurements by the name of the kind, and `ratios`, which compare each kind with the bare server
    within the same turn.
    """
    with bare() as plain, games() as (server, _):
        known = school.players(players, new=0)
        asyncio.run(school.play(server.port, known, dict))
        syncing = client.new_players(server.port, SYNCING)
        lines = {
            "bare": [wrk.line("/")] * requests, "page": pages(), "file": files(server.port), "leaderboard": leaderboards(known),
            "judge": judgements(requests), "puzzle": puzzles(requests),
        }
        results = {name: [] for name in ["bare", *ROUTES]}
        for turn in range(rounds + 1):
            for name in results:
                (place / name).write_text("".join(syncs(syncing, turn) if name == "sync" else lines[name]))
                result = wrk.run(plain if name == "bare" else server.address, place / name, seconds)
                # The first turn only warms the server up, so the results of the first turn are dropped.
                if turn:
                    results[name].append(result)
    ratios = {name: [ours.rate / theirs.rate for ours, theirs in zip(results[name], results["bare"])] for name in ROUTES}
    return {"results": results, "ratios": ratios, "players": players}


def memory_over_time(place, minutes, turns=10, requests=1000):
    """Sends the server requests for pages, judgements and puzzles in turn. Returns the server's memory in MB before the
    first request, after a warm-up, and after `turns` more turns.
    """
    seconds = max(1, round(60 * minutes / turns))
    mixed = zip(itertools.cycle(pages()), judgements(requests), puzzles(requests))
    (place / "mixed").write_text("".join(line for lines in mixed for line in lines))
    with games() as (server, _):
        used = [memory(server.process.pid)]
        wrk.run(server.address, place / "mixed", seconds)
        used.append(memory(server.process.pid))
        start, answers, failed = time.monotonic(), 0, 0
        for _ in range(turns):
            result = wrk.run(server.address, place / "mixed", seconds)
            used.append(memory(server.process.pid))
            answers += result.count
            failed += result.failed
        return {
            "before": used[0], "warm": used[1], "end": used[-1], "most": memory(server.process.pid, "VmHWM"), "answers": answers, "failed": failed,
            "seconds": time.monotonic() - start,
        }
