"""The rules that build a language's word list from its sources. The module of a language is named after the language's
code. If this package contains no module for a language, the word list of the language is written by hand.

A module has

- `ABOUT`: the report's text about the sources;
- `HUNSPELL`, `WORD_LIST`: the paths of the dictionary and of the plain list, or None; `OFFENSIVE_LIST`: the name that glin-profanity uses for the
  language; `HAS_SAFETEXT`, `HAS_VOTES`: whether the other lists of offensive words are read;
- `COMMON`, `COMMON_THREE_LETTERS`: the minimum frequency of a target, and of a target of three letters; `LEAST_ZIPF_OF_OTHER_ROOTS`: the
  minimum for roots that are not learned early. All in hundredths of Zipf;
- `accepted(frequencies)`: the words of the sources with their evidence; `additions()`: the words of the hand lists; `offensive_forms(word)`:
  the forms of a listed word;
- `pairs(words)`: pairs of equally well-known spellings;
- `may_be_common(word, words)`, `is_believed_unseen(is_known)`: whether a word may be a target, and whether a form is accepted that occurs in no
  text;
- `plurals(word)`, `is_plural_believed(word)`, `is_everyday_form(word, found)`: whether forms of everyday words are common;
- `stems(word, known)`: the words whose form it may be, where `known` are the stems from the affix rules; `not_for_school(listed, words, early)`:
  the listed words and their forms.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import languages  # noqa: E402

DATA = Path(__file__).resolve().parents[3] / "Data"


def of(language):
    """Returns the module of the language with this code."""
    return languages.rules(__name__, language)


# The languages whose lists are built from sources.
LANGUAGES = tuple(language.code for language in languages.languages(DATA) if languages.has_rules(__name__, language.code))
