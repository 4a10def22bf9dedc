"""Tests pairs of British and American spellings that count as one word."""

import pytest

import english


@pytest.mark.parametrize(
    "british, american",
    [
        ("realise", "realize"),
        ("organisations", "organizations"),
        ("analysed", "analyzed"),
        ("colour", "color"),
        ("neighbourhood", "neighborhood"),
        ("travelled", "traveled"),
        ("counsellor", "counselor"),
        ("centre", "center"),
        ("kilometres", "kilometers"),
        ("meagre", "meager"),
        ("paediatric", "pediatric"),
        ("mediaeval", "medieval"),
        ("oestrogen", "estrogen"),
        ("grey", "gray"),
        ("kerb", "curb"),
    ],
)
def test_the_british_and_the_american_spelling_of_a_word_form_a_pair(british, american):
    assert english.pairs({british, american, "other"}) == [(british, american)]


@pytest.mark.parametrize(
    "one, other",
    [("pour", "por"), ("scoured", "scored"), ("filled", "filed"), ("polling", "poling"), ("timbre", "timber"),
     ("glamourous", "glamorous"), ("prise", "prize"), ("storey", "story")],
)  # fmt: skip
def test_different_words_with_similar_spellings_form_no_pair(one, other):
    assert english.pairs({one, other}) == []


def test_a_pair_of_spellings_is_omitted_if_the_word_list_lacks_one_of_them():
    assert english.pairs({"colour"}) == []
