"""Tests the tools that check the vocabulary. The tools check that Chinese texts use the right script, that examples are
no harder than their entries, and that the vocabulary contains the words that games use.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHECK = ROOT / "Tools/vocabulary/check"
COVERAGE = ROOT / "Tools/vocabulary/coverage"
DRAW = ROOT / "Tools/vocabulary/draw"
REFERENCE = ROOT / "Tools/vocabulary/reference"
FILL_FORMS = ROOT / "Tools/vocabulary/fill-forms"
VOCABULARY = ROOT / "Data/vocabulary"
HEAD = "#vocabulary 2\n"
sys.path.insert(0, str(CHECK.parent))
import frequency  # noqa: E402
import languages  # noqa: E402
import levels  # noqa: E402
import paradigms  # noqa: E402


def check(folder):
    return subprocess.run([sys.executable, CHECK, folder], capture_output=True, text=True)


def folder(path, language, columns, row, lexicon=""):
    """Creates a data folder with one entry and a lexicon of the entry's language."""
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
def test_each_chinese_column_is_written_in_its_script(tmp_path, column, text, problem):
    folder(tmp_path, "en", f"pos\t{column}", f"apple\tnoun\t{text}")
    result = check(tmp_path)
    assert result.returncode == (1 if problem else 0)
    assert (problem or "in its script") in result.stdout
    assert not problem or "apple" in result.stdout


@pytest.mark.parametrize(
    "language, column, text, problem",
    [
        ("en", "definition", "what you don't do", "not typographic punctuation"), ("en", "example", "Well - yes.", "not typographic punctuation"),
        ("es", "example-en", "May I? —Yes.", "a dash"), ("es", "example", "¿Puedo? —Sí.", None), ("es", "example", "Dijo “sí”.", "of another language"),
        ("it", "example", "«Sì», disse.", "of another language"), ("en", "definition", "what you don’t do", None),
    ],
)
def test_punctuation_is_typographic_and_belongs_to_the_language(tmp_path, language, column, text, problem):
    folder(tmp_path, language, f"pos\t{column}", f"apple\tnoun\t{text}")
    result = check(tmp_path)
    assert result.returncode == (1 if problem else 0) and (problem or "each example") in result.stdout


def test_no_example_is_harder_than_its_entry_and_each_occurs_once():
    rows = [
        {"word": "cat", "pos": "noun", "level": "A1", "forms": "cats", "example": "The {cat} ponders in Rome."},
        {"word": "ponder", "pos": "verb", "level": "B1", "forms": "", "example": "{Ponder} it."},
        {"word": "dog", "pos": "noun", "level": "A2", "forms": "", "example": "The {dog} pondered."},
    ]
    known = levels.word_levels(rows, "en")
    assert [levels.too_hard(row, known) for row in rows] == [["ponders"], [], []]


def test_an_example_at_A1_or_A2_has_no_conditional_or_subjunctive():
    forms = "#forms 2\nentry\tparadigm\ntener\t2 go r1,dría o13,ga j13m3,gas j2\nquerer\t4 isiera k13\n"
    assert levels.late_forms(forms, [{"word": "tengas"}]) == {"tendría"}
    assert levels.late_forms(forms, []) == {"tendría", "tengas"}

    def found(level, example):
        return levels.late_grammar({"level": level, "example": example}, {"tendría", "hagas"})

    assert found("A1", "Yo {tendría} una casa.") == ["tendría"] and found("B1", "Yo {tendría} una casa.") == []
    assert found("A2", "No {hagas} ruido.") == [] and found("A2", "Quiero que {hagas} ruido.") == ["hagas"]


def test_a_level_agrees_with_the_frequency_of_its_word():
    rows = [
        {"word": "house", "pos": "noun", "level": "C1", "forms": "houses"}, {"word": "hovel", "pos": "noun", "level": "A1", "forms": "hovels"},
        {"word": "bank", "pos": "noun", "level": "A1", "forms": "banks"}, {"word": "bank", "pos": "noun", "level": "C1", "forms": "banks"},
        {"word": "sing", "pos": "verb", "level": "A1", "forms": "sang"}, {"word": "eraser", "pos": "noun", "level": "A1", "forms": ""},
        {"word": "ninth", "pos": "number", "level": "A2", "forms": ""}, {"word": "of course", "pos": "adverb", "level": "A1", "forms": ""},
    ]
    known = {"house": 560, "houses": 500, "hovel": 200, "hovels": 150, "bank": 530, "sing": 100, "sang": 470, "eraser": 290, "ninth": 9}
    assert list(frequency.frequency_problems(rows, known, languages.language("en", ROOT / "Data"))) == [
        "house: is C1, but its frequency is 560; at most 465 is allowed",
        "hovel: is A1, but its frequency is 200; at least 300 is required",
    ]


def test_the_check_reports_a_repeated_example_and_a_noun_with_a_verb_form(tmp_path):
    folder(tmp_path, "en", "pos\tforms\texample", "apple\tnoun\tappled\tOne {apple}.\napples\tnoun\t\tOne {apple}.")
    told = check(tmp_path).stdout
    assert "apples: has the same example as apple: One apple." in told and "apple: forms have appled, a verb form" in told


def test_the_check_of_the_vocabulary_rejects_a_folder_without_a_vocabulary(tmp_path):
    for language in ("en", "es", "it"):
        (tmp_path / "lexicons").mkdir(exist_ok=True)
        (tmp_path / "lexicons" / f"{language}.tsv").write_text("", encoding="utf-8")
    assert check(tmp_path).returncode == 1


@pytest.mark.parametrize("language", languages.languages(ROOT / "Data"), ids=lambda language: language.code)
def test_the_vocabulary_has_a_file_for_every_letter(language):
    letters = {path.stem for path in (VOCABULARY / language.code).glob("*.tsv")}
    assert letters == set(language.letters.upper())


def small(tmp_path, rows):
    """Creates a data folder with a few entries in each language, one root word, and a lexicon with a common and a rare word."""
    for language in ("en", "es", "it"):
        (tmp_path / "vocabulary" / language).mkdir(parents=True)
        (tmp_path / "vocabulary" / language / "A.tsv").write_text(f"{HEAD}word\tpos\tlevel\tforms\n{rows}", encoding="utf-8")
        for name, text in [("lexicons", "ring\t400\tc\nrang\t300\tc\nrig\t9\t\n"), ("roots", "# from 2026-01-01\nringing\n")]:
            (tmp_path / name).mkdir(exist_ok=True)
            for ending in [".tsv"] if name == "lexicons" else ["-7.txt", "-8.txt", "-9.txt"]:
                (tmp_path / name / f"{language}{ending}").write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, COVERAGE, tmp_path], capture_output=True, text=True)


def test_the_tool_coverage_names_the_words_that_the_vocabulary_lacks(tmp_path):
    result = small(tmp_path, "ring\tverb\tA1\trang\nMonday\tname\tA1\t\n")
    assert result.returncode == 1
    assert "en: 2 entries (A1 2); 100.0 % of the targets have a meaning" in result.stdout
    assert "en: days lack Tuesday, Wednesday" in result.stdout
    assert "es: at least 4800 entries and 90 % are required" in result.stdout


def test_the_tool_coverage_counts_target_words_without_an_entry(tmp_path):
    assert "en: 1 entries (A1 1); 0.0 % of the targets" in small(tmp_path, "apple\tnoun\tA1\tapples\n").stdout


def test_the_check_reports_common_forms_that_a_verb_lacks(tmp_path):
    folder(tmp_path, "es", "pos\tforms", "dejar\tverb\tdejo", "dejo\t500\tc\ndejas\t400\tc\ndejáis\t9\t\n")
    result = check(tmp_path)
    assert result.returncode == 1 and "dejar: forms lack dejas\n" in result.stdout


def test_fill_forms_adds_the_forms_that_a_verb_lacks(tmp_path):
    folder(tmp_path, "es", "pos\tforms", "dejar\tverb\tdejo", "dejo\t500\tc\ndejas\t400\tcs\ndejáis\t9\t\n")
    for language in ("es", "it"):
        (tmp_path / "vocabulary" / language).mkdir(parents=True, exist_ok=True)
    result = subprocess.run([sys.executable, FILL_FORMS, tmp_path], capture_output=True, text=True)
    assert result.stdout == "es: dejar: dejas\n"
    assert "dejar\tverb\tdejo, dejas\tA1\n" in (tmp_path / "vocabulary" / "es" / "A.tsv").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "language, verb, wrong",
    [
        ("es", "andar", "andabamos"), ("es", "regir", "rege regió"), ("it", "valere", "valo valuto valerò"), ("it", "parere", "paro pari para parete"),
        ("it", "vivere", "viverà vivuto"), ("it", "cadere", "caderà"), ("it", "nutrire", "nutrisce"), ("it", "sorgere", "sorguto"),
    ],
)
def test_the_paradigm_of_a_verb_excludes_wrong_forms(language, verb, wrong):
    assert not set(wrong.split()) & set(paradigms.forms(verb, language))


@pytest.mark.parametrize(
    "language, verb, expected",
    [
        ("es", "empezar", "empiezo empecé empiece empezamos"), ("es", "pedir", "pido pidió pidiendo"), ("es", "tocar", "toqué toque"),
        ("es", "mantener", "mantengo mantuvo mantendrá mantén"), ("es", "conocer", "conozco conozca"), ("es", "leer", "leyó leído leyendo"),
        ("es", "traducir", "traduzco tradujo"), ("es", "volver", "vuelvo vuelto"), ("es", "levantarse", "levanto levanta"),
        ("es", "regir", "rijo rige rigió"), ("es", "errar", "yerro yerra errado"), ("es", "andar", "andábamos anduve"),
        ("it", "valere", "valgo vale varrà valso"), ("it", "parere", "pare paiono parve parso"), ("it", "vivere", "vivrà vissuto"),
        ("it", "richiedere", "richiesto richiese"), ("it", "nutrire", "nutre nutrono"),
        ("it", "finire", "finisco finito finirà"), ("it", "dormire", "dormo dormono"), ("it", "cercare", "cerchi cercherò"),
        ("it", "mangiare", "mangi mangerà mangiato"), ("it", "prendere", "presi preso"), ("it", "proporre", "propongo proposto"),
        ("it", "tradurre", "traduco tradotto tradusse"), ("it", "contraddire", "contraddico contraddetto"), ("it", "sostenere", "sostengo sostenne"), ("it", "riconoscere", "riconobbe"), ("it", "condividere", "condiviso"), ("it", "alzarsi", "alzo alzato"),
    ],
)
def test_the_paradigm_of_a_verb_contains_its_forms(language, verb, expected):
    made = paradigms.forms(verb, language)
    assert not set(expected.split()) - set(made)
    assert verb not in made and len(made) == len(set(made))


def draw(*arguments):
    return subprocess.run([sys.executable, DRAW, ROOT / "Data", *arguments], capture_output=True, text=True, check=True).stdout


def test_the_tool_draw_draws_the_same_entries_of_every_language_for_the_same_seed():
    drawn = draw("--seed", "7", "--count", "3")
    assert drawn == draw("--seed", "7", "--count", "3") != draw("--seed", "8", "--count", "3")
    assert [drawn.count(f"# {language}: 3 of ") for language in ("en", "es", "it")] == [1, 1, 1]
    assert drawn.count("\n3. ") == 3 and drawn.count("  example-zh-Hant  ") == 9


def test_the_tool_draw_can_draw_entries_of_one_language():
    drawn = draw("--seed", "7", "--count", "2", "--language", "it")
    assert drawn.startswith("# it: 2 of ") and "# en:" not in drawn and "\t" not in drawn


def reference(tmp_path, left_out):
    """Runs the tool `reference` with fake Python packages that contain the test's own word lists; returns the result of
    the process.
    """
    for name, text in {
        "cefrpy": """
class CEFRAnalyzer:
    levels = {"apple": {"NN": 1}, "pear": {"NN": 1}, "thesis": {"NN": 5}, "ring": {"NN": 4, "VB": 2}, "rome": {"NNP": 1}, "rarely": {"RB": 1}}
    def yield_words(self): return list(self.levels)
    def get_pos_level_dict_for_word(self, word, pos_tag_as_string): return self.levels[word]
""",
        "simplemma": "def lemmatize(word, lang): return word.removesuffix('s') if lang != 'en' else word",
        "wordfreq": "def zipf_frequency(word, language): return 1 if word == 'rarely' else 5\ndef top_n_list(language, count): return ['apples', 'gato', '1', 'gatos']",
    }.items():
        (tmp_path / f"{name}.py").write_text(text)
    for language in ("en", "es", "it"):
        (tmp_path / "vocabulary" / language).mkdir(parents=True)
        (tmp_path / "vocabulary" / language / "A.tsv").write_text(f"{HEAD}word\tpos\tlevel\tforms\napple\tnoun\tA1\tapples\nring\tnoun\tC1\trings\nthesis\tnoun\tC1\t\n", encoding="utf-8")
    (tmp_path / "left-out.tsv").write_text("language\tword\treason\tentry\n" + left_out, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    return subprocess.run([sys.executable, REFERENCE, tmp_path, tmp_path / "left-out.tsv"], capture_output=True, text=True, env=environment)


def test_the_tool_reference_names_the_words_of_reference_lists_that_the_vocabulary_lacks(tmp_path):
    result = reference(tmp_path, "es\tgato\tforeign\tapple\n")
    assert result.returncode == 0 and result.stdout.splitlines() == [
        "en: 1 words of A1 and A2 without an entry: pear A1",
        "en: 1 words two levels off: ring C1, there A2",
        "es: 0 of the 1000 most frequent lemmas without an entry; 1 are excluded: foreign 1",
        "it: 1 of the 1000 most frequent lemmas without an entry: gato",
    ]


def test_reference_reports_excluded_words_with_an_entry_or_an_invalid_reason(tmp_path):
    result = reference(tmp_path, "en\tapple\tname\t\nen\tpear\tdull\tpears\nit\tgato\tname\t\nit\tgato\tname\t\n")
    assert result.returncode == 1
    for problem in ("en: apple is excluded, but has an entry", "en: pear has the reason dull; the valid reasons are name, ", "en: pear belongs to pears, which has no entry", "it: gato is excluded twice"):
        assert problem in result.stdout
