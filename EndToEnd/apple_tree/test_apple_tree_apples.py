"""A4: a falling apple lands on the ground and rots. Tests/PlayTests/AppleTree/ShippedRoundTests tests which apples fall."""

import itertools

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from guesser import (
    APPLES, FALLEN, REST, TYPE, apples_left, expect_apples, expect_new_round, expect_over, fallen, misses, open_round, orchard_image,
    play_again, press_plank, type_letters, word_in_play,
)
from pace import expect_in_time
from player import button, close_sheet, open_settings

TIER = "quick"

pytestmark = pytest.mark.moving


# Presses keys in succession; returns the fallen apples after each key, and the total time.
BURST = """async ([keys, pause]) => {
  const wait = () => new Promise((done) => setTimeout(done, pause))
  const lying = []
  const start = performance.now()
  for (const key of keys) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }))
    lying.push([...document.querySelectorAll('[data-fallen]')].map((apple) => apple.dataset.apple))
    if (pause) await wait()
  }
  return [lying, performance.now() - start]
}"""


@pytest.mark.full
@pytest.mark.timed
def test_A4_seven_quick_misses_drop_seven_apples(page):
    lying = []

    def measure():
        nonlocal lying
        open_round(page, "apple")
        lying, time = page.evaluate(BURST, [misses("apple"), 0])
        print(f"seven keys in {time:.0f} ms")
        return {"seven keys": (time, 100)}

    def expect_all_to_fall():
        assert [len(set(each)) for each in lying] == [len(each) for each in lying] == [1, 2, 3, 4, 5, 6, 7]
        for before, after in itertools.pairwise(lying):
            assert set(before) < set(after)
        expect_over(page, "treeLost", "apple")
        expect_apples(page, 0)
        # An apple that is already falling does not begin to fall a second time.
        page.evaluate(FALLEN)
        expect_apples(page, 0)

    expect_in_time(page, measure)
    expect_all_to_fall()
    # With a pause, the browser paints frames between the keys.
    open_round(page, "apple")
    lying, _ = page.evaluate(BURST, [misses("apple"), 8])
    expect_all_to_fall()


# The positions of the apples in hundredths of the drawing, and the opacity of their rotten and their fresh parts.
LYING = """(orchard) => {
  const { left, top, width, height } = orchard.getBoundingClientRect()
  return [...orchard.querySelectorAll('[data-fallen]')].map((apple) => {
    const opacity = (selector) => Number(getComputedStyle(apple.querySelector(selector)).opacity)
    const box = apple.querySelector('.a-rot').getBoundingClientRect()
    const whole = apple.querySelector('.apple').getBoundingClientRect()
    const part = (x, y) => [100 * (x - left) / width, 100 * (y - top) / height]
    return {
      apple: apple.dataset.apple, rotten: opacity('.a-rot'), fresh: opacity('.a-apple'),
      from: part(box.left, box.top), to: part(box.right, box.bottom), size: whole.width
    }
  })
}"""


def lying(page):
    return {each["apple"]: each for each in orchard_image(page).evaluate(LYING)}


def middle(each):
    return [(a + b) / 2 for a, b in zip(each["from"], each["to"])]


def expect_on_the_ground(apples):
    """Expects that all apples are within the drawing and on its ground, and that they do not overlap."""
    for each in apples.values():
        assert min(each["from"]) >= 0 and max(each["to"]) <= 100, each
        assert each["to"][1] > 76, f"not on the ground: {each}"
    for one, other in itertools.combinations(apples.values(), 2):
        apart = [abs(a - b) for a, b in zip(middle(one), middle(other))]
        assert max(apart) > 3, (one, other)


@pytest.mark.full
def test_A4_a_fallen_apple_rots_on_the_ground(phone):
    page = phone
    open_round(page, "apple")
    # The animation is paused, so that even a busy machine shows the apple at the start of its fall.
    tools = page.context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    type_letters(page, "q")
    [falling] = lying(page).values()
    assert (falling["rotten"], falling["fresh"]) == (0, 1)
    tools.send("Animation.setPlaybackRate", {"playbackRate": 1})
    page.evaluate(REST)
    [fell] = lying(page).values()
    assert fell["rotten"] == 1 and fell["fresh"] < 0.5
    expect_on_the_ground({"": fell})
    assert fell["from"][1] - falling["from"][1] > 20
    type_letters(page, misses("apple")[1:])
    page.evaluate(REST)
    apples = lying(page)
    assert len(apples) == APPLES
    assert all((each["rotten"], each["fresh"]) == (1, 0) for each in apples.values())
    expect_on_the_ground(apples)


@pytest.mark.full
def test_A4_seven_fallen_apples_lie_apart_at_slightly_random_positions(visit):
    """Six rounds with reduced motion, in which fallen apples are on the ground immediately."""
    page = visit(PHONE, reduced_motion="reduce")
    open_round(page, "apple")
    seen = {}
    for _ in range(6):
        word = word_in_play(page)
        type_letters(page, misses(word))
        expect_over(page, "treeLost", word)
        apples = lying(page)
        assert len(apples) == APPLES
        expect_on_the_ground(apples)
        for name, each in apples.items():
            seen.setdefault(name, []).append(middle(each))
        play_again(page)
    for name, places in seen.items():
        spread = max(x for x, _ in places) - min(x for x, _ in places)
        assert 0.3 < spread < 10, f"apple {name} at {places}"


@pytest.mark.full
def test_A4_a_rotten_apple_has_another_drawing_than_a_fresh_one(page):
    """A rotten apple shows other SVG paths than a fresh apple, so the two differ in shape and not only in position."""
    open_round(page, "apple")
    type_letters(page, "q")
    seen = """(apple) => [...apple.querySelectorAll('path')].filter((path) => getComputedStyle(path).opacity > 0.5)
      .map((path) => path.getAttribute('class')).sort()"""
    for theme in ["Light", "Dark", "High contrast"]:
        open_settings(page)
        press_plank(page, theme, "Theme")
        close_sheet(page)
        page.evaluate(REST)
        fresh = page.locator("[data-apple]:not([data-fallen])").first.evaluate(seen)
        rotten = page.locator("[data-fallen]").evaluate(seen)
        assert fresh and rotten and not set(fresh) & set(rotten), theme


# Pauses each falling apple at the given number of milliseconds after the start of its fall.
HOLD = """(time) => {
  for (const each of document.getAnimations()) {
    if (!each.effect.target.closest('[data-fallen]')) continue
    each.pause()
    each.currentTime = time
  }
}"""


@pytest.mark.full
def test_A4_play_again_during_a_fall_shows_a_full_tree(phone):
    page = phone
    open_round(page, "apple")
    for moment in [0, 60, 300]:
        word = word_in_play(page)
        page.evaluate(TYPE, [[letter, ""] for letter in misses(word)])
        expect(button(page, "Play again")).to_be_visible()
        page.evaluate(HOLD, moment)
        button(page, "Play again").evaluate("(button) => button.click()")
        expect(button(page, "Play again")).to_have_count(0)
        assert apples_left(page) == APPLES and fallen(page) == []
        # No apple of the previous round falls in the new round.
        page.evaluate(REST)
        expect_new_round(page)
        # All apples hang at their original positions, and no apple is on the ground.
        tops = page.locator("[data-apple] .a-apple").evaluate_all(
            """(apples) => {
              const { top, height } = document.querySelector('.orchard').getBoundingClientRect()
              return apples.map((apple) => (apple.getBoundingClientRect().bottom - top) / height)
            }"""
        )
        assert len(tops) == APPLES and max(tops) < 0.6
    # In the new round, wrong letters drop apples as usual.
    word = word_in_play(page)
    type_letters(page, misses(word, 2))
    expect_apples(page, APPLES - 2)
