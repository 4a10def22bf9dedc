"""Tests Spanish verbs with attached pronouns: how they are detected and spelled."""

import pytest

import spanish_pronouns
from evidence import ATTACHED, INFLECTION, Collection

VERBS = {
    "comer": "comer comiendo come coma coman comamos comed comé",
    "recordar": "recordar recordando recuerda recordá",
    "sentar": "sentar sienta siente sentemos sentad sentá",
    "oír": "oír oyendo oye",
    "vender": "vender vendiendo vendo",
    "entender": "entender entendiendo entiendo",
    "casar": "casar casa case",
    "presupuestar": "presupuestar presupuestá",
    "mar": "mar",
}
FORMS = {form: verb for verb, forms in VERBS.items() for form in forms.split() if verb != "mar"}


@pytest.mark.parametrize(
    "word, written, infinitive, sure",
    [
        ("recordarle", "recordarle", "recordar", True),
        ("recordarselo", "recordárselo", "recordar", True),
        ("oírle", "oírle", "oír", True),
        ("comiendolo", "comiéndolo", "comer", True),
        ("comiéndoselo", "comiéndoselo", "comer", True),
        ("cómelo", "cómelo", "comer", True),
        ("cómetelo", "cómetelo", "comer", True),
        ("cómanlo", "cómanlo", "comer", True),
        ("comámoslo", "comámoslo", "comer", True),
        ("sentémonos", "sentémonos", "sentar", True),
        ("comedlo", "comedlo", "comer", True),
        ("ponme", "ponme", "poner", True),
        ("pónmelo", "pónmelo", "poner", True),
        ("óyeme", "óyeme", "oír", True),
        ("sentaos", "sentaos", "sentar", False),
        ("sentate", "sentate", "sentar", False),
    ],
)
def test_a_verb_with_pronouns_is_recognised_and_receives_its_accent(word, written, infinitive, sure):
    assert spanish_pronouns.spelling(word, FORMS) == (written, infinitive, sure)


@pytest.mark.parametrize("word", ["marla", "vendome", "entiendome", "casales", "presupuestales", "parte", "dise", "pones"])
def test_a_word_that_only_looks_like_a_verb_with_pronouns_is_not_one(word):
    assert spanish_pronouns.spelling(word, FORMS) is None


def test_a_verb_with_pronouns_must_occur_in_texts_and_an_uncertain_form_also_needs_a_well_known_verb():
    accepted = Collection()
    frequencies = {"comiendolo": 120, "sentate": 150, "recordate": 150, "sentar": 400, "recordar": 300}
    spanish_pronouns.add_forms(accepted, FORMS, set(), frequencies, {})
    assert sorted(accepted) == ["comiéndolo", "sentate"]
    assert accepted["comiéndolo"].kinds == {ATTACHED} and accepted["comiéndolo"].stems == {"comer"}


def test_a_verb_with_pronouns_that_looks_like_an_english_word_is_not_accepted():
    assert not spanish_pronouns.is_believed("create", "crear", {"crear": 500, "create": 200}, {"create": 500})


def test_the_infinitive_of_each_verb_form_is_found():
    words = Collection()
    words.add("sienta", INFLECTION, "sentar", 400)
    words.add("sienta", INFLECTION, "sol", 400)
    assert spanish_pronouns.verb_forms(words, {"sentar"})["sienta"] == "sentar"
    assert spanish_pronouns.verb_forms(words, set())["vaya"] == "ir"
