"""A9: a word for a friend, by a link that does not show it."""

import base64
import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, READERS
from guesser import (
    APPLES, challenge_path, expect_apples, expect_drawn, expect_new_round, expect_news, open_round, open_tree, places, rounds,
    tried, type_letters, win, word_in_play,
)
from player import button, compose, heading, open_page, ready, say, sheet, take_return


def open_challenge(page):
    button(page, say(page, "challenge")).click()
    expect(sheet(page, say(page, "challenge"))).to_be_visible()


def word_field(page):
    return page.get_by_role("textbox", name=say(page, "challengeWord"), exact=True)


def send(page, text):
    word_field(page).fill(text)
    button(page, say(page, "challengeSend")).click()


REFUSALS = [  # what is typed, what is said
    ("", "challengeEmpty", {}), ("ro1d", "notALetterText", {"character": "1"}), ("🍎", None, {}), ("xyzzyq", "challengeNotListed", {}),
]


def test_A9_what_is_no_challenge_is_refused_with_the_reason(phone):
    page, locale = phone, "en-US"
    open_round(page)
    type_letters(page, "q")
    open_challenge(page)
    panel = sheet(page, say(page, "challenge"))
    expect(panel.get_by_role("alert")).to_be_empty()
    language = say(page, "spanish" if locale == "es-ES" else "english")
    expect(word_field(page)).to_have_accessible_description(re.compile(re.escape(say(page, "challengeText", language=language))))
    for text, phrase, blanks in REFUSALS:
        word_field(page).fill(text)
        word_field(page).press("Enter")
        expect(panel.get_by_role("alert")).not_to_be_empty()
        if phrase:
            if "character" in blanks:
                blanks = {"character": say(page, "characterShown", **blanks)}
            expect(panel.get_by_role("alert")).to_have_text(say(page, phrase, language=language, **blanks))
        expect(word_field(page)).to_have_attribute("aria-invalid", "true")
        expect(word_field(page)).to_be_focused()
        expect(word_field(page)).to_have_value(text)
        # It goes as soon as something else is typed.
        word_field(page).press("x")
        expect(panel.get_by_role("alert")).to_be_empty()
    # Nothing of it was tried in the round beneath.
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert list(tried(page)) == ["Q"]
    expect_apples(page, APPLES - 1)


SHARED = [("es-ES", "ARBOL", "árbol")]


@pytest.mark.parametrize("locale, typed, word", SHARED)
def test_A9_a_link_is_shared_that_does_not_show_the_word_and_opens_for_a_friend(visit, locale, typed, word):
    page = visit(locale=locale, permissions=["clipboard-read", "clipboard-write"])
    open_tree(page)
    before = word_in_play(page)
    open_challenge(page)
    word_field(page).fill(typed)
    word_field(page).press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_news(page, say(page, "copiedTitle"))
    text = page.evaluate("navigator.clipboard.readText()")
    link = text.splitlines()[-1]
    sealed = re.fullmatch(r"http://[^/]+/apple-tree\?challenge=([\w-]+)", link)[1]
    plain = base64.urlsafe_b64decode(sealed + "=" * (-len(sealed) % 4))
    for form in {word, typed, typed.lower()}:
        for shown in [form, form[::-1]]:
            assert shown.lower() not in text.lower() and shown.encode() not in plain
    letters = say(page, "letterCount", count=len(word))
    assert say(page, "challengeShared", letters=letters) in text
    # One's own round goes on.
    assert word_in_play(page) == before and len(rounds(page)) == 1
    friend = visit(PHONE, locale="en-US")
    friend.goto(link)
    ready(friend)
    expect(places(friend)).to_have_count(len(word))
    assert friend.url.endswith("/apple-tree")
    assert word.lower() not in friend.content().lower()
    expect(friend.get_by_role("button", name=re.compile("^A friend’s word"))).to_be_visible()
    expect_apples(friend, APPLES)
    win(friend, word)
    button(friend, "Play again").click()
    expect_new_round(friend)
    assert expect_drawn(friend, 2)["source"] == "all"


def test_A9_where_a_device_shares_by_a_sheet_it_gets_the_link(visit):
    page = visit(PHONE)
    page.add_init_script("navigator.canShare = () => true; navigator.share = async (given) => { window.given = given.text }")
    open_tree(page)
    open_challenge(page)
    send(page, "apple")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("given").endswith(challenge_path("apple"))


def test_A9_where_sharing_does_not_work_the_link_is_shown(visit):
    page = visit()
    page.add_init_script("navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError') }")
    open_tree(page)
    open_challenge(page)
    send(page, "apple")
    expect_news(page, "Sharing didn’t work", challenge_path("apple"))


def test_A9_return_during_a_composition_sends_nothing(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    open_tree(page)
    page.evaluate("navigator.clipboard.writeText('nothing')")
    open_challenge(page)
    word_field(page).focus()
    session = compose(page, "apple")
    take_return(page)
    expect(sheet(page, "Challenge a friend")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "nothing"
    session.send("Input.insertText", {"text": "apple"})
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("navigator.clipboard.readText()").endswith(challenge_path("apple"))


SEALED = challenge_path("international").split("=")[1]
ALTERED = {
    "cut": SEALED[:-3],
    "empty": "",
    "10,000 characters": SEALED + "A" * 10_000,
    "not UTF-8": "%ff%fe%80",
    "a zero": "%00" + SEALED,
    "markup": "%3Cscript%3Ealert(1)%3C/script%3E",
}


@READERS
def test_A9_a_link_that_is_not_whole_says_so_and_has_a_way_out(visit, device, locale):
    page = visit(device, locale=locale)
    for name, sealed in ALTERED.items():
        open_page(page, "/apple-tree?challenge=" + sealed)
        expect(heading(page)).to_have_text(say(page, "badLinkTitle"))
        expect(page.get_by_role("main").get_by_role("alert")).to_have_text(say(page, "challengeAltered"))
        expect(button(page, say(page, "newWord"))).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    # Keys have nothing to try there.
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text(say(page, "badLinkTitle"))
    button(page, say(page, "newWord")).click()
    expect_new_round(page)
    assert expect_drawn(page, 1)["source"] == "all"
