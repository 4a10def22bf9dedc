"""Players who go on when a server does not, as pages do; for tests that stop servers under load."""

import json
import threading
from contextlib import contextmanager

from cluster import until
from test_kept import Browser


class SteadyBrowser(Browser):
    """What was sent without an answer is sent again."""

    def __init__(self, number):
        super().__init__(number)
        # What came in the place of an answer.
        self.failures = []

    def play(self, port, over):
        while not over.is_set():
            try:
                self.advance(port)
                # A limit would hold it up sooner or later.
                over.wait(0.05)
            except Exception as failure:
                # A limit says to wait, which is no failure.
                if not str(failure).startswith("429"):
                    self.failures.append(failure)
                over.wait(0.2)

    def counters(self, port):
        """The events that the server has, asked by somebody who has none."""
        _, lines = self.sync(port)
        return [json.loads(line)["counter"] for line in lines]


class Load:
    """So many players who play at a port, until it is over."""

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
        """Waits until each player has been told so many times more that something is kept."""
        before = self.acknowledged()
        until("all players go on", lambda: all(now >= then + events for now, then in zip(self.acknowledged(), before)))

    def failures(self):
        return [failure for browser in self.browsers for failure in browser.failures]

    def check(self, *ports):
        """Each of the servers has all that was acknowledged."""
        for browser in self.browsers:
            for port in ports:
                counters = browser.counters(port)
                assert counters == list(range(1, len(counters) + 1))
                # What was not acknowledged may be there.
                assert browser.acknowledged <= len(counters) <= browser.written
