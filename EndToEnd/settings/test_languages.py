"""F23, N: six interface languages: chosen by the browser's at first, switchable, every sentence translated, every word in its own."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from player import (
    button, choose, close_sheet, expect_banner, field, find, finds, found_words, guess, heading, open_page, open_root, open_settings,
    kept, ready, root, say, )
from sentences import ENDONYMS, SENTENCES, sentence

PREFERRED = [
    ("en-GB", "en"), ("es-AR", "es"), ("it-CH", "it"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"),
    ("zh-Hans-SG", "zh-Hans"), ("ko-KR", "ko"), ("de-DE", "en"), ("fr-FR", "en"),
]
TAGS = list(SENTENCES)


@pytest.mark.parametrize("locale, tag", PREFERRED)
def test_F23_the_first_language_is_the_browsers(visit, locale, tag):
    page = visit(PHONE, locale=locale)
    open_page(page)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(button(page, sentence(tag, "submit"))).to_be_visible()
    assert len(root(page)) == 8


def test_F23_the_language_can_be_switched_in_a_round(phone):
    page = phone
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    for tag in [*TAGS[1:], "en"]:
        open_settings(page)
        choose(page, ENDONYMS[tag], say(page, "interfaceLanguage"))
        expect(page.locator("html")).to_have_attribute("lang", tag)
        group = page.get_by_role("radiogroup", name=sentence(tag, "interfaceLanguage"), exact=True)
        for other, name in ENDONYMS.items():
            expect(group.get_by_text(name, exact=True)).to_have_attribute("lang", other)
        close_sheet(page)
        expect(heading(page)).to_have_text("alarming")
        expect(heading(page)).to_have_attribute("lang", "en")
        expect(field(page)).to_have_attribute("lang", "en")
        expect(finds(page).get_by_text("ring", exact=True)).to_have_attribute("lang", "en")
        expect(page.get_by_text(say(page, "caption", count=8, language=say(page, "english")), exact=True)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert sentence(tag, "product") in page.title()
    assert found_words(page) == ["ring"]


@pytest.mark.parametrize("tag", TAGS)
def test_F23_the_language_is_painted_first_at_the_next_visit(visit, tag):
    page = visit(PHONE, locale="it-IT" if tag == "en" else "en-US")
    open_page(page)
    root(page)
    open_settings(page)
    if ENDONYMS[tag] != ENDONYMS.get(page.locator("html").get_attribute("lang")):
        choose(page, ENDONYMS[tag], say(page, "interfaceLanguage"))
        kept(page, "chose")
    # Its sentences are a file that comes first.
    expect(page.locator("html")).to_have_attribute("lang", tag)
    painted = page.request.get("/find-words").text()
    assert f'<html lang="{tag}"' in painted
    assert sentence(tag, "makeWords") in painted
    page.reload()
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", tag)


def test_the_game_language_is_another_matter(visit):
    page = visit(locale="ko-KR")
    open_root(page, "it", "agricoli")
    expect(page.get_by_text(say(page, "caption", count=8, language=say(page, "italian")), exact=True)).to_be_visible()
    find(page, "gioia")
    guess(page, "가")
    expect_banner(page, say(page, "notALetterTitle"))
