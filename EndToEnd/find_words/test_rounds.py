"""F13 to F17 and the examples that must hold (T): what a found word shows, in each language."""

import pytest
from playwright.sync_api import expect

from player import (
    banner, button, expect_banner, field, figure, figures, find, finds, found_words, guess, heading, open_new, open_page, open_root,
    root, say, sheet, tiles,
)
from server import solve


def test_english_words_are_found(page):
    open_root(page, "en", "alarming")
    expect(page.get_by_text("8 letter word – English")).to_be_visible()
    find(page, "alarm", "ring", "main")
    assert found_words(page) == ["main", "ring", "alarm"]


def test_a_spanish_word_shows_its_accent(page):
    open_root(page, "es", "canciones")
    expect(page.get_by_text("9 letter word – Spanish")).to_be_visible()
    find(page, "sin", "cancion")
    assert found_words(page) == ["canción", "sin"]
    expect_banner(page, "canción", "7 letters, 7 points")
    expect(finds(page).first.get_by_text("canción")).to_have_attribute("lang", "es")


def test_an_italian_round_of_a_seed(page):
    open_page(page, "/find-words?language=it&length=8&seed=42")
    expect(heading(page)).to_have_text("agricoli")
    expect(page.get_by_text("8 letter word – Italian")).to_be_visible()
    find(page, "gioia", "LIRICO")
    assert found_words(page) == ["lirico", "gioia"]


@pytest.mark.parametrize("root, word", [("agencies", "cease"), ("testing", "set")])
def test_the_examples_hold(page, root, word):
    open_root(page, "en", root)
    find(page, word)
    assert found_words(page) == [word]


@pytest.mark.parametrize("root, word, title", [("sheathed", "tesh", "Is that a word?"), ("silkworm", "car", "Try again")])
def test_the_counter_examples_hold(page, root, word, title):
    open_root(page, "en", root)
    guess(page, word)
    expect_banner(page, title)
    assert found_words(page) == []


def test_the_figures_follow_the_finds(page):
    open_root(page, "en", "alarming")
    common = len(solve("alarming", "en", "--common"))
    assert figures(page) == [f"0 of {common}", "0", "0", "–"]
    find(page, "alarm")
    assert figures(page) == [f"1 of {common}", "0", "5", "5.0"]
    find(page, "ring")
    assert figures(page) == [f"2 of {common}", "0", "9", "4.5"]
    find(page, "agnail")
    assert figures(page) == [f"2 of {common}", "1", "15", "5.0"]
    expect(finds(page).first).to_contain_text("bonus")
    find(page, "main")
    assert figures(page) == [f"3 of {common}", "1", "19", "4.8"]


def test_all_the_letters_earn_twice_the_points(page):
    open_root(page, "en", "alarming")
    find(page, "marginal")
    expect(finds(page).first).to_contain_text("all letters")
    expect(figure(page, "Points")).to_have_text("16")
    expect(banner(page)).to_be_visible()


def test_the_tree_grows_with_the_common_words(page):
    open_root(page, "en", "sent")
    level = page.get_by_role("progressbar", name="Level", exact=True)
    expect(level).to_have_attribute("aria-valuetext", "Seed, 0 percent")
    words = solve("sent", "en", "--common")
    find(page, *words)
    expect(level).to_have_attribute("aria-valuetext", "Full Harvest, 100 percent")
    expect_banner(page, "Full Harvest", "Your tree is in full harvest!")
    expect(figure(page, "Words found")).to_have_text(f"{len(words)} of {len(words)}")


def test_bonus_words_grow_no_tree(page):
    open_root(page, "en", "alarming")
    bonus = [word for word in solve("alarming", "en") if word not in solve("alarming", "en", "--common")]
    find(page, *bonus[:8])
    expect(page.get_by_role("progressbar", name="Level")).to_have_attribute("aria-valuetext", "Seed, 0 percent")


def test_a_found_word_opens_its_page(page):
    open_root(page, "es", "canciones")
    find(page, "cancion")
    finds(page).first.get_by_role("button").click()
    expect(sheet(page, "canción")).to_contain_text("7 letters, 7 points")
    page.keyboard.press("Escape")
    expect(sheet(page, "canción")).to_have_count(0)


CAPTIONS = [
    ("es-MX", "Palabra de 8 letras en español"), ("it-IT", "Parola di 8 lettere in italiano"), ("de-DE", "8 letter word – English"),
    ("ko-KR", None),
]


@pytest.mark.parametrize("locale, caption", CAPTIONS)
def test_the_first_game_speaks_the_browsers_language(visit, locale, caption):
    page = visit(locale=locale)
    assert len(open_new(page)) == 8
    caption = caption or say(page, "caption", count=8, language=say(page, "english"))
    expect(page.get_by_text(caption, exact=True)).to_be_visible()


def test_the_way_in_leads_to_the_game(page):
    open_page(page, "/")
    assert page.url.endswith("/find-words")
    assert len(root(page)) == 8
    expect(tiles(page)).to_have_count(8)
    expect(button(page, "Submit")).to_be_enabled()


def test_a_list_longer_than_its_place_scrolls_and_keeps_the_newest_in_sight(page):
    open_root(page, "en", "alarming")
    find(page, *solve("alarming", "en", "--common")[:30])
    expect(finds(page)).to_have_count(30)
    expect(finds(page).first).to_be_in_viewport(ratio=0.9)
    expect(field(page)).to_be_in_viewport(ratio=1)
    finds(page).last.scroll_into_view_if_needed()
    expect(finds(page).last).to_be_in_viewport()
    expect(field(page)).to_be_in_viewport(ratio=1)
