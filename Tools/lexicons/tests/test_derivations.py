"""Tests words that speakers form freely with a prefix or an ending."""

import pytest

import derivations
from evidence import ADDITION, DERIVATION, ENTRY, Collection


@pytest.mark.parametrize(
    "word, base, language",
    [
        ("exalumno", "alumno", "es"),
        ("microondas", "ondas", "es"),
        ("antirrobo", "robo", "es"),
        ("sottotrama", "trama", "it"),
        ("antifurto", "furto", "it"),
    ],
)
def test_a_prefix_leads_to_the_word_behind_it(word, base, language):
    assert base in derivations.bases_of_prefixed(word, language)


@pytest.mark.parametrize(
    "word, base, language",
    [
        ("jugable", "jugar", "es"),
        ("negatividad", "negativo", "es"),
        ("criminalización", "criminalizar", "es"),
        ("chavista", "chavismo", "es"),
        ("volquismo", "volco", "es"),
        ("giocabile", "giocare", "it"),
        ("inclusività", "inclusivo", "it"),
        ("bianchissimo", "bianco", "it"),
    ],
)
def test_an_ending_leads_to_what_it_was_added_to(word, base, language):
    assert base in derivations.bases_of_derived(word, language)


def added(frequencies, english=None, capitalised=frozenset(), known=("alumno",)):
    accepted = Collection()
    for word in known:
        accepted.add(word, ENTRY, word, 400)
    accepted.add("hacker", ADDITION, "hacker", 400)
    derivations.add_words(accepted, "es", capitalised, {"alumno": 400, "hacker": 400, **frequencies}, english or {})
    return {word for word, found in accepted.items() if found.kinds == {DERIVATION}}


def test_a_derived_word_is_added_when_texts_hold_it_often_enough():
    assert added({"exalumno": 150}) == {"exalumno"} and added({"exalumno": 149}) == set()


def test_a_name_an_english_word_or_one_of_an_unknown_base_is_not_added():
    assert added({"exalumno": 200}, capitalised={"exalumno"}) == set()
    assert added({"exalumno": 200}, english={"exalumno": 260}) == set()
    assert added({"exhacker": 200, "exblorpo": 200}) == set()
