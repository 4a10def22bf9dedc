"""F13 to F17 and the examples that must hold (T): what a found word shows, in each language."""

from playwright.sync_api import expect

from player import button, field, find, finds, open_page, open_root, page_link, root, sheet, tiles
from server import solve


def test_a_found_word_opens_its_page(page):
    open_root(page, "es", "canciones")
    find(page, "cancion")
    finds(page).first.get_by_role("button").click()
    expect(sheet(page, "canción")).to_contain_text("7 letters, 7 points")
    page.keyboard.press("Escape")
    expect(sheet(page, "canción")).to_have_count(0)


def test_the_way_in_leads_to_the_game(page):
    open_page(page, "/")
    page_link(page, "findWords").click()
    page.wait_for_url("**/find-words")
    assert len(root(page)) == 8
    expect(tiles(page)).to_have_count(8)
    expect(button(page, "Submit")).to_be_enabled()


def test_a_list_longer_than_its_place_scrolls_and_keeps_the_newest_in_sight(page):
    open_root(page, "en", "alarming")
    find(page, *solve("alarming", "en", "--common")[:30])
    expect(finds(page)).to_have_count(30)
    expect(finds(page).first).to_be_in_viewport(ratio=0.9)
    expect(field(page)).to_be_in_viewport(ratio=1)
    finds(page).last.scroll_into_view_if_needed()
    expect(finds(page).last).to_be_in_viewport()
    expect(field(page)).to_be_in_viewport(ratio=1)
