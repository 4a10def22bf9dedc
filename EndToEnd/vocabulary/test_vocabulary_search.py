"""V3: tests the search of a vocabulary: its input field, the position of the field, and its keys.
Tests/PlayTests/GlossaryBrowser tests the search results.
"""

import pytest
from engines import expect

from conftest import DESKTOP, PHONE
from glossary import hits, letter, letters, open_list, wheel
from player import in_sight, scroll_list, search, search_field, vocabulary_rows, wait_until

TIER = "quick"

SIZES = {"phone": PHONE, "lying phone": {**PHONE, "viewport": {"width": 844, "height": 390}}, "desktop": DESKTOP}


@pytest.mark.parametrize("size", ["phone", pytest.param("lying phone", marks=pytest.mark.full), pytest.param("desktop", marks=pytest.mark.full)])
def test_V3_the_search_field_stays_visible_while_the_list_scrolls(visit, size):
    page = visit(SIZES[size])
    open_list(page)
    unfolded = search_field(page).bounding_box()
    scroll_list(page, 2000)
    # On a phone, the elements above the search field are hidden once the list is scrolled, so the search field moves up
    # once.
    if size == "phone":
        wait_until(page, lambda: search_field(page).bounding_box()["y"] < unfolded["y"])
    place = search_field(page).bounding_box()
    expect(search_field(page)).to_be_in_viewport(ratio=1)

    def expect_in_place():
        wait_until(page, lambda: len(in_sight(page)) >= 2)  # the list has room
        assert page.evaluate("document.scrollingElement.scrollTop") == 0
        assert search_field(page).bounding_box() == place
        expect(search_field(page)).to_be_in_viewport(ratio=1)

    for top in [5000, -1]:
        scroll_list(page, top)
        expect_in_place()
    end = page.locator("[data-rows]").evaluate("(area) => area.scrollTop")
    wheel(page, 3000)  # beyond the end
    wheel(page, -300)
    wait_until(page, lambda: page.locator("[data-rows]").evaluate("(area) => area.scrollTop") < end)
    expect_in_place()
    search(page, "a")
    scroll_list(page, 3000)
    wait_until(page, lambda: len(in_sight(page)) >= 2)
    assert search_field(page).bounding_box() == place


@pytest.mark.full
def test_V3_an_input_method_can_type_a_chinese_search(visit):
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


def test_V3_a_search_works_with_the_keyboard_alone(page):
    open_list(page, "es")
    letter(page, "M").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["M"])
    search_field(page).press_sequentially("duerme encima del TECLADO")
    expect(hits(page)).to_have_text(["gato"])
    expect(vocabulary_rows(page).locator("mark")).to_have_text("duerme encima del teclado")
    expect(vocabulary_rows(page).locator("mark")).to_be_in_viewport()
    expect(letters(page)).to_have_count(0)
    expect(vocabulary_rows(page).get_by_role("heading")).to_have_count(0)
    expect(search_field(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(hits(page)).to_have_text(["gato"])
    expect(search_field(page)).to_have_value("duerme encima del TECLADO")
    assert page.url.endswith("/vocabulary/es")
    page.keyboard.press("Escape")
    expect(search_field(page)).to_have_value("")
    expect(letters(page)).to_be_visible()
    assert in_sight(page)[:2] == ["A", "a"]
    search(page, "a" * 200)
    expect(vocabulary_rows(page)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
