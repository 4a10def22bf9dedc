"""G6: the settings for offline use are accessible in all languages and at every width."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from player import expect_kept, kept_row, open_page, open_settings
from test_axe import Screens

TIER = "full"

COMPLAINTS = """(dialog) => [...dialog.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1).map((each) => each.outerHTML)"""


@pytest.mark.parametrize("device", [PHONE, DESKTOP, {"viewport": {"width": 320, "height": 568}}], ids=["phone", "desktop", "small"])
def test_the_offline_settings_are_accessible_and_fit_at_every_width(home, device):
    page = home.open(**device)
    open_page(page, "/saved")
    expect_kept(page)
    home.lose()
    open_settings(page)
    kept_row(page, "Spanish").get_by_role("button").click()
    expect(page.get_by_role("dialog").get_by_text("Spanish couldn’t be downloaded.")).to_be_visible()
    for language in ["English", "Spanish"]:
        kept_row(page, language).scroll_into_view_if_needed()
        expect(kept_row(page, language)).to_be_in_viewport(ratio=1)
    assert page.get_by_role("dialog").evaluate(COMPLAINTS) == []
    screens = Screens(page, ["light", "dark", "contrast"])
    screens.check("settings")
    assert screens.violations == []
