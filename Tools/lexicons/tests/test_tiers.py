"""Decides which words are accepted, and which words are targets."""

import pytest

import tiers
from evidence import ADDITION, ATTACHED, CLITIC, DERIVATION, ENTRY, INFLECTION, LIST, Evidence


def accepted(zipf, kinds, language="es", stem_zipf=0, known=False):
    return tiers.is_accepted(zipf, Evidence(set(kinds), stem_zipf), language, lambda: known)


def test_an_entry_or_inflection_that_occurs_in_texts_is_accepted():
    assert accepted(101, [ENTRY]) and accepted(101, [INFLECTION])


def test_an_inflection_that_occurs_in_no_text_needs_a_stem_that_is_not_rare():
    assert accepted(0, [INFLECTION], stem_zipf=200)
    assert not accepted(0, [INFLECTION], stem_zipf=199)


def test_an_italian_inflection_that_occurs_in_no_text_needs_a_second_dictionary():
    assert accepted(0, [INFLECTION], "it", stem_zipf=400, known=True)
    assert not accepted(0, [INFLECTION], "it", stem_zipf=400, known=False)


def test_a_derivation_or_a_verb_with_pronouns_must_occur_in_texts():
    for kind in (DERIVATION, CLITIC):
        assert accepted(101, [kind]) and not accepted(0, [kind], stem_zipf=600)


def test_a_word_of_a_plain_list_or_of_the_additions_is_accepted():
    assert accepted(0, [LIST]) and accepted(0, [ADDITION])


def test_a_verb_with_pronouns_that_was_added_in_its_correct_spelling_is_accepted():
    assert accepted(0, [ATTACHED])


@pytest.mark.parametrize(
    "zipf, letters, language, common",
    [
        (300, 5, "en", True),
        (299, 5, "en", False),
        (329, 3, "en", False),
        (330, 3, "en", True),
        (319, 5, "es", False),
        (320, 5, "it", True),
        (379, 3, "it", False),
        (700, 2, "en", False),
    ],
)
def test_a_common_word_is_frequent_and_a_word_of_three_letters_must_be_more_frequent(zipf, letters, language, common):
    assert tiers.is_common(zipf, letters, language, {ENTRY}) is common


def test_a_verb_with_pronouns_is_never_common():
    assert not tiers.is_common(600, 6, "es", {CLITIC})
    assert not tiers.is_common(600, 6, "es", {ATTACHED})
    assert tiers.is_common(600, 6, "es", {CLITIC, ENTRY})


def test_a_word_that_is_far_more_frequent_in_english_is_not_common():
    assert not tiers.is_common(400, 4, "it", {ENTRY}, english_zipf=530)
    assert tiers.is_common(400, 4, "it", {ENTRY}, english_zipf=529)


def test_a_spelling_is_outshone_by_a_far_more_frequent_spelling_with_the_same_letters():
    assert tiers.is_outshone(400, 500) and not tiers.is_outshone(401, 500)
