"""Tests Tools/vocabulary/details: completing and checking the details of the vocabulary's entries (docs/formats/details.md)."""

import shutil
import sys
from pathlib import Path

import pytest

from tool import tool

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Tools/vocabulary"))
details = tool("vocabulary/details")

HEAD = "word\tpos\tlevel\tlabel\tpattern\tdefinition\tzh-Hant\tzh-Hans\tko\tes\tit\texample\texample-zh-Hant\texample-zh-Hans\tforms"
ROWS = [("big", "adjective", "A1", "bigger"), ("large", "adjective", "A2", ""), ("look", "verb", "A1", "looked"), ("look", "noun", "A2", "looks"), ("look after", "verb", "A2", ""), ("take a look", "verb", "B1", ""), ("soup", "noun", "A1", "soups")]
FORMS = ["1 ger c", "", "0 ed d", "0 s P", "", "", "0 s P"]


@pytest.fixture
def data(tmp_path):
    """A data folder with a few English entries and without details."""
    shutil.copytree(ROOT / "Data/languages", tmp_path / "languages")
    for folder in ("vocabulary/en", "forms", "lexicons", "details"):
        (tmp_path / folder).mkdir(parents=True)
    lines = [f"{word}\t{pos}\t{level}\t\t\t\t\t\t\t\t\t\t\t\t{forms}" for word, pos, level, forms in ROWS]
    (tmp_path / "vocabulary/en/A.tsv").write_text("#vocabulary 2\n" + HEAD + "\n" + "\n".join(lines) + "\n", encoding="utf-8")
    names = ["big", "large", "look", "look.2", "look after", "take a look", "soup"]
    (tmp_path / "forms/en.tsv").write_text("#forms 2\nentry\tparadigm\n" + "".join(f"{name}\t{told}\n" for name, told in zip(names, FORMS)), encoding="utf-8")
    (tmp_path / "lexicons/en.tsv").write_text("big\t500\tc\nlook\t600\tc\nsoup\t400\tc\n", encoding="utf-8")
    return tmp_path


def write(data, **written):
    """Writes a file with these details, completes it, and returns the completed details by entry."""
    lines = ["#details 1", "entry\t" + "\t".join(details.COLUMNS)]
    for name, columns in written.items():
        lines.append("\t".join([name.replace("_", " "), *(columns.get(column, "") for column in details.COLUMNS)]))
    file = details.file_of(data, "en")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    file.write_text(details.made(data, "en"), encoding="utf-8")
    return details.stored(file)


def told(data):
    return list(details.problems(data, "en"))


def test_make_adds_missing_entries_in_order_and_keeps_columns_written_by_people(data):
    found = write(data, soup={"topics": "food", "collocations": "hot soup"})
    assert list(found) == ["big", "large", "look", "look.2", "look after", "take a look", "soup"]
    assert (found["soup"]["topics"], found["soup"]["collocations"]) == ("food", "hot soup")
    assert details.made(data, "en") == details.file_of(data, "en").read_text(encoding="utf-8")


def test_make_adds_the_reverse_synonym_link(data):
    found = write(data, big={"synonyms": "large"})
    assert found["large"]["synonyms"] == "big" and found["big"]["synonyms"] == "large"


def test_words_link_to_their_phrases_and_only_the_first_word_of_verb_phrases_is_a_verb(data):
    found = write(data)
    assert found["look"]["phrases"] == "look after" and found["look.2"]["phrases"] == "take a look"


def test_frequency_1000_means_one_of_the_1000_most_frequent_words(data):
    found = write(data)
    assert found["look"]["frequency"] == "1000" and found["large"]["frequency"] == "" and found["look after"]["frequency"] == ""


@pytest.mark.parametrize(
    "columns, problem",
    [
        ({"topics": "soup"}, "has unknown topics: soup"),
        ({"topics": "food", "grammar": "essere"}, "cannot have the grammar essere"),
        ({"topics": "food", "synonyms": "broth"}, "links to broth in synonyms, but no other entry has this ID"),
        ({"topics": "food", "family": "soup"}, "links to soup in family, but no other entry has this ID"),
        ({"topics": "food", "synonyms": "big", "opposites": "big"}, "has big as a synonym and as an opposite"),
        ({"topics": "food", "collocations": "eat hot stew"}, "“eat hot stew” does not contain the word or one of its forms"),
        ({"topics": "food", "collocations": "soup " * 9}, "characters; at most 40 are allowed"),
        ({"topics": "food", "collocations": "a soup;b soup;c soup;d soup;e soup"}, "has 5 collocations; at most 4 are allowed"),
        ({}, "is a noun at A1 without a topic"),
    ],
)
def test_an_invalid_detail_is_reported(data, columns, problem):
    write(data, soup=columns)
    assert any(problem in each and "soup" in each for each in told(data))


def test_valid_details_have_no_problems(data):
    write(data, soup={"topics": "food", "grammar": "CU", "collocations": "hot soup;two soups"}, **{"look.2": {"topics": "body"}})
    assert told(data) == []


def test_the_program_lists_28_topics():
    assert len(details.topics()) == 28 and {"food", "people"} <= set(details.topics())
