"""V6: the saved words on their page: keys, swipes, focus, the browser's store. What stands there: Tests/PlayTests/SavedWords."""

import json

import pytest
from engines import expect

from player import (
    button, heads, kept, not_saved, open_page, ready, save_words, saved_rows, say, sheet, store, stored, touch, wait_until,
)


def open_saved(page, language, *words):
    save_words(page, language, *words)
    kept(page, "saved", len(words))
    open_page(page, "/saved")


def test_V6_the_first_paint_does_not_say_that_nothing_is_saved(page):
    save_words(page, "en", "ring")
    kept(page, "saved")
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto("/saved")
    wait_until(page, lambda: held)
    page.wait_for_timeout(200)
    expect(page.get_by_role("heading", level=1)).to_have_text("Saved words")
    expect(page.get_by_text(say(page, "savedNone"))).to_have_count(0)
    held[0].continue_()
    expect(heads(saved_rows(page))).to_have_text(["ring"])


def test_V6_the_last_word_of_a_language_goes_and_the_focus_stays_on_the_page(page):
    save_words(page, "es", "gato")
    open_saved(page, "en", "ring")
    saved_rows(page).get_by_role("link").focus()
    page.keyboard.press("Delete")
    expect(saved_rows(page)).to_have_count(0)
    expect(heads(saved_rows(page, "spanishAlone"))).to_have_text(["gato"])
    assert page.evaluate("document.activeElement !== document.body")


def test_V6_a_swipe_to_the_left_removes_a_word_and_nothing_else_does(phone):
    page = phone
    open_saved(page, "en", "ring", "apple", "main")
    rows = saved_rows(page)
    box = rows.nth(1).bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
    for points in [
        [(x, y), (x - 20, y), (x - 40, y)],  # too short
        [(x - 150, y), (x - 80, y), (x, y)],  # to the right
        [(x, y), (x - 60, y + 120), (x - 90, y + 200)],  # down
    ]:
        touch(page, points)
        page.wait_for_timeout(150)
        assert page.url.endswith("/saved")
        expect(heads(rows)).to_have_text(["apple", "main", "ring"])
    touch(page, [(x, y), (x - 60, y + 4), (x - 150, y + 6)])
    expect(heads(rows)).to_have_text(["apple", "ring"])
    assert page.url.endswith("/saved")
    expect(page.get_by_text("main is no longer saved.")).to_be_visible()
    button(page, "Undo").click()
    expect(heads(rows)).to_have_text(["apple", "main", "ring"])
    kept(page, "saved", 4)
    page.reload()
    ready(page)
    expect(heads(rows)).to_have_text(["apple", "main", "ring"])


def test_V6_a_swipe_removes_in_a_list_that_is_scrolled(phone):
    page = phone
    words = ["apple", "main", "ring", "run", "cat", "dog", "tree", "house", "water", "milk", "bread", "sun", "moon", "star"]
    open_saved(page, "en", *words)
    rows = saved_rows(page)
    rows.last.scroll_into_view_if_needed()
    box = rows.nth(11).bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
    touch(page, [(x, y), (x - 60, y), (x - 150, y)])
    expect(rows).to_have_count(13)
    expect(heads(rows).filter(has_text=sorted(words)[11])).to_have_count(0)


@pytest.mark.parametrize("key, locale", [("Delete", "en-US"), ("Backspace", "es-ES")])
def test_V6_the_delete_key_removes_the_word_and_the_focus_stays_in_the_list(visit, key, locale):
    page = visit(locale=locale)
    open_saved(page, "es", "árbol", "gato", "nube", "zapato")
    rows = saved_rows(page, "spanishAlone")
    rows.nth(1).get_by_role("link").focus()
    page.keyboard.press(key)
    expect(heads(rows)).to_have_text(["árbol", "nube", "zapato"])
    expect(rows.nth(1).get_by_role("link")).to_be_focused()
    page.keyboard.press(key)
    expect(heads(rows)).to_have_text(["árbol", "zapato"])
    expect(rows.nth(1).get_by_role("link")).to_be_focused()
    page.keyboard.press(key)  # the last one
    expect(heads(rows)).to_have_text(["árbol"])
    expect(rows.nth(0).get_by_role("link")).to_be_focused()
    page.reload()
    ready(page)
    expect(heads(rows)).to_have_text(["árbol"])


def test_V6_when_the_only_word_is_removed_the_focus_stays_on_the_page(page):
    open_saved(page, "en", "ring")
    saved_rows(page).get_by_role("link").focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    expect(button(page, "Undo")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def test_V6_the_button_removes_a_word_and_the_focus_stays_in_the_list(page):
    open_saved(page, "en", "apple", "main", "ring")
    button(page, "Remove main").focus()
    page.keyboard.press("Enter")
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])
    assert saved_rows(page).nth(1).evaluate("(row) => row.contains(document.activeElement)")
    page.reload()
    ready(page)
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])


def test_V6_remove_all_asks_once_and_can_be_undone(phone):
    page = phone
    save_words(page, "en", "ring")
    save_words(page, "es", "zapato", "árbol", "ñame")
    kept(page, "saved", 4)
    open_page(page, "/saved")
    rows = saved_rows(page, "spanishAlone")
    button(page, say(page, "removeAll")).click()
    question = sheet(page, say(page, "removeAllQuestion"))
    expect(question).to_contain_text(say(page, "removeAllText", count=4))
    button(question, say(page, "keepThem")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(rows).to_have_count(3)
    button(page, say(page, "removeAll")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(rows).to_have_count(3)
    button(page, say(page, "removeAll")).click()
    button(question, say(page, "removeAll")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    expect(page.get_by_text(say(page, "removedAllText", count=4))).to_be_visible()
    expect(button(page, say(page, "removeAll"))).to_have_count(0)
    button(page, say(page, "undo")).click()
    expect(heads(rows)).to_have_text(["árbol", "ñame", "zapato"])
    expect(heads(saved_rows(page, "englishAlone"))).to_have_text(["ring"])
    kept(page, "saved", 8)
    page.reload()
    ready(page)
    expect(heads(rows)).to_have_text(["árbol", "ñame", "zapato"])
    button(page, say(page, "removeAll")).click()
    button(question, say(page, "removeAll")).click()
    kept(page, "unsaved", 8)
    page.reload()
    ready(page)
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()


def test_V6_a_line_that_cannot_be_read_is_kept_aside_and_the_other_words_are_there(page):
    save_words(page, "en", "apple", "main", "ring")
    kept(page, "saved", 3)
    [key, line] = [(key, line) for key, line in stored(page) if '"saved"' in line and "main" in line][0]
    broken = line[: len(line) // 2]
    store(page, "events", broken, key)
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])
    expect(page.get_by_text(say(page, "setAsideText"))).to_be_visible()
    wait_until(page, lambda: [value["line"] for _, value in stored(page, "aside")] == [broken])
    save_words(page, "en", "cat")
    kept(page, "saved", 3)
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["apple", "cat", "ring"])
    assert [value["line"] for _, value in stored(page, "aside")] == [broken]


def test_V6_a_store_of_which_nothing_can_be_read_is_not_overwritten(page):
    save_words(page, "en", "apple", "ring")
    kept(page, "saved", 2)
    lines = []
    for key, line in stored(page):
        lines.append("\u0000" + line)
        store(page, "events", lines[-1], key)
    open_page(page, "/saved")
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    expect(page.get_by_text(say(page, "setAsideText"))).to_be_visible()
    wait_until(page, lambda: sorted(value["line"] for _, value in stored(page, "aside")) == sorted(lines))
    save_words(page, "en", "cat")
    kept_lines = {line for _, line in stored(page)} | {value["line"] for _, value in stored(page, "aside")}
    assert kept_lines.issuperset(lines)


def test_V6_words_of_a_newer_version_stay_where_they_are(page):
    save_words(page, "en", "ring")
    kept(page, "saved")
    [((device, counter), _)] = stored(page)[-1:]
    newer = json.dumps({"version": 99, "device": device, "counter": counter + 1, "of": "tomorrow"}, separators=(",", ":"))
    store(page, "events", newer, (device, counter + 1))
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["ring"])
    expect(page.get_by_text(say(page, "newerText"))).to_be_visible()
    button(page, "Remove ring").click()
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    wait_until(page, lambda: any('"unsaved"' in line for _, line in stored(page)))
    assert dict(stored(page))[(device, counter + 1)] == newer


def test_T_a_word_that_cannot_be_stored_is_told(visit):
    page = visit()
    visit.tolerate("full")
    page.add_init_script("IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') }")
    open_page(page, "/vocabulary/en/ring")
    button(page, "Save").click()
    expect(not_saved(page)).to_be_visible()


def test_V6_another_tab_sees_what_is_saved(page):
    open_saved(page, "en", "ring")
    other = page.context.new_page()
    open_page(other, "/vocabulary/en/apple")
    button(other, "Save").click()
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])
    button(page, "Remove ring").click()
    open_page(other, "/saved")
    expect(heads(saved_rows(other))).to_have_text(["apple"])
