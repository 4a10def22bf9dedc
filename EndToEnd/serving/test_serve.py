"""Tests how the command `orchard serve` starts, fails and stops. Tests/ServerTests/Routes/StartTests tests which files
the command requires.
"""

import concurrent.futures
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time

import pytest

from patience import PATIENCE
from server import DATA, PROGRAM, command_line, orchard

TIER = "quick"


def health(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("GET", "/health")
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())


def expect_complaint(result, *parts):
    """Expects one line on standard error, no other output, and the exit code 1."""
    assert (result.returncode, result.stdout) == (1, "")
    [line] = result.stderr.splitlines()
    assert line.startswith("orchard: ")
    for part in parts:
        assert part in line


def test_a_taken_port_is_reported(server):
    expect_complaint(orchard("serve", "--port", str(server.port)), f"127.0.0.1:{server.port}", "the port is in use", "--port")


def test_an_address_of_another_machine_is_reported():
    expect_complaint(orchard("serve", "--port", "0", "--hostname", "192.0.2.1"), "192.0.2.1", "--hostname")


def test_a_missing_data_folder_is_reported(tmp_path):
    expect_complaint(orchard("serve", "--port", "0", "--data", str(tmp_path / "nowhere")), "nowhere", "make build", "--data")


@pytest.mark.parametrize("port", ["65536", "-1", "eighty"])
def test_an_invalid_port_is_reported(port):
    result = orchard("serve", f"--port={port}")
    assert result.returncode == 1 and result.stdout == ""
    assert "port" in result.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_server_stops_on_a_signal(serve, number):
    server = serve()
    assert health(server)[0] == 200
    server.process.send_signal(number)
    assert server.wait() == 0


def unread(connection):
    """Returns the number of bytes that have arrived at the server's end of a connection but that the server has not read yet, as the kernel reports
    it.
    """
    local, remote = connection.getpeername()[1], connection.getsockname()[1]
    for line in open("/proc/net/tcp").read().splitlines()[1:]:
        fields = line.split()
        if [int(fields[index].split(":")[1], 16) for index in (1, 2)] == [local, remote]:
            return int(fields[4].split(":")[1], 16)


def test_a_stopping_server_finishes_a_running_request(serve):
    server = serve()
    body = json.dumps({"language": "en", "root": "alarming", "guess": "ring"}).encode()
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        head = f"POST /api/v1/find-words/judge HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n"
        connection.sendall(head.encode() + body[:10])
        while unread(connection) != 0:
            time.sleep(0.01)
        assert health(server)[0] == 200  # so the server has processed what it has read
        server.process.terminate()
        connection.sendall(body[10:])
        answer = connection.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 200") and b'"accepted"' in answer
    assert server.wait() == 0


def test_the_server_stops_even_if_a_visitor_stays_connected(serve):
    server = serve()
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")
        assert server.stop() == 0


@pytest.mark.parametrize("redirection", [">/dev/full", ">&-", "<&- >&- 2>&-", "| true"])
def test_the_server_runs_even_if_its_address_cannot_be_printed(redirection, tmp_path):
    log = tmp_path / "log"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(["bash", "-c", f"exec 2>{log}; {PROGRAM} serve --port {port} --data {DATA} {redirection}"], start_new_session=True)
    try:
        for _ in range(100 * PATIENCE):
            try:
                connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
                connection.request("GET", "/health")
                assert connection.getresponse().status == 200
                break
            except ConnectionRefusedError:
                time.sleep(0.01)
        else:
            pytest.fail(log.read_text())
        assert process.poll() is None
        for _ in range(100 * PATIENCE):  # the log is written a moment after the answer
            if "2>&-" in redirection or "could not print the address of the server" in log.read_text():
                break
            time.sleep(0.01)
        else:
            pytest.fail(log.read_text())
    finally:
        os.killpg(process.pid, signal.SIGTERM)
    process.wait(PATIENCE)


def test_an_unread_log_blocks_neither_responses_nor_the_shutdown(tmp_path):
    reader, writer = os.pipe()
    process = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--data", DATA], stdout=subprocess.PIPE, stderr=writer, text=True)
    try:
        port = int(re.search(r":(\d+)/", process.stdout.readline())[1])
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        for number in range(2000):  # a pipe holds 64 kB
            connection.request("GET", f"/{'a' * 150}{number}")
            assert connection.getresponse().read()
        process.terminate()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        os.close(reader)
        os.close(writer)


def test_the_log_has_short_lines_without_data_about_the_client(serve, tmp_path):
    server = serve()
    server.ask("/health?secret=1", User_Agent="Mosaic", Referer="http://elsewhere")
    server.ask("/" + "a" * 10_000)
    server.stop()
    lines = [line for line in (tmp_path / "log-0").read_text().splitlines() if " path=" in line]
    assert len(lines) == 2 and all(len(line) < 500 for line in lines)
    assert not any(part in line for line in lines for part in ["127.0.0.1", "Mosaic", "elsewhere", "secret"])


def test_a_stopping_server_announces_the_shutdown_in_the_last_answer_on_each_connection(serve):
    server = serve()
    asked = threading.Barrier(33)

    def visit():
        """Sends requests until a response announces that the server closes the connection; returns the number of
        earlier responses.
        """
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
        count = 0
        while True:
            connection.request("GET", "/health")
            answer = connection.getresponse()
            assert answer.status == 200 and answer.read()
            if answer.getheader("Connection") == "close":
                return count
            count += 1
            if count == 10:
                asked.wait(PATIENCE)

    with concurrent.futures.ThreadPoolExecutor(32) as pool:
        visits = [pool.submit(visit) for _ in range(32)]
        asked.wait(PATIENCE)
        server.process.terminate()
        assert all(each.result() >= 10 for each in visits)
    assert server.wait() == 0


def test_connections_above_the_limit_are_refused_and_logged_once(serve, tmp_path):
    server = serve(options=["--connections", "4"])
    idle = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(4)]
    for each in idle:  # so that the server knows the connections
        each.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        assert each.recv(4096).startswith(b"HTTP/1.1 200")
    for _ in range(50):
        status, headers, body = server.ask("/health")
        assert (status, headers["connection"]) == (503, "close") and int(headers["retry-after"]) > 0
        assert json.loads(body)["error"]["code"] == "busy"
    idle.pop().close()
    for _ in range(100 * PATIENCE):
        if server.ask("/health")[0] == 200:
            break
        time.sleep(0.01)
    else:
        pytest.fail("the free connection stays taken")
    for each in idle:
        each.close()
    server.stop()
    assert (tmp_path / "log-0").read_text().count("all connections are in use") == 1


def test_a_connection_limit_above_the_limit_of_open_files_is_refused():
    expect_complaint(orchard("serve", "--port", "0", "--connections", "999999999"), "--connections", "ulimit")


def test_a_hanging_voice_is_reported_within_seconds(serve, tmp_path):
    voice = tmp_path / "bin" / "espeak-ng"
    voice.parent.mkdir()
    voice.write_text(f"#!/bin/sh\nsleep 1000 &\necho $! >>{tmp_path}/children\nwait\n")
    voice.chmod(0o755)
    server = serve(environment={"PATH": f"{voice.parent}:{os.environ['PATH']}"})

    def speak(word):
        status, headers, body = server.ask(f"/api/v1/pronounce?language=en&word={word}")
        return status, int(headers["retry-after"]) > 0, json.loads(body)["error"]["code"]

    with concurrent.futures.ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(speak, "apple pear plum cherry fig melon grape lemon peach berry orange lime".split()))
    assert set(answers) <= {(503, True, "busy"), (503, True, "noVoice")} and (503, True, "busy") in answers
    for child in (tmp_path / "children").read_text().split():
        for _ in range(100 * PATIENCE):
            if "sleep" not in command_line(child):
                break
            time.sleep(0.01)
        else:
            pytest.fail(f"process {child} outlives the voice")


def test_a_killed_server_can_be_restarted(serve):
    server = serve()
    assert health(server)[0] == 200
    assert server.kill() == -signal.SIGKILL
    again = serve(port=server.port)
    assert again.port == server.port
    assert health(again) == (200, {"status": "ok"})
