"""F4, F13: a button that is held down, and a list that scrolls. Tests/PlayTests/FindWords tests the content of a round."""

import pytest
from playwright.sync_api import expect

from player import button, field, find, finds, open_root
from server import solve

TIER = "quick"


@pytest.mark.full
def test_F4_delete_removes_the_last_letter_and_a_long_press_removes_all_letters(page):
    page.clock.install()
    open_root(page, "en", "alarming")
    field(page).fill("ring")
    button(page, "Delete").click()
    expect(field(page)).to_have_value("rin")
    button(page, "Delete").hover()
    page.mouse.down()
    page.clock.run_for(600)
    expect(field(page)).to_have_value("")
    field(page).fill("ri")  # text typed before the finger is lifted is not deleted
    page.mouse.up()
    expect(field(page)).to_have_value("ri")
    button(page, "Delete").click()
    expect(field(page)).to_have_value("r")


@pytest.mark.full
def test_a_long_list_of_found_words_scrolls_and_keeps_the_newest_visible(page):
    open_root(page, "en", "alarming")
    find(page, *solve("alarming", "en", "--common")[:30])
    expect(finds(page)).to_have_count(30)
    expect(finds(page).first).to_be_in_viewport(ratio=0.9)
    expect(field(page)).to_be_in_viewport(ratio=1)
    finds(page).last.scroll_into_view_if_needed()
    expect(finds(page).last).to_be_in_viewport()
    expect(field(page)).to_be_in_viewport(ratio=1)
