"""The page before the program runs, and the resources that the page may load."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from player import button, field, find, finds, heading, open_root, open_settings, close_sheet, tiles

TIER = "quick"


@pytest.mark.parametrize("path", ["/find-words", "/find-words?language=es&root=canciones"])
def test_a_page_without_javascript_shows_the_frame_and_never_a_wrong_root(visit, path):
    page = visit(PHONE, java_script_enabled=False)
    visit.tolerate("preload")  # the program, which this page does not request
    page.goto(path)
    expect(heading(page)).to_have_text("Choosing a word")
    expect(tiles(page)).to_have_count(8)
    expect(page.get_by_role("button", name="Letter on its way")).to_have_count(8)
    for name in ["Submit", "Shuffle", "Delete", "Hints", "New word"]:
        expect(button(page, name)).to_be_disabled()
    expect(finds(page)).to_have_count(0)
    expect(page.locator("#noscript")).to_be_visible()
    expect(page.locator("#noscript")).to_contain_text("needs JavaScript")
    expect(page.locator("#trouble")).to_be_hidden()
    assert "Word Orchard" in page.title()


def test_a_page_without_javascript_shows_the_whole_apple_tree(visit):
    page = visit(PHONE, java_script_enabled=False)
    visit.tolerate("preload")
    page.goto("/apple-tree")
    expect(heading(page)).to_have_text("Apple Tree")
    expect(page.get_by_role("img", name="Apple tree, 7 apples left")).to_be_visible()
    keys = page.get_by_role("group", name="Keyboard").get_by_role("button")
    expect(keys).to_have_count(26)
    expect(keys.first).to_have_attribute("aria-disabled", "true")
    expect(button(page, "Hint")).to_be_disabled()
    expect(page.locator("#noscript")).to_be_visible()
    assert page.title() == "Apple Tree – Word Orchard"


def test_the_keyboard_does_not_move_when_the_word_arrives(visit):
    page = visit(PHONE)
    held = []
    page.route("**/*.tsv", lambda route: held.append(route))
    page.goto("/apple-tree")
    expect(page.locator("html")).to_have_attribute("data-ready", "true")
    places = [page.get_by_role("button", name=name, exact=True) for name in ["Q", "M", "Hint"]]
    before = [place.bounding_box() for place in places]
    for route in held:
        route.continue_()
    expect(page.get_by_role("list", name="Word").get_by_role("listitem").first).to_be_visible()
    assert [place.bounding_box() for place in places] == before


def test_the_frame_does_not_move_when_the_round_arrives(visit):
    page = visit(PHONE)
    held = []
    page.route("**/*.lexicon", lambda route: held.append(route))
    page.goto("/find-words")
    expect(page.locator("html")).to_have_attribute("data-ready", "true")
    before = [field(page).bounding_box(), button(page, "New word").bounding_box(), tiles(page).first.bounding_box()]
    for route in held:
        route.continue_()
    expect(tiles(page).first).to_be_enabled()
    assert [field(page).bounding_box(), button(page, "New word").bounding_box(), tiles(page).first.bounding_box()] == before


def test_the_page_complies_with_its_content_security_policy(page):
    page.add_init_script(
        "window.violations = []; addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))"
    )
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    open_root(page, "en", "alarming")
    find(page, "ring")
    open_settings(page)
    close_sheet(page)
    assert page.evaluate("window.violations") == []
    origin = page.evaluate("location.origin")
    assert [each for each in requests if not each.startswith(origin)] == []


def test_the_content_security_policy_blocks_an_injected_script(page, visit):
    visit.tolerate("Content Security Policy")
    open_root(page, "en", "alarming")
    page.evaluate(
        """() => {
          const script = document.createElement('script')
          script.textContent = 'window.hacked = 1'
          document.body.append(script)
          document.body.insertAdjacentHTML('beforeend', '<b onclick="window.hacked = 1">x</b><img src="data:x" onerror="window.hacked = 1">')
          document.querySelector('b').click()
        }"""
    )
    assert page.evaluate("window.hacked") is None


def test_a_game_page_has_a_title_a_description_and_unique_ids(page):
    open_root(page, "en", "alarming")
    assert "Word Orchard" in page.title()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile("English, Spanish and Italian"))
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    duplicates = page.evaluate(
        "[...document.querySelectorAll('[id]')].map((each) => each.id).filter((id, at, ids) => ids.indexOf(id) !== at)"
    )
    assert duplicates == []


def test_every_control_has_a_name(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    snapshot = page.locator("body").aria_snapshot()
    assert not re.search(r"^\s*- (button|link|textbox|radio|radiogroup|group|list|progressbar)(:| *\[.*\]:?)?$", snapshot, re.M), snapshot
    open_settings(page)
    snapshot = page.locator("dialog").aria_snapshot()
    assert not re.search(r"^\s*- (button|link|radio|radiogroup|dialog)(:| *\[.*\]:?)?$", snapshot, re.M), snapshot
