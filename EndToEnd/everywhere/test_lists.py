"""The player's own lists: from a file, and by a link."""

import pytest
import base64

from engines import expect
from player import button, deeds, expect_preview, expect_shared, heading, keep_list, open_import, open_page, pick, press_item, ready, rows
from test_lists import FRUIT, bad_lines, first_words, main

TIER = "quick"

FRUIT_WORDS = ["apple", "fig", "pear"]


def encoded(text):
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


@pytest.mark.smoke
def test_a_list_can_be_imported_from_a_file(page):
    open_import(page)
    pick(page, {"Fruit.txt": FRUIT + "plum\n"})
    expect_preview(page, 3, bad=1)
    expect(bad_lines(page)).to_contain_text(["Line 4"])
    keep_list(page)
    expect(heading(page)).to_have_text("Fruit")
    expect(rows(page, "Fruit").locator("[lang=en]")).to_have_text(FRUIT_WORDS)
    page.reload()
    ready(page)
    expect(rows(page, "Fruit").locator("[lang=en]")).to_have_text(FRUIT_WORDS)
    rows(page, "Fruit").first.click()
    expect(heading(page)).to_have_text("apple")
    expect(main(page)).to_contain_text("蘋果")


@pytest.mark.smoke
def test_a_button_at_the_bottom_of_a_low_window_can_be_clicked_while_a_field_of_its_form_has_focus(visit):
    page = visit(390, 500)
    open_import(page)
    pick(page, {"Fruit.txt": FRUIT})
    expect_preview(page, 3)
    field(page, "Name of the list").fill("Fruit")
    button(page, "Save list").evaluate("(button) => button.scrollIntoView({ block: 'end' })")
    button(page, "Save list").click()
    expect(heading(page)).to_have_text("Fruit")


def test_several_files_for_different_letters_are_imported_as_one_list(page):
    open_import(page)
    pick(page, {"A.txt": "apple\t蘋果\n", "B.txt": "bee\t蜜蜂\n"})
    expect_preview(page, 2)
    keep_list(page, "Two")
    expect(rows(page, "Two").locator("[lang=en]")).to_have_text(["apple", "bee"])


def test_a_shared_list_opens_and_is_saved_only_on_demand(page):
    open_page(page, f"/lists/new#language=en&name=Fruit&list={encoded(FRUIT)}")
    expect_shared(page, 3)
    expect(first_words(page).first).to_contain_text("蘋果")
    expect(heading(page)).to_have_text("Fruit")
    assert deeds(page, "keptList") == []
    keep_list(page)
    expect(heading(page)).to_have_text("Fruit")
    assert "#" not in page.url


def field(page, name):
    return page.get_by_role("textbox", name=name, exact=True)


def save(page):
    page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()


def test_a_list_can_be_extended_edited_and_renamed(page):
    open_import(page)
    pick(page, {"Fruit.txt": FRUIT})
    keep_list(page)
    button(page, "Add a word").click()
    field(page, "Word").fill("plum")
    field(page, "Translation").fill("李子")
    save(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(rows(page, "Fruit").locator("[lang=en]")).to_have_text([*FRUIT_WORDS, "plum"])
    rows(page, "Fruit").last.click()
    expect(heading(page)).to_have_text("plum")
    press_item(page, "editItem")
    expect(field(page, "Translation")).to_have_value("李子")
    field(page, "Word").fill("plums")
    save(page)
    expect(heading(page)).to_have_text("plums")
    page.go_back()
    expect(heading(page)).to_have_text("Fruit")
    press_item(page, "renameList")
    field(page, "Name of the list").fill("Obst")
    save(page)
    expect(heading(page)).to_have_text("Obst")
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("Obst")
    expect(rows(page, "Obst").locator("[lang=en]")).to_have_text([*FRUIT_WORDS, "plums"])
