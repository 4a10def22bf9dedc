"""A1: what the words of Apple Tree are drawn from, and when another choice counts."""

from playwright.sync_api import expect

from guesser import (
    choose_words, expect_new_round, finish, in_main, open_tree, open_words, play_again, round_in_play, rounds, type_letters,
    word_in_play,
)
from player import button, open_page, ready, say


def test_A1_a_link_to_words_of_another_language_begins_one_round(page):
    """No word is drawn on the way that nobody sees: it would count as played."""
    open_tree(page)
    word = word_in_play(page)
    type_letters(page, word[0])
    round_in_play(page)
    open_page(page, "/vocabulary/es/zapato")
    in_main(page, "Apple Tree: Z words").click()
    expect(button(page, "Words starting with Z: Spanish")).to_be_visible()
    expect_new_round(page)
    # The new word is there: nothing waits for the next one.
    expect(page.get_by_text("This word stays as it is.")).to_have_count(0)
    word_in_play(page)
    assert [record["source"] for record in rounds(page)] == ["all", "letter-z"]


def test_A1_a_source_is_chosen_and_kept(phone):
    page = phone
    open_tree(page)
    open_words(page, "All words: English")
    choose_words(page, "Q")
    expect(button(page, "Words starting with Q: English")).to_be_visible()
    assert word_in_play(page).startswith("q")
    page.reload()
    ready(page)
    expect(button(page, "Words starting with Q: English")).to_be_visible()
    assert finish(page).startswith("q")
    play_again(page)
    assert word_in_play(page).startswith("q")


def test_A1_an_empty_saved_list_says_so_and_has_a_way_out(page):
    open_tree(page)
    open_words(page, "All words: English")
    choose_words(page, "Saved words")
    alert = page.get_by_role("alert").filter(has_text=say(page, "wordsEmptyTitle"))
    expect(alert).to_contain_text(say(page, "wordsEmptySaved"))
    # Keys have nothing to try.
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    expect(alert).to_be_visible()
    button(page, "Play with all words").click()
    expect_new_round(page)
