"""F3: tests which state survives a reload, and how the page behaves if the browser stores nothing or has stored invalid
data.
"""

import json

import pytest
from playwright.sync_api import expect

from player import (
    button, choose, close_sheet, expect_banner, field, figures, find, found_words, guess, heading, kept, not_saved, open_menu,
    open_new, open_page, open_root, radio, ready, root, store, stored, tile_letters, used_letters, wait_until,
)

TIER = "quick"


def reload(page):
    page.reload()
    ready(page)


def test_a_round_in_progress_survives_a_reload(page):
    open_new(page)
    open_root(page, "es", "canciones")
    find(page, "cancion", "nacion")
    button(page, "Shuffle").click()
    field(page).fill("acci")
    before = found_words(page), figures(page), tile_letters(page)
    reload(page)
    expect(heading(page)).to_have_text("canciones")
    assert (found_words(page), figures(page), tile_letters(page)) == before
    expect(field(page)).to_have_value("acci")
    assert sorted(used_letters(page)) == sorted("ACCI")


@pytest.mark.full
def test_a_round_of_a_first_visit_survives_a_reload(page):
    before = open_new(page)
    reload(page)
    assert root(page) == before


@pytest.mark.parametrize("path", [pytest.param("/find-words?language=it&length=8&seed=42", marks=pytest.mark.full), "/find-words?language=it&root=agricoli"])
def test_a_round_opened_by_a_link_survives_a_reload(page, path):
    open_page(page, path)
    shown = root(page)
    assert len(shown) == 8
    if shown == "agricoli":
        find(page, "gioia")
    found = found_words(page)
    reload(page)
    expect(heading(page)).to_have_text(shown)
    assert found_words(page) == found


def test_a_word_is_stored_before_the_page_can_close(page):
    open_root(page, "en", "alarming")
    guess(page, "ring")
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


@pytest.mark.full
def test_settings_survive_a_reload(page):
    open_new(page)
    open_menu(page)
    choose(page, "9 letters")
    close_sheet(page)
    button(page, "Settings").click()
    choose(page, "Italian")
    choose(page, "4 letters")
    kept(page, "chose", 3)
    reload(page)
    open_menu(page)
    expect(radio(page, "9 letters")).to_be_checked()
    close_sheet(page)
    button(page, "Settings").click()
    expect(radio(page, "Italian")).to_be_checked()
    expect(radio(page, "4 letters")).to_be_checked()


@pytest.mark.full
def test_another_tab_continues_the_round(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    other = page.context.new_page()
    open_page(other)
    expect(heading(other)).to_have_text("alarming")
    assert found_words(other) == ["ring"]


class Held:
    """Holds back files until the test releases them."""

    def __init__(self, page, pattern):
        self.page = page
        self.pattern = pattern
        self.routes = []
        page.route(pattern, lambda route: self.routes.append(route))

    def release(self):
        wait_until(self.page, lambda: self.routes)
        for route in self.routes:
            route.continue_()
        self.page.unroute(self.pattern)


def test_text_typed_before_the_data_arrives_is_kept(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    lexicon = Held(page, "**/*.lexicon")
    reload(page)
    field(page).fill("mai")
    field(page).press("Enter")
    lexicon.release()
    expect(heading(page)).to_have_text("alarming")
    expect(field(page)).to_have_value("mai")
    assert found_words(page) == ["ring"]
    reload(page)
    expect(heading(page)).to_have_text("alarming")
    expect(field(page)).to_have_value("mai")
    assert found_words(page) == ["ring"]


@pytest.mark.full
def test_a_reload_before_the_data_arrives_loses_nothing(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    Held(page, "**/*.lexicon")
    reload(page)
    field(page).fill("mai")
    page.unroute_all()
    reload(page)
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


@pytest.mark.full
def test_typing_while_a_link_loads_does_not_lose_the_round_in_progress(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    Held(page, "**/es.*.lexicon")
    open_page(page, "/find-words?language=es&root=canciones")
    field(page).fill("mai")
    open_page(page, "/find-words")
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


@pytest.mark.full
def test_typing_before_the_first_round_exists_has_no_effect(page):
    lexicon = Held(page, "**/*.lexicon")
    open_page(page)
    field(page).fill("abc")
    field(page).press("Enter")
    expect(button(page, "Submit")).to_be_disabled()
    lexicon.release()
    assert len(root(page)) == 8
    assert found_words(page) == []


# A journal with invalid content.


def spoil(page, change):
    """Changes the journal line of the last found word without notifying the page."""
    [key, line] = [(key, line) for key, line in stored(page) if '"found"' in line][-1]
    store(page, "events", change(line), key)


def aside(page):
    return [value["line"] for _, value in stored(page, "aside")]


def damaged(change):
    def apply(line):
        value = json.loads(line)
        change(value)
        return json.dumps(value)

    return apply


DAMAGES = {
    "nothing but a brace": lambda line: "{",
    "no object": lambda line: "[]",
    "a zero": lambda line: "\u0000",
    "a hundred thousand letters": lambda line: "x" * 100_000,
    "cut in half": lambda line: line[: len(line) // 2],
    "no version": damaged(lambda value: value.pop("version")),
    "an unknown deed": damaged(lambda value: value.update(deed="flew")),
    "a word as a number": damaged(lambda value: value.update(word=4)),
    "a word with a digit": damaged(lambda value: value.update(word="r1ng")),
    "a find without its word": damaged(lambda value: value.pop("word")),
    "a language that we do not have": damaged(lambda value: value.update(language="xx")),
    "points below zero": damaged(lambda value: value.update(points=-4)),
    "huge points": damaged(lambda value: value.update(points=2**62)),
    "a spelling of another word": damaged(lambda value: value.update(spellings=["alarm"])),
}


@pytest.mark.full
def test_an_unreadable_line_is_set_aside_and_reported_and_the_rest_is_kept(page):
    open_root(page, "en", "alarming")
    for count, (name, damage) in enumerate(DAMAGES.items(), start=1):
        find(page, "main") if count == 1 else None
        find(page, "ring")
        kept(page, "found", 2)
        spoil(page, damage)
        spoiled = [line for _, line in stored(page)]
        open_page(page)
        expect(heading(page)).to_have_text("alarming")
        expect_banner(page, "Some data couldn’t be read", "We’ve kept it aside, unchanged; the rest is here.")
        assert found_words(page) == ["main"], name
        wait_until(page, lambda: len(aside(page)) == count)
        assert aside(page)[-1] in spoiled, name
        reload(page)
        expect(heading(page)).to_have_text("alarming")
        expect(page.get_by_text("Some data couldn’t be read")).to_have_count(0)
    assert len(aside(page)) == len(DAMAGES)


@pytest.mark.full
def test_a_round_with_a_broken_start_does_not_affect_the_settings_and_another_round(page):
    open_new(page)
    open_menu(page)
    choose(page, "9 letters")
    close_sheet(page)
    root(page)
    kept(page, "chose")
    for key, line in stored(page):
        if '"began"' in line:
            store(page, "events", line.replace('"root"', '"rot"'), key)
    reload(page)
    assert len(root(page)) == 9
    expect_banner(page, "Some data couldn’t be read")


@pytest.mark.full
def test_a_broken_checkpoint_is_set_aside(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    device = stored(page)[0][0][0]
    for line in ["{", '{"version":1,"covered":3}', '{"version":1,"device":"%s","covered":-1}' % device]:
        store(page, "checkpoints", {"device": "f" * 14, "covered": 1, "line": line})
        reload(page)
        expect_banner(page, "Some data couldn’t be read")
        expect(heading(page)).to_have_text("alarming")
        assert found_words(page) == ["ring"]
        wait_until(page, lambda: line in aside(page))


@pytest.mark.full
def test_a_line_of_a_newer_version_stays_where_it_is(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    [((device, counter), _)] = stored(page)[-1:]
    newer = '{"version":9,"device":"%s","counter":%d,"of":"tomorrow"}' % (device, counter + 1)
    store(page, "events", newer, (device, counter + 1))
    open_page(page)
    expect_banner(page, "From a newer version")
    assert found_words(page) == ["ring"]
    find(page, "main")
    kept_lines = dict(stored(page))
    assert kept_lines[(device, counter + 1)] == newer
    wait_until(page, lambda: any('"main"' in line for _, line in stored(page)))
    assert aside(page) == []


FORBIDDEN = {
    "throws": "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError') } })",
    "is missing": "Object.defineProperty(window, 'indexedDB', { value: undefined })",
    "does not open": "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'InvalidStateError') }",
}


@pytest.mark.full
@pytest.mark.parametrize("obstacle", FORBIDDEN)
def test_the_game_works_in_a_browser_whose_database(visit, obstacle):
    page = visit()
    visit.tolerate("denied", "IndexedDB", "indexedDB", "undefined")
    page.add_init_script(FORBIDDEN[obstacle])
    open_root(page, "en", "alarming")
    expect(not_saved(page)).to_be_visible()
    find(page, "ring", "main")
    assert found_words(page) == ["main", "ring"]
    expect(not_saved(page)).to_be_visible()


@pytest.mark.full
def test_a_browser_without_local_storage_loses_only_the_draft(visit):
    page = visit()
    visit.tolerate("denied")
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    open_root(page, "en", "alarming")
    find(page, "ring")
    reload(page)
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


ODD_DRAFTS = {
    "ring": "", "alarm": "x", "margin": "0 1 2 3", "nail": "a" * 10_000, "ram": "%s 9,9,9 -5 ring",
    "grim": "%s 0,1,2,3,4,5,6,7 99999999999999999999 ring",
}  # fmt: skip


@pytest.mark.full
def test_an_invalid_stored_draft_never_stops_the_game(page):
    open_root(page, "en", "alarming")
    find(page, "main")
    [began] = kept(page, "began")
    game = f"{began['device']}-{began['counter']}"
    found = ["main"]
    for word, draft in ODD_DRAFTS.items():
        odd = draft.replace("%s", game)
        page.evaluate("(text) => { for (const each of [sessionStorage, localStorage]) each.setItem('word-orchard-draft', text) }", odd)
        reload(page)
        expect(heading(page)).to_have_text("alarming")
        assert sorted(tile_letters(page)) == sorted("ALARMING"), draft[:50]
        find(page, word)
        found.insert(0, word)
        assert found_words(page) == found, draft[:50]


@pytest.mark.full
def test_the_notice_about_unsaved_data_stays_and_does_not_cover_the_results_of_guesses(visit):
    page = visit()
    visit.tolerate("full")
    page.add_init_script("IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') }")
    open_root(page, "en", "alarming")
    expect(not_saved(page)).to_be_visible()
    guess(page, "sing")
    expect_banner(page, "Try again", "There’s no S in alarming.")
    field(page).press("Backspace")
    expect(not_saved(page)).to_be_visible()


def test_unsaved_data_is_saved_when_the_database_works_again(visit):
    page = visit()
    visit.tolerate("full")
    page.add_init_script(
        """const add = IDBObjectStore.prototype.add
        IDBObjectStore.prototype.add = function (...values) {
          if (window.isFull ?? true) throw new DOMException('full', 'QuotaExceededError')
          return add.apply(this, values)
        }"""
    )
    open_root(page, "en", "alarming")
    find(page, "ring", "main")
    # The page's database refuses lines until the player presses “Try again”. If the page retried without the press, the
    # test would fail.
    page.evaluate("addEventListener('click', () => { window.isFull = false }, { capture: true })")
    not_saved(page).get_by_role("button", name="Try again").click()
    expect(not_saved(page)).to_have_count(0)
    kept(page, "found", 2)
