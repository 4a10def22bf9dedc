"""A5, A6 and A8: how a round ends, what comes then, and the hint."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, READERS
from guesser import (
    APPLES, TYPE, expect_apples, expect_drawn, expect_new_round, expect_over, expect_word, fallen, hint, key, keys, lose,
    misses, open_round, past_the_turn, places, play_again, press_letter, result, rounds, tried, type_letters, win, word_in_play, word_shown,
)
from player import NO_CHANCE, button, focused, heading, page_link, ready, say, sheet
from test_apple_tree import SHAPE

ENDS = pytest.mark.parametrize("device, end", [(PHONE, win), (DESKTOP, lose)], ids=["phone-won", "desktop-lost"])


def expect_keys_at_rest(page):
    """No key can be used, and neither a press nor a key of the keyboard changes anything."""
    assert len(tried(page)) == keys(page).count()
    before = word_shown(page), fallen(page), result(page).inner_text()
    press_letter(page, "M")
    page.keyboard.press("c")
    page.keyboard.press("7")
    assert (word_shown(page), fallen(page), result(page).inner_text()) == before


@READERS
def test_A5_all_letters_win(visit, device, locale):
    page = visit(device, locale=locale)
    open_round(page, "árbol", "es")
    type_letters(page, "qa")
    win(page, "árbol")
    expect(result(page)).to_contain_text(say(page, "treeWon"))
    expect(result(page)).to_contain_text("árbol")
    expect_apples(page, APPLES - 1)
    expect_keys_at_rest(page)
    for phrase in ["seeDefinition", "playAgain"]:
        expect(button(page, say(page, phrase))).to_be_in_viewport(ratio=0.9)
    for phrase in ["hint", "challenge"]:
        expect(button(page, say(page, phrase))).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@READERS
def test_A5_seven_misses_lose_and_the_word_is_shown(visit, device, locale):
    page = visit(device, locale=locale)
    open_round(page, "apple")
    type_letters(page, "p")
    lose(page, "apple")
    expect(result(page)).to_contain_text(say(page, "treeLost"))
    expect(result(page)).to_contain_text("apple")
    expect_apples(page, 0)
    expect_keys_at_rest(page)
    # What was missed is told from what was guessed by more than colour.
    looks = [place.evaluate(SHAPE) for place in places(page).all()]
    assert looks[1] == looks[2] and looks[0] == looks[3] == looks[4] and looks[0] != looks[1]
    for phrase in ["seeDefinition", "playAgain", "save"]:
        expect(button(page, say(page, phrase))).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def finished(page):
    return word_shown(page), sorted(fallen(page)), result(page).inner_text(), tried(page), page.get_by_role("main").aria_snapshot()


@pytest.mark.moving
@ENDS
def test_A6_the_definition_opens_and_the_way_back_leads_to_the_finished_round(visit, device, end):
    page = visit(device)
    open_round(page, "apple")
    type_letters(page, "xz")
    end(page, "apple")
    page.evaluate("for (const each of document.getAnimations()) each.finish()")
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
        # Nothing falls again.
        assert page.evaluate("document.getAnimations().filter((each) => each.effect.target.closest('[data-fallen]')).length") == 0
    definition.click()
    expect(sheet(page, "apple")).to_be_visible()
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("apple")
    page_link(page, "appleTree").click()
    expect_over(page, "treeWon" if end is win else "treeLost", "apple")
    assert (word_shown(page), sorted(fallen(page))) == before[:2]


@pytest.mark.moving
def test_A6_play_again_resets_everything(phone):
    page = phone
    page.add_init_script(NO_CHANCE)  # some words have no hint: "at", whose example is about a hat
    open_round(page, "apple")
    past_the_turn(page)
    hint(page).click()
    expect_apples(page, APPLES - 1)
    type_letters(page, "xz")
    lose(page, "apple")
    expect(button(page, "Save")).to_have_count(1)
    play_again(page)
    expect_new_round(page)
    expect(page.get_by_text("from the tree")).to_have_count(0)
    expect(button(page, "Challenge a friend")).to_be_visible()
    record = expect_drawn(page, 2)
    assert record["word"] != "apple" and record["source"] == "all"
    expect(page.get_by_role("button", name="All words: English", exact=True)).to_be_visible()
    past_the_turn(page)
    expect(hint(page)).to_have_count(1)


SMALL = {**PHONE, "viewport": {"width": 320, "height": 568}}


@pytest.mark.moving
@pytest.mark.parametrize("device", [PHONE, SMALL, DESKTOP], ids=["phone", "small", "desktop"])
def test_A6_a_double_tap_on_the_last_key_only_ends_the_round(visit, device):
    """Where the page has room and where a long word leaves little, a second tap meets nothing that has come under the finger."""
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
        page.clock.resume()
        expect_over(page, "treeWon" if won else "treeLost", word)
        page.wait_for_timeout(100)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button(page, "See definition")).to_be_visible()
        assert page.url.endswith("/apple-tree")
        expect_drawn(page, count)


@pytest.mark.moving
@ENDS
def test_A6_a_double_click_on_play_again_begins_one_round_and_does_nothing_else(visit, device, end):
    page = visit(device)
    open_round(page, "apple")
    end(page, "apple")
    past_the_turn(page)
    button(page, "Play again").dblclick()
    expect_new_round(page)
    expect_drawn(page, 2)
    page.wait_for_timeout(300)
    assert len(rounds(page)) == 2
    expect_apples(page, APPLES)
    expect(page.get_by_role("dialog")).to_have_count(0)


@ENDS
def test_A6_the_second_click_does_nothing_also_when_the_page_was_slow(visit, device, end):
    page = visit(device)
    open_round(page, "apple")
    end(page, "apple")
    past_the_turn(page)
    box = button(page, "Play again").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in [1, 2]:
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        expect_new_round(page)
        past_the_turn(page)
    expect_drawn(page, 2)
    expect_apples(page, APPLES)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_A6_return_plays_on_but_not_the_return_of_the_last_key(page):
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


def test_A8_the_hint_has_its_price_and_helps_without_the_word(phone):
    page, word, language, text = phone, "árbol", "es", "tree"
    open_round(page, word, language)
    expect(hint(page)).to_have_accessible_description(say(page, "hintPrice"))
    past_the_turn(page)
    shown = page.get_by_role("main").get_by_role("paragraph").filter(has_text=text.split(" from")[0])
    expect(shown).to_have_count(0)
    hint(page).click()
    expect_apples(page, APPLES - 1)
    expect(shown).to_be_visible()
    assert " ".join(shown.inner_text().split()) == text
    assert word not in shown.inner_text()
    apples = say(page, "applesLeft").split("/")[APPLES - 1]
    expect(result(page)).to_have_text(say(page, "hintTaken", apples=apples))
    # Once alone.
    expect(hint(page)).to_have_count(0)
    page.reload()
    ready(page)
    expect_word(page, "_" * len(word))
    expect(shown).to_be_visible()
    expect_apples(page, APPLES - 1)
    expect(hint(page)).to_have_count(0)


def test_A8_a_second_tap_on_the_hint_costs_nothing(visit):
    page = visit(PHONE)
    open_round(page, "apple")
    past_the_turn(page)
    box = hint(page).bounding_box()
    for _ in range(3):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect_apples(page, APPLES - 1)


def test_A8_the_hint_keeps_the_focus(page):
    open_round(page, "apple")
    past_the_turn(page)
    hint(page).focus()
    page.keyboard.press("Enter")
    expect_apples(page, APPLES - 1)
    assert page.evaluate("document.activeElement !== document.body"), focused(page)
