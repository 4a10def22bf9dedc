"""The server over the wire: what it serves, and what is no request. What it answers to requests is tested in Tests/ServerTests."""

import gzip
import json
import re
import socket
import subprocess

import pytest

TYPES = {
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "wasm": "application/wasm",
    "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "sentences": "text/plain; charset=utf-8",
    "tsv": "text/tab-separated-values; charset=utf-8", "lexicon": "application/octet-stream", "png": "image/png",
}


def expect_each_form(ask, path):
    """The same in each form, and smaller in each. Answers the plain form's headers and body."""
    plain = ask(path)
    brotli = ask(path, Accept_Encoding="gzip, deflate, br")
    zipped = ask(path, Accept_Encoding="gzip;q=1.0, br;q=0")
    assert "content-encoding" not in plain[1]
    assert (brotli[1]["content-encoding"], zipped[1]["content-encoding"]) == ("br", "gzip")
    assert subprocess.run(["brotli", "--decompress", "--stdout"], input=brotli[2], capture_output=True, check=True).stdout == plain[2]
    assert gzip.decompress(zipped[2]) == plain[2]
    assert len(brotli[2]) < len(zipped[2]) < len(plain[2])
    for status, headers, body in [plain, brotli, zipped]:
        assert status == 200 and headers["content-length"] == str(len(body))
        assert "accept-encoding" in headers["vary"].lower() and headers["content-type"] == plain[1]["content-type"]
    return plain[1:]


def test_every_file_of_the_page_is_served_in_each_form(ask):
    document = ask("/find-words")[2].decode()
    files = sorted(set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', document)))
    assert len(files) >= 15 and {path.rsplit(".", 1)[1] for path in files} == set(TYPES)
    for path in files:
        # A drawing in PNG is compressed already.
        headers = ask(path)[1] if path.endswith(".png") else expect_each_form(ask, path)[0]
        assert headers["content-type"] == TYPES[path.rsplit(".", 1)[1]]
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert ask(path, If_None_Match=headers["etag"])[0::2] == (304, b"")


@pytest.mark.parametrize("path", ["/find-words", "/vocabulary/es", "/vocabulary/en/apple"])
def test_a_page_is_served_in_each_form(ask, path):
    headers, body = expect_each_form(ask, path)
    status, head, nothing = ask(path, "HEAD")
    assert (status, nothing, head["content-length"]) == (200, b"", str(len(body)))
    assert ask(path, If_None_Match=headers["etag"], Accept_Encoding="br")[0::2] == (304, b"")


def test_a_body_that_comes_in_pieces_is_judged_and_one_that_is_too_large_is_not(ask):
    request = {"language": "es", "root": "canciones", "guess": "cancion"}

    def judge(body):
        status, _, answer = ask("/api/v1/find-words/judge", "POST", body)
        return status, json.loads(answer)

    assert judge(json.dumps(request))[1]["verdict"] == "accepted"
    pieces = json.dumps({**request, "guess": "a" * 50_000})
    assert judge(iter([pieces[start : start + 1000].encode() for start in range(0, len(pieces), 1000)]))[1]["reason"] == "notFromLetters"
    try:
        status, answer = judge(json.dumps({**request, "guess": "a" * 10_000_000}))
        assert status == 413 and answer["error"]["code"] == "tooLarge"
    except (BrokenPipeError, ConnectionResetError):
        pass  # the server may answer and close before it has read all of it
    assert ask("/health")[0] == 200


def test_a_query_too_long_for_a_request_does_no_harm(ask):
    try:
        assert ask("/api/v1/vocabulary/en?query=" + "a" * 1_000_000)[0] >= 400
    except ConnectionError:
        pass  # hung up on
    assert ask("/health")[0] == 200


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
