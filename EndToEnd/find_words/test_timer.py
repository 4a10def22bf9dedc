"""F21: the timer measured by the browser's clock. Tests/PlayTests/FindWords/ClockTests and TimerTests test the measured time and what happens when it
ends.
"""

from playwright.sync_api import expect

from conftest import PHONE
from player import choose, close_sheet, heading, open_page, open_settings, root, say, signals

TIER = "quick"

SPY = "window.fake = []; navigator.vibrate = (pattern) => !!fake.push(pattern)"


def clock(page):
    return page.get_by_role("timer", name=say(page, "timeLeft"), exact=True)


def seconds(page):
    minutes, rest = clock(page).inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def test_F21_the_timer_runs_warns_when_time_is_short_and_ends_the_round(visit):
    page = visit(PHONE)
    page.add_init_script(SPY)
    page.clock.install()
    open_page(page)
    root(page)
    open_settings(page)
    choose(page, say(page, "minutesOption", count=2), say(page, "timer"))
    close_sheet(page)
    page.get_by_role("banner").click()
    assert 110 <= seconds(page) <= 120
    page.clock.run_for(60_000)
    assert 45 <= seconds(page) <= 62
    page.clock.run_for((seconds(page) - 8) * 1000)
    expect(clock(page)).to_have_attribute("data-low", "")
    page.clock.run_for(12_000)
    expect(page.get_by_text(say(page, "roundTimeUp"), exact=True)).to_be_visible()
    expect(heading(page)).to_be_focused()
    expect(clock(page)).to_have_count(0)
    known = signals(page)
    assert page.evaluate("fake")[-2:] == [known[name]["vibration"] for name in ("timeLow", "timeUp")]
