"""Tests the tool that maintains Apple Tree's daily words, with a small invented vocabulary."""

import datetime

import pytest

from test_tools import tool

COLUMNS = "word\tpos\tlevel"


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend("Tools/vocabulary")
    for language in ["en", "es", "it"]:
        (tmp_path / "vocabulary" / language).mkdir(parents=True)
        words = ["apple", "pear", "gun", "ice cream", "a"] + [f"w{letter}" for letter in "abcdefgh"]
        rows = [f"{word}\tnoun\t{level}" for level in ["A1", "A2", "B1", "B2", "C1"] for word in words]
        (tmp_path / "vocabulary" / language / "A.tsv").write_text("\n".join(["#vocabulary 2", COLUMNS, *rows]) + "\n")
        (tmp_path / "lexicons").mkdir(exist_ok=True)
        (tmp_path / "lexicons" / f"{language}.tsv").write_text("apple\t300\tc\ngun\t300\tcs\n")
        (tmp_path / "daily-words").mkdir(exist_ok=True)
        (tmp_path / "daily-words" / f"daily-{language}.txt").write_text("# from 2026-09-01\n" + "\t".join(["pear"] * 6) + "\n")
    return tmp_path


@pytest.fixture
def daily_words(data):
    return tool("vocabulary/daily-words")


def test_appended_days_keep_earlier_lines_and_use_every_word_before_repeating_one(data, daily_words):
    daily_words.append(data, 20)
    first, lines = daily_words.read(daily_words.path_of(data, "en"))
    assert first == datetime.date(2026, 9, 1) and lines[0] == ["pear"] * 6 and len(lines) == 21
    for column in zip(*lines):
        # Ten words of the test's vocabulary can be daily words. The phrase, the single letter and the words unfit for
        # schools cannot be daily words.
        assert len(set(column[:10])) == 10 and set(column) == {"apple", "pear"} | {f"w{letter}" for letter in "abcdefgh"}


def test_an_unplayable_word_is_a_problem_on_a_future_day_but_not_on_a_past_day(data, daily_words):
    path = daily_words.path_of(data, "en")
    path.write_text("# from 2026-09-01\n" + "".join("\t".join([word] * 6) + "\n" for word in ["gun", "pear", "gun"] + ["apple"] * 200))
    assert list(daily_words.problems(data, datetime.date(2026, 9, 1)))[0].startswith("daily-en.txt: 2026-09-03 has 'gun'")
    assert not [problem for problem in daily_words.problems(data, datetime.date(2026, 9, 3)) if "gun" in problem]


def test_a_file_of_daily_words_that_ends_soon_is_reported_as_a_problem(data, daily_words):
    problems = list(daily_words.problems(data, datetime.date(2026, 9, 1)))
    assert [problem.split(";")[0] for problem in problems] == [f"daily-{language}.txt: ends in 1 days" for language in ["en", "es", "it"]]
