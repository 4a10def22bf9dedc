"""A10 and A12: a screen reader's announcements in a round of Apple Tree, and rounds that are played with only the keyboard.
Tests/PlayTests/AppleTree/ShippedFigureTests plays a round in which it finds elements only by their accessible names.
"""

import pytest
from playwright.sync_api import expect

from guesser import challenge_path, expect_drawn, expect_new_round, misses, open_round, past_the_turn, places, type_letters, word_in_play
from player import button, focused, open_page, sheet
from test_whole_rounds import Reader, tab_to

TIER = "quick"

# Records each text of the two live regions: the upper one announces moves, the lower one the hint and the meaning. Also
# records whether an element of a region is replaced, because some screen readers ignore a replaced element.
LISTEN = """() => {
  const regions = () => [...document.querySelectorAll('#tree-news [role=status]')]
  window.said = [regions()[0].textContent]
  window.saidBelow = []
  window.regions = regions()
  window.isReplaced = false
  new MutationObserver((changes) => {
    const [region, below] = regions()
    window.isReplaced ||= region !== window.regions[0] || below !== window.regions[1]
    if (region.textContent !== said.at(-1)) said.push(region.textContent)
    if (changes.some(({ target }) => below.contains(target))) saidBelow.push(below.textContent)
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
        "Yes, A. a, blank, blank, blank, blank.",
        "No Z. Six apples left.",
        "A hint for one apple. Five apples left.",
        "Yes, P. a, p, p, blank, blank.",
        "Yes, L. a, p, p, l, blank.",
        "What a harvest, for you and your tree! The word is “apple”. Five apples left.",
    ]
    # The hint and the word's meaning are announced once, when they appear.
    [hint, meaning] = page.evaluate("saidBelow")
    assert hint and "grows on trees" in meaning
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
    # At the end of the round, the result has the focus, and the buttons of the finished round are the next Tab stops.
    assert page.evaluate("document.activeElement.ariaLabel") == "Result"
    tab_to(page, "Save", most=1)
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
    for name, opener in [("Words to guess", "All words: English"), ("Statistics", "Statistics"), ("Challenge a friend", "Challenge a friend")]:
        tab_to(page, opener)
        press("Enter")
        expect(sheet(page, name)).to_be_visible()
        press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert focused(page) == opener


def test_A10_a_round_in_the_letter_field_is_announced_move_by_move(page):
    """A screen reader passes letters to the page only if a text field has the focus. The field takes letters, and reads
    the word if the player types a question mark.
    """
    page.clock.install()
    open_round(page, "árbol", "es")
    page.evaluate(LISTEN)
    past_the_turn(page)
    letter = page.get_by_role("textbox", name="Letter", exact=True)
    expect(letter).to_have_accessible_description("Type a letter. Type ? to hear the word and the apples left.")
    letter.focus()
    page.keyboard.type("az?")
    page.keyboard.type("ro")
    page.keyboard.press("Enter")
    page.keyboard.press("z")
    assert said(page) == [
        "5 letters. Seven apples left.",
        "Yes, A. á, blank, blank, blank, blank.",
        "No Z. Six apples left.",
        "5 letters. Six apples left. á, blank, blank, blank, blank.",
        "Yes, R. á, r, blank, blank, blank.",
        "Yes, O. á, r, blank, o, blank.",
        "You’ve already tried Z. Nothing fell.",
    ]
    expect(letter).to_be_focused()
    # The announced letters of the Spanish word are marked as Spanish.
    page.keyboard.type("?")
    parts = page.get_by_role("status", name="Result").locator("[lang=es]")
    assert parts.all_inner_texts() == ["á", "r", "o"]
    page.keyboard.type("bl")
    expect(page.get_by_role("status", name="Result")).to_contain_text("What a harvest")
    assert page.evaluate("document.activeElement.ariaLabel") == "Result"
    past_the_turn(page)
    page.keyboard.press("Enter")
    expect_new_round(page)
    expect(letter).to_be_focused()
    expect(letter).to_have_value("")


def test_A10_a_phone_does_not_open_its_keyboard_unasked(phone):
    """A phone opens its keyboard when a text field gets the focus."""
    open_round(phone, "apple")
    is_field = "document.activeElement.matches('input, textarea')"
    assert not phone.evaluate(is_field)
    for letter in "AQPLE":
        phone.get_by_role("group", name="Keyboard").get_by_role("button", name=letter, exact=True).tap()
        assert not phone.evaluate(is_field)
    expect(button(phone, "Play again")).to_be_visible()
    assert not phone.evaluate(is_field)


def test_A12_a_guess_at_the_whole_word_is_announced_once(page):
    page.clock.install()
    open_round(page, "apple")
    type_letters(page, "pl")
    past_the_turn(page)
    page.evaluate(LISTEN)
    for word in ["maple", "apple"]:
        tab_to(page, "Guess the word")
        page.keyboard.press("Enter")
        dialog = sheet(page, "Guess the word")
        field = dialog.get_by_role("textbox", name="Your guess", exact=True)
        expect(field).to_be_focused()
        expect(field).to_have_accessible_description("A wrong guess costs one apple.")
        page.keyboard.type(word[:4])
        page.keyboard.press("Enter")
        expect(dialog.get_by_role("alert")).to_have_text("The word has 5 letters. Nothing fell.")
        expect(field).to_be_focused()
        page.keyboard.type(word[4:])
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        if word == "maple":
            # After a wrong guess, the button that opened the dialog has the focus again.
            expect(button(page, "Guess the word")).to_be_focused()
    assert said(page)[1:] == [
        "It isn’t “maple”. Six apples left.",
        "What a harvest, for you and your tree! The word is “apple”. Six apples left.",
    ]
    assert page.evaluate("document.activeElement.ariaLabel") == "Result"
