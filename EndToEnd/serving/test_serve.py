"""`orchard serve` as an operator meets it: starting, failing, stopping."""

import http.client
import json
import signal
import socket
import time

import pytest

from server import DATA, Server, orchard


@pytest.fixture
def serve(tmp_path):
    """Starts a server of the test's own."""
    servers = []

    def serve(**options):
        server = Server(tmp_path / f"log-{len(servers)}", **options)
        servers.append(server)
        return server

    yield serve
    for server in servers:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture
def folder(tmp_path):
    """A copy of the data folder in which files can be broken."""
    copy = tmp_path / "data"
    for file in DATA.rglob("*"):
        if file.is_file():
            target = copy / file.relative_to(DATA)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(file)
    return copy


def health(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("GET", "/health")
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())


def expect_complaint(result, *parts):
    """One line on standard error, nothing else, and the exit code 1."""
    assert (result.returncode, result.stdout) == (1, "")
    [line] = result.stderr.splitlines()
    assert line.startswith("orchard: ")
    for part in parts:
        assert part in line


def test_a_port_that_is_taken_is_told(server):
    expect_complaint(orchard("serve", "--port", str(server.port)), f"127.0.0.1:{server.port}", "taken", "--port")


def test_an_address_that_is_not_ours_is_told():
    expect_complaint(orchard("serve", "--port", "0", "--hostname", "192.0.2.1"), "192.0.2.1", "--hostname")


def test_a_missing_folder_is_told(tmp_path):
    expect_complaint(orchard("serve", "--port", "0", "--data", str(tmp_path / "nowhere")), "nowhere", "make build", "--data")


def replace(file, content):
    file.unlink()
    file.write_bytes(content)


@pytest.mark.parametrize("name", ["lexicons/es.lexicon", "roots/it-9.txt", "vocabulary/en.tsv", "NOTICE.md"])
def test_a_missing_file_is_told(folder, name):
    (folder / name).unlink()
    expect_complaint(orchard("serve", "--port", "0", "--data", str(folder)), name, "no such file")


@pytest.mark.parametrize("prefix", ["host.", "browser.", "en.", "it-7."])
def test_a_missing_file_of_the_page_is_told(folder, prefix):
    for file in (folder / "site").glob(f"{prefix}*"):
        file.unlink()
    expect_complaint(orchard("serve", "--port", "0", "--data", str(folder)), prefix, "is missing")


def test_a_file_that_cannot_be_read_is_told(folder):
    file = folder / "lexicons" / "en.lexicon"
    file.unlink()
    file.mkdir()  # not even the superuser reads a folder as a file
    expect_complaint(orchard("serve", "--port", "0", "--data", str(folder)), "en.lexicon", "not readable")


@pytest.mark.parametrize("change", [lambda whole: b"", lambda whole: whole[:1000], lambda whole: b"x" + whole[1:], lambda whole: whole[:-1] + bytes([whole[-1] ^ 1])])
def test_a_broken_lexicon_is_told(folder, change):
    file = folder / "lexicons" / "en.lexicon"
    replace(file, change(file.read_bytes()))
    expect_complaint(orchard("serve", "--port", "0", "--data", str(folder)), "en.lexicon")


def test_a_lexicon_under_another_name_is_told(folder):
    replace(folder / "lexicons" / "en.lexicon", (DATA / "lexicons" / "it.lexicon").read_bytes())
    expect_complaint(orchard("serve", "--port", "0", "--data", str(folder)), "en.lexicon")


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\n"])
def test_a_broken_list_of_roots_is_told(folder, content):
    replace(folder / "roots" / "en-8.txt", content)
    expect_complaint(orchard("serve", "--port", "0", "--data", str(folder)), "en-8.txt")


@pytest.mark.parametrize("content", [b"", b"word\tcolour\n", b"word\tlevel\napple\n", b"word\n\n\t\n"])
def test_a_broken_vocabulary_is_told(folder, content):
    replace(folder / "vocabulary" / "it.tsv", content)
    expect_complaint(orchard("serve", "--port", "0", "--data", str(folder)), "it.tsv")


@pytest.mark.parametrize("port", ["65536", "-1", "eighty"])
def test_a_port_that_is_none_is_told(port):
    result = orchard("serve", f"--port={port}")
    assert result.returncode == 1 and result.stdout == ""
    assert "port" in result.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_when_it_is_asked_to(serve, number):
    server = serve()
    assert health(server)[0] == 200
    server.process.send_signal(number)
    assert server.wait() == 0


def unread(connection):
    """The bytes that have come to the server's end of a connection and that it has not read yet, as the kernel tells."""
    local, remote = connection.getpeername()[1], connection.getsockname()[1]
    for line in open("/proc/net/tcp").read().splitlines()[1:]:
        fields = line.split()
        if [int(fields[index].split(":")[1], 16) for index in (1, 2)] == [local, remote]:
            return int(fields[4].split(":")[1], 16)


def test_it_finishes_a_request_that_runs_when_it_is_asked_to_end(serve):
    server = serve()
    body = json.dumps({"language": "en", "root": "alarming", "guess": "ring"}).encode()
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        head = f"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n"
        connection.sendall(head.encode() + body[:10])
        while unread(connection) != 0:
            time.sleep(0.01)
        assert health(server)[0] == 200  # so what was read has been looked at
        server.process.terminate()
        connection.sendall(body[10:])
        answer = connection.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 200") and b'"accepted"' in answer
    assert server.wait() == 0


def test_it_ends_though_a_visitor_stays_connected(serve):
    server = serve()
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")
        assert server.stop() == 0


def test_it_starts_again_after_it_was_killed(serve):
    server = serve()
    assert health(server)[0] == 200
    assert server.kill() == -signal.SIGKILL
    again = serve(port=server.port)
    assert again.port == server.port
    assert health(again) == (200, {"status": "ok"})
