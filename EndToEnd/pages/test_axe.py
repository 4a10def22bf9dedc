"""axe finds no violation on any screen, in the light and the dark theme and in high contrast."""

from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from axe import OF_STYLE, RULES, violations
from conftest import DESKTOP, PHONE
from guesser import open_round
from player import (
    button, close_sheet, end_round, expect_banner, field, find, finds, from_menu, guess, heading, kept, new_word, open_page,
    open_root, open_settings, press_item, root, say, scroll_list, search, vocabulary_rows, wait_until,
)

TIER = "full"


class Screens:
    """Checks the screens in the order in which a player reaches them, each in several looks (themes or high contrast).
    The first look is checked with all rules of axe, and the other looks only with the rules that depend on style.
    """

    def __init__(self, page, looks):
        self.page = page
        self.looks = looks
        self.violations = []

    def check(self, name):
        for look in self.looks:
            with in_look(self.page, look):
                rules = RULES if look == self.looks[0] else OF_STYLE
                self.violations += [f"{name}, {look}: {each}" for each in violations(self.page, rules)]


@contextmanager
def in_look(page, look):
    """Shows the page in the light theme, in the dark theme, or in high contrast as the player's setting does (`test_settings_kept.py`)."""
    page.emulate_media(color_scheme="dark" if look == "dark" else "light")
    if look != "contrast":
        yield
        return
    page.evaluate("document.documentElement.dataset.theme = 'contrast'")
    yield
    page.evaluate("delete document.documentElement.dataset.theme")


def loading(screens):
    page = screens.page
    held = []
    page.route("**/*.lexicon", lambda route: held.append(route))
    open_page(page)
    screens.check("loading")
    page.goto("about:blank")
    for route in held:
        route.abort()
    page.unroute("**/*.lexicon")


def tutorial(screens):
    page = screens.page
    open_page(page)
    root(page)
    for step in [1, 2, 3]:
        screens.check(f"tutorial {step}")
        button(page, say(page, "next" if step < 3 else "done")).click()
    screens.check("nothing found")


def game(screens):
    page = screens.page
    open_root(page, "en", "alarming")
    find(page, "ring", "main", "agnail", "marginal")
    screens.check("in a round")
    field(page).fill("alar")
    screens.check("typing")
    for text in ["sing", "gnil"]:
        guess(page, text)
        expect(page.get_by_role("main").get_by_role("status").locator(".banner")).to_be_visible()
        screens.check(f"refused {text}")
    button(page, "Add to my words").click()
    expect_banner(page, "Added to your words")
    screens.check("added")
    find(page, "alarm")
    screens.check("accepted")
    new_word(page)
    expect(button(page, "Undo")).to_be_visible()
    screens.check("put away")
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")


def sheets(screens):
    page = screens.page
    for name in ["Settings", "Hints", "New word", "Daily", "Finish"]:
        if name in ["Daily", "Finish"]:
            from_menu(page, name)
        else:
            button(page, name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        screens.check(name)
        if name == "Hints":
            page.get_by_role("table").get_by_role("button").first.click()
            page.get_by_role("dialog").get_by_role("button", name="Next letter").first.click()
            screens.check("a hint")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    finds(page).first.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    screens.check("word sheet")
    button(page, "Save").click()
    screens.check("saved word sheet")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    open_settings(page)
    button(page, "Watch the tree grow").click()
    screens.check("splash")
    button(page, "Close").click()


def end(screens):
    page = screens.page
    end_round(page)
    expect(page.get_by_text("Round over", exact=True)).to_be_visible()
    screens.check("over")
    page.locator("summary").click()
    screens.check("rarer words")
    button(page, "Save all").first.click()
    expect_banner(page, "Saved")
    screens.check("all saved")
    kept(page, "saved", 2)


def vocabulary(screens):
    page = screens.page
    open_page(page, "/vocabulary/es")
    expect(vocabulary_rows(page).first).to_be_visible()
    screens.check("list")
    first = vocabulary_rows(page).first.inner_text()
    scroll_list(page, 4000)
    expect(vocabulary_rows(page).first).not_to_have_text(first)
    screens.check("list, scrolled")
    page.get_by_role("navigation", name=say(page, "sections")).get_by_text("Ñ", exact=True).click()
    expect(page.get_by_role("link", name="ñame")).to_be_visible()
    screens.check("a section")
    search(page, "gato")
    expect(page.locator("mark").first).to_be_visible()
    screens.check("search")
    search(page, "canciom")
    expect(page.get_by_role("list", name=say(page, "nearestWords"))).to_be_visible()
    screens.check("nothing found, with the nearest")
    search(page, "qqqqqq")
    screens.check("nothing found")
    for path in ["/vocabulary/es/gato", "/vocabulary/en/ran", "/vocabulary/en/agnail"]:
        open_page(page, path)
        expect(button(page, "Save")).to_be_visible()
        screens.check(path)
    button(page, "Save").click()
    expect(button(page, "Save")).to_have_attribute("aria-pressed", "true")
    open_page(page, "/saved")
    screens.check("saved words")
    press_item(page, "removeAll")
    expect(page.get_by_role("dialog")).to_be_visible()
    screens.check("remove all")
    button(page, "Keep them").click()
    open_settings(page)
    screens.check("settings beside the game")
    close_sheet(page)


def lists(screens):
    page = screens.page
    open_page(page, "/lists")
    screens.check("no lists")
    open_page(page, "/lists/new")
    screens.check("import")
    page.get_by_role("textbox", name=say(page, "paste")).fill("apple\t蘋果\nalone\nring\t戒指\tWho is it?\t是誰？\n\t無字\n")
    button(page, say(page, "check")).click()
    expect(page.get_by_role("list", name=say(page, "badLinesTitle"))).to_be_visible()
    screens.check("import with bad lines")
    page.get_by_role("textbox", name=say(page, "listName")).fill("Lesson 1")
    button(page, say(page, "keepList")).click()
    expect(heading(page)).to_have_text("Lesson 1")
    screens.check("a list")
    search(page, "zzzzzz")
    screens.check("a list, nothing found")
    search(page, "")
    page.get_by_role("link", name="ring").click()
    expect(heading(page)).to_have_text("ring")
    screens.check("a word of a list")
    open_page(page, "/lists")
    screens.check("lists")
    open_page(page, "/lists/0000000000000f-1")
    screens.check("a list that is not here")


def apple_tree(screens):
    page = screens.page
    open_page(page, "/apple-tree?language=it&words=saved")
    expect(button(page, "Play with all words")).to_be_visible()
    screens.check("no word to guess")
    button(page, "Play with all words").click()
    expect(button(page, "Hint")).to_be_visible()
    for path in ["/apple-tree?challenge=abc", "/apple-tree?challenge=%F0%9F%8D%8E"]:
        open_page(page, path)
        expect(heading(page)).to_have_text("This link doesn’t work")
        screens.check(path)
    for word, letters in [("apple", "zpx"), ("orchard", "orchad"), ("pear", "xzqwvjk")]:
        open_round(page, word)
        screens.check(f"{word}, untouched")
        for letter in letters:
            page.keyboard.press(letter)
        if word == "apple":
            button(page, "Hint").click()
            expect(button(page, "Hint")).to_be_disabled()
        screens.check(f"{word}, {letters}")
    button(page, "Save").click()
    screens.check("lost and saved")
    for name in ["A friend’s word", "Statistics", "Settings", "See definition"]:
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        screens.check(f"Apple Tree: {name}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    button(page, "Play again").click()
    # The page ignores presses right after the beginning of a round, so repeat the press until the dialog is open.
    word = page.get_by_role("textbox", name="Word for your friend")
    wait_until(page, lambda: word.is_visible() or button(page, "Challenge a friend").click())
    word.fill("xyzzy")
    button(page, "Share the link").click()
    expect(page.get_by_role("alert").filter(has_text="isn’t in our")).to_be_visible()
    screens.check("no challenge")


def other_pages(screens):
    page = screens.page
    for path in ["/", "/statistics", "/profile", "/saved", "/vocabulary/es/canción", "/vocabulary/en/xyzzy", "/find-words?seed=x", "/find-words?root=xyzzyxyz"]:
        open_page(page, path)
        page.wait_for_load_state("networkidle")
        screens.check(path)
    open_page(page, "/saved")
    page.get_by_role("button", name="Remove").first.click()
    screens.check("removed")
    page.goto("/nowhere")
    screens.check("nowhere")


def board(screens):
    for part in [loading, tutorial, game, sheets, end]:
        part(screens)


def words(screens):
    vocabulary(screens)
    other_pages(screens)


@pytest.mark.parametrize("screens", [board, words, lists, apple_tree], ids=lambda screens: screens.__name__)
@pytest.mark.parametrize("device, looks", [(PHONE, ["light", "dark", "contrast"]), (DESKTOP, ["dark"])], ids=["phone", "desktop"])
def test_axe_finds_no_violation_on_any_screen(visit, device, looks, screens):
    visit.tolerate("404", "preload")
    page = visit(device)
    seen = Screens(page, looks)
    screens(seen)
    assert seen.violations == []
