"""The measured programs: the games' server with a separate database, and Hummingbird without the games."""

import atexit
import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "EndToEnd"))

from postgresql import PostgreSQL, programs  # noqa: E402
from server import PROGRAM, REPOSITORY, Server, orchard  # noqa: E402, F401

BARE = Path(os.environ.get("BARE_SERVER", REPOSITORY / ".build" / "release" / "BareServer"))


@contextlib.contextmanager
def folder():
    """Creates a folder on the disk that contains the repository, not in memory."""
    place = tempfile.mkdtemp(prefix="bench-", dir=REPOSITORY / ".build")
    try:
        yield Path(place)
    finally:
        shutil.rmtree(place, ignore_errors=True)


@contextlib.contextmanager
def bare():
    """Starts Hummingbird with one route, and yields its address."""
    with subprocess.Popen([BARE], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


class SQLiteFile:
    """An SQLite database in a file."""

    name = "SQLite"

    def __init__(self, place):
        self.path = place / "orchard.sqlite"
        self.url = f"sqlite:{self.path}"

    process = None

    def rows(self, query):
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            return database.execute(query).fetchall()

    def size(self):
        """Returns the number of bytes that the database uses, without gaps."""
        packed = self.path.with_suffix(".packed")
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            database.execute("VACUUM INTO ?", [str(packed)])
        try:
            return packed.stat().st_size
        finally:
            packed.unlink()

    def logged(self):
        """Returns 0, because the number of bytes written to the write-ahead log is unknown for SQLite."""
        return 0

    def stop(self):
        pass


class PostgreSQLServer:
    """A new database for one measurement, in a PostgreSQL server that is started for all measurements."""

    name = "PostgreSQL"
    server = None
    count = 0

    def __init__(self, _):
        if not PostgreSQLServer.server:
            PostgreSQLServer.server = PostgreSQL()
            atexit.register(PostgreSQLServer.server.stop)
        PostgreSQLServer.count += 1
        self.database = f"bench{self.count}"
        self.server.run("createdb", "-h", self.server.folder, "-U", "orchard", self.database)
        self.url = self.server.url.replace("/orchard?", f"/{self.database}?")
        self.process = self.server.process

    def rows(self, query):
        command = [programs() / "psql", "-h", self.server.folder, "-U", "orchard", "-d", self.database, "-AtqF", "\t", "-c", query]
        text = subprocess.run(command, check=True, capture_output=True, text=True, cwd="/tmp", **self.server.user).stdout
        return [tuple(int(field) if field.lstrip("-").isdigit() else field for field in row.split("\t")) for row in text.splitlines()]

    def size(self):
        """Returns the number of bytes that the database uses, without gaps."""
        self.rows("VACUUM FULL")
        return self.rows("SELECT pg_database_size(current_database())")[0][0]

    def logged(self):
        """Returns the number of bytes written to the write-ahead log so far, which a disk stores and a second server would receive."""
        return self.rows("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")[0][0]

    def stop(self):
        """Drops the database, so that the PostgreSQL server does no more work for it during the next measurement."""
        self.server.run("dropdb", "--force", "-h", self.server.folder, "-U", "orchard", self.database)
        self.server.run("psql", "-h", self.server.folder, "-U", "orchard", "-d", "orchard", "-c", "CHECKPOINT")


DATABASES = [SQLiteFile, PostgreSQLServer]


@contextlib.contextmanager
def games(kind=SQLiteFile):
    """Starts the games' server, and yields it with its database."""
    with folder() as place:
        database = kind(place)
        try:
            server = Server(place / "log", options=["--database", database.url, "--trusted-proxy", "127.0.0.1"])
            try:
                yield server, database
            finally:
                server.stop()
        finally:
            database.stop()
