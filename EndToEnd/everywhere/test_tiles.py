"""Letter tiles: a tap types the tile's letter and dims the tile; the player can shuffle the tiles and take letters back."""

import pytest
from engines import expect
from player import button, field, found_words, open_root, tile_letters, tiles, used_letters

TIER = "quick"


def tap(page, *places):
    for place in places:
        tiles(page).nth(place).click()


@pytest.mark.smoke
def test_a_tap_on_a_tile_types_its_letter_and_dims_it(page):
    open_root(page, "en", "alarming")
    tap(page, 3, 5, 6, 7)
    expect(field(page)).to_have_value("ring")
    assert used_letters(page) == "RING"
    tap(page, 3)  # a used tile takes its letter back
    expect(field(page)).to_have_value("ing")
    page.keyboard.press("Escape")
    tap(page, 3, 5, 6, 7)
    button(page, "Submit").click()
    expect(field(page)).to_have_value("")
    assert found_words(page) == ["ring"]
    assert used_letters(page) == ""


def test_the_delete_button_removes_the_last_letter_and_the_escape_key_removes_all_letters(page):
    open_root(page, "en", "alarming")
    tap(page, 3, 5, 6, 7)
    button(page, "Delete").click()
    expect(field(page)).to_have_value("rin")
    assert used_letters(page) == "RIN"
    page.keyboard.press("Escape")
    expect(field(page)).to_have_value("")
    assert used_letters(page) == ""


def test_shuffle_reorders_the_tiles_and_keeps_the_typed_text(page):
    open_root(page, "en", "alarming")
    tap(page, 3, 5, 6, 7)
    before = tile_letters(page)
    button(page, "Shuffle").click()
    expect(tiles(page)).not_to_have_text(list(before))
    expect(field(page)).to_have_value("ring")
    assert sorted(tile_letters(page)) == sorted(before)
    assert sorted(used_letters(page)) == sorted("RING")


@pytest.mark.smoke
def test_a_word_can_be_typed_without_a_focused_field(page):
    open_root(page, "en", "alarming")
    page.keyboard.type("ringm")
    expect(field(page)).to_have_value("ringm")
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(field(page)).to_have_value("")
    assert found_words(page) == ["ring"]
