"""Tests the rules for forms of offensive words."""

from offensive import is_form_of


def test_english_plurals_and_verb_forms_are_forms_of_their_word():
    for word in ("darns", "darning", "darned", "sobbing"):
        assert is_form_of(word, {word}, "en", {"darn", "sob"})
    assert not is_form_of("darkness", {"darkness"}, "en", {"dark"})


def test_a_romance_form_is_known_by_the_stem_it_was_formed_from():
    assert is_form_of("tontearás", {"tontear"}, "es", {"tontear"})


def test_a_romance_feminine_or_plural_is_a_form_even_when_no_dictionary_says_so():
    assert is_form_of("tontas", {"tontas"}, "es", {"tonto"})
    assert is_form_of("scemi", {"scemi"}, "it", {"scemo"})
    assert is_form_of("sceme", {"sceme"}, "it", {"scema"})


def test_spanish_plurals_in_es_are_forms_of_their_word():
    assert is_form_of("subnormales", {"subnormales"}, "es", {"subnormal"})
    assert is_form_of("tontorrones", {"tontorrones"}, "es", {"tontorrón"})
    assert is_form_of("feroces", {"feroces"}, "es", {"feroz"})


def test_italian_plurals_in_chi_and_feminines_in_ona_are_forms_of_their_word():
    assert is_form_of("checche", {"checche"}, "it", {"checca"})
    assert is_form_of("spastici", {"spastici"}, "it", {"spastico"})
    assert is_form_of("sciocchi", {"sciocchi"}, "it", {"sciocco"})
    assert is_form_of("cogliona", {"cogliona"}, "it", {"coglione"})


def test_italian_participles_and_gerunds_are_forms_of_their_verb_even_when_no_dictionary_has_the_verb():
    for word in ("fregato", "fregata", "fregati", "fregate", "fregando", "fregandosi", "fregandola"):
        assert is_form_of(word, {word}, "it", {"fregare"}), word
    assert not is_form_of("frigo", {"frigo"}, "it", {"frigare"})


def test_a_white_listed_word_is_no_form_but_a_listed_one_always_is():
    assert not is_form_of("darned", {"darned"}, "en", {"darn"}, allowed={"darned"})
    assert is_form_of("darn", {"darn"}, "en", {"darn"}, allowed={"darn"})
