"""Apple Tree on phones and in low windows: the tree, the word and the keyboard are visible and not clipped."""

import pytest
from playwright.sync_api import expect

from guesser import TYPE, open_round, result
from player import button
from test_sizes import CUT_OFF, DESKTOPS, OVERLAPS, PHONES, SMALL, device, in_sizes

TIER = "quick"

WORDS = ["sea", "orchard", "understand", "international"]
KEYS = """() => [...document.querySelectorAll('[role=group] button')].map((key) => key.getBoundingClientRect())
  .filter(({ width, height }) => width < 24 || height < 40).length"""
COVERED = """() => {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const banner = document.querySelector('.banner').getBoundingClientRect()
  return [...document.querySelectorAll('.page :is(button, a)')]
    .filter((each) => !each.closest('.banner') && meet(banner, each.getBoundingClientRect()))
    .map((each) => each.ariaLabel ?? each.innerText)
}"""
# Finds controls that are smaller than a fingertip, except the letter keys: on a phone, ten keys in a row are
# necessarily narrower than a fingertip.
OTHERS = SMALL.replace("!each.closest('[hidden]')", "!each.closest('[hidden], [role=group]')")


def expect_to_fit(page, width):
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(OTHERS) == [], width
    assert page.evaluate(CUT_OFF) == [], width
    assert page.evaluate(OVERLAPS) == [], width
    assert page.evaluate(KEYS) == 0, width


@pytest.mark.full
@pytest.mark.parametrize("sizes", [PHONES, DESKTOPS], ids=["phones", "desktop"])
def test_the_tree_the_word_and_the_keyboard_fit_every_window_size(visit, sizes):
    page = visit(device(*sizes[0]))
    steps = [("", ["Hint", "Q", "P", "M"]), ("etaoinshrdlcupb", ["See definition", "Play again", "Q", "P", "M"])]
    for word in WORDS:
        open_round(page, word)
        for text, parts in steps:
            page.evaluate(TYPE, [[letter, ""] for letter in text])
            for width in in_sizes(page, sizes):
                expect_to_fit(page, width)
                for name in parts:
                    expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
                expect(page.get_by_role("img", name="Apple tree, ")).to_be_in_viewport(ratio=1)
                for place in [0, -1]:
                    expect(page.get_by_role("list", name="Word").get_by_role("listitem").nth(place)).to_be_in_viewport(ratio=1)
                if button(page, "Play again").count():
                    assert page.get_by_role("img", name="Apple tree, ").bounding_box()["width"] >= 110, width
    # Checks a new round and a lost round on a device of a usual size.
    for text, parts in [("", ["Q", "M"]), ("qwxzkjv", ["See definition", "Play again", "Save"])]:
        open_round(page)
        page.evaluate(TYPE, [[letter, ""] for letter in text])
        for width in in_sizes(page, [(390, 844)] if sizes is PHONES else sizes):
            for part in [result(page), *(button(page, name) for name in parts)]:
                expect(part).to_be_in_viewport(ratio=0.9)
            assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.full
@pytest.mark.parametrize("sizes", [[(320, 640), (844, 390)], DESKTOPS], ids=["phones", "desktop"])
def test_the_dialogs_of_apple_tree_fit_every_window_size(visit, sizes):
    page = visit(device(*sizes[0]))
    open_round(page, "orchard")
    for name in ["A friend’s word", "Statistics", "Challenge a friend", "Settings"]:
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        for width in in_sizes(page, sizes):
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(SMALL.replace("!each.closest('[hidden]')", "!each.closest('[hidden], .letters-wide, label[for]')")) == [], width
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.full
def test_text_of_double_size_is_not_clipped(visit):
    page = visit(device(390, 844))
    open_round(page, "orchard")
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    expect(page.locator("body")).to_have_css("font-size", "32px")
    page.evaluate(TYPE, [[letter, ""] for letter in "etaoinshrdlcupb"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.full
def test_the_word_and_the_keyboard_are_visible_together_at_400_percent(visit):
    page = visit(device(320, 256))
    open_round(page, "international")
    keyboard = page.get_by_role("group", name="Keyboard")
    keyboard.get_by_role("button").last.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, Math.ceil(scrollY + document.querySelector('[role=group].letter-keys').getBoundingClientRect().bottom - innerHeight))")
    expect(keyboard).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("list", name="Word")).to_be_in_viewport(ratio=1)


# Text-only zoom, which media queries do not detect.
ENLARGED = "document.documentElement.style.fontSize = '200%'"


@pytest.mark.full
def test_no_key_is_clipped_on_a_small_phone_with_text_of_double_size(visit):
    page = visit(device(320, 640))
    open_round(page, "camión", language="es")
    for enlarge in [lambda: page.evaluate(ENLARGED), lambda: page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})]:
        enlarge()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        for name in "PÑM":
            box = page.get_by_role("button", name=name, exact=True).bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= 320, name
        page.evaluate("document.documentElement.style.fontSize = ''")


@pytest.mark.full
@pytest.mark.parametrize("sizes", [[(320, 568), *PHONES], DESKTOPS], ids=["phones", "desktop"])
def test_banners_of_apple_tree_never_cover_a_control(visit, sizes):
    page = visit(device(*sizes[0]), permissions=["clipboard-read", "clipboard-write"])
    open_round(page, "orchard")
    for width in in_sizes(page, sizes):
        button(page, "Challenge a friend").click()
        page.get_by_role("textbox", name="Word for your friend").fill("apple")
        button(page, "Share the link").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".banner")).to_be_visible()
        assert page.evaluate(COVERED) == [], width


@pytest.mark.full
def test_a_word_of_many_letters_takes_one_row_and_its_letters_do_not_overlap(visit):
    page = visit(device(320, 844))
    for word in ["understand", "hippopotamus", "international"]:
        open_round(page, word)
        for width in in_sizes(page, [(320, 844), (390, 844), (1280, 800)]):
            places = page.get_by_role("list", name="Word").get_by_role("listitem")
            boxes = places.evaluate_all("(places) => places.map((place) => place.getBoundingClientRect().toJSON())")
            assert len({round(box["top"]) for box in boxes}) == 1, (word, width)
            assert all(one["right"] <= other["left"] for one, other in zip(boxes, boxes[1:])), (word, width)
            assert boxes[0]["left"] >= 0 and boxes[-1]["right"] <= width, (word, width)
