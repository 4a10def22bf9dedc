"""V2: tests the scrolling list of a vocabulary: its rows, the index at its side, and its links.
Tests/PlayTests/GlossaryBrowser tests the list's content.
"""

import re
import time

import pytest
from engines import expect

from conftest import DESKTOP, PHONE
from glossary import initial, letter, letters, open_list, row_link, serve, shipped_words, status, wheel
from pace import slowness
from player import button, heading, in_sight, page_link, ready, say, scroll_list, search_field, vocabulary_rows, wait_until

TIER = "quick"


def test_V2_a_tap_in_the_index_jumps_to_the_section(phone):
    page = phone
    open_list(page, "es")
    # The letters are far apart for two reasons: the elements above the words are hidden after the first tap, which
    # moves Ñ to M's position, and two quick taps at one position would be a double tap.
    for name in "MAÑZ":
        letter(page, name).tap()
        first = next(word for word in shipped_words("es") if initial(word) == name)
        wait_until(page, lambda: first in in_sight(page))
        if name != "Z":  # the end of the list cannot scroll to the top
            assert in_sight(page)[:2] == [name, first]
            expect(letter(page, name)).to_have_attribute("aria-current", "true")
        expect(search_field(page)).to_be_in_viewport(ratio=1)
    scroll_list(page, -1)
    wait_until(page, lambda: in_sight(page)[-1:] == shipped_words("es")[-1:])
    assert vocabulary_rows(page).count() < 150


def centre(locator):
    expect(locator).to_be_visible()
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_V2_dragging_a_finger_over_the_index_scrolls_the_list(phone):
    page = phone
    open_list(page)
    x, y = centre(letter(page, "B"))
    session = page.context.new_cdp_session(page)

    def send(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", (x, y))
    send("touchMove", (x, y + 8))
    send("touchMove", centre(letter(page, "M")))
    wait_until(page, lambda: in_sight(page)[:1] == ["M"])
    # After the first scrolling, the elements above the words are hidden, so the letters of the index have more room.
    send("touchMove", centre(letter(page, "S")))
    wait_until(page, lambda: in_sight(page)[:1] == ["S"])
    send("touchMove", centre(letter(page, "C")))
    wait_until(page, lambda: in_sight(page)[:1] == ["C"])
    send("touchEnd")
    assert in_sight(page)[:1] == ["C"]
    assert page.evaluate("scrollY") == 0


@pytest.mark.full
def test_V2_dragging_the_mouse_over_the_index_scrolls_the_list(page):
    open_list(page)
    page.mouse.move(*centre(letter(page, "B")))
    page.mouse.down()
    for name in ["D", "P", "K"]:
        page.mouse.move(*centre(letter(page, name)), steps=5)
        wait_until(page, lambda: in_sight(page)[:1] == [name])
    page.mouse.up()
    # While no mouse button is held down, moving the mouse over a letter does not scroll the list. The move to R gives a
    # late effect of the move to T time to appear.
    page.mouse.move(*centre(letter(page, "T")))
    assert in_sight(page)[:1] == ["K"]
    page.mouse.move(*centre(letter(page, "R")))
    assert in_sight(page)[:1] == ["K"]


@pytest.mark.full
def test_V2_the_index_is_one_tab_stop_and_arrow_keys_move_within_it(page):
    open_list(page)
    letter(page, "A").focus()
    for key, name in [("ArrowDown", "B"), ("ArrowDown", "C"), ("ArrowRight", "D"), ("ArrowUp", "C"), ("ArrowLeft", "B"), ("ArrowUp", "A"), ("ArrowUp", "A")]:
        page.keyboard.press(key)
        expect(letter(page, name)).to_be_focused()
        wait_until(page, lambda: in_sight(page)[:1] == [name])
    page.keyboard.press("Tab")
    assert not letters(page).evaluate("(index) => index.contains(document.activeElement)")
    for name in "ABZ":
        letter(page, name).click()
        expect(letters(page).locator("[tabindex='0']")).to_have_count(1)


# Whether the rows keep their position for five frames. Page Down scrolls smoothly, so the test waits for the end.
STILL_ROWS = """async () => {
  const { scrollTop } = document.getElementById('rows')
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  return document.getElementById('rows').scrollTop === scrollTop
}"""

# The left edges and the heights of the letters that are shown.
LETTERS = """(index) => {
  const boxes = [...index.children].map((letter) => letter.getBoundingClientRect()).filter(({ height }) => height)
  return { columns: new Set(boxes.map(({ left }) => Math.round(left))).size, least: Math.min(...boxes.map(({ height }) => height)) }
}"""


def expect_narrow_index(page):
    """Expects that the letters are in one or two columns, that each letter is at least 24 px high, that the page is no wider than its window,
    and that the words use the rest of the width.
    """
    width = page.viewport_size["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    shown = letters(page).evaluate(LETTERS)
    assert shown["columns"] <= 2 and shown["least"] >= 24, shown
    beside = letters(page).bounding_box()["width"]
    assert page.locator("#rows").bounding_box()["width"] + beside >= min(width, 516)
    assert beside <= width / 5


@pytest.mark.full
def test_V2_the_index_is_narrow_and_the_words_fill_the_rest(visit):
    for device, sizes in [(PHONE, [(320, 568, 4), (390, 844, 8), (844, 390, 2)]), (DESKTOP, [(1280, 800, 4)])]:
        page = visit(device)
        open_list(page)
        for width, height, words in sizes:
            page.set_viewport_size({"width": width, "height": height})
            wait_until(page, lambda: len(in_sight(page)) > words)  # and their section's title
            expect_narrow_index(page)


@pytest.mark.full
def test_V2_the_words_can_be_scrolled_into_view_at_400_percent(visit):
    page = visit({"viewport": {"width": 320, "height": 256}})  # 1280 × 1024
    open_list(page)
    expect_narrow_index(page)
    expect(button(page, "Settings")).to_be_in_viewport(ratio=1)
    # The first view contains a word, in addition to the title of its section.
    assert len(in_sight(page)) > 1
    page.mouse.move(160, 100)
    page.mouse.wheel(0, 400)
    wait_until(page, lambda: len(in_sight(page)) > 1)


@pytest.mark.full
def test_V2_doubling_the_text_size_leaves_room_for_the_words(phone):
    page = phone
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    open_list(page)
    expect(page.locator("body")).to_have_css("font-size", "32px")
    expect_narrow_index(page)
    assert len(in_sight(page)) > 2


@pytest.mark.full
@pytest.mark.parametrize("locale", ["es-ES", "it-IT"])
def test_the_links_to_other_pages_and_the_settings_are_visible(visit, locale):
    page = visit(PHONE, locale=locale)
    open_list(page)
    for width, height in [(320, 568), (390, 844), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(button(page, say(page, "settings"))).to_be_in_viewport(ratio=1)
        links = page.get_by_role("navigation", name=say(page, "pages"), exact=True).get_by_role("link")
        assert len({link.bounding_box()["y"] for link in links.all()}) == 1  # one line of them
        if (width, locale) != (320, "es-ES"):  # its line scrolls, because the test's font is wider than the fonts of phones
            for link in links.all():
                expect(link).to_be_in_viewport(ratio=1)


@pytest.mark.full
def test_V2_rows_and_navigation_links_can_be_opened_in_a_new_tab(page):
    open_list(page)
    for link, how, path in [
        (row_link(page, "able"), {"modifiers": ["Control"]}, "/vocabulary/en/able"),
        (row_link(page, "able"), {"button": "middle"}, "/vocabulary/en/able"),
        (page_link(page, "findWords"), {"modifiers": ["Control"]}, "/find-words"),
    ]:
        with page.context.expect_page() as opened:
            link.click(**how)
        ready(opened.value)
        assert opened.value.url.endswith(path)
        assert page.url.endswith("/vocabulary/en")
        expect(heading(page)).to_have_text("Vocabulary")


@pytest.mark.full
@pytest.mark.timed
def test_V2_a_list_of_20000_entries_scrolls_without_gaps(page):
    letters_of = "abcdefghijklmnopqrstuvwxyz"
    words = [a + b + c + d for a in letters_of for b in letters_of for c in letters_of for d in "aeo"]
    words = words[:: len(words) // 20_000][:20_000]
    serve(page, [{"word": word} for word in words])
    open_list(page)
    expect(status(page, say(page, "wordCount", count=len(words)))).to_be_visible()
    height = page.locator("[data-rows]").evaluate("(area) => area.scrollHeight")
    room = page.locator("[data-rows]").evaluate("(area) => area.clientHeight")
    # Below its last row, the list has free space for a banner.
    foot = page.locator("[data-rows]").evaluate("(area) => parseFloat(getComputedStyle(area).paddingBottom)")
    row = vocabulary_rows(page).first.bounding_box()["height"]
    rows = room // row - 1
    last_rows = (room - foot) // row - 1
    for part in [0.1, 0.9, 0.5, 0.51, 0.515, 0.2, 1]:
        before = time.monotonic()
        scroll_list(page, int((height - room) * part))
        wait_until(page, lambda: len(in_sight(page)) >= (last_rows if part == 1 else rows))
        assert time.monotonic() - before < slowness(page)
        assert vocabulary_rows(page).count() < 150
    assert in_sight(page)[-1] == words[-1]
    # The browser scrolls a moment after the event of the mouse wheel. Wait until the free space at the list's end is
    # out of sight.
    wheel(page, -400)
    wait_until(page, lambda: in_sight(page)[-1] != words[-1])
    for _ in range(20):  # and the wheel keeps turning
        wheel(page, -400)
        assert len(in_sight(page)) >= rows


@pytest.mark.full
def test_V2_the_tab_key_reaches_rows_that_were_not_yet_in_the_document(page):
    open_list(page)
    words = shipped_words("en")
    row_link(page, words[0]).focus()
    for word in words[1:61]:
        page.keyboard.press("Tab")
        wait_until(page, lambda: page.evaluate("document.activeElement.querySelector('[lang]')?.textContent") == word)
    expect(page.locator(":focus")).to_be_in_viewport()
    # A row clips its content, so the focus ring must be inside the row.
    ring = "(link) => { const { outlineOffset, outlineWidth } = getComputedStyle(link); return parseFloat(outlineOffset) + parseFloat(outlineWidth) }"
    assert page.locator(":focus").evaluate(ring) <= 0
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text(words[60])


@pytest.mark.full
def test_V2_on_a_phone_a_long_meaning_takes_two_lines_and_all_rows_have_the_same_height(visit):
    page = visit({"viewport": {"width": 320, "height": 640}})
    meaning = "having enough time, money or skill to do something that is needed"
    serve(page, [{"word": "able", "definition": meaning}, {"word": "about", "definition": "not exactly", "level": "B2"}])
    open_list(page)
    rows = vocabulary_rows(page)
    expect(rows).to_have_count(3)
    heights = rows.evaluate_all("(rows) => rows.map((row) => row.getBoundingClientRect().height)")
    assert len(set(heights)) == 1
    lines = "(row) => Math.round(row.getBoundingClientRect().height / parseFloat(getComputedStyle(row).lineHeight))"
    assert [rows.nth(place).locator(".row-meaning").evaluate(lines) for place in (1, 2)] == [2, 1]
    expect(rows.nth(1).get_by_role("link")).to_have_accessible_name(re.compile("^able Level A1"))
    expect(rows.nth(2).get_by_role("link")).to_have_accessible_name(re.compile("^about Level B2"))


@pytest.mark.full
def test_V2_page_down_moves_the_focus_with_the_rows(page):
    open_list(page)
    row_link(page, shipped_words("en")[0]).focus()
    for _ in range(8):
        before = in_sight(page)
        page.keyboard.press("PageDown")
        wait_until(page, lambda: in_sight(page)[:1] != before[:1])
    wait_until(page, lambda: page.evaluate(STILL_ROWS))
    assert page.evaluate("document.activeElement.closest('#rows') !== null")
    # Tab continues from the rows in sight.
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_be_in_viewport()
    assert page.locator(":focus").evaluate("(link) => link.matches('#rows a')")
