"""Keyboards and screen readers on the pages about words: where the focus goes, what is announced, and the menus."""

import pytest

from engines import expect
from glossary import letter, open_list, row_link, shipped_words, step
from player import (
    button, heading, in_sight, keep_list, open_page, page_link, pick, press_item, rows, scroll_list, vocabulary_rows,
    wait_until,
)
from test_lists import FRUIT

TIER = "full"

# Records the window's title whenever a heading gets the focus, because a screen reader reads the title at this moment.
RECORD = """() => {
  document.addEventListener('focusin', ({ target }) => { if (target.matches('h1')) document.documentElement.dataset.readTitle = document.title })
}"""


def expect_arrival(page, name, title=None):
    """Expects that the page's heading has this text and the focus, and that the window's title was the page's title when the heading got the
    focus.
    """
    expect(heading(page)).to_have_text(name)
    expect(heading(page)).to_be_focused()
    assert page.evaluate("document.documentElement.dataset.readTitle") == f"{title or name} – Word Orchard"


@pytest.mark.smoke
def test_each_page_about_words_moves_the_focus_to_its_heading(page):
    vocabulary = ("Vocabulary", "Vocabulary: English")
    open_page(page, "/")
    page.evaluate(RECORD)
    page_link(page, "words").click()
    expect_arrival(page, *vocabulary)
    row_link(page, "able").click()
    expect_arrival(page, "able")
    page.get_by_role("main").get_by_role("link", name="Back to the list").click()
    expect_arrival(page, *vocabulary)
    page.go_back()
    expect_arrival(page, "able")
    page.go_back()
    expect_arrival(page, *vocabulary)
    page.get_by_role("link", name="My lists").click()
    expect_arrival(page, "My lists")
    button(page, "Import").click()
    expect_arrival(page, "Import a list")
    pick(page, {"Fruit.txt": FRUIT})
    keep_list(page)
    expect_arrival(page, "Fruit")
    rows(page, "Fruit").first.click()
    expect_arrival(page, "apple")
    page.go_back()
    expect_arrival(page, "Fruit")
    page.get_by_role("link", name="My lists").click()
    expect_arrival(page, "My lists")
    page.get_by_role("main").get_by_role("link", name="Fruit").click()
    expect_arrival(page, "Fruit")
    page.get_by_role("link", name="Saved", exact=True).click()
    expect_arrival(page, "Saved words")


def test_a_row_that_scrolls_out_of_the_document_hands_the_focus_to_a_row_in_sight(page):
    open_list(page)
    row_link(page, shipped_words("en")[0]).focus()
    scroll_list(page, 6000)
    wait_until(page, lambda: len(in_sight(page)) > 5 and "able" not in in_sight(page))
    wait_until(page, lambda: page.evaluate("document.activeElement.closest('#rows') !== null"))


def test_a_letter_of_the_index_moves_the_focus_to_the_heading_of_its_section(page):
    open_list(page)
    order = page.evaluate("() => document.querySelector('.letters').compareDocumentPosition(document.getElementById('rows'))")
    assert order == 4  # the rows follow
    letter(page, "P").click()
    expect(page.get_by_role("heading", name="P", exact=True)).to_be_focused()
    wait_until(page, lambda: in_sight(page)[:1] == ["P"])
    letter(page, "P").focus()
    page.keyboard.press("ArrowDown")
    expect(letter(page, "Q")).to_be_focused()
    wait_until(page, lambda: in_sight(page)[:1] == ["Q"])
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Q", exact=True)).to_be_focused()


def test_each_row_states_its_position_in_the_list(page):
    open_list(page)
    count = len(shipped_words("en")) + 26  # the words and the titles of the sections
    places = "(rows) => rows.map((row) => ['aria-posinset', 'aria-setsize'].map((name) => Number(row.getAttribute(name))))"
    shown = vocabulary_rows(page).evaluate_all(places)
    assert shown == [[place + 1, count] for place in range(len(shown))]
    scroll_list(page, -1)
    wait_until(page, lambda: vocabulary_rows(page).evaluate_all(places)[-1] == [count, count])


def test_next_announces_the_word_and_its_meaning_and_keeps_the_focus(page):
    following = shipped_words("es")[shipped_words("es").index("gato") + 1]
    open_page(page, "/vocabulary/es/gato")
    status = page.get_by_role("article").get_by_role("status")
    expect(status).to_have_text("")
    step(page, "nextWord").click()
    expect(heading(page)).to_have_text(following)
    expect(status.locator("[lang=es]")).to_have_text(following)
    assert status.inner_text().startswith(f"{following}. ")
    expect(step(page, "nextWord")).to_be_focused()


def test_a_menu_closes_by_escape_by_a_press_outside_and_by_moving_the_focus_away(page):
    open_page(page, "/vocabulary/en/teacher")
    more = page.get_by_role("article").locator("summary").filter(has_text="More")
    menu = page.get_by_role("article").locator("[data-menu]")
    more.focus()
    page.keyboard.press("Enter")
    expect(menu.get_by_role("link").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(menu.get_by_role("button", name="Play with this word")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu.get_by_role("link").first).to_be_hidden()
    expect(more).to_be_focused()
    more.click()
    expect(menu.get_by_role("link").first).to_be_visible()
    heading(page).click()
    expect(menu.get_by_role("link").first).to_be_hidden()
    more.click()
    expect(menu.get_by_role("link").first).to_be_visible()
    button(page, "Save").focus()
    expect(menu.get_by_role("link").first).to_be_hidden()


def test_a_list_is_made_by_keyboard_and_removed_after_a_question(page):
    open_page(page, "/lists")
    button(page, "New list").focus()
    page.keyboard.press("Enter")
    name = page.get_by_role("textbox", name="Name of the list", exact=True)
    expect(name).to_be_focused()
    page.keyboard.type("Casa")
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Casa")
    expect(heading(page)).to_be_focused()
    button(page, "Add a word").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("chair")
    page.keyboard.press("Enter")
    expect(rows(page, "Casa").locator(".row-word")).to_have_text(["chair"])
    assert page.evaluate("document.activeElement !== document.body")
    press_item(page, "removeList")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Remove Casa?")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("main summary").filter(has_text="More")).to_be_focused()
    press_item(page, "removeList")
    dialog.get_by_role("button", name="Remove", exact=True).click()
    expect(heading(page)).to_have_text("My lists")
    expect(heading(page)).to_be_focused()
    button(page, "Undo").click()
    expect(page.get_by_role("main").get_by_role("link", name="Casa")).to_be_visible()
