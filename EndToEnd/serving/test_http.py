"""The server over HTTP: the files that it serves, and its responses to invalid requests. Tests/ServerTests tests the responses to valid requests."""

import gzip
import json
import re
import socket
import subprocess

import pytest

TIER = "quick"

TYPES = {
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "wasm": "application/wasm",
    "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "sentences": "text/plain; charset=utf-8", "sounds": "text/plain; charset=utf-8", "levels": "text/plain; charset=utf-8",
    "tsv": "text/tab-separated-values; charset=utf-8", "details": "text/tab-separated-values; charset=utf-8", "lexicon": "application/octet-stream", "png": "image/png",
}


def expect_each_form(ask, path):
    """Expects that each compressed form of a file contains the same content in fewer bytes. Returns the headers and the
    body of the uncompressed response.
    """
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
        # A PNG image is already compressed.
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


def test_a_chunked_body_is_judged_and_a_too_large_one_is_refused(ask):
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
        pass  # the server may answer and close before it has read everything
    assert ask("/health")[0] == 200


def test_a_too_long_query_is_refused_without_harm(ask):
    try:
        assert ask("/api/v1/vocabulary/en?query=" + "a" * 1_000_000)[0] >= 400
    except ConnectionError:
        pass  # closed by the server
    assert ask("/health")[0] == 200


@pytest.mark.parametrize(
    "data",
    [b"\r\n\r\n", b"GET\r\n\r\n", b"GET /health HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET /" + b"a" * 1_000_000,
     b"GET /health HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 50_000 + b"\r\n",
     b"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
     b"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ids=range(8),
)
def test_an_invalid_request_does_no_harm(ask, server, data):
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            answer = connection.recv(4096)
            assert not answer.startswith(b"HTTP/1.1 5")
        except ConnectionError:
            pass  # closed by the server, as expected
    assert ask("/health")[0] == 200


def converse(server, *pieces):
    """Sends pieces on one connection; returns all bytes that the server sends until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        for piece in pieces:
            connection.sendall(piece)
        return connection.makefile("rb").read()


@pytest.mark.parametrize("path", ["/nope", "/api/v1/find-words/judge", "/vocabulary/en/xyzzy"])
@pytest.mark.parametrize("accepted", ["*/*", "text/html"])
def test_an_answer_to_HEAD_has_no_body_that_would_corrupt_the_next_answer(server, path, accepted):
    head = f"HEAD {path} HTTP/1.1\r\nHost: a\r\nAccept: {accepted}\r\n\r\n"
    told = converse(server, head.encode() + b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    first, _, rest = told.partition(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 40") and rest.startswith(b"HTTP/1.1 200"), told


@pytest.mark.parametrize(
    "request_line, header", [("GET /health HTTP/1.0", ""), ("GET /health HTTP/1.0", "Connection: keep-alive\r\n"),
                             ("GET /health HTTP/1.1", "Connection: keep-alive, close, x\r\n")]
)
def test_the_server_closes_a_connection_when_the_client_asks_for_it(server, request_line, header):
    told = converse(server, f"{request_line}\r\nHost: a\r\n{header}\r\n".encode())
    assert told.startswith(b"HTTP/1.1 200") and b"\r\nConnection: close\r\n" in told and told.endswith(b"}")


@pytest.mark.parametrize(
    "data",
    [b"GET\r\n\r\n", b"GET /health HTTP/9.9\r\n\r\n", b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
     b"GET / HTTP/1.1\r\nHost: a\r\nAccept-Language: " + b"en," * 20_000 + b"\r\n\r\n"],
    ids=["no path", "no version", "a long path", "a long list"],
)
def test_an_invalid_request_receives_the_usual_error(server, data):
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        try:
            connection.sendall(data)
        except ConnectionError:
            pass  # the answer comes before everything is sent
        told = connection.makefile("rb").read()
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400") and b"X-Content-Type-Options: nosniff" in head and b"application/problem+json" in head
    assert json.loads(body)["error"]["code"] == "badRequest"


JUDGEMENT = json.dumps({"language": "es", "root": "canciones", "guess": "cancion"}).encode()
JUDGE = b"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(JUDGEMENT) + JUDGEMENT


def get(path):
    return f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode()


def test_all_answers_keep_the_order_of_their_requests(server):
    puzzle = get("/api/v1/puzzle?language=en&length=8&seed=3")
    asked = [JUDGE, get("/health"), puzzle, get("/api/v1/puzzle?length=1"), JUDGE, get("/nope"), puzzle, JUDGE] * 20
    sent = b"".join(asked)
    pieces = [sent[start:start + 333] for start in range(0, len(sent), 333)]
    told = converse(server, *pieces, get("/health").replace(b"Host", b"Connection: close\r\nHost"))
    answers = re.findall(rb'"accepted",|"status":"ok"|"seed":3|HTTP/1.1 40[04]', told)
    expected = [b'"accepted",', b'"status":"ok"', b'"seed":3', b"HTTP/1.1 400", b'"accepted",', b"HTTP/1.1 404", b'"seed":3', b'"accepted",'] * 20
    assert answers == expected + [b'"status":"ok"']


def test_a_client_that_expects_100_continue_receives_it(server):
    head = f"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: {len(JUDGEMENT)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(head.encode())
        answers = connection.makefile("rb")
        assert answers.readline().startswith(b"HTTP/1.1 100") and answers.readline() == b"\r\n"
        connection.sendall(JUDGEMENT)
        assert b'"accepted"' in answers.read()


def test_the_server_reads_little_of_a_body_that_it_refuses(ask, server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"POST /nope HTTP/1.1\r\nHost: a\r\nContent-Length: 5000000000\r\n\r\n")
        answer = connection.recv(4096)
        assert answer.startswith(b"HTTP/1.1 404") and b"Connection: close" in answer
        sent = 0
        with pytest.raises(ConnectionError):
            while sent < 1_000_000_000:
                sent += connection.send(b"a" * 65_536)
    assert sent < 100_000_000  # the system's buffers hold more than the server reads
    assert ask("/health")[0] == 200
