"""English: SCOWL's words, with both British and American spellings (`english.py`)."""

import re

import english
import sources
from evidence import ENTRY, LIST, Collection

ABOUT = "The sources are SCOWL up to size 70 in all its spellings, with frequencies from wordfreq, and our own lists."
HUNSPELL = WORD_LIST = None
OFFENSIVE_LIST, HAS_SAFETEXT, HAS_VOTES = "english", True, True
COMMON, COMMON_THREE_LETTERS, LEAST_ZIPF_OF_OTHER_ROOTS = 300, 330, 300
_ENDINGS = ("s", "es", "ed", "d", "ing", "er", "ers", "y", "ier", "iest")


def accepted(frequencies):
    words = Collection()
    for word, size in english.sizes().items():
        kind = ENTRY if size <= english.LARGEST_COMMON_SIZE else LIST
        words.add(word, kind, word, frequencies.get(word, 0))
    return words


def additions():
    return sorted(sources.hand_list("additions-en"))


def offensive_forms(word):
    return word, word + "s", word[:-1] + "ies"


pairs, plurals = english.pairs, english.plurals


def may_be_common(word, words):
    return words[word].kinds != {LIST}


def is_plural_believed(word):
    return True


def is_everyday_form(word, found):
    """Returns whether the word is a form of an everyday verb. The English sources contain no affix rules, so everyday
    verbs are in a separate list.
    """
    return any(stem in sources.hand_list("everyday-verbs-en") for stem in english.stems(word))


def stems(word, known):
    """Yields the words whose plural or verb form the word may be: bitches -> bitch, shitting -> shit."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: -len(ending)]
            yield stem
            yield stem + "e"
            if re.search(r"([b-df-hj-np-tv-z])\1$", stem):
                yield stem[:-1]


def not_for_school(listed, words, early):
    plural_forms = {plural for word in listed for plural in plurals(word)}
    verbs = {word for word in words if any(stem in listed for stem in english.stems(word))}
    return (listed | plural_forms | verbs - early) & words.keys()
