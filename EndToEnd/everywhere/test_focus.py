"""The focus is always at a named place: at the heading of a new page, and near a control that the page has removed."""

import pytest

from engines import expect
from player import (
    button, field, find, from_menu, heading, new_word, open_page, open_root, page_link, save_words, saved_rows, say, skip_tutorial, wait_until,
)

TIER = "full"

# Records each element that gets the focus, with the window's title at this moment.
WATCH = """() => {
  window.moves = []
  document.addEventListener('focusin', ({ target }) => window.moves.push([target.localName, target.textContent.trim(), document.title]))
}"""
LAST = "window.moves.at(-1)"


def place(page):
    """Returns the tag of the focused element; `body` if no element has the focus."""
    return page.evaluate("document.activeElement?.localName ?? 'body'")


def expect_focus(page, tag, text=""):
    wait_until(page, lambda: place(page) == tag and text in page.evaluate("document.activeElement.textContent"))


def expect_page(page, title):
    """Expects that the focus has moved to the heading, and that the window already had the new title at this moment."""
    wait_until(page, lambda: (page.evaluate(LAST) or [""])[0] == "h1")
    tag, _, then = page.evaluate(LAST)
    assert (tag, then, place(page)) == ("h1", title, "h1")


def titled(page, name):
    return f"{name} – {say(page, 'product')}"


def test_each_page_sets_the_window_title_before_it_moves_the_focus_to_its_heading(page):
    save_words(page, "en", "apple")
    open_page(page)  # answers the question of the first visit
    open_page(page, "/")
    page.evaluate(WATCH)
    for phrase, title in [
        ("findWords", titled(page, say(page, "findWords"))), ("appleTree", titled(page, say(page, "appleTree"))),
        ("words", None), ("saved", titled(page, say(page, "savedWords"))), ("lists", titled(page, say(page, "lists"))),
        ("you", titled(page, say(page, "profile"))), ("figures", titled(page, say(page, "figures"))),
        ("orchard", say(page, "product")), ("findWords", titled(page, say(page, "findWords"))),
    ]:
        page.evaluate("window.moves = []")
        page_link(page, phrase).press("Enter")
        expect_page(page, title or titled(page, f"{say(page, 'vocabulary')}: English"))
    for title in [say(page, "product"), titled(page, say(page, "figures")), titled(page, say(page, "profile"))]:
        page.evaluate("window.moves = []")
        page.go_back()
        expect_page(page, title)


def test_a_list_and_its_words_move_the_focus_to_their_headings(page):
    save_words(page, "en", "apple")
    open_page(page, "/saved")
    page.evaluate(WATCH)
    saved_rows(page).get_by_role("link").first.press("Enter")
    expect_page(page, titled(page, "apple"))
    page.evaluate("window.moves = []")
    page.go_back()
    expect_page(page, titled(page, say(page, "savedWords")))


def test_the_first_stop_of_every_page_skips_to_its_content(page):
    open_page(page)  # answers the question of the first visit
    for path in ["/", "/find-words", "/apple-tree", "/vocabulary/en", "/saved", "/lists", "/profile", "/statistics", "/licenses"]:
        open_page(page, path)
        page.keyboard.press("Tab")
        expect_focus(page, "a", say(page, "skipToContent"))
        address = page.url
        page.keyboard.press("Enter")
        wait_until(page, lambda: page.evaluate("document.activeElement.id") == "main")
        assert page.url == address, path


def test_server_rendered_pages_begin_with_the_link_to_their_content(page):
    for path in ["/boards", "/devices"]:
        page.goto(path)
        page.keyboard.press("Tab")
        expect_focus(page, "a", say(page, "skipToContent"))
        page.keyboard.press("Enter")
        wait_until(page, lambda: page.evaluate("document.activeElement.id") == "main")


def test_the_buttons_of_a_banner_can_be_reached_with_tab(page):
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    field(page).press("g")
    page.keyboard.type("arm")
    page.keyboard.press("Enter")
    expect(button(page, say(page, "reportWord"))).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.textContent").strip() == say(page, "reportWord"):
            break
    expect(button(page, say(page, "reportWord"))).to_be_focused()
    expect(button(page, say(page, "addWord"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(button(page, say(page, "reportWord"))).to_have_count(0)
    expect_focus(page, "h1", "alarming")


@pytest.mark.parametrize("close", ["button", "Escape"])
def test_closing_a_banner_moves_the_focus_to_the_heading(page, close):
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    find(page, "ring")
    new_word(page)
    expect(button(page, say(page, "undo"))).to_be_visible()
    if close == "Escape":
        button(page, say(page, "undo")).evaluate("(button) => button.focus()")
        page.keyboard.press("Escape")
    else:
        button(page, say(page, "close")).press("Enter")
    expect(button(page, say(page, "undo"))).to_have_count(0)
    expect_focus(page, "h1")


def test_undo_moves_the_focus_to_the_heading(page):
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    find(page, "ring")
    new_word(page)
    button(page, say(page, "undo")).press("Enter")
    expect(heading(page)).to_have_text("alarming")
    expect_focus(page, "h1", "alarming")


def test_the_tutorial_leaves_the_focus_at_a_heading(page):
    open_root(page, "en", "alarming")
    button(page, say(page, "skip")).press("Enter")
    expect(button(page, say(page, "skip"))).to_have_count(0)
    wait_until(page, lambda: place(page) in ["h1", "h2"])


def test_a_disabled_button_of_a_dialog_leaves_the_focus_in_the_dialog(page):
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    from_menu(page, say(page, "daily"))
    dialog = page.get_by_role("dialog")
    button(page, say(page, "previousMonth")).press("Enter")
    expect(button(page, say(page, "nextMonth"))).to_be_enabled()
    button(page, say(page, "nextMonth")).press("Enter")
    expect(button(page, say(page, "nextMonth"))).to_be_disabled()
    wait_until(page, lambda: place(page) in ["h2", "h3"])
    assert dialog.evaluate("(dialog) => dialog.contains(document.activeElement)")


def test_a_page_with_a_new_code_moves_the_focus_to_the_heading_over_the_code(page):
    page.goto("/devices")
    button(page, say(page, "beginSync")).click()
    button(page, say(page, "showCode")).click()
    expect(page.get_by_role("img", name=say(page, "codePictureName"), exact=True)).to_be_visible()
    expect_focus(page, "h2", say(page, "anotherDevice"))
