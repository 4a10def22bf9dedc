"""The vocabulary: its Chinese is in its scripts, its examples are no harder than their entries, and it has what is played."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHECK = ROOT / "Tools/vocabulary/check"
COVERAGE = ROOT / "Tools/vocabulary/coverage"
FILL_FORMS = ROOT / "Tools/vocabulary/fill-forms"
VOCABULARY = ROOT / "Data/vocabulary"
HEAD = "#vocabulary 2\n"
sys.path.insert(0, str(CHECK.parent))
import forms  # noqa: E402
import levels  # noqa: E402


def check(folder):
    return subprocess.run([sys.executable, CHECK, folder], capture_output=True, text=True)


def folder(path, language, columns, row, lexicon=""):
    """Data with one entry and, in its language, a lexicon."""
    for each in ("en", "es", "it"):
        (path / "lexicons").mkdir(exist_ok=True)
        (path / "lexicons" / f"{each}.tsv").write_text(lexicon if each == language else "", encoding="utf-8")
    (path / "vocabulary" / language).mkdir(parents=True)
    rows = "".join(f"{each}\tA1\n" for each in row.splitlines())
    (path / "vocabulary" / language / "A.tsv").write_text(f"{HEAD}word\t{columns}\tlevel\n{rows}", encoding="utf-8")


@pytest.mark.parametrize(
    "column, text, problem",
    [
        ("zh-Hant", "软體", "软"),
        ("zh-Hans", "軟件", "軟"),
        ("zh-Hant", "跑,走", "','"),
        ("zh-Hans", "他说「好」。", "「」"),
        ("example-zh-Hant", "他說“好”。", "“”"),
        ("zh-Hans", " 跑", "blanks"),
        ("zh-Hant", "品嚐", "嚐"),
        ("example-zh-Hant", "我姐姐周末來。", "姊姊"),
        ("zh-Hans", "出租车；计程车", "计程车"),
        ("zh-Hant", "軟體", None),
        ("zh-Hans", "软件；程序", None),
    ],
)
def test_a_chinese_column_is_in_its_script(tmp_path, column, text, problem):
    folder(tmp_path, "en", f"pos\t{column}", f"apple\tnoun\t{text}")
    result = check(tmp_path)
    assert result.returncode == (1 if problem else 0)
    assert (problem or "in its script") in result.stdout
    assert not problem or "apple" in result.stdout


@pytest.mark.parametrize(
    "language, column, text, problem",
    [
        ("en", "definition", "what you don't do", "no typographic mark"), ("en", "example", "Well - yes.", "no typographic mark"),
        ("es", "example-en", "May I? —Yes.", "a dash"), ("es", "example", "¿Puedo? —Sí.", None), ("es", "example", "Dijo “sí”.", "of another language"),
        ("it", "example", "«Sì», disse.", "of another language"), ("en", "definition", "what you don’t do", None),
    ],
)
def test_marks_are_typographic_and_of_the_language(tmp_path, language, column, text, problem):
    folder(tmp_path, language, f"pos\t{column}", f"apple\tnoun\t{text}")
    result = check(tmp_path)
    assert result.returncode == (1 if problem else 0) and (problem or "each example") in result.stdout


def test_no_example_is_harder_than_its_entry_and_none_stands_twice():
    rows = [
        {"word": "cat", "pos": "noun", "level": "A1", "forms": "cats", "example": "The {cat} ponders in Rome."},
        {"word": "ponder", "pos": "verb", "level": "B1", "forms": "", "example": "{Ponder} it."},
        {"word": "dog", "pos": "noun", "level": "A2", "forms": "", "example": "The {dog} pondered."},
    ]
    known = levels.word_levels(rows, "en")
    assert [levels.too_hard(row, known) for row in rows] == [["ponders"], [], []]


def test_an_example_that_stands_twice_and_a_noun_with_a_verb_s_form_are_told(tmp_path):
    folder(tmp_path, "en", "pos\tforms\texample", "apple\tnoun\tappled\tOne {apple}.\napples\tnoun\t\tOne {apple}.")
    told = check(tmp_path).stdout
    assert "apples: has the example of apple: One apple." in told and "apple: forms have appled, a verb's" in told


def test_a_folder_without_a_vocabulary_is_no_good_one(tmp_path):
    for language in ("en", "es", "it"):
        (tmp_path / "lexicons").mkdir(exist_ok=True)
        (tmp_path / "lexicons" / f"{language}.tsv").write_text("", encoding="utf-8")
    assert check(tmp_path).returncode == 1


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_no_letter_is_left_out(language):
    letters = {path.stem for path in (VOCABULARY / language).glob("*.tsv")}
    assert letters == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") | ({"Ñ"} if language == "es" else set())


def small(tmp_path, rows):
    """A folder with a few entries in each language, one root, and a lexicon of a common word and a rare one."""
    for language in ("en", "es", "it"):
        (tmp_path / "vocabulary" / language).mkdir(parents=True)
        (tmp_path / "vocabulary" / language / "A.tsv").write_text(f"{HEAD}word\tpos\tlevel\tforms\n{rows}", encoding="utf-8")
        for name, text in [("lexicons", "ring\t400\tc\nrang\t300\tc\nrig\t9\t\n"), ("roots", "# from 2026-01-01\nringing\n")]:
            (tmp_path / name).mkdir(exist_ok=True)
            for ending in [".tsv"] if name == "lexicons" else ["-7.txt", "-8.txt", "-9.txt"]:
                (tmp_path / name / f"{language}{ending}").write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, COVERAGE, tmp_path], capture_output=True, text=True)


def test_what_the_vocabulary_lacks_is_named(tmp_path):
    result = small(tmp_path, "ring\tverb\tA1\trang\nMonday\tname\tA1\t\n")
    assert result.returncode == 1
    assert "en: 2 entries (A1 2); 100.0 % of the targets open a meaning" in result.stdout
    assert "en: days lack Tuesday, Wednesday" in result.stdout
    assert "es: at least 2200 entries and 82 % are asked for" in result.stdout


def test_a_target_without_an_entry_counts(tmp_path):
    assert "en: 1 entries (A1 1); 0.0 % of the targets" in small(tmp_path, "apple\tnoun\tA1\tapples\n").stdout


def test_a_verb_lists_the_forms_that_a_game_asks_for(tmp_path):
    folder(tmp_path, "es", "pos\tforms", "dejar\tverb\tdejo", "dejo\t500\tc\ndejas\t400\tc\ndejáis\t9\t\n")
    result = check(tmp_path)
    assert result.returncode == 1 and "dejar: forms lack dejas\n" in result.stdout


def test_the_forms_that_a_verb_lacks_are_filled_in(tmp_path):
    folder(tmp_path, "es", "pos\tforms", "dejar\tverb\tdejo", "dejo\t500\tc\ndejas\t400\tcs\ndejáis\t9\t\n")
    for language in ("es", "it"):
        (tmp_path / "vocabulary" / language).mkdir(parents=True, exist_ok=True)
    result = subprocess.run([sys.executable, FILL_FORMS, tmp_path], capture_output=True, text=True)
    assert result.stdout == "es: dejar: dejas\n"
    assert "dejar\tverb\tdejo, dejas\tA1\n" in (tmp_path / "vocabulary" / "es" / "A.tsv").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "language, verb, expected",
    [
        ("es", "empezar", "empiezo empecé empiece empezamos"), ("es", "pedir", "pido pidió pidiendo"), ("es", "tocar", "toqué toque"),
        ("es", "mantener", "mantengo mantuvo mantendrá mantén"), ("es", "conocer", "conozco conozca"), ("es", "leer", "leyó leído leyendo"),
        ("es", "traducir", "traduzco tradujo"), ("es", "volver", "vuelvo vuelto"), ("es", "levantarse", "levanto levanta"),
        ("it", "finire", "finisco finito finirà"), ("it", "dormire", "dormo dormono"), ("it", "cercare", "cerchi cercherò"),
        ("it", "mangiare", "mangi mangerà mangiato"), ("it", "prendere", "presi preso"), ("it", "proporre", "propongo proposto"),
        ("it", "tradurre", "traduco tradotto tradusse"), ("it", "contraddire", "contraddico contraddetto"), ("it", "alzarsi", "alzo alzato"),
    ],
)
def test_verbs_have_their_forms(language, verb, expected):
    made = forms.forms(verb, language)
    assert not set(expected.split()) - set(made)
    assert verb not in made and len(made) == len(set(made))
