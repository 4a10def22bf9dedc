"""F23, N: tests the six interface languages. The server renders a page in the language of the visitor's cookie or
browser, and players can switch the language during a round. Tests/PlayTests/Sentences tests the texts of each language,
and Tests/PlayTests/Settings/ShippedSettingsTests tests that words keep their own language.
"""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from player import button, choose, close_sheet, heading, open_page, open_root, open_settings, root, say
from sentences import ENDONYMS, SENTENCES, sentence

TIER = "quick"

PREFERRED = [
    ("en-GB", "en"), ("es-AR", "es"), ("it-CH", "it"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"),
    ("zh-Hans-SG", "zh-Hans"), ("ko-KR", "ko"), ("de-DE", "en"), ("fr-FR", "en"),
]
TAGS = list(SENTENCES)


def expect_painted(ask, tag, **headers):
    status, _, body = ask("/find-words", Accept="text/html", **headers)
    painted = body.decode()
    assert status == 200
    assert f'<html lang="{tag}"' in painted, headers
    assert sentence(tag, "makeWords") in painted, headers


def test_F23_the_server_renders_the_chosen_language_or_else_the_browsers_language(ask):
    for locale, tag in PREFERRED:
        expect_painted(ask, tag, Accept_Language=locale)
    for tag in TAGS:
        expect_painted(ask, tag, Accept_Language="it-IT" if tag == "en" else "en-US", Cookie=f"word-orchard=system.{tag}")


def test_F23_a_first_visit_uses_the_browsers_language(visit):
    page = visit(PHONE, locale="zh-HK")
    open_page(page)
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(button(page, sentence("zh-Hant", "submit"))).to_be_visible()
    assert len(root(page)) == 8


@pytest.mark.full
def test_F23_the_language_can_be_switched_in_a_round(phone):
    page = phone
    open_root(page, "en", "alarming")
    for tag in [*TAGS[1:], "en"]:
        open_settings(page)
        choose(page, ENDONYMS[tag], say(page, "interfaceLanguage"))
        expect(page.locator("html")).to_have_attribute("lang", tag)
        close_sheet(page)
        expect(heading(page)).to_have_text("alarming")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert sentence(tag, "product") in page.title()
