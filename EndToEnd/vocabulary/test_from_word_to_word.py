"""V4: the way from word to word and back, and what is there before the program is. What stands on the pages: Tests/PlayTests/WordPage."""

import re

import pytest
from engines import expect

from conftest import DEVICES, PHONE
from glossary import letter, letters, open_list, hits, row_link, shipped_words, step, wheel
from player import (
    button, heading, in_sight, open_page, open_root, page_link, ready, say, search, search_field, wait_until,
)
from sentences import sentence


def test_V4_next_is_pressed_again_and_again_with_the_keyboard(page):
    words = shipped_words("en")
    open_page(page, f"/vocabulary/en/{words[-4]}")
    step(page, "nextWord").focus()
    for word in words[-3:]:
        page.keyboard.press("Enter")
        expect(heading(page)).to_have_text(word)
    expect(step(page, "nextWord")).to_be_disabled()
    # At the end the focus is not lost with the button.
    assert page.evaluate("document.activeElement !== document.body && !document.activeElement.disabled")


@DEVICES
def test_V4_back_returns_to_the_same_place_in_the_list(visit, device):
    page = visit(device)
    open_list(page)
    letter(page, "M").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["M"])
    wheel(page, 500)
    page.wait_for_timeout(150)
    before = in_sight(page)
    row_link(page, before[3]).click()
    expect(heading(page)).to_have_text(before[3])
    for _ in range(3):
        step(page, "nextWord").click()
    expect(heading(page)).not_to_have_text(before[3])
    page.go_back()
    expect(heading(page)).to_have_text("Vocabulary")
    wait_until(page, lambda: in_sight(page)[:1])
    page.wait_for_timeout(150)
    after = in_sight(page)
    # The first may be cut at its top.
    assert after[:2] in (before[:2], before[1:3], [after[0], before[0]]), (before, after)


def test_V4_back_returns_to_the_search(page):
    open_list(page)
    search(page, "art")
    expect(hits(page).first).to_have_text("art")
    row_link(page, "artist").click()
    expect(heading(page)).to_have_text("artist")
    page.go_back()
    expect(search_field(page)).to_have_value("art")
    assert in_sight(page)[:4] == ["art", "article", "article", "artificial"]


def test_V4_back_returns_after_a_way_through_another_page(page):
    open_list(page)
    letter(page, "S").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["S"])
    page_link(page, "saved").click()
    expect(heading(page)).to_have_text("Saved words")
    page.go_back()
    wait_until(page, lambda: in_sight(page)[:1] == ["S"])


def test_V4_the_title_goes_with_the_page(page):
    open_root(page, "en", "alarming")
    of_game = page.title()
    page_link(page, "words").click()
    expect(page).to_have_title("Vocabulary: English – Word Orchard")
    row_link(page, "able").click()
    expect(page).to_have_title("able – Word Orchard")
    page.go_back()
    expect(page).to_have_title("Vocabulary: English – Word Orchard")
    page.go_back()
    expect(page).to_have_title(of_game)
    expect(heading(page)).to_have_text("alarming")


def test_V4_a_deep_link_outlives_a_reload(page):
    open_page(page, "/vocabulary/en/lead.2")
    expect(heading(page)).to_have_text("lead")
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("lead")


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "zh-TW"])
def test_V4_without_javascript_the_lists_first_words_are_there(visit, locale):
    visit.tolerate("preload")
    page = visit(PHONE, locale=locale, java_script_enabled=False)
    page.goto("/vocabulary/es")
    tag = "zh-Hant" if locale == "zh-TW" else locale[:2]
    expect(heading(page)).to_have_text(sentence(tag, "vocabulary"))
    rows = page.get_by_role("main").get_by_role("listitem")
    expect(rows.get_by_role("link", name=re.compile("^abeja")).locator("span").last).to_have_text("蜜蜂" if locale == "zh-TW" else "bee")
    expect(rows.get_by_role("heading", name="A", exact=True)).to_be_visible()
    links = rows.get_by_role("link")
    assert links.first.get_attribute("href") == "/vocabulary/es/a" and links.count() >= 10
    links.first.click()  # a plain link
    expect(heading(page)).to_have_text("a")


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "zh-CN"])
def test_V4_without_javascript_a_words_meaning_is_there(visit, locale):
    visit.tolerate("preload")
    page = visit(PHONE, locale=locale, java_script_enabled=False)
    page.goto("/vocabulary/es/gato")
    main = page.get_by_role("main")
    expect(heading(page)).to_have_text("gato")
    expect(main).to_contain_text("猫" if locale == "zh-CN" else "cat")
    expect(main).to_contain_text("Mi gato duerme encima del teclado.")
    page.goto("/vocabulary/en/ran")
    expect(main).to_contain_text("跑" if locale == "zh-CN" else "I run in the park")


@pytest.mark.parametrize("path, text", [("/vocabulary/en", "ability"), ("/vocabulary/en/run", "in the park")])
def test_V4_what_the_server_has_painted_stays_until_the_program_has_its_data(page, path, text):
    held = []
    page.add_init_script(
        """window.gone = []
        addEventListener('DOMContentLoaded', () => {
          const look = () => { if (!document.querySelector('main')?.textContent.includes('%s')) gone.push(performance.now()) }
          look()
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
        })""" % text
    )
    page.route("**/*.tsv", lambda route: held.append(route))
    page.goto(path)
    ready(page)
    wait_until(page, lambda: held)
    page.wait_for_timeout(200)
    expect(page.get_by_role("main")).to_contain_text(text)
    for route in held:
        route.continue_()
    expect(letters(page) if path.endswith("/en") else step(page, "nextWord")).to_be_visible()
    page.wait_for_timeout(200)
    assert page.evaluate("gone") == []


def test_V4_a_vocabulary_that_does_not_come_can_be_asked_for_again(page, visit):
    visit.tolerate("ERR_FAILED", "Failed to fetch", "en-en.tsv")
    page.route("**/en-en.*.tsv", lambda route: route.abort())
    open_page(page, "/vocabulary/en")
    expect(heading(page)).to_have_text(say(page, "fileMissingTitle"))
    page.unroute("**/en-en.*.tsv")
    button(page, say(page, "tryAgain")).click()
    expect(row_link(page, "ability")).to_be_visible()
    expect(letters(page)).to_be_visible()


def test_T_a_words_voice_is_asked_for_by_its_bcp_47_tag(page):
    page.add_init_script(
        """window.spoken = []
        const voices = ['en_US', 'es-MX', 'es_ES', 'it-IT'].map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }))
        window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
        Object.defineProperty(window, 'speechSynthesis', { value: {
          getVoices: () => voices, cancel: () => spoken.push('stop'), addEventListener() {},
          speak: ({ text, lang, voice }) => spoken.push(`${text} ${lang} ${voice.lang}`),
        } })"""
    )
    for language, word, tag, voice in [("en", "lead.2", "en-US", "en_US"), ("es", "gato", "es-ES", "es_ES"), ("it", "gatto", "it-IT", "it-IT")]:
        open_page(page, f"/vocabulary/{language}/{word}")
        button(page, "Pronounce").click()
        wait_until(page, lambda: len(page.evaluate("spoken")) > 1)
        button(page, "Pronounce").click()
        wait_until(page, lambda: len(page.evaluate("spoken")) > 3)
        said = f"{word.split('.')[0]} {tag} {voice}"
        assert page.evaluate("spoken") == ["stop", said, "stop", said]
