"""F22: the daily puzzle for the browser's date, the columns of the calendar, and the shared text in the clipboard.
Tests/PlayTests/FindWords/ShippedDailyTests tests the puzzle's content, calendar marks and texts.
"""

import json

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from player import button, expect_banner, find, from_menu, heading, open_page, root, say, sheet
from server import orchard, solve

TIER = "quick"

NOON = "2026-11-21T12:00:00Z"


def puzzle(day):
    """Returns the puzzle that the command prints for a day."""
    return json.loads(orchard("puzzle", "--language", "en", "--length", "8", "--day", day).stdout)["root"]


def start(page):
    page.clock.install(time=NOON)
    open_page(page, "/find-words")
    root(page)


def open_daily(page):
    from_menu(page, say(page, "daily"))
    expect(sheet(page, say(page, "dailyTitle"))).to_be_visible()


def play_today(page):
    before = heading(page).inner_text()
    open_daily(page)
    button(page, say(page, "dailyPlay")).click()
    expect(heading(page)).not_to_have_text(before)
    return root(page)


def test_F22_the_daily_puzzle_uses_the_browsers_date_and_matches_the_command(visit):
    page = visit(timezone_id="Pacific/Auckland")
    start(page)
    assert play_today(page) == puzzle("2026-11-22")
    assert page.url.endswith("/find-words?language=en&length=8&daily=2026-11-22")


@pytest.mark.full
def test_F22_the_first_of_a_month_is_below_its_weekday(visit):
    page = visit(PHONE)
    start(page)
    open_daily(page)
    for _ in range(2):
        button(page, say(page, "previousMonth")).click()
    days = page.get_by_role("dialog").get_by_role("list").get_by_role("button")
    expect(days).to_have_count(30)
    # September 1 is a Tuesday. September 1 is in the third column, because calendars in the United States begin weeks
    # on Sunday.
    box, first = page.locator(".weekdays span").nth(2).bounding_box(), days.first.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - first["x"] - first["width"] / 2) < 4


@pytest.mark.full
def test_F22_sharing_the_daily_puzzle_copies_its_statistics_and_link(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    start(page)
    letters = play_today(page)
    find(page, *solve(letters, "en", "--common")[:6])
    from_menu(page, say(page, "share"))
    expect_banner(page, say(page, "copiedTitle"))
    title, *_, link = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert title == say(page, "shareTitle", day="2026-11-21")
    assert link == page.url
    assert link.endswith("/find-words?language=en&length=8&daily=2026-11-21")
