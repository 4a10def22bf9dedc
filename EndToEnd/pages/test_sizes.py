"""F4 on phones and in low windows: everything is visible, large enough for a finger, and not clipped."""

import pytest
from playwright.sync_api import expect

from conftest import LOCALE_OF, PHONE
from player import (
    FOR_READERS, banner, button, end_round, field, find, found_words, guess, heading, kept, new_word, open_page, open_root, open_settings,
    skip_tutorial, tiles, used_letters,
)
from server import solve
from test_buttons import speak

TIER = "quick"

PHONES = [(320, 640), (390, 844), (844, 390), (768, 1024)]
DESKTOPS = [(1280, 800)]
# Waits for two frames, in which the page receives its size and responds to it.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
SMALL = """() => {
  const targets = document.querySelectorAll(document.querySelector('dialog') ? 'dialog :is(button, label, a)' : 'button, label, input, a')
  return [...targets]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[hidden]'))
    .map((each) => [each.ariaLabel ?? each.innerText, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 43.99 || height < 43.99)
    .map(([name, { width, height }]) => `${name}: ${width} × ${height}`)
}"""
CUT_OFF = "() => {" + FOR_READERS + """
  const found = []
  const walker = document.createTreeWalker(document.getElementById('page'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (!node.data.trim() || parent.closest('.found-title') || !parent.checkVisibility()) continue
    if (forReaders(parent)) continue
    if (getComputedStyle(parent).textOverflow === 'ellipsis') continue // a meaning in its row, which its page shows whole
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`${node.data}: beside the window`)
      for (let box = parent; box; box = box.parentElement) {
        if (box.matches('.finds-room, .found, dialog')) break
        if (getComputedStyle(box).overflowX === 'visible') continue
        const frame = box.getBoundingClientRect()
        if (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
          found.push(`${node.data}: cut off by ${box.className}`)
      }
    }
  }
  return found
}"""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.lettering, .level-name, .top .round-key')]
    .map((each) => [each.getAttribute('class'), each.getBoundingClientRect()])
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return boxes.flatMap(([name, box], index) =>
    boxes.slice(index + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} over ${other}`))
}"""


def device(width, height):
    return {**PHONE, "viewport": {"width": width, "height": height}} if width < 1000 else {"viewport": {"width": width, "height": height}}


def in_sizes(page, sizes):
    """Gives the page each size in turn, and yields its width."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        yield width


@pytest.mark.full
@pytest.mark.parametrize("sizes", [PHONES, DESKTOPS], ids=["phones", "desktop"])
def test_all_screens_of_find_words_fit_every_size(visit, sizes):
    page = visit(device(*sizes[0]))
    for root in ["alarming", "adventures", "sent"]:
        open_root(page, "en", root)
        find(page, *solve(root, "en", "--common")[:12])
        for width in in_sizes(page, sizes):
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(SMALL) == [], width
            assert page.evaluate(CUT_OFF) == [], width
            assert page.evaluate(OVERLAPS) == [], width
            for part in [tiles(page).first, tiles(page).last, field(page), button(page, "Submit"), button(page, "New word")]:
                expect(part).to_be_in_viewport(ratio=1)
            # In a window as narrow as a phone, the figures are a line of the header.
            figures = page.locator(".level-figures") if width < 640 else page.get_by_text("Words found", exact=True)
            expect(figures).to_be_in_viewport(ratio=1)
    open_settings(page)
    for width in in_sizes(page, sizes):
        assert page.evaluate(SMALL) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.full
def test_the_longest_banners_fit_every_size(visit):
    sizes = [(320, 640), (844, 390)]
    page = visit(device(*sizes[0]))
    open_root(page, "en", "alarming")
    find(page, "ring")
    for width in in_sizes(page, sizes):
        for text, title in [("w" * 64, "Try again"), ("<" * 64, "Letters only"), ("mlngr", "Is that a word?"), ("ring", "Be original!")]:
            field(page).fill(text)
            field(page).press("Enter")
            expect(page.get_by_role("main").get_by_role("status")).to_contain_text(title)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(CUT_OFF) == []
    for width in in_sizes(page, sizes):
        new_word(page)
        expect(button(page, "Undo")).to_be_in_viewport(ratio=1)
        assert page.evaluate(SMALL) == []
        assert page.evaluate(CUT_OFF) == []
        button(page, "Undo").click()
        expect(heading(page)).to_have_text("alarming")


@pytest.mark.full
def test_F18_no_banner_covers_the_header_on_a_high_phone_in_any_language(phone):
    page = phone
    open_root(page, "en", "alarming")
    find(page, "ring")
    tags = [*(tag for tag in LOCALE_OF if tag != "en"), "en"]
    for tag in tags:  # load each language before a banner is shown
        speak(page, tag)
    for text in ["w" * 12, "ring", "lalala", "alarming", "a1b"]:
        field(page).fill(text)
        field(page).press("Enter")
        for tag in tags:
            speak(page, tag)
            expect(banner(page)).not_to_be_empty()
            box = banner(page).locator(".banner").bounding_box()
            header = page.get_by_role("banner").bounding_box()
            assert box["y"] >= header["y"] + header["height"] - 1, (text, tag)


@pytest.mark.full
def test_text_of_double_size_is_not_clipped(visit):
    page = visit(device(390, 844))
    open_root(page, "en", "alarming")
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    expect(page.locator("body")).to_have_css("font-size", "32px")
    find(page, "ring", "alarm")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(CUT_OFF) == []


OVERLAPPING = """() => ['.planks label > span', '.room'].flatMap((selector) => {
  const texts = [...document.querySelectorAll(selector)].map((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return [each.innerText, range.getBoundingClientRect()]
  })
  return texts.flatMap(([text, box], index) => texts.slice(index + 1)
    .filter(([, other]) => other.left < box.right - 1 && box.left < other.right - 1 && other.top < box.bottom - 1 && box.top < other.bottom - 1)
    .map(([other]) => `${text} and ${other}`))
})"""


@pytest.mark.full
def test_nothing_overlaps_on_a_small_phone_with_text_only_zoom(visit):
    page = visit(device(320, 640))
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    # Media queries do not detect a font size of the root element, unlike the font size in the browser's settings.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate(OVERLAPPING) == []
    field(page).scroll_into_view_if_needed()
    assert page.evaluate("({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2).id", field(page).evaluate("(field) => field.getBoundingClientRect().toJSON()")) == "guess"


@pytest.mark.full
def test_the_statistics_do_not_scroll_sideways_with_text_only_zoom(visit):
    page = visit(device(375, 812))
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    find(page, "ring", "main", "alarm")
    kept(page, "found", 3)
    open_page(page, "/statistics")
    expect(page.get_by_role("table").first).to_be_attached()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    wide = "[...document.querySelectorAll('main *')].filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto')"
    assert page.evaluate(wide + ".map((each) => each.className)") == []


ZOOMED = {"viewport": {"width": 320, "height": 256}}  # 1280 × 1024 at 400 %


@pytest.mark.full
def test_the_empty_list_of_found_words_is_below_its_title_and_a_refusal_is_visible_at_400_percent(visit):
    page = visit(ZOOMED)
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    title = page.get_by_text("Found words", exact=True).bounding_box()
    assert page.get_by_text("Nothing picked yet").bounding_box()["y"] >= title["y"] + title["height"]
    guess(page, "mlngr")
    expect(banner(page)).to_contain_text("Is that a word?")
    for part in [page.get_by_text("Is that a word?"), button(page, "Add to my words"), field(page)]:
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.full
def test_a_desktop_shows_missed_words_next_to_the_result_of_a_round_without_found_words(visit):
    page = visit(device(*DESKTOPS[0]))
    open_root(page, "en", "teachers")
    end_round(page)
    missed = page.get_by_role("list", name="Missed words").bounding_box()
    result = page.get_by_role("heading", name="teachers").bounding_box()
    assert missed["x"] > result["x"] + result["width"] and missed["y"] < result["y"]


@pytest.mark.full
def test_the_product_name_takes_one_line_on_a_tablet(visit):
    page = visit(device(820, 1180))
    open_page(page, "/lists")
    name = page.get_by_role("banner").get_by_role("img", name="Word Orchard")
    assert name.bounding_box()["height"] < 48
    expect(page.get_by_role("navigation").get_by_role("link", name="My lists")).to_be_in_viewport(ratio=1)


def hold_delete(phone):
    """Holds Delete down longer than a click lasts, measured by the page's clock."""
    box = button(phone, "Delete").bounding_box()
    phone.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.mouse.down()
    phone.clock.run_for(700)
    phone.mouse.up()


def test_taps_on_tiles_type_and_dim_them_without_opening_the_keyboard(phone):
    """Tests/PlayTests/FindWords/BoardTests tests the typed letter and the dimmed tile."""
    phone.clock.install()
    open_root(phone, "en", "alarming")
    for place in [0, 2, 5, 5]:  # quickly; the last one is typed and taken back
        box = tiles(phone).nth(place).bounding_box()
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(field(phone)).to_have_value("aa")
    assert phone.evaluate("visualViewport.scale") == 1
    hold_delete(phone)
    expect(field(phone)).to_have_value("")
    assert used_letters(phone) == ""
    for place in [3, 5, 6, 7]:
        tiles(phone).nth(place).tap()
    expect(field(phone)).to_have_value("ring")
    assert used_letters(phone) == "RING"
    tiles(phone).nth(3).tap()  # a used tile takes its letter back
    expect(field(phone)).to_have_value("ing")
    button(phone, "Delete").tap()
    assert used_letters(phone) == "IN"
    hold_delete(phone)
    for place in [3, 5, 6, 7]:
        tiles(phone).nth(place).tap()
    button(phone, "Submit").tap()
    expect(field(phone)).to_have_value("")
    assert found_words(phone) == ["ring"]
    expect(field(phone)).not_to_be_focused()


def test_taps_keep_the_keyboard_open_and_the_field_visible_above_it(phone):
    open_root(phone, "en", "alarming")
    field(phone).tap()
    phone.set_viewport_size({"width": 390, "height": 440})
    for part in [tiles(phone).first, field(phone), button(phone, "Submit")]:
        expect(part).to_be_in_viewport(ratio=1)
    phone.set_viewport_size(PHONE["viewport"])
    for target in [tiles(phone).nth(3), button(phone, "Shuffle"), button(phone, "Delete")]:
        target.tap()
        expect(field(phone)).to_be_focused()
    field(phone).fill("ring")
    button(phone, "Submit").tap()
    assert found_words(phone) == ["ring"]
    expect(field(phone)).to_be_focused()
