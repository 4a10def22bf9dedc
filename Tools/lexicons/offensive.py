"""Words accepted when typed that no game ever shows: published lists, our own, and their forms."""

import re

import sources

_ENGLISH_ENDINGS = ("s", "es", "ed", "d", "ing", "er", "ers", "y", "ier", "iest")


def listed(language):
    """The published lists with our additions, without the words that are only sometimes meant badly."""
    own = sources.hand_list(f"offensive-{language}")
    return (sources.offensive_words(language) | own) - sources.hand_list(f"not-offensive-{language}")


def is_form_of(word, stems, language, listed_words, allowed=frozenset()):
    """Whether the word, or a word it is a form of, is listed. `stems` come from the affixes."""
    if word in listed_words:
        return True
    if word in allowed:
        return False
    if language == "en":
        return any(stem in listed_words for stem in english_stems(word))
    return any(stem in listed_words for stem in (*stems, *romance_stems(word, language)))


def english_stems(word):
    """What the word may be a plural or verb form of: bitches -> bitch, shitting -> shit."""
    for ending in _ENGLISH_ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: -len(ending)]
            yield stem
            yield stem + "e"
            if re.search(r"([b-df-hj-np-tv-z])\1$", stem):
                yield stem[:-1]


def romance_stems(word, language):
    """What the word may be a feminine or a plural of: stronze -> stronza, stronzo; terroni -> terrone; putas -> puta, puto.

    The dictionaries leave out some words of this kind, and then their forms come from a plain list.
    """
    if language == "es":
        singular = word.removesuffix("s")
        yield singular
        if singular.endswith("a"):
            yield singular[:-1] + "o"
    elif word.endswith("e"):
        yield word[:-1] + "a"
    if language == "it" and word.endswith(("a", "e", "i")):
        yield word[:-1] + "o"
    if language == "it" and word.endswith("i"):
        yield word[:-1] + "e"
