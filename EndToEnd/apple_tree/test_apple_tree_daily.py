"""A11: a day's word, from the orchard and back; A9: what friends get of a round that is over."""

import re
from datetime import date

from playwright.sync_api import expect

from guesser import APPLES, expect_apples, expect_word, misses, open_round, places, type_letters, win, word_in_play
from player import button, open_page, say


def daily_card(page):
    today = page.get_by_role("region", name=re.compile("^Today"))
    return today.get_by_role("link", name=re.compile(re.escape(say(page, "appleTree"))))


def test_A11_the_days_word_is_begun_at_the_orchard_and_stands_there_as_it_was_left(page):
    open_page(page, "/")
    expect(daily_card(page)).to_contain_text(say(page, "dailyUnplayed"))
    daily_card(page).click()
    expect(places(page).first).to_be_visible()
    word = word_in_play(page)
    type_letters(page, misses(word)[:2])
    expect_apples(page, APPLES - 2)
    # Another word is played, and the day's word goes on after it.
    open_round(page, "apple")
    open_page(page, f"/apple-tree?language=en&daily={date.today().isoformat()}")
    expect_apples(page, APPLES - 2)
    win(page, word)
    open_page(page, "/")
    expect(daily_card(page)).to_contain_text("Five apples left")
    daily_card(page).click()
    expect_apples(page, APPLES - 2)
    expect(button(page, say(page, "playAgain"))).to_be_visible()


def test_A9_a_round_that_is_over_is_a_challenge_for_friends(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    open_round(page, "grape")
    type_letters(page, "xq")
    win(page, "grape")
    button(page, say(page, "share")).click()
    shared = page.evaluate("() => navigator.clipboard.readText()")
    assert "🍎🍎🍎🍎🍎🍂🍂" in shared and "grape" not in shared.lower()
    friend = visit()
    open_page(friend, re.search(r"https?://[^/]+(/\S+)", shared)[1])
    expect(friend.get_by_text(say(friend, "friendHad", apples="Five apples left"))).to_be_visible()
    expect_word(friend, "_____")
    expect_apples(friend, APPLES)
