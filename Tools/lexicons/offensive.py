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
    """The words whose feminine, plural or verb form this may be: stronze -> stronza, stronzo; terroni -> terrone; putas -> puta,
    puto; subnormales -> subnormal; checche -> checca; inculando -> inculare.

    The dictionaries leave out some words of this kind, and then their forms come from a plain list.
    """
    yield from (_spanish_stems if language == "es" else _italian_stems)(word)


def _spanish_stems(word):
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


# Verb forms, which the dictionary lacks when it lacks the verb: participles and gerunds, with pronouns too.
_OF_ITALIAN_VERBS = re.compile("(.+)(?:at[oaie]|ando(?:mi|ti|si|ci|vi|gli|l[oaie]|ne)?)")


def _italian_stems(word):
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
