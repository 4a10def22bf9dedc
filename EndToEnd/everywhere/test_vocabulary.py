"""Tests that a vocabulary list scrolls, can be searched, and is navigated with the alphabetical index."""

import re

import pytest

from engines import expect
from player import heading, heads, in_sight, scroll_list, search, search_field, vocabulary_rows, wait_until
from glossary import initial, letter, letters, open_list, row_link, shipped_words

TIER = "quick"


def test_the_list_shows_its_first_rows(page):
    open_list(page)
    wait_until(page, lambda: in_sight(page)[:3] == ["A", *shipped_words("en")[:2]])
    assert len(in_sight(page)) > 5
    assert vocabulary_rows(page).nth(1).bounding_box()["width"] > 300


@pytest.mark.smoke
def test_the_list_can_be_scrolled_to_its_end(page):
    open_list(page)
    words = shipped_words("en")
    seen = in_sight(page)
    scroll_list(page, 3000)
    wait_until(page, lambda: len(in_sight(page)) > 5 and not set(seen) & set(in_sight(page)))
    scroll_list(page, -1)
    wait_until(page, lambda: in_sight(page)[-1:] == words[-1:])
    assert vocabulary_rows(page).count() < 150
    scroll_list(page, 0)
    wait_until(page, lambda: in_sight(page)[:2] == ["A", words[0]])


def test_a_press_in_the_index_jumps_to_the_section(page):
    open_list(page, "es")
    for name in "MÑA":
        first = next(word for word in shipped_words("es") if initial(word) == name)
        letter(page, name).click()
        wait_until(page, lambda: in_sight(page)[:2] == [name, first])
        expect(letter(page, name)).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("query, word, mark", [("CANCION", "canción", "canción"), ("ñandú", "ñandú", "ñandú"), ("giraffe", "jirafa", "giraffe")])
def test_a_search_ignores_case_and_accents_and_finds_translations(page, query, word, mark):
    open_list(page, "es")
    search(page, query)
    expect(search_field(page)).to_have_value(query)
    expect(heads(vocabulary_rows(page).first)).to_have_text(word)
    expect(vocabulary_rows(page).first.locator("mark").first).to_have_text(mark)
    expect(letters(page)).to_have_count(0)
    assert in_sight(page)[0] == word


def test_back_returns_to_the_search(page):
    open_list(page)
    search(page, "art")
    row_link(page, "artist").click()
    expect(heading(page)).to_have_text("artist")
    page.go_back()
    expect(search_field(page)).to_have_value("art")
    wait_until(page, lambda: in_sight(page)[:4] == ["art", "art gallery", "article", "article"])


def test_a_row_opens_the_words_page(page):
    open_list(page, "es")
    row_link(page, "a la vez").click()
    expect(heading(page)).to_have_text("a la vez")
    expect(page.get_by_role("main")).to_contain_text("at the same time")
    assert re.search("/vocabulary/es/a%20la%20vez$", page.url)
