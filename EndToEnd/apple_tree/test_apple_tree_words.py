"""A1: in which order the words of Apple Tree come, which are left out, and what happens where there are none."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from guesser import (
    APPLES, caption, choose_words, expect_apples, expect_drawn, expect_new_round, expect_over, expect_word, finish, import_words, in_main,
    open_tree, open_words, places, play_again, rounds, type_letters, word_in_play,
)
from player import button, heading, open_page, say

READERS = pytest.mark.parametrize("device, locale", [(PHONE, "en-US"), (DESKTOP, "es-ES")], ids=["phone", "desktop"])


def test_A1_no_word_comes_twice_running_nor_before_all_have_come(page):
    words = ["cat", "hedgehog", "badger", "Otter"]
    import_words(page, *words)
    in_main(page, "Apple Tree").click()
    expect_new_round(page)
    for count in range(1, 16):
        expect_drawn(page, count)
        finish(page)
        play_again(page)
    drawn = [record["word"] for record in rounds(page)][:15]
    for begin in range(0, 12, 4):
        assert sorted(drawn[begin:begin + 4]) == sorted(words), drawn
    assert all(one != other for one, other in zip(drawn, drawn[1:])), drawn


def test_A1_words_with_a_space_a_hyphen_a_digit_or_an_apostrophe_are_left_out(page):
    import_words(page, "ice cream", "well-known", "4x4", "o'clock", "don’t", "naïve", "Café", "T-shirt", "e.g.")
    in_main(page, "Apple Tree").click()
    for count in range(1, 6):
        assert expect_drawn(page, count)["word"] in ("naïve", "Café")
        finish(page)
        play_again(page)


def test_A1_a_list_of_one_word_plays_it_again(page):
    import_words(page, "Ñandú")
    in_main(page, "Apple Tree").click()
    expect_new_round(page)
    assert word_in_play(page) == "Ñandú"
    type_letters(page, "nandu")
    expect_over(page, "treeWon", "Ñandú")
    play_again(page)
    expect_drawn(page, 2)
    expect_word(page, "_____")


@READERS
def test_A1_an_empty_saved_list_says_so_and_has_two_ways_out(visit, device, locale):
    page = visit(device, locale=locale)
    language = "spanishAlone" if locale == "es-ES" else "englishAlone"
    open_tree(page)
    open_words(page, caption(page, "wordsAll", language))
    choose_words(page, say(page, "savedWords"))
    alert = page.get_by_role("alert").filter(has_text=say(page, "wordsEmptyTitle"))
    expect(alert).to_contain_text(say(page, "wordsEmptySaved"))
    expect(places(page)).to_have_count(0)
    # Keys have nothing to try.
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(alert).to_be_visible()
    in_main(page, say(page, "vocabulary")).click()
    expect(heading(page)).to_have_text(say(page, "vocabulary"))
    page.go_back()
    expect(alert).to_be_visible()
    button(page, say(page, "playAllWords")).click()
    expect_new_round(page)
    expect(button(page, caption(page, "wordsAll", language))).to_be_visible()


def test_A1_a_list_without_a_word_that_can_be_played(page):
    import_words(page, "ice cream", "4x4")
    in_main(page, "Apple Tree").click()
    alert = page.get_by_role("alert").filter(has_text="No word to guess here")
    expect(alert).to_contain_text("Words with spaces, hyphens or digits are left out.")
    button(page, "Play with all words").click()
    expect_new_round(page)
    expect(button(page, "All words: English")).to_be_visible()


def test_A1_odd_addresses_lead_to_a_round(page):
    for query in ["words=letter-", "words=letter-7", "words=level-Z9", "words=list-0000000000000f-1", "words=" + "x" * 5000, "words=%00",
                  "language=xx&words=all", "words=letter-%C3%B1&language=en", "words"]:
        open_page(page, "/apple-tree?" + query)
        expect(places(page).first).to_be_visible()
        expect_apples(page, APPLES)
