"""The vocabulary: its Chinese is in its scripts, and it has what is played."""

import csv
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHECK = ROOT / "Tools/vocabulary/check"
ORCHARD = ROOT / ".build/release/orchard"
VOCABULARY = ROOT / "Data/vocabulary"
# Least entries, and the least share of common targets that open a page with a meaning.
WANTED = {"en": (2000, 0.80), "es": (500, 0.50), "it": (500, 0.50)}


def entries(language):
    for path in sorted((VOCABULARY / language).glob("*.tsv")):
        with path.open(encoding="utf-8", newline="") as lines:
            yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def check(folder):
    return subprocess.run([sys.executable, CHECK, folder], capture_output=True, text=True)


@pytest.mark.parametrize(
    "column, text, problem",
    [
        ("zh-Hant", "软體", "软"),
        ("zh-Hans", "軟件", "軟"),
        ("zh-Hant", "跑,走", "','"),
        ("zh-Hans", "他说「好」。", "「」"),
        ("example-zh-Hant", "他說“好”。", "“”"),
        ("zh-Hans", " 跑", "blanks"),
        ("zh-Hant", "軟體", None),
        ("zh-Hans", "软件；程序", None),
    ],
)
def test_a_chinese_column_is_in_its_script(tmp_path, column, text, problem):
    (tmp_path / "en").mkdir()
    (tmp_path / "en/A.tsv").write_text(f"word\t{column}\napple\t{text}\n", encoding="utf-8")
    result = check(tmp_path)
    assert result.returncode == (1 if problem else 0)
    assert (problem or "in its script") in result.stdout
    assert not problem or "apple" in result.stdout


def test_a_folder_without_a_vocabulary_is_no_good_one(tmp_path):
    assert check(tmp_path).returncode == 1


@pytest.mark.parametrize("language", WANTED)
def test_there_are_enough_entries_and_no_letter_is_left_out(language):
    words = [entry["word"] for entry in entries(language)]
    assert len(words) >= WANTED[language][0]
    letters = {path.stem for path in (VOCABULARY / language).glob("*.tsv")}
    assert letters == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") | ({"Ñ"} if language == "es" else set())


@pytest.mark.parametrize("language", WANTED)
def test_most_words_of_200_seeded_rounds_have_a_meaning(language):
    known = set()
    for entry in entries(language):
        known |= {entry["word"], *filter(None, entry["forms"].split(", "))}
    seeds = random.Random(20261121)
    met = targets = 0
    for _ in range(200):
        length = seeds.choice("789")
        seed = str(seeds.randrange(2**32))
        root = json.loads(orchard("puzzle", "--language", language, "--length", length, "--seed", seed))["root"]
        for spellings in common_targets(root, language):
            targets += 1
            met += not known.isdisjoint(spellings)
    print(f"{language}: {met} of {targets} targets, {met / targets:.1%}")
    assert met / targets >= WANTED[language][1]


def common_targets(root, language):
    """The spellings of each common word that the root's letters make."""
    answer = json.loads(orchard("solve", root, "--language", language, "--common", "--format", "json"))
    return [word["spellings"] for word in answer["words"] if root not in word["spellings"]]


def orchard(*arguments):
    return subprocess.run([ORCHARD, *arguments], capture_output=True, text=True, check=True).stdout
