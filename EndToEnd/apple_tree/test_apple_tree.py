"""A1 to A3: a word of Apple Tree is guessed by the keys on the page and by those of a keyboard."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE, READERS
from guesser import (
    APPLES, TYPE, expect_apples, expect_over, expect_word, key, keys, open_round, open_tree, places, press_letter, press_plank, result, tried,
    type_letters, win, word_in_play, word_shown,
)
from player import close_sheet, open_settings, ready, say

ROWS = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]


def key_rows(page):
    """The keys' letters as they stand: those of one height in a row."""
    found = {}
    for letter, top in keys(page).evaluate_all("(keys) => keys.map((key) => [key.textContent, Math.round(key.getBoundingClientRect().top)])"):
        found.setdefault(top, []).append(letter)
    return ["".join(found[top]) for top in sorted(found)]


@READERS
def test_A1_a_first_visit_has_a_word_to_guess(visit, device, locale):
    page = visit(device, locale=locale)
    open_tree(page)
    word = word_in_play(page)
    assert word.isalpha()
    assert word_shown(page) == "_" * len(word)
    expect_apples(page, APPLES)
    assert tried(page) == {}
    for each in [places(page).last, result(page), keys(page).first, keys(page).last]:
        expect(each).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    win(page, word)


def test_A2_capitals_are_the_same_letters(page):
    open_round(page, "ring")
    type_letters(page, "RiN")
    expect_word(page, "rin_")
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'G', code: 'KeyG', bubbles: true }))")
    expect_over(page, "treeWon", "ring")
    expect_apples(page, APPLES)


def test_A2_the_same_letter_twice_never_costs(page):
    open_round(page, "apple")
    for letter, left in [("Q", APPLES - 1), ("P", APPLES - 1)]:
        press_letter(page, letter)
        expect_apples(page, left)
        for again in [lambda: press_letter(page, letter), lambda: page.keyboard.press(letter.lower()), lambda: page.keyboard.press(letter)]:
            again()
            expect_apples(page, left)
            expect(result(page)).to_have_text(f"You’ve already tried {letter}. Nothing fell.")
    page.keyboard.down("z")
    for _ in range(5):  # held down, it comes again and again
        page.keyboard.down("z")
    page.keyboard.up("z")
    expect_apples(page, APPLES - 2)
    assert list(tried(page)) == ["Q", "P", "Z"]


NO_LETTERS = [
    "0", "7", ".", ",", "'", "-", "?", "F1", "F12", "Tab", "Shift", "ArrowLeft", "ArrowDown", "Home", "PageDown", "Backspace", "Delete",
    "Escape", "Enter", "Space", "Control+KeyQ", "Alt+KeyQ", "Meta+KeyQ",
]


def test_A3_a_key_that_is_no_letter_costs_nothing(page):
    open_round(page, "apple")
    page.get_by_role("heading", level=1).focus()
    for name in NO_LETTERS:
        page.keyboard.press(name)
        expect_apples(page, APPLES)
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("heading", level=1).focus()
    assert tried(page) == {} and word_shown(page) == "_____"
    page.keyboard.press("7")
    expect(result(page)).to_have_text("Letters only. Nothing fell.")


ODD_KEYS = [  # what the key writes, where it is, what it tries
    ("Process", "", None), ("Process", "Digit1", None), ("Process", "Space", None), ("Process", "Enter", None),
    ("Dead", "BracketLeft", None), ("Unidentified", "", None), ("ß", "Minus", None), ("😀", "", None), ("ㅃ", "", None), ("\u200b", "", None),
    ("ㅂ", "KeyQ", "Q"),  # a Hangul layout types by place
    ("ㅈ", "KeyW", "W"),
    ("Process", "KeyX", "X"),  # so does a key that an input method has taken where there is no field
    ("я", "KeyZ", "Z"),
    ("a", "KeyK", "A"),  # another layout: what the key writes counts
]


def test_A3_keys_of_other_layouts_and_of_input_methods(page):
    open_round(page, "apple")
    expected = []
    for name, code, letter in ODD_KEYS:
        page.evaluate(TYPE, [[name, code]])
        expected += [letter] if letter else []
        assert set(tried(page)) == set(expected), (name, code)
    expect_apples(page, APPLES - 4)
    expect_word(page, "a____")


def test_A3_return_and_space_during_a_composition_do_nothing(page):
    open_round(page, "apple")
    page.evaluate(
        """() => {
          for (const key of ['Enter', ' ', 'Process']) {
            const event = { key, code: key === ' ' ? 'Space' : '', keyCode: 229, isComposing: true, bubbles: true, cancelable: true }
            document.body.dispatchEvent(new KeyboardEvent('keydown', event))
          }
        }"""
    )
    assert tried(page) == {}
    expect_apples(page, APPLES)


@READERS
def test_A3_the_keyboard_has_the_order_of_a_typewriter_and_ñ_in_spanish(visit, device, locale):
    page = visit(device, locale=locale)
    open_tree(page)
    own = [row + "Ñ" if row == "ASDFGHJKL" else row for row in ROWS] if locale == "es-ES" else ROWS
    assert key_rows(page) == own
    # The keyboard is the word's, not the reader's.
    open_round(page, "mano", "es")
    assert key_rows(page) == [ROWS[0], ROWS[1] + "Ñ", ROWS[2]]
    open_round(page, "apple")
    assert key_rows(page) == ROWS
    for box in keys(page).evaluate_all("(keys) => keys.map((key) => key.getBoundingClientRect()).map(({ width, height }) => [width, height])"):
        assert box[0] >= 24 and box[1] >= 40


def test_A3_the_order_of_the_alphabet_is_an_option_and_kept(phone):
    page = phone
    open_round(page, "niño", "es")
    press_letter(page, "N")
    open_settings(page)
    press_plank(page, say(page, "keyOrderAlphabet"), say(page, "keyOrder"))
    close_sheet(page)
    alphabet = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
    assert "".join(keys(page).all_inner_texts()) == "".join(key_rows(page)) == alphabet
    assert list(tried(page)) == ["N"]
    page.reload()
    ready(page)
    expect(places(page)).to_have_count(4)
    assert "".join(key_rows(page)) == alphabet
    press_letter(page, "Ñ")
    expect_word(page, "n_ñ_")


# What tells two keys or places apart for those who see no colour: the shape, a stroke, a slant.
SHAPE = """(element) => {
  const [own, after] = [getComputedStyle(element), getComputedStyle(element, '::after')]
  const mark = after.content === 'none' ? 'none' : [after.height, after.transform, after.borderRadius].join()
  const { borderRadius, borderTopStyle, borderTopWidth, fontStyle, textDecorationLine, clipPath } = own
  return [borderRadius, borderTopStyle, borderTopWidth, fontStyle, textDecorationLine, clipPath, mark].join(' / ')
}"""
COLOURS = "(element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color].join(' / ')"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_A3_used_keys_are_disabled_and_told_apart_by_shape_colour_and_description(visit, theme):
    page = visit(PHONE, color_scheme=theme)
    open_round(page, "apple")
    for letter in "QPZ":
        press_letter(page, letter)
    for letter, description in [("P", "in the word"), ("Q", "not in the word"), ("Z", "not in the word"), ("A", "")]:
        expect(key(page, letter)).to_have_accessible_description(description)
        if description:
            expect(key(page, letter)).to_have_attribute("aria-disabled", "true")
        else:
            expect(key(page, letter)).to_be_enabled()
    for look in [SHAPE, COLOURS]:
        right, wrong, other, unused = [key(page, letter).evaluate(look) for letter in "PQZA"]
        assert len({right, wrong, unused}) == 3, look
        assert wrong == other
