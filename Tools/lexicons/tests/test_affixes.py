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


def test_parsing_a_dictionary_skips_its_first_line_and_all_fields_after_a_tab():
    assert list(affixes.parse_dictionary(DIC)) == [("casa", "S"), ("luz", "S"), ("crear", "Ar"), ("sol", "")]


def test_a_suffix_rule_applies_only_to_words_that_meet_its_condition():
    assert words_of(("casa", "S")) == {"casas": "S"}


def test_a_suffix_rule_removes_the_ending_that_it_replaces():
    assert words_of(("luz", "S")) == {"luces": "S"}


def test_a_suffix_rule_forms_no_word_if_the_word_lacks_the_replaced_ending():
    assert words_of(("sol", "S")) == {}


def test_a_second_suffix_follows_the_first_and_a_prefix_precedes_every_form():
    assert words_of(("crear", "Ar")) == {"creación": "A", "recrear": "r", "recreación": "rA"}


def test_a_comment_after_an_affix_rule_is_not_read_as_its_condition():
    assert affixes.parse_affixes(["SFX S Y 1", "SFX S 0 s # plural"])["S"][0].condition is None
