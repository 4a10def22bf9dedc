"""Apple Tree on phones and low windows: the tree, the word and the keyboard in sight, nothing cut off."""

import pytest
from playwright.sync_api import expect

from guesser import TYPE, open_round
from player import button
from test_sizes import CUT_OFF, OVERLAPS, SMALL, device

SIZES = [(320, 640), (390, 844), (844, 390), (768, 1024), (1280, 800)]
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
# The letters' own keys: ten in a row of a phone cannot be as wide as a finger.
OTHERS = SMALL.replace("!each.closest('[hidden]')", "!each.closest('[hidden], [role=group]')")


def expect_to_fit(page, width):
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(OTHERS) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(KEYS) == 0


@pytest.mark.parametrize("width, height", SIZES)
def test_the_tree_the_word_and_the_keyboard_fit(visit, width, height):
    page = visit(device(width, height), reduced_motion="reduce")
    for word in WORDS:
        open_round(page, word)
        for text, parts in [("", ["Hint", "Q", "P", "M"]), ("etaoinshrdlcupb", ["See Definition", "Play Again", "Q", "P", "M"])]:
            page.evaluate(TYPE, [[letter, ""] for letter in text])
            expect_to_fit(page, width)
            for name in parts:
                expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
            expect(page.get_by_role("img", name="Apple tree, ")).to_be_in_viewport(ratio=1)
            for place in [0, -1]:
                expect(page.get_by_role("list", name="Word").get_by_role("listitem").nth(place)).to_be_in_viewport(ratio=1)
        if button(page, "Play Again").count():
            assert page.get_by_role("img", name="Apple tree, ").bounding_box()["width"] >= 110


@pytest.mark.parametrize("width, height", [(320, 640), (844, 390), (1280, 800)])
def test_its_sheets_fit(visit, width, height):
    page = visit(device(width, height), reduced_motion="reduce")
    open_round(page, "orchard")
    for name in ["A friend’s word", "Statistics", "Challenge a friend", "Settings"]:
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALL.replace("!each.closest('[hidden]')", "!each.closest('[hidden], .letters-wide, label[for]')")) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_text_of_double_size_is_not_cut_off(visit):
    page = visit(device(390, 844), reduced_motion="reduce")
    open_round(page, "orchard")
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    expect(page.locator("body")).to_have_css("font-size", "32px")
    page.evaluate(TYPE, [[letter, ""] for letter in "etaoinshrdlcupb"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("width, height", [*SIZES, (320, 568)])
def test_a_banner_covers_nothing_that_can_be_pressed(visit, width, height):
    page = visit(device(width, height), reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    open_round(page, "orchard")
    button(page, "Challenge a friend").click()
    page.get_by_role("textbox", name="Word for your friend").fill("apple")
    button(page, "Share the link").click()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("word", ["understand", "information", "photographer", "international"])
@pytest.mark.parametrize("width", [320, 390])
def test_a_word_of_many_letters_takes_two_rows_of_nearly_one_length(visit, word, width):
    page = visit(device(width, 844), reduced_motion="reduce")
    open_round(page, word)
    tops = page.get_by_role("list", name="Word").get_by_role("listitem").evaluate_all("(places) => places.map((place) => place.getBoundingClientRect().top)")
    rows = [tops.count(top) for top in sorted(set(tops))]
    assert len(rows) <= 2
    assert max(rows) - min(rows) <= 1
