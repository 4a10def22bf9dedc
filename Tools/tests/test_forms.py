"""Tests the kinds of forms: the paradigms of each language by examples, and the tool's checks of the files."""

import sys
from pathlib import Path

import pytest

from told import expect_a_change_is_told

ROOT = Path(__file__).parents[2]
KINDS = ROOT / "Tools/vocabulary/kinds"
sys.path.insert(0, str(KINDS.parent))
import paradigms  # noqa: E402
from entry_files import entries, forms_of  # noqa: E402


def code(form, word, pos, language):
    return paradigms.code(form, paradigms.paradigm(word, pos, language))


@pytest.mark.parametrize(
    "form, word, pos, expected",
    [
        ("ran", "run", "verb", "p"), ("written", "write", "verb", "n"), ("puts", "put", "verb", "s"), ("made", "make", "verb", "d"), ("running", "run", "verb", "g"), ("tried", "try", "verb", "d"),
        ("dying", "die", "verb", "g"), ("preferred", "prefer", "verb", "d"), ("visited", "visit", "verb", "d"), ("travelled", "travel", "verb", "d"), ("traveled", "travel", "verb", "d"), ("took off", "take off", "verb", "p"),
        ("am", "be", "verb", "r1"), ("are", "be", "verb", "r2456"), ("were", "be", "verb", "p"), ("has", "have", "verb", "s"), ("colour", "color", "verb", "v"), ("coloured", "color", "verb", "d"),
        ("mice", "mouse", "noun", "P"), ("boxes", "box", "noun", "P"), ("babies", "baby", "noun", "P"), ("firemen", "fireman", "noun", "P"), ("brothers-in-law", "brother-in-law", "noun", "P"), ("favourite", "favorite", "noun", "v"),
        ("favourites", "favorite", "noun", "P"), ("bigger", "big", "adjective", "c"), ("happiest", "happy", "adjective", "u"), ("better", "good", "adjective", "c"), ("worst", "bad", "adjective", "u"), ("them", "they", "pronoun", "-"),
    ],
)
def test_each_english_form_receives_the_code_of_its_kind(form, word, pos, expected):
    assert code(form, word, pos, "en") == expected


@pytest.mark.parametrize(
    "form, verb, expected",
    [
        ("dejo", "dejar", "r1"), ("deja", "dejar", "r3"), ("deje", "dejar", "j13m3"), ("dejamos", "dejar", "r4t4"), ("dejé", "dejar", "t1"), ("dejara", "dejar", "k13"), ("dejase", "dejar", "k13"), ("dejad", "dejar", "m5"),
        ("dejada", "dejar", "n"), ("dejando", "dejar", "G"), ("dejaré", "dejar", "f1"), ("dejarían", "dejar", "o6"), ("levanta", "levantarse", "r3"), ("empecé", "empezar", "t1"), ("pidió", "pedir", "t3"), ("durmamos", "dormir", "j4m4"),
        ("busque", "buscar", "j13m3"), ("cojo", "coger", "r1"), ("leyeron", "leer", "t6"), ("construye", "construir", "r3"), ("dijeran", "decir", "k6"), ("haz", "hacer", "m2"), ("mantén", "mantener", "m2"), ("prevé", "prever", "r3"),
        ("escrito", "escribir", "n"), ("fue", "ser", "t3"), ("fue", "ir", "t3"), ("hay", "haber", "r3"), ("íbamos", "ir", "i4"), ("asgo", "asir", "r1"),
    ],
)
def test_codes_of_spanish_verb_forms_state_tense_and_person(form, verb, expected):
    assert code(form, verb, "verb", "es") == expected


@pytest.mark.parametrize(
    "form, verb, expected",
    [
        ("parlo", "parlare", "r1"), ("parli", "parlare", "r2j123"), ("parla", "parlare", "r3"), ("parliamo", "parlare", "r4j4"), ("parlino", "parlare", "j6m6"), ("parlò", "parlare", "t3"), ("cerchi", "cercare", "r2j123"),
        ("mangerò", "mangiare", "f1"), ("scierò", "sciare", "f1"), ("finisco", "finire", "r1"), ("dormono", "dormire", "r6"), ("presi", "prendere", "t1n"), ("andate", "andare", "r5n"), ("sia", "essere", "j123m3"), ("fossi", "essere", "k12"),
        ("sii", "essere", "m2"), ("vedrò", "vedere", "f1"), ("alzo", "alzarsi", "r1"), ("tradotto", "tradurre", "n"), ("tradusse", "tradurre", "t3"), ("rifà", "rifare", "r3"), ("contraddice", "contraddire", "r3"), ("abbiate", "avere", "j5m5"),
        ("verremmo", "venire", "o4"), ("tacciono", "tacere", "r6"),
    ],
)
def test_codes_of_italian_verb_forms_state_tense_and_person(form, verb, expected):
    assert code(form, verb, "verb", "it") == expected


@pytest.mark.parametrize(
    "language, word, pos, kinds",
    [
        ("es", "hermana", "noun f", {"P": ["hermanas"]}), ("es", "luz", "noun f", {"P": ["luces"]}), ("es", "joven", "noun mf", {"P": ["jóvenes"]}), ("es", "canción", "noun f", {"P": ["canciones"]}), ("es", "país", "noun m", {"P": ["países"]}),
        ("es", "lunes", "noun m", {"P": ["lunes"]}), ("es", "mes", "noun m", {"P": ["meses"]}), ("es", "inglés", "adjective", {"P": ["ingleses"], "F": ["inglesa"], "Q": ["inglesas"]}), ("es", "fácil", "adjective", {"P": ["fáciles"]}),
        ("es", "afín", "adjective", {"P": ["afines"]}), ("es", "bueno", "adjective", {"P": ["buenos"], "F": ["buena"], "Q": ["buenas"], "v": ["buen"]}),
        ("it", "amico", "noun m", {"P": ["amici"]}), ("it", "parco", "noun m", {"P": ["parchi"]}), ("it", "uomo", "noun m", {"P": ["uomini"]}), ("it", "spiaggia", "noun f", {"P": ["spiagge"]}), ("it", "città", "noun f", {"P": ["città"]}),
        ("it", "turista", "noun mf", {"P": ["turisti"], "Q": ["turiste"]}), ("it", "camera da letto", "noun f", {"P": ["camere da letto"]}), ("it", "cartone animato", "noun m", {"P": ["cartoni animati"]}), ("it", "viola", "adjective", {}),
        ("it", "bianco", "adjective", {"P": ["bianchi"], "F": ["bianca"], "Q": ["bianche"]}), ("it", "felice", "adjective", {"P": ["felici"]}),
    ],
)
def test_codes_of_nouns_and_adjectives_state_plural_and_feminine(language, word, pos, kinds):
    assert paradigms.paradigm(word, pos, language) == kinds


@pytest.mark.parametrize("language, verb", [("es", "hablar"), ("es", "tener"), ("es", "construir"), ("it", "parlare"), ("it", "venire"), ("it", "porre")])
def test_a_paradigm_contains_every_form_of_a_verb(language, verb):
    made = paradigms.paradigm(verb, "verb", language)
    expected = {tense + person for tense in "ritfojk" for person in "123456"} | {f"m{person}" for person in range(2, 7)} | {"n", "G"}
    assert set(made) == expected and all(made.values())


def test_an_imperative_with_its_pronoun_receives_a_code():
    lines = (ROOT / "Data/forms/es.tsv").read_text(encoding="utf-8").splitlines()[2:]
    known = {row["word"]: dict(zip(forms_of(row), line.split("\t")[1].split(" "))) for row, line in zip(entries(ROOT / "Data", "es"), lines) if row["pos"] == "verb"}
    assert (known["calmar"]["cálmate"], known["irse"]["vámonos"]) == ("m2", "m4")


@pytest.mark.parametrize("language", [language.code for language in paradigms.languages.languages(ROOT / "Data")])
def test_the_files_of_forms_contain_a_code_for_each_form(language):
    first, second, *lines = (ROOT / "Data/forms" / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    rows = list(entries(ROOT / "Data", language))
    assert (first, second, len(lines)) == ("#forms 1", "entry\tkinds", len(rows))
    for line, row in zip(lines, rows):
        codes = line.split("\t")[1]
        assert len(codes.split()) == len(forms_of(row)) or not codes and paradigms.by_ending("noun", [], language) is not None


def test_an_english_entry_whose_forms_are_all_regular_needs_no_code():
    lines = dict(line.split("\t") for line in (ROOT / "Data/forms/en.tsv").read_text(encoding="utf-8").splitlines()[1:])
    assert (lines["apple"], lines["play"], lines["mouse"], lines["run"]) == ("", "", "P", "p g s")


def test_the_check_of_forms_reports_a_changed_file(tmp_path):
    expect_a_change_is_told(KINDS, "forms", tmp_path, "r3", "r4")
