"""F23: settings are remembered, the sheet keeps the focus and gives it back, and the next visit is painted in the chosen look."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, DEVICES, PHONE, READERS
from player import (
    button, choose, close_sheet, find, heading, kept, open_new, open_root, open_settings, radio,
    ready, root, say, sheet, skip_tutorial, touch,
)

CHOICES = [  # group, choice
    ("gameLanguage", "italianAlone", {}), ("shortestWord", "minimumOption", {"count": 4}), ("timer", "minutesOption", {"count": 3}),
    ("roots", "rootsAll", {}), ("theme", "themeDark", {}),
]


def settle(page):
    """Until all that was chosen is stored."""
    page.wait_for_timeout(150)


@READERS
def test_F23_every_setting_is_remembered(visit, device, locale):
    page = visit(device, locale=locale)
    open_new(page)
    choose(page, say(page, "lengthOption", count=9))
    open_settings(page)
    for group, phrase, blanks in CHOICES:
        choose(page, say(page, phrase, **blanks), say(page, group))
    page.get_by_role("switch", name=say(page, "sound"), exact=True).uncheck()
    if device is PHONE:
        page.get_by_role("switch", name=say(page, "haptics"), exact=True).uncheck()
    settle(page)
    page.reload()
    ready(page)
    assert len(root(page)) == 9
    expect(radio(page, say(page, "lengthOption", count=9))).to_be_checked()
    expect(page.get_by_text(say(page, "caption", count=9, language=say(page, "italian")), exact=True)).to_be_visible()
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    open_settings(page)
    for group, phrase, blanks in CHOICES:
        place = page.get_by_role("radiogroup", name=say(page, group), exact=True)
        expect(radio(place, say(page, phrase, **blanks))).to_be_checked()
    expect(page.get_by_role("switch", name=say(page, "sound"), exact=True)).not_to_be_checked()
    expect(page.get_by_role("switch", name=say(page, "haptics"), exact=True)).not_to_be_checked()


THEMES = [("Light", "light"), ("Dark", "dark"), ("High contrast", "contrast"), ("System", None)]


def background(page):
    return page.evaluate("getComputedStyle(document.querySelector('.page')).color + getComputedStyle(document.querySelector('.tile > span')).color")


def test_F23_a_theme_counts_at_once_and_at_the_first_paint_of_the_next_visit(visit):
    page = visit(color_scheme="dark")
    open_new(page)
    looks = {}
    for name, attribute in THEMES:
        open_settings(page)
        choose(page, name)
        close_sheet(page)
        if attribute:
            expect(page.locator("html")).to_have_attribute("data-theme", attribute)
        else:
            expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
        settle(page)
        looks[name] = background(page)
        painted = page.request.get("/find-words").text()
        head = painted[: painted.index("<head")]
        assert (f'data-theme="{attribute}"' in head) if attribute else ("data-theme" not in head)
    assert looks["Light"] != looks["Dark"] and looks["System"] == looks["Dark"]
    assert len({looks["Light"], looks["Dark"], looks["High contrast"]}) == 3


def test_F23_the_first_paint_has_the_chosen_look_before_any_script(visit):
    page = visit()
    open_new(page)
    open_settings(page)
    choose(page, "Dark")
    choose(page, "Español", "Interface language")
    settle(page)
    dark = background(page)
    # The next visit, where no program arrives.
    visit.tolerate("Failed to load resource", "preload")
    page.route("**/*.js", lambda route: route.abort())
    page.goto("/find-words")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(heading(page)).to_have_text("Recogiendo una palabra")
    assert background(page) == dark


def test_F23_the_cookie_says_the_look_and_nothing_else(page):
    open_new(page)
    assert page.context.cookies() == []
    open_settings(page)
    choose(page, "Dark")
    choose(page, "한국어", "Interface language")
    settle(page)
    [cookie] = page.context.cookies()
    assert (cookie["name"], cookie["value"], cookie["sameSite"]) == ("word-orchard", "dark.ko", "Lax")


@DEVICES
@pytest.mark.parametrize("way", ["Escape", "button", "backdrop", "swipe"])
def test_F23_the_sheet_closes_and_gives_the_focus_back(visit, device, way):
    if way == "swipe" and device is DESKTOP:
        pytest.skip("a finger's way")
    page = visit(device)
    open_root(page, "en", "alarming")
    open_settings(page)
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "button":
        button(page, "Close").click()
    elif way == "backdrop":
        page.mouse.click(5, 5)
    else:
        box = sheet(page).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + 40
        touch(page, [(x, y), (x, y + 60), (x, y + 160)])
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button(page, "Settings")).to_be_focused()


def test_F23_all_sheets_keep_the_focus(page):
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    find(page, "ring")
    for name in ["Settings", "Hints", "Daily", "Give up"]:
        button(page, name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        for key in ["Tab"] * 4 + ["Shift+Tab"] * 8:
            page.keyboard.press(key)
            assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')"), name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button(page, name)).to_be_focused()


def test_F2_all_roots_can_be_chosen(page):
    open_new(page)
    open_settings(page)
    choose(page, "All words")
    close_sheet(page)
    seen = {root(page)}
    for _ in range(8):
        before = heading(page).inner_text()
        button(page, "New word").click()
        expect(heading(page)).not_to_have_text(before)
        seen.add(root(page))
    assert len(seen) == 9 and {len(each) for each in seen} == {8}


def test_F1_a_first_visit_and_what_it_remembers(visit):
    page = visit(locale="it-IT")
    assert len(open_new(page)) == 8
    choose(page, "7 lettere")
    assert len(root(page)) == 7
    kept(page, "chose")
    page.reload()
    ready(page)
    expect(radio(page, "7 lettere")).to_be_checked()
    assert len(root(page)) == 7
