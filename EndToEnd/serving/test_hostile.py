"""Attacks the server: SQL in every text field, bodies of 10 MB, deeply nested bodies, floods of requests, slow clients.
The attacks run against a server with SQLite and a server with PostgreSQL.
"""

import http.client
import itertools
import json
import socket
import threading
import time
from urllib.parse import quote

import pytest

from patience import PATIENCE
from postgresql import PostgreSQL
from server import REPOSITORY, Server, solve

TIER = "full"

ADDRESSES = itertools.count()
HEAD = {"format": "word-orchard-sync", "version": 1, "have": []}
SQL = ["' OR 1=1 --", "'; DROP TABLE players; --", "\"; DELETE FROM passes; --", "$1", "\\", "%00", "\x00", "1) UNION SELECT hash FROM passes --"]


def site():
    """Returns the headers of a request that a page of the site sends. Each request names a different client address, so
    that the tests reach a rate limit only when they flood the server.
    """
    number = next(ADDRESSES)
    return {"Sec_Fetch_Site": "same-origin", "X_Forwarded_For": f"10.{number // 65536}.{number // 256 % 256}.{number % 256}"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    database = PostgreSQL() if request.param == "postgresql" else None
    server = Server(folder / "log", options=["--database", database.url if database else f"sqlite:{folder / 'orchard.sqlite'}", "--trusted-proxy", "127.0.0.1"])
    yield server
    server.stop()
    if database:
        database.stop()


@pytest.fixture
def cookie(server):
    """Returns the cookie of a new player who has one event."""
    line = {"version": 6, "device": "0000000000002a", "counter": 1, "at": 1795254400000, "offset": 0, "deed": "saved", "language": "en", "word": "apple"}
    have = {**HEAD, "have": [{"device": "0000000000002a", "through": 1}]}
    status, headers, _ = server.ask("/api/v1/journal", "POST", json.dumps(have) + "\n" + json.dumps(line), **site())
    assert status == 200
    return headers["set-cookie"].split(";")[0]


def expect_journal(server, cookie):
    """Expects that the player's data is intact."""
    status, _, body = server.ask("/api/v1/player/journal", Cookie=cookie)
    assert status == 200 and b'"apple"' in body


@pytest.mark.parametrize("text", SQL, ids=range(len(SQL)))
def test_SQL_in_a_field_is_stored_as_text(server, cookie, text):
    secret = cookie.split("=")[1]
    line = {"version": 6, "device": "0000000000002b", "counter": 1, "at": 1, "offset": 0, "deed": "saved", "language": "en", "word": text}
    bodies = [
        ("journal", json.dumps({**HEAD, "name": text})), ("journal", json.dumps({**HEAD, "have": [{"device": text, "through": 1}]})),
        ("journal", json.dumps(HEAD) + "\n" + json.dumps(line)), ("journal", json.dumps(HEAD) + "\n" + json.dumps({**line, "device": text})),
        ("journal", json.dumps(HEAD) + "\n" + json.dumps({**line, "deed": text, "language": text})),
        ("player/join", json.dumps({"code": text, "name": text})), ("player/code", json.dumps({"language": text})),
        ("find-words/judge", json.dumps({"language": "en", "root": text, "guess": text, "found": [text]})),
    ]
    for path, body in bodies:
        for who in [{}, {"Cookie": cookie}, {"Cookie": f"orchard-pass={text.encode('unicode_escape').decode()}"}, {"Authorization": f"Bearer {secret[:-8]}' OR 1"}]:
            status, _, answer = server.ask(f"/api/v1/{path}", "POST", body.encode(), **site(), **who)
            assert status < 500, answer
    for path in ["vocabulary/en?query={}", "vocabulary/{}", "vocabulary/en/{}", "puzzle?language={}&length={}&seed={}", "player/passes/{}"]:
        for method in ["GET", "DELETE"]:
            assert server.ask("/api/v1/" + path.replace("{}", quote(text, safe="")), method, **site(), Cookie=cookie)[0] < 500
    expect_journal(server, cookie)


@pytest.mark.parametrize("path", ["journal", "player/join", "player/code", "find-words/judge"])
@pytest.mark.parametrize(
    "body", [b"[" * 10_000_000, b'{"a":' * 10_000, b"[" * 60_000, b'{"language":"' + b"a" * 10_000_000, b"\xff" * 60_000], ids=["10 MB of [", "deep objects", "deep arrays", "10 MB of text", "no UTF-8"]
)
def test_a_large_or_deep_body_is_refused(server, cookie, path, body):
    try:
        status, headers, answer = server.ask(f"/api/v1/{path}", "POST", body, **site(), Cookie=cookie)
        assert 400 <= status < 500 and headers["content-type"] == "application/problem+json", answer
    except (BrokenPipeError, ConnectionResetError):
        pass  # the answer came before the whole body was sent
    expect_journal(server, cookie)


def test_a_flood_of_requests_receives_a_retry_time(server):
    """The flood comes from one address without a pass cookie. During the flood, the server still serves a client with a
    pass cookie.
    """
    status, headers, _ = server.ask("/api/v1/journal", "POST", json.dumps(HEAD), **site())
    assert status == 200
    own = headers["set-cookie"].split(";")[0]
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    for _ in range(20_000):
        connection.request("GET", "/api/v1/problems")
        answer = connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            break
    assert answer.status == 429 and int(answer.getheader("Retry-After")) >= 1 and json.loads(body)["error"]["code"] == "tooManyRequests"
    assert server.ask("/api/v1/player", Cookie=own)[0] == 200
    assert server.ask("/find-words")[0] == 200
    time.sleep(int(answer.getheader("Retry-After")))
    assert server.ask("/api/v1/problems")[0] == 200


def test_the_server_stops_reading_from_a_client_that_reads_no_answers(server):
    question = json.dumps({"language": "es", "root": "canciones", "guess": "cancion"})
    request = f"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: {site()['X_Forwarded_For']}\r\nContent-Length: {len(question)}\r\n\r\n{question}"
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        sent = 0
        with pytest.raises((TimeoutError, ConnectionError)):  # ConnectionError when it exceeds the rate limit
            while sent < 100_000_000:
                sent += connection.send(request.encode() * 300)
    assert sent < 50_000_000  # the system's buffers hold more than the server reads
    assert server.ask("/health")[0] == 200


def test_slow_clients_do_not_delay_others(server):
    """While three hundred slow clients each send a byte now and then, the other clients receive responses."""
    slow = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(300)]
    try:
        for number, each in enumerate(slow):
            each.sendall(b"POST /api/v1/journal HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n{" if number % 2 else b"GET /find-wor")
        over = threading.Event()

        def drip():
            while not over.wait(0.2):
                for each in slow:
                    try:
                        each.send(b"a")
                    except OSError:
                        pass

        dripping = threading.Thread(target=drip)
        dripping.start()
        try:
            for _ in range(20):
                assert server.ask("/health")[0] == 200 and server.ask("/find-words")[0] == 200
        finally:
            over.set()
            dripping.join()
    finally:
        for each in slow:
            each.close()


def targets_of(root):
    """Returns the target words of a daily puzzle with this root word: common words that are suitable for schools."""
    lines = (REPOSITORY / "Data" / "lexicons" / "en.tsv").read_text().splitlines()
    kinds = {word: kind for word, _, kind in (line.split("\t") for line in lines)}
    return sorted(word for word in solve(root, "en") if len(word) > 2 and "c" in (kind := kinds.get(word, "")) and not set(kind) & set("os"))


@pytest.mark.parametrize("route", ["/api/v1/journal", "/api/v1/daily/results"])
def test_times_that_would_overflow_do_not_stop_the_server(server, route):
    """In a daily puzzle, a player finds a word whose time `movedAt` is up to 2⁶³ ms before or after the event. The
    server calculates with the time `movedAt`, because it checks the results of players who take part in leaderboards.
    """
    sent = site()
    status, headers, _ = server.ask("/api/v1/journal", "POST", json.dumps(HEAD), **sent)
    assert status == 200
    sent["Cookie"] = headers["set-cookie"].split(";")[0]
    status, _, answer = server.ask("/api/v1/daily/part", "POST", json.dumps({"language": "en", "turn": 0, "offer": next(ADDRESSES) % 3}), **sent)
    assert status == 200, answer
    now = int(time.time() * 1000)
    day = time.strftime("%Y-%m-%d", time.gmtime(now / 1000))
    root = json.loads(server.ask(f"/api/v1/puzzle?language=en&length=8&day={day}")[2])["root"]
    targets = targets_of(root)
    word = targets[0]
    device = "0000000000002c"
    begun = {"version": 6, "device": device, "counter": 1, "at": now - 60_000, "offset": 0, "deed": "began", "language": "en", "root": root, "minimum": 3,
             "minutes": 0, "targets": targets, "origin": "daily", "day": day}
    found = {"version": 6, "device": device, "counter": 2, "at": now - 30_000, "offset": 0, "deed": "found", "round": f"{device}-1", "language": "en", "played": 30_000,
             "guess": word, "word": word, "spellings": [word], "points": len(word), "bonus": False, "allLetters": False}
    for moved in [now - 30_000 - 2**63, -(2**63), 2**63 - 1, 2**62]:
        found["movedAt"] = moved
        head = {**HEAD, "have": [{"device": device, "through": 2}]}
        lines = [begun, found] if route.endswith("results") else [head, begun, found]
        status, _, answer = server.ask(route, "POST", "\n".join(map(json.dumps, lines)), **sent)
        assert status == 200, answer
        if route.endswith("results"):
            assert json.loads(answer)["reason"] == "timesDisagree", answer
        found["counter"] += 1
    # The server has stored the hostile events. Requests that read the hostile events do not stop the server.
    assert server.ask("/api/v1/daily/part", "GET", **sent)[0] == 200
    assert server.ask("/boards?course=find-words-en-8", "GET", **sent)[0] == 200
    assert server.ask("/health")[0] == 200
