"""Every page and every sheet in every width: nothing scrolls sideways, no list is empty, and every control can be reached."""

from pathlib import Path

import pytest

from engines import expect
from guesser import caption, open_round, open_tree, open_words
from player import (
    button, expect_preview, find, finds, heading, keep_list, kept, open_import, open_page, open_root, not_saved, open_settings, paste, save_words, saved_rows, sheet, vocabulary_rows,
)
from test_lists import FRUIT

COMPLAINTS = (Path(__file__).parent / "complaints.js").read_text().split("\n", 1)[1]
SIZES = [(390, 844), (500, 900), (1000, 800), (1280, 800)]


def complaints(page):
    """What is wrong in each width, told with the width."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        found += [f"{width}: {each}" for each in page.evaluate(COMPLAINTS)]
    return found


# Pages


def find_words(page):
    open_root(page, "en", "alarming")


def round_in_progress(page):
    open_root(page, "en", "alarming")
    find(page, "main", "ring", "grain", "alarm", "animal")


def without_room(page, act):
    """Nothing is stored while this is done. Answers how to make room again."""
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


def round_over(page):
    round_in_progress(page)
    button(page, "Give Up").click()
    button(page, "Show the words").click()
    expect(page.get_by_text("Round over", exact=True)).to_be_visible()


def vocabulary(page, language="en"):
    open_page(page, f"/vocabulary/{language}")
    expect(vocabulary_rows(page).nth(3)).to_be_attached()


def spanish_vocabulary(page):
    vocabulary(page, "es")


def word(page):
    open_page(page, "/vocabulary/en/apple")
    expect(heading(page)).to_have_text("apple")
    expect(button(page, "Next word")).to_be_enabled()


def nothing_saved(page):
    open_page(page, "/saved")
    expect(page.get_by_role("main")).to_contain_text("No word is saved yet")


def saved(page):
    save_words(page, "en", "apple", "ring", "marginal")
    save_words(page, "es", "canción")
    kept(page, "saved", 4)
    open_page(page, "/saved")
    expect(saved_rows(page)).to_have_count(3)


def lists(page):
    open_page(page, "/lists")


def new_list(page):
    open_import(page)


def preview(page):
    open_import(page)
    paste(page, FRUIT + "plum\n")
    expect_preview(page, 3, bad=1)


def own_list(page):
    open_import(page)
    paste(page, FRUIT)
    keep_list(page, "Fruit")
    expect(heading(page)).to_have_text("Fruit")


def licenses(page):
    page.goto("/licenses")
    expect(heading(page)).to_have_text("Licenses and word lists")
    expect(page.get_by_role("link", name="The whole notice, with versions and checksums")).to_be_visible()


def tree_won(page):
    open_round(page, "apple")
    for letter in "aple":
        page.keyboard.press(letter)
    expect(button(page, "Play Again")).to_be_visible()


# Sheets


def settings(page):
    find_words(page)
    open_settings(page)


def hints(page):
    find_words(page)
    button(page, "Hints").click()
    expect(sheet(page, "Hints")).to_be_visible()


def a_shown_word(page):
    hints(page)
    page.get_by_role("table").get_by_role("button", name="R, 4 letters").first.click()
    button(page, "Show the word: no points").first.click()
    expect(sheet(page, "Hints").get_by_text("shown", exact=True)).to_be_visible()


def rounds_put_aside(page):
    for spelling, word in [("alarming", "ring"), ("agencies", "ice"), ("gardener", "garden")]:
        open_root(page, "en", spelling)
        find(page, word)
    button(page, "2 rounds put aside").click()
    expect(sheet(page, "Rounds put aside")).to_be_visible()


def giving_up(page):
    find_words(page)
    button(page, "Give Up").click()
    expect(button(page, "Show the words")).to_be_visible()


def daily(page):
    find_words(page)
    button(page, "Daily").click()
    expect(sheet(page, "Daily puzzle")).to_be_visible()


def word_over_the_round(page):
    find_words(page)
    find(page, "ring")
    finds(page).first.get_by_role("button").click()
    expect(sheet(page, "ring")).to_be_visible()


def words_to_guess(page):
    open_tree(page)
    open_words(page, caption(page, "wordsAll"))


def challenge(page):
    open_tree(page)
    button(page, "Challenge a friend").click()
    expect(sheet(page, "Challenge a friend")).to_be_visible()


def statistics(page):
    open_tree(page)
    button(page, "Statistics").click()
    expect(sheet(page, "Statistics")).to_be_visible()


def export(page):
    own_list(page)
    button(page, "Export").click()
    expect(page.get_by_role("dialog")).to_be_visible()


SCENES = [
    find_words, round_in_progress, not_stored, a_tree_not_stored, a_word_not_stored, round_over, open_tree, tree_won, vocabulary, spanish_vocabulary, word, nothing_saved, saved, lists, new_list,
    preview, own_list, licenses, settings, hints, a_shown_word, rounds_put_aside, giving_up, daily, word_over_the_round, words_to_guess, challenge, statistics, export,
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_in_every_width_nothing_is_cut_off_covered_or_empty(visit, scene):
    page = visit(*SIZES[0])
    leave = scene(page)
    found = complaints(page)
    if leave:
        leave()
    assert not found, "\n".join(found)
