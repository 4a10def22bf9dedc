"""F23, N: six interface languages: chosen by the browser's at first, switchable, every sentence translated, every word in its own."""

import pytest
from playwright.sync_api import expect

from conftest import DEVICES, LOCALE_OF, PHONE
from player import (
    button, choose, close_sheet, expect_banner, field, find, finds, found_words, guess, heading, open_page, open_root, open_settings,
    kept, ready, root, say, )
from sentences import ENDONYMS, SENTENCES, sentence

PREFERRED = [
    ("en-GB", "en"), ("es-AR", "es"), ("it-CH", "it"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"),
    ("zh-Hans-SG", "zh-Hans"), ("ko-KR", "ko"), ("de-DE", "en"), ("fr-FR", "en"),
]
TAGS = list(SENTENCES)

# All that is shown or said, with the language that it is marked as.
TEXTS = """() => {
  const texts = []
  const add = (element, text) => text.trim() && texts.push([element.closest('[lang]').lang, text.trim()])
  const walker = document.createTreeWalker(document.getElementById('page'), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) add(node.parentElement, node.data)
    else for (const name of ['aria-label', 'placeholder', 'aria-valuetext', 'title']) add(node, node.getAttribute(name) ?? '')
  }
  return texts
}"""


def english_left(page, tag):
    """Texts marked as the interface's language that are a sentence of the English table and none of its own."""
    own = set(SENTENCES[tag].values())
    english = {text for name, text in SENTENCES["en"].items() if len(text) > 1 and "{" not in text} - own - {"Word Orchard"}
    fragments = [text.split("{")[0].strip() for name, text in SENTENCES["en"].items() if "{" in text]
    fragments = [each for each in fragments if len(each) > 8]
    found = []
    for lang, text in page.evaluate(TEXTS):
        if lang != tag:
            continue
        if text in english or any(text.startswith(each) for each in fragments):
            found.append(text)
    return found


@pytest.mark.parametrize("locale, tag", PREFERRED)
def test_F23_the_first_language_is_the_browsers(visit, locale, tag):
    page = visit(PHONE, locale=locale)
    open_page(page)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(button(page, sentence(tag, "submit"))).to_be_visible()
    assert len(root(page)) == 8


@pytest.mark.parametrize("tag", [tag for tag in TAGS if tag != "en"])
def test_F23_no_english_sentence_is_left(visit, tag):
    page = visit(PHONE, locale=LOCALE_OF[tag])
    open_root(page, "es", "mesa")
    left = english_left(page, tag)
    find(page, "sea", "aes")
    left += english_left(page, tag)
    for text in ["a7", "me", "mesa", "sea", "zzz", "mess", "sem", "ems"]:
        guess(page, text)
        left += english_left(page, tag)
    button(page, say(page, "hints")).click()
    page.get_by_role("table").get_by_role("button").first.click()
    left += english_left(page, tag)
    close_sheet(page)
    button(page, say(page, "daily")).click()
    expect(page.get_by_role("dialog").get_by_role("list")).to_be_visible()
    left += english_left(page, tag)
    close_sheet(page)
    open_settings(page)
    left += [text for text in english_left(page, tag)]
    close_sheet(page)
    finds(page).first.get_by_role("button").click(force=True)
    left += english_left(page, tag)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    button(page, say(page, "giveUp")).click()
    left += english_left(page, tag)
    button(page, say(page, "giveUpConfirm")).click()
    left += english_left(page, tag)
    for path in ["/saved", "/vocabulary/en/ring", "/find-words?seed=x", "/find-words?root=xyzzyxyz"]:
        open_page(page, path)
        left += english_left(page, tag)
    assert left == []


@DEVICES
def test_F23_the_language_can_be_switched_in_a_round(visit, device):
    page = visit(device)
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
