"""Guesses: the words that the game accepts, and the banner for each refusal."""

import pytest
from engines import expect
from player import banner, expect_banner, field, figure, find, found_words, guess, open_root, tiles

TIER = "quick"

REFUSALS = [
    ("ri7ng", "Letters only", "You can’t use “7” here."),
    ("al", "Too short", "Use at least 3 letters."),
    ("ALARMING", "Mix it up!", "Your answer can’t be the original word."),
    ("main", "Be original!", "You’ve already found “main” in alarming."),
    ("sing", "Try again", "There’s no S in alarming."),
    ("gnil", "Is that a word?", "“gnil” isn’t in our English list, but it’s close!"),
]


@pytest.mark.smoke
def test_a_found_word_is_listed_and_counted(page):
    open_root(page, "en", "alarming")
    find(page, "ring", "ALARM")
    assert found_words(page) == ["alarm", "ring"]
    expect(figure(page, "Words found")).to_have_text("2 of 47")


def test_a_found_word_shows_its_accents_and_all_its_spellings(page):
    open_root(page, "es", "mesa")
    find(page, "esa", "MAS", "més")
    assert found_words(page) == ["mes", "más, mas", "esa, ésa"]


@pytest.mark.smoke
def test_a_refused_guess_shows_its_reason_and_changes_nothing(page):
    open_root(page, "en", "alarming")
    find(page, "main")
    for text, title, reason in REFUSALS:
        guess(page, text)
        expect_banner(page, title)
        expect(banner(page).get_by_text(reason, exact=True)).to_be_visible()
        expect(field(page)).to_have_value(text)
        expect(field(page)).to_be_focused()
        assert found_words(page) == ["main"]


@pytest.mark.smoke
def test_typing_replaces_a_refused_word_or_corrects_it(page):
    open_root(page, "en", "alarming")
    guess(page, "sing")
    expect_banner(page, "Try again")
    page.keyboard.type("ring")
    expect(field(page)).to_have_value("ring")
    page.keyboard.press("Enter")
    expect(field(page)).to_have_value("")
    for press, left in [
        (lambda: page.keyboard.press("Backspace"), "sin"),
        (lambda: page.keyboard.press("Escape"), ""),
        (lambda: tiles(page).nth(3).click(), "r"),
        (lambda: (page.keyboard.press("ArrowRight"), page.keyboard.type("s")), "sings"),
        (lambda: (field(page).click(), expect(field(page)).not_to_have_attribute("aria-invalid", "true"), tiles(page).nth(3).click()), "singr"),
    ]:
        guess(page, "sing")
        expect(field(page)).to_have_attribute("aria-invalid", "true")
        press()
        expect(field(page)).to_have_value(left)
