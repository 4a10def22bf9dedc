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
def test_a_british_spelling_and_its_american_one_are_a_pair(british, american):
    assert english.pairs({british, american, "other"}) == [(british, american)]


@pytest.mark.parametrize(
    "one, other",
    [("pour", "por"), ("scoured", "scored"), ("filled", "filed"), ("polling", "poling"), ("timbre", "timber"),
     ("glamourous", "glamorous"), ("prise", "prize"), ("storey", "story")],
)  # fmt: skip
def test_words_that_only_look_alike_are_no_pair(one, other):
    assert english.pairs({one, other}) == []


def test_there_is_no_pair_of_a_word_that_the_list_lacks():
    assert english.pairs({"colour"}) == []
