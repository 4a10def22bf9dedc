"""F22: one word a day, the same for everyone, by the player's own calendar; the days before; and sharing that tells no word."""

import json

import pytest
from playwright.sync_api import expect

from conftest import LOCALES, PHONE, PLAYERS
from player import (
    button, choose, close_sheet, expect_banner, find, found_words, guess, heading, kept, open_page, open_settings, ready,
    root, say, sheet,
)
from server import orchard, solve

NOON = "2026-11-21T12:00:00Z"


def puzzle(day, language="en", length=8):
    return json.loads(orchard("puzzle", "--language", language, "--length", str(length), "--day", day).stdout)["root"]


def start(page, time=NOON, path="/find-words"):
    page.clock.install(time=time)
    open_page(page, path)
    root(page)


def open_daily(page):
    button(page, say(page, "daily")).click()
    expect(sheet(page, say(page, "dailyTitle"))).to_be_visible()


def play_today(page, action="dailyPlay"):
    before = heading(page).inner_text()
    open_daily(page)
    button(page, say(page, action)).click()
    expect(heading(page)).not_to_have_text(before)
    return root(page)


def day(page, number, standing="dailyUnplayed", month=11, **blanks):
    months = say(page, "months").split()
    name = say(page, "dayAndMonth", month=months[month - 1], day=number)
    return button(page, say(page, "list", first=name, second=say(page, standing, **blanks)))


@PLAYERS
def test_F22_two_devices_and_the_command_have_the_same_word(visit, device, locale, language):
    roots = set()
    for seed in range(2):
        page = visit(device, locale=locale)
        start(page)
        roots.add(play_today(page))
        caption = say(page, "dailyCaption", day=say(page, "dayAndMonth", month=say(page, "months").split()[10], day=21))
        expect(page.get_by_text(caption, exact=True)).to_be_visible()
        assert page.url.endswith(f"/find-words?language={language}&length=8&daily=2026-11-21")
    assert roots == {puzzle("2026-11-21", language)}


@pytest.mark.parametrize("length", [7, 9])
def test_F22_each_length_and_language_has_its_own(page, length):
    start(page)
    choose(page, f"{length} letters")
    assert len(root(page)) == length
    open_settings(page)
    choose(page, "Italian", "Game language")
    close_sheet(page)
    expect(page.get_by_text(f"{length}-letter word – Italian")).to_be_visible()
    assert play_today(page) == puzzle("2026-11-21", "it", length)


ZONES = [("Pacific/Auckland", "2026-11-22"), ("America/Los_Angeles", "2026-11-21"), ("Europe/Madrid", "2026-11-21"), ("Asia/Kolkata", "2026-11-21")]


@pytest.mark.parametrize("zone, today", ZONES)
def test_F22_the_day_is_the_players_own(visit, zone, today):
    page = visit(timezone_id=zone)
    start(page)
    assert play_today(page) == puzzle(today)
    assert page.url.endswith(today)


def test_F22_the_word_of_the_day_needs_no_network(page):
    start(page)
    page.context.set_offline(True)
    assert play_today(page) == puzzle("2026-11-21")
    open_daily(page)
    day(page, 3).click()
    expect(heading(page)).to_have_text(puzzle("2026-11-03"))


def test_F22_a_puzzle_begun_before_midnight_stays_itself(page):
    start(page, time="2026-11-21T23:59:00Z")
    before = play_today(page)
    word = solve(before, "en", "--common")[5]
    find(page, word)
    page.clock.run_for(120_000)
    find(page, solve(before, "en", "--common")[6])
    expect(heading(page)).to_have_text(before)
    expect(page.get_by_text("Daily puzzle, November 21")).to_be_visible()
    kept(page, "found", 2)
    open_daily(page)
    expect(page.get_by_role("dialog")).to_contain_text("November 22 – not played")
    expect(page.get_by_role("dialog").get_by_role("button", name="November 21, in progress")).to_have_count(1)
    page.keyboard.press("Escape")
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text(before)
    expect(page.get_by_text("Daily puzzle, November 21")).to_be_visible()
    assert play_today(page) == puzzle("2026-11-22")
    open_daily(page)
    page.get_by_role("dialog").get_by_role("button", name="November 21, in progress").click()
    expect(heading(page)).to_have_text(before)
    assert word in found_words(page)


@PLAYERS
def test_F22_the_days_before_can_be_played_and_are_marked(visit, device, locale, language):
    page = visit(device, locale=locale)
    start(page)
    open_daily(page)
    expect(day(page, 21)).to_have_attribute("aria-current", "date")
    expect(day(page, 22)).to_be_disabled()
    day(page, 5).click()
    assert root(page) == puzzle("2026-11-05", language)
    button(page, say(page, "giveUp")).click()
    button(page, say(page, "giveUpConfirm")).click()
    kept(page, "finished")
    open_daily(page)
    expect(day(page, 5, "dailyDone", count=0)).to_be_visible()
    day(page, 6).click()
    letters = root(page)
    find(page, solve(letters, language, "--common")[0])
    open_daily(page)
    expect(page.get_by_role("dialog").get_by_role("button", name=say(page, "dailyBegun", count=0).split(",")[0].split("0")[0])).to_have_count(1)
    # A finished one shows its end again, and New word leads on.
    day(page, 5, "dailyDone", count=0).click()
    expect(page.get_by_text(say(page, "roundGaveUp"), exact=True)).to_be_visible()
    page.reload()
    ready(page)
    expect(page.get_by_text(say(page, "roundGaveUp"), exact=True)).to_be_visible()


@LOCALES
def test_F22_the_calendar_goes_from_the_first_day_to_today(visit, locale):
    page = visit(PHONE, locale=locale)
    start(page)
    open_daily(page)
    months = say(page, "months").split()
    earlier, later = button(page, say(page, "previousMonth")), button(page, say(page, "nextMonth"))
    shown = page.get_by_role("dialog").get_by_role("status")
    expect(shown).to_have_text(say(page, "monthAndYear", month=months[10], year=2026))
    expect(later).to_be_disabled()
    days = page.get_by_role("dialog").get_by_role("list").get_by_role("button")
    expect(days).to_have_count(30)
    earlier.click()
    expect(shown).to_have_text(say(page, "monthAndYear", month=months[9], year=2026))
    expect(days).to_have_count(31)
    earlier.click()
    expect(shown).to_have_text(say(page, "monthAndYear", month=months[8], year=2026))
    expect(earlier).to_be_disabled()
    expect(day(page, 1, month=9)).to_be_enabled()
    later.click()
    day(page, 31, month=10).click()
    assert root(page) == puzzle("2026-10-31", locale[:2])
    # September 1 was a Tuesday: it stands under the second weekday.
    open_daily(page)
    for _ in range(2):
        earlier.click()
    names = page.locator(".weekdays span")
    box, first = names.nth(1).bounding_box(), days.first.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - first["x"] - first["width"] / 2) < 4


@pytest.mark.parametrize("locale, language", [("en-US", "en"), ("es-ES", "es")])
def test_F22_what_is_shared_tells_no_word(visit, locale, language):
    page = visit(locale=locale, permissions=["clipboard-read", "clipboard-write"])
    start(page)
    letters = play_today(page)
    words = solve(letters, language, "--common")
    find(page, *words[:6])
    page.get_by_role("button", name=say(page, "share"), exact=True).click()
    expect_banner(page, say(page, "copiedTitle"))
    text = page.evaluate("navigator.clipboard.readText()")
    title, kind, *_, link = text.splitlines()
    assert title == say(page, "shareTitle", day="2026-11-21")
    assert say(page, "shareFigures").split("{")[0] == "" and f"6 {say(page, 'shareFigures').split('{common} ')[1].split(' ')[0]}" in text
    assert text.count("🍎") + text.count("🌱") == 10
    assert link.endswith(f"/find-words?language={language}&length=8&daily=2026-11-21")
    told = text.lower().replace(link.lower(), "").split()
    assert letters not in text and [word for word in solve(letters, language) if word in told] == []
    friend = visit(locale="it-IT")
    friend.clock.install(time=NOON)
    friend.goto(link)
    expect(heading(friend)).to_have_text(letters)


def test_F22_a_finger_shares_through_the_systems_sheet(visit):
    page = visit(PHONE)
    page.add_init_script(
        """window.fake = []
        Object.defineProperty(navigator, 'canShare', { value: () => true })
        Object.defineProperty(navigator, 'share', { value: async (data) => { fake.push(data.text) } })"""
    )
    start(page)
    letters = play_today(page)
    button(page, "Share").tap()
    page.wait_for_timeout(100)
    [text] = page.evaluate("fake")
    assert text.startswith("Word Orchard, daily puzzle 2026-11-21") and letters not in text


def test_F22_what_cannot_be_shared_is_shown(page):
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => { throw new Error('no') } } })")
    start(page)
    play_today(page)
    button(page, "Share").click()
    expect_banner(page, "Sharing didn’t work", "Word Orchard, daily puzzle 2026-11-21")
    expect_banner(page, "Sharing didn’t work", "daily=2026-11-21")


def test_F22_a_daily_counts_from_three_letters(page):
    start(page)
    open_settings(page)
    choose(page, "2 letters")
    close_sheet(page)
    letters = play_today(page)
    guess(page, letters[:2])
    expect_banner(page, "Too short", "Use at least 3 letters.")
