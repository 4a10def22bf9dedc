"""A1: what the words of Apple Tree are drawn from, and when another choice counts."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from guesser import (
    caption, choose_words, expect_drawn, expect_new_round, expect_over, expect_word, finish, import_words, in_main, lose, open_round,
    open_tree, open_words, play_again, press_plank, round_in_play, rounds, type_letters, vocabulary, win, word_in_play, word_shown,
)
from player import button, close_sheet, heads, kept, open_page, open_settings, ready, save_words, saved_rows, say, sheet

READERS = pytest.mark.parametrize("device, locale", [(PHONE, "en-US"), (DESKTOP, "es-ES")], ids=["phone", "desktop"])


@READERS
def test_A1_words_of_a_letter_and_of_a_level(visit, device, locale):
    page = visit(device, locale=locale)
    language, name = ("es", "spanishAlone") if locale == "es-ES" else ("en", "englishAlone")
    known = vocabulary(language)
    open_tree(page)
    assert word_in_play(page) in known
    chosen = caption(page, "wordsAll", name)
    for choice, phrase, blanks, fits in [
        ("T", "wordsLetter", {"letter": "T"}, lambda word: word.startswith("t")),
        ("B2", "wordsLevel", {"level": "B2"}, lambda word: "B2" in known[word]),
        ("Q", "wordsLetter", {"letter": "Q"}, lambda word: word.startswith("q")),
    ]:
        open_words(page, chosen)
        choose_words(page, choice)
        chosen = caption(page, phrase, name, **blanks)
        expect(button(page, chosen)).to_be_visible()
        for _ in range(2):
            word = word_in_play(page)
            assert word in known and fits(word), word
            assert finish(page) == word
            play_again(page)
    # The choice is kept.
    page.reload()
    ready(page)
    expect(button(page, chosen)).to_be_visible()
    finish(page)
    play_again(page)
    assert word_in_play(page).startswith("q")


def test_A1_the_sheet_has_a_plank_for_each_source(visit):
    page = visit(PHONE, locale="es-ES")
    open_tree(page)
    open_words(page, caption(page, "wordsAll", "spanishAlone"))
    planks = page.get_by_role("radio").evaluate_all("(radios) => radios.map((radio) => radio.labels[0].innerText)")
    letters = list("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")
    assert planks == [say(page, "wordsAll"), "A1", "A2", "B1", "B2", "C1", *letters, say(page, "savedWords")]
    expect(page.get_by_role("radio", name=say(page, "wordsAll"), exact=True)).to_be_checked()


def test_A1_each_page_of_words_leads_to_a_round_with_them(page):
    """From the vocabulary, a word's page, the saved words, an own list."""
    open_page(page, "/vocabulary/es")
    in_main(page, "Apple Tree").click()
    expect_new_round(page)
    assert word_in_play(page) in vocabulary("es")
    expect(button(page, "All words: Spanish")).to_be_visible()
    assert page.url.endswith("/apple-tree")
    open_page(page, "/vocabulary/es/zapato")
    in_main(page, "Apple Tree with Z").click()
    expect_new_round(page)
    expect(button(page, "Words with Z: Spanish")).to_be_visible()
    assert word_in_play(page).startswith("z")
    open_page(page, "/vocabulary/en/apple")
    in_main(page, "Apple Tree with A1").click()
    expect(button(page, "A1 words: English")).to_be_visible()
    expect_new_round(page)
    assert "A1" in vocabulary("en")[word_in_play(page)]
    save_words(page, "it", "mela")
    kept(page, "saved")
    open_page(page, "/saved")
    in_main(page, "Play Apple Tree").click()
    expect(button(page, "Saved words: Italian")).to_be_visible()
    expect_new_round(page)
    assert word_in_play(page) == "mela"
    win(page, "mela")
    import_words(page, "Francia", "ice cream")
    in_main(page, "Apple Tree").click()
    expect(button(page, "Mine: Italian")).to_be_visible()
    expect_new_round(page)
    record = round_in_play(page)
    assert record["word"] == "Francia" and record["source"].startswith("list-")
    # A capital is no obstacle.
    type_letters(page, "francia")
    expect_over(page, "treeWon", "Francia")


def test_A1_another_source_counts_at_once_when_nothing_was_tried_and_from_the_next_word_otherwise(page):
    open_tree(page)
    word_in_play(page)
    open_words(page, "All words: English")
    choose_words(page, "Z")
    expect_new_round(page)
    first = expect_drawn(page, 2)["word"]
    assert first.startswith("z")
    type_letters(page, "z")
    before = word_shown(page)
    open_words(page, "Words with Z: English")
    press_plank(page, "C1", "Words to guess")
    note = sheet(page, "Words to guess").get_by_role("status")
    expect(note).to_contain_text("This word goes on as it is.")
    close_sheet(page)
    assert word_shown(page) == before
    expect(button(page, "Words with Z: English")).to_be_visible()
    expect_drawn(page, 2)
    assert finish(page) == first
    play_again(page)
    expect(button(page, "C1 words: English")).to_be_visible()
    assert "C1" in vocabulary("en")[expect_drawn(page, 3)["word"]]


def test_A1_another_language_counts_at_once_when_nothing_was_tried_and_from_the_next_word_otherwise(page):
    open_tree(page)
    word_in_play(page)
    open_settings(page)
    press_plank(page, "Spanish", "Game language")
    close_sheet(page)
    expect(button(page, "All words: Spanish")).to_be_visible()
    record = expect_drawn(page, 2)
    assert record["language"] == "es" and record["word"] in vocabulary("es")
    type_letters(page, "q")
    open_settings(page)
    press_plank(page, "Italian", "Game language")
    expect(sheet(page).get_by_role("status")).to_contain_text("This word goes on as it is.")
    close_sheet(page)
    expect(button(page, "All words: Spanish")).to_be_visible()
    assert finish(page) == record["word"]
    play_again(page)
    expect(button(page, "All words: Italian")).to_be_visible()
    assert expect_drawn(page, 3)["language"] == "it"


def test_A1_a_list_of_another_language_gives_way_when_the_language_changes(page):
    import_words(page, "cat", "otter")
    in_main(page, "Apple Tree").click()
    expect_new_round(page)
    word_in_play(page)
    open_settings(page)
    press_plank(page, "Italian", "Game language")
    expect(button(page, "All words: Italian")).to_have_count(1)
    assert expect_drawn(page, 2)["word"] in vocabulary("it")


@pytest.mark.parametrize("state", ["untouched", "begun", "over"])
def test_A1_a_link_to_words_of_another_language_begins_one_round(page, state):
    """No word is drawn on the way that nobody sees: it would count as played."""
    open_tree(page)
    word = word_in_play(page)
    if state == "over":
        win(page, word)
    elif state == "begun":
        type_letters(page, word[0])
    round_in_play(page)
    open_page(page, "/vocabulary/es/zapato")
    in_main(page, "Apple Tree with Z").click()
    expect(button(page, "Words with Z: Spanish")).to_be_visible()
    expect_new_round(page)
    # The new word is there: nothing waits for the next one.
    expect(page.get_by_text("This word goes on as it is.")).to_have_count(0)
    word_in_play(page)
    assert [record["source"] for record in rounds(page)] == ["all", "letter-z"]


def test_A1_a_missed_word_is_saved_from_the_result_and_can_be_played_again(page):
    open_round(page, "árbol", "es")
    lose(page, "árbol")
    save = button(page, "Save")
    expect(save).to_have_attribute("aria-pressed", "false")
    save.click()
    expect(save).to_have_attribute("aria-pressed", "true")
    kept(page, "saved")
    open_page(page, "/saved")
    expect(heads(saved_rows(page, "spanishAlone"))).to_have_text(["árbol"])
    in_main(page, "Play Apple Tree").click()
    expect_new_round(page)
    expect_word(page, "_____")
    expect(button(page, "Saved words: Spanish")).to_be_visible()
    assert word_in_play(page) == "árbol"
    win(page, "árbol")
