"""Paradigms: every form of a word by its kind, tense and person too (docs/formats/forms.md).

A paradigm names kinds with their forms: `{"r1": ["dejo"], "G": ["dejando"]}`. A language with rules has a module that is called by its code; grammar is of common
knowledge. A language without one has no paradigms: its forms and their codes are written by hand. A module has

- `paradigm(word, kind, pos)`: the paradigm of a word;
- `LISTS_COMMON_FORMS = True`, if the entries of verbs list all their common forms;
- `without_pronoun(form)`, if imperatives have pronouns at their ends: what may be left without them;
- `by_ending(kind, forms)`, if entries whose forms are regular have no codes: the codes that the forms' endings tell;
- `inflections(word, kind)`, if its examples may have forms that no paradigm makes.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import languages  # noqa: E402

# The letters of the kinds in their order, and those that persons follow.
LETTERS = "PFQcuspndgGritfojkmv"
WITH_PERSONS = "ritfojkm"
# The most usual reading first: indicative, participle, subjunctive, imperative.
USUAL = "PFQcuspdgGritfonjkmv"
READINGS = 3



def rules(language):
    """The module with the rules of the language with this code, or None."""
    return languages.rules(__name__, language)


def paradigm(word, pos, language):
    """The forms of a word of this part of speech, by kind."""
    return rules(language).paradigm(word, pos.split()[0], pos) if rules(language) else {}


def lists_common_forms(language):
    """Whether the entries of verbs list all their common forms."""
    return getattr(rules(language), "LISTS_COMMON_FORMS", False)


def forms(verb, language):
    """All forms of a verb, each once, without itself."""
    made = paradigm(verb, "verb", language)
    return list(dict.fromkeys(form for kind in made.values() for form in kind if form != verb))


def inflections(word, listed, kind, language):
    """The forms that an example may have of an entry's word or of the forms that the entry lists."""
    if inflect := getattr(rules(language), "inflections", None):
        return [each for one in listed for each in inflect(one, kind)]
    return forms(word, language) if kind == "verb" and " " not in word else []


def code(form, made):
    """The readings of a form in a paradigm, the most usual first: r3m2; or "-"."""
    readings = {}
    for kind, known in made.items():
        if form in known:
            readings.setdefault(kind[0], []).append(kind[1:])
    # What is a present too goes without saying in the imperative.
    if "r" in readings:
        readings.pop("m", None)
    if len(readings) > 1:
        readings.pop("v", None)
    order = sorted(readings, key=USUAL.index)[:READINGS]
    return "".join(letter + "".join(sorted(set("".join(readings[letter])))) for letter in order) or "-"


def without_pronoun(form, language):
    """What may be left of an imperative without the pronoun at its end."""
    strip = getattr(rules(language), "without_pronoun", None)
    return strip(form) if strip else set()


def by_ending(kind, forms, language):
    """The codes that the forms' endings tell: an entry needs no codes if they are right of all. None in a language whose entries always have codes."""
    told = getattr(rules(language), "by_ending", None)
    return told(kind, forms) if told else None
