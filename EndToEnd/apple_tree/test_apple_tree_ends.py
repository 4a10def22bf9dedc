"""A5, A6 and A8: presses and keys around the end of a round, the definition and the return from it, and the hint by touch.
Tests/PlayTests/AppleTree tests the messages and counts of a round.
"""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from guesser import (
    APPLES, REST, TYPE, expect_apples, expect_drawn, expect_new_round, expect_over, fallen, hint, key, lose, misses, open_round, past_the_turn,
    result, rounds, tried, type_letters, win, word_in_play, word_shown,
)
from player import button, focused, heading, page_link, ready, sheet

TIER = "quick"


def finished(page):
    return word_shown(page), sorted(fallen(page)), result(page).inner_text(), tried(page), page.get_by_role("main").aria_snapshot()


@pytest.mark.full
@pytest.mark.moving
def test_A6_the_definition_opens_and_back_returns_to_the_finished_round(phone):
    page = phone
    open_round(page, "apple")
    type_letters(page, "xz")
    lose(page, "apple")
    page.evaluate(REST)
    before = finished(page)
    definition = button(page, "See definition")
    closings = [
        lambda: page.go_back(),
        lambda: sheet(page, "apple").get_by_role("button", name="Close", exact=True).click(),
        lambda: page.keyboard.press("Escape"),
    ]
    for close in closings:
        definition.click()
        expect(sheet(page, "apple")).to_contain_text("from the tree")
        assert page.url.endswith("/vocabulary/en/apple")
        close()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_url("**/apple-tree")
        expect(definition).to_be_focused()
        assert finished(page) == before
        # After the player has returned from the definition, no apple falls a second time.
        assert page.evaluate("document.getAnimations().filter((each) => each.effect.target.closest('[data-fallen]')).length") == 0
    definition.click()
    expect(sheet(page, "apple")).to_be_visible()
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("apple")
    page_link(page, "appleTree").click()
    expect_over(page, "treeLost", "apple")
    assert (word_shown(page), sorted(fallen(page))) == before[:2]


SMALL = {**PHONE, "viewport": {"width": 320, "height": 568}}


@pytest.mark.full
@pytest.mark.moving
@pytest.mark.parametrize("device", [PHONE, SMALL, DESKTOP], ids=["phone", "small", "desktop"])
def test_A6_a_double_tap_on_the_last_key_only_ends_the_round(visit, device):
    """The second tap of a double tap must not press an element that has just appeared under the finger. The test uses a
    short word and a long word, which leaves less room on the page.
    """
    page = visit(device)
    page.clock.install()
    tap = page.touchscreen.tap if device.get("has_touch") else page.mouse.click
    for count, (word, last) in enumerate([("apple", "e"), ("apple", "h"), ("international", "l"), ("international", "h")], start=1):
        open_round(page, word)
        won = last in word
        letters = dict.fromkeys(letter for letter in (word if won else misses(word, 6)) if letter != last)
        page.evaluate(TYPE, [[letter, ""] for letter in letters])
        box = key(page, last.upper()).bounding_box()
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        for _ in range(2):
            tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect_over(page, "treeWon" if won else "treeLost", word)
        page.clock.run_for(1000)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button(page, "See definition")).to_be_visible()
        assert page.url.endswith("/apple-tree")
        page.clock.resume()
        expect_drawn(page, count)


def test_A6_a_double_click_on_play_again_begins_one_round_even_on_a_slow_page(phone):
    page = phone
    page.clock.install()
    open_round(page, "apple")
    win(page, "apple")
    past_the_turn(page)
    button(page, "Play again").dblclick()
    expect_new_round(page)
    past_the_turn(page)
    expect_new_round(page)
    expect_drawn(page, 2)
    expect(page.get_by_role("dialog")).to_have_count(0)
    # Now the second click of the double click arrives late: the page accepts presses again.
    lose(page, word_in_play(page))
    past_the_turn(page)
    box = button(page, "Play again").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in [1, 2]:
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        expect_new_round(page)
        past_the_turn(page)
    expect_drawn(page, 3)
    expect_apples(page, APPLES)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.full
def test_A6_return_begins_a_new_round_unless_it_was_already_down_when_the_round_ended(page):
    page.clock.install()
    open_round(page, "apple")
    for end, title in [("apple", "treeWon"), (None, "treeLost")]:
        word = word_in_play(page)
        letters = list(dict.fromkeys(word)) if end else misses(word)
        type_letters(page, letters[:-1])
        key(page, letters[-1].upper()).focus()
        count = len(rounds(page))
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect_over(page, title, word)
        page.keyboard.down("Enter")
        page.keyboard.down("Enter")  # held down
        page.keyboard.up("Enter")
        expect_over(page, title, word)
        assert len(rounds(page)) == count
        page.clock.run_for(499)
        page.keyboard.press("Enter")
        expect_over(page, title, word)
        page.clock.run_for(1)
        page.keyboard.press("Enter")
        expect_new_round(page)
        expect_drawn(page, count + 1)
        page.clock.resume()


def test_A12_the_whole_word_is_guessed_by_touch(phone):
    page = phone
    open_round(page, "apple")
    for letter in "PLQ":
        key(page, letter).tap()
    button(page, "Guess the word").tap()
    guess = sheet(page, "Guess the word").get_by_role("textbox", name="Your guess", exact=True)
    guess.tap()
    page.keyboard.type("maple")
    button(page, "Submit").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_apples(page, APPLES - 2)
    button(page, "Guess the word").tap()
    guess.tap()
    page.keyboard.type("apple")
    button(page, "Submit").tap()
    expect_over(page, "treeWon", "apple")
    expect_apples(page, APPLES - 2)
    expect(button(page, "Save")).to_be_visible()


def test_A8_a_hint_keeps_the_focus_and_a_second_tap_on_it_costs_nothing(phone):
    page = phone
    page.clock.install()
    open_round(page, "apple")
    past_the_turn(page)
    hint(page).focus()
    page.keyboard.press("Enter")
    expect_apples(page, APPLES - 1)
    assert page.evaluate("document.activeElement !== document.body"), focused(page)
    open_round(page, "orchard")
    past_the_turn(page)
    box = hint(page).bounding_box()
    for _ in range(3):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect_apples(page, APPLES - 1)
