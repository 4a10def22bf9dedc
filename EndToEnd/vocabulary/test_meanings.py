"""V1, F14: what a word means stands on its page, from the vocabulary."""

import pytest
from playwright.sync_api import expect

from conftest import DEVICES, PHONE
from player import find, finds, open_page, open_root, say, sheet, skip_tutorial


@DEVICES
def test_V1_a_found_word_shows_its_translation_and_an_example(visit, device):
    page = visit(device, locale="zh-TW")
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    find(page, "ring")
    finds(page).first.get_by_role("button").click()
    word = sheet(page, "ring")
    expect(word).to_contain_text("戒指")
    expect(word.locator("[lang=zh-Hant]").first).to_be_visible()
    expect(word.locator("[lang=en] b").first).to_have_text("ring")


def test_V1_a_form_leads_to_its_entry(visit):
    page = visit(PHONE)
    open_page(page, "/vocabulary/en/ran")
    expect(page.get_by_role("main")).to_contain_text(say(page, "formNamed", form=say(page, "formPast"), word="run"))
    expect(page.get_by_role("main")).to_contain_text("I run in the park")


@pytest.mark.parametrize("locale, script, text", [("zh-TW", "zh-Hant", "蘋果"), ("zh-CN", "zh-Hans", "苹果")])
def test_V1_translations_are_in_the_reader_s_script(visit, locale, script, text):
    page = visit(PHONE, locale=locale)
    open_page(page, "/vocabulary/en/apple")
    expect(page.locator(f"[lang={script}]").filter(has_text=text).first).to_be_visible()


def test_V1_spanish_words_are_explained_in_english_to_english_readers(visit):
    page = visit(PHONE)
    open_page(page, "/vocabulary/es/gato")
    expect(page.get_by_role("main")).to_contain_text("cat")


def test_V1_homographs_are_told_apart_on_one_page(visit):
    page = visit(PHONE, locale="zh-TW")
    open_page(page, "/vocabulary/en/tear")
    main = page.get_by_role("main")
    expect(main).to_contain_text("眼淚")
    expect(main).to_contain_text("撕")


def test_T_a_vocabulary_that_does_not_come_is_said_and_stops_nothing(visit):
    page = visit(PHONE)
    visit.tolerate("ERR_FAILED", "Failed to fetch", "en-en.tsv")
    page.route("**/en-en.*.tsv", lambda route: route.abort())
    open_page(page, "/vocabulary/en/apple")
    expect(page.get_by_role("main")).to_contain_text(say(page, "noMeanings"))
    expect(page.get_by_role("heading", name="apple")).to_be_visible()
