"""Tests that the tools for the shipped languages also accept the language in Tests/Portuguese, which consists only of
data.
"""

import datetime
import json
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
    """Returns each spelling with its frequency and flags."""
    return {spelling: (int(frequency), flags) for spelling, frequency, flags in (line.split("\t") for line in lines("lexicons/pt.tsv"))}


@pytest.mark.parametrize("command", [["check"], ["coverage"], ["sounds", "check"], ["forms", "check"]], ids=" ".join)
def test_the_checks_of_the_vocabulary_pass(command):
    answer = subprocess.run([sys.executable, ROOT / "Tools/vocabulary" / command[0], *command[1:], DATA], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_each_day_of_the_portuguese_daily_words_can_be_played():
    daily_words = tool("vocabulary/daily-words")
    assert list(daily_words.problems(DATA, datetime.date(2026, 9, 1))) == []


def test_the_portuguese_lexicon_has_the_same_format_as_the_others():
    words = lexicon()
    assert len(words) == 300 and list(words) == sorted(words)
    for spelling, (_, flags) in words.items():
        assert 2 <= len(PORTUGUESE.fold(spelling)) <= 15 and re.fullmatch("c?", flags), spelling
    assert {"ç", "ã", "õ"} <= set("".join(words))


def test_every_portuguese_entry_is_in_the_lexicon_and_has_the_translations_and_example_of_its_level():
    words, rows = lexicon(), list(entries(DATA, "pt"))
    assert len(rows) == 40
    for row in rows:
        assert not {row["word"], *forms_of(row)} - words.keys(), row["word"]
        needed = {"en", "zh-Hant", "zh-Hans", "example-en", "example-zh-Hant", "example-zh-Hans"} | ({"ko"} if row["level"] in ("A1", "A2") else set())
        assert all(row[column] for column in needed), row["word"]
        marked = re.fullmatch(r"[^{}]*\{([^{}]+)\}[^{}]*[.!?]", row["example"])
        assert marked and marked[1].lower() in {row["word"], *forms_of(row)} and 4 <= len(row["example"].split()) <= 14, row["word"]


@pytest.mark.parametrize("length", roots.LENGTHS)
def test_every_portuguese_root_is_common_and_contains_enough_words(length):
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


def built(folder, *targets):
    """Builds the files `targets` with make, in the folder `folder` for built data. The command `orchard` is already
    built, so make does not build it again.
    """
    subprocess.run(
        ["make", "--no-print-directory", "-o", "command", *(f"{folder}/{target}" for target in targets), f"EXTRA_DATA={DATA.relative_to(ROOT)}", f"DATA={folder}"],
        cwd=ROOT, check=True, capture_output=True,
    )


def orchard(folder, *arguments):
    return subprocess.run([ROOT / ".build/release/orchard", *arguments, "--data", folder], check=True, capture_output=True, text=True).stdout


def test_make_builds_all_portuguese_files_for_the_server_the_command_and_the_page(tmp_path):
    built(tmp_path, "lexicons/pt.lexicon", "web-lexicons/pt.lexicon", "vocabulary/pt.tsv", "vocabulary/pt-zh-Hant.tsv", "sounds/pt.sounds", "sentences/es.sentences")
    assert orchard(tmp_path, "solve", "coracao", "--language", "pt").splitlines()[:4] == ["coração", "oração", "caçar", "coroa"]
    verdict = json.loads(orchard(tmp_path, "judge", "--language", "pt", "--root", "caminho", "--guess", "MINHA"))
    assert verdict["verdict"] == "accepted" and verdict["spellings"] == ["minha"]
    assert len((tmp_path / "vocabulary/pt.tsv").read_text(encoding="utf-8").splitlines()) == 42
    assert len((tmp_path / "sounds/pt.sounds").read_text(encoding="utf-8").splitlines()) == 40


def test_each_file_of_sentences_ends_with_the_languages_that_are_not_built_in(tmp_path):
    built(tmp_path, "sentences/en.sentences", "sentences/ko.sentences")
    for tag in ("en", "ko"):
        phrases = len((ROOT / f"Data/sentences/{tag}.txt").read_text(encoding="utf-8").splitlines())
        told = (tmp_path / f"sentences/{tag}.sentences").read_text(encoding="utf-8").splitlines()[phrases:]
        assert told[0] == "code = pt" and "name.es = portugués | Portugués" in told and "license = CC BY-SA 4.0" in told
        assert not [line for line in told if line.startswith(("#", "tools.", "code = ")) and line != "code = pt"]
