"""A visitor whose browser keeps its profile when it is closed, and a separate server, which the test can stop and restart with a newer build."""

import hashlib
import os
import shutil
import signal

import pytest

from patience import PATIENCE
from server import DATA, Server, chromium, command_line


class Home:
    def __init__(self, launch, folder):
        self.launch = launch
        self.folder = folder
        self.problems = []
        self.context = self.server = None
        self.servers = 0
        self.port = 0

    # The server

    def serve(self, data=DATA):
        """Starts the server, always at the same address."""
        self.lose()
        self.servers += 1
        self.server = Server(self.folder / f"log-{self.servers}", port=self.port, data=data)
        self.port = self.server.port

    def lose(self):
        """Stops the server, as if the network were down."""
        if self.server and self.server.process.poll() is None:
            self.server.kill()

    @property
    def requests(self):
        """Returns the paths that the server has received requests for since its start, in order."""
        log = (self.folder / f"log-{self.servers}").read_text()
        return [part.removeprefix("path=") for line in log.splitlines() for part in line.split() if part.startswith("path=")]

    # The browser

    def open(self, **options):
        """Starts the browser with the profile of the earlier visits; returns an empty page."""
        self.close()
        self.context = self.launch(
            self.folder / "profile", executable_path=chromium(), args=["--no-sandbox"], base_url=f"http://127.0.0.1:{self.port}",
            **{"locale": "en-US", "reduced_motion": "reduce", **options},
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.on("weberror", lambda each: self.problems.append(str(each.error)))
        return self.context.pages[0] if self.context.pages else self.context.new_page()

    def close(self):
        if self.context:
            self.context.close()
        self.context = None

    def kill(self):
        """Kills the browser, as a power cut would."""
        profile = self.folder / "profile"
        for pid in filter(str.isdigit, os.listdir("/proc")):
            if f"--user-data-dir={profile}" in command_line(pid) and "--type=" not in command_line(pid):
                os.kill(int(pid), signal.SIGKILL)
        try:
            self.context.close()
        except Exception:  # its browser is gone
            pass
        self.context = None
        for lock in profile.glob("Singleton*"):
            lock.unlink()


@pytest.fixture
def home(browser, tmp_path):
    home = Home(browser.browser_type.launch_persistent_context, tmp_path)
    home.serve()
    yield home
    home.close()
    home.lose()
    assert home.problems == []


@pytest.fixture
def newer(tmp_path):
    """Returns a copy of the data folder with a different style sheet, so that its build differs."""

    def newer(mark="newer", name="style"):
        folder = tmp_path / mark
        folder.mkdir()
        for each in DATA.iterdir():
            if each.name != "site":
                (folder / each.name).symlink_to(each)
        shutil.copytree(DATA / "site", folder / "site")
        [old] = [each for each in (folder / "site").glob(f"{name}.*") if each.suffix not in (".br", ".gz")]
        content = old.read_bytes() + f"/* {mark} */".encode()
        for each in (folder / "site").glob(f"{old.name}*"):
            each.unlink()
        stem, _, ending = old.name.split(".")
        (folder / "site" / f"{stem}.{hashlib.sha256(content).hexdigest()[:12]}.{ending}").write_bytes(content)
        return folder

    return newer
