"""Tests how a Hunspell dictionary derives words, with an invented dictionary."""

import affixes

AFF = """
SET UTF-8
SFX S Y 2
SFX S 0 s [aeiou]
SFX S z ces z
SFX A Y 1
SFX A r ción/S ar   # acción
PFX r Y 1
PFX r 0 re .
""".splitlines()
DIC = ["3", "casa/S", "luz/S", "crear/Ar\tpo:verb", "sol", ""]


def words_of(entry):
    rules = affixes.parse_affixes(AFF)
    word, flags = entry
    return dict(affixes.forms(word, flags, rules))


def test_the_first_line_of_a_dictionary_is_a_count_and_fields_after_a_tab_are_dropped():
    assert list(affixes.parse_dictionary(DIC)) == [("casa", "S"), ("luz", "S"), ("crear", "Ar"), ("sol", "")]


def test_a_suffix_is_added_where_its_condition_holds():
    assert words_of(("casa", "S")) == {"casas": "S"}


def test_a_suffix_takes_away_what_it_replaces():
    assert words_of(("luz", "S")) == {"luces": "S"}


def test_a_suffix_that_touches_no_ending_forms_nothing():
    assert words_of(("sol", "S")) == {}


def test_a_continuation_forms_a_second_suffix_and_a_prefix_stands_before_all():
    assert words_of(("crear", "Ar")) == {"creación": "A", "recrear": "r", "recreación": "rA"}


def test_a_comment_behind_a_rule_is_no_condition():
    assert affixes.parse_affixes(["SFX S Y 1", "SFX S 0 s # plural"])["S"][0].condition is None
