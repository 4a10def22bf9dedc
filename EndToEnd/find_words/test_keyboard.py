"""F5: playing with only a physical keyboard, and with an input method. Tests/PlayTests/FindWords/BoardTests tests the effect of each key, and
host/test_input.py tests the browser's key messages.
"""

import pytest
from playwright.sync_api import expect

from player import (
    banner, compose, expect_banner, field, focused, found_words, open_menu, open_root, radio, take_return, tiles,
    used_letters,
)

TIER = "quick"


def type_keys(page, word):
    for letter in word:
        page.keyboard.press(letter)


def test_a_whole_round_can_be_typed_without_a_focused_field(page):
    open_root(page, "en", "alarming")
    assert page.evaluate("document.activeElement === document.body")
    type_keys(page, "ring")
    expect(field(page)).to_have_value("ring")
    assert sorted(used_letters(page)) == sorted("RING")
    page.keyboard.press("Enter")
    type_keys(page, "MAIN")
    page.keyboard.press("Enter")
    type_keys(page, "alarms")
    page.keyboard.press("Enter")
    expect_banner(page, "Try again", "There’s no S in alarming.")
    page.keyboard.press("Backspace")
    expect(banner(page)).to_be_empty()
    page.keyboard.press("Enter")
    assert found_words(page) == ["alarm", "main", "ring"]
    assert page.evaluate("document.activeElement === document.body")


def test_an_unfinished_composition_is_not_judged(page):
    open_root(page, "en", "alarming")
    field(page).focus()
    session = compose(page, "ㄱ")
    page.keyboard.press("Enter")
    expect(banner(page)).to_be_empty()
    session.send("Input.insertText", {"text": "가"})
    page.keyboard.press("Enter")
    expect_banner(page, "Letters only", "You can’t use “가” here.")
    expect(field(page)).to_have_value("가")
    field(page).fill("")
    expect(banner(page)).to_be_empty()
    session = compose(page, "ring")
    page.keyboard.press("Enter")
    take_return(page)
    expect(field(page)).to_have_value("ring")
    assert found_words(page) == []
    expect(banner(page)).to_be_empty()
    session.send("Input.insertText", {"text": "ring"})
    expect(field(page)).to_have_value("ring")
    page.keyboard.press("Enter")
    expect(field(page)).to_have_value("")
    assert found_words(page) == ["ring"]


HAS_RING = """() => {
  const { activeElement: element } = document
  const shown = [element, element.firstElementChild, element.nextElementSibling]
  return shown.some((each) => {
    const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : {}
    return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2
  })
}"""


@pytest.mark.full
def test_tab_follows_the_reading_order_and_shows_the_focus(page):
    open_root(page, "en", "alarming")
    page.keyboard.type("ring")
    page.keyboard.press("Enter")
    stops, without = [], []
    page.keyboard.press("Tab")
    assert focused(page) == "Skip to content"
    for _ in range(23):
        page.keyboard.press("Tab")
        stops.append(focused(page))
        if len(stops) <= 21 and not page.evaluate(HAS_RING):
            without.append(stops[-1])
    assert stops[:6] == ["Settings", "Orchard", "Find Words", "Apple Tree", "Words", "You"]
    assert stops[6:14] == list("ALARMING")
    assert stops[14:20] == ["Enter your word", "Delete", "Submit", "Shuffle", "Hints", "New word"]
    assert stops[20] == "Order"
    assert stops[21].startswith("ring")
    assert stops[22] == "Done"  # the button of the tutorial's last step
    assert without == []


@pytest.mark.full
def test_arrow_keys_choose_the_word_length(page):
    open_root(page, "en", "alarming")
    open_menu(page)
    radio(page, "8 letters").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="9 letters")).to_be_checked()
    expect(page.get_by_role("radio", name="9 letters")).to_be_focused()
    expect(tiles(page)).to_have_count(9)
