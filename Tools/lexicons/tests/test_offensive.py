"""Tests the rules for forms of offensive words."""

from offensive import is_form_of


def test_english_plurals_and_verb_forms_are_forms_of_their_word():
    for word in ("darns", "darning", "darned", "sobbing"):
        assert is_form_of(word, {word}, "en", {"darn", "sob"})
    assert not is_form_of("darkness", {"darkness"}, "en", {"dark"})


def test_a_spanish_form_is_recognised_by_its_base_word():
    assert is_form_of("tontearás", {"tontear"}, "es", {"tontear"})


def test_a_spanish_or_italian_feminine_or_plural_is_a_form_even_if_the_dictionary_lacks_it():
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


def test_italian_participles_and_gerunds_are_forms_even_if_the_dictionary_lacks_their_verb():
    for word in ("fregato", "fregata", "fregati", "fregate", "fregando", "fregandosi", "fregandola"):
        assert is_form_of(word, {word}, "it", {"fregare"}), word
    assert not is_form_of("frigo", {"frigo"}, "it", {"frigare"})


def test_an_allowed_word_is_not_a_form_of_an_offensive_word_but_a_listed_word_always_is():
    assert not is_form_of("darned", {"darned"}, "en", {"darn"}, allowed={"darned"})
    assert is_form_of("darn", {"darn"}, "en", {"darn"}, allowed={"darn"})
