"""Settings: kept after a reload."""

import pytest
from engines import expect
from player import button, choose, close_sheet, kept, open_new, open_page, open_settings, radio, ready, root, wait_until

TIER = "quick"


@pytest.mark.smoke
def test_settings_are_kept_over_a_reload(page):
    open_new(page)
    choose(page, "9 letters")
    open_settings(page)
    choose(page, "4 letters")
    choose(page, "Dark")
    page.get_by_role("switch", name="Sound").click(force=True)
    kept(page, "chose", 4)
    page.reload()
    ready(page)
    assert len(root(page)) == 9
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    open_settings(page)
    expect(radio(page, "4 letters")).to_be_checked()
    expect(radio(page, "Dark")).to_be_checked()
    expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()


def test_the_language_of_the_page_is_kept_over_a_reload(page):
    open_page(page)
    open_settings(page)
    choose(page, "Español", "Interface language")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    kept(page, "chose")
    page.reload()
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "es")


def expect_focus_on_settings(page):
    """Whether the window itself is in front depends on the desktop."""
    wait_until(page, lambda: page.evaluate("document.activeElement.ariaLabel") == "Settings")


def test_the_sheet_closes_with_escape_and_gives_the_focus_back(page):
    open_new(page)
    open_settings(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_focus_on_settings(page)
    open_settings(page)
    close_sheet(page)
    expect_focus_on_settings(page)


def test_the_settings_are_reached_from_a_page_that_the_server_makes(page):
    page.goto("/devices")
    page.get_by_role("link", name="Settings").click()
    ready(page)
    expect(page.get_by_role("dialog")).to_be_visible()
    choose(page, "Español", "Interface language")
    kept(page, "chose")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Tú")
    page.goto("/boards")
    expect(page.locator("html")).to_have_attribute("lang", "es")
