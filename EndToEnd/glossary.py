"""A reader's actions and observations in a vocabulary: its list, its index, its search, its word pages."""

import re
import unicodedata

from engines import expect
from player import button, heads, open_page, say, search_field, vocabulary_rows
from server import DATA


def initial(word):
    """Returns the letter of the word's section: accented letters count as plain letters, except Ñ."""
    return "Ñ" if word[0] == "ñ" else unicodedata.normalize("NFD", word[0])[0].upper()


def entries(language):
    """Returns the shipped entries in the alphabetical order of their language, as lists of fields."""
    lines = (DATA / "vocabulary" / f"{language}.tsv").read_text().splitlines()[2:]
    return [line.split("\t") for line in lines]


def shipped_words(language):
    return [row[0] for row in entries(language)]


COLUMNS = ["word", "pos", "level", "definition", "example", "forms"]


def serve(page, rows):
    """Serves an invented English vocabulary instead of the shipped vocabulary. A row of `rows` contains only the fields
    that matter to the test; all other fields have default values.
    """
    usual = {"pos": "noun", "level": "A1", "definition": "a thing", "example": "{x}."}
    lines = ["\t".join({**usual, **row}.get(column, "") for column in COLUMNS) for row in rows]
    text = "\n".join(["#vocabulary 2", "\t".join(COLUMNS), *lines]) + "\n"
    page.route("**/en-en.*.tsv", lambda route: route.fulfill(body=text, content_type="text/tab-separated-values; charset=utf-8"))


def open_list(page, language="en"):
    open_page(page, f"/vocabulary/{language}")
    expect(vocabulary_rows(page).first).to_be_visible()
    expect(search_field(page)).to_be_enabled()


def letters(page):
    return page.get_by_role("navigation", name=say(page, "sections"), exact=True)


def letter(page, name):
    return letters(page).locator("a, button").filter(has_text=re.compile(f"^{name}$"))


def row_link(page, word):
    return vocabulary_rows(page).get_by_role("link", name=re.compile(f"^{re.escape(word)}(?!\\w)")).first


def hits(page):
    """Returns the words of a vocabulary list that is so short that all its rows are in the document, such as a list of
    few search results.
    """
    return heads(vocabulary_rows(page))


def status(page, text):
    return page.get_by_role("main").get_by_role("status").filter(has_text=text)


def step(page, phrase):
    return button(page, say(page, phrase))


def wheel(page, down):
    page.locator("[data-rows]").hover()
    page.mouse.wheel(0, down)
