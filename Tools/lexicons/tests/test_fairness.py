"""Tests that the frozen lists do not change, and that the lexicon reaches the required percentages. See fairness/README.md."""

import hashlib

import pytest

import fold
from committed import FAIRNESS, LANGUAGES, fairness_list, is_accepted, is_common, rows

LEAST_EVERYDAY, MOST_REFUSED, LEAST_COMMON = 0.995, 0.03, 0.97
each_language = pytest.mark.parametrize("language", LANGUAGES)
PAIRS = """
    colour color|realise realize|travelled traveled|centre center|defence defense|grey gray|programme program
    catalogue catalog|jewellery jewelry|tyre tire|kerb curb|mum mom|organise organize|analyse analyze|theatre theater
    licence license|plough plow|pyjamas pajamas|aluminium aluminum|aeroplane airplane|moustache mustache|mould mold
    sceptical skeptical|cosy cozy|fulfil fulfill|enrol enroll|cheque check|neighbour neighbor|optimise optimize
    paediatric pediatric|skilful skillful|yoghurt yogurt|manoeuvre maneuver|whisky whiskey|archaeology archeology
"""


def test_the_frozen_fairness_lists_are_unchanged():
    lines = (FAIRNESS / "frozen.sha256").read_text(encoding="utf-8").splitlines()
    assert sorted(line.split()[1] for line in lines) == sorted(path.name for path in FAIRNESS.glob("*.txt"))
    for line in lines:
        checksum, name = line.split()
        assert hashlib.sha256((FAIRNESS / name).read_bytes()).hexdigest() == checksum, name


@each_language
def test_everyday_words_are_accepted(language):
    words = fairness_list(f"{language}-everyday")
    missing = [word for word in words if not is_accepted(word, language)]
    assert len(missing) <= (1 - LEAST_EVERYDAY) * len(words), missing


@each_language
def test_everyday_words_of_a_child_or_a_beginner_are_accepted_and_common(language):
    words = fairness_list(f"{language}-everyday-life")
    assert len(words) == 300
    missing = [word for word in words if not is_accepted(word, language)]
    assert len(missing) <= (1 - LEAST_EVERYDAY) * len(words), missing
    rare = [word for word in words if not is_common(word, language)]
    assert len(rare) <= (1 - LEAST_COMMON) * len(words), rare


@each_language
def test_names_abbreviations_and_non_words_are_not_accepted(language):
    words = fairness_list(f"{language}-refused")
    accepted = [word for word in words if is_accepted(word, language)]
    assert len(accepted) <= MOST_REFUSED * len(words), accepted


@pytest.mark.parametrize("pair", [pair for line in PAIRS.split("\n") for pair in line.strip().split("|") if pair])
def test_british_and_american_spellings_are_both_accepted_and_both_common(pair):
    flags = {spelling: flags for spelling, _, _, flags in rows("en")}
    assert [flags.get(word, "")[:1] for word in pair.split()] == ["c", "c"]


# Kinds of words that were once missing, with one or two examples of each kind.
CLASSES = {
    "en": """
        livestream barcode bootcamp photoshoot hangry mansplain probiotic kettlebell youtuber decluttering bluetooth
        starship unvaccinated neurodivergent toastie hitmen underserved
    """,
    "es": """
        recordarle permíteme sentémonos cómetelo diciéndome sentate contalo pancito florecita islita puentecito
        exalumno viceministro jugabilidad chavismo hackeado googleaste guglear oncóloga bicampeonas trillizos
        pajarillo besazo problemón jeans fans picnic chau suertudo puercoespín chile ginebra bermudas clementina lidia
    """,
    "it": """
        facciamogli tenetevi fatemelo bannato spoilerare taggando sottotrama giocabilità negazionisti complottismo
        arrosticini birretta telefonatina macchinone storiaccia giallorossi panzerotti malta montgomery toscana gianduia
    """,
}


@each_language
def test_words_of_the_kinds_that_earlier_word_lists_lacked_are_accepted(language):
    missing = [word for word in CLASSES[language].split() if not is_accepted(word, language)]
    assert not missing


@pytest.mark.parametrize("word, language", [("londres", "es"), ("pisa", "it"), ("londra", "it"), ("paris", "en")])
def test_a_name_is_refused_even_if_a_rare_word_has_the_same_letters(word, language):
    assert not is_accepted(word, language)


@each_language
@pytest.mark.parametrize("name", ["everyday", "everyday-life"])
def test_everyday_lists_contain_each_word_once(language, name):
    keys = [fold.fold(word, language) for word in fairness_list(f"{language}-{name}")]
    assert len(keys) == len(set(keys))
