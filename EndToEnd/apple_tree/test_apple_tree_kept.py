"""A7 and A10: no apple falls again after a reload; several tabs stay consistent; a closed page loses no data.
Tests/PlayTests/AppleTree/ShippedVisitTests tests the state after a reload, after a broken journal line, or in a browser that stores nothing.
"""

import pytest
from playwright.sync_api import expect

from guesser import (
    APPLES, FRAMES, REST, TYPE, expect_apples, expect_drawn, expect_over, expect_word, fallen, hint, lose, open_round, open_tree, orchard_image,
    past_the_turn, play_again, result, rounds, tried, type_letters, word_shown,
)
from player import button, close_sheet, ready, say, wait_until

TIER = "quick"

# Records the CSS transitions of the document, because falling and rotting apples are transitions.
WATCH = """window.ran = []
addEventListener('transitionrun', ({ target, propertyName }) => {
  if (target.closest('.hanging')) ran.push(`${target.getAttribute('class')}: ${propertyName}`)
}, true)"""
LYING = """(orchard) => [...orchard.querySelectorAll('[data-fallen]')].map((apple) => {
  const { x, y } = apple.querySelector('.a-rot').getBoundingClientRect()
  return [apple.dataset.apple, getComputedStyle(apple.querySelector('.a-rot')).opacity, Math.round(x), Math.round(y)]
})"""


def as_it_is(page):
    """Returns the state that a reload must preserve: the word, the keys, the positions of the apples, the hint, the available actions."""
    page.evaluate(REST)
    texts = page.get_by_role("main").get_by_role("paragraph").all_inner_texts()
    buttons = page.get_by_role("main").get_by_role("button", disabled=False).all_inner_texts()
    return word_shown(page), tried(page), orchard_image(page).evaluate(LYING), texts, buttons


@pytest.mark.full
@pytest.mark.moving
@pytest.mark.parametrize("state", ["with a hint", "lost"])
def test_A10_a_round_survives_a_reload_and_no_apple_falls_again(phone, state):
    page = phone
    page.add_init_script(WATCH)
    page.clock.install()
    open_round(page)
    if state == "lost":
        type_letters(page, "le")
        lose(page, "apple")
    else:
        past_the_turn(page)
        hint(page).click()
        expect_apples(page, APPLES - 1)
        type_letters(page, "axz")
    before, news = as_it_is(page), result(page).inner_text()
    count = len(rounds(page))
    page.reload()
    ready(page)
    expect_word(page, before[0])
    page.evaluate(FRAMES)
    # No apple falls or rots again, and no apple is in motion.
    assert page.evaluate("ran") == []
    running = page.evaluate("document.getAnimations().filter((each) => each.effect.target.closest('[data-fallen]')).map(String)")
    assert running == []
    assert as_it_is(page) == before
    text = " ".join(news.split()) if state == "lost" else f"5 letters. {say(page, 'applesLeft').split('/')[APPLES - len(before[2])]}."
    expect(result(page)).to_have_text(text)
    # The number of rounds is unchanged, so the reload has not begun a new round.
    assert len(rounds(page)) == count


def rounds_played(page):
    """Returns the number of rounds that the statistics dialog shows."""
    button(page, say(page, "figures")).click()
    panel = page.get_by_role("dialog", name=say(page, "figures"))
    names, values = panel.get_by_role("term").all_inner_texts(), panel.get_by_role("definition").all_inner_texts()
    close_sheet(page)
    return dict(zip(names, values))["Rounds"]


def another_tab(page):
    other = page.context.new_page()
    open_tree(other)
    return other


@pytest.mark.full
def test_A10_a_letter_tried_in_one_tab_is_also_used_in_the_other_tab(page):
    open_round(page, "international")
    other = another_tab(page)
    expect_word(other, "_" * 13)
    for here, there in [("i", "q"), ("w", "n"), ("t", "x")]:
        type_letters(page, here)
        type_letters(other, there)
    for tab in [page, other]:
        wait_until(tab, lambda: len(tried(tab)) == 6)
        expect_word(tab, "int__n_ti_n__")
        expect_apples(tab, APPLES - 3)
    # Both tabs type at the same time, before either tab has received the other's keys. If both tabs try the same wrong
    # letter, the player loses only one apple.
    for tab, letters in [(page, "ez"), (other, "rz")]:
        tab.evaluate(TYPE, [[letter, ""] for letter in letters])
    for tab in [page, other]:
        wait_until(tab, lambda: len(tried(tab)) == 9)
        expect_word(tab, "intern_ti_n__")
        expect_apples(tab, APPLES - 4)
    # When the round ends in one tab, it ends in both tabs, and it counts once.
    type_letters(page, "aol")
    for tab in [page, other]:
        expect_over(tab, "treeWon", "international")
        assert rounds_played(tab) == "1"
    play_again(other)
    expect_drawn(page, 2)
    expect_over(page, "treeWon", "international")
    assert len(fallen(page)) == 4


@pytest.mark.full
def test_A10_closing_the_page_right_after_a_key_loses_no_letter(page):
    open_round(page, "international")
    tab = page
    for count, letter in enumerate("iqnx", start=1):
        other = page.context.new_page()
        tab.keyboard.press(letter)
        tab.close()
        tab = other
        open_tree(tab)
        assert len(tried(tab)) == count
    expect_word(tab, "in___n__i_n__")
    expect_apples(tab, APPLES - 2)
    assert len(rounds(tab)) == 1
