"""Backs up and restores the database with the exact commands of docs/operations.md, while players play."""

import json
import os
import re
import subprocess

import pytest

from postgresql import PostgreSQL, programs
from server import REPOSITORY, Server
from steady import Load

TIER = "full"


def commands(heading):
    """Returns the lines of a code block with commands in the chapter “Backup and restore” of docs/operations.md. The
    paragraph before the code block begins with `heading`.
    """
    text = (REPOSITORY / "docs" / "operations.md").read_text()
    chapter = re.search(r"^## Backup and restore\n(.*?)(?=^## )", text, re.M | re.S)[1]
    [block] = re.findall(rf"^{re.escape(heading)}[^\n]*\n\n((?:    [^\n]*\n)+)", chapter, re.M)
    return [line[4:] for line in block.splitlines()]


class SQLite:
    """An SQLite file with the path from the document, within the test's folders."""

    name = "SQLite"

    def __init__(self, folder):
        self.folder = folder
        for name in ["var/lib/word-orchard", "backup"]:
            (folder / name).mkdir(parents=True)
        self.url = self.restored_url = f"sqlite:{folder}/var/lib/word-orchard/orchard.sqlite"

    def run(self, lines):
        script = "\n".join(lines).replace("/var/lib/", f"{self.folder}/var/lib/").replace("/backup/", f"{self.folder}/backup/")
        subprocess.run(["bash", "-euc", script], check=True)

    def stop(self):
        pass


class Served:
    """A PostgreSQL server. The commands in docs/operations.md find the PostgreSQL server by environment variables, with
    which operators may also set the server's address.
    """

    name = "PostgreSQL"

    def __init__(self, folder):
        self.folder = folder
        self.server = PostgreSQL()
        self.url = self.server.url
        self.restored_url = self.url.replace("/orchard?", "/orchard_restored?")

    def run(self, lines):
        environment = {**os.environ, "PGHOST": str(self.server.folder), "PGUSER": "orchard", "PATH": f"{programs()}:{os.environ['PATH']}"}
        subprocess.run(["bash", "-euc", "\n".join(lines)], check=True, cwd=self.folder, env=environment)

    def stop(self):
        self.server.stop()


@pytest.fixture(params=[SQLite, Served], ids=["sqlite", "postgresql"])
def database(request, tmp_path):
    database = request.param(tmp_path)
    yield database
    database.stop()


def test_a_backup_under_load_contains_all_earlier_acknowledged_events_and_devices_send_the_rest(database, tmp_path):
    load = Load(4)
    server = Server(tmp_path / "log", options=["--database", database.url])
    try:
        with load.at(server.port):
            load.goes_on()
            before = load.acknowledged()
            database.run(commands(f"{database.name}, while the server runs:"))
            load.goes_on()
    finally:
        server.kill()
    assert load.failures() == []
    database.run(commands(f"{database.name}, to restore"))
    server = Server(tmp_path / "log-restored", options=["--database", database.restored_url])
    try:
        for browser, least in zip(load.browsers, before):
            kept = browser.counters(server.port)
            assert kept == list(range(1, len(kept) + 1)) and least <= len(kept) < browser.acknowledged
            # In the first request, the browser sends only its new event, because the browser assumes that the server
            # has all earlier events. The response reports how many of the browser's earlier events are on the server,
            # which was restored from a backup.
            browser.written += 1
            head, _ = browser.sync(server.port, [browser.line(browser.written)], browser.written)
            [known] = head["have"]
            assert known["through"] == len(kept) and head["forks"] == []
            missing = [browser.line(counter) for counter in range(len(kept) + 1, browser.written)]
            head, _ = browser.sync(server.port, missing, browser.written)
            assert head["forks"] == [] and head["refused"] == []
            assert browser.counters(server.port) == list(range(1, browser.written + 1))
        assert json.loads(server.ask("/health")[2]) == {"status": "ok"}
    finally:
        assert server.stop() == 0
