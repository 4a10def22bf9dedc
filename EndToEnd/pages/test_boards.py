"""L5: a leaderboard for friends on a phone. everywhere/test_boards.py tests the leaderboard's behaviour in the three engines."""

from playwright.sync_api import expect

from conftest import PHONE
from player import button

TIER = "full"

SHEET = """
navigator.canShare = ({ url }) => !!url
navigator.share = async ({ url }) => { window.shared = url }
"""


def open_new_board(page):
    page.goto("/devices")
    button(page, "Turn on sync").click()
    expect(button(page, "Show a code")).to_be_visible()
    page.goto("/boards")
    page.get_by_role("region", name="Take part").get_by_role("button").first.click()
    button(page, "New board for friends").click()


def test_a_phone_shares_the_link_of_a_board_by_its_share_sheet(visit):
    page = visit(PHONE)
    page.add_init_script(SHEET)
    open_new_board(page)
    button(page, "Share").click()
    assert page.evaluate("window.shared") == page.get_by_role("textbox", name="Link for friends").input_value()


def test_a_browser_without_a_share_sheet_shows_no_share_button(visit):
    page = visit(PHONE)
    page.add_init_script("navigator.canShare = undefined")
    open_new_board(page)
    expect(button(page, "Copy link")).to_be_visible()
    expect(page.get_by_role("button", name="Share", exact=True)).to_have_count(0)
