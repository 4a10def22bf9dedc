"""axe finds no violation on any screen, by day, by night and in high contrast."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from player import (
    button, choose, close_sheet, expect_banner, field, find, finds, guess, heading, kept, open_page, open_root, open_settings, root, say,
)

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}


class Screens:
    """The screens in the order in which a player comes to them."""

    def __init__(self, page):
        self.page = page
        self.axe = Axe()
        self.violations = []

    def check(self, name):
        page = self.page
        page.evaluate("for (const each of document.getAnimations()) each.finish()")
        for violation in self.axe.run(page, options=RULES).response["violations"]:
            for node in violation["nodes"]:
                told = node["any"] + node["all"] + node["none"]
                self.violations.append(
                    f"{name}: {violation['id']}: {' '.join(map(str, node['target']))}: {told[0]['message'] if told else ''}"
                )


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


def tutorial(screens, theme):
    page = screens.page
    open_page(page)
    root(page)
    if theme:
        open_settings(page)
        choose(page, theme)
        close_sheet(page)
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
    screens.check("added")
    find(page, "alarm")
    screens.check("accepted")
    button(page, "New Word").click()
    expect(button(page, "Undo")).to_be_visible()
    screens.check("put away")
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")


def sheets(screens):
    page = screens.page
    for name in ["Settings", "Hints", "Daily", "Give Up"]:
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
    button(page, "Give Up").click()
    button(page, "Show the words").click()
    expect(page.get_by_text("Round over", exact=True)).to_be_visible()
    screens.check("over")
    page.locator("summary").click()
    screens.check("rarer words")
    button(page, "Save all").first.click()
    expect_banner(page, "Saved")
    screens.check("all saved")
    kept(page, "saved", 2)


def other_pages(screens):
    page = screens.page
    for path in ["/saved", "/vocabulary/es/canción", "/vocabulary/en/xyzzy", "/find-words?seed=x", "/find-words?root=xyzzyxyz"]:
        open_page(page, path)
        page.wait_for_timeout(100)
        screens.check(path)
    open_page(page, "/saved")
    page.get_by_role("button", name="Remove").first.click()
    screens.check("removed")
    page.goto("/nowhere")
    screens.check("nowhere")


LOOKS = [("light", "phone"), ("dark", "phone"), ("dark", "desktop"), ("contrast", "phone")]


@pytest.mark.parametrize("look, device", LOOKS, ids=[f"{look}-{device}" for look, device in LOOKS])
def test_axe_finds_nothing(visit, look, device):
    visit.tolerate("404", "preload")
    page = visit(PHONE if device == "phone" else DESKTOP, color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
    screens = Screens(page)
    loading(screens)
    tutorial(screens, "High contrast" if look == "contrast" else None)
    game(screens)
    sheets(screens)
    end(screens)
    other_pages(screens)
    assert screens.violations == []
