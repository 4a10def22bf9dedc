"""Settings are kept after a reload."""

import pytest
from engines import expect
from player import (
    button, choose, close_sheet, kept, open_menu, open_new, open_page, open_settings, radio, ready, root, wait_until,
)

TIER = "quick"


@pytest.mark.smoke
def test_settings_are_kept_after_a_reload(page):
    open_new(page)
    open_menu(page)
    choose(page, "9 letters")
    close_sheet(page)
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


def test_the_language_of_the_page_is_kept_after_a_reload(page):
    open_page(page)
    open_settings(page)
    choose(page, "Español", "Interface language")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    kept(page, "chose")
    page.reload()
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "es")


def expect_focus_on_settings(page):
    """Expects that the Settings button has the focus within the page. The desktop decides whether the window itself is
    in front, so the test does not check the focus of the window.
    """
    wait_until(page, lambda: page.evaluate("document.activeElement.ariaLabel") == "Settings")


def test_escape_closes_the_settings_dialog_and_returns_the_focus(page):
    open_new(page)
    open_settings(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_focus_on_settings(page)
    open_settings(page)
    close_sheet(page)
    expect_focus_on_settings(page)


def test_a_server_rendered_page_links_to_the_settings(page):
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
