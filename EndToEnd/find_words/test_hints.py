"""F19: hints with their price shown before: a grid that shrinks, the next letter, the whole word."""

from engines import expect

from conftest import PLAYERS
from player import (
    button, close_sheet, figure, figures, find, finds, found_words, kept, open_page, open_root, say, sheet,
)

# A root, what its grid counts by first letter and length, and a word of three letters that is alone in its cell.
GRIDS = {
    "en": ("sent", {("N", 3): 1, ("N", 4): 2, ("S", 3): 1, ("T", 3): 1, ("T", 4): 1}, "set"),
    "es": ("mesa", {("A", 4): 1, ("E", 3): 1, ("M", 3): 2, ("S", 3): 1}, "esa"),
}


def open_hints(page):
    button(page, say(page, "hints")).click()
    expect(sheet(page, say(page, "hints"))).to_be_visible()


def cell(page, letter, length, count):
    return button(page, say(page, "hintsCell", letter=letter, letters=say(page, "letterCount", count=length), count=count))


def cells(page):
    return page.get_by_role("table").get_by_role("button")


def next_letter(page, now, then):
    return button(page, say(page, "nextLetterPrice", now=now, then=then))


@PLAYERS
def test_F19_the_grid_counts_what_is_still_to_find_and_shrinks(visit, device, locale, language):
    page = visit(device, locale=locale)
    root, grid, word = GRIDS[language]
    open_root(page, language, root)
    open_hints(page)
    for (letter, length), count in grid.items():
        expect(cell(page, letter, length, count)).to_have_text(str(count))
    expect(cells(page)).to_have_count(len(grid))
    expect(page.get_by_role("table").get_by_role("cell").last).to_have_text(str(sum(grid.values())))
    close_sheet(page)
    before = figures(page)
    find(page, word)
    open_hints(page)
    expect(cells(page)).to_have_count(len(grid) - 1)
    expect(page.get_by_role("table").get_by_role("cell").last).to_have_text(str(sum(grid.values()) - 1))
    close_sheet(page)
    assert before[2] == "0" and figures(page)[2] == "3"  # the grid costs nothing


def test_F19_the_grid_shrinks_while_it_is_looked_at(page):
    root, grid, word = GRIDS["en"]
    open_root(page, "en", root)
    kept(page, "began")
    other = page.context.new_page()
    open_page(other)
    open_hints(page)
    expect(cells(page)).to_have_count(len(grid))
    find(other, word)  # in another tab
    expect(cells(page)).to_have_count(len(grid) - 1)


@PLAYERS
def test_F19_the_next_letter_halves_the_points_rounded_up_and_says_so_before(visit, device, locale, language):
    page = visit(device, locale=locale)
    root, _, word = GRIDS[language]
    open_root(page, language, root)
    open_hints(page)
    cell(page, word[0].upper(), 3, 1).click()
    pattern = page.get_by_role("img", name=say(page, "hintsPattern", letters=1, count=3, shown=word[0].upper()))
    expect(pattern).to_be_visible()
    next_letter(page, 3, 2).click()
    shown = say(page, "hintsPattern", letters=2, count=3, shown=f"{word[0].upper()} {word[1].upper()}")
    expect(page.get_by_role("img", name=shown)).to_be_visible()
    # The last letter comes with the word alone.
    expect(page.get_by_role("dialog").get_by_role("button", name=say(page, "nextLetterPrice").split("{")[0].strip())).to_have_count(0)
    close_sheet(page)
    kept(page, "tookHint")
    open_page(page)  # the price outlives a reload
    find(page, word)
    expect(figure(page, say(page, "points"))).to_have_text("2")
    expect(finds(page).first).to_contain_text(say(page, "withHint"))
    expect(finds(page).first).to_contain_text(say(page, "pointCount", count=2))


@PLAYERS
def test_F19_the_whole_word_brings_no_points(visit, device, locale, language):
    page = visit(device, locale=locale)
    root, grid, word = GRIDS[language]
    open_root(page, language, root)
    open_hints(page)
    cell(page, word[0].upper(), 3, 1).click()
    button(page, say(page, "showWordPrice")).click()
    expect(cells(page)).to_have_count(len(grid) - 1)
    close_sheet(page)
    expect(finds(page)).to_have_count(1)
    assert found_words(page)[0].split(",")[0] == word  # with all its spellings
    expect(finds(page).first).to_contain_text(say(page, "shown"))
    expect(figure(page, say(page, "points"))).to_have_text("0")
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "0")
    kept(page, "found")
    open_page(page)
    expect(finds(page)).to_have_count(1)
    expect(figure(page, say(page, "points"))).to_have_text("0")


def test_F19_each_further_letter_halves_again(page):
    open_root(page, "en", "marginal")
    open_hints(page)
    cell(page, "A", 8, 1).click()  # alarming, worth 16
    for now, then in [(16, 8), (8, 4), (4, 2), (2, 1), (1, 1), (1, 1)]:
        next_letter(page, now, then).click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Next letter")).to_have_count(0)
    expect(button(page, "Show the word (no points)")).to_be_visible()


def test_F19_a_shown_word_keeps_the_harvest_from_being_full(page):
    open_root(page, "en", "sent")
    open_hints(page)
    cell(page, "S", 3, 1).click()
    button(page, "Show the word (no points)").click()
    close_sheet(page)
    find(page, "nest", "nets", "tens", "net", "ten")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("You found every common word!")
    open_hints(page)
    expect(sheet(page, "Hints")).to_contain_text("You found every common word. There’s nothing left to hint at.")
