"""Spanish forms that are frequent in speech but have no affix flag in hunspell-es."""

import fold
import sources
from evidence import DERIVATION, ENTRY, INFLECTION, LIST

SEEN_PLURAL = 150
SEEN_ADVERB = 130
SEEN_SUPERLATIVE = 100
SEEN_DIMINUTIVE = 100
# The minimum frequency of a noun whose diminutive is accepted: perrito, cafecito, florecita.
DIMINISHED_NOUN = 320

_OPEN_STRESS = str.maketrans("áéíóú", "aeiou")


def plural(singular):
    """Returns the regular plural, or None for a word that ends in s or x: pez -> peces, cañón -> cañones."""
    if singular[-1] in "aeiouáéó":
        return singular + "s"
    if singular.endswith("z"):
        return singular[:-1] + "ces"
    if singular[-1] in "sx":
        return None
    if singular[-2:] in ("án", "én", "ín", "ón", "ún"):
        return singular[:-2] + singular[-2:].translate(_OPEN_STRESS) + "es"
    return singular + "es"


def genders(masculine):
    """Returns a masculine word, its plural, its feminine, and the plural of the feminine: rojo, rojos, roja, rojas."""
    if masculine.endswith("o"):
        feminine = masculine[:-1] + "a"
    else:
        feminine = masculine[:-2] + masculine[-2:].translate(_OPEN_STRESS) + "a"
    return [form for one in (masculine, feminine) for form in (one, plural(one))]


def additions():
    """Returns the words of the additions with their forms."""
    words = set(sources.hand_list("additions-es"))
    for word in sources.hand_list("additions-plural-es"):
        words |= {word, plural(word)}
    for word in sources.hand_list("additions-gender-es"):
        words.update(genders(word))
    return sorted(word for word in words if word)


def bases_of_diminutive(word):
    """Yields the folded words of which the given word in -ito or -ita may be the diminutive: perrito -> perro, lucecita
    -> luz.
    """
    for ending in ("itos", "itas", "ito", "ita"):
        if word.endswith(ending) and len(word) - len(ending) >= 2:
            rest = word[: -len(ending)]
            break
    else:
        return
    stems = {rest}
    if rest.endswith("ec"):
        stems |= {rest[:-2], rest[:-2] + "e"}
    if rest.endswith("c"):
        stems |= {rest[:-1], rest[:-1] + "e"}
    for stem in sorted(stems):
        respelled = stem
        for written, sound in (("qu", "c"), ("gu", "g"), ("c", "z")):
            if stem.endswith(written):
                respelled = stem[: -len(written)] + sound
        for ending in ("", "o", "a", "e"):
            yield fold.fold(stem + ending, "es")
            yield fold.fold(respelled + ending, "es")


def bases_of_superlative(word):
    """Yields the words of which the given word in -ísimo or -ísima may be the superlative: bellísima -> bello,
    gravísimo -> grave.
    """
    for ending in ("ísimos", "ísimas", "ísimo", "ísima"):
        if word.endswith(ending):
            rest = word[: -len(ending)]
            for stem, last in ((rest, "qu"), (rest, "gu"), (rest, "")):
                if stem.endswith(last):
                    short = stem[: len(stem) - len(last)] + {"qu": "c", "gu": "g", "": ""}[last]
                    for ending_of_base in ("", "o", "e"):
                        yield short + ending_of_base


def add_forms(words, capitalised, frequencies):
    """Adds to `words` the plurals of words that only a plain list contains, and adverbs in -mente, superlatives and diminutives. Adds a form only
    if it occurs in texts.
    """
    keys = {fold.fold(w, "es") for w in words}
    for word in sorted(w for w, found in words.items() if found.kinds == {LIST}):
        formed = plural(word)
        if formed and word not in capitalised and formed not in capitalised:
            # Skip a plural if another word already has the same letters: dolares and exito are misspellings of dólares
            # and éxito.
            if frequencies.get(formed, 0) >= SEEN_PLURAL and fold.fold(formed, "es") not in keys:
                words.add(formed, INFLECTION, word, frequencies.get(word, 0))
    plain = {w for w, found in words.items() if found.kinds & {ENTRY, INFLECTION, LIST}}
    known_nouns = {
        fold.fold(w, "es")
        for w in plain
        if frequencies.get(w, 0) >= DIMINISHED_NOUN and words[w].kinds & {ENTRY, LIST}
    }
    for word in sorted(frequencies):
        zipf = frequencies[word]
        if word in capitalised or word in words or fold.fold(word, "es") in keys:
            continue
        if word.endswith("mente") and zipf >= SEEN_ADVERB and word[:-5] in plain:
            words.add(word, DERIVATION, word[:-5], frequencies.get(word[:-5], 0))
        elif zipf >= SEEN_SUPERLATIVE and any(base in plain for base in bases_of_superlative(word)):
            words.add(word, DERIVATION, word, zipf)
        elif zipf >= SEEN_DIMINUTIVE and any(base in known_nouns for base in bases_of_diminutive(word)):
            words.add(word, DERIVATION, word, zipf)
