"""One server and one browser for all tests; each test gets new visitors. If a page logs an error to its console, its test fails."""

import os

import pytest
from playwright.sync_api import expect, sync_playwright

import stacks
from engines import NAMES
from patience import PATIENCE
from player import NO_WORKERS
from server import Server, chromium

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}

# Tests of the layout run on a phone and on a desktop, and in two languages. Tests/PlayTests tests the texts of each
# language.
DEVICES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
LOCALES = pytest.mark.parametrize("locale", ["en-US", "es-ES"])
READERS = pytest.mark.parametrize("device, locale", [(PHONE, "en-US"), (DESKTOP, "es-ES")], ids=["phone", "desktop"])
PLAYERS = pytest.mark.parametrize(
    "device, locale, language", [(PHONE, "en-US", "en"), (DESKTOP, "es-ES", "es")], ids=["phone", "desktop"]
)

# The browser's locale for each interface language.
LOCALE_OF = {"en": "en-US", "es": "es-ES", "it": "it-IT", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN", "ko": "ko-KR"}

# With this setting, tests can also delay the requests of service workers.
os.environ["PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS"] = "1"

stacks.lighten()

expect.set_options(timeout=1000 * PATIENCE)


# Each test file sets the constant TIER to the tier of its tests. If a single test belongs to a different tier than its
# file, the test is marked with the name of its tier. `quick` tests run for each change (`make test`) in Chromium, and
# in all engines if they are marked `smoke`. `make test-all` runs the tests of both tiers.
TIERS = ["quick", "full"]


def pytest_addoption(parser):
    parser.addoption("--tier", choices=["quick", "rest"], help="the tests of `make test`, or the others; else all")
    parser.addoption("--engine", choices=NAMES, help="the one engine to test; else all three")


def pytest_configure(config):
    config.addinivalue_line("markers", "quick: runs on each change, though its file's tier is full")
    config.addinivalue_line("markers", "full: does not run on each change, though its file's tier is quick")
    config.addinivalue_line("markers", "smoke: runs on each change in all engines, not in Chromium alone")
    config.addinivalue_line("markers", "timed: asserts a time by the clock, so nothing else may run beside it")
    config.addinivalue_line("markers", "moving: asks about movement, so its visitors have not asked for less; those of most tests have, which costs less")
    for module in ["mozinfo", "mozrunner"]:
        config.addinivalue_line("filterwarnings", f"ignore::DeprecationWarning:{module}")


def pytest_collection_modifyitems(config, items):
    tier, engine = config.getoption("tier"), config.getoption("engine")

    def is_wanted(item):
        # A test that does not use the fixture `engine` runs only in Chromium.
        if engine not in (None, "chromium") and "engine" not in item.fixturenames:
            return False
        return tier is None or is_quick(item) == (tier == "quick")

    wanted = [each for each in items if is_wanted(each)]
    config.hook.pytest_deselected(items=[each for each in items if each not in wanted])
    items[:] = wanted


def is_quick(item):
    """Returns whether the test belongs to the quick tests, which run for each change."""
    tier = next((mark.name for mark in item.iter_markers() if mark.name in TIERS), getattr(item.module, "TIER", None))
    if tier not in TIERS:
        raise pytest.UsageError(f"{item.path}: TIER is {tier!r}; it must be one of {TIERS}")
    if tier == "full" or item.get_closest_marker("timed"):
        return False
    engine = item.callspec.params.get("engine") if hasattr(item, "callspec") else None
    return engine in (None, "chromium") or item.get_closest_marker("smoke") is not None


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("server") / "log")
    yield server
    server.stop()


@pytest.fixture
def serve(tmp_path):
    """Returns a function that starts a server for one test."""
    servers = []

    def serve(**options):
        server = Server(tmp_path / f"log-{len(servers)}", **options)
        servers.append(server)
        return server

    yield serve
    for server in servers:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def ask(server):
    return server.ask


@pytest.fixture(scope="session")
def launched():
    """Launches a browser by its program; a second call with the same program returns the same browser."""
    with sync_playwright() as playwright:
        browsers = {}

        def launched(program):
            if program not in browsers:
                # A page of a test is so short-lived that a second, optimising compilation would cost more than it
                # saves.
                flags = [] if program == chromium(whole=True) else ["--js-flags=--no-wasm-tier-up"]
                browsers[program] = playwright.chromium.launch(
                    executable_path=program,
                    args=["--no-sandbox", *flags],
                    headless="HEADED" not in os.environ,
                    slow_mo=int(os.environ.get("SLOW", "0")),
                )
            return browsers[program]

        yield launched
        for browser in browsers.values():
            browser.close()


@pytest.fixture
def browser(request, launched):
    return launched(chromium(whole=request.node.get_closest_marker("timed") is not None))


class Visitors:
    """Opens pages, each in a new browser profile, and records their console messages."""

    # The scripts that run before each page's own scripts.
    scripts = [NO_WORKERS]

    def __init__(self, browser, address, motion="reduce"):
        self.browser = browser
        self.motion = motion
        self.address = address
        self.contexts = []
        self.problems = []
        self.tolerated = []

    def __call__(self, device=DESKTOP, locale="en-US", **options):
        context = self.browser.new_context(base_url=self.address, locale=locale, **{"reduced_motion": self.motion, **device, **options})
        self.contexts.append(context)
        context.set_default_timeout(1000 * PATIENCE)
        for script in self.scripts:
            context.add_init_script(script)
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.problems.append(f"uncaught: {error}"))
        return page

    def hear(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def tolerate(self, *texts):
        """Allows the given console messages, for tests that break something on purpose."""
        self.tolerated += texts

    def unexpected(self):
        return [each for each in self.problems if not any(text in each for text in self.tolerated)]


@pytest.fixture
def visit(request, browser, server):
    moves = any(request.node.get_closest_marker(each) for each in ["moving", "timed"])
    visitors = Visitors(browser, server.address, "no-preference" if moves else "reduce")
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert visitors.unexpected() == []


@pytest.fixture
def page(visit):
    """A page of an English-speaking reader on a desktop."""
    return visit()


@pytest.fixture
def phone(visit):
    return visit(PHONE)
