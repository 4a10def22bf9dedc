"""V4: the links from word to word and back, and the page before the program runs. Tests/PlayTests/WordPage tests the content of the pages."""

import re

import pytest
from engines import expect

from conftest import PHONE
from glossary import letter, letters, open_list, row_link, shipped_words, step
from player import heading, in_sight, open_page, ready, wait_until
from sentences import sentence

TIER = "quick"


def test_V4_the_keyboard_can_press_next_repeatedly(page):
    words = shipped_words("en")
    open_page(page, f"/vocabulary/en/{words[-4]}")
    step(page, "nextWord").focus()
    for word in words[-3:]:
        page.keyboard.press("Enter")
        expect(heading(page)).to_have_text(word)
    expect(step(page, "nextWord")).to_be_disabled()
    # At the end of the list, the focus does not disappear together with the button.
    assert page.evaluate("document.activeElement !== document.body && !document.activeElement.disabled")


def test_V4_back_restores_the_scroll_position_of_the_list(phone):
    page = phone
    open_list(page)
    letter(page, "M").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["M"])
    page.locator("[data-rows]").evaluate("(area) => { area.scrollTop += 500 }")
    wait_until(page, lambda: len(in_sight(page)) > 5 and in_sight(page)[0] != "M")
    before = in_sight(page)
    row_link(page, before[3]).click()
    expect(heading(page)).to_have_text(before[3])
    for _ in range(3):
        step(page, "nextWord").click()
    expect(heading(page)).not_to_have_text(before[3])
    page.go_back()
    expect(heading(page)).to_have_text("Vocabulary")

    def is_there():
        after = in_sight(page)
        # The top edge of the list may clip the first row, so a difference of one row is allowed.
        return len(after) > 5 and after[:2] in (before[:2], before[1:3], [after[0], before[0]])

    wait_until(page, is_there)


@pytest.mark.full
def test_V4_the_list_shows_its_first_words_and_meanings_without_javascript(visit):
    visit.tolerate("preload")
    page = visit(PHONE, locale="zh-TW", java_script_enabled=False)
    page.goto("/vocabulary/es")
    expect(heading(page)).to_have_text(sentence("zh-Hant", "vocabulary"))
    rows = page.get_by_role("main").get_by_role("listitem")
    expect(rows.get_by_role("link", name=re.compile("^a menudo")).locator("span").last).to_have_text("經常")
    expect(rows.get_by_role("heading", name="A", exact=True)).to_be_visible()
    rows.get_by_role("link").first.click()  # a plain link
    expect(heading(page)).to_have_text("a")
    page.goto("/vocabulary/es/gato")
    expect(heading(page)).to_have_text("gato")
    expect(page.get_by_role("main")).to_contain_text("Mi gato duerme encima del teclado.")


@pytest.mark.parametrize(
    "path, text", [("/vocabulary/en", "ability"), pytest.param("/vocabulary/en/run", "in the park", marks=pytest.mark.full)]
)
def test_V4_the_server_rendered_page_stays_until_the_program_has_loaded_its_data(page, path, text):
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
    expect(page.get_by_role("main")).to_contain_text(text)
    for route in held:
        route.continue_()
    expect(letters(page) if path.endswith("/en") else step(page, "nextWord")).to_be_visible()
    assert page.evaluate("gone") == []
