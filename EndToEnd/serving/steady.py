"""Simulated players who, like the pages of the site, continue when a server fails. Tests use simulated players to keep
servers under load while the tests stop the servers.
"""

import json
import threading
from contextlib import contextmanager

from cluster import until
from test_kept import Browser


class SteadyBrowser(Browser):
    """A simulated browser that sends journal lines again if no response has confirmed them."""

    def __init__(self, number):
        super().__init__(number)
        # The errors that the browser received instead of responses.
        self.failures = []

    def play(self, port, over):
        while not over.is_set():
            try:
                self.advance(port)
                # Wait, so that the player stays below the rate limit of the server.
                over.wait(0.05)
            except Exception as failure:
                # A response 429 means that the player has reached the rate limit, which is not a failure.
                if not str(failure).startswith("429"):
                    self.failures.append(failure)
                over.wait(0.2)

    def counters(self, port):
        """Returns the counters of the events on the server, requested by a client that has no events."""
        _, lines = self.sync(port)
        return [json.loads(line)["counter"] for line in lines]


class Load:
    """A number of players who play at a port until they are stopped."""

    def __init__(self, players):
        self.browsers = [SteadyBrowser(number) for number in range(1, players + 1)]

    @contextmanager
    def at(self, port):
        over = threading.Event()
        threads = [threading.Thread(target=browser.play, args=(port, over)) for browser in self.browsers]
        for browser in self.browsers:
            browser.sync(port)
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            over.set()
            for thread in threads:
                thread.join()

    def acknowledged(self):
        return [browser.acknowledged for browser in self.browsers]

    def goes_on(self, events=3):
        """Waits until the server has acknowledged `events` further events of each player."""
        before = self.acknowledged()
        until("all players go on", lambda: all(now >= then + events for now, then in zip(self.acknowledged(), before)))

    def failures(self):
        return [failure for browser in self.browsers for failure in browser.failures]

    def check(self, *ports):
        """Checks that each server has all acknowledged events."""
        for browser in self.browsers:
            for port in ports:
                counters = browser.counters(port)
                assert counters == list(range(1, len(counters) + 1))
                # The server may also have stored events that it has not acknowledged.
                assert browser.acknowledged <= len(counters) <= browser.written
