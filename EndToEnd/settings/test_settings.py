"""F23: the Settings dialog closes in four ways. While the Settings dialog is open, the focus stays in the dialog. When
the dialog closes, the focus returns to the Settings button. Tests/PlayTests/Settings tests the effects of the settings.
"""

import pytest
from playwright.sync_api import expect

from player import button, close_sheet, find, open_root, open_settings, sheet, skip_tutorial, touch

TIER = "quick"


def press_backdrop(phone):
    box = sheet(phone).bounding_box()
    phone.mouse.click(box["x"] + box["width"] / 2, box["y"] + 30)  # within the sheet
    expect(sheet(phone)).to_be_visible()
    phone.mouse.click(5, 5)


def swipe(phone):
    box = sheet(phone).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 40
    touch(phone, [(x, y), (x, y + 30)])  # not far enough
    expect(sheet(phone)).to_be_visible()
    touch(phone, [(x, y), (x, y + 60), (x, y + 160)])


def test_F23_closing_the_settings_dialog_returns_the_focus(phone):
    open_root(phone, "en", "alarming")
    for close in [lambda phone: phone.keyboard.press("Escape"), close_sheet, press_backdrop, swipe]:
        open_settings(phone)
        assert phone.evaluate("document.querySelector('dialog').contains(document.activeElement)")
        close(phone)
        expect(phone.get_by_role("dialog")).to_have_count(0)
        expect(button(phone, "Settings")).to_be_focused()


@pytest.mark.full
def test_F23_all_dialogs_keep_the_focus_while_they_are_open(page):
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    find(page, "ring")
    for name in ["Settings", "Hints", "New word"]:
        button(page, name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        for key in ["Tab"] * 4 + ["Shift+Tab"] * 8:
            page.keyboard.press(key)
            assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')"), name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button(page, name)).to_be_focused()
