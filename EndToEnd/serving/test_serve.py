"""`orchard serve` as an operator meets it: starting, failing, stopping. Which files it does not start without: Tests/ServerTests/Routes/StartTests."""

import http.client
import json
import signal
import socket
import time

import pytest

from server import Server, orchard


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
    """The bytes that have arrived at the server's end of a connection and that it has not read yet, as the kernel reports them."""
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
