"""Provides a test page in a real Chromium: Web/host.js and its modules, connected to a fake program. Each test sets the
responses of the fake program.

The fake program is an object that replaces the WebAssembly program; its responses are bytes in the format of
docs/formats/patches.md.
"""

import pathlib
import time

import pytest

from patience import PATIENCE
from player import NO_WORKERS

WEB = pathlib.Path(__file__).parent.parent / "Web"
ORIGIN = "https://orchard.test"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'"
)
FAKE = NO_WORKERS + """
window.fake = { ...window.fake, sent: [], answers: {}, allocated: 0, delay: 0 }
const memory = { buffer: new ArrayBuffer(1 << 20) }
const exports = {
  memory,
  malloc: (size) => (fake.allocated++, 1024),
  free: () => fake.allocated--,
  outbox: () => 65536,
  send(pointer, nameCount, textCount, at, minutesEast) {
    const text = (start, count) => new TextDecoder().decode(new Uint8Array(memory.buffer, start, count))
    const name = text(pointer, nameCount)
    fake.sent.push([name, text(pointer + nameCount, textCount), at, minutesEast])
    if (name === 'opened') fake.device = /^device=(.*)$/m.exec(fake.sent.at(-1)[1])[1]
    const answer = (fake.answers[name] ?? []).shift() ?? [0]
    if (answer === 'trap') throw new WebAssembly.RuntimeError('unreachable')
    memory.buffer = memory.buffer.slice(0)  // as when the memory grows
    new Uint8Array(memory.buffer).set(answer, 65536)
    return answer.length
  },
}
WebAssembly.instantiateStreaming = async (response) => {
  if (!(await response).ok) throw new Error('no program')
  if (fake.delay) await new Promise((go) => setTimeout(go, fake.delay))
  return { instance: { exports } }
}
"""


# Writes the binary format that docs/formats/patches.md describes.


def number(value):
    result = []
    while value >= 0x80:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    return [*result, value]


def text(value):
    return [*number(len(value.encode())), *value.encode()]


def node(value):
    """Returns the bytes that describe a document node in a patch. `value` is the text of a text node (a str), or the
    tuple (tag, attributes, *children) of an element.
    """
    if isinstance(value, str):
        return [1, *text(value)]
    tag, attributes, *children = value
    names = [byte for item in attributes.items() for part in item for byte in text(part)]
    inner = [byte for child in children for byte in node(child)]
    return [2, *text(tag), *number(len(attributes)), *names, *number(len(children)), *inner]


def enter(index):
    return [1, *number(index)]


LEAVE = [2]


def set_text(index, value):
    return [3, *number(index), *text(value)]


def set_attribute(name, value):
    return [4, *text(name), *text(value)]


def remove_attribute(name):
    return [5, *text(name)]


def insert(index, value):
    return [6, *number(index), *node(value)]


def remove(index):
    return [7, *number(index)]


def move(start, end):
    return [8, *number(start), *number(end)]


def replace(index, value):
    return [9, *number(index), *node(value)]


def outbox(*operations, effects=()):
    patch = [byte for operation in operations for byte in operation]
    return [*number(len(patch)), *patch, *(byte for effect in effects for byte in effect)]


def navigate(path, state="", how=0):
    return [5, *text(path), *text(state), *number(how)]


def set_aside(line):
    return [6, *text(line)]


def record(device, counter, line, care=0):
    return [7, *text(device), *number(counter), *text(line), *number(care)]


def compact(device, covered, line):
    return [8, *text(device), *number(covered), *text(line)]


BACK = [9]
RETRY = [16]
STRICT, TOLD = 1, 2  # values of `care`, which are added


STORED = """(name) => new Promise((resolve, reject) => {
  const request = indexedDB.open('word-orchard')
  request.onerror = () => reject(request.error)
  request.onsuccess = () => {
    const store = request.result.transaction(name).objectStore(name)
    const [keys, values] = [store.getAllKeys(), store.getAll()]
    values.onsuccess = () => {
      request.result.close()
      resolve(keys.result.map((key, index) => [key, values.result[index]]))
    }
  }
})"""


# The page of a test and its fake program.


class Stage:
    def __init__(self, page):
        self.page = page
        self.problems = []
        page.on("console", lambda message: self.problems.append(message.text) if message.type == "error" else None)

    def open(self, root='<main id="root"></main>', path="/", answers=None, files=None, ready=True):
        html = f"""<!doctype html><html lang="es"><head><meta charset="utf-8">
            <link rel="stylesheet" href="/style.css">
            <link data-file="browser.wasm" href="/assets/browser.wasm">
            <link data-file="en.lexicon" href="/assets/en.lexicon">
            <link data-file="gone.lexicon" href="/assets/gone.lexicon">
            <script type="module" src="/host.js"></script></head>
            <body><div id="page">{root}</div><button id="poke" data-press="poke">.</button>
            <p id="trouble" role="alert" hidden>Trouble <a href="/">Reload</a></p></body></html>"""
        served = {
            **{f"/{script.name}": (script.read_text(), "text/javascript") for script in WEB.glob("*.js")},
            "/style.css": ("dialog { width: 100px; height: 100px } li { height: 20px }", "text/css"),
            "/assets/browser.wasm": ("wasm", "application/wasm"),
            "/assets/en.lexicon": ("lexicon", "application/octet-stream"),
            **(files or {}),
        }

        def fulfill(route):
            address = route.request.url.removeprefix(ORIGIN).split("?")[0]
            if served.get(address):
                body, kind = served[address]
                route.fulfill(body=body, content_type=kind)
            elif address.startswith("/assets/") or address == "/favicon.ico":
                route.fulfill(status=404, body="")
            else:
                route.fulfill(body=html, content_type="text/html", headers={"content-security-policy": POLICY})

        self.page.route(f"{ORIGIN}/**", fulfill)
        self.page.add_init_script(FAKE)
        for name, answer in (answers or {}).items():
            self.page.add_init_script(f"fake.answers[{name!r}] = {answer!r}")
        self.page.goto(ORIGIN + path)
        if ready:
            self.wait("document.documentElement.dataset.ready === 'true'")
            self.page.evaluate("fake.sent = []")
        return self

    def answer(self, name, *operations, effects=()):
        self.page.evaluate(
            "([name, bytes]) => (fake.answers[name] ??= []).push(bytes)", [name, outbox(*operations, effects=effects)]
        )

    def apply(self, *operations, effects=()):
        """Applies the operations to the page, and discards the message that triggered them."""
        self.answer("poke", *operations, effects=effects)
        self.page.evaluate("document.getElementById('poke').click()")
        self.page.evaluate("fake.sent = fake.sent.filter(([name]) => name !== 'poke')")

    def wait(self, expression):
        """Playwright's own wait_for_function evaluates text within the page, which the page's content security policy forbids."""
        until = time.monotonic() + PATIENCE
        while not self.page.evaluate(expression):
            if time.monotonic() > until:
                raise TimeoutError(expression)
            self.page.wait_for_timeout(10)

    def tab(self, delay=0, later=0, **options):
        """Opens the same page in another tab of the same browser. The clock of the new tab is ahead by `later`
        milliseconds.
        """
        other = Stage(self.page.context.new_page())
        if later:
            other.page.add_init_script(f"const now = Date.now; Date.now = () => now() + {later}")
        other.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ fake.delay = {delay} }}, {{ capture: true }})")
        return other.open(**options)

    def reload(self):
        """Reloads the page; returns the journal lines of the message `opened` that follows."""
        self.page.reload()
        self.wait("document.documentElement.dataset.ready === 'true'")
        return self.opened

    @property
    def opened(self):
        """Returns the values of the first message, `opened`, by name. If the message contains stored journal lines, the
        result contains them under the name `journal`.
        """
        [(name, told), *_] = self.sent
        assert name == "opened"
        head, mark, lines = told.partition("\njournal")
        return {**dict(line.split("=", 1) for line in head.split("\n")), **({"journal": lines.split("\n")[1:]} if mark else {})}

    @property
    def device(self):
        """Returns the name of the device under which this tab records events."""
        return self.page.evaluate("fake.device")

    def record(self, *events, care=0):
        """Records events of this tab's device; each event is a pair of a counter and a line. The page receives all
        events in the response to one message.
        """
        self.apply(effects=[record(self.device, *event, care) for event in events])

    def stored(self, store):
        """Returns the content of a store of the database, by key."""
        return self.page.evaluate(STORED, store)

    @property
    def html(self):
        return self.page.evaluate("document.getElementById('page').innerHTML")

    @property
    def sent(self):
        """Returns the messages that the page has sent since the last call."""
        return [tuple(each[:2]) for each in self.page.evaluate("fake.sent.splice(0)")]


@pytest.fixture
def context_options():
    return {}


@pytest.fixture
def stage(browser, context_options):
    context = browser.new_context(**{"has_touch": True, "viewport": {"width": 400, "height": 800}, **context_options})
    stage = Stage(context.new_page())
    yield stage
    context.close()
