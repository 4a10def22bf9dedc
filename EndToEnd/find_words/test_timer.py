"""F21: a timer that is off at first, with 2, 3 or 5 minutes; its end is gentle, and it stands still while the board is out of sight."""

from playwright.sync_api import expect

from conftest import PHONE, READERS
from player import (
    button, choose, close_sheet, field, find, heading, kept, open_new, open_page, open_root, open_settings, ready,
    root, say, signals,
)

HIDE = """(isHidden) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
SPY = "window.fake = []; navigator.vibrate = (pattern) => !!fake.push(pattern)"


def clock(page):
    return page.get_by_role("timer", name=say(page, "timeLeft"), exact=True)


def seconds(page):
    minutes, rest = clock(page).inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def start(page, minutes=2):
    page.clock.install()
    open_page(page)
    root(page)
    open_settings(page)
    group = say(page, "timer")
    choose(page, say(page, "minutesOption", count=minutes), group)
    close_sheet(page)
    expect(clock(page)).to_be_visible()


def test_F21_nothing_is_timed_at_first(page):
    open_new(page)
    expect(page.get_by_role("timer")).to_have_count(0)
    open_settings(page)
    group = page.get_by_role("radiogroup", name="Timer", exact=True)
    expect(group.get_by_role("radio", name="Off", exact=True)).to_be_checked()
    for name in ["2 min", "3 min", "5 min"]:
        expect(group.get_by_role("radio", name=name, exact=True)).to_have_count(1)


@READERS
def test_F21_the_time_runs_grows_short_and_ends_gently(visit, device, locale):
    page = visit(device, locale=locale)
    page.add_init_script(SPY)
    start(page)
    page.get_by_role("banner").click()
    assert 110 <= seconds(page) <= 120
    page.clock.run_for(60_000)
    assert 45 <= seconds(page) <= 62
    expect(clock(page)).not_to_have_attribute("data-low", "")
    field(page).fill("abc")
    page.clock.run_for((seconds(page) - 8) * 1000)
    expect(clock(page)).to_have_attribute("data-low", "")
    page.clock.run_for(12_000)
    expect(page.get_by_text(say(page, "roundTimeUp"), exact=True)).to_be_visible()
    expect(heading(page)).to_be_focused()
    expect(page.get_by_role("list", name=say(page, "missedWords"), exact=True)).to_be_visible()
    expect(clock(page)).to_have_count(0)
    if device is PHONE:
        known = signals(page)
        low, up = known["timeLow"]["vibration"], known["timeUp"]["vibration"]
        assert page.evaluate("fake").count(low) == 1 and page.evaluate("fake")[-1] == up
    button(page, say(page, "newWord")).click()
    root(page)
    assert 110 <= seconds(page) <= 120


def test_F21_the_clock_stands_still_behind_sheets_and_out_of_sight(page):
    start(page)
    for name, close in [("Settings", True), ("Hints", True), ("Daily", True)]:
        button(page, name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        before = seconds(page)
        page.clock.run_for(30_000)
        assert before - seconds(page) <= 2, name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    before = seconds(page)
    page.evaluate(HIDE, True)
    page.clock.run_for(90_000)
    page.evaluate(HIDE, False)
    assert before - seconds(page) <= 3
    page.clock.run_for(10_000)
    assert 7 <= before - seconds(page) <= 15


def test_F21_a_sleeping_device_does_not_use_up_the_time(page):
    start(page)
    before = seconds(page)
    page.clock.fast_forward(100_000)  # no timer fires meanwhile, but once
    page.clock.run_for(1100)
    assert before - seconds(page) <= 10


def test_F21_the_time_that_is_left_outlives_a_reload(page):
    start(page)
    page.clock.run_for(62_000)
    find_any(page)
    kept(page, "found")
    left = seconds(page)
    page.reload()
    ready(page)
    root(page)
    assert left - 8 <= seconds(page) <= left + 1


def find_any(page):
    """Finds the word that the tutorial names."""
    word = page.get_by_text("Try ").first.inner_text().split()[-1].strip(".").lower()
    find(page, word)


def test_F21_a_timer_chosen_in_a_round_counts_from_the_next(page):
    page.clock.install()
    open_root(page, "en", "alarming")
    find(page, "ring")
    open_settings(page)
    choose(page, "2 min", "Timer")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Takes effect with the next word")
    close_sheet(page)
    expect(clock(page)).to_have_count(0)
    button(page, "New word").click()
    root(page)
    expect(clock(page)).to_be_visible()


def test_F21_dailies_are_never_timed(page):
    page.clock.install(time="2026-11-21T12:00:00Z")
    open_page(page)
    root(page)
    open_settings(page)
    choose(page, "2 min", "Timer")
    close_sheet(page)
    button(page, "Daily").click()
    button(page, "Play").click()
    expect(page.get_by_text("Daily puzzle, November 21")).to_be_visible()
    expect(clock(page)).to_have_count(0)
