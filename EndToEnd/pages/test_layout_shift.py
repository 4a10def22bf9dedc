"""G6: the elements of a page do not move while the rest of the page loads.

The browser measures the shift (Layout Instability, W3C): for each frame, the fraction of the window in which an element
moved, times the distance of the movement. Each file that a page loads is held back until the previous frame has been
painted. Because the files are held back, the test checks every intermediate state of the page, however fast or busy the
machine is.
"""

import http.server
import threading
import time

import pytest

from conftest import DESKTOP, LOCALE_OF, PHONE
from player import NO_CHANCE, find, keep_list, open_import, open_root, paste, save_words

TIER = "full"

pytestmark = pytest.mark.moving

LIMIT = 0.01
# A game that a visitor has begun continues in the visitor's next visit, so each path of a game needs a new visitor. A
# visit to a page without a game stores nothing.
GAMES = ["/find-words", "/find-words?language=en&root=alarming", "/apple-tree", "/apple-tree?words=level-A1&language=en"]
OTHERS = [
    "/vocabulary/en", "/vocabulary/es", "/vocabulary/en/run", "/vocabulary/es/%C3%A1rbol", "/vocabulary/it/xyz", "/saved", "/lists",
    "/lists/new", "/lists/0000000000000a-1", "/licenses", "/", "/statistics", "/profile",
]
FILES = ["wasm", "lexicon", "tsv", "txt", "sentences"]

# The script ignores `hadRecentInput`, because resizing the test's window counts as input although the test presses
# nothing. The random numbers are fixed, so that the words and their lengths do not change from day to day.
WATCH = NO_CHANCE + """
window.shifts = []
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round)
const what = ({ node, previousRect, currentRect }) => `${node?.className ?? node?.data}: ${box(previousRect)} to ${box(currentRect)}`
const keep = (entries) => shifts.push(...entries.map(({ value, sources }) => [value, ...sources.map(what)]))
window.watch = new PerformanceObserver((list) => keep(list.getEntries()))
window.seen = () => { keep(watch.takeRecords()); return shifts }
watch.observe({ type: 'layout-shift', buffered: true })
"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
COMPLETE = "() => document.documentElement.dataset.ready === 'true' && !document.querySelector('[aria-busy=true]')"


def shifts(page, path):
    """Returns the elements that move while this page loads; the server sends its files one by one."""
    held = []
    for ending in FILES:
        page.route(f"**/*.{ending}", lambda route: held.append(route))
    page.goto(path)
    while held or not page.evaluate(COMPLETE):
        page.evaluate(PAINTED)
        if held:
            held.pop(0).continue_()
    page.evaluate(PAINTED)
    page.unroute_all(behavior="ignoreErrors")
    return page.evaluate("seen()")


def expect_stillness(page, path):
    seen = shifts(page, path)
    assert sum(value for value, *_ in seen) <= LIMIT, (path, seen)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("locale", LOCALE_OF.values())
def test_elements_keep_their_positions_while_a_page_loads(visit, device, locale):
    visit.tolerate("404")  # the page of an unknown word
    for paths in [*([each] for each in GAMES), OTHERS]:
        page = visit(device, locale=locale)
        page.add_init_script(WATCH)
        for path in paths:
            expect_stillness(page, path)
        page.context.close()


@pytest.mark.parametrize("device, locale", [(PHONE, "es-ES"), (DESKTOP, "en-US")], ids=["phone", "desktop"])
def test_elements_keep_their_positions_while_a_page_loads_for_a_returning_player(visit, device, locale):
    page = visit(device, locale=locale)
    open_root(page, "en", "alarming")
    find(page, "ring", "main")
    save_words(page, "en", "apple", "pear")
    open_import(page)
    paste(page, "plum\tciruela\nfig\thigo\n")
    keep_list(page, "Fruit")
    page.get_by_role("link", name="plum").first.wait_for()
    address = page.evaluate("location.pathname")
    page.add_init_script(WATCH)
    for path in ["/", "/statistics", "/profile", "/find-words", "/apple-tree", "/saved", "/lists", address, address + "/plum", "/vocabulary/en/apple"]:
        expect_stillness(page, path)


class Halves(http.server.BaseHTTPRequestHandler):
    """A proxy of the server that sends each page in two halves, the second half after a pause."""

    protocol_version = "HTTP/1.1"
    LATER = 0.7

    def do_GET(self):
        status, headers, body = self.server.ask(self.path, Accept_Language="en", Cookie=self.headers.get("Cookie", ""))
        self.send_response(status)
        for name in ["content-type", "content-length", "content-security-policy"]:
            if name in headers:
                self.send_header(name, headers[name])
        self.end_headers()
        middle = len(body) // 2 if headers.get("content-type", "").startswith("text/html") else 0
        self.wfile.write(body[:middle])
        time.sleep(self.LATER if middle else 0)
        self.wfile.write(body[middle:])

    def log_message(self, *_):
        pass


@pytest.fixture
def halves(ask):
    """Yields the address of a server whose pages arrive in two halves."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Halves)
    server.ask = ask
    threading.Thread(target=server.serve_forever).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_elements_keep_their_positions_when_the_html_of_a_page_arrives_in_two_halves(visit, device, halves):
    page = visit(device)
    page.add_init_script(WATCH)
    for path in ["/apple-tree", "/find-words"]:
        expect_stillness(page, halves + path)


def test_a_real_layout_shift_is_detected(visit):
    page = visit(PHONE)
    page.add_init_script(WATCH)
    assert shifts(page, "/licenses") == []
    page.evaluate("document.querySelector('h1').style.marginTop = '300px'")
    page.evaluate(PAINTED)
    assert sum(value for value, *_ in page.evaluate("seen()")) > LIMIT
