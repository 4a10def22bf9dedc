"""F7 to F11: what is shown for a refused guess: one reason, the text kept, the round unchanged. F13: what is shown for an accepted one."""

import pytest
from playwright.sync_api import expect

from player import banner, button, expect_banner, field, figures, find, found_words, guess, open_root, tile_letters, wait_until

pytestmark = pytest.mark.moving

# Every reason in its words, and that nothing changes: Tests/PlayTests/FindWords/ShippedRefusalTests.swift. Here one reason that is shown alone,
# one that shows a found word, and one that has a button.
REFUSALS = [
    ("ri7ng", "Letters only", "You can’t use “7” here."),
    ("main", "Be original!", "You’ve already found “main” in alarming."),
    ("gnil", "Is that a word?", "“gnil” isn’t in our English list, but it’s close!"),
]


def test_a_refused_guess_is_told_why_and_changes_nothing(page):
    open_root(page, "en", "alarming")
    find(page, "main")
    before = figures(page), tile_letters(page)
    for text, title, reason in REFUSALS:
        guess(page, text)
        expect_banner(page, title)
        expect(banner(page).get_by_text(reason, exact=True)).to_be_visible()
        expect(field(page)).to_have_value(text)
        expect(field(page)).to_be_focused()
        assert found_words(page) == ["main"]
        assert (figures(page), tile_letters(page)) == before


def test_an_empty_guess_is_ignored(page):
    open_root(page, "en", "alarming")
    for text in ["", " ", "\u200b"]:
        guess(page, text)
        button(page, "Submit").click()
        expect(banner(page)).to_be_empty()
    assert found_words(page) == []


def test_the_banner_goes_at_the_next_key(page):
    open_root(page, "en", "alarming")
    guess(page, "sing")
    expect_banner(page, "Try again")
    field(page).press("Backspace")
    expect(banner(page)).to_be_empty()
    expect(field(page)).to_have_value("sin")


def test_the_banner_goes_by_itself(page):
    page.clock.install()
    open_root(page, "en", "alarming")
    guess(page, "sing")
    expect_banner(page, "Try again")
    page.clock.fast_forward(5000)
    expect(banner(page)).to_be_empty()
    expect(field(page)).to_have_value("sing")


def test_the_banner_of_an_older_refusal_does_not_take_the_newer_one_away(page):
    page.clock.install()
    open_root(page, "en", "alarming")
    guess(page, "sing")
    page.clock.run_for(4000)
    guess(page, "al")
    page.clock.run_for(2000)
    expect_banner(page, "Too short")


def test_the_banner_moves_nothing(page):
    open_root(page, "en", "alarming")
    before = field(page).bounding_box()
    guess(page, "sing")
    expect_banner(page, "Try again")
    wait_until(page, lambda: field(page).bounding_box() == before)  # when it has shaken


def test_each_refusal_in_a_row_shakes_the_field_anew(page):
    open_root(page, "en", "alarming")
    form = page.locator("form")
    shakes = []
    for _ in range(3):
        guess(page, "sing")
        expect_banner(page, "Try again")
        shakes.append(form.evaluate("(form) => getComputedStyle(form).animationName"))
    assert "none" not in shakes
    assert shakes[0] != shakes[1] != shakes[2]


def test_a_refused_guess_can_be_mended(page):
    open_root(page, "en", "alarming")
    guess(page, "rings")
    expect_banner(page, "Try again")
    field(page).press("Backspace")
    field(page).press("Enter")
    expect(field(page)).to_have_value("")
    assert found_words(page) == ["ring"]


def test_the_banner_is_in_a_region_that_is_announced(page):
    open_root(page, "en", "alarming")
    # There before it is needed: a region that comes with its text is not announced.
    expect(banner(page)).to_have_count(1)
    expect(banner(page)).to_be_empty()
    guess(page, "sing")
    expect(page.get_by_role("status")).to_have_count(1)
    expect_banner(page, "Try again", "There’s no S in alarming.")
