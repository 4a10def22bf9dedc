"""Paradigms: every form of a word by its kind, tense and person too (docs/formats/forms.md).

A paradigm names kinds with their forms: `{"r1": ["dejo"], "G": ["dejando"]}`. Each language has its rules and tables in a file of its own; grammar is of common knowledge.
"""

from . import english, italian, spanish

# The letters of the kinds in their order, and those that persons follow.
LETTERS = "PFQcuspndgGritfojkmv"
WITH_PERSONS = "ritfojkm"
# The most usual reading first: indicative, participle, subjunctive, imperative.
USUAL = "PFQcuspdgGritfonjkmv"
READINGS = 3


def paradigm(word, pos, language):
    """The forms of a word of this part of speech, by kind."""
    kind = pos.split()[0]
    return {"en": _english, "es": _spanish, "it": _italian}[language](word, kind, pos)


def forms(verb, language):
    """All forms of a verb, each once, without itself."""
    made = paradigm(verb, "verb", language)
    return list(dict.fromkeys(form for kind in made.values() for form in kind if form != verb))


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


def _english(word, kind, pos):
    if kind == "verb":
        rules = english.verb
    elif kind in ("noun", "number", "pronoun", "name"):
        rules = english.noun
    elif kind in ("adjective", "adverb", "determiner"):
        rules = english.adjective
    else:
        return {}
    made = {kind: list(forms) for kind, forms in rules(word).items()}
    if kind == "determiner" and word in english.PLURALS or word == "other":
        made["P"] = english.plural(word)
    for other in english.spellings(word, kind):
        for each, forms in {"v": [other], **rules(other)}.items():
            made[each] = made.get(each, []) + forms
    return made


def _spanish(word, kind, pos):
    if kind == "verb":
        return spanish.verb(word) if " " not in word else {}
    return spanish.noun(word) if kind == "noun" else spanish.adjective(word)


def _italian(word, kind, pos):
    if kind == "verb":
        return italian.verb(word) if " " not in word and not word.endswith(("sene", "cela", "sela")) else {}
    return italian.noun(word, pos == "noun f", pos == "noun mf") if kind == "noun" else italian.adjective(word)


def without_pronoun(form, language):
    """What may be left of an imperative without the pronoun at its end."""
    return {"es": spanish.without_pronoun, "it": italian.without_pronoun}[language](form) if language != "en" else set()
