"""A visit without a mouse or touch: both games, a search, a saved word, and a list that is imported and exported."""

from engines import expect
from player import TAKE, button, deeds, field, focused, found_words, heading, kept, open_root, ready, say, wait_until

TIER = "full"

MOST_STOPS = 80


def go(page, name, key="Tab"):
    """Presses Tab, or another key, from the focused element until the element with this name has the focus."""
    for _ in range(MOST_STOPS):
        page.keyboard.press(key)
        # If the focused row or link contains additional texts, the name is on the first line and the additional texts
        # follow.
        if focused(page).split("\n")[0].strip() == name:
            return
    raise AssertionError(f"“{name}” is not among {MOST_STOPS} stops")


def press(page, phrase, key="Tab"):
    go(page, say(page, phrase), key)
    page.keyboard.press("Enter")


def test_both_games_search_saving_and_lists_work_by_keyboard_alone(page):
    open_root(page, "en", "alarming")
    press(page, "skip")
    for word in ["ring", "main"]:
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        expect(field(page)).to_have_value("")
    wait_until(page, lambda: sorted(found_words(page)) == ["main", "ring"])

    press(page, "appleTree")
    expect(page.get_by_role("img").first).to_be_visible()
    expect(button(page, say(page, "hint"))).to_be_visible()
    for letter in "etaoinshrdlucmfwypvbgkjqxz":
        page.keyboard.press(letter)
    expect(button(page, say(page, "playAgain"))).to_be_visible()
    assert deeds(page, "playedAppleTree")

    press(page, "words")
    expect(heading(page)).to_have_text(say(page, "vocabulary"))
    go(page, say(page, "searchWords"))
    page.keyboard.type("orchard")
    go(page, "orchard")
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("orchard")
    go(page, say(page, "save"))
    page.keyboard.press("Enter")
    expect(button(page, say(page, "save"))).to_have_attribute("aria-pressed", "true")
    kept(page, "saved")

    press(page, "lists", key="Shift+Tab")  # the links to the pages are before the content
    expect(heading(page)).to_have_text(say(page, "lists"))
    press(page, "importWords")
    go(page, say(page, "paste"))
    page.keyboard.type("apple")
    page.keyboard.press("Enter")
    page.keyboard.type("pear")
    press(page, "check")
    go(page, say(page, "listName"))
    page.keyboard.type("Fruit")
    press(page, "keepList")
    expect(heading(page)).to_have_text("Fruit")
    kept(page, "keptList")

    page.evaluate(TAKE)
    press(page, "more")
    press(page, "export")
    expect(page.get_by_role("dialog")).to_be_visible()
    press(page, "saveTable")
    expect(page.locator("html[data-taken]")).to_have_count(1)
    assert "apple" in page.locator("html").get_attribute("data-taken")
    ready(page)
