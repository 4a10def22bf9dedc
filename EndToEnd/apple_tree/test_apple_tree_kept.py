"""A7 and A10: what outlives a reload, the record and the figures, several tabs, a browser that keeps nothing or something broken."""

import json

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from guesser import (
    APPLES, TYPE, expect_apples, expect_drawn, expect_news, expect_over, expect_word, fallen, finish, hint, lose, misses,
    open_round, open_tree, orchard_image, past_the_turn, play_again, result, rounds, tried, type_letters, win, word_shown,
)
from player import button, close_sheet, not_saved, ready, say, store, stored, wait_until
from test_reload import FORBIDDEN


def take_hint(page):
    past_the_turn(page)
    hint(page).click()
    expect_apples(page, APPLES - 1)


STATES = {
    "untouched": lambda page: None,
    "begun": lambda page: type_letters(page, "pqzl"),
    "with a hint": lambda page: (take_hint(page), type_letters(page, "axz")),
    "with one apple": lambda page: type_letters(page, ["p", *misses("apple", 6)]),
    "won": lambda page: (type_letters(page, "qz"), win(page, "apple")),
    "lost": lambda page: (type_letters(page, "le"), lose(page, "apple")),
}
# What runs in the document's life: an apple that falls is a transition, and so is one that rots.
WATCH = """window.ran = []
addEventListener('transitionrun', ({ target, propertyName }) => {
  if (target.closest('.hanging')) ran.push(`${target.getAttribute('class')}: ${propertyName}`)
}, true)"""
LYING = """(orchard) => [...orchard.querySelectorAll('[data-fallen]')].map((apple) => {
  const { x, y } = apple.querySelector('.a-rot').getBoundingClientRect()
  return [apple.dataset.apple, getComputedStyle(apple.querySelector('.a-rot')).opacity, Math.round(x), Math.round(y)]
})"""


def as_it_is(page):
    """All that a reload must leave: the word, the keys, where the apples lie, the hint, what can be done."""
    page.evaluate("for (const each of document.getAnimations()) each.finish()")
    texts = page.get_by_role("main").get_by_role("paragraph").all_inner_texts()
    buttons = page.get_by_role("main").get_by_role("button", disabled=False).all_inner_texts()
    return word_shown(page), tried(page), orchard_image(page).evaluate(LYING), texts, buttons


@pytest.mark.moving
@pytest.mark.parametrize("state", STATES)
def test_A10_a_round_outlives_a_reload(visit, state):
    page = visit(PHONE)
    page.add_init_script(WATCH)
    open_round(page)
    STATES[state](page)
    before, news = as_it_is(page), result(page).inner_text()
    count = len(rounds(page))
    page.reload()
    ready(page)
    expect_word(page, before[0])
    page.wait_for_timeout(100)
    # No apple falls or rots again, and none is on its way.
    assert page.evaluate("ran") == []
    running = page.evaluate("document.getAnimations().filter((each) => each.effect.target.closest('[data-fallen]')).map(String)")
    assert running == []
    assert as_it_is(page) == before
    if state in ("won", "lost"):
        expect(result(page)).to_have_text(" ".join(news.split()))
    else:
        left = say(page, "applesLeft").split("/")[APPLES - len(before[2])]
        expect(result(page)).to_have_text(f"5 letters. {left}.")
    # It is the same round.
    assert len(rounds(page)) == count
    if state in ("won", "lost"):
        play_again(page)
        expect_drawn(page, count + 1)
    else:
        win(page, "apple")


def record_line(page):
    return " ".join(page.get_by_role("paragraph").filter(has_text=say(page, "bestRecord")).inner_text().split())


def figures(page):
    """The statistics as their sheet shows them."""
    button(page, say(page, "figures")).click()
    panel = page.get_by_role("dialog", name=say(page, "figures"))
    names, values = panel.get_by_role("term").all_inner_texts(), panel.get_by_role("definition").all_inner_texts()
    rows = panel.get_by_role("table", name=say(page, "distribution")).get_by_role("row")
    ends = [rows.nth(at).get_by_role("cell").inner_text().strip() for at in range(rows.count())]
    heads = panel.get_by_role("rowheader").all_inner_texts()
    close_sheet(page)
    return dict(zip(names, values)), dict(zip(heads, map(int, ends)))


def another_tab(page):
    other = page.context.new_page()
    open_tree(other)
    return other


def test_A10_what_is_tried_in_one_tab_is_tried_in_the_other(page):
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
    # At once, before either has heard of the other; and the same letter in both costs once.
    for tab, letters in [(page, "ez"), (other, "rz")]:
        tab.evaluate(TYPE, [[letter, ""] for letter in letters])
    for tab in [page, other]:
        wait_until(tab, lambda: len(tried(tab)) == 9)
        expect_word(tab, "intern_ti_n__")
        expect_apples(tab, APPLES - 4)
    # The end in one is the end in both, and counts once.
    type_letters(page, "aol")
    for tab in [page, other]:
        expect_over(tab, "treeWon", "international")
        assert figures(tab)[0]["Rounds"] == "1"
    play_again(other)
    expect_drawn(page, 2)
    expect_over(page, "treeWon", "international")
    assert len(fallen(page)) == 4


def test_A10_closing_the_page_right_after_a_key_loses_nothing(page):
    open_round(page, "international")
    tab = page
    for count, letter in enumerate("iqnxtzew", start=1):
        other = page.context.new_page()
        tab.keyboard.press(letter)
        tab.close()
        tab = other
        open_tree(tab)
        assert len(tried(tab)) == count
    expect_word(tab, "inte_n_ti_n__")
    expect_apples(tab, APPLES - 4)
    assert len(rounds(tab)) == 1


@pytest.mark.parametrize("obstacle", FORBIDDEN)
def test_A10_a_browser_whose_database(visit, obstacle):
    page = visit()
    visit.tolerate("denied", "IndexedDB", "indexedDB", "undefined")
    page.add_init_script(FORBIDDEN[obstacle])
    open_round(page)
    expect(not_saved(page)).to_be_visible()
    type_letters(page, "q")
    expect_apples(page, APPLES - 1)
    win(page, "apple")
    assert record_line(page).startswith("Best record " + "🍎" * 6)
    play_again(page)
    finish(page)


BROKEN = [
    "{", "\u0000", "x" * 100_000, lambda value: value.update(word=4), lambda value: value.update(tried="q1"),
    lambda value: value.pop("language"),
]


def test_A10_a_broken_line_costs_what_it_said_and_no_more(page):
    open_round(page)
    type_letters(page, "pq")
    for damage in BROKEN:
        type_letters(page, "z")
        wait_until(page, lambda: json.loads(stored(page)[-1][1]).get("tried") == "pqz")
        key, line = stored(page)[-1]
        if callable(damage):
            value = json.loads(line)
            damage(value)
            damage = json.dumps(value)
        store(page, "events", damage, key)
        page.reload()
        ready(page)
        expect_news(page, "Some data couldn’t be read")
        expect_word(page, "_pp__")
        expect_apples(page, APPLES - 1)
    win(page, "apple")
