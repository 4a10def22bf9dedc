"""G6: players can play the whole game without a network."""

import re

from playwright.sync_api import expect

from guesser import key, press_letter
from player import (
    banner, button, caches_of, choose, close_sheet, expect_kept, field, find, finds, found_words, guess, heading, heads, kept, kept_row,
    open_page, open_root, open_settings, ready, root, saved_rows, search, skip_tutorial, vocabulary_rows, wait_until,
)
from server import solve

TIER = "full"


def loaded_once(home, path="/find-words", **options):
    """A visitor who has visited the site once: the device has cached the game, and the network is down."""
    page = home.open(**options)
    open_page(page, path)
    expect_kept(page)
    home.lose()
    return page


def test_a_returning_visitor_plays_and_looks_up_and_saves_words_without_a_network(home):
    loaded_once(home)
    page = home.open()
    open_page(page)
    letters_given = root(page)
    words = solve(letters_given, "en", "--common")[:3]
    find(page, *words)
    open_page(page, "/apple-tree")
    expect(page.get_by_role("list", name="Word").get_by_role("listitem").first).to_be_visible()
    press_letter(page, "E")
    expect(key(page, "E")).to_have_attribute("aria-disabled", "true")
    open_page(page, "/vocabulary/en")
    expect(vocabulary_rows(page).first).to_be_visible()
    search(page, "banana")
    expect(heads(vocabulary_rows(page)).first).to_have_text("banana")
    vocabulary_rows(page).first.get_by_role("link").click()
    expect(heading(page)).to_have_text("banana")
    button(page, "Save").click()
    kept(page, "saved")
    # Open the site once more without a network.
    page = home.open()
    open_page(page)
    expect(heading(page)).to_have_text(letters_given)
    assert sorted(found_words(page)) == sorted(words)
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["banana"])
    open_page(page, "/apple-tree")
    expect(key(page, "E")).to_have_attribute("aria-disabled", "true")


def test_every_page_address_is_answered_without_a_network(home):
    page = loaded_once(home)
    for path, title in [
        ("/", None), ("/statistics", "Statistics"), ("/find-words?root=alarming", "Find Words"), ("/apple-tree", "Apple Tree"), ("/saved", "Saved words"), ("/lists", "My lists"),
        ("/lists/new", "Import a list"), ("/licenses", "Licenses and word lists"), ("/vocabulary/en/apple", "apple"),
    ]:
        page.goto(path)
        ready(page)
        expect(page).to_have_title(f"{title} – Word Orchard" if title else "Word Orchard")
    page.goto("/licenses.txt")
    expect(page.locator("body")).to_contain_text("SCOWL")


def test_a_page_that_needs_the_server_shows_a_notice(home):
    page = home.open()
    open_page(page)
    expect_kept(page)
    open_settings(page)
    choose(page, "Dark")
    home.lose()
    for path in ["/boards", "/devices", "/l/AbCdEfG", "/nowhere/at/all", "/health"]:
        page.goto(path)
        expect(heading(page)).to_have_text("Not available right now")
        expect(page.get_by_role("main")).to_contain_text("can’t be reached")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        assert page.url.endswith(path)
    page.get_by_role("link", name="Back to the orchard").click()
    expect(heading(page)).to_contain_text("Today, ")


def test_the_page_begins_in_the_players_theme_and_language(home):
    page = home.open()
    open_page(page)
    expect_kept(page)
    open_settings(page)
    choose(page, "Dark")
    choose(page, "Español", "Interface language")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    home.lose()
    for fresh in [False, True]:
        page = home.open() if fresh else page
        # Stop waiting when the document arrives, to see its HTML before any script has run.
        page.goto("/saved", wait_until="commit")
        first = page.content()
        assert 'data-theme="dark"' in first and 'lang="es"' in first
        ready(page)
        expect(heading(page)).to_have_text("Palabras guardadas")
        colors = page.locator("meta[name=theme-color]").evaluate_all("(all) => all.map(({ content, media }) => [content, media])")
        assert colors == [["#DCEBEF", "not all"], ["#0E1813", "all"]]


def test_a_word_without_a_voice_on_the_device_shows_the_reason(home):
    page = loaded_once(home)
    open_page(page, "/vocabulary/en/apple")
    button(page, "Pronounce").click()
    expect(page.get_by_role("status").filter(has_text="the server can’t be reached")).to_be_visible()


def test_another_language_is_downloaded_on_request(home):
    page = home.open()
    open_page(page)
    expect_kept(page)
    open_settings(page)
    download = kept_row(page, "Italian").get_by_role("button")
    expect(download).to_have_accessible_name(re.compile(r"^Download \(4\d\d kB\): Italian$"))
    expect(kept_row(page, "Spanish").get_by_role("button")).to_be_visible()
    download.click()
    expect(kept_row(page, "Italian")).to_contain_text("Available offline")
    expect(kept_row(page, "Spanish").get_by_role("button")).to_be_visible()
    home.lose()
    page = home.open()
    open_root(page, "it", "montagna")
    find(page, solve("montagna", "it", "--common")[0])
    open_page(page, "/vocabulary/it")
    expect(vocabulary_rows(page).first).to_be_visible()


def test_a_download_shows_its_progress(home):
    page = home.open()
    open_page(page)
    expect_kept(page)
    held = []
    home.context.route("**/es.*.lexicon", lambda route: held.append(route))
    open_settings(page)
    kept_row(page, "Spanish").get_by_role("button").click()
    bar = page.get_by_role("progressbar", name="Download: Spanish")
    expect(bar).to_be_visible()
    expect(kept_row(page, "Italian").get_by_role("button")).to_be_visible()
    wait_until(page, lambda: held)
    for route in held:
        route.continue_()
    expect(kept_row(page, "Spanish")).to_contain_text("Available offline")
    expect(bar).to_have_count(0)


def test_a_failed_download_shows_the_remedy(home):
    page = loaded_once(home)
    open_settings(page)
    kept_row(page, "Spanish").get_by_role("button").click()
    expect(page.get_by_role("dialog").get_by_text("Spanish couldn’t be downloaded. Check the connection and try again.")).to_be_visible()
    home.serve()
    kept_row(page, "Spanish").get_by_role("button").click()
    expect(kept_row(page, "Spanish")).to_contain_text("Available offline")


def test_a_language_that_is_not_cached_is_named_and_another_one_is_offered(home):
    page = loaded_once(home)
    open_page(page)
    root(page)
    open_settings(page)
    choose(page, "Spanish", "Game language")
    close_sheet(page)
    expect(heading(page)).to_have_text("Not on this device: Spanish")
    expect(button(page, "Try again")).to_be_visible()
    button(page, "Play in English").click()
    assert len(root(page)) == 8
    open_page(page, "/vocabulary/es")
    expect(heading(page)).to_have_text("Not on this device: Spanish")


def test_the_played_language_is_cached_automatically(home):
    page = home.open()
    open_page(page)
    expect_kept(page)
    open_settings(page)
    choose(page, "Italian", "Game language")
    close_sheet(page)
    expect_kept(page, "English", "Italian")


def test_caching_begins_after_the_first_visit_has_loaded(home):
    page = home.open()
    open_page(page)
    root(page)
    expect_kept(page)
    paths = home.requests
    assert paths.index("/worker.js") > max(index for index, path in enumerate(paths) if path.endswith(".lexicon"))
    # Each of these files was requested only once: the worker did not request files again that the page had already
    # fetched.
    for part in ["/browser.", ".lexicon", "/style."]:
        assert len([path for path in paths if part in path]) == 1
    [cached] = caches_of(page).values()
    assert len([path for path in cached if path.endswith(".sentences")]) == 6
