"""A10: a screen reader's announcements in a round of Apple Tree, and a round that is played with only the keyboard.
Tests/PlayTests/AppleTree/ShippedFigureTests plays a round in which it finds elements only by their accessible names.
"""

import pytest
from playwright.sync_api import expect

from guesser import challenge_path, expect_drawn, expect_new_round, misses, open_round, past_the_turn, places, type_letters, word_in_play
from player import button, focused, open_page, sheet
from test_whole_rounds import Reader, tab_to

TIER = "quick"

# Records each text of the live region, and whether the region stays the same element, because some screen readers
# ignore a replaced element.
LISTEN = """() => {
  const region = () => document.querySelector('[role=status][aria-label=Result]')
  window.said = [region().textContent]
  window.region = region()
  window.isReplaced = false
  new MutationObserver(() => {
    window.isReplaced ||= region() !== window.region
    const text = region()?.textContent
    if (text !== said.at(-1)) said.push(text)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""


def said(page):
    assert not page.evaluate("isReplaced")
    return page.evaluate("said.splice(0, said.length)")


def test_A10_the_live_region_stays_the_same_element(page):
    """Tests/PlayTests/AppleTree/ShippedFigureTests tests the region's texts."""
    page.clock.install()
    open_round(page, "apple")
    page.evaluate(LISTEN)
    past_the_turn(page)
    for name in "az":
        page.keyboard.press(name)
    button(page, "Hint").click()
    type_letters(page, "ple")
    assert said(page) == [
        "5 letters. Seven apples left.",
        "Yes, A: 1 place.",
        "No Z. Six apples left.",
        "A hint for one apple. Five apples left.",
        "Yes, P: 2 places.",
        "Yes, L: 1 place.",
        "What a harvest, for you and your tree! The word is “apple”. Five apples left.",
    ]
    button(page, "Play again").click()
    expect_new_round(page)
    word = expect_drawn(page, 2)["word"]
    assert [text for text in said(page) if text] == [f"{len(word)} letters. Seven apples left."]


def test_A10_the_tree_and_the_word_have_names_and_are_announced_only_once(page):
    """A live region announces each move, and screen readers can read the drawing and the word on demand."""
    open_round(page, "apple")
    type_letters(page, "pz")
    reader = Reader(page)
    reader.wait("image", "Apple tree, 6 apples left")
    assert [reader.text(each) for each in reader.all("listitem")] == ["blank", "p", "p", "blank", "blank"]
    assert reader.name(reader.wait("list", "Word")) == "Word"
    live = [reader.text(each) for role in ["status", "alert", "log"] for each in reader.all(role)]
    assert [text for text in live if text] == ["No Z. Six apples left."]
    [p, z, a] = [reader.wait("button", letter) for letter in "PZA"]
    assert [each.get("description", {}).get("value", "") for each in [p, z, a]] == ["in the word", "not in the word", ""]
    reader.wait("heading", "Apple Tree")


def has_focus(page):
    """Returns whether an element on the page has the focus."""
    return page.evaluate("document.activeElement !== document.body && document.activeElement.isConnected")


@pytest.mark.full
def test_A10_a_whole_round_by_keyboard_alone_never_loses_the_focus(page):
    page.clock.install()
    open_page(page, challenge_path("apple"))
    expect(places(page)).to_have_count(5)
    press = page.keyboard.press
    # The player reaches the page's keys with Tab, and can type letters wherever the focus is.
    tab_to(page, "Q")
    for way in ["Enter", "Space"]:
        press(way)
        assert focused(page) == "Q"
    expect(page.get_by_role("img", name="Apple tree, 6 apples left")).to_be_visible()
    tab_to(page, "A", most=12)
    press("Space")
    press("Space")
    assert focused(page) == "A"
    for letter in "lpz":
        press(letter)
        assert focused(page) == "A"
    expect(page.get_by_role("img", name="Apple tree, 5 apples left")).to_be_visible()
    tab_to(page, "E", key="Shift+Tab", most=12)
    press("Enter")
    expect(page.get_by_role("status", name="Result")).to_contain_text("What a harvest")
    # At the end of the round, the result has the focus, and the button for the definition is the next Tab stop.
    assert page.evaluate("document.activeElement.ariaLabel") == "Result"
    tab_to(page, "See definition", most=1)
    press("Enter")
    expect(sheet(page, "apple")).to_be_visible()
    press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page) == "See definition"
    tab_to(page, "Share", most=1)
    tab_to(page, "Play again", most=1)
    past_the_turn(page)
    press("Enter")
    expect_new_round(page)
    assert has_focus(page)
    word = word_in_play(page)
    # When the player has lost a round by typing, the result receives the focus, and then Return presses Play again.
    type_letters(page, misses(word))
    expect(page.get_by_role("status", name="Result")).to_contain_text("rotten!")
    assert page.evaluate("document.activeElement.ariaLabel") == "Result"
    tab_to(page, "Save", most=1)
    press("Enter")
    assert focused(page).startswith("Save")
    past_the_turn(page)
    tab_to(page, "Play again", most=3)
    press("Enter")
    expect_new_round(page)
    assert has_focus(page)
    # When a dialog closes, the focus returns to the button that opened the dialog.
    past_the_turn(page)
    for name, opener in [("Statistics", "Statistics"), ("Words to guess", "All words: English"), ("Challenge a friend", "Challenge a friend")]:
        tab_to(page, opener)
        press("Enter")
        expect(sheet(page, name)).to_be_visible()
        press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert focused(page) == opener
