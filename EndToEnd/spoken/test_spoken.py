"""Compares a screen reader's announcements during whole visits with the expected transcripts in `golden`.

With the environment variable WRITE_SPOKEN=1, the tests write new transcripts into `golden`:

    WRITE_SPOKEN=1 .build/venv/bin/python EndToEnd/run.py -q --engine chromium spoken/test_spoken.py
"""

import re

from glossary import row_link
from guesser import challenge_path, hint, places, result
from player import (
    banner, button, field, finds, heading, kept, page_link, radio, rows, saved_rows, search_field, sheet, vocabulary_rows,
)

TIER = "full"

# Accepted guesses (two of them bonus words), a repeated guess, and refused guesses.
FINDS = ["robla", "bar", "bar", "lab", "rob", "zar", "al"]


def no_dialog(page):
    return lambda: page.get_by_role("dialog").count() == 0


def menu(page):
    """Returns the button that opens the menu More."""
    return page.get_by_role("main").locator("summary").filter(has_text="More")


def item(page, name):
    """Returns an item of the open menu."""
    return page.get_by_role("main").locator("[data-menu][open] button").filter(has_text=name)


def test_the_first_minute_of_a_new_visitor_is_spoken_as_its_golden_file_says(transcript):
    page = transcript.page
    transcript.go("/find-words", until=lambda: page.get_by_role("dialog").count() == 1)
    transcript.press(radio(page, "Spanish"), key="Space")
    transcript.press(radio(page, "A2 I know everyday phrases"), key="Space")
    transcript.press(button(page, "Start"), until=no_dialog(page))
    transcript.key("Tab")
    region = page.get_by_role("region", name="Make words from these letters")
    transcript.read(region)
    word = region.inner_text().split("Try ")[1].split(".")[0].lower()
    transcript.press(button(page, "Next"))
    transcript.press(button(page, "Next"))
    transcript.move(field(page))
    transcript.type(word, until=lambda: finds(page).count() == 1)
    transcript.read(page.get_by_role("list", name="Found words"))
    transcript.compare("first-minute")


def test_a_round_of_find_words_is_spoken_as_its_golden_file_says(transcript):
    page = transcript.page
    transcript.go("/find-words?language=es&root=árbol", until=lambda: heading(page).inner_text() == "árbol")
    transcript.press(button(page, "Skip"))
    transcript.move(field(page))
    for word in FINDS:
        transcript.type(word)
    transcript.press(button(page, "Shuffle"))
    transcript.press(button(page, "Hints"), until=lambda: sheet(page, "Hints").is_visible())
    grid = sheet(page, "Hints").get_by_role("table")
    transcript.read(grid)
    transcript.press(grid.get_by_role("button").first)
    transcript.press(page.get_by_role("button", name=re.compile("^Word 1: ")).first)
    transcript.read(page.get_by_role("listitem", name="Word 1", exact=True))
    transcript.press(page.get_by_role("button", name=re.compile("^Word 1: ")).first)
    transcript.key("Escape", until=no_dialog(page))
    transcript.press(finds(page).first.get_by_role("button"), until=lambda: sheet(page, "rob").is_visible())
    transcript.key("Escape", until=no_dialog(page))
    transcript.press(button(page, "New word"), until=lambda: sheet(page, "New word").is_visible())
    transcript.press(page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Give up|Finish)$")))
    transcript.read(page.get_by_role("dialog"))
    transcript.press(button(page, "Show the words"), until=lambda: page.get_by_role("list", name="Missed words").count() == 1)
    transcript.read(banner(page))
    transcript.read(page.get_by_role("list", name="Missed words"))
    transcript.press(page.get_by_role("button", name="Save all", exact=True))
    transcript.press(button(page, "New word"))
    transcript.press(button(page, "Undo"))
    transcript.compare("find-words")


def test_a_game_of_apple_tree_is_spoken_as_its_golden_file_says(transcript):
    page = transcript.page
    transcript.go(challenge_path("árbol", "es"), until=lambda: places(page).count() == 5)
    transcript.read(page.get_by_role("list", name="Word", exact=True))
    transcript.move(page.get_by_role("textbox", name="Letter", exact=True))
    transcript.type("a", key=None)
    transcript.type("z", key=None)
    transcript.type("z", key=None)
    transcript.type("?", key=None)
    transcript.press(hint(page))
    transcript.press(page.get_by_role("group", name="Keyboard").get_by_role("button", name="L", exact=True))
    transcript.type("o", key=None)
    transcript.move(page.get_by_role("textbox", name="Letter", exact=True))
    transcript.press(button(page, "Guess the word"), until=lambda: sheet(page, "Guess the word").is_visible())
    transcript.type("abri")
    transcript.key("l", "Enter", until=no_dialog(page))
    transcript.press(button(page, "Guess the word"), until=lambda: sheet(page, "Guess the word").is_visible())
    transcript.type("árbol", until=no_dialog(page))
    transcript.read(result(page))
    transcript.key("Tab")
    transcript.key("Tab")
    transcript.key("Tab")
    transcript.compare("apple-tree")


def test_the_vocabulary_is_spoken_as_its_golden_file_says(transcript):
    page = transcript.page
    transcript.go("/", until=lambda: page.get_by_role("main").count() == 1)
    transcript.press(page_link(page, "words"), until=lambda: vocabulary_rows(page).count() > 5)
    transcript.go("/vocabulary/es", until=lambda: vocabulary_rows(page).count() > 5)
    transcript.move(search_field(page))
    transcript.type("giraffe", key=None, slowly=True, until=lambda: vocabulary_rows(page).count() == 4)
    transcript.read(page.get_by_role("list", name="Vocabulary", exact=True))
    transcript.key("Tab")
    transcript.key("Tab")
    transcript.press(row_link(page, "jirafa"), until=lambda: heading(page).inner_text() == "jirafa")
    transcript.read(page.get_by_role("article"))
    transcript.press(button(page, "Save"))
    transcript.press(button(page, "Next word"))
    transcript.back(until=lambda: vocabulary_rows(page).count() == 4)
    kept(page, "saved")
    transcript.go("/saved", until=lambda: saved_rows(page, "es").count() == 1)
    transcript.press(saved_rows(page, "es").first.get_by_role("link"), key="Delete", until=lambda: button(page, "Undo").count() == 1)
    transcript.press(button(page, "Undo"), until=lambda: saved_rows(page, "es").count() == 1)
    transcript.compare("vocabulary")


def test_lists_are_spoken_as_their_golden_file_says(transcript):
    page = transcript.page
    transcript.go("/lists")
    transcript.press(button(page, "New list"))
    transcript.type("Casa", until=lambda: heading(page).inner_text() == "Casa")
    transcript.press(button(page, "Add a word"))
    transcript.type("chair", until=lambda: rows(page, "Casa").count() == 1)
    transcript.read(page.get_by_role("list", name="Casa", exact=True))
    transcript.press(rows(page, "Casa").first, until=lambda: heading(page).inner_text() == "chair")
    transcript.press(menu(page))
    transcript.press(item(page, "Edit"), until=lambda: page.get_by_role("dialog").count() == 1)
    remove = page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True)
    transcript.press(remove, until=lambda: heading(page).inner_text() == "Casa")
    transcript.press(button(page, "Undo"), until=lambda: rows(page, "Casa").count() == 1)
    transcript.press(menu(page))
    transcript.press(item(page, "Remove"), until=lambda: page.get_by_role("dialog").count() == 1)
    transcript.read(page.get_by_role("dialog"))
    transcript.press(remove, until=lambda: heading(page).inner_text() == "My lists")
    transcript.press(button(page, "Undo"), until=lambda: page.get_by_role("main").get_by_role("link", name="Casa").count() == 1)
    transcript.compare("lists")


def test_the_settings_are_spoken_as_their_golden_file_says(transcript):
    page = transcript.page
    transcript.go("/find-words?language=en&root=sent", until=lambda: heading(page).inner_text() == "sent")
    transcript.press(button(page, "Settings"), until=lambda: sheet(page).is_visible())
    transcript.press(page.get_by_role("switch", name="Sound", exact=True), key="Space")
    transcript.press(radio(page, "Spanish"), key="Space")
    transcript.press(radio(page, "2 min"), key="Space")
    transcript.key("Escape", until=no_dialog(page))
    transcript.read(heading(page))
    transcript.compare("settings")
