"""A round of Apple Tree: won, lost, guessed at once, and continued after a reload."""

import pytest
from engines import expect
from guesser import (
    APPLES, expect_apples, expect_new_round, expect_over, expect_word, key, misses, open_round, play_again, result, rounds, tried, type_letters,
)
from player import button, focused, ready, sheet, wait_until

TIER = "quick"


def press(page, letters):
    """Presses the letters' keys with the mouse."""
    for letter in letters:
        key(page, letter.upper()).click()


@pytest.mark.smoke
def test_guessing_all_letters_wins(page):
    open_round(page, "apple")
    press(page, "ap")
    expect_word(page, "app__")
    press(page, "q")
    expect_apples(page, APPLES - 1)
    press(page, "le")
    expect_over(page, "treeWon", "apple")
    play_again(page)
    expect_new_round(page)


def test_seven_misses_lose_the_round_and_show_the_word(page):
    open_round(page, "árbol", "es")
    type_letters(page, "a")
    expect_word(page, "á____")
    type_letters(page, misses("árbol"))
    expect_over(page, "treeLost", "árbol")
    expect_apples(page, 0)
    expect(button(page, "See definition")).to_be_visible()


def test_a_round_survives_a_reload(page):
    open_round(page, "apple")
    type_letters(page, "apx")
    expect_word(page, "app__")
    wait_until(page, lambda: len(rounds(page)[-1]["tried"]) == 3)
    page.reload()
    ready(page)
    expect_word(page, "app__")
    expect_apples(page, APPLES - 1)
    assert set(tried(page)) == {"A", "P", "X"}


def guess_field(page):
    return sheet(page, "Guess the word").get_by_role("textbox", name="Your guess", exact=True)


@pytest.mark.smoke
def test_the_whole_word_can_be_guessed_with_presses(page):
    open_round(page, "árbol", "es")
    press(page, "a")
    expect(button(page, "Guess the word")).to_have_count(0)
    press(page, "lo")
    button(page, "Guess the word").click()
    guess_field(page).fill("abril")
    button(page, "Submit").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(result(page)).to_contain_text("It isn’t “abril”.")
    expect_apples(page, APPLES - 1)
    expect_word(page, "á__ol")
    wait_until(page, lambda: rounds(page)[-1].get("guesses") == "abril")
    page.reload()
    ready(page)
    expect_apples(page, APPLES - 1)
    button(page, "Guess the word").click()
    guess_field(page).fill("Abril")
    button(page, "Submit").click()
    expect(sheet(page, "Guess the word").get_by_role("alert")).to_have_text("You’ve already guessed “Abril”. Nothing fell.")
    guess_field(page).fill("ARBOL")
    button(page, "Submit").click()
    expect_over(page, "treeWon", "árbol")
    expect_apples(page, APPLES - 1)


def test_the_whole_word_can_be_guessed_by_keyboard_alone(page):
    open_round(page, "apple")
    type_letters(page, "pl")
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(page).strip() == "Guess the word":
            break
    page.keyboard.press("Enter")
    expect(guess_field(page)).to_be_focused()
    page.keyboard.type("maple")
    page.keyboard.press("Enter")
    expect(result(page)).to_contain_text("It isn’t “maple”.")
    expect_apples(page, APPLES - 1)
    expect(button(page, "Guess the word")).to_be_focused()
    page.keyboard.press("Enter")
    expect(guess_field(page)).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.type("apple")
    page.keyboard.press("Enter")
    expect_over(page, "treeWon", "apple")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Result"


def test_letters_can_be_typed_into_the_letter_field(page):
    open_round(page, "apple")
    letter = page.get_by_role("textbox", name="Letter", exact=True)
    letter.focus()
    page.keyboard.type("ax?")
    expect(result(page)).to_contain_text("a, blank, blank, blank, blank.")
    expect_apples(page, APPLES - 1)
    page.keyboard.type("ple")
    expect_over(page, "treeWon", "apple")
