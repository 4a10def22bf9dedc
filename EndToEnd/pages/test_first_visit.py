"""F24, F25: what a first visit sees: a splash only when loading takes its time, and three steps on the real board."""

import pytest
from playwright.sync_api import expect

from conftest import DEVICES, LOCALES, PHONE, READERS
from player import (
    button, field, find, finds, found_words, heading, kept, open_page, open_root, open_settings, ready, root, say, skip_tutorial,
    tiles, wait_until,
)

pytestmark = pytest.mark.moving

# How opaque the splash is so many milliseconds after it came.
OPACITY_AT = """(milliseconds) => {
  const splash = document.querySelector('.splash')
  // From its beginning, however long the test took to get here.
  splash.style.animation = 'none'
  splash.getAnimations()
  splash.style.animation = ''
  const animation = splash.getAnimations()[0]
  animation.pause()
  animation.currentTime = milliseconds
  return Number(getComputedStyle(splash).opacity)
}"""


def splash(page):
    return page.get_by_text(say(page, "splash"), exact=True)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@LOCALES
def test_F24_a_splash_comes_only_when_loading_takes_its_time(visit, motion, locale):
    page = visit(PHONE, locale=locale, reduced_motion=motion)
    held = []
    page.route("**/*.lexicon", lambda route: held.append(route))
    open_page(page)
    expect(splash(page)).to_have_count(1)
    assert [page.evaluate(OPACITY_AT, time) for time in [0, 150, 299]] == [0, 0, 0]
    assert page.evaluate(OPACITY_AT, 700) == 1
    wait_until(page, lambda: held)
    for route in held:
        route.continue_()
    assert len(root(page)) == 8
    expect(splash(page)).to_have_count(0)


def test_F24_the_splash_is_still_there_after_a_second(page):
    held = []
    page.route("**/*.lexicon", lambda route: held.append(route))
    open_page(page)
    page.wait_for_timeout(1000)
    assert page.evaluate("Number(getComputedStyle(document.querySelector('.splash')).opacity)") == 1
    # What lies behind it can be reached: it is no wall.
    button(page, "Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


@READERS
def test_F24_settings_show_it_again(visit, device, locale):
    page = visit(device, locale=locale)
    open_root(page, "es", "canciones")
    find(page, "sin")
    open_settings(page)
    button(page, say(page, "watchTree")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(splash(page)).to_be_visible()
    button(page, say(page, "close")).click()
    expect(splash(page)).to_have_count(0)
    assert found_words(page) == ["sin"]


# F25


def step(page, count):
    return page.get_by_text(say(page, "tutorialStep", count=count, all=3), exact=True)


def example(page):
    """The word that the first step names."""
    before = say(page, "tutorialTilesText").split("{word}")[0]
    text = page.get_by_text(before).inner_text()
    return text.removeprefix(before).split(".")[0].lower()


@READERS
def test_F25_three_steps_by_doing(visit, device, locale):
    page = visit(device, locale=locale)
    open_page(page)
    letters = root(page)
    expect(step(page, 1)).to_be_visible()
    word = example(page)
    for letter in word.upper():
        for tile in tiles(page).all():
            if tile.inner_text() == letter and tile.get_attribute("aria-pressed") != "true":
                tile.tap() if device is PHONE else tile.click()
                break
    expect(step(page, 2)).to_be_visible()
    button(page, say(page, "submit")).click()
    expect(step(page, 3)).to_be_visible()
    assert len(found_words(page)) == 1
    button(page, say(page, "done")).click()
    expect(page.get_by_role("region", name=say(page, "tutorialGrowTitle"))).to_have_count(0)
    kept(page, "finishedTutorial")
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text(letters)
    button(page, say(page, "newWord")).click()
    root(page)
    for count in [1, 2, 3]:
        expect(step(page, count)).to_have_count(0)


@LOCALES
def test_F25_a_steps_buttons_are_in_sight_on_a_small_phone(visit, locale):
    page = visit({**PHONE, "viewport": {"width": 320, "height": 568}}, locale=locale)
    open_page(page)
    root(page)
    for names in [["skip", "next"], ["skip", "next"], ["done"]]:
        for name in names:
            expect(button(page, say(page, name))).to_be_in_viewport(ratio=1)
            button(page, say(page, name)).click(trial=True)  # nothing lies over it
        button(page, say(page, names[-1])).click()


def test_F25_three_steps_by_next(page):
    open_page(page)
    root(page)
    for count, title in enumerate(["Make words from these letters", "Send it", "Watch your tree grow"], start=1):
        expect(step(page, count)).to_be_visible()
        expect(page.get_by_role("region", name=title, exact=True)).to_be_visible()
        button(page, "Next" if count < 3 else "Done").click()
    expect(page.get_by_text("Nothing picked yet")).to_be_visible()
    kept(page, "finishedTutorial")


@DEVICES
def test_F25_it_can_be_skipped_and_never_comes_again(visit, device):
    page = visit(device)
    open_page(page)
    root(page)
    skip_tutorial(page)
    kept(page, "finishedTutorial")
    page.reload()
    ready(page)
    root(page)
    expect(step(page, 1)).to_have_count(0)
    other = page.context.new_page()
    open_page(other)
    root(other)
    expect(step(other, 1)).to_have_count(0)


def test_F25_it_covers_nothing_of_the_board_and_lets_play(phone):
    open_page(phone)
    root(phone)
    for part in [tiles(phone).first, tiles(phone).last, field(phone), button(phone, "Submit"), button(phone, "New word")]:
        expect(part).to_be_in_viewport(ratio=1)
    expect(button(phone, "Skip")).to_be_in_viewport(ratio=1)
    button(phone, "New word").tap()
    expect(step(phone, 1)).to_be_visible()
    word = example(phone)
    find(phone, word)
    expect(step(phone, 3)).to_be_visible()


def test_F25_found_words_can_be_seen_and_tapped_beside_the_last_step(phone):
    open_root(phone, "en", "alarming")
    find(phone, "ring")
    expect(step(phone, 3)).to_be_visible()
    finds(phone).first.get_by_role("button").tap(timeout=3000)
    expect(phone.get_by_role("dialog", name="ring")).to_be_visible()


def test_F25_a_second_find_shows_that_the_last_step_is_not_needed_any_more(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    expect(step(page, 3)).to_be_visible()
    find(page, "main")
    expect(step(page, 3)).to_have_count(0)
    kept(page, "finishedTutorial")
