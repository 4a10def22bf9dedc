"""A3: how Apple Tree's keys are arranged and look on a phone. Tests/PlayTests/AppleTree tests the effects of keys and letters."""

from playwright.sync_api import expect

from conftest import PHONE
from guesser import expect_over, key, keys, misses, open_round, places, press_letter, press_plank, tried, type_letters
from player import STILL, close_sheet, open_settings, say

TIER = "quick"

ROWS = ["QWERTYUIOP", "ASDFGHJKLÑ", "ZXCVBNM"]
ALPHABET = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"


def key_rows(page):
    """Returns the letters of the keys in rows, where keys at the same height form a row."""
    found = {}
    for letter, top in keys(page).evaluate_all("(keys) => keys.map((key) => [key.textContent, Math.round(key.getBoundingClientRect().top)])"):
        found.setdefault(top, []).append(letter)
    return ["".join(found[top]) for top in sorted(found)]


def expect_large_keys(page):
    for width, height in keys(page).evaluate_all("(keys) => keys.map((key) => key.getBoundingClientRect()).map(({ width, height }) => [width, height])"):
        assert width >= 24 and height >= 40


def test_A3_both_keyboard_orders_have_rows_of_keys_large_enough_for_a_finger(phone):
    open_round(phone, "niño", "es")
    assert key_rows(phone) == ROWS
    expect_large_keys(phone)
    press_letter(phone, "N")
    open_settings(phone)
    press_plank(phone, say(phone, "keyOrderAlphabet"), say(phone, "keyOrder"))
    close_sheet(phone)
    assert "".join(keys(phone).all_inner_texts()) == "".join(key_rows(phone)) == ALPHABET
    expect_large_keys(phone)
    assert list(tried(phone)) == ["N"]


# The properties that distinguish two keys or two letter positions without colour: their shape, a stroke, or italics.
SHAPE = """(element) => {
  const [own, after] = [getComputedStyle(element), getComputedStyle(element, '::after')]
  const mark = after.content === 'none' ? 'none' : [after.height, after.transform, after.borderRadius].join()
  const { borderRadius, borderTopStyle, borderTopWidth, fontStyle, textDecorationLine, clipPath } = own
  return [borderRadius, borderTopStyle, borderTopWidth, fontStyle, textDecorationLine, clipPath, mark].join(' / ')
}"""
COLOURS = "(element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color].join(' / ')"


def test_A3_used_keys_and_missed_letters_differ_in_shape_colour_and_description(visit):
    page = visit(PHONE)
    open_round(page, "apple")
    for letter in "QPZ":
        press_letter(page, letter)
    for letter, description in [("P", "in the word"), ("Q", "not in the word"), ("Z", "not in the word"), ("A", "")]:
        expect(key(page, letter)).to_have_accessible_description(description)
        if description:
            expect(key(page, letter)).to_have_attribute("aria-disabled", "true")
        else:
            expect(key(page, letter)).to_be_enabled()
    for theme in ["light", "dark"]:
        page.emulate_media(color_scheme=theme)
        page.evaluate("() => {" + STILL + "}")
        for look in [SHAPE, COLOURS]:
            right, wrong, other, unused = [key(page, letter).evaluate(look) for letter in "PQZA"]
            assert len({right, wrong, unused}) == 3, (theme, look)
            assert wrong == other
    # After a lost round, the missed letters differ by shape as well as by colour.
    type_letters(page, misses("apple"))
    expect_over(page, "treeLost", "apple")
    looks = [place.evaluate(SHAPE) for place in places(page).all()]
    assert looks[1] == looks[2] and looks[0] == looks[3] == looks[4] and looks[0] != looks[1]


def test_A3_a_wrong_key_differs_from_a_right_one_by_shape_in_forced_colours(page):
    page.emulate_media(forced_colors="active")
    open_round(page, "apple")
    type_letters(page, "pq")
    frame = "(key) => [getComputedStyle(key).borderTopStyle, getComputedStyle(key).borderTopWidth, getComputedStyle(key, '::after').borderTopStyle].join(' ')"
    right, wrong, unused = [key(page, letter).evaluate(frame) for letter in "PQA"]
    assert (right, wrong, unused) == ("solid 4px none", "dashed 2px solid", "solid 1px none")
