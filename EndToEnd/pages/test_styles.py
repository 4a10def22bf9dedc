"""A first visit to Find Words loads the styles of the other pages at the first input, and no page is ever shown without its styles."""

import re

from playwright.sync_api import expect

from player import heading, open_page

TIER = "quick"
LOADED = "name => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name))"


def test_the_styles_of_other_pages_are_loaded_at_the_first_input_on_find_words(page):
    open_page(page, "/find-words?language=en&root=alarming")
    assert not page.evaluate(LOADED, "/other-pages.")
    page.keyboard.press("Shift")
    page.wait_for_function(LOADED, arg="/other-pages.")
    page.get_by_role("navigation").get_by_role("link", name="Apple Tree").click()
    expect(page.get_by_role("main")).to_have_css("opacity", "1")
    assert page.evaluate("document.styleSheets.length") == 2


def test_a_page_that_is_opened_before_its_styles_stays_hidden_until_they_are_loaded(page):
    held = []
    page.route(re.compile(r"/other-pages\."), lambda route: held.append(route))
    open_page(page, "/find-words?language=en&root=alarming")
    page.get_by_role("navigation").get_by_role("link", name="Apple Tree").click()
    expect(page).to_have_url(re.compile("/apple-tree"))
    expect(page.get_by_role("main")).to_have_css("opacity", "0")
    held[0].continue_()
    expect(page.get_by_role("main")).to_have_css("opacity", "1")


def test_a_page_whose_styles_fail_to_load_is_shown_and_the_next_input_loads_them_again(visit):
    visit.tolerate("Failed to load resource")
    page = visit()
    page.route(re.compile(r"/other-pages\."), lambda route: route.abort())
    open_page(page, "/find-words?language=en&root=alarming")
    page.get_by_role("navigation").get_by_role("link", name="Apple Tree").click()
    expect(page).to_have_url(re.compile("/apple-tree"))
    expect(page.get_by_role("main")).to_have_css("opacity", "1")
    page.unroute(re.compile(r"/other-pages\."))
    page.keyboard.press("Shift")
    page.wait_for_function("document.styleSheets.length === 2")


def test_other_pages_contain_all_styles_from_the_start(page):
    for path in ["/", "/apple-tree", "/vocabulary/en", "/profile", "/vocabulary/en/apple"]:
        open_page(page, path)
        assert page.evaluate(LOADED, "/other-pages."), path
        assert heading(page)
