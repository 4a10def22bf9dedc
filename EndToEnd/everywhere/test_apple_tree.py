"""A round of Apple Tree: won, lost, and continued after a reload."""

import pytest
from engines import expect
from guesser import (
    APPLES, expect_apples, expect_new_round, expect_over, expect_word, key, misses, open_round, play_again, rounds, tried, type_letters,
)
from player import button, ready, wait_until

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
