"""F6: a round by link, so that friends play the same word; and what is shown for a link that leads to no round."""

from playwright.sync_api import expect

from conftest import READERS
from player import (
    button, expect_banner, field, find, found_words, heading, kept, open_page, open_root, root, say, tiles,
)
from sentences import sentence


def alert(page):
    return page.get_by_role("main").get_by_role("alert")


LINKS = [
    ("language=es&root=canciones", "canciones", "nacion", "nación"),
    ("language=es&root=canci%C3%B3n", "canción", "cano", "cano"),
    ("language=it&root=agricoli", "agricoli", "gioia", "gioia"),
    ("language=en&root=sent", "sent", "nest", "nest"),
    ("root=adventures", "adventures", "nurse", "nurse"),
]


@READERS
def test_F6_a_link_opens_its_round(visit, device, locale):
    page = visit(device, locale=locale)
    for query, shown, guess, word in LINKS:
        if "language" not in query and locale != "en-US":
            continue
        open_page(page, f"/find-words?{query}")
        expect(heading(page)).to_have_text(shown)
        find(page, guess)
        assert found_words(page) == [word]


BAD = [
    ("language=xx&root=alarming", "badLinkLanguage", {"value": "xx"}),
    ("language=de&seed=4", "badLinkLanguage", {"value": "de"}),
    ("language=en&length=12&seed=4", "badLinkLength", {"value": "12"}),
    ("length=&daily=2026-11-20", "badLinkLength", {"value": ""}),
    ("seed=-1", "badLinkSeed", {"value": "-1"}),
    ("seed=x", "badLinkSeed", {"value": "x"}),
    ("language=en&length=8&seed=9007199254740992", "badLinkSeed", {"value": "9007199254740992"}),
    ("daily=tomorrow", "badLinkDay", {"value": "tomorrow"}),
    ("daily=2026-02-30", "badLinkDay", {"value": "2026-02-30"}),
    ("daily=", "badLinkDay", {"value": ""}),
]
UNSUITABLE = [
    ("language=en&root=xyzzyxyz", "rootNotInLexicon", {"root": "xyzzyxyz"}),
    ("language=en&root=cat", "rootLength", {"root": "cat", "count": 3, "least": 4, "most": 10}),
    ("language=en&root=alarm1ng", "rootNotALetter", {"root": "alarm1ng"}),
    ("language=en&root=bastard", "rootOffensive", {}),
    ("language=en&root=fizz", "rootNoWords", {"root": "fizz"}),
]


@READERS
def test_F6_a_link_that_leads_to_no_round_says_why_and_has_a_way_on(visit, device, locale):
    page, tag = visit(device, locale=locale), locale[:2]
    for query, phrase, blanks in [BAD[0], BAD[-1], UNSUITABLE[0], UNSUITABLE[2]]:
        open_page(page, f"/find-words?{query}")
        title = "badLinkTitle" if phrase.startswith("badLink") else "noWordToPlay"
        expect(heading(page)).to_have_text(sentence(tag, title))
        blanks = {**blanks, "language": sentence(tag, "english")}
        if phrase == "rootNotALetter":
            blanks["character"] = sentence(tag, "characterShown", character="1")
        expect(alert(page)).to_have_text(sentence(tag, phrase, **blanks))
        expect(button(page, sentence(tag, "newWord"))).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    button(page, say(page, "newWord")).click()
    assert len(root(page)) == 8
    assert page.url.endswith("/find-words")


def test_F6_a_seed_gives_friends_the_same_word(visit):
    shown = set()
    for _ in range(2):
        page = visit()
        open_page(page, "/find-words?language=it&length=8&seed=42")
        shown.add(root(page))
    assert len(shown) == 1 and len(shown.pop()) == 8


def test_F6_a_day_to_come_and_a_day_too_early_are_told(visit):
    page = visit(timezone_id="Europe/Madrid")
    page.clock.install(time="2026-11-21T12:00:00+01:00")
    open_page(page, "/find-words?language=en&length=8&daily=2026-11-22")
    expect(alert(page)).to_have_text("The puzzle of November 22 is still growing. Come back on that day.")
    open_page(page, "/find-words?language=en&length=8&daily=2026-08-31")
    expect(alert(page)).to_have_text("Daily puzzles begin with September 1.")
    open_page(page, "/find-words?language=en&length=8&daily=2026-11-21")
    assert len(root(page)) == 8


def test_F6_a_new_round_after_a_bad_link_can_be_taken_back(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    open_page(page, "/find-words?seed=x")
    button(page, "New word").click()
    assert root(page) != "alarming"
    expect_banner(page, "New word", "alarming is set aside.")
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


def test_F6_settings_are_at_hand_on_the_page_of_a_bad_link(page):
    open_page(page, "/find-words?seed=x")
    button(page, "Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(heading(page)).to_have_text("This link isn’t ripe")


def test_F6_the_link_of_a_round_is_shared(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    open_root(page, "es", "canciones")
    find(page, "nacion")
    button(page, "Share").click()
    expect_banner(page, "Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    link = text.splitlines()[-1]
    assert link.endswith("/find-words?language=es&root=canciones") and "nación" not in text and "nacion" not in text
    friend = visit()
    friend.goto(link)
    expect(heading(friend)).to_have_text("canciones")
    expect(tiles(friend)).to_have_count(9)
    expect(field(friend)).to_have_value("")
