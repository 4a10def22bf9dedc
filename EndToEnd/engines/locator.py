"""Locates elements again at each step of a test, and offers those parts of Playwright's interface that the page tests
need. Selectors and expectations have Playwright's syntax and meaning.
"""

import json
import time

from playwright._impl import _assertions, _locator
from playwright._impl._str_utils import escape_for_text_selector

from patience import PATIENCE

USABLE = ["visible", "enabled", "stable"]


class Finder:
    """The interface shared by a page and a locator."""

    def locator(self, selector, **filters):
        return self.inside(selector).filter(**filters)

    def get_by_role(self, role, **attributes):
        return self.inside(_locator.get_by_role_selector(role, **attributes))

    def get_by_label(self, text, exact=None):
        return self.inside(_locator.get_by_label_selector(text, exact=exact))

    def get_by_text(self, text, exact=None):
        return self.inside(_locator.get_by_text_selector(text, exact=exact))


class Locator(Finder):
    # Playwright's expectations read the attributes `_loop` and `_dispatcher_fiber` of a locator.
    _loop = _dispatcher_fiber = None

    def __init__(self, page, selector):
        self.page = page
        self.selector = selector

    def __repr__(self):
        return f"<{self.selector}>"

    def inside(self, selector):
        return Locator(self.page, f"{self.selector} >> {selector}")

    def filter(self, has=None, has_text=None):
        selector = self.selector
        if has_text is not None:
            selector += f" >> internal:has-text={escape_for_text_selector(has_text, exact=False)}"
        if has is not None:
            selector += f" >> internal:has={json.dumps(has.selector, ensure_ascii=False)}"
        return Locator(self.page, selector)

    def nth(self, place):
        return self.inside(f"nth={place}")

    @property
    def first(self):
        return self.nth(0)

    @property
    def last(self):
        return self.nth(-1)

    def all(self):
        return [self.nth(place) for place in range(self.count())]

    # Queries

    def evaluate_all(self, function, argument=None):
        return self.page.call("steps.find(argument.selector)", function, selector=self.selector, argument=argument)

    def evaluate(self, function, argument=None):
        until = time.monotonic() + PATIENCE
        while not self.count():
            if time.monotonic() > until:
                raise TimeoutError(f"{self}: there is no such element")
            time.sleep(0.05)
        return self.page.call("steps.one(argument.selector)", function, selector=self.selector, argument=argument)

    def count(self):
        return self.evaluate_all("(elements) => elements.length")

    def inner_text(self):
        return self.evaluate("(element) => element.innerText")

    def all_inner_texts(self):
        return self.evaluate_all("(elements) => elements.map((each) => each.innerText)")

    def all_text_contents(self):
        return self.evaluate_all("(elements) => elements.map((each) => each.textContent)")

    def get_attribute(self, name):
        return self.evaluate("(element, name) => element.getAttribute(name)", name)

    def input_value(self):
        return self.evaluate("(element) => element.value")

    def bounding_box(self):
        return self.evaluate("(element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height } }")

    def is_visible(self):
        return self.page.expect_once(self.selector, {"expression": "to.be.visible", "isNot": False})["matches"]

    def is_checked(self):
        return self.evaluate("(element) => element.checked")

    # Actions

    def wait_for(self, step, argument=None):
        """Repeats a step until it succeeds for this locator's element."""
        until = time.monotonic() + PATIENCE
        while True:
            answer = self.page.ask(f"return steps.{step}(argument.selector, argument.argument)", selector=self.selector, argument=argument)
            # Firefox returns no response for a page that is being replaced.
            trouble = answer.get("trouble") if answer is not None else "the page is being replaced"
            if not trouble:
                return answer
            if time.monotonic() > until:
                raise TimeoutError(f"{self}: {trouble}")
            time.sleep(0.05)

    def click(self, force=False):
        if force:
            self.page.press_at(**self.wait_for("place", [])["point"])
            return
        until = time.monotonic() + PATIENCE
        while True:
            point = self.wait_for("watched", USABLE)["point"]
            try:
                self.page.press_at(**point)
            except self.page.browser.interrupted:
                # The driver does not say whether the press has happened, so the code below asks the page.
                pass
            # If the page does not answer (`None`), the press has succeeded: the browser is loading another page.
            if self.page.ask("return steps.reached()") is not False:
                return
            if time.monotonic() > until:
                raise TimeoutError(f"{self}: it moves away from each press")

    def hover(self):
        self.page.point_at(**self.wait_for("place", USABLE)["point"])

    def check(self, force=False):
        if self.is_checked():
            return
        self.click(force)
        # Ask for the pressed element, because choosing an option may change the element's accessible name.
        until = time.monotonic() + PATIENCE
        while not self.page.ask("return steps.pressed().checked"):
            if time.monotonic() > until:
                raise TimeoutError(f"{self}: a press does not choose it")
            time.sleep(0.03)

    def focus(self):
        self.evaluate("(element) => element.focus()")

    def press(self, key):
        self.focus()
        self.page.keyboard.press(key)

    def fill(self, text):
        self.wait_for("select")
        self.page.keyboard.type(text) if text else self.page.keyboard.press("Delete")

    def set_input_files(self, files):
        folder = self.page.context.folder()
        paths = [folder / file["name"] for file in files]
        for path, file in zip(paths, files):
            path.write_bytes(file["buffer"])
        self.page.put_files(self.selector, [str(path) for path in paths])

    async def _expect(self, expression, options, title=None):
        until = time.monotonic() + options["timeout"] / 1000
        while True:
            result = self.page.expect_once(self.selector, {**options, "expression": expression})
            if result["matches"] != options["isNot"] or time.monotonic() > until:
                return result
            time.sleep(0.03)


class Expectation:
    """Offers Playwright's expectations of a locator, such as `to_be_visible`, as attributes with the same names."""

    def __init__(self, locator):
        self.assertions = _assertions.LocatorAssertions(locator, PATIENCE * 1000)

    def __getattr__(self, name):
        def expected(*values, **options):
            __tracebackhide__ = True
            # Playwright's expectations are coroutines. With the engines Firefox and WebKit, these coroutines never
            # suspend, so a single `send` runs a coroutine to its end.
            try:
                getattr(self.assertions, name)(*values, **options).send(None)
            except StopIteration:
                pass

        return expected
