"""A PostgreSQL server for tests: an ordinary user runs it in a temporary folder, and clients reach it by a socket in that folder."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from patience import PATIENCE


def programs():
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: float(each.parts[-3]))
    if not found:
        raise RuntimeError("PostgreSQL is not installed, and this test runs on it: run 'make setup-tests'")
    return found[-1].parent


class PostgreSQL:
    """The attribute `url` is the address of a database of this server. The database is empty at first."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="orchard-pg-", dir="/tmp"))
        # PostgreSQL refuses to run as the user root.
        self.user = {"user": "nobody", "extra_groups": []} if os.getuid() == 0 else {}
        if self.user:
            shutil.chown(self.folder, "nobody")
        self.run("initdb", "-D", self.folder / "data", "-U", "orchard", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.process = subprocess.Popen(
            [programs() / "postgres", "-D", self.folder / "data", "-k", self.folder, "-c", "listen_addresses="], cwd="/tmp", stderr=subprocess.DEVNULL, **self.user
        )
        for _ in range(100 * PATIENCE):
            if subprocess.run([programs() / "pg_isready", "-q", "-h", self.folder]).returncode == 0:
                break
            time.sleep(0.05)
        self.run("createdb", "-h", self.folder, "-U", "orchard", "orchard")
        self.url = f"postgresql://orchard@/orchard?host={self.folder}"

    def run(self, program, *arguments):
        subprocess.run([programs() / program, *arguments], cwd="/tmp", check=True, capture_output=True, **self.user)

    def stop(self):
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
