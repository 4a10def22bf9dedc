"""Tests how the pipeline accepts words that speakers form freely with a prefix or an ending."""

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
def test_removing_a_prefix_yields_the_base_word(word, base, language):
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
def test_removing_an_ending_yields_the_base_word(word, base, language):
    assert base in derivations.bases_of_derived(word, language)


def added(frequencies, english=None, capitalised=frozenset(), known=("alumno",)):
    accepted = Collection()
    for word in known:
        accepted.add(word, ENTRY, word, 400)
    accepted.add("hacker", ADDITION, "hacker", 400)
    derivations.add_words(accepted, "es", capitalised, {"alumno": 400, "hacker": 400, **frequencies}, english or {})
    return {word for word, found in accepted.items() if found.kinds == {DERIVATION}}


def test_a_derived_word_is_added_if_texts_contain_it_often_enough():
    assert added({"exalumno": 150}) == {"exalumno"} and added({"exalumno": 149}) == set()


def test_a_derived_word_is_not_added_if_it_is_a_name_or_english_or_has_an_unknown_base():
    assert added({"exalumno": 200}, capitalised={"exalumno"}) == set()
    assert added({"exalumno": 200}, english={"exalumno": 260}) == set()
    assert added({"exhacker": 200, "exblorpo": 200}) == set()
