"""Runs the real server and the real command as an operator runs them."""

import http.client
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from patience import PATIENCE

REPOSITORY = Path(__file__).resolve().parent.parent
sys.path.append(str(REPOSITORY / "Tools"))

import languages  # noqa: E402

# The codes of the languages whose words the games use.
LANGUAGES = [language.code for language in languages.languages(REPOSITORY / "Data")]
# The variable ORCHARD can name a program to use instead of the program of `make build`, with its data next to it.
PROGRAM = Path(os.environ.get("ORCHARD", REPOSITORY / ".build" / "release" / "orchard"))
DATA = PROGRAM.parent / "data" if "ORCHARD" in os.environ else REPOSITORY / ".build" / "data"

# Tests must not write to the user's data folder.
KEPT = tempfile.TemporaryDirectory()
os.environ["XDG_DATA_HOME"] = KEPT.name


def orchard(*arguments, timeout=60):
    """Runs a command until it ends."""
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=timeout)


def solve(letters, language, *options):
    """Returns the words that can be formed from the letters, the longest first, without the word that the letters themselves spell."""
    words = orchard("solve", letters, "--language", language, *options).stdout.split()
    return [word for word in words if word != letters]


class Server:
    """A games server in a separate process. `address` has no final slash."""

    def __init__(self, log, port=0, data=DATA, environment=None, program=PROGRAM, cwd=None, options=()):
        self.log = open(log, "wb")
        self.process = subprocess.Popen(
            [program, "serve", "--port", str(port), *(["--data", data] if data else []), *options], stdout=subprocess.PIPE, stderr=self.log,
            # The server's data is next to the log, so that the data and the log are deleted together.
            text=True, env={**os.environ, "XDG_DATA_HOME": str(Path(log).resolve().parent), **(environment or {})}, cwd=cwd,
        )
        line = self.process.stdout.readline()
        found = re.fullmatch(r"Word Orchard is at (http://127\.0\.0\.1:(\d+))/\n", line)
        if not found:
            self.kill()
            raise RuntimeError(f"the server said {line!r} and {Path(log).read_text()!r}")
        self.address = found[1]
        self.port = int(found[2])

    def ask(self, path, method="GET", body=None, **headers):
        """Sends one request; returns the status, the headers with lowercase names, and the body's bytes."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, names)
        response = connection.getresponse()
        # `getheader` joins all values of a header that occurs several times.
        answer = response.status, {name.lower(): response.getheader(name) for name, _ in response.getheaders()}, response.read()
        connection.close()
        return answer

    def operations(self):
        """Returns the port of the operations requests (such as `/metrics`), read from the server's log."""
        for _ in range(100 * PATIENCE):
            if found := re.search(r"address=http://127\.0\.0\.1:(\d+)/", Path(self.log.name).read_text()):
                return int(found[1])
            time.sleep(0.01)
        raise RuntimeError("the log does not say where the operations are")

    def stop(self, timeout=20):
        """Stops the server; returns its exit code."""
        self.process.terminate()
        return self.wait(timeout)

    def wait(self, timeout=20):
        try:
            return self.process.wait(timeout)
        finally:
            self.process.stdout.close()
            self.log.close()

    def kill(self):
        self.process.kill()
        return self.wait()


def chromium(whole=False):
    """Returns the path of the browser program: the value of `CHROMIUM`, or the headless shell if it is installed. The
    headless shell behaves like the full browser, but needs half the processor time. If `whole` is true, the function
    returns the full browser instead of the headless shell.
    """
    shell = None if whole or "HEADED" in os.environ else shutil.which("chromium-headless-shell")
    return os.environ.get("CHROMIUM") or shell or "/usr/bin/chromium"


def command_line(pid):
    """Returns the arguments with which a process was started, or an empty text if the process has ended."""
    try:
        with open(f"/proc/{pid}/cmdline") as file:
            return file.read().replace("\0", " ")
    except OSError:
        return ""
