"""A whole round with only the keyboard, and a whole round with only the accessibility tree: without styles, selectors or a pointer."""

import re

import pytest
from playwright.sync_api import expect

from player import banner, focused, wait_until
from sentences import sentence

TIER = "quick"


def tab_to(page, name, key="Tab", most=60):
    for _ in range(most):
        page.keyboard.press(key)
        if re.fullmatch(name, focused(page).split("\n")[0]):
            return
    raise AssertionError(f"{name} is not reached by {key}; the focus is at {focused(page)!r}")


@pytest.mark.full
def test_a_whole_round_can_be_played_by_keyboard_alone(page):
    page.goto("/find-words?language=en&root=sent")
    expect(page.get_by_role("heading", level=1)).to_have_text("sent")
    press, write = page.keyboard.press, page.keyboard.type
    # End the tutorial: move to the Skip button with Tab, and press Return.
    tab_to(page, "Skip")
    press("Enter")
    # Type one word with the tiles and another with its keys, and correct a refused word.
    for letter in "NET":
        tab_to(page, letter, key="Shift+Tab" if letter == "N" else "Tab", most=24)
        press("Space")
    tab_to(page, "Submit")
    press("Enter")
    finds = page.get_by_role("list", name="Found words").get_by_role("listitem")
    expect(finds).to_have_count(1)
    tab_to(page, "Enter your word", key="Shift+Tab")
    write("sett")
    press("Enter")
    expect(banner(page)).to_contain_text("There’s only one T in sent.")
    press("Backspace")
    press("Enter")
    expect(finds).to_have_count(2)
    write("nest")
    press("Enter")
    # Open a hint: its cell, then its price.
    tab_to(page, "Hints")
    press("Enter")
    expect(page.get_by_role("dialog", name="Hints")).to_be_visible()
    tab_to(page, "T, 3 letters: 1 word")
    press("Enter")
    tab_to(page, "Word 1: " + re.escape(sentence("en", "nextLetterPrice", now=3, then=2)))
    press("Space")
    expect(page.get_by_role("img", name="2 of 3 letters shown: T E")).to_be_visible()
    press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page) == "Hints"
    # Change a setting with the arrow keys.
    tab_to(page, "Settings", key="Shift+Tab")
    press("Enter")
    tab_to(page, "Off")
    press("ArrowRight")
    expect(page.get_by_role("radio", name="2 min")).to_be_checked()
    press("ArrowLeft")
    expect(page.get_by_role("radiogroup", name="Timer").get_by_role("radio", name="Off")).to_be_checked()
    press("Escape")
    assert focused(page) == "Settings"
    tab_to(page, "Enter your word")
    for word in ["ten", "nets", "tens"]:
        write(word)
        press("Enter")
    expect(banner(page)).to_contain_text("You found every common word!")
    # Open a word's page, and return to the word's row.
    tab_to(page, "tens.*")
    press("Enter")
    expect(page.get_by_role("dialog", name="tens")).to_be_visible()
    tab_to(page, "Save")
    press("Enter")
    press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page).startswith("tens")
    tab_to(page, "New word", key="Shift+Tab")
    press("Enter")
    tab_to(page, "Finish")
    press("Enter")
    expect(page.get_by_text("A full basket")).to_be_visible()
    tab_to(page, "New word")
    press("Enter")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("sent")
    expect(finds).to_have_count(0)
    # In the new round, letter keys type into the input field, whichever element has the focus.
    expect(page.get_by_text("8-letter word – English")).to_be_visible()
    write(page.get_by_role("heading", level=1).inner_text()[:2])
    press("Enter")
    expect(banner(page)).to_contain_text("Too short")


class Reader:
    """The page as a screen reader perceives it: roles, names and values from the browser's accessibility tree."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.session.send("DOM.enable")

    def tree(self):
        return self.session.send("Accessibility.getFullAXTree")["nodes"]

    def nodes(self):
        return [node for node in self.tree() if not node.get("ignored")]

    @staticmethod
    def role(node):
        return node.get("role", {}).get("value")

    @staticmethod
    def name(node):
        return node.get("name", {}).get("value", "")

    def all(self, role, name=r".*"):
        return [node for node in self.nodes() if self.role(node) == role and re.fullmatch(name, self.name(node), re.S)]

    def wait(self, role, name=r".*"):
        found = []

        def is_there():
            found.extend(self.all(role, name))
            return found

        try:
            wait_until(self.page, is_there)
        except TimeoutError:
            raise AssertionError(f"no {role} {name!r}; there are {sorted({self.name(each) for each in self.all(role)})}") from None
        return found[0]

    def object(self, node):
        return self.session.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})["object"]["objectId"]

    def act(self, role, name=r".*"):
        """Performs an element's default action, as a screen reader does."""
        call = {"objectId": self.object(self.wait(role, name)), "functionDeclaration": "function () { this.focus(); this.click() }"}
        self.session.send("Runtime.callFunctionOn", call)

    def type(self, name, text):
        self.session.send("DOM.focus", {"backendNodeId": self.wait("textbox", name)["backendDOMNodeId"]})
        self.session.send("Input.insertText", {"text": text})

    def text(self, node):
        """Returns all text in the node and its descendants."""
        nodes = {each["nodeId"]: each for each in self.tree()}

        def inside(each):
            if self.role(each) == "StaticText" and not each.get("ignored"):
                return [self.name(each)]
            return [text for child in each.get("childIds", []) if child in nodes for text in inside(nodes[child])]

        return " ".join(inside(nodes[node["nodeId"]])) if node["nodeId"] in nodes else ""

    def hears(self, text):
        """Waits until a live region contains the text."""

        def said():
            return [self.text(node) for node in self.all("status")]

        # A word of another language is a text of its own, so compare the texts without spaces.
        try:
            wait_until(self.page, lambda: any(text.replace(" ", "") in each.replace(" ", "") for each in said()))
        except TimeoutError:
            raise AssertionError(f"{text!r} is not said; said are {said()}") from None


@pytest.mark.full
def test_a_whole_round_can_be_played_with_the_accessibility_tree_alone(page):
    page.goto("/find-words?language=en&root=sent")
    reader = Reader(page)
    assert reader.name(reader.wait("heading", "sent")) == "sent"
    reader.wait("region", "Board")
    reader.act("button", "Skip")
    for letter in "NEST":
        reader.act("button", letter)
    assert reader.wait("textbox", "Enter your word")["value"]["value"] == "nest"
    reader.act("button", "Submit")
    reader.hears("nest all the letters! 4 letters, 8 points")
    assert reader.text(reader.wait("listitem")).startswith("nest")
    reader.type("Enter your word", "zest")
    reader.act("button", "Submit")
    reader.hears("There’s no Z in sent.")
    assert reader.wait("textbox", "Enter your word")["value"]["value"] == "zest"
    for _ in "zest":
        reader.act("button", "Delete")
    reader.type("Enter your word", "net")
    reader.act("button", "Submit")
    reader.hears("net 3 letters, 3 points")
    level = reader.wait("progressbar", "Level")
    assert level["value"]["value"] == 33
    assert reader.text(level).startswith("Leafy")
    # A live region announces the price of each hint, and then the hint itself.
    reader.act("button", "Hints")
    reader.wait("dialog", "Hints")
    reader.act("button", "S, 3 letters: 1 word")
    reader.hears("1 word")
    reader.act("button", "Word 1: " + re.escape(sentence("en", "nextLetterPrice", now=3, then=2)))
    reader.wait("image", "2 of 3 letters shown: S E")
    reader.hears("Word 1: S, E")
    reader.act("button", "Word 1: " + re.escape(sentence("en", "showWordPrice")))
    reader.act("button", "Close")
    assert [reader.text(each).split(" ")[0] for each in reader.all("listitem")][:3] == ["set", "net", "nest"]
    reader.act("button", "New word")
    reader.wait("dialog", "New word")
    reader.act("button", "Finish")
    reader.wait("dialog", "Finish this round\\?")
    reader.act("button", "Show the words")
    missed = reader.wait("list", "Missed words")
    # The list of missed words includes “set”, which hints have revealed completely.
    assert set(reader.text(missed).split()) >= {"nets", "tens", "set", "ten"}
    reader.act("button", "Save all")
    reader.hears("4 words saved.")
    reader.act("button", "New word")
    reader.wait("heading", "(?!sent$).*")
    reader.wait("textbox", "Enter your word")
