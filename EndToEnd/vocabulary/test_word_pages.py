"""F14: a word's page, in a dialog over the game and at its own address. Tests/PlayTests/WordPage tests the page's content and links."""

import pytest
from playwright.sync_api import expect

from player import button, find, finds, found_words, heading, open_page, open_root, ready, root, say, sheet, skip_tutorial

TIER = "quick"


# The tests in everywhere/test_words.py also use the next two functions.


def news(page):
    return page.get_by_role("status").filter(has_text=say(page, "removedTitle"))


def save(page):
    return button(page, say(page, "save"))


def test_F14_a_tap_on_a_found_word_opens_its_page_over_the_game(phone):
    page = phone
    open_root(page, "es", "canciones")
    skip_tutorial(page)
    find(page, "cancion", "sin")
    word = finds(page).last.get_by_role("button")
    word.click()
    expect(sheet(page, "canción")).to_contain_text(say(page, "letterCount", count=7))
    expect(sheet(page, "canción").get_by_role("heading", name="canción")).to_have_attribute("lang", "es")
    assert page.url.endswith("/vocabulary/es/canci%C3%B3n")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.endswith("/find-words?language=es&root=canciones")
    expect(word).to_be_focused()
    assert found_words(page) == ["sin", "canción"]
    word.click()
    button(sheet(page, "canción"), say(page, "close")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_url("**/find-words?language=es&root=canciones")
    expect(word).to_be_focused()
    # The browser's Forward button opens the word again, and Back returns to the same round.
    page.go_forward()
    expect(page.get_by_text("canción").first).to_be_visible()
    page.go_back()
    expect(heading(page)).to_have_text("canciones")
    assert found_words(page) == ["sin", "canción"]


@pytest.mark.full
def test_F14_the_page_of_a_very_long_word_fits_and_a_missing_page_links_to_find_words(page, visit):
    visit.tolerate("404")
    open_page(page, "/vocabulary/en/" + "a" * 500)
    expect(heading(page)).to_contain_text("a" * 24)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.goto("/vocabulary/xx/hello").status == 404
    page.get_by_role("link", name="Find Words").click()
    ready(page)
    root(page)
