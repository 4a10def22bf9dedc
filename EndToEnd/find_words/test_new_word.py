"""F2, F3, F4: New word starts another round, and leads back; Shuffle and Delete."""

from playwright.sync_api import expect

from player import (
    button, expect_banner, expect_undo_for_ten_seconds, field, figures, find, found_words, guess, heading, hold, open_page, open_root, root,
    tile_letters, tiles,
)


def test_new_word_starts_another_round_and_clears_the_old_one(page):
    open_root(page, "en", "alarming")
    find(page, "alarm", "ring")
    field(page).fill("mai")
    button(page, "New word").click()
    expect(heading(page)).not_to_have_text("alarming")
    assert len(root(page)) == 8
    assert found_words(page) == []
    expect(field(page)).to_have_value("")
    count, bonus, points, average = figures(page)
    assert count.startswith("0 of ") and (bonus, points, average) == ("0", "0", "–")
    assert page.url.endswith("/find-words")
    expect_banner(page, "New word", "alarming is set aside.")


def test_a_new_word_can_be_taken_back(page):
    open_root(page, "en", "alarming")
    find(page, "alarm", "ring")
    before = figures(page)
    button(page, "New word").click()
    expect(heading(page)).not_to_have_text("alarming")
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring", "alarm"]
    assert figures(page) == before
    expect(button(page, "Undo")).to_have_count(0)
    guess(page, "ring")
    expect_banner(page, "Be original!")


def test_a_round_that_came_back_outlives_a_reload(page):
    open_root(page, "en", "alarming")
    find(page, "alarm")
    button(page, "New word").click()
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")
    open_page(page, "/find-words")
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["alarm"]


def test_undo_is_offered_for_ten_seconds(page):
    page.clock.install()
    open_root(page, "en", "alarming")
    find(page, "alarm")
    expect_undo_for_ten_seconds(page, button(page, "New word"))
    expect(heading(page)).not_to_have_text("alarming")


def test_undo_stays_while_the_player_tries_the_new_letters(page):
    open_root(page, "en", "alarming")
    find(page, "alarm")
    button(page, "New word").click()
    field(page).press_sequentially("ab")
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")


def test_new_word_pressed_twice_keeps_the_way_back_to_the_played_round(page):
    open_root(page, "en", "alarming")
    find(page, "alarm")
    button(page, "New word").dblclick()
    expect_banner(page, "New word", "alarming is set aside.")
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["alarm"]


def test_a_find_in_the_new_round_ends_the_way_back(page):
    open_root(page, "en", "alarming")
    find(page, "alarm")
    open_root(page, "es", "canciones")
    expect(button(page, "Undo")).to_be_visible()
    find(page, "nacion")
    expect(button(page, "Undo")).to_have_count(0)
    assert found_words(page) == ["nación"]


def test_a_link_puts_the_round_in_progress_aside(page):
    open_root(page, "en", "alarming")
    find(page, "alarm")
    open_root(page, "es", "canciones")
    expect_banner(page, "New word", "alarming is set aside.")
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["alarm"]


def test_a_round_of_another_language_is_judged_by_its_own(page):
    open_root(page, "es", "canciones")
    find(page, "nacion")
    expect(page.get_by_text("9-letter word – Spanish")).to_be_visible()
    button(page, "New word").click()
    expect(page.get_by_text("letter word – English")).to_be_visible()


def test_F4_delete_takes_a_letter_back_and_held_all_of_them(page):
    open_root(page, "en", "alarming")
    field(page).fill("ring")
    button(page, "Delete").click()
    expect(field(page)).to_have_value("rin")
    hold(page, button(page, "Delete"))
    expect(field(page)).to_have_value("")
    field(page).fill("ring")
    button(page, "Delete").click()
    expect(field(page)).to_have_value("rin")


def test_shuffle_moves_the_tiles_and_not_the_heading(page):
    open_root(page, "en", "alarming")
    before = tile_letters(page)
    assert before == "ALARMING"
    button(page, "Shuffle").click()
    expect(tiles(page)).not_to_have_text(list(before))
    assert sorted(tile_letters(page)) == sorted(before)
    expect(heading(page)).to_have_text("alarming")
