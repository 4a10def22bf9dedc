"""F24, F25: when the splash screen appears, and the position of the tutorial's card on a phone. Tests/PlayTests/FindWords/FirstVisitTests tests the
tutorial's steps and texts.
"""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from player import button, field, find, finds, open_page, open_root, root, say, tiles, wait_until

TIER = "quick"

pytestmark = pytest.mark.moving

# Returns the opacity of the splash screen a given number of milliseconds after it appears.
OPACITY_AT = """(milliseconds) => {
  const splash = document.querySelector('.splash')
  // Restart the animation, so that the result does not depend on the time that the test has taken so far.
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


@pytest.mark.parametrize("motion", ["no-preference", pytest.param("reduce", marks=pytest.mark.full)])
def test_F24_the_splash_appears_only_when_loading_is_slow_and_does_not_block_the_page(visit, motion):
    page = visit(PHONE, reduced_motion=motion)
    held = []
    page.route("**/*.lexicon", lambda route: held.append(route))
    open_page(page, answers=False)
    expect(splash(page)).to_have_count(1)
    assert [page.evaluate(OPACITY_AT, time) for time in [0, 150, 299]] == [0, 0, 0]
    assert [page.evaluate(OPACITY_AT, time) for time in [700, 1000]] == [1, 1]
    # The player can already use the page behind the splash screen.
    button(page, "Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    wait_until(page, lambda: held)
    for route in held:
        route.continue_()
    assert len(root(page)) == 8
    expect(splash(page)).to_have_count(0)


# F25: the tutorial


def step(page, count):
    return page.get_by_text(say(page, "tutorialStep", count=count, all=3), exact=True)


@pytest.mark.full
def test_F25_the_buttons_of_each_step_are_visible_on_a_small_phone(visit):
    page = visit({**PHONE, "viewport": {"width": 320, "height": 568}}, locale="es-ES")  # its sentences are longer than the English ones
    open_page(page)
    root(page)
    for names in [["skip", "next"], ["skip", "next"], ["done"]]:
        for name in names:
            expect(button(page, say(page, name))).to_be_in_viewport(ratio=1)
            button(page, say(page, name)).click(trial=True)  # nothing covers it
        button(page, say(page, names[-1])).click()


@pytest.mark.full
def test_F25_the_tutorial_covers_neither_the_board_nor_the_found_words(phone):
    open_root(phone, "en", "alarming")
    expect(step(phone, 1)).to_be_visible()
    for part in [tiles(phone).first, tiles(phone).last, field(phone), button(phone, "Submit"), button(phone, "New word"), button(phone, "Skip")]:
        expect(part).to_be_in_viewport(ratio=1)
    find(phone, "ring")
    expect(step(phone, 3)).to_be_visible()
    finds(phone).first.get_by_role("button").tap(timeout=3000)
    expect(phone.get_by_role("dialog", name="ring")).to_be_visible()
