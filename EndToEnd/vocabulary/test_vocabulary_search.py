"""V3: the search of a vocabulary: its field, its place, its keys. What is found: Tests/PlayTests/GlossaryBrowser."""

import time

import pytest
from engines import expect

from conftest import DESKTOP, DEVICES, PHONE
from glossary import hits, letter, letters, open_list, status, wheel
from pace import slowness
from player import in_sight, open_page, say, scroll_list, search, search_field, vocabulary_rows, wait_until
from sentences import sentence

SIZES = {"phone": PHONE, "desktop": DESKTOP, "lying phone": {**PHONE, "viewport": {"width": 844, "height": 390}}, "small phone": {**PHONE, "viewport": {"width": 320, "height": 568}}}


@pytest.mark.parametrize("size", SIZES)
def test_V3_the_search_never_scrolls_away(visit, size):
    page = visit(SIZES[size])
    open_list(page)
    unfolded = search_field(page).bounding_box()
    scroll_list(page, 2000)
    # On a phone what stands above it folds when the list is scrolled: it moves up, once.
    if size in ("phone", "small phone"):
        wait_until(page, lambda: search_field(page).bounding_box()["y"] < unfolded["y"])
    place = search_field(page).bounding_box()
    expect(search_field(page)).to_be_in_viewport(ratio=1)
    for action in [lambda: scroll_list(page, 5000), lambda: scroll_list(page, -1), lambda: wheel(page, 3000), lambda: wheel(page, -300)]:
        action()
        page.wait_for_timeout(100)
        assert page.evaluate("document.scrollingElement.scrollTop") == 0
        assert search_field(page).bounding_box() == place
        expect(search_field(page)).to_be_in_viewport(ratio=1)
    assert len(in_sight(page)) >= 2, "the list itself has room"
    search(page, "a")
    scroll_list(page, 3000)
    page.wait_for_timeout(100)
    assert search_field(page).bounding_box() == place


def test_V3_chinese_is_typed_with_an_input_method(visit):
    page = visit(locale="zh-TW")
    open_list(page, "en")
    search_field(page).focus()
    session = page.context.new_cdp_session(page)
    for text in ["p", "pi", "pin", "ping", "蘋"]:
        session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        expect(search_field(page)).to_have_value(text)
    session.send("Input.insertText", {"text": "蘋果"})
    expect(search_field(page)).to_have_value("蘋果")
    expect(hits(page).first).to_have_text("apple")


def test_V3_what_is_found_in_an_example_is_in_sight(page):
    open_list(page, "es")
    search(page, "duerme encima del TECLADO")
    expect(hits(page)).to_have_text(["gato"])
    expect(vocabulary_rows(page).locator("mark")).to_have_text("duerme encima del teclado")
    expect(vocabulary_rows(page).locator("mark")).to_be_in_viewport()


@DEVICES
def test_V3_while_searching_there_are_no_sections_and_no_index(visit, device):
    page = visit(device)
    open_list(page)
    letter(page, "M").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["M"])
    search_field(page).press_sequentially("a")
    expect(letters(page)).to_have_count(0)
    expect(vocabulary_rows(page).get_by_role("heading")).to_have_count(0)
    assert in_sight(page)[:2] == ["a", "a few"]
    expect(search_field(page)).to_be_focused()
    # Blanks are no search.
    search(page, "   ")
    expect(letters(page)).to_be_visible()
    search(page, "apple")
    expect(letters(page)).to_have_count(0)
    search(page, "")
    expect(letters(page)).to_be_visible()
    assert in_sight(page)[:2] == ["A", "a"]


def test_V3_escape_and_return_in_the_search_do_no_harm(page):
    open_list(page)
    search_field(page).press_sequentially("apple")
    expect(hits(page).first).to_have_text("apple")
    page.keyboard.press("Enter")
    expect(hits(page).first).to_have_text("apple")
    expect(search_field(page)).to_have_value("apple")
    assert page.url.endswith("/vocabulary/en")
    page.keyboard.press("Escape")
    expect(search_field(page)).to_have_value("")
    expect(letters(page)).to_be_visible()


QUERIES = ["§", "ñ7", "é¿", "zzzz", "<b>x</b>", "\u202eabcd", "🍎", "\\", "*", "a" * 200, "\t|", "{", "}"]


def test_V3_no_hit_shows_nothing_and_says_so(page):
    open_list(page)
    main = page.get_by_role("main")
    for query in QUERIES:
        search(page, query)
        expect(status(page, say(page, "hitCount", count=0))).to_be_visible()
        expect(main.get_by_text(sentence("en", "nothingHere", query="").split("“")[0])).to_be_visible()
        expect(vocabulary_rows(page)).to_have_count(0)
        assert main.locator("b").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        search(page, "")
        expect(vocabulary_rows(page).first).to_be_visible()


def test_V3_what_is_typed_before_the_words_come_is_searched_when_they_do(page):
    held = []
    page.route("**/en-en.*.tsv", lambda route: held.append(route))
    open_page(page, "/vocabulary/en")
    expect(vocabulary_rows(page).first).to_be_visible()  # the server's
    wait_until(page, lambda: held)
    search_field(page).fill("apple")
    for route in held:
        route.continue_()
    expect(search_field(page)).to_have_value("apple")
    expect(hits(page).first).to_have_text("apple")


@pytest.mark.timed
def test_V3_typing_is_answered_at_once(page):
    open_list(page)
    before = time.monotonic()
    search_field(page).press_sequentially("applesauces")
    expect(status(page, say(page, "hitCount", count=0))).to_be_visible()
    assert time.monotonic() - before < 2 * slowness(page)
    for _ in range(11):
        page.keyboard.press("Backspace")
    expect(letters(page)).to_be_visible()
