"""Spanish: hunspell-es and wspanish (`spanish.py`, `spanish_forms.py`, `spanish_verbs.py`, `spanish_pronouns.py`)."""

import re
from pathlib import Path

import sources
import spanish
import spanish_forms
import spanish_pronouns
import spanish_verbs

from . import romance

ABOUT = (
    "The sources are hunspell-es with its affixes, wspanish, the regular forms that occur in wordfreq's texts, and our "
    "own lists. The Spanish list has many words: every verb has some fifty forms, and more forms with pronouns."
)
HUNSPELL, WORD_LIST = Path("/usr/share/hunspell/es_ES"), Path("/usr/share/dict/spanish")
OFFENSIVE_LIST, HAS_SAFETEXT, HAS_VOTES = "spanish", True, False
# Root words that are rarer than LEAST_ZIPF_OF_OTHER_ROOTS mostly come from the language of news, law and offices.
COMMON, COMMON_THREE_LETTERS, LEAST_ZIPF_OF_OTHER_ROOTS = 320, 380, 330
PREFIXES = (
    "agro anti archi auto bio ciber contra eco electro euro ex extra foto geo hidro hiper infra inter intra macro "
    "mega micro mini mono multi narco neo petro pluri pos post psico radio retro semi sobre socio sub super tele "
    "termo trans ultra vice video"
).split()
ENDINGS = [
    *((ending, ("ar",)) for ending in "ación aciones able ables amiento amientos".split()),
    *((ending, ("ar",)) for ending in "ador adora adores adoras".split()),
    *((ending, ("er", "ir")) for ending in "ible ibles imiento imientos".split()),
    *((ending, ("", "o", "e")) for ending in ("idad", "idades")),
    *((ending, ("", "o", "a", "e", "ista")) for ending in ("ismo", "ismos")),
    *((ending, ("", "o", "a", "e", "ismo")) for ending in ("ista", "istas")),
]
# Matches words that end like the plural of an infinitive: most of them are obsolete verb forms, such as bailares. Words
# that are really plurals, such as collares and neceseres, are accepted because they occur in texts.
_OF_INFINITIVE = re.compile("[a-zñ]+[aei]res")
# The endings of infinitives and participles.
_VERB_ENDINGS = ("ar", "er", "ir", "se", "ado", "ido")


def accepted(frequencies):
    words, capitalised = spanish.collect(frequencies)
    romance.remove_names("es", words)
    spanish_forms.add_forms(words, capitalised, frequencies)
    found = romance.accepted("es", words, capitalised, frequencies)
    forms = spanish_pronouns.verb_forms(words, spanish_verbs.infinitives(frequencies))
    spanish_pronouns.add_forms(found, forms, capitalised, frequencies, sources.frequencies("en"))
    return found


additions = spanish_forms.additions


def offensive_forms(word):
    return spanish_forms.genders(word) if word.endswith("ón") else (word, spanish_forms.plural(word))


def pairs(words):
    return []


def may_be_common(word, words):
    return True


def is_believed_unseen(is_known):
    return True


def plurals(word):
    plural = spanish_forms.plural(word)
    return [plural] if plural else []


def is_plural_believed(word):
    return not _OF_INFINITIVE.fullmatch(word)


def is_everyday_form(word, found):
    return romance.is_everyday_form("es", found, _VERB_ENDINGS)


def respelled(stem):
    """Returns the stem as the base word spells it: the stem of volqu-ismo is spelled as in volc-o."""
    return stem[:-2] + "c" if stem.endswith("qu") else stem


def stems(word, known):
    """Yields the words whose feminine or plural the given word may be: putas -> puta, puto; subnormales -> subnormal.
    The dictionary omits some offensive words, so the forms of those words come from a plain list, which does not state
    base words.
    """
    yield from known
    singular = word.removesuffix("s")
    yield singular
    if singular.endswith("a"):
        yield singular[:-1] + "o"
    if word.endswith("es"):
        stem = word[:-2]
        yield stem
        if stem.endswith("c"):
            yield stem[:-1] + "z"
        if stem.endswith("on"):
            yield stem[:-2] + "ón"


not_for_school = romance.not_for_school
