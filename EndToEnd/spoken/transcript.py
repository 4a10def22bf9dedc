"""Writes the transcript of a visit: the player's actions, and what a screen reader says after each action.

Roles, names, values and states come from the accessibility tree of the browser. The script `listen.js` records the announcements of live regions.
"""

import difflib
import os
import re
from pathlib import Path

from player import NO_CHANCE, wait_until

FOLDER = Path(__file__).resolve().parent
GOLDEN = FOLDER / "golden"
# The script that runs in each page before the page's own scripts.
LISTEN = NO_CHANCE + ";(() => {\n" + (FOLDER / "listen.js").read_text() + "\n})()"
# The time in milliseconds without a change after which a page counts as settled.
QUIET = 300

# The transcript's name of each role for which the engines have other names.
ROLES = {
    "DisclosureTriangle": "summary", "disclosuretriangle": "summary", "RootWebArea": "document", "image": "img", "StaticText": "text",
    "searchBox": "searchbox", "Section": "generic", "": "generic", "none": "generic",
}
# A month with its year, which depends on the date of the run.
MONTH = re.compile(r"\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b")
# The number of words in a vocabulary, which changes with the data.
COUNT = re.compile(r"\b\d{3,} words\b")
# A screen reader reads these containers when the focus enters them, if they have names.
CONTAINERS = {"dialog", "alertdialog", "radiogroup", "group", "navigation", "region", "table", "search", "form", "article"}
# A screen reader also reads the descriptions of these containers.
DESCRIBED = {"dialog", "alertdialog"}
VALUES = {"textbox", "searchbox", "combobox", "progressbar", "slider", "spinbutton"}


def plain(text):
    return re.sub(r"\s+", " ", text or "").strip()


def role_name(role):
    return ROLES.get(role, role)


def reader(engine):
    """Returns the reader of an engine's accessibility trees."""
    return FirefoxReader(engine) if hasattr(engine, "marionette") else ChromiumReader()


class ChromiumReader:
    """Reads Chromium's accessibility tree with the DevTools protocol."""

    def of(self, page):
        page.add_init_script(LISTEN)
        page.emulate_media(reduced_motion="reduce")
        session = page.context.new_cdp_session(page)
        session.send("Accessibility.enable")
        session.send("DOM.enable")
        return lambda: self.describe(session)

    def close(self):
        pass

    def describe(self, session):
        """Returns the role, name and states of the subject (`spoken.subject`), and the containers around it."""
        subject = session.send("Runtime.evaluate", {"expression": "spoken.subject"})["result"]["objectId"]
        key = session.send("DOM.describeNode", {"objectId": subject})["node"]["backendNodeId"]
        all = session.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {each["nodeId"]: each for each in all}
        node = next((each for each in all if each.get("backendDOMNodeId") == key and not each.get("ignored")), None)
        if node is None:
            return None
        around, outer = [], nodes.get(node.get("parentId"))
        while outer:
            if not outer.get("ignored"):
                texts = {key: outer.get(key, {}).get("value", "") for key in ["name", "description"]}
                around.append({**texts, "role": self.role(outer), "items": self.items(outer, nodes)})
            outer = nodes.get(outer.get("parentId"))
        found = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        states = {name: str(found[name]).lower() for name in ["checked", "pressed", "expanded"] if name in found}
        states |= {name: "true" for name in ["disabled", "required"] if found.get(name) is True}
        states |= {"invalid": "true"} if found.get("invalid", "false") != "false" else {}
        return {
            "role": self.role(node), "name": node.get("name", {}).get("value", ""), "description": node.get("description", {}).get("value", ""),
            "value": node.get("value", {}).get("value", ""), "level": found.get("level"), "states": states, "around": around,
            "items": self.items(node, nodes),
        }

    @staticmethod
    def role(node):
        return role_name(node.get("role", {}).get("value", ""))

    def items(self, node, nodes):
        """Returns the number of items in a list."""
        children = [nodes[each] for each in node.get("childIds", []) if each in nodes]
        return sum(1 if self.role(each) == "listitem" else 0 if self.role(each) == "list" else self.items(each, nodes) for each in children)


# Runs LISTEN in each page. The script runs in a sandbox with the page's own principal, so it shares the page's objects.
AT_START = """
    const script = `addEventListener('DOMWindowCreated', ({ target }) => {
      const window = target.defaultView
      if (!window || !target.location.href.startsWith('http')) return
      const sandbox = Cu.Sandbox(window, { sandboxPrototype: window, wantXrays: false, sameZoneAs: window })
      Cu.evalInSandbox(${JSON.stringify(arguments[0])}, sandbox)
    }, true)`
    window.listening = 'data:,' + encodeURIComponent(script)
    messageManager.loadFrameScript(window.listening, true)
"""
AT_END = "messageManager.removeDelayedFrameScript(window.listening)"
# Reads the subject in the accessibility tree of the page's process.
DESCRIBE = """
    const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService)
    const accessible = service.getAccessibleFor(window.wrappedJSObject.spoken.subject)
    if (!accessible) return null
    const role = (each) => each.computedARIARole || service.getStringRole(each.role)
    const children = (each) => Array.from({ length: each.childCount }, (_, place) => each.getChildAt(place))
    const items = (each) => children(each).reduce((sum, child) => sum + (role(child) === 'listitem' ? 1 : role(child) === 'list' ? 0 : items(child)), 0)
    const flags = {}, more = {}
    accessible.getState(flags, more)
    const list = service.getStringStates(flags.value, more.value)
    const states = Array.from({ length: list.length }, (_, place) => list.item(place))
    const attributes = {}
    for (const each of accessible.attributes?.enumerate() ?? []) attributes[each.key] = each.value
    const around = []
    for (let outer = accessible.parent; outer && outer.role !== Ci.nsIAccessibleRole.ROLE_DOCUMENT; outer = outer.parent) {
      around.push({ role: role(outer), name: outer.name ?? '', description: outer.description ?? '', items: items(outer) })
    }
    return {
      role: role(accessible), kind: service.getStringRole(accessible.role), name: accessible.name, description: accessible.description,
      value: accessible.value, flags: states, attributes, around, items: items(accessible),
    }
"""


class FirefoxReader:
    """Reads Firefox's accessibility tree with its accessibility service."""

    def __init__(self, engine):
        self.engine = engine
        engine.marionette.set_pref("ui.prefersReducedMotion", 1)
        # The sandbox has a `BigUint64Array` class of its own, but the program passes arrays of the page's class.
        engine.chrome(AT_START, "const { BigUint64Array } = window;" + LISTEN)

    def of(self, page):
        return lambda: page.insisted(lambda: self.describe(page))

    def close(self):
        self.engine.chrome(AT_END)
        self.engine.marionette.clear_pref("ui.prefersReducedMotion")

    def describe(self, page):
        found = page.driver().marionette.execute_script(DESCRIBE, sandbox="system", new_sandbox=True)
        if found is None:
            return None
        flags, kind, role = found["flags"], found["kind"], role_name(found["role"])
        states = {}
        if role in ("radio", "checkbox", "switch"):
            states["checked"] = "true" if "checked" in flags else "mixed" if "mixed" in flags else "false"
        if kind == "toggle button":
            states["pressed"] = "true" if "pressed" in flags else "false"
        if "expanded" in flags or "collapsed" in flags:
            states["expanded"] = "true" if "expanded" in flags else "false"
        for name, flag in [("disabled", "unavailable"), ("required", "required"), ("invalid", "invalid")]:
            if flag in flags:
                states[name] = "true"
        return {
            **found, "role": "summary" if kind == "summary" else role, "level": found["attributes"].get("level"), "states": states,
            "around": [{**each, "role": role_name(each["role"])} for each in found["around"]],
        }


SPOKEN_STATES = {
    ("checked", "true"): "checked", ("checked", "false"): "not checked", ("checked", "mixed"): "partly checked",
    ("pressed", "true"): "pressed", ("pressed", "false"): "not pressed", ("expanded", "true"): "expanded", ("expanded", "false"): "collapsed",
    ("disabled", "true"): "unavailable", ("required", "true"): "required", ("invalid", "true"): "invalid",
}


def count_of(items):
    return f", {items} item{'' if items == 1 else 's'}"


def container(each):
    """Returns what a screen reader says about a container, or None if it says nothing."""
    name = plain(each["name"])
    if each["role"] == "list":
        return ("list" + (f" “{name}”" if name else "") + count_of(each["items"]))
    if each["role"] not in CONTAINERS or not name:
        return None
    description = plain(each["description"]) if each["role"] in DESCRIBED else ""
    return f"{each['role']} “{name}”" + (f", described “{description}”" if description else "")


class Transcript:
    """The transcript of a visit. `describe` returns the entry of the accessibility tree for `spoken.subject`."""

    def __init__(self, page, describe):
        self.page = page
        self.describe = describe
        self.lines = []
        self.title = None
        self.around = []

    # The player's actions. Each action waits for the condition `until`, and then until the page has settled.

    def go(self, path, until=None):
        self.write(f"go to {path}")
        self.page.goto(path)
        self.around = []
        self.listen(until)

    def press(self, locator, key="Enter", until=None):
        """Moves the focus to an element and presses a key there."""
        self.write(f"press: {self.element(locator)}" + ("" if key == "Enter" else f" with {key}"))
        locator.focus()
        self.page.evaluate("spoken.titleAtFocus = null; null")
        self.page.keyboard.press(key)
        self.listen(until)

    def key(self, *keys, until=None):
        """Presses keys where the focus is."""
        self.write(f"key: {' '.join(keys)}")
        for key in keys:
            self.page.keyboard.press(key)
        self.listen(until)

    def type(self, text, key="Enter", slowly=False, until=None):
        """Types a text where the focus is, and then presses a key. If `slowly` is true, waits after each letter until the page has settled."""
        self.write(f"type: “{text}”" + (f" {key}" if key else ""))
        for part in text if slowly else [text]:
            self.page.keyboard.type(part)
            if slowly:
                self.settle()
        if key:
            self.page.keyboard.press(key)
        self.listen(until)

    def move(self, locator, until=None):
        """Moves the focus to an element."""
        self.write("move the focus")
        locator.focus()
        self.listen(until)

    def back(self, until=None):
        self.write("the browser’s Back")
        self.page.go_back()
        self.listen(until)

    def read(self, locator):
        """Reads an element and its text."""
        self.write(f"read: {self.element(locator)}")
        for text in locator.evaluate("(element) => element.matches('ul, ol, [role=list]') ? [...element.children].map(spoken.text) : [spoken.text(element)]"):
            if text:
                self.write(f"  “{text}”")

    # The screen reader

    def write(self, line):
        line = COUNT.sub("<count> words", MONTH.sub("<this month>", line))
        self.lines.append(line)
        print(line)  # pytest shows the transcript of a visit that fails

    def settle(self):
        quiet = f"document.documentElement.dataset.ready === 'true' && !document.querySelector('[aria-busy=true]') && performance.now() - window.spoken.changed > {QUIET}"
        wait_until(self.page, lambda: self.page.evaluate(quiet))

    def listen(self, until=None):
        """Writes the title, the focus and the announcements after an action."""
        if until:
            wait_until(self.page, until)
        self.settle()
        title, title_then, said = self.page.evaluate("[document.title, spoken.titleAtFocus, spoken.said.splice(0)]")
        if title != self.title:
            self.write(f"  title: {title}")
        self.title = title
        self.page.evaluate("spoken.subject = document.activeElement ?? document.body; null")
        self.write(f"  focus: {self.subject(is_focus=True)}")
        if title_then not in (None, title):
            self.write(f"  the title was still “{title_then}” when the focus moved")
        self.page.evaluate("spoken.titleAtFocus = null; null")
        for each in said:
            if each["isNew"] and each["isBehind"]:
                continue  # no screen reader notices such a region
            notes = [each["live"]] if each["live"] != "polite" else []
            notes += ["new region"] if each["isNew"] else []
            notes += ["behind the dialog"] if each["isBehind"] else []
            self.write(f"  said: “{each['words']}”" + (f" ({', '.join(notes)})" if notes else ""))

    def element(self, locator):
        locator.evaluate("(element) => { spoken.subject = element }")
        return self.subject()

    def found(self):
        """Returns the subject's entry as soon as the browser has built its accessibility tree."""
        found = []
        try:
            wait_until(self.page, lambda: found.append(self.describe()) or found[-1])
        except TimeoutError:
            return None
        return found[-1]

    def subject(self, is_focus=False):
        """Returns a screen reader's description of the subject. If `is_focus` is true, the description begins with the containers that the focus has entered."""
        facts = self.page.evaluate("spoken.facts()")
        if facts["tag"] == "body":
            self.around = []
            return "nowhere (body)"
        found = self.found()
        if found is None:
            return f"nothing in the accessibility tree ({facts['tag']})"
        text = found["role"]
        if found["role"] == "heading" and found["level"]:
            text += f" level {found['level']}"
        if name := plain(found["name"]):
            text += f" “{name}”"
        text += f" ({facts['language']})" if facts["language"] else ""
        text += count_of(found["items"]) if found["role"] == "list" else ""
        if found["role"] in VALUES and (value := plain(str(found["value"] or ""))):
            # Firefox's tree has the value in the capitals of the page's styles.
            text += f", value “{facts['value'] if facts['value'].lower() == value.lower() else value}”"
        # In Firefox's tree, an empty required field is invalid from the beginning.
        if facts["isRequiredAlone"]:
            found["states"].pop("invalid", None)
        text += "".join(f", {SPOKEN_STATES.get(each, ' '.join(each))}" for each in found["states"].items())
        text += f", current {facts['current']}" if facts["current"] else ""
        text += f", {facts['place']}" if facts["place"] else ""
        if description := plain(found["description"]):
            text += f", described “{description}”"
        if is_focus:
            around = [spoken for each in reversed(found["around"]) if (spoken := container(each))]
            entered = [each for each in around if each not in self.around]
            self.around = around
            text = " > ".join([*entered, text])
        return text

    # The golden file

    def compare(self, name):
        """Compares the transcript with its golden file. The variable WRITE_SPOKEN makes the method write the file instead."""
        file = GOLDEN / f"{name}.txt"
        text = "\n".join(self.lines) + "\n"
        if os.environ.get("WRITE_SPOKEN"):
            GOLDEN.mkdir(exist_ok=True)
            file.write_text(text)
            return
        golden = file.read_text() if file.exists() else ""
        difference = difflib.unified_diff(golden.splitlines(), text.splitlines(), f"golden/{name}.txt", "heard now", lineterm="")
        assert golden == text, "\n" + "\n".join(difference)
