"""Tests Spanish plurals, diminutives and superlatives."""

import pytest

from spanish_forms import bases_of_diminutive, bases_of_superlative, plural


@pytest.mark.parametrize(
    "singular, expected",
    [
        ("pingüino", "pingüinos"),
        ("pez", "peces"),
        ("cañón", "cañones"),
        ("sillín", "sillines"),
        ("papel", "papeles"),
        ("sofá", "sofás"),
        ("crisis", None),
    ],
)
def test_the_spanish_plural_depends_on_the_ending(singular, expected):
    assert plural(singular) == expected


@pytest.mark.parametrize(
    "word, base",
    [
        ("perrito", "perro"),
        ("ventanita", "ventana"),
        ("cafecito", "cafe"),
        ("florecita", "flor"),
        ("poquito", "poco"),
        ("lucecita", "luz"),
        ("papelito", "papel"),
    ],
)
def test_the_noun_of_a_spanish_diminutive_is_found(word, base):
    assert base in bases_of_diminutive(word)


@pytest.mark.parametrize(
    "word, base", [("bellísima", "bello"), ("gravísimo", "grave"), ("riquísimo", "rico")]
)
def test_the_adjective_of_a_spanish_superlative_is_found(word, base):
    assert base in bases_of_superlative(word)
