"""How a language's word list is made from its sources. A language has a module that is called by its code; one without it has a list that is written by hand.

A module has

- `ABOUT`: what the report says of the sources;
- `HUNSPELL`, `WORD_LIST`: paths of the dictionary and of the plain list, or None; `OFFENSIVE_LIST`: the name of the language in glin-profanity; `HAS_SAFETEXT`, `HAS_VOTES`: which of
  the other lists of offensive words are read;
- `COMMON`, `COMMON_THREE_LETTERS`: how frequent a word is that may be a target, and how frequent one of three letters; `LEAST_ZIPF_OF_OTHER_ROOTS`: a root that no one meets early.
  All in hundredths of Zipf;
- `accepted(frequencies)`: the words of the sources with their evidence; `additions()`: those of the hand lists; `offensive_forms(word)`: the forms of a listed word;
- `pairs(words)`: spellings of which one is as well known as the other;
- `may_be_common(word, words)`, `is_believed_unseen(is_known)`: what is no target, and whether a form that no text held is believed;
- `plurals(word)`, `is_plural_believed(word)`, `is_everyday_form(word, found)`: which forms of everyday words are common;
- `stems(word, known)`: the words that it may be a form of, `known` by affixes; `not_for_school(listed, words, early)`: the listed words and their forms.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import languages  # noqa: E402

DATA = Path(__file__).resolve().parents[3] / "Data"


def of(language):
    """The module of the language with this code."""
    return languages.rules(__name__, language)


# The languages whose lists are made from sources.
LANGUAGES = tuple(language.code for language in languages.languages(DATA) if languages.has_rules(__name__, language.code))
