"""L2: after a player has joined the leaderboard, it lists the player's daily round under a pseudonym."""

import re
from datetime import UTC, datetime

import pytest

from engines import expect
from player import button, find, kept, open_page, root, say
from server import Server, solve

TIER = "full"


@pytest.fixture
def visit(engine, tmp_path):
    """Returns a visitor of a new server, so that its leaderboards contain no other players."""
    server = Server(tmp_path / "log")
    page = engine.visit(server.address, {"width": 390, "height": 844})
    yield lambda: page
    page.context.close()
    server.kill()
    assert page.context.problems == []


def test_a_daily_round_is_on_the_board_under_a_pseudonym(visit):
    page = visit()
    page.goto("/boards")
    main = page.get_by_role("main")
    expect(main.get_by_text("Nobody is on this board yet.")).to_be_visible()
    main.get_by_role("link", name="Your devices").click()
    button(page, "Turn on sync").click()
    expect(page.get_by_role("button", name="Show a code")).to_be_visible()

    open_page(page, f"/find-words?language=en&length=8&daily={datetime.now(UTC):%Y-%m-%d}")
    words = [word for word in solve(root(page), "en", "--common") if len(word) == 4][:2]
    for word in words:
        page.wait_for_timeout(600)  # the referee rejects faster typing
        find(page, word)
    kept(page, "found", 2)
    open_page(page, "/profile")
    expect(page.get_by_text(say(page, "syncDone"))).to_be_visible()

    main.get_by_role("link", name="Leaderboards").click()
    expect(main.get_by_text("Choose a name.")).to_be_visible()
    offers = main.get_by_role("region", name="Take part").get_by_role("button")
    name = offers.first.inner_text()
    offers.first.click()
    row = main.get_by_role("row").filter(has_text=name)
    expect(row.first).to_contain_text("(you)")
    expect(row.first).to_contain_text("8")  # points of two words of four letters

    # The player shares a leaderboard for friends by its link.
    button(page, "New board for friends").click()
    expect(main.get_by_role("heading", level=1)).to_have_text(f"Friends of {name}")
    link = main.get_by_role("textbox", name="Link for friends")
    assert link.input_value() == page.url and "/boards/circles/" in page.url
    button(page, "Copy link").click()
    # If a browser does not allow pages to write to the clipboard, the link is selected.
    expect(main.get_by_role("status").filter(has_text=re.compile("^Copied$|Copy this yourself"))).to_be_visible()
