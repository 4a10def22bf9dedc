"""The server over HTTP, without a browser."""

import gzip
import html
import json
import re
import socket
import subprocess
from urllib.parse import quote

import pytest

from sentences import sentence
from server import DATA

POLICY = ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "media-src 'self' blob:", "frame-ancestors 'none'", "base-uri 'none'"]


@pytest.fixture(scope="module")
def assets(ask):
    """Every file that the document names."""
    html = ask("/find-words")[2].decode()
    return sorted(set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', html)))


PATHS = ["/", "/find-words", "/licenses", "/licenses.txt", "/health", "/api/v1/languages", "/api/v1/puzzle", "/api/v1/vocabulary/es", "/api/v1/pronounce", "/nowhere", "/assets/nothing.css", "/../etc/passwd"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_is_guarded(ask, path):
    for method in ["GET", "HEAD", "POST", "DELETE"]:
        status, headers, _ = ask(path, method)
        assert status < 500
        assert all(part in headers["content-security-policy"] for part in POLICY)
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"


def test_the_way_in_leads_to_the_game(ask):
    status, headers, _ = ask("/")
    assert status in (302, 307) and headers["location"] == "/find-words"


def test_the_server_says_that_it_is_well(ask):
    status, headers, body = ask("/health")
    assert (status, json.loads(body)) == (200, {"status": "ok"})
    assert headers["cache-control"] == "no-store"


def test_the_document_is_asked_for_again_each_time_and_sent_once(ask):
    status, headers, body = ask("/find-words")
    assert status == 200 and headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache" and "Accept-Language" in headers["vary"]
    assert not re.search(rb"<script(?![^>]*src=)|\son\w+=|\sstyle=", body), "nothing inline"
    for tag in [headers["etag"], f"W/{headers['etag']}", f'"other", {headers["etag"]}', "*"]:
        status, again, body = ask("/find-words", If_None_Match=tag)
        assert (status, body) == (304, b"") and again["etag"] == headers["etag"]
    assert ask("/find-words", If_None_Match='"other"')[0] == 200


TITLES = {
    "/vocabulary/es": ("Vocabulary: Spanish", "Vocabulario: español"),
    "/vocabulary/es/canci%C3%B3n": ("canción", "canción"),
    "/vocabulary/en/lead.2": ("lead", "lead"),
    "/saved": ("Saved words", "Palabras guardadas"),
    "/lists": (sentence("en", "lists"), sentence("es", "lists")),
    "/lists/new": (sentence("en", "importList"), sentence("es", "importList")),
}


@pytest.mark.parametrize("path", TITLES)
def test_a_page_is_painted_with_its_title_in_the_readers_language(ask, path):
    for tag, title in zip(["en-US", "es-ES"], TITLES[path]):
        painted = html.unescape(ask(path, Accept_Language=tag)[2].decode())
        assert re.search("<title>(.*?)</title>", painted)[1].lower() == f"{title} – Word Orchard".lower()


def test_the_files_are_kept_for_ever(ask, assets):
    assert len(assets) >= 15
    for path in assets:
        assert re.fullmatch(r"/assets/[\w-]+\.[0-9a-f]{12}\.\w+", path)
        status, headers, body = ask(path)
        assert status == 200 and body
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert ask(path, If_None_Match=headers["etag"])[0::2] == (304, b"")
        assert ask(path.replace(".", ".0", 1))[0] == 404


def test_each_form_of_a_file_is_the_same_file(ask, assets):
    for path in assets:
        plain = ask(path)
        assert "content-encoding" not in plain[1]
        brotli = ask(path, Accept_Encoding="gzip, deflate, br")
        zipped = ask(path, Accept_Encoding="gzip;q=1.0, br;q=0")
        assert (brotli[1]["content-encoding"], zipped[1]["content-encoding"]) == ("br", "gzip")
        assert subprocess.run(["brotli", "--decompress", "--stdout"], input=brotli[2], capture_output=True, check=True).stdout == plain[2]
        assert gzip.decompress(zipped[2]) == plain[2]
        assert len(brotli[2]) < len(zipped[2]) < len(plain[2])
        for headers in [plain[1], brotli[1], zipped[1]]:
            assert "accept-encoding" in headers["vary"].lower()
            assert headers["content-type"] == plain[1]["content-type"]
    assert ask(assets[0], Accept_Encoding="identity, *;q=0")[0] == 200


def test_the_files_have_their_types(ask, assets):
    types = {path.rsplit(".", 1)[1]: ask(path, "HEAD")[1]["content-type"] for path in assets}
    assert types == {
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "wasm": "application/wasm",
        "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "sentences": "text/plain; charset=utf-8",
        "tsv": "text/tab-separated-values; charset=utf-8", "lexicon": "application/octet-stream",
    }


@pytest.mark.parametrize("path", ["/find-words", "/health", "/api/v1/languages", "/licenses"])
def test_head_is_get_without_a_body(ask, path):
    status, headers, body = ask(path, "HEAD")
    _, whole_headers, whole = ask(path)
    assert (status, body) == (200, b"")
    assert headers.get("content-length") == whole_headers["content-length"] == str(len(whole))


def test_the_whole_notice_is_there(ask):
    status, headers, body = ask("/licenses.txt")
    assert status == 200 and headers["content-type"] == "text/plain; charset=utf-8"
    assert body.decode() == (DATA / "NOTICE.md").read_text()


# The API.


def judge(ask, body, **headers):
    text = body if isinstance(body, (bytes, str)) else json.dumps(body)
    status, answered, content = ask("/api/v1/find-words/judge", "POST", text, **headers)
    return status, json.loads(content)


def test_the_languages(ask):
    languages = json.loads(ask("/api/v1/languages")[2])["languages"]
    assert [each["code"] for each in languages] == ["en", "es", "it"]
    for each in languages:
        assert each["words"] > 40_000 and each["lengths"] == [7, 8, 9] and len(each["letters"]) in (26, 27)
    assert "ñ" in languages[1]["letters"]


def test_a_puzzle_is_always_the_same(ask):
    first = ask("/api/v1/puzzle?language=it&length=8&seed=42")
    puzzle = json.loads(first[2])
    assert first[0] == 200 and puzzle["root"] == "agricoli"
    assert puzzle["seed"] == 42 and puzzle["length"] == 8 and puzzle["common"] <= puzzle["accepted"]
    assert ask("/api/v1/puzzle?language=it&length=8&seed=42")[2] == first[2]


ROUND = {"language": "es", "root": "canciones", "guess": "cancion"}
VERDICTS = [
    ({}, {"verdict": "accepted", "word": "cancion", "spellings": ["canción"], "points": 7, "bonus": False}),
    ({"guess": ""}, {"verdict": "refused", "reason": "empty"}),
    ({"guess": "c4n"}, {"verdict": "refused", "reason": "notALetter", "character": "4"}),
    ({"guess": "ca"}, {"verdict": "refused", "reason": "tooShort", "minimum": 3}),
    ({"guess": "CANCIONES"}, {"verdict": "refused", "reason": "isRoot"}),
    ({"found": ["canción"]}, {"verdict": "refused", "reason": "alreadyFound", "word": "cancion"}),
    ({"guess": "niño"}, {"verdict": "refused", "reason": "notFromLetters", "letter": "ñ", "used": 1, "available": 0}),
    ({"guess": "cno"}, {"verdict": "refused", "reason": "notInLexicon", "language": "es", "isClose": True}),
]


def test_guesses_are_judged(ask):
    for changes, verdict in VERDICTS:
        assert judge(ask, {**ROUND, **changes}) == (200, verdict)


HOSTILE = {
    "nothing": b"",
    "no JSON": b"guess=ring",
    "cut off": b'{"language":"es","root":',
    "text after it": json.dumps(ROUND) + "{}",
    "a list": b"[]",
    "a number": b"1",
    "null": b"null",
    "not UTF-8": b'{"language":"es","root":"\xff\xfe","guess":"a"}',
    "a bare NUL": b'{"language":"es","root":"can\x00iones","guess":"a"}',
    "an escaped NUL in the root": {**ROUND, "root": "can\0iones"},
    "half a surrogate": b'{"language":"es","root":"\\ud800aaa","guess":"a"}',
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"a":' * 50_000,
    "a member that is deep": b'{"language":"es","root":"canciones","guess":"a","found":' + b"[" * 60 + b"]" * 60 + b"}",
    "no language": {"root": "canciones", "guess": "a"},
    "no root": {"language": "es", "guess": "a"},
    "no guess": {"language": "es", "root": "canciones"},
    "an unknown language": {**ROUND, "language": "xx"},
    "a language with capitals": {**ROUND, "language": "ES "},
    "a language that is a number": {**ROUND, "language": 1},
    "a root that is null": {**ROUND, "root": None},
    "a root that is a list": {**ROUND, "root": ["c"]},
    "a guess that is an object": {**ROUND, "guess": {}},
    "found that is no list": {**ROUND, "found": "cancion"},
    "found with numbers": {**ROUND, "found": [1]},
    "found with digits": {**ROUND, "found": ["c4n"]},
    "a minimum of 0": {**ROUND, "minimum": 0},
    "a minimum of 5": {**ROUND, "minimum": 5},
    "a minimum as text": {**ROUND, "minimum": "3"},
    "a minimum with a fraction": {**ROUND, "minimum": 2.5},
    "a minimum beyond all numbers": json.dumps({**ROUND, "minimum": 3}).replace("3", "9" * 400),
    "an exponent beyond all numbers": json.dumps({**ROUND, "minimum": 3}).replace("3", "1e999999999"),
    "a root too short": {**ROUND, "root": "can"},
    "a root too long": {**ROUND, "root": "canciones" * 100},
    "an empty root": {**ROUND, "root": ""},
    "a body larger than 64 kB": {**ROUND, "guess": "a" * 70_000},
    "a body of 10 MB": b'{"language":"es","root":"canciones","guess":"' + b"a" * 10_000_000 + b'"}',
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_body_is_refused_with_a_reason(ask, name):
    try:
        status, answer = judge(ask, HOSTILE[name])
    except (BrokenPipeError, ConnectionResetError):
        assert "MB" in name  # the server may answer and close before it has read all of it
        return
    assert 400 <= status < 500
    assert set(answer) == {"error"} and set(answer["error"]) == {"code", "message"}
    assert answer["error"]["code"] and answer["error"]["message"]


def test_a_large_guess_is_judged(ask):
    assert judge(ask, {**ROUND, "guess": "a" * 50_000})[1]["reason"] == "notFromLetters"
    assert judge(ask, {**ROUND, "guess": "🍎" * 4_000})[1]["reason"] == "notALetter"


@pytest.mark.parametrize(
    "path, method, status",
    [
        ("/nowhere", "GET", 404),
        ("/assets/host.js", "GET", 404),
        ("/assets/..%2f..%2fNOTICE.md", "GET", 404),
        ("/assets/%00", "GET", 404),
        ("/api/v1/nowhere", "GET", 404),
        ("/api/v1/find-words/judge", "GET", None),
        ("/api/v1/find-words/judge", "PUT", None),
        ("/api/v1/languages", "POST", None),
        ("/find-words", "POST", None),
        ("/api/v1/puzzle", "GET", 400),
        ("/api/v1/puzzle?language=xx&length=8&seed=1", "GET", 400),
        ("/api/v1/puzzle?language=en&length=6&seed=1", "GET", 400),
        ("/api/v1/puzzle?language=en&length=eight&seed=1", "GET", 400),
        ("/api/v1/puzzle?language=en&length=8", "GET", 400),
        ("/api/v1/puzzle?language=en&length=8&seed=-1", "GET", 400),
        ("/api/v1/puzzle?language=en&length=8&seed=9007199254740992", "GET", 400),
        ("/api/v1/puzzle?language=en&length=99999999999999999999&seed=1", "GET", 400),
        ("/api/v1/puzzle?language=%ff&length=8&seed=1", "GET", 400),
        ("/api/v1/puzzle?language=" + quote("'\"<>&;\n") + "&length=8&seed=1", "GET", 400),
    ],
)
def test_a_request_for_nothing_is_an_error_with_a_reason(ask, path, method, status):
    answered, headers, body = ask(path, method)
    assert answered == (status or answered) and 400 <= answered < 500
    assert headers["content-type"] == "application/json; charset=utf-8"
    error = json.loads(body)["error"]
    assert error["code"] and error["message"]


@pytest.mark.parametrize(
    "data",
    [b"\r\n\r\n", b"GET\r\n\r\n", b"GET /health HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET /" + b"a" * 1_000_000,
     b"GET /health HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 50_000 + b"\r\n",
     b"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
     b"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ids=range(8),
)
def test_what_is_no_request_does_no_harm(ask, server, data):
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            answer = connection.recv(4096)
            assert not answer.startswith(b"HTTP/1.1 5")
        except ConnectionError:
            pass  # hung up on, as it should be
    assert ask("/health")[0] == 200
