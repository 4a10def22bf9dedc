"""Tests that a player's data can be exported to a file, imported from a file, and deleted, and that the browser keeps
the data.
"""

import json
import pathlib

import pytest
from playwright.sync_api import expect

from player import (
    a_second_passes, button, find, found_words, kept, not_saved, open_page, open_root, open_settings,
    choose, close_sheet, ready, save_words, sheet, stored, wait_until,
)

TIER = "quick"

FINDS = ["ring", "main", "alarm"]


def data(page):
    return page.get_by_role("region", name="Your data")


def import_input(page):
    return data(page).get_by_label("Import")


def import_file(page, name, content):
    content = content if isinstance(content, bytes) else content.encode()
    import_input(page).set_input_files({"name": name, "mimeType": "text/plain", "buffer": content})


def expect_news(page, title, text=""):
    """Expects the banner of a page that is not a game."""
    news = page.locator(".news").get_by_role("paragraph").filter(has_text=title)
    expect(news.first).to_be_visible()
    expect(page.locator(".news")).to_contain_text(text)


def export(page, place=None):
    with page.expect_download() as given:
        (place or data(page)).get_by_role("button", name="Export everything").click()
    return given.value.suggested_filename, pathlib.Path(given.value.path()).read_text(encoding="utf-8")


def play_a_little(page):
    open_root(page, "en", "alarming")
    find(page, *FINDS)
    open_settings(page)
    choose(page, "Dark")
    close_sheet(page)
    save_words(page, "en", "apple", "pear")
    kept(page, "saved", 2)


def open_profile(page):
    open_page(page, "/profile")
    expect(data(page)).to_be_visible()


def figures(page):
    return page.locator("dl.tree-figures").inner_text()


def another_device(page, path="/profile"):
    context = page.context.browser.new_context(base_url=page.evaluate("location.origin"))
    other = context.new_page()
    open_page(other, path)
    return other


LEFT = """async () => {
  const [databases, names, workers] = [await indexedDB.databases(), await caches.keys(), await navigator.serviceWorker?.getRegistrations() ?? []]
  return [databases.map(({ name }) => name), names, workers.length, localStorage.length, sessionStorage.length, document.cookie]
}"""
NOTHING = [[], [], 0, 0, 0, ""]


def delete_everything(page):
    data(page).get_by_role("button", name="Delete everything").click()
    expect(sheet(page, "Delete everything forever?")).to_be_visible()
    # The page ignores a double press, so advance the page's clock by a second.
    a_second_passes(page)
    sheet(page, "Delete everything forever?").get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("heading", name="Everything is deleted")).to_be_visible()


def test_an_export_is_a_text_file_with_a_head_and_all_lines(page):
    play_a_little(page)
    open_profile(page)
    name, text = export(page)
    assert name.startswith("word-orchard-20") and name.endswith(".txt")
    head, *lines = [json.loads(line) for line in text.splitlines()]
    assert head == {"format": "word-orchard-profile", "version": 7, "lines": len(lines)}
    assert lines == [json.loads(line) for _, line in stored(page)]


@pytest.mark.full
def test_an_export_of_one_device_can_be_imported_and_stored_on_another(page):
    play_a_little(page)
    open_profile(page)
    _, text = export(page)
    other = another_device(page)
    import_file(other, "word-orchard.txt", text)
    expect_news(other, "Imported", "New here: 1 round, 2 saved words, 0 lists.")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    assert figures(other) == figures(page)
    lines = stored(other)
    import_file(other, "word-orchard.txt", text)
    expect_news(other, "Nothing new in this file")
    assert stored(other) == lines
    other.reload()
    ready(other)
    assert figures(other) == figures(page)
    open_page(other, "/find-words")
    assert sorted(found_words(other)) == sorted(FINDS)
    other.context.close()


@pytest.mark.full
def test_other_tabs_receive_an_import_and_continue(page):
    play_a_little(page)
    open_profile(page)
    _, text = export(page)
    other = another_device(page, "/find-words?language=en&root=alarming")
    find(other, "nail")
    tab = other.context.new_page()
    open_page(tab, "/profile")
    import_file(tab, "word-orchard.txt", text)
    expect_news(tab, "Imported")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    find(other, "ram")
    other.reload()
    ready(other)
    wait_until(other, lambda: set(found_words(other)) >= {"nail", "ram"})
    expect(not_saved(other)).to_have_count(0)
    other.context.close()


@pytest.mark.full
def test_checkpoints_are_exported_and_imported_with_the_events_after_them(page):
    """The database's content after years of play: a checkpoint of several lines replaces the first events."""
    play_a_little(page)
    open_profile(page)
    device = stored(page)[0][0][0]
    member = json.dumps({"version": 6, "device": device, "covered": 900, "parts": 2, "finishedTutorial": True})
    part = json.dumps({"version": 6, "device": device, "covered": 900, "part": 1, "savedWords": "en plum kz-1 1;"})
    head = json.dumps({"format": "word-orchard-profile", "version": 6, "lines": 3})
    event = json.dumps({"version": 6, "device": device, "counter": 901, "at": 5, "offset": 0, "deed": "saved", "language": "en", "word": "fig"})
    import_file(page, "old.txt", "\n".join([head, member, part, event]))
    expect_news(page, "Imported")
    events = stored(page)
    assert [key for key, _ in events if key[0] == device] == [(device, 901)]
    assert len(stored(page, "checkpoints")) == 1
    page.reload()
    ready(page)
    open_page(page, "/saved")
    expect(page.get_by_role("link", name="plum")).to_be_visible()
    expect(page.get_by_role("link", name="fig")).to_be_visible()


REFUSED = [
    ("Fruit.tsv", "word\ttranslation\napple\t蘋果\n", "Import word lists under My lists."),
    ("empty.txt", "", "This isn’t a Word Orchard export."),
    ("photo.txt", bytes(range(256)) * 40, "This isn’t a Word Orchard export."),
    ("new.txt", '{"format":"word-orchard-profile","version":99}\n', "It’s from a newer version of Word Orchard."),
    ("huge.txt", b"\n" * (17 << 20), "It’s larger than 16 MB"),
]


@pytest.mark.full
def test_a_refused_file_shows_the_reason_and_the_remedy(page):
    play_a_little(page)
    open_profile(page)
    lines = stored(page)
    good = export(page)[1]
    for name, content, text in REFUSED:
        import_file(page, name, content)
        expect(data(page).get_by_role("status").filter(has_text="This can’t be read")).to_contain_text(text)
        assert stored(page) == lines, name
        # The player can choose a valid file after the refused file.
        import_file(page, "good.txt", good)
        expect(data(page).get_by_text("This can’t be read")).to_have_count(0)


@pytest.mark.full
def test_an_import_names_damaged_lines_and_imports_the_others(page):
    play_a_little(page)
    open_profile(page)
    head, *lines = export(page)[1].splitlines()
    other = another_device(page)
    import_file(other, "damaged.txt", "\n".join([head, "rubbish", lines[0][:40], *lines[1:-1]]))
    expect(data(other)).to_contain_text("2 lines of the file are damaged and were left out: 2, 3. The rest is here.")
    expect_news(other, "Imported")
    other.context.close()


@pytest.mark.full
def test_an_export_contains_data_that_the_browser_cannot_store(page):
    open_root(page, "en", "alarming")
    kept(page, "began")
    page.evaluate("() => { IDBObjectStore.prototype.add = () => { throw new Error('full') } }")
    find(page, "ring")
    expect(not_saved(page)).to_be_visible()
    page.get_by_role("link", name="You", exact=True).first.click()
    assert '"deed":"found"' in export(page)[1]


@pytest.mark.full
def test_deleting_everything_leaves_no_data(page):
    page.clock.install()
    play_a_little(page)
    open_profile(page)
    assert page.evaluate(LEFT)[0] == ["word-orchard"]
    _, text = export(page)
    data(page).get_by_role("button", name="Delete everything").click()
    last = sheet(page, "Delete everything forever?")
    expect(last).to_contain_text("1 round, 2 saved words, 0 lists")
    assert export(page, last)[1] == text
    last.get_by_role("button", name="Keep everything").click()
    expect(last).to_have_count(0)
    assert page.evaluate(LEFT)[0] == ["word-orchard"]
    delete_everything(page)
    assert page.evaluate(LEFT) == NOTHING
    page.clock.run_for(60_000)
    assert page.evaluate(LEFT) == NOTHING
    page.get_by_role("link", name="Start over").click()
    ready(page)
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    assert stored(page) == []
    open_profile(page)
    import_file(page, "back.txt", text)
    expect_news(page, "Imported", "New here: 1 round, 2 saved words, 0 lists.")


def test_a_double_press_on_delete_deletes_no_data(page):
    play_a_little(page)
    open_profile(page)
    page.evaluate("""() => {
      const press = () => [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Delete everything').at(-1).click()
      press()
      press()
      press()
    }""")
    expect(sheet(page, "Delete everything forever?")).to_be_visible()
    assert len(stored(page)) > 5


@pytest.mark.full
def test_deleting_everything_stops_other_tabs_from_writing(page):
    page.clock.install()
    play_a_little(page)
    tab = page.context.new_page()
    open_page(tab, "/find-words?language=en&root=alarming")
    open_profile(page)
    # During the deletion, the other tab plays.
    tab.evaluate("""() => {
      const field = document.querySelector('input[data-types]')
      window.playing = setInterval(() => {
        for (const word of ['nail', 'ram', 'grim', 'gain']) {
          field.value = word
          field.dispatchEvent(new InputEvent('input', { bubbles: true }))
          field.form.requestSubmit()
        }
      }, 1)
    }""")
    delete_everything(page)
    expect(tab.get_by_role("heading", name="Everything is deleted")).to_be_visible()
    tab.evaluate("clearInterval(window.playing)")
    page.clock.run_for(60_000)
    for one in [page, tab]:
        assert one.evaluate(LEFT) == NOTHING
    tab.get_by_role("link", name="Start over").click()
    ready(tab)
    assert stored(tab) == []
    # When the player leaves the page that deleted everything, this page must not store anything.
    page.goto("about:blank")
    assert tab.evaluate(LEFT)[0] == ["word-orchard"] and stored(tab) == []


KEEPING = """
window.fake = { asked: 0, answer: %s }
let kept = false
StorageManager.prototype.persisted = async () => kept
StorageManager.prototype.persist = async () => { fake.asked++; return kept = fake.answer }"""


@pytest.mark.parametrize("answer, text", [
    pytest.param("true", "Your browser keeps all this until you delete it.", marks=pytest.mark.full),
    ("false", "Your browser didn’t promise to keep all this"),
])
def test_the_first_find_asks_the_browser_to_keep_the_data_and_the_page_shows_its_answer(page, answer, text):
    page.add_init_script(KEEPING % answer)
    open_root(page, "en", "alarming")
    kept(page, "began")
    assert page.evaluate("fake.asked") == 0
    find(page, "ring", "main")
    wait_until(page, lambda: page.evaluate("fake.asked") == 1)
    page.get_by_role("link", name="You", exact=True).first.click()
    expect(data(page)).to_contain_text(text)
    if answer == "false":
        page.evaluate("fake.answer = true")
        button(page, "Keep my data on this device").click()
        expect(data(page)).to_contain_text("Your browser keeps all this until you delete it.")
        expect(button(page, "Keep my data on this device")).to_have_count(0)


@pytest.mark.full
def test_only_a_button_requests_storage_permission_if_the_browser_would_ask_the_player(page):
    page.add_init_script(KEEPING % "true" + "\nObject.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'Mozilla/5.0 Gecko/20100101 Firefox/140.0' })")
    open_root(page, "en", "alarming")
    find(page, "ring", "main")
    kept(page, "found", 2)
    page.get_by_role("link", name="You", exact=True).first.click()
    expect(data(page)).to_contain_text("Your browser may clear all this when space runs out.")
    assert page.evaluate("fake.asked") == 0
    button(page, "Keep my data on this device").click()
    expect(data(page)).to_contain_text("Your browser keeps all this until you delete it.")
    assert page.evaluate("fake.asked") == 1
