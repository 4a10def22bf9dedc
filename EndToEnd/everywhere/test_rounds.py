"""A round of Find Words: its link, its hints, its end, a reload of the page, and a second tab."""

import pytest
from engines import expect
from player import (
    button, cell, cells, close_sheet, figure, find, finds, finish, found_words, heading, kept, next_letter, open_hints,
    open_page, open_root, ready, sheet, wait_until,
)
from test_endings import give_up, missed
from test_tabs import another_tab

TIER = "quick"


def test_a_shared_link_opens_its_round(page):
    open_page(page, "/find-words?language=es&root=canciones")
    expect(heading(page)).to_have_text("canciones")
    find(page, "nacion")
    assert found_words(page) == ["nación"]


def test_the_hint_grid_shrinks_when_a_word_is_found(page):
    open_root(page, "en", "sent")
    open_hints(page)
    count = cells(page).count()
    expect(cell(page, "S", 3, 1)).to_have_text("1")
    close_sheet(page)
    find(page, "set")
    open_hints(page)
    expect(cells(page)).to_have_count(count - 1)


def test_a_hint_shows_the_next_letter_at_its_price(page):
    open_root(page, "en", "sent")
    open_hints(page)
    cell(page, "S", 3, 1).click()
    next_letter(page, 3, 2).click()
    expect(page.get_by_role("img", name="S E")).to_be_visible()
    close_sheet(page)
    find(page, "set")
    expect(figure(page, "Points")).to_have_text("2")


def test_a_revealed_word_gives_no_points(page):
    open_root(page, "en", "sent")
    open_hints(page)
    cell(page, "S", 3, 1).click()
    button(page, "Word 1: Show the word (no points)").click()
    close_sheet(page)
    assert found_words(page) == ["set"]
    expect(figure(page, "Points")).to_have_text("0")


def test_giving_up_a_round_asks_for_confirmation_and_lists_the_missed_words(page):
    open_root(page, "en", "sent")
    find(page, "ten")
    finish(page)
    button(page, "Keep playing").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    give_up(page)
    expect(page.get_by_text("Round over", exact=True)).to_be_visible()
    expect(missed(page).locator("[lang]:first-child")).to_have_text(["nest", "nets", "tens", "net", "set"])
    assert found_words(page) == ["ten"]


@pytest.mark.smoke
def test_a_round_survives_a_reload(page):
    open_root(page, "en", "alarming")
    find(page, "ring", "main")
    kept(page, "found", 2)
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["main", "ring"]
    find(page, "alarm")
    assert found_words(page) == ["alarm", "main", "ring"]


@pytest.mark.smoke
def test_a_found_word_appears_in_both_tabs(page):
    open_root(page, "en", "alarming")
    kept(page, "began")
    other = another_tab(page)
    expect(heading(other)).to_have_text("alarming")
    find(page, "ring")
    find(other, "main")
    find(page, "alarm")
    for tab in [page, other]:
        wait_until(tab, lambda: len(found_words(tab)) == 3)
        assert sorted(found_words(tab)) == ["alarm", "main", "ring"]
    assert figure(page, "Points").inner_text() == figure(other, "Points").inner_text()


@pytest.mark.smoke
def test_back_closes_the_dialog_with_a_words_page_over_the_round(page):
    open_root(page, "es", "canciones")
    find(page, "cancion")
    finds(page).first.get_by_role("button").click()
    expect(sheet(page, "canción")).to_be_visible()
    assert page.url.endswith("/vocabulary/es/canci%C3%B3n")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.endswith("/find-words?language=es&root=canciones")
    assert found_words(page) == ["canción"]
    page.go_forward()
    expect(page.get_by_text("canción").first).to_be_visible()
    page.go_back()
    expect(heading(page)).to_have_text("canciones")
    assert found_words(page) == ["canción"]
