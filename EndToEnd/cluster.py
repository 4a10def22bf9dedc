"""Two servers behind HAProxy with a separate PostgreSQL server, all on this machine, for `make cluster` and for tests."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from patience import PATIENCE
from postgresql import PostgreSQL
from server import PROGRAM, REPOSITORY, Server

CONFIGURATION = REPOSITORY / "deploy" / "haproxy.cfg"
# The names of the servers in HAProxy's configuration.
NAMES = ["one", "two"]


def until(what, condition):
    """Waits until a condition holds; `what` describes the condition."""
    deadline = time.monotonic() + PATIENCE
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise TimeoutError(f"in {PATIENCE} s it did not come about that {what}")
        time.sleep(0.01)
    return found


def haproxy():
    # A user's PATH may lack the folder /usr/sbin.
    found = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")
    if not found:
        raise RuntimeError("HAProxy is not installed: run 'make setup-tests'")
    return found


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


class Cluster:
    """`port` is the proxy's public port; if `port` is 0, the cluster uses a free port. A server keeps its ports when it
    is restarted.
    """

    def __init__(self, hostname="127.0.0.1", port=0, programs=(PROGRAM, PROGRAM)):
        # The folder's path is short, because the path of a socket has at most 107 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="orchard-cluster-", dir="/tmp"))
        self.database = None
        self.servers = [None, None]
        self.proxy = None
        # An IPv6 address in a URL needs brackets.
        self.hostname = f"[{hostname}]" if ":" in hostname else hostname
        self.port = port or free_port()
        self.starts = 0
        try:
            self.database = PostgreSQL()
            for number, program in enumerate(programs):
                self.start(number, program)
            self.start_proxy()
        except BaseException:
            self.close()
            raise

    @property
    def address(self):
        return f"http://{self.hostname}:{self.port}"

    # The servers are numbered 0 and 1.

    def start(self, number, program=PROGRAM):
        old = self.servers[number]
        port, operations = (old.port, old.operations()) if old else (0, 0)
        self.starts += 1
        self.servers[number] = Server(
            self.folder / f"log-{NAMES[number]}-{self.starts}", port=port, program=program,
            options=["--operations-port", str(operations), "--trusted-proxy", "127.0.0.1", "--database", self.database.url],
        )
        self.servers[number].operations()

    def kill(self, number):
        self.servers[number].kill()

    def stop(self, number):
        """Stops a server with SIGTERM; returns its exit code."""
        return self.servers[number].stop()

    def replace(self, number, program=PROGRAM):
        """Stops a server and starts another version of the program in its place, as docs/operations.md describes under
        "Upgrades".
        """
        self.tell(f"set server games/{NAMES[number]} state drain")
        until("the server has no request", lambda: self.state(number)["scur"] == "0")
        code = self.stop(number)
        self.start(number, program)
        self.tell(f"set server games/{NAMES[number]} state ready")
        self.wait_until_up(number)
        return code

    # HAProxy, the proxy in front of the servers.

    def start_proxy(self):
        one, two = self.servers
        self.proxy = subprocess.Popen(
            [haproxy(), "-db", "-f", CONFIGURATION], stdout=subprocess.DEVNULL, stderr=open(self.folder / "log-haproxy", "wb"),
            env={
                **os.environ, "ORCHARD_ADDRESS": f"{self.hostname}:{self.port}", "ORCHARD_ADMIN_SOCKET": str(self.folder / "admin.sock"),
                "ORCHARD_ONE": f"127.0.0.1:{one.port}", "ORCHARD_ONE_OPERATIONS": str(one.operations()),
                "ORCHARD_TWO": f"127.0.0.1:{two.port}", "ORCHARD_TWO_OPERATIONS": str(two.operations()),
            },
        )
        until(f"HAProxy answers at {self.address}; its log is {self.folder / 'log-haproxy'}", self.answers)
        for number in range(2):
            self.wait_until_up(number)

    def answers(self):
        if self.proxy.poll() is not None:
            raise RuntimeError(f"HAProxy has ended: {(self.folder / 'log-haproxy').read_text()}")
        try:
            return urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE).status == 200
        except (OSError, urllib.error.HTTPError):
            return False

    def tell(self, command):
        """Sends a command to HAProxy; returns its response."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(self.folder / "admin.sock"))
            line.sendall(command.encode() + b"\n")
            said = b""
            while part := line.recv(65536):
                said += part
        return said.decode()

    def state(self, number):
        """Returns the state that HAProxy reports for a server, keyed by column name."""
        head, *rows = self.tell("show stat").removeprefix("# ").splitlines()
        tables = [dict(zip(head.split(","), row.split(","))) for row in rows]
        [found] = [row for row in tables if row.get("pxname") == "games" and row["svname"] == NAMES[number]]
        return found

    def wait_until_up(self, number):
        until(f"HAProxy finds server {NAMES[number]} ready", lambda: self.state(number)["status"] == "UP" and self.state(number)["check_status"] == "L7OK")

    def close(self):
        """Stops all servers and removes the files."""
        if self.proxy:
            self.proxy.kill()
            self.proxy.wait(PATIENCE)
        for server in self.servers:
            if server and server.process.poll() is None:
                server.stop()
        if self.database:
            self.database.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
