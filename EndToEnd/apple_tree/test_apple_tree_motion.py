"""A4: the motion of the apples and the tree is gentle and short, and uses only properties that need no new layout or painting.

The tests print their measurements, which pytest shows with the option `-s`. The tests state time limits for an idle
machine; the module `pace.py` adapts these limits to a busy machine.
"""

import itertools

import pytest

from conftest import PHONE
from guesser import (
    APPLES, FALLEN, FRAMES, REST, TYPE, expect_apples, expect_over, misses, open_round, play_again, type_letters, word_in_play,
)
from pace import expect_in_time, told
from test_vocabulary_speed import Trace, longest_tasks

TIER = "quick"

pytestmark = pytest.mark.moving

GENTLE = {"transform", "translate", "rotate", "scale", "opacity"}
# Returns the running animations: for each, the element, the changed properties, the start and the end (in milliseconds)
# and the progress.
RUNNING = """() => document.getAnimations().filter((each) => each.playState === 'running').map((each) => {
  const { effect } = each
  const steps = effect.getKeyframes().flatMap((step) => Object.keys(step))
  const names = steps.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
  const { delay, endTime } = effect.getComputedTiming()
  const part = effect.target.closest('[data-fallen]') ? 'fallen' : effect.target.closest('.orchard') ? 'tree' : 'page'
  return {
    part, name: effect.target.getAttribute('class'), pseudo: effect.pseudoElement, what: [...new Set(names)],
    delay, end: endTime, iterations: String(effect.getComputedTiming().iterations)
  }
})"""


def running(page):
    """Checks the animations twice: immediately after the change, and two frames later."""
    first = page.evaluate(RUNNING)
    page.evaluate(FRAMES)
    return first + page.evaluate(RUNNING)


def expect_gentle(moves):
    others = {(each["name"], *sorted(set(each["what"]) - GENTLE)) for each in moves if set(each["what"]) - GENTLE}
    assert others == set()


def expect_short(moves):
    for each in moves:
        assert each["iterations"] != "Infinity" and each["end"] < 5000, each


@pytest.mark.full
def test_A4_animations_change_only_cheap_properties_and_stop_within_five_seconds(page):
    open_round(page)
    # Ends the animations that run when the page opens.
    page.evaluate(REST)
    for letter in misses("apple", 6):
        type_letters(page, letter)
        moves = running(page)
        assert {each["part"] for each in moves} >= {"fallen", "tree"}
        expect_gentle(moves)
        expect_short(moves)
    type_letters(page, "p")
    expect_gentle(running(page))
    for letters in ["ale", None]:
        word = word_in_play(page)
        page.evaluate(TYPE, [[letter, ""] for letter in (letters or misses(word))])
        expect_over(page, "treeWon" if letters else "treeLost", word)
        moves = running(page)
        assert moves
        expect_gentle(moves)
        expect_short(moves)
        if letters:
            play_again(page)
            page.evaluate(REST)


@pytest.mark.full
def test_A4_the_leaves_have_their_colours_when_the_page_opens(visit):
    """Opens several first visits, because chance decides whether the style sheet arrives before the drawing is styled."""
    ran = []
    for _ in range(5):
        page = visit()
        page.add_init_script(
            """window.ran = []
            addEventListener('transitionrun', ({ target, propertyName }) => {
              if (target.closest('.orchard')) ran.push([target.getAttribute('class'), propertyName, getComputedStyle(target).fill])
            }, true)"""
        )
        open_round(page)
        page.evaluate(FRAMES)
        ran += page.evaluate("ran")
        page.context.close()
    assert ran == []


@pytest.mark.full
@pytest.mark.timed
def test_A4_a_fall_takes_six_tenths_of_a_second_and_bounces(page):
    open_round(page)
    page.evaluate(
        """() => {
          window.falls = []
          addEventListener('transitionrun', ({ target, propertyName }) => {
            if (propertyName !== 'translate' || !target.matches('.apple')) return
            const fall = { apple: target.parentElement.dataset.apple, heights: [] }
            falls.push(fall)
            const start = performance.now()
            const look = () => {
              fall.heights.push([performance.now() - start, target.getBoundingClientRect().bottom])
              if (performance.now() - start < 900) requestAnimationFrame(look)
              else fall.isSeen = true
            }
            look()
            target.addEventListener('transitionend', ({ propertyName, elapsedTime }) => {
              if (propertyName === 'translate') Object.assign(fall, { time: performance.now() - start, elapsed: elapsedTime })
            })
          })
        }"""
    )
    type_letters(page, "q")
    moves = [each for each in page.evaluate(RUNNING) if each["part"] == "fallen" and set(each["what"]) & {"translate", "rotate"}]
    assert moves and {each["end"] for each in moves} == {600}
    # Wait for the end of the last fall. A busy browser may restart a fall, and the fall before the restart then never
    # ends.
    page.evaluate(
        """() => new Promise((done) => {
          const look = () => falls.length && falls.every(({ isSeen }) => isSeen) && falls.at(-1).time ? done() : requestAnimationFrame(look)
          look()
        })"""
    )
    falls = page.evaluate("falls")
    # A busy browser may restart the same fall before it has painted any frame of it.
    assert len({fall["apple"] for fall in falls}) == 1, falls
    fall = falls[-1]
    print(f"the fall took {fall['time']:.0f} ms, {fall['elapsed'] * 1000:.0f} ms of it by its own clock, {len(fall['heights'])} looks at it")
    assert fall["elapsed"] == pytest.approx(0.6)
    # Measured by the wall clock, each fall takes 600 ms. A busy machine may drop frames and thereby prolong the fall.
    longest = max(after - before for (before, _), (after, _) in itertools.pairwise(fall["heights"]))
    assert 550 < fall["time"] < 650 + 3 * longest
    heights = [height for _, height in fall["heights"]]
    assert max(heights) - heights[0] > 100
    # The apple falls, bounces up, and falls to its final position.
    down = next(at for at in range(1, len(heights) - 1) if heights[at + 1] < heights[at] - 0.5)
    up = heights[down] - min(heights[down:])
    assert up > 10 and heights[-1] - min(heights[down:]) > 10, f"no bounce: {heights}"


@pytest.mark.full
@pytest.mark.timed
def test_A4_no_task_takes_as_long_as_a_frame_while_an_apple_falls(phone, browser):
    """The specification requires that no task of the main thread takes over 16 ms. The test asserts the processor time
    that the main thread itself uses, as the tests of long lists do.
    """
    page = phone
    expect_in_time(page, lambda: tasks_of_falls(browser, page))


def tasks_of_falls(browser, page):
    open_round(page)
    type_letters(page, "p")
    page.evaluate("() => new Promise((done) => requestIdleCallback(() => done()))")
    with Trace(browser, page) as trace:
        for letter in misses("apple", 4):
            type_letters(page, letter)
            page.evaluate(FALLEN)
    own = sorted(each for each in trace.own if each > 1) or [0]
    told("\ntasks of the main thread over 1 ms", [each for each in trace.tasks if each > 1] or [0])
    told("  the same by the thread's own time", own)
    parts = sorted(((each, part) for part, each in trace.parts.items() if each > 3 and "RunTask" not in part), reverse=True)[:6]
    print("  longest parts: " + ", ".join(f"{part} {each:.1f}" for each, part in parts))
    return longest_tasks(trace)


@pytest.mark.full
def test_A4_nothing_moves_with_reduced_motion(visit):
    """Elements may fade in and out, but no element moves."""
    page = visit(PHONE, reduced_motion="reduce")
    open_round(page)
    for letter in ["q", "p", "z", "l"]:
        type_letters(page, letter)
        assert all(set(each["what"]) <= {"opacity"} for each in running(page))
    # A fallen apple is on the ground and rotten immediately.
    expect_apples(page, APPLES - 2)
    seen = page.locator("[data-fallen] .a-rot").evaluate_all("(all) => all.map((each) => getComputedStyle(each).opacity)")
    assert seen == ["1", "1"]
    for letters in ["ae", None]:
        word = word_in_play(page)
        page.evaluate(TYPE, [[letter, ""] for letter in (letters or misses(word))])
        expect_over(page, "treeWon" if letters else "treeLost", word)
        assert all(set(each["what"]) <= {"opacity"} for each in running(page))
        play_again(page)
        assert all(set(each["what"]) <= {"opacity"} for each in running(page))
