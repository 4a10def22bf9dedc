"""A language that is data alone, Tests/Portuguese: the tools that check the shipped languages accept it."""

import datetime
import re
import subprocess
import sys
from pathlib import Path

import pytest

from test_tools import tool

ROOT = Path(__file__).parents[2]
DATA = ROOT / "Tests/Portuguese"
sys.path[:0] = [str(ROOT / name) for name in ("Tools", "Tools/vocabulary", "Tools/lexicons")]
import languages  # noqa: E402
import roots  # noqa: E402
from entry_files import entries, forms_of  # noqa: E402

PORTUGUESE = languages.language("pt", DATA)


def lines(name):
    return (DATA / name).read_text(encoding="utf-8").splitlines()


def lexicon():
    """Each spelling with its frequency and flags."""
    return {spelling: (int(frequency), flags) for spelling, frequency, flags in (line.split("\t") for line in lines("lexicons/pt.tsv"))}


@pytest.mark.parametrize("command", [["check"], ["coverage"], ["sounds", "check"], ["kinds", "check"]], ids=" ".join)
def test_the_checks_of_the_vocabulary_pass(command):
    answer = subprocess.run([sys.executable, ROOT / "Tools/vocabulary" / command[0], *command[1:], DATA], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_each_day_has_words_that_can_be_played():
    daily_words = tool("vocabulary/daily-words")
    assert list(daily_words.problems(DATA, datetime.date(2026, 9, 1))) == []


def test_the_lexicon_has_the_format_of_the_others():
    words = lexicon()
    assert len(words) == 300 and list(words) == sorted(words)
    for spelling, (_, flags) in words.items():
        assert 2 <= len(PORTUGUESE.fold(spelling)) <= 15 and re.fullmatch("c?", flags), spelling
    assert {"ç", "ã", "õ"} <= set("".join(words))


def test_every_entry_and_form_is_in_the_lexicon_and_has_what_its_level_asks_for():
    words, rows = lexicon(), list(entries(DATA, "pt"))
    assert len(rows) == 40
    for row in rows:
        assert not {row["word"], *forms_of(row)} - words.keys(), row["word"]
        needed = {"en", "zh-Hant", "zh-Hans", "example-en", "example-zh-Hant", "example-zh-Hans"} | ({"ko"} if row["level"] in ("A1", "A2") else set())
        assert all(row[column] for column in needed), row["word"]
        marked = re.fullmatch(r"[^{}]*\{([^{}]+)\}[^{}]*[.!?]", row["example"])
        assert marked and marked[1].lower() in {row["word"], *forms_of(row)} and 4 <= len(row["example"].split()) <= 14, row["word"]


@pytest.mark.parametrize("length", roots.LENGTHS)
def test_every_root_is_common_and_holds_enough_words(length):
    common = {PORTUGUESE.fold(spelling) for spelling, (_, flags) in lexicon().items() if "c" in flags}
    counts = roots.common_counts(common)
    first, *words = lines(f"roots/pt-{length}.txt")
    assert first == roots.FIRST_LINE and words == roots.in_fixed_order(words) and len(words) >= 2
    for word in words:
        key = PORTUGUESE.fold(word)
        assert len(key) == length and key in common and roots.count_sub_words(key, counts) >= roots.LEAST_SUB_WORDS[length], word


def test_accents_tildes_and_the_cedilla_fold():
    assert len(PORTUGUESE.letters) == 26
    assert [PORTUGUESE.fold(word) for word in ("ação", "corações", "maçã", "água", "três")] == ["acao", "coracoes", "maca", "agua", "tres"]


def test_no_tool_and_no_rule_names_it():
    # The code as a word in quotation marks, or as a module.
    named = re.compile(r"[\"']pt[\"']|portuguese", re.IGNORECASE)
    files = [path for folder in ("Tools", "Web") for path in (ROOT / folder).rglob("*") if path.is_file() and "tests" not in path.parts and path.suffix in (".py", ".js", "")]
    assert files and not [path for path in files if named.search(path.read_text(encoding="utf-8", errors="replace"))]
