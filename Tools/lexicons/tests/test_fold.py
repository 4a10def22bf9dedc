"""Tests the folding of spellings to letters."""

import pytest

from fold import fold


@pytest.mark.parametrize(
    "spelling, language, key",
    [
        ("car", "en", "car"),
        ("façade", "en", "facade"),
        ("naïve", "en", "naive"),
        ("canción", "es", "cancion"),
        ("pingüino", "es", "pinguino"),
        ("niño", "es", "niño"),
        ("città", "it", "citta"),
        ("però", "it", "pero"),
    ],
)
def test_marks_fold_to_the_base_letter_except_the_spanish_eñe(spelling, language, key):
    assert fold(spelling, language) == key


def test_a_decomposed_spelling_folds_like_a_composed_one():
    assert fold("nin\u0303o", "es") == "niño"
    assert fold("cancio\u0301n", "es") == "cancion"


def test_the_eñe_folds_to_n_outside_spanish():
    assert fold("piñata", "en") == "pinata"


@pytest.mark.parametrize(
    "spelling", ["straße", "cæsar", "œuvre", "don't", "e-mail", "b2b", "Car", "smørrebrød", ""]
)
def test_a_text_with_a_character_outside_the_alphabet_is_not_a_word(spelling):
    assert fold(spelling, "en") is None
