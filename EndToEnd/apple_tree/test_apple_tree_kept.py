"""A7 and A10: what outlives a reload, the record and the figures, several tabs, a browser that keeps nothing or something broken."""

import json

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from guesser import (
    APPLES, TYPE, expect_apples, expect_drawn, expect_news, expect_over, expect_word, fallen, finish, hint, lose, misses, open_round, open_tree,
    orchard_image, past_the_turn, places, play_again, press_plank, result, rounds, tried, type_letters, win, word_in_play, word_shown,
)
from player import button, close_sheet, not_saved, open_page, open_settings, page_link, ready, say, store, stored, wait_until
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


def test_A10_a_round_of_another_language_outlives_a_change_of_the_words(page):
    """The round that goes on keeps its language, its keyboard and its hint, whatever is chosen for the next."""
    open_tree(page)
    word = word_in_play(page)
    take_hint(page)
    example = page.get_by_role("main").get_by_role("paragraph").filter(has=page.get_by_role("img", name="blank"))
    text = " ".join(example.inner_text().split())
    open_settings(page)
    press_plank(page, "Spanish", "Game language")
    close_sheet(page)
    page.reload()
    ready(page)
    expect_word(page, "_" * len(word))
    expect_apples(page, APPLES - 1)
    expect(example).to_have_text(text)
    win(page, word)


def test_A10_leaving_for_another_page_and_coming_back(page):
    open_round(page)
    type_letters(page, "pqz")
    before = as_it_is(page)
    for name in ["Find Words", "Vocabulary"]:
        page.get_by_role("banner").get_by_role("link", name=name).click()
        expect(places(page)).to_have_count(0)
        page.go_back()
        expect_word(page, "_pp__")
        assert as_it_is(page) == before
    open_page(page, "/vocabulary/en")
    page_link(page, "appleTree").click()
    expect_word(page, "_pp__")
    expect_apples(page, APPLES - 2)


def record_line(page):
    return " ".join(page.get_by_role("paragraph").filter(has_text=say(page, "bestRecord")).inner_text().split())


def test_A7_the_best_record_is_shown_all_the_time_and_kept(visit):
    page = visit(PHONE)
    open_round(page)
    assert record_line(page).startswith("Best record 🌳")
    lose(page, "apple")
    assert record_line(page).startswith("Best record 🌳")
    for word, wrong, best in [("tree", 3, 4), ("house", 6, 4), ("apple", 0, 7)]:
        open_round(page, word)
        type_letters(page, misses(word, wrong))
        win(page, word)
        assert record_line(page).startswith("Best record " + "🍎" * best + " ")
        expect(page.get_by_text("Best record")).to_be_in_viewport(ratio=1)
    page.reload()
    ready(page)
    expect(button(page, "Play Again")).to_be_visible()
    play_again(page)
    assert record_line(page).startswith("Best record " + "🍎" * 7 + " ")


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


def test_A7_the_figures_follow_the_rounds(page):
    open_round(page)
    counts, ends = figures(page)
    assert counts == {"Games": "0", "Wins": "0", "Current streak": "0", "Best streak": "0", "Best record": "–"}
    assert ends == {**{f"{apples} apples": 0 for apples in range(7, 1, -1)}, "1 apple": 0, "Lost": 0}
    expected = [  # word, language, misses, then games, wins, current and best streak, best
        ("apple", "en", 2, None),
        ("ring", "en", 6, ["2", "2", "2", "2", "5 apples"]),
        ("tree", "en", 7, ["3", "2", "0", "2", "5 apples"]),
        ("niño", "es", 0, None),
        ("house", "en", 2, ["5", "4", "2", "2", "7 apples"]),
    ]
    for word, language, wrong, values in expected:
        open_round(page, word, language)
        type_letters(page, misses(word, wrong))
        if wrong < APPLES:
            win(page, word)
        expect_over(page, "treeWon" if wrong < APPLES else "treeLost", word)
        if values:
            assert list(figures(page)[0].values()) == values, word
    page.reload()
    ready(page)
    counts, ends = figures(page)
    assert list(counts.values()) == expected[-1][3]
    assert {name: count for name, count in ends.items() if count} == {"7 apples": 1, "5 apples": 2, "1 apple": 1, "Lost": 1}


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
        assert figures(tab)[0]["Games"] == "1"
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
        expect_news(page, "Something could not be read")
        expect_word(page, "_pp__")
        expect_apples(page, APPLES - 1)
    win(page, "apple")
