"""Italian: hunspell-it and witalian (`italian.py`)."""

import re
from pathlib import Path

import italian

from . import romance

ABOUT = (
    "The sources are hunspell-it with its affixes (where a second dictionary or a text knows the form), witalian, the "
    "regular forms that occur in wordfreq's texts, and our own lists."
)
HUNSPELL, WORD_LIST = Path("/usr/share/hunspell/it_IT"), Path("/usr/share/dict/italian")
OFFENSIVE_LIST, HAS_SAFETEXT, HAS_VOTES = "italian", False, False
# Root words that are rarer than LEAST_ZIPF_OF_OTHER_ROOTS mostly come from the language of news, law and offices.
COMMON, COMMON_THREE_LETTERS, LEAST_ZIPF_OF_OTHER_ROOTS = 320, 380, 330
PREFIXES = (
    "aero agro anti arci auto bio contro eco elettro euro ex extra foto geo idro iper infra inter macro maxi mega "
    "micro mini mono multi neo neuro pluri poli post psico radio semi socio sotto sovra stra super tele termo "
    "ultra vice video"
).split()
ENDINGS = [
    *((ending, ("are",)) for ending in "azione azioni abile abili amento amenti".split()),
    *((ending, ("are",)) for ending in "atore atrice atori atrici".split()),
    *((ending, ("ere", "ire")) for ending in "ibile ibili imento imenti".split()),
    *((ending, ("", "o", "e")) for ending in ("ità",)),
    *((ending, ("o", "a", "e", "ista")) for ending in ("ismo", "ismi")),
    *((ending, ("o", "a", "e", "ismo")) for ending in ("ista", "isti", "iste")),
    *((ending, ("o", "e")) for ending in "issimo issima issimi issime".split()),
]
# The endings of infinitives and participles.
_VERB_ENDINGS = ("re", "si", "ato", "ito", "uto")


def accepted(frequencies):
    words, capitalised = italian.collect(frequencies)
    romance.remove_names("it", words)
    found = romance.accepted("it", words, capitalised, frequencies)
    italian.add_attached(found, capitalised, frequencies)
    return found


additions = italian.additions


def offensive_forms(word):
    return word, italian.plural(word)


def pairs(words):
    return []


def may_be_common(word, words):
    return not italian.is_cut_off(word, words)


def is_believed_unseen(is_known):
    """hunspell-it derives wrong regular forms from irregular verbs (contenono), so a form that it derives is accepted only with other evidence."""
    return is_known()


def plurals(word):
    plural = italian.plural(word)
    return [plural] if plural else []


def is_plural_believed(word):
    return True


def is_everyday_form(word, found):
    return romance.is_everyday_form("it", found, _VERB_ENDINGS)


def respelled(stem):
    """Returns the stem in the spelling of the base word: the stem bianch- of bianchissimo becomes bianc-, as in bianco.
    """
    return stem[:-1] if stem.endswith(("ch", "gh")) else stem


# Matches participles and gerunds of verbs in -are, also with attached pronouns. The affix rules of the dictionary yield
# participles and gerunds only for verbs that the dictionary contains.
_OF_ITALIAN_VERBS = re.compile("(.+)(?:at[oaie]|ando(?:mi|ti|si|ci|vi|gli|l[oaie]|ne)?)")


def stems(word, known):
    """Yields the words whose feminine, plural or verb form the given word may be: stronze -> stronza, stronzo; terroni
    -> terrone; checche -> checca; inculando -> inculare. The dictionary omits some offensive words, so the forms of
    those words come from a plain list, which does not state base words.
    """
    yield from known
    if word.endswith("e"):
        yield word[:-1] + "a"
    if word.endswith(("a", "e", "i")):
        yield word[:-1] + "o"
    if word.endswith("i"):
        yield word[:-1] + "e"
        yield word + "o"
    if word.endswith(("che", "ghe")):
        yield word[:-2] + "a"
    if word.endswith(("chi", "ghi")):
        yield word[:-2] + "o"
    if word.endswith("ona"):
        yield word[:-1] + "e"
    if verb := _OF_ITALIAN_VERBS.fullmatch(word):
        yield verb[1] + "are"


not_for_school = romance.not_for_school
