"""A tab of a browser that is driven by WebDriver, with those parts of Playwright's `Page` that the page tests need."""

import re
import tempfile
import time
from pathlib import Path
from urllib.parse import urljoin

from playwright._impl._glob import glob_to_regex_pattern

from patience import PATIENCE

from .locator import Finder, Locator
from .script import given, running, setting_up

# Keys that type no text, with their WebDriver key codes.
KEYS = {
    "Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "Backspace": "\ue003", "Delete": "\ue017", "Space": " ", "Shift": "\ue008",
    "Control": "\ue009", "Alt": "\ue00a", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "End": "\ue010", "Home": "\ue011", "PageUp": "\ue00e", "PageDown": "\ue00f",
}


class Page(Finder):
    """A browser tab. The parameter `browser` is the driver of a browser engine. The driver provides the operations that
    differ between engines, such as `switch`, `goto`, `run` and `act`.
    """

    def __init__(self, browser, tab, context):
        self.browser = browser
        self.tab = tab
        self.context = context
        self.keyboard = Keyboard(self)

    def driver(self):
        """Returns the driver after switching to this tab."""
        self.browser.switch(self.tab)
        return self.browser

    def inside(self, selector):
        return Locator(self, selector)

    # Address

    @property
    def url(self):
        return self.insisted(lambda: self.driver().address())

    def goto(self, path):
        self.hear()
        self.driver().goto(urljoin(self.context.address, path))

    def reload(self):
        self.hear()
        self.driver().reload()

    def go_back(self):
        self.hear()
        self.driver().back()

    def go_forward(self):
        self.hear()
        self.driver().forward()

    def wait_for_url(self, glob):
        pattern = re.compile(glob_to_regex_pattern(glob))
        until = time.monotonic() + PATIENCE
        while not pattern.match(self.url):
            if time.monotonic() > until:
                raise TimeoutError(f"{self.url} is not {glob}")
            time.sleep(0.03)

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def set_viewport_size(self, size):
        wanted = [size["width"], size["height"]]
        until = time.monotonic() + PATIENCE
        self.driver().resize(*wanted)
        while (now := self.evaluate("[innerWidth, innerHeight]")) != wanted:
            if time.monotonic() > until:
                raise TimeoutError(f"the window has {now} instead of {wanted}")
            time.sleep(0.03)

    def bring_to_front(self):
        self.driver()

    def close(self):
        self.hear()
        self.driver().close_tab()
        self.context.pages.remove(self)

    # Scripts

    def ask(self, body, **argument):
        """Runs a script in the page after installing the functions of `steps.js` there. If the page is replaced
        meanwhile, the method runs the script again.
        """
        while True:
            answer = self.insisted(lambda: self.driver().run(running(body), argument))
            if not (isinstance(answer, dict) and answer.get("bare")):
                return answer
            self.insisted(lambda: self.driver().run(setting_up(), None))

    def insisted(self, question):
        """Repeats a query as long as the page is being replaced."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return question()
            except self.browser.gone:
                if time.monotonic() > until:
                    raise
                time.sleep(0.03)

    def call(self, subject, function, **argument):
        return self.ask(f"return {given(function)}({subject}, argument.argument)", **argument)

    def evaluate(self, function, argument=None):
        return self.ask(f"return {given(function)}(argument.argument)", argument=argument)

    def expect_once(self, selector, options):
        options = {name: [plain(each) for each in value] if name == "expectedText" else value for name, value in options.items()}
        # Firefox returns no response for a page that is being replaced.
        for _ in range(100):
            answer = self.ask("return steps.expect(argument.selector, argument.options)", selector=selector, options=plain(options))
            if answer is not None:
                return answer
            time.sleep(0.03)
        raise TimeoutError(f"the page gave no answer about {selector}")

    def hear(self):
        """Collects the page's errors before the tab leaves the page."""
        try:
            heard = self.driver().run(running("return steps.heard()"), None)
        except self.browser.gone:
            return
        if isinstance(heard, list):
            self.context.problems += heard

    # The mouse and files

    def point_at(self, x, y):
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport", "duration": 0}
        self.driver().act([mouse(move)])

    def press_at(self, x, y):
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport", "duration": 0}
        self.driver().act([mouse(move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})])

    def put_files(self, selector, paths):
        self.driver().put_files(running("return steps.one(argument.selector)"), {"selector": selector}, paths)


def mouse(*actions):
    return {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)}


def keys(actions):
    return {"type": "key", "id": "keyboard", "actions": actions}


def plain(options):
    """Returns the options without those whose value is None, because Playwright does not send such options either."""
    return {name: value for name, value in options.items() if value is not None}


class Keyboard:
    def __init__(self, page):
        self.page = page

    def press(self, key):
        *held, last = [KEYS.get(part, part) for part in (key.split("+") if len(key) > 1 else [key])]
        downs = [{"type": "keyDown", "value": each} for each in [*held, last]]
        ups = [{"type": "keyUp", "value": each} for each in [last, *reversed(held)]]
        self.act(downs + ups)

    def type(self, text):
        self.act([{"type": kind, "value": letter} for letter in text for kind in ["keyDown", "keyUp"]])

    def act(self, actions):
        """Performs the key actions. If the driver stops between two key actions, the method performs the key actions
        that the page has not received.
        """
        start = time.time() * 1000
        driver = self.page.driver()
        try:
            driver.act([keys(actions)])
        except driver.interrupted:
            heard = self.page.ask("return steps.keysSince(argument.start)", start=start)
            driver.act([keys(actions[heard:])])


class Context:
    """A visitor's browser profile: its tabs and their errors."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        self.pages = []
        self.problems = []
        self.folders = []

    def folder(self):
        """Returns a temporary folder for files that a test chooses in a page. The folder is not deleted at once,
        because a browser may read the chosen files late.
        """
        self.folders.append(tempfile.TemporaryDirectory())
        return Path(self.folders[-1].name)

    def new_page(self):
        page = Page(self.browser, self.browser.new_tab(self), self)
        self.pages.append(page)
        return page

    def close(self):
        try:
            for page in list(self.pages):
                page.hear()
            self.browser.end(self)
        except self.browser.died:
            self.browser.is_dead = True
            raise
        for folder in self.folders:
            folder.cleanup()
