"""A9: the input field for a friend's word, and the challenge link in the clipboard. Tests/PlayTests/AppleTree/ShippedChallengeTests tests each
refusal and each link. host/test_host.py tests share sheets and clipboards that refuse a link.
"""

import re

from playwright.sync_api import expect

from guesser import APPLES, challenge_path, expect_apples, expect_news, open_round, tried, type_letters
from player import button, compose, say, sheet, take_return

TIER = "quick"


def word_field(page):
    return page.get_by_role("textbox", name=say(page, "challengeWord"), exact=True)


def test_A9_the_field_keeps_the_focus_after_a_refusal_and_the_link_of_a_composed_word_is_copied(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    open_round(page)
    type_letters(page, "q")
    page.evaluate("navigator.clipboard.writeText('nothing')")
    button(page, "Challenge a friend").click()
    panel = sheet(page, "Challenge a friend")
    expect(panel.get_by_role("alert")).to_be_empty()
    text = say(page, "challengeText", language="English")
    expect(word_field(page)).to_have_accessible_description(re.compile(re.escape(text)))
    word_field(page).fill("xyzzyq")
    word_field(page).press("Enter")
    expect(panel.get_by_role("alert")).to_have_text(say(page, "challengeNotListed", language="English"))
    expect(word_field(page)).to_have_attribute("aria-invalid", "true")
    expect(word_field(page)).to_be_focused()
    expect(word_field(page)).to_have_value("xyzzyq")
    # When the player types another word, the reason for the refusal disappears.
    word_field(page).press("x")
    expect(panel.get_by_role("alert")).to_be_empty()
    # The Return key that ends a composition does not submit the form.
    word_field(page).fill("")
    session = compose(page, "apple")
    take_return(page)
    expect(panel).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "nothing"
    session.send("Input.insertText", {"text": "apple"})
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_news(page, say(page, "copiedTitle"))
    assert page.evaluate("navigator.clipboard.readText()").endswith(challenge_path("apple"))
    # The round behind the dialog tries no letter of the friend's word, and no letter that was typed before Escape.
    button(page, "Challenge a friend").click()
    word_field(page).press("z")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert list(tried(page)) == ["Q"]
    expect_apples(page, APPLES - 1)
