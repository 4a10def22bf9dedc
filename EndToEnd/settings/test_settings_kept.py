"""F23: the next visit is rendered in the chosen theme and contrast. Tests/PlayTests/Settings tests all other stored
settings, and everywhere/test_settings.py tests stored settings after a reload in each engine.
"""

import pytest
from playwright.sync_api import expect

from player import STILL, choose, close_sheet, heading, kept, open_new, open_settings, wait_until

TIER = "quick"

THEMES = [("Light", "light"), ("Dark", "dark"), ("High contrast", "contrast"), ("System", None)]


def background(page):
    return page.evaluate(
        "() => {" + STILL + """
          return getComputedStyle(document.querySelector('.page')).color + getComputedStyle(document.querySelector('.tile > span')).color
        }"""
    )


def cookie(page):
    """Returns the name, the value and the SameSite attribute of each cookie."""
    return [(each["name"], each["value"], each["sameSite"]) for each in page.context.cookies()]


@pytest.mark.full
def test_F23_a_theme_applies_immediately_and_at_the_first_paint_of_the_next_visit(visit):
    page = visit(color_scheme="dark")
    open_new(page)
    looks = {}
    for count, (name, attribute) in enumerate(THEMES, start=1):
        open_settings(page)
        choose(page, name)
        close_sheet(page)
        if attribute:
            expect(page.locator("html")).to_have_attribute("data-theme", attribute)
        else:
            expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
        kept(page, "chose", count)
        looks[name] = background(page)
        painted = page.request.get("/find-words").text()
        head = painted[: painted.index("<head")]
        assert (f'data-theme="{attribute}"' in head) if attribute else ("data-theme" not in head)
    assert looks["Light"] != looks["Dark"] and looks["System"] == looks["Dark"]
    assert len({looks["Light"], looks["Dark"], looks["High contrast"]}) == 3


def test_F23_the_first_paint_has_the_chosen_theme_and_contrast_before_any_script(visit):
    page = visit()
    open_new(page)
    assert cookie(page) == []
    open_settings(page)
    choose(page, "Dark")
    choose(page, "Español", "Interface language")
    # The cookie contains only the theme and the language.
    wait_until(page, lambda: cookie(page) == [("word-orchard", "dark.es", "Lax")])
    dark = background(page)
    # Open the page again, and block its scripts, so that the program does not start.
    visit.tolerate("Failed to load resource", "preload")
    page.route("**/*.js", lambda route: route.abort())
    page.goto("/find-words")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(heading(page)).to_have_text("Eligiendo una palabra")
    assert background(page) == dark
