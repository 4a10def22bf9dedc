"""Tests that all data of a player can be exported, deleted, and imported again."""

from engines import expect
from player import (
    a_second_passes, TAKE, button, choose, close_sheet, find, found_words, kept, open_page, open_root, open_settings, save_words, sheet, stored, wait_until,
)

TIER = "full"

LEFT = """async () => {
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  return [databases, await caches.keys(), localStorage.length, sessionStorage.length, document.cookie]
}"""


def test_an_export_can_be_imported_after_everything_was_deleted(page):
    open_root(page, "en", "alarming")
    find(page, "ring", "main")
    open_settings(page)
    choose(page, "Dark")
    close_sheet(page)
    save_words(page, "en", "apple")
    kept(page, "saved")
    open_page(page, "/profile")
    page.evaluate(TAKE)
    button(page, "Export everything").click()
    expect(page.locator("html[data-taken]")).to_have_count(1)
    text = page.locator("html").get_attribute("data-taken")
    # A second click at the same place might count as the second click of a double click, so use the keyboard.
    button(page, "Delete everything").press("Enter")
    last = sheet(page, "Delete everything forever?")
    expect(last).to_be_visible()
    # The page ignores a double press, so advance the page's clock by a second.
    a_second_passes(page)
    last.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("heading", name="Everything is deleted")).to_be_visible()
    assert page.evaluate(LEFT) == [[], [], 0, 0, ""]
    expect(page.get_by_role("link", name="Start over")).to_have_attribute("href", "/")
    open_page(page, "/profile")
    expect(page.locator("html[data-theme=dark]")).to_have_count(0)
    assert stored(page) == []
    page.get_by_label("Import").set_input_files([{"name": "all.txt", "mimeType": "text/plain", "buffer": text.encode()}])
    expect(page.get_by_text("New here: 1 round, 1 saved word, 0 lists.")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    open_page(page, "/find-words")
    wait_until(page, lambda: sorted(found_words(page)) == ["main", "ring"])
