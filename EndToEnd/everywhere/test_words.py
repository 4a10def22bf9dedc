"""A word's page, its neighbours, and saved words."""

import pytest
from urllib.parse import quote

from engines import expect
from player import button, find, finds, heading, heads, kept, open_page, open_root, ready, save_words, saved_rows, sheet
from glossary import shipped_words, step
from test_word_pages import news, save

TIER = "quick"


def test_previous_and_next_open_the_neighbouring_words(page):
    words = shipped_words("es")
    start = words.index("nunca")
    open_page(page, "/vocabulary/es/nunca")
    for word in words[start + 1 : start + 4]:
        step(page, "nextWord").click()
        expect(heading(page)).to_have_text(word)
        assert page.url.endswith("/vocabulary/es/" + quote(word))
    for word in words[start : start + 3][::-1]:
        step(page, "previousWord").click()
        expect(heading(page)).to_have_text(word)


def test_arrow_keys_open_the_neighbouring_words(page):
    words = shipped_words("es")
    start = words.index("nunca")
    open_page(page, "/vocabulary/es/nunca")
    # The words of the page have arrived.
    expect(step(page, "nextWord")).to_be_enabled()
    for key, place in [("ArrowRight", start + 1), ("ArrowRight", start + 2), ("ArrowLeft", start + 1), ("ArrowLeft", start)]:
        page.keyboard.press(key)
        expect(heading(page)).to_have_text(words[place])
    step(page, "nextWord").click()
    # After the click, the focus is on a button, which does not use the arrow keys.
    page.keyboard.press("ArrowRight")
    expect(heading(page)).to_have_text(words[start + 2])


def test_the_first_word_has_no_previous_word_and_the_last_word_has_no_next_word(page):
    words = shipped_words("en")
    for word, phrase in [(words[0], "previousWord"), (words[-1], "nextWord")]:
        open_page(page, f"/vocabulary/en/{word}")
        expect(step(page, phrase)).to_be_disabled()


def test_a_saved_word_is_on_the_page_of_saved_words(page):
    open_page(page, "/saved")
    expect(page.get_by_text("No saved words yet")).to_be_visible()
    save_words(page, "en", "ring", "apple")
    kept(page, "saved", 2)
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])
    saved_rows(page).first.get_by_role("link", name="apple").click()
    expect(heading(page)).to_have_text("apple")
    save(page).click()
    expect(save(page)).to_have_attribute("aria-pressed", "false")
    page.go_back()
    expect(heads(saved_rows(page))).to_have_text(["ring"])


@pytest.mark.smoke
def test_a_word_can_be_saved_from_a_round(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    finds(page).first.get_by_role("button").click()
    expect(sheet(page, "ring")).to_be_visible()
    save(page).click()
    expect(save(page)).to_have_attribute("aria-pressed", "true")
    kept(page, "saved")
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["ring"])


def test_undo_restores_a_removed_word(page):
    save_words(page, "en", "ring", "apple", "plum")
    kept(page, "saved", 3)
    open_page(page, "/saved")
    button(page, "Remove plum").click()
    expect(news(page)).to_contain_text("plum")
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])
    button(page, "Undo").click()
    expect(heads(saved_rows(page))).to_have_text(["apple", "plum", "ring"])
    kept(page, "saved", 4)
    page.reload()
    ready(page)
    expect(heads(saved_rows(page))).to_have_text(["apple", "plum", "ring"])
