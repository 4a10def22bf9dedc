"""F1: the question of a first visit, and rounds for a learner's level. Tests/PlayTests/FindWords/QuestionTests tests the rules."""

from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from player import (
    button, field, finds, guess, heading, kept, new_word, open_page, open_settings, radio, ready, root, sheet, tiles,
)

TIER = "quick"


def question(page):
    return sheet(page, "What would you like to learn?")


def test_F1_a_new_player_chooses_language_and_level_and_plays(visit):
    page = visit(PHONE)
    open_page(page, answers=False)
    expect(question(page)).to_be_visible()
    for name in ["Spanish", "A2 I know everyday phrases"]:
        radio(page, name).check(force=True)
    button(page, "Start").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Spanish")).to_be_visible()
    letters = root(page)
    assert len(letters) == 8
    kept(page, "began", 2)
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text(letters)
    expect(page.get_by_role("dialog")).to_have_count(0)
    open_settings(page)
    expect(radio(page, "A2 I know everyday phrases")).to_be_checked()


def test_F1_escape_closes_the_question_and_the_letters_can_be_typed(visit):
    page = visit(DESKTOP)
    open_page(page, answers=False)
    expect(question(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.type("ab")
    expect(field(page)).to_have_value("ab")
    new_word(page)
    expect(question(page)).to_have_count(0)


def test_F5_the_typed_letters_are_shown_as_tiles_and_other_texts_as_text(page):
    open_page(page, "/find-words?language=en&root=alarming")
    typed = page.locator(".typed > span")
    field(page).press_sequentially("grain")
    expect(typed).to_have_text(["G", "R", "A", "I", "N"])
    field(page).fill("gr8")
    expect(typed).to_have_count(0)
    field(page).fill("x" * 9)
    expect(typed).to_have_count(0)
    guess(page, "gnil")
    expect(typed).to_have_count(4)
    expect(field(page)).to_have_attribute("aria-invalid", "true")
    tiles(page).first.click()
    expect(typed).to_have_text(["A"])


def test_F14_seven_finds_are_in_sight_on_a_phone_and_the_tiles_are_in_the_upper_half_of_a_desktop(visit):
    phone = visit(PHONE)
    open_page(phone, "/find-words?language=en&root=alarming")
    button(phone, "Skip").tap()
    for word in ["main", "ring", "grain", "alarm", "animal", "margin", "agnail", "align", "marginal"]:
        guess(phone, word)
        expect(field(phone)).to_have_value("")
    expect(finds(phone)).to_have_count(9)
    for number in range(7):
        expect(finds(phone).nth(number)).to_be_in_viewport(ratio=1)
    desktop = visit(DESKTOP)
    open_page(desktop, "/find-words?language=en&root=alarming")
    for tile in tiles(desktop).all():
        box = tile.bounding_box()
        assert box["y"] + box["height"] <= 400
