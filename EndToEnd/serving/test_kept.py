"""Acknowledged data stays stored when the server is killed, when the disk is full, when the file is read-only, and when the data is large."""

import http.client
import json
import os
import random
import subprocess
import threading
import time

import pytest

from cluster import until
from patience import PATIENCE
from postgresql import PostgreSQL
from server import DATA, PROGRAM, Server, orchard

TIER = "full"

OWN = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        yield f"sqlite:{tmp_path / 'orchard.sqlite'}"
    else:
        server = PostgreSQL()
        yield server.url
        server.stop()


class Browser:
    """A player's browser that writes events and syncs each one immediately."""

    def __init__(self, number):
        self.device = f"{number:014x}"
        self.cookie = None
        self.written = 0
        self.acknowledged = 0

    def line(self, counter):
        at = 1795254400000 + counter
        return json.dumps({"version": 6, "device": self.device, "counter": counter, "at": at, "offset": 0, "deed": "saved", "language": "en", "word": f"w{counter}"})

    def sync(self, port, lines=(), through=0):
        """Sends one sync request; returns the head of the response, and its lines."""
        head = {"format": "word-orchard-sync", "version": 1, "have": [{"device": self.device, "through": through}] if through else []}
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        headers = OWN | ({"Cookie": self.cookie} if self.cookie else {})
        connection.request("POST", "/api/v1/journal", "\n".join([json.dumps(head), *lines]), headers)
        answer = connection.getresponse()
        body = answer.read().decode()
        connection.close()
        if answer.status != 200:
            raise RuntimeError(f"{answer.status} {body}")
        if cookie := answer.getheader("Set-Cookie"):
            self.cookie = cookie.split(";")[0]
        head, *rest = body.splitlines()
        return json.loads(head), rest

    def advance(self, port):
        """Syncs one event: the previous event if the server has not acknowledged it, and otherwise a new event."""
        if self.acknowledged == self.written:
            self.written += 1
        head, _ = self.sync(port, [self.line(self.written)], self.written)
        assert head["forks"] == [] and head["refused"] == []
        self.acknowledged = self.written

    def play(self, port, over):
        """Writes and syncs events until the server has stopped."""
        while not over.is_set():
            try:
                self.advance(port)
            except (OSError, http.client.HTTPException, RuntimeError):
                return


def test_killing_the_server_twenty_times_loses_no_acknowledged_event(database, tmp_path):
    browsers = [Browser(number) for number in range(1, 9)]
    first = Server(tmp_path / "log", options=["--database", database])
    for browser in browsers:
        browser.sync(first.port)
    first.stop()
    for number in range(20):
        server = Server(tmp_path / f"log-{number}", options=["--database", database])
        over = threading.Event()
        players = [threading.Thread(target=browser.play, args=(server.port, over)) for browser in browsers]
        for player in players:
            player.start()
        over.wait(random.uniform(0.05, 0.3))
        server.kill()
        over.set()
        for player in players:
            player.join(PATIENCE)
    server = Server(tmp_path / "log", options=["--database", database])
    try:
        for browser in browsers:
            lines = []
            head, lines = browser.sync(server.port)
            counters = [json.loads(line)["counter"] for line in lines]
            assert counters == list(range(1, len(counters) + 1))
            # The server may also have stored events that it has not acknowledged.
            assert browser.acknowledged <= len(counters) <= browser.written
        print("acknowledged", sum(browser.acknowledged for browser in browsers))
        assert sum(browser.acknowledged for browser in browsers) > 200
    finally:
        server.stop()


def memory(server):
    """Returns the maximum memory that the server has used, in MB."""
    with open(f"/proc/{server.process.pid}/status") as file:
        [line] = [line for line in file if line.startswith("VmHWM")]
    return int(line.split()[1]) // 1024


def test_a_hundred_thousand_events_sync_in_bounded_memory(database, tmp_path):
    server = Server(tmp_path / "log", options=["--database", database])
    try:
        browser = Browser(1)
        browser.sync(server.port)
        before = memory(server)
        parts = range(1, 100_001, 4000)
        bodies = [[browser.line(counter) for counter in range(part, min(part + 4000, 100_001))] for part in parts]
        start = time.monotonic()
        for part, lines in zip(parts, bodies):
            head, _ = browser.sync(server.port, lines, part + len(lines) - 1)
            assert head["refused"] == [] and head["forks"] == []
        sent = time.monotonic()
        assert head["have"][0]["through"] == 100_000
        counters, more = [], True
        while more:
            head, lines = browser.sync(server.port, through=len(counters))
            counters += [json.loads(line)["counter"] for line in lines]
            more = head["more"]
        assert counters == list(range(1, 100_001))
        # The server reads a long journal in parts, and never keeps all parts in memory at the same time.
        print(f"up in {sent - start:.2f} s, down in {time.monotonic() - sent:.2f} s, {memory(server) - before} MB more than before")
        assert memory(server) - before < 100
    finally:
        server.stop()


def complaint(database, **options):
    result = subprocess.run(
        [PROGRAM, "serve", "--port", "0", "--data", DATA, "--database", database], capture_output=True, text=True, timeout=60, **options
    )
    assert (result.returncode, result.stdout) == (1, "")
    [line] = result.stderr.splitlines()
    return line


def test_a_read_only_database_file_is_reported(tmp_path):
    # The user root may write to every file, so the server runs as another user.
    user = {"user": "nobody", "extra_groups": []} if os.getuid() == 0 else {}
    tmp_path.chmod(0o755)
    for folder in tmp_path.parents:
        if folder.stat().st_uid == os.getuid() and folder != folder.parent and str(folder) != "/tmp":
            folder.chmod(folder.stat().st_mode | 0o755)
    file = tmp_path / "orchard.sqlite"
    Server(tmp_path / "log", options=["--database", f"sqlite:{file}"]).stop()
    file.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        line = complaint(f"sqlite:{file}", **user)
    finally:
        tmp_path.chmod(0o755)
    assert str(file) in line and ("read-only" in line or "cannot be opened" in line)


@pytest.mark.skipif(os.getuid() != 0, reason="only root can make a small disk")
def test_a_full_disk_is_reported_and_acknowledged_data_is_kept(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("no disk can be made here")
    try:
        options = ["--database", f"sqlite:{disk / 'orchard.sqlite'}"]
        server = Server(tmp_path / "log", options=options)
        browser = Browser(1)
        browser.sync(server.port)
        kept = []
        with pytest.raises(RuntimeError, match="503 .*notNow"):
            while True:
                line = json.loads(browser.line(len(kept) + 1)) | {"deed": "reported", "guess": "a" * 30_000, "root": "b"}
                browser.sync(server.port, [json.dumps(line)], len(kept) + 1)
                kept.append(line)
        assert server.ask("/health")[0] == 200
        # A separate thread writes the log.
        until("the log tells of the full disk", lambda: "the disk is full" in (tmp_path / "log").read_text())
        server.kill()
        assert kept
        subprocess.run(["mount", "-o", "remount,size=16m", disk], check=True)
        server = Server(tmp_path / "log-2", options=options)
        _, lines = browser.sync(server.port)
        assert [json.loads(line) for line in lines][: len(kept)] == kept
        server.stop()
    finally:
        subprocess.run(["umount", disk], check=True)


def test_an_invalid_database_address_is_refused_with_the_valid_forms():
    line = complaint("mysql://me:secret@host/db")
    assert "sqlite:PATH" in line and "postgresql://" in line and "secret" not in line
    line = complaint("postgresql://me:secret@/orchard?host=/nowhere")
    assert "/nowhere" in line and "secret" not in line
