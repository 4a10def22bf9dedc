"""V6: the page of saved words: keys, swipes, focus. Tests/PlayTests/SavedWords tests the page's content and the stored events."""

import pytest
from engines import expect

from player import button, heads, kept, open_page, ready, save_words, saved_rows, say, touch, wait_until

TIER = "quick"


def open_saved(page, language, *words):
    save_words(page, language, *words)
    kept(page, "saved", len(words))
    open_page(page, "/saved")


@pytest.mark.full
def test_V6_the_first_paint_of_saved_words_does_not_claim_that_the_list_is_empty(page):
    save_words(page, "en", "ring")
    kept(page, "saved")
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto("/saved")
    wait_until(page, lambda: held)
    expect(page.get_by_role("heading", level=1)).to_have_text("Saved words")
    expect(page.get_by_text(say(page, "savedNone"))).to_have_count(0)
    held[0].continue_()
    expect(heads(saved_rows(page))).to_have_text(["ring"])


def test_V6_only_a_swipe_to_the_left_removes_a_word(phone):
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
        assert page.url.endswith("/saved")
        expect(heads(rows)).to_have_text(["apple", "main", "ring"])
    # Swipe to the left, which removes one word. If an earlier swipe had a late effect, the list would now lack another
    # word too.
    touch(page, [(x, y), (x - 60, y + 4), (x - 150, y + 6)])
    expect(heads(rows)).to_have_text(["apple", "ring"])
    assert page.url.endswith("/saved")
    expect(page.get_by_text("main is no longer saved.")).to_be_visible()
    button(page, "Undo").click()
    expect(heads(rows)).to_have_text(["apple", "main", "ring"])
    kept(page, "saved", 4)


@pytest.mark.full
def test_V6_a_swipe_removes_a_word_in_a_scrolled_list(phone):
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


def test_V6_keys_and_the_button_remove_words_and_the_focus_is_never_lost(page):
    open_saved(page, "es", "árbol", "gato", "nube", "zapato")
    rows = saved_rows(page, "es")
    rows.nth(1).get_by_role("link").focus()
    page.keyboard.press("Delete")
    expect(heads(rows)).to_have_text(["árbol", "nube", "zapato"])
    expect(rows.nth(1).get_by_role("link")).to_be_focused()
    page.keyboard.press("Backspace")
    expect(heads(rows)).to_have_text(["árbol", "zapato"])
    expect(rows.nth(1).get_by_role("link")).to_be_focused()
    button(page, "Remove zapato").focus()
    page.keyboard.press("Enter")  # the last one
    expect(heads(rows)).to_have_text(["árbol"])
    expect(rows.nth(0).get_by_role("link")).to_be_focused()
    page.keyboard.press("Delete")
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    expect(button(page, "Undo")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")
    kept(page, "unsaved", 4)
    page.reload()
    ready(page)
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
