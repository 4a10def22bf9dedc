"""A paradigm contains every form of a word, by the kind of the form, including tense and person
(docs/formats/forms.md).

A paradigm is a dictionary from kinds to forms: `{"r1": ["dejo"], "G": ["dejando"]}`. The rules that form the paradigms
of a language are in a module named after the language's code; such rules are common grammatical knowledge. A language
without a module in this package has no paradigms, so the language's forms and codes are written by hand. A module
defines

- `paradigm(word, kind, pos)`: the paradigm of a word;
- `LISTS_COMMON_FORMS = True`, if the entries of verbs list all their common forms;
- `cells(word, pos, listed)`: the paradigm that the word's page shows and that look-ups know. It differs from `paradigm` where the rules
  derive forms that nobody uses (*informations*): only the entry shows whether a form is in use;
- `without_pronoun(form)`, if imperatives end with pronouns: the possible forms without them;
- `inflections(word, kind)`, if its examples may have forms outside the paradigm.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import languages  # noqa: E402

# LETTERS contains one letter for each kind of form, in order. WITH_PERSONS contains the letters of verb forms that have a
# grammatical person. The code of such a form is the letter followed by the person, for example r1.
LETTERS = "PFQcuspndgGritfojkmv"
WITH_PERSONS = "ritfojkm"
# The order in which the readings of one form are listed, the most usual reading first: indicative, participle,
# subjunctive, imperative.
USUAL = "PFQcuspdgGritfonjkmv"
READINGS = 4


def rules(language):
    """Returns the module with the rules of the language with this code, or None."""
    return languages.rules(__name__, language)


def paradigm(word, pos, language):
    """Returns the forms of a word of this part of speech, keyed by kind."""
    return rules(language).paradigm(word, pos.split()[0], pos) if rules(language) else {}


def lists_common_forms(language):
    """Whether the entries of verbs in this language list all their common forms."""
    return getattr(rules(language), "LISTS_COMMON_FORMS", False)


def forms(verb, language):
    """Returns all forms of a verb except itself, without duplicates."""
    made = paradigm(verb, "verb", language)
    return list(dict.fromkeys(form for kind in made.values() for form in kind if form != verb))


def inflections(word, listed, kind, language):
    """Returns the forms of an entry's word, or of its listed forms, that an example may use."""
    if inflect := getattr(rules(language), "inflections", None):
        return [each for one in listed for each in inflect(one, kind)]
    return forms(word, language) if kind == "verb" and " " not in word else []


def code(form, made):
    """Returns the readings of a form in a paradigm, the most usual first, as in r3m2; returns "-" if there is no reading."""
    readings = {}
    for kind, known in made.items():
        if form in known:
            readings.setdefault(kind[0], []).append(kind[1:])
    if len(readings) > 1:
        readings.pop("v", None)
    order = sorted(readings, key=USUAL.index)[:READINGS]
    return "".join(letter + "".join(sorted(set("".join(readings[letter])))) for letter in order) or "-"


def without_pronoun(form, language):
    """Returns the forms that an imperative may have without its final pronoun."""
    strip = getattr(rules(language), "without_pronoun", None)
    return strip(form) if strip else set()


def cells(word, pos, listed, language):
    """Returns the forms of an entry's word that are in use, keyed by kind. `listed` contains the forms in the entry."""
    own = rules(language)
    made = own.cells(word, pos, listed) if own else {}
    if pos == "verb" and hasattr(own, "infinitive") and own.infinitive(word) != word:
        # The imperatives of a reflexive verb end with a pronoun, so the forms without it are no imperatives.
        made = {kind: forms for kind, forms in made.items() if kind[0] != "m"}
    return made
