"""F1, F23: the word length, and the Settings sheet."""

from playwright.sync_api import expect

from player import (
    banner, button, choose, close_sheet, expect_banner, find, found_words, guess, heading, open_new, open_root,
    open_settings, radio, root, sheet, tiles, touch,
)


def test_there_are_three_word_lengths_and_eight_is_the_usual(page):
    open_new(page)
    group = page.get_by_role("radiogroup", name="Word length", exact=True)
    expect(group.get_by_role("radio")).to_have_count(3)
    expect(radio(page, "8 letters")).to_be_checked()


def test_a_length_counts_at_once_while_nothing_is_found(page):
    open_new(page)
    for name, length in [("9 letters", 9), ("7 letters", 7), ("8 letters", 8)]:
        choose(page, name)
        expect(tiles(page)).to_have_count(length)
        expect(page.get_by_text(f"{length}-letter word – English")).to_be_visible()
        assert len(root(page)) == length
        expect(radio(page, name)).to_be_checked()


def test_a_length_counts_from_the_next_new_word_when_words_are_found(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    choose(page, "9 letters")
    expect_banner(page, "Takes effect with the next word", "This round continues with alarming.")
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]
    guess(page, "main")
    assert found_words(page) == ["main", "ring"]
    button(page, "New word").click()
    expect(tiles(page)).to_have_count(9)


def test_a_length_that_is_taken_back_takes_its_banner_along(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    choose(page, "9 letters")
    expect_banner(page, "Takes effect with the next word")
    choose(page, "8 letters")
    expect(banner(page)).to_be_empty()


def test_a_language_counts_at_once_while_nothing_is_found(page):
    open_new(page)
    for name in ["Spanish", "Italian", "English"]:
        open_settings(page)
        choose(page, name, "Game language")
        close_sheet(page)
        expect(page.get_by_text(f"8-letter word – {name}")).to_be_visible()
        root(page)


def test_a_language_counts_from_the_next_new_word_when_words_are_found(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    open_settings(page)
    choose(page, "Spanish")
    expect(sheet(page).get_by_role("status")).to_contain_text("Takes effect with the next word")
    close_sheet(page)
    find(page, "main")
    assert found_words(page) == ["main", "ring"]
    button(page, "New word").click()
    expect(page.get_by_text("8-letter word – Spanish")).to_be_visible()


def test_the_settings_name_every_choice(page):
    open_new(page)
    open_settings(page)
    language = sheet(page).get_by_role("radiogroup", name="Game language", exact=True)
    for name in ["English", "Spanish", "Italian"]:
        expect(language.get_by_role("radio", name=name, exact=True)).to_have_count(1)
    expect(language.get_by_role("radio", name="English", exact=True)).to_be_checked()
    shortest = sheet(page).get_by_role("radiogroup", name="Shortest word", exact=True)
    expect(shortest.get_by_role("radio", name="3 letters", exact=True)).to_be_checked()
    expect(sheet(page).get_by_role("link", name="Licenses and word lists")).to_have_attribute("href", "/licenses")


def test_the_backdrop_closes_the_settings(page):
    open_new(page)
    open_settings(page)
    box = sheet(page).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 30)
    expect(sheet(page)).to_be_visible()
    page.mouse.click(5, 5)
    expect(sheet(page)).to_have_count(0)
    expect(button(page, "Settings")).to_be_focused()


def test_close_closes_the_settings(page):
    open_new(page)
    open_settings(page)
    close_sheet(page)
    expect(button(page, "Settings")).to_be_focused()


def test_a_swipe_closes_the_settings(phone):
    open_new(phone)
    button(phone, "Settings").tap()
    box = sheet(phone).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 40
    touch(phone, [(x, y), (x, y + 30)])
    expect(sheet(phone)).to_be_visible()
    touch(phone, [(x, y), (x, y + 60), (x, y + 160)])
    expect(sheet(phone)).to_have_count(0)


def test_a_language_whose_file_does_not_arrive_leaves_a_way_back(visit):
    page = visit()
    visit.tolerate("Failed to load resource")
    open_new(page)
    page.route("**/es.*.lexicon", lambda route: route.abort())
    open_settings(page)
    choose(page, "Spanish")
    close_sheet(page)
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("es.lexicon is missing or damaged")
    open_settings(page)
    choose(page, "English", "Game language")
    close_sheet(page)
    assert len(root(page)) == 8
