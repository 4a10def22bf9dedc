"""What outlives a reload, and what happens when the browser keeps nothing or something broken."""

import json

import pytest
from playwright.sync_api import expect

from player import (
    button, choose, expect_banner, field, figures, find, found_words, guess, heading, open_new, open_page, open_root,
    radio, ready, root, stored, tile_letters, used_letters, wait_until,
)


def reload(page):
    page.reload()
    ready(page)


def test_a_round_in_progress_outlives_a_reload(page):
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


def test_a_round_of_a_first_visit_outlives_a_reload(page):
    before = open_new(page)
    reload(page)
    assert root(page) == before


@pytest.mark.parametrize("path", ["/find-words?language=it&length=8&seed=42", "/find-words?language=it&root=agricoli"])
def test_a_round_of_a_link_outlives_a_reload(page, path):
    open_page(page, path)
    expect(heading(page)).to_have_text("agricoli")
    find(page, "gioia")
    reload(page)
    expect(heading(page)).to_have_text("agricoli")
    assert found_words(page) == ["gioia"]


def test_a_word_is_kept_before_the_page_can_go(page):
    open_root(page, "en", "alarming")
    guess(page, "ring")
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


def test_settings_outlive_a_reload(page):
    open_new(page)
    choose(page, "9 Letter")
    button(page, "Settings").click()
    choose(page, "Italian")
    choose(page, "4 letters")
    reload(page)
    expect(radio(page, "9 Letter")).to_be_checked()
    button(page, "Settings").click()
    expect(radio(page, "Italian")).to_be_checked()
    expect(radio(page, "4 letters")).to_be_checked()


def test_another_tab_finds_the_round(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    other = page.context.new_page()
    open_page(other)
    expect(heading(other)).to_have_text("alarming")
    assert found_words(other) == ["ring"]


class Held:
    """Files that do not arrive until they are released."""

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


def test_what_is_typed_before_the_data_arrives_stays(page):
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


def test_typing_while_a_link_loads_does_not_lose_the_round_in_progress(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    Held(page, "**/es.*.lexicon")
    open_page(page, "/find-words?language=es&root=canciones")
    field(page).fill("mai")
    open_page(page, "/find-words")
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


def test_typing_before_a_first_round_exists_does_no_harm(page):
    lexicon = Held(page, "**/*.lexicon")
    open_page(page)
    field(page).fill("abc")
    field(page).press("Enter")
    expect(button(page, "Submit")).to_be_disabled()
    lexicon.release()
    assert len(root(page)) == 8
    assert found_words(page) == []


def keep(page, text):
    """Lets the next visit find this text in the browser."""
    if page.url == "about:blank":
        open_page(page)
        root(page)
    page.evaluate("(text) => localStorage.setItem('word-orchard', text)", text)


def set_aside(page):
    return page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('word-orchard-set-aside-')).map(([, text]) => text)"
    )


BROKEN = ["", "{", "[]", "x" * 100_000, '{"version":2}', '{"version":"1"}', "\u0000", '{"version":1,"round":{}}']


def test_a_broken_store_is_set_aside_and_told(page):
    for count, text in enumerate(BROKEN, start=1):
        keep(page, text)
        open_page(page)
        expect_banner(page, "A fresh start", "What was saved here could not be read. It is kept aside, untouched.")
        assert len(root(page)) == 8
        assert sorted(set_aside(page)) == sorted(BROKEN[:count])
    reload(page)
    root(page)
    assert len(set_aside(page)) == len(BROKEN)


def damaged(change):
    def apply(json_text):
        value = json.loads(json_text)
        change(value)
        return json.dumps(value)

    return apply


DAMAGES = {
    "a root with a digit": damaged(lambda value: value["round"].update(root="alarm1ng")),
    "a root too long": damaged(lambda value: value["round"].update(root="alarmingalarming")),
    "a language that we do not have": damaged(lambda value: value["round"].update(language="xx")),
    "a length that we do not have": damaged(lambda value: value.update(length=12)),
    "a word as a number": damaged(lambda value: value["round"]["finds"][0].update(word=4)),
    "a find without its word": damaged(lambda value: value["round"]["finds"][0].pop("word")),
    "a find twice as deep": damaged(lambda value: value["round"].update(finds=[[{}]])),
    "cut in half": lambda text: text[: len(text) // 2],
}


def test_a_damaged_round_is_set_aside(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    whole = stored(page)
    for name, damage in DAMAGES.items():
        keep(page, damage(whole))
        open_page(page)
        expect_banner(page, "A fresh start")
        assert len(root(page)) == 8
        assert damage(whole) in set_aside(page), name


ODDITIES = {
    "tiles that are none": damaged(lambda value: value.update(tiles=[0, 0, 99])),
    "no field": damaged(lambda value: value.pop("field")),
    "a field of ten thousand letters": damaged(lambda value: value.update(field="a" * 10_000)),
    "huge numbers": damaged(lambda value: value["round"]["finds"][0].update(at=2**62, points=2**62)),
    "numbers below zero": damaged(lambda value: value["round"]["finds"][0].update(at=-(2**62), points=-(2**62))),
    "a find twice": damaged(lambda value: value["round"].update(finds=value["round"]["finds"] * 2)),
    "many huge numbers": damaged(
        lambda value: value["round"].update(
            finds=[{**value["round"]["finds"][0], "word": word, "points": 2**62} for word in ["ring", "main", "alarm", "arm"]]
        )
    ),
}


def test_an_odd_store_never_stops_the_game(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    whole = stored(page)
    for name, damage in ODDITIES.items():
        keep(page, damage(whole))
        open_page(page)
        assert len(root(page)) == 8, name
        expect(page.locator("#trouble")).to_be_hidden()
        guess(page, "qqq")
        expect_banner(page, "Try again")


def test_a_browser_that_forbids_storage_can_play(visit):
    page = visit()
    visit.tolerate("forbidden")
    page.add_init_script(
        "for (const name of ['getItem', 'setItem']) Storage.prototype[name] = () => { throw new DOMException('forbidden') }"
    )
    open_root(page, "en", "alarming")
    expect_banner(page, "Not saved", "This browser keeps nothing for this page, so a reload loses the round.")
    find(page, "ring", "main")
    assert found_words(page) == ["main", "ring"]


def test_a_browser_without_storage_can_play(visit):
    page = visit()
    visit.tolerate("denied")
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    open_root(page, "en", "alarming")
    find(page, "ring")
    assert found_words(page) == ["ring"]


def test_that_nothing_is_saved_is_told_once_and_does_not_hide_the_verdicts(visit):
    page = visit()
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }")
    open_root(page, "en", "alarming")
    expect_banner(page, "Not saved")
    guess(page, "sing")
    expect_banner(page, "Try again", "There is no S in alarming.")
    field(page).press("Backspace")
    expect(page.get_by_text("Not saved")).to_have_count(0)
