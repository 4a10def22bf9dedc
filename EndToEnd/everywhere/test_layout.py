"""Tests the layout of every page and every dialog: at every width, no page scrolls sideways, no list is empty, and
every control can be reached. The accessibility checker axe finds no problem in the light and the dark theme.
"""

from pathlib import Path

import pytest

from axe import OF_STYLE, RULES, violations
from engines import expect
from guesser import caption, open_round, open_tree, open_words
from player import (
    FOR_READERS, answer_question, button, close_sheet, end_round, expect_preview, find, finds, finish, from_menu, heading, keep_list, kept, not_saved,
    open_import, open_items, open_page, open_root, open_settings, page_link, paste, press_item, root, rows, save_words, saved_rows, say, sheet, vocabulary_rows,
)
from sentences import sentence
from test_lists import FRUIT

TIER = "full"

COMPLAINTS = (Path(__file__).parent / "complaints.js").read_text().split("\n", 1)[1].replace("{\n", "{" + FOR_READERS, 1)
SIZES = [(390, 844), (500, 900), (1000, 800), (1280, 800), (320, 256)]  # the last one is 1280 × 1024 at 400 %


# Waits for two frames, in which the page receives its size and responds to it.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


# Turns each style sheet off and on. The layout is computed in between, because otherwise WebKit ignores the change.
REAPPLIED = """() => {
  for (const sheet of document.styleSheets)
    for (const isDisabled of [true, false]) {
      sheet.disabled = isDisabled
      document.body.getBoundingClientRect()
    }
}"""

# The statistics of a round are above the links to the main pages. The statistics and the links stick to the bottom of
# the window.
COVERED = """() => {
  const [figures, rooms] = ['.figures', '.rooms'].map((each) => document.querySelector(each)?.getBoundingClientRect())
  const beside = !figures || !rooms || figures.left >= rooms.right || figures.top >= rooms.bottom
  return beside || figures.bottom <= rooms.top + 1 ? [] : ['the figures are covered by the links between the rooms']
}"""


def complaints(page):
    """Returns the layout problems at each width; each problem begins with the width."""
    found = []
    for width, height in SIZES:
        if height < 600:  # there a banner covers more than its line
            expect(page.locator(".banner")).to_have_count(0)
        resize(page, width, height)
        found += [f"{width}: {each}" for each in page.evaluate(COMPLAINTS) + page.evaluate(COVERED)]
        if width == 390:
            found += [f"{width}: {each}" for each in violations(page, RULES)]
        if width == 1280:
            found += [f"{width}, by night: {each}" for each in by_night(page)]
    resize(page, *SIZES[0])
    return found


def resize(page, width, height):
    """Resizes the window, and applies the style sheets again, because WebKit occasionally keeps the media queries of the
    previous size.
    """
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(REAPPLIED)
    page.evaluate(SETTLED)


def by_night(page):
    """Returns axe's findings in the dark theme."""
    theme = page.evaluate("() => { const { dataset } = document.documentElement; const { theme } = dataset; dataset.theme = 'dark'; return theme ?? '' }")
    found = violations(page, OF_STYLE)
    page.evaluate("(theme) => { const { dataset } = document.documentElement; if (theme) dataset.theme = theme; else delete dataset.theme }", theme)
    return found


# Pages


def find_words(page):
    open_root(page, "en", "alarming")


def without_room(page, act):
    """Performs an action while the browser cannot store anything. Returns a function that makes the browser able to
    store data again.
    """
    page.evaluate(
        """() => {
        const add = IDBObjectStore.prototype.add
        IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') }
        window.hasRoom = () => { IDBObjectStore.prototype.add = add }
        }"""
    )
    act()
    expect(not_saved(page)).to_be_visible()

    def leave():
        page.evaluate("hasRoom()")
        expect(not_saved(page)).to_have_count(0, timeout=40_000)

    return leave


def not_stored(page):
    find_words(page)
    return without_room(page, lambda: find(page, "main"))


def a_tree_not_stored(page):
    open_round(page, "apple")
    return without_room(page, lambda: page.keyboard.press("a"))


def a_word_not_stored(page):
    word(page)
    return without_room(page, button(page, "Save").click)


# Each of the next functions plays one visit and yields the names of its scenes. The test checks the layout whenever a
# function yields a name. Each scene of a visit continues from the previous scene.


def a_round(page):
    find_words(page)
    yield "Find Words"
    open_settings(page)
    yield "settings"
    close_sheet(page)
    from_menu(page, "Daily")
    expect(sheet(page, "Daily puzzle")).to_be_visible()
    yield "daily"
    close_sheet(page)
    finish(page)
    expect(button(page, "Show the words")).to_be_visible()
    yield "giving up"
    button(page, "Keep playing").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    find(page, "ring")
    finds(page).first.get_by_role("button").click()
    expect(sheet(page, "ring")).to_be_visible()
    yield "a word over the round"
    close_sheet(page)
    find(page, "main", "grain", "alarm", "animal")
    yield "a round in progress"
    end_round(page)
    expect(page.get_by_text("Round over", exact=True)).to_be_visible()
    yield "a round that is over"
    open_root(page, "en", "teachers")
    end_round(page)
    expect(page.get_by_role("list", name="Missed words")).to_be_visible()
    yield "a round that is over without finds"


def hints(page):
    find_words(page)
    button(page, "Hints").click()
    expect(sheet(page, "Hints")).to_be_visible()
    yield "hints"
    page.get_by_role("table").get_by_role("button", name="R, 4 letters").first.click()
    button(page, "Word 1: " + sentence("en", "showWordPrice")).click()
    expect(sheet(page, "Hints").get_by_text("shown", exact=True)).to_be_visible()
    yield "a shown word"


def rounds_put_aside(page):
    for spelling, word in [("alarming", "ring"), ("agencies", "ice"), ("gardener", "garden")]:
        open_root(page, "en", spelling)
        find(page, word)
    from_menu(page, "2 rounds set aside")
    expect(sheet(page, "Rounds set aside")).to_be_visible()
    yield "rounds set aside"


def apple_tree(page):
    open_tree(page)
    yield "Apple Tree"
    open_words(page, caption(page, "wordsAll"))
    yield "words to guess"
    close_sheet(page)
    for name in ["Challenge a friend", "Statistics"]:
        button(page, name).click()
        expect(sheet(page, name)).to_be_visible()
        yield name
        close_sheet(page)


def tree_won(page):
    open_round(page, "apple")
    for letter in "aple":
        page.keyboard.press(letter)
    expect(button(page, "Play again")).to_be_visible()
    yield "a tree that is won"


def vocabulary(page):
    for language in ["en", "es"]:
        open_page(page, f"/vocabulary/{language}")
        expect(vocabulary_rows(page).nth(3)).to_be_attached()
        yield f"the vocabulary: {language}"
    word(page)
    yield "a word"


def word(page):
    open_page(page, "/vocabulary/en/apple")
    expect(heading(page)).to_have_text("apple")
    expect(button(page, "Next word")).to_be_enabled()


def saved(page):
    open_page(page, "/saved")
    expect(page.get_by_role("main")).to_contain_text("No saved words yet")
    yield "nothing saved"
    save_words(page, "en", "apple", "ring", "marginal")
    save_words(page, "es", "canción")
    kept(page, "saved", 4)
    open_page(page, "/saved")
    expect(saved_rows(page)).to_have_count(3)
    yield "saved words"


def lists(page):
    open_page(page, "/lists")
    yield "no lists"
    open_import(page)
    yield "a new list"
    paste(page, FRUIT + "plum\n")
    expect_preview(page, 3, bad=1)
    yield "a list that is looked at"
    keep_list(page, "Fruit")
    expect(heading(page)).to_have_text("Fruit")
    yield "a list of one's own"
    open_items(page, "dailyPlay")
    yield "the games of a list"
    page.keyboard.press("Escape")
    open_items(page)
    yield "the menu of a list"
    page.keyboard.press("Escape")
    for name in ["addItem", "renameList", "export", "removeList"]:
        if name == "addItem":
            button(page, "Add a word").click()
        else:
            press_item(page, name)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        close_sheet(page)
    rows(page, "Fruit").first.click()
    press_item(page, "editItem")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "a word to edit"


def licenses(page):
    page.goto("/licenses")
    expect(heading(page)).to_have_text("Licenses and word lists")
    expect(page.get_by_role("link", name="The whole notice, with versions and checksums")).to_be_visible()
    yield "licenses"


def orchard(page):
    open_page(page, "/")
    expect(heading(page)).to_contain_text("Today, ")
    yield "an empty orchard"
    page.get_by_role("main").get_by_role("link", name="Find Words: Play", exact=True).click()
    answer_question(page)
    root(page)
    end_round(page)
    expect(page.get_by_text("Round over", exact=True)).to_be_visible()
    open_root(page, "en", "alarming")
    find(page, "ring", "alarm")
    kept(page, "found", 2)
    page_link(page, "orchard").click()
    expect(page.get_by_role("list").get_by_role("link", name="Seed, 0 percent")).to_be_visible()
    expect(page.get_by_role("button", name="alarming")).to_be_visible()
    yield "the orchard"
    page_link(page, "you").click()
    expect(heading(page)).to_have_text("You")
    yield "the player"
    page_link(page, "figures").click()
    expect(heading(page)).to_have_text("Statistics")
    expect(page.get_by_role("table", name="Words found each week")).to_be_attached()
    yield "statistics"


def made_by_the_server(page):
    page.goto("/devices")
    expect(heading(page)).to_have_text("Your devices")
    yield "the devices of nobody"
    button(page, "Turn on sync").click()
    button(page, "Show a code").click()
    expect(page.get_by_role("img", name=say(page, "codePictureName"), exact=True)).to_be_visible()
    yield "a code for another device"
    page.goto("/boards")
    expect(heading(page)).to_have_text("Leaderboards")
    yield "the leaderboards"
    page.get_by_role("region", name="Take part").get_by_role("button").first.click()
    button(page, "New board for friends").click()
    expect(button(page, "Leave this board")).to_be_visible()
    yield "a board for friends"


SCENES = [orchard, a_round, hints, rounds_put_aside, apple_tree, tree_won, vocabulary, saved, lists, licenses, made_by_the_server]


@pytest.mark.parametrize("scenes", SCENES, ids=lambda scenes: scenes.__name__)
def test_nothing_is_clipped_covered_or_empty_at_any_width(visit, scenes):
    page = visit(*SIZES[0])
    found = [f"{name}, {each}" for name in scenes(page) for each in complaints(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scene", [not_stored, a_tree_not_stored, a_word_not_stored], ids=lambda scene: scene.__name__)
def test_the_notice_about_unstored_data_fits_at_every_width(visit, scene):
    page = visit(*SIZES[0])
    leave = scene(page)
    found = complaints(page)
    leave()
    assert not found, "\n".join(found)
