"""Hostile text runs no script and breaks no page. Tests/PlayTests/FindWords/TroubleTests tests the reason for each guess's refusal."""

import pytest
from playwright.sync_api import expect

from player import banner, expect_banner, field, find, found_words, guess, heading, open_root

TIER = "quick"

REFUSED = [
    ("z\u0301\u0302" * 5_000, "Try again"),
    ("<img src=x onerror=window.hacked=1>", "Letters only"),
    ("<script>window.hacked=1</script>", "Letters only"),
]
SURROGATE = "(field) => { field.value = 'ri\\ud800ng'; field.dispatchEvent(new InputEvent('input', { bubbles: true })) }"


def test_a_hostile_text_is_refused_and_not_inserted_as_html(page):
    open_root(page, "en", "alarming")
    find(page, "main")
    for text, title in REFUSED:
        guess(page, text)
        expect(banner(page).get_by_role("paragraph").first).to_have_text(title)
        field(page).fill("")
        expect(banner(page)).to_be_empty()
    field(page).evaluate(SURROGATE)
    field(page).press("Enter")
    expect_banner(page, "Letters only")
    assert page.evaluate("window.hacked") is None
    assert page.locator("#page img, #page script, #page font").count() == 0
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["main"]


@pytest.mark.full
def test_pasting_a_book_keeps_the_page_fast_and_intact(page):
    open_root(page, "en", "alarming")
    field(page).focus()
    page.evaluate("(text) => document.execCommand('insertText', false, text)", "ring main alarm\n" * 60_000)
    field(page).press("Enter")
    expect_banner(page, "Letters only")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(field(page).input_value()) <= 64
    guess(page, "ring")
    expect(field(page)).to_have_value("")
    assert found_words(page) == ["ring"]
