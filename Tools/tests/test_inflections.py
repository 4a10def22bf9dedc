"""Tests the forms of entries: the paradigms of each language by examples, and the tool's checks of the files."""

import functools
import sys
from pathlib import Path

import pytest

from told import expect_a_change_is_told

ROOT = Path(__file__).parents[2]
FORMS = ROOT / "Tools/vocabulary/forms"
sys.path.insert(0, str(FORMS.parent))
import form_files  # noqa: E402
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
        ("dejo", "dejar", "r1"), ("deja", "dejar", "r3m2"), ("deje", "dejar", "j13m3"), ("dejamos", "dejar", "r4t4"), ("dejé", "dejar", "t1"), ("dejara", "dejar", "k13"), ("dejase", "dejar", "k13"), ("dejad", "dejar", "m5"),
        ("dejada", "dejar", "n"), ("dejando", "dejar", "G"), ("dejaré", "dejar", "f1"), ("dejarían", "dejar", "o6"), ("levanta", "levantarse", "r3m2"), ("empecé", "empezar", "t1"), ("pidió", "pedir", "t3"), ("durmamos", "dormir", "j4m4"),
        ("busque", "buscar", "j13m3"), ("cojo", "coger", "r1"), ("leyeron", "leer", "t6"), ("construye", "construir", "r3m2"), ("dijeran", "decir", "k6"), ("haz", "hacer", "m2"), ("mantén", "mantener", "m2"), ("prevé", "prever", "r3m2"),
        ("escrito", "escribir", "n"), ("fue", "ser", "t3"), ("fue", "ir", "t3"), ("hay", "haber", "r3"), ("íbamos", "ir", "i4"), ("asgo", "asir", "r1"),
    ],
)
def test_codes_of_spanish_verb_forms_state_tense_and_person(form, verb, expected):
    assert code(form, verb, "verb", "es") == expected


@pytest.mark.parametrize(
    "form, verb, expected",
    [
        ("parlo", "parlare", "r1"), ("parli", "parlare", "r2j123m3"), ("parla", "parlare", "r3m2"), ("parliamo", "parlare", "r4j4m4"), ("parlino", "parlare", "j6m6"), ("parlò", "parlare", "t3"), ("cerchi", "cercare", "r2j123m3"),
        ("mangerò", "mangiare", "f1"), ("scierò", "sciare", "f1"), ("finisco", "finire", "r1"), ("dormono", "dormire", "r6"), ("presi", "prendere", "t1n"), ("andate", "andare", "r5nm5"), ("sia", "essere", "j123m3"), ("fossi", "essere", "k12"),
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


@functools.cache
def known(language):
    """Returns the forms of each entry in the file of a language, with their codes."""
    return form_files.read((ROOT / "Data/forms" / f"{language}.tsv").read_text(encoding="utf-8"))


def test_an_imperative_with_its_pronoun_receives_a_code():
    assert (known("es")["calmar"]["cálmate"], known("es")["irse"]["vámonos"]) == ("m2", "m4")


@pytest.mark.parametrize("language", [language.code for language in paradigms.languages.languages(ROOT / "Data")])
def test_the_files_of_forms_contain_each_form_that_an_entry_lists(language):
    rows = dict(form_files.identified(entries(ROOT / "Data", language)))
    assert list(known(language)) == list(rows)
    assert not {name: missing for name, row in rows.items() if (missing := set(forms_of(row)) - known(language)[name].keys())}


@pytest.mark.parametrize(
    "language, entry, form, expected",
    [
        ("es", "haber", "han", "r6"), ("es", "dar", "dé", "j13m3"), ("es", "caber", "quepo", "r1"), ("es", "reunir", "reúno", "r1"), ("es", "usar", "usó", "t3"), ("es", "grande", "gran", "v"), ("es", "tener hambre", "tengo hambre", "r1"),
        ("es", "darse cuenta", "me di cuenta", "t1"), ("es", "hacer frío", "hace frío", "r3"), ("es", "correo electrónico", "correos electrónicos", "P"), ("es", "despertarse", "despierto", "r1"),
        ("it", "essere", "fu", "t3"), ("it", "essere", "è", "r3"), ("it", "uccidere", "uccide", "r3"), ("it", "donare", "dono", "r1"), ("it", "andarsene", "me ne vado", "r1"), ("it", "avere bisogno di", "ho bisogno di", "r1"),
        ("it", "rendersi conto", "mi rendo conto", "r1"), ("it", "farcela", "ce la faccio", "r1"), ("it", "compito in classe", "compiti in classe", "P"), ("en", "burn down", "burns down", "s"), ("en", "get up", "got up", "d"),
    ],
)
def test_an_entry_has_its_whole_paradigm_even_if_its_forms_are_rare_in_games(language, entry, form, expected):
    assert known(language)[entry].get(form) == expected


@pytest.mark.parametrize(
    "language, entry, form",
    [
        ("en", "information", "informations"), ("en", "can", "canned"), ("en", "had better", "hads better"), ("en", "lie", "lied"), ("en", "hang on", "hanged on"), ("es", "hacer frío", "hago frío"), ("es", "abril", "abriles"),
        ("es", "buen", "buenes"), ("it", "burro", "burri"), ("it", "beige", "beigi"), ("it", "nozze", "nozzi"), ("it", "volerci", "ci voglio"),
    ],
)
def test_an_entry_lacks_forms_that_nobody_uses(language, entry, form):
    assert form not in known(language)[entry]


def test_entries_that_are_inflected_alike_share_a_paradigm():
    lines = dict(line.split("\t") for line in (ROOT / "Data/forms/es.tsv").read_text(encoding="utf-8").splitlines()[2:])
    assert (lines["hablar"], lines["tener hambre"], lines["tener prisa"]) == ("=abandonar", "7+=tener calor", "6+=tener calor")


@pytest.mark.parametrize(
    "word, forms",
    [("hablar", {"hablo": "r1", "hablé": "t1"}), ("ser", {"soy": "r1", "era": "i13"}), ("tener sed", {"tengo sed": "r1", "tuve sed": "t1"}), ("a b", {"a c": "-"}), ("x", {"x": "P"})],
)
def test_the_text_of_a_paradigm_contains_exactly_the_forms(word, forms):
    tail = form_files.tail_of(word, forms)
    told = form_files.definition(word.removesuffix(tail), {form.removesuffix(tail): code for form, code in forms.items()})
    text = f"#forms 2\nentry\tparadigm\n{word}\t" + (f"{len(tail)}+" if tail else "") + told + "\n"
    assert form_files.read(text) == {word: forms}


def test_the_check_of_forms_reports_a_changed_file(tmp_path):
    expect_a_change_is_told(FORMS, "forms", tmp_path, "r3", "r4")
