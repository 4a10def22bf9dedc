"""Tests plurals, feminines and verb forms of the additions."""

import pytest

import italian
import sources
import spanish_forms
import spanish_verbs
from evidence import ADDITION, ATTACHED, Collection


@pytest.mark.parametrize(
    "masculine, forms",
    [
        ("oncólogo", "oncólogo oncólogos oncóloga oncólogas"),
        ("jugón", "jugón jugones jugona jugonas"),
        ("gestor", "gestor gestores gestora gestoras"),
    ],
)
def test_a_spanish_word_gets_its_feminine_and_its_plurals(masculine, forms):
    assert spanish_forms.genders(masculine) == forms.split()


@pytest.mark.parametrize(
    "singular, plural",
    [
        ("gatto", "gatti"),
        ("pacco", "pacchi"),
        ("simpatico", "simpatici"),
        ("minigioco", "minigiochi"),
        ("amica", "amiche"),
        ("storiaccia", "storiacce"),
        ("mese", "mesi"),
        ("complottista", "complottisti"),
        ("città", "città"),
    ],
)
def test_the_italian_plural_depends_on_the_ending(singular, plural):
    assert italian.plural(singular) == plural


def test_an_italian_word_gets_its_feminine_and_its_plurals():
    assert italian.genders("zozzo") == ["zozzo", "zozzi", "zozza", "zozze"]


@pytest.mark.parametrize("language", ["es", "it"])
def test_each_line_of_verbs_begins_with_a_model_verb_and_each_verb_occurs_once(language):
    lines = sources.hand_list_lines(f"verbs-{language}")
    verbs = [verb for _, *verbs in lines for verb in verbs]
    assert lines and len(verbs) == len(set(verbs))
    for model, *verbs in lines:
        assert all(verb[-2:] == model[-2:] for verb in verbs), model


def test_an_added_italian_verb_has_its_participles():
    words = Collection()
    italian._add_verb(words, "bannare", "", {}, 0)
    assert sorted(words) == "bannando bannare bannata bannate bannati bannato".split()
    assert words["bannata"].kinds == {ADDITION}


def test_an_italian_imperative_with_pronouns_is_added_if_texts_contain_it():
    accepted = Collection()
    for word in ("facciamo", "fate", "fare", "frate"):
        accepted.add(word, ADDITION, word, 400)
    frequencies = dict.fromkeys(["facciamogli", "fatemelo", "frateli", "tenetevi"], 150)
    italian.add_attached(accepted, set(), frequencies)
    assert {word for word, found in accepted.items() if found.kinds == {ATTACHED}} == {"facciamogli", "fatemelo"}


def test_a_verb_with_a_prefix_is_conjugated_like_its_base_verb(monkeypatch):
    monkeypatch.setattr(spanish_verbs, "flags_by_verb", lambda: {"conectar": "RED"})
    monkeypatch.setattr(sources, "hand_list_lines", lambda name: (("conectar", "hackear"),))
    frequencies = {"conectar": 400, "reconectar": 150, "desconectar": 139}
    assert spanish_verbs.more_verbs(frequencies) == [("hackear", "RED", 200), ("reconectar", "RED", 150)]
