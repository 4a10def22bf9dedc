"""F14, F20: a word's page, in a sheet over the game and at its own address, and the list of saved words."""

from playwright.sync_api import expect

from conftest import READERS
from player import (
    button,
    expect_undo_for_ten_seconds,
    find,
    finds,
    found_words,
    heading,
    heads,
    kept,
    open_page,
    open_root,
    open_settings,
    page_link,
    ready,
    root,
    save_words,
    saved_rows,
    say,
    sheet,
    skip_tutorial,
)


def news(page):
    return page.get_by_role("status").filter(has_text=say(page, "removedTitle"))


def save(page):
    return button(page, say(page, "save"))


@READERS
def test_F14_a_tap_on_a_found_word_opens_its_page_over_the_game(visit, device, locale):
    page = visit(device, locale=locale)
    open_root(page, "es", "canciones")
    skip_tutorial(page)
    find(page, "cancion", "sin")
    word = finds(page).last.get_by_role("button")
    word.click()
    expect(sheet(page, "canción")).to_contain_text(say(page, "letterCount", count=7))
    expect(sheet(page, "canción").get_by_role("heading", name="canción")).to_have_attribute("lang", "es")
    assert page.url.endswith("/vocabulary/es/canci%C3%B3n")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.endswith("/find-words?language=es&root=canciones")
    expect(word).to_be_focused()
    assert found_words(page) == ["sin", "canción"]
    word.click()
    button(sheet(page, "canción"), say(page, "close")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_url("**/find-words?language=es&root=canciones")
    expect(word).to_be_focused()
    # Forward leads to the word again, and back to the same round.
    page.go_forward()
    expect(page.get_by_text("canción").first).to_be_visible()
    page.go_back()
    expect(heading(page)).to_have_text("canciones")
    assert found_words(page) == ["sin", "canción"]


@READERS
def test_F14_a_words_page_has_an_address(visit, device, locale):
    page = visit(device, locale=locale)
    open_page(page, "/vocabulary/es/canción")
    expect(heading(page)).to_have_text("canción")
    expect(heading(page)).to_have_attribute("lang", "es")
    expect(page.get_by_role("main")).to_contain_text(say(page, "letterCount", count=7))
    expect(page.get_by_role("main")).to_contain_text(say(page, "usage"))
    page_link(page, "findWords").click()
    page.wait_for_url("**/find-words")
    assert len(root(page)) == 8


def test_F14_the_way_back_from_a_words_page_leads_to_the_round(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    open_page(page, "/vocabulary/es/casa")
    expect(heading(page)).to_have_text("casa")
    page_link(page, "findWords").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]
    page.go_back()
    expect(heading(page)).to_have_text("casa")


ADDRESSES = [
    ("/vocabulary/es/cancion", "canción", None),  # without its accent
    ("/vocabulary/es/CANCIO%CC%81N", "canción", None),  # capitals, NFD
    ("/vocabulary/en/xyzzy", "xyzzy", "This word isn’t in our English list."),
    ("/vocabulary/en/a1b", "a1b", "This word isn’t in our English list."),
    ("/vocabulary/en/" + "a" * 500, "a" * 24, "This word isn’t in our English list."),
    ("/vocabulary/en/%3Cb%3Ehm", "<b>hm", "This word isn’t in our English list."),
]


def test_F14_odd_addresses_have_a_page(page, visit):
    visit.tolerate("404")  # the page says that there is no such word
    for path, title, note in ADDRESSES:
        open_page(page, path)
        expect(heading(page)).to_contain_text(title)
        if note:
            expect(page.get_by_role("main")).to_contain_text(note)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_F14_a_page_of_no_language_leads_nowhere(page, visit):
    visit.tolerate("404")
    for path in ["/vocabulary/xx/hello", "/vocabulary/EN", "/vocabulary/en/a/b", "/saved/en", "/lists/x"]:
        assert page.goto(path).status == 404
        page.get_by_role("link", name="Find Words").click()
        ready(page)
        root(page)


def test_F14_a_word_whose_list_does_not_arrive_does_not_cost_the_round(page, visit):
    visit.tolerate("Failed to load resource")
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    page.route("**/es.*.lexicon", lambda route: route.abort())
    open_page(page, "/vocabulary/es/casa")
    expect(heading(page)).to_have_text("A file didn’t arrive")
    page.unroute("**/es.*.lexicon")
    button(page, "Try again").click()
    expect(heading(page)).to_have_text("casa")
    page_link(page, "findWords").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


@READERS
def test_F20_words_are_saved_listed_removed_and_taken_back(visit, device, locale):
    page = visit(device, locale=locale)
    open_page(page, "/saved")
    expect(heading(page)).to_have_text(say(page, "savedWords"))
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    save_words(page, "es", "zapato", "año", "canción", "nube")
    kept(page, "saved", 4)
    open_page(page, "/saved")
    rows = saved_rows(page, "spanishAlone")
    words = heads(rows)
    expect(words).to_have_text(["año", "canción", "nube", "zapato"])
    button(page, say(page, "removeWord", word="canción")).click()
    expect(words).to_have_text(["año", "nube", "zapato"])
    expect(news(page)).to_contain_text(say(page, "removedText", word="canción"))
    button(page, say(page, "undo")).click()
    expect(words).to_have_text(["año", "canción", "nube", "zapato"])
    button(page, say(page, "removeWord", word="nube")).click()
    kept(page, "unsaved", 2)
    page.reload()
    ready(page)
    expect(words).to_have_text(["año", "canción", "zapato"])
    rows.nth(1).get_by_role("link", name="canción").click()
    expect(heading(page)).to_have_text("canción")
    save(page).click()
    expect(save(page)).to_have_attribute("aria-pressed", "false")
    page.go_back()
    expect(words).to_have_text(["año", "zapato"])


def test_F20_the_offer_to_take_back_a_removal_goes_after_ten_seconds(page):
    page.clock.install()
    open_page(page, "/vocabulary/en/ring")
    save(page).click()
    kept(page, "saved")
    open_page(page, "/saved")
    expect_undo_for_ten_seconds(page, button(page, "Remove ring"))


def test_F20_a_word_is_saved_from_the_sheet_and_settings_lead_to_the_list(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    finds(page).first.get_by_role("button").click()
    save(page).click()
    expect(save(page)).to_have_attribute("aria-pressed", "true")
    expect(sheet(page, "ring")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    open_settings(page)
    page.get_by_role("link", name="Saved words", exact=True).click()
    expect(heading(page)).to_have_text("Saved words")
    expect(heading(page)).to_be_focused()
    assert page.url.endswith("/saved")
    expect(heads(saved_rows(page))).to_have_text(["ring"])
    page.go_back()
    expect(heading(page)).to_have_text("alarming")


def test_V4_a_word_can_be_played_with(page):
    open_page(page, "/vocabulary/es/cancion")
    button(page, "Play with this word").click()
    expect(heading(page)).to_have_text("canción")
    assert page.url.endswith("/find-words?language=es&root=canci%C3%B3n")
    find(page, "cano")
