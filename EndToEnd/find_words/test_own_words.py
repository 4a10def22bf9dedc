"""F12: a guess that the list does not have: "close!", a report, and words of the player's own."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from player import (
    button, close_sheet, deeds, expect_banner, field, figure, find, finds, found_words, guess, kept, open_page, open_root,
    open_settings, ready, root, say,
)
from server import DATA
from test_endings import give_up


ROUNDS = [  # interface, language, root, a guess near a word, a guess near none
    ("en-US", "en", "alarming", "gnil", "mlngr"),
    ("es-ES", "es", "canciones", "cancoin", "nncs"),
]


@pytest.fixture(params=ROUNDS, ids=["English", "Spanish"])
def round_(request):
    return request.param


def refused(page, text):
    guess(page, text)
    expect_banner(page, say(page, "notInLexiconTitle"))


def test_F12_a_word_can_be_reported(visit, round_):
    locale, language, root, near, _ = round_
    page = visit(PHONE, locale=locale)
    open_root(page, language, root)
    refused(page, near)
    button(page, say(page, "reportWord")).tap()
    expect_banner(page, say(page, "reportedTitle"), say(page, "reported", guess=near))
    [report] = kept(page, "reported")
    assert (report["language"], report["guess"], report["root"]) == (language, near, root)
    assert found_words(page) == []


def test_F12_an_own_word_counts_at_once_and_after_a_reload_until_it_is_removed(visit, round_):
    locale, language, root, near, _ = round_
    page = visit(PHONE if language == "en" else DESKTOP, locale=locale)
    open_root(page, language, root)
    refused(page, near)
    button(page, say(page, "addWord")).click()
    expect_banner(page, say(page, "addedTitle"), say(page, "addedText", guess=near))
    assert found_words(page) == [near]
    expect(finds(page).first).to_contain_text(say(page, "bonus"))
    expect(figure(page, say(page, "bonusWords"))).to_have_text("1")
    expect(field(page)).to_have_value("")
    kept(page, "found")
    # In another round of the same letters, in a later visit.
    open_page(page)
    assert found_words(page) == [near]
    button(page, say(page, "newWord")).click()
    open_root(page, language, root)
    page.reload()
    ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(root)  # its words are there too
    find(page, near.upper()) if near not in found_words(page) else None
    assert near in found_words(page)
    open_settings(page)
    own = page.get_by_role("list", name=say(page, "myWords"), exact=True)
    expect(own.get_by_role("listitem")).to_have_count(1)
    expect(own.get_by_text(near, exact=True)).to_have_attribute("lang", language)
    button(page, say(page, "removeWord", word=near)).click()
    expect(own).to_have_count(0)
    close_sheet(page)
    kept(page, "removedWord")
    # The round in which it was found ends, so that the link begins another.
    give_up(page)
    button(page, say(page, "newWord")).click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(root)
    open_root(page, language, root)
    refused(page, near)


def another_root(shown):
    """A root that shares four consonants with the one shown, and these, which are no word."""
    for other in (DATA / "roots" / "en-8.txt").read_text(encoding="utf-8").splitlines():
        shared = sorted((set(shown) & set(other)) - set("aeiouy"))
        if other != shown and len(other) == 8 and other.isalpha() and len(shared) >= 4:
            return other, "".join(shared[:4])


def test_F12_own_words_do_not_count_in_dailies(page):
    page.clock.install(time="2026-11-21T12:00:00Z")
    open_page(page, "/find-words?language=en&length=8&daily=2026-11-21")
    of_day = root(page)
    other, nonsense = another_root(of_day)
    guess(page, nonsense)
    expect_banner(page, "Is that a word?")
    expect(button(page, "Report this word")).to_be_visible()
    expect(button(page, "Add to my words")).to_have_count(0)
    # Letters of the day, by a link: there it counts.
    open_root(page, "en", other)
    guess(page, nonsense)
    button(page, "Add to my words").click()
    assert found_words(page) == [nonsense]
    kept(page, "found")
    open_page(page, "/find-words?language=en&length=8&daily=2026-11-21")
    expect(page.get_by_role("heading", level=1)).to_have_text(of_day)
    guess(page, nonsense)
    expect_banner(page, "Is that a word?")
    assert found_words(page) == []


def test_F12_reports_of_one_guess_do_not_add_up(page):
    open_root(page, "en", "alarming")
    refused(page, "gnil")
    button(page, "Report this word").click()
    expect_banner(page, "Noted")
    expect(button(page, "Report this word")).to_have_count(0)
    kept(page, "reported")
    assert len(deeds(page, "reported")) == 1
