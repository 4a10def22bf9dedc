"""Puts the rows of one language together: (spelling, key, zipf100, flags)."""

import english
import fold
import italian
import offensive
import sources
import spanish
import spanish_forms
import tiers
from evidence import ADDITION, ENTRY, LIST, Collection

_COLLECT = {"es": spanish.collect, "it": italian.collect}


def rows(language):
    """Every row of the language, sorted by spelling."""
    frequencies = sources.frequencies(language)
    words = _accepted(language, frequencies)
    keys = {word: fold.fold(word, language) for word in words}
    kept = {w: k for w, k in keys.items() if k and fold.SHORTEST <= len(k) <= fold.LONGEST}
    offensive_keys = _offensive_keys(kept, words, language)
    shown = _words_to_find(kept, words, language, frequencies)
    return [
        (word, key, frequencies.get(word, 0), "o" if key in offensive_keys else "c" if word in shown else "")
        for word, key in sorted(kept.items())
    ]


def _words_to_find(kept, words, language, frequencies):
    """The spellings that a game may show, offensive ones not yet taken out."""
    hidden = sources.hand_list(f"not-shown-{language}") | sources.hand_list(f"not-roots-{language}")
    grim = sources.hand_list(f"grim-{language}")
    best = {}
    for word, key in kept.items():
        best[key] = max(best.get(key, 0), frequencies.get(word, 0))
    return {
        word
        for word, key in kept.items()
        if _is_common(word, key, frequencies.get(word, 0), words, language)
        and not tiers.is_outshone(frequencies.get(word, 0), best[key])
        and word not in hidden
        and not offensive.is_form_of(word, words[word].stems, language, grim)
    }


def _accepted(language, frequencies):
    words = _english(frequencies) if language == "en" else _romance(language, frequencies)
    for word in sources.hand_list(f"additions-{language}"):
        words.add(word, ADDITION, word, frequencies.get(word, 0))
    removed = set()
    for name in ("removals", "names", "abbreviations"):
        removed |= sources.hand_list(f"{name}-{language}")
    short = sources.hand_list(f"two-letters-{language}")
    return Collection(
        (word, found)
        for word, found in words.items()
        if word not in removed and (len(word) > 2 or word in short)
    )


def _english(frequencies):
    words = Collection()
    for word, size in english.sizes().items():
        kind = ENTRY if size <= english.LARGEST_COMMON_SIZE else LIST
        words.add(word, kind, word, frequencies.get(word, 0))
    return words


def _romance(language, frequencies):
    words, capitalised = _COLLECT[language](frequencies)
    for name in sources.hand_list(f"names-{language}") | sources.hand_list(f"removals-{language}"):
        words.pop(name, None)
    if language == "es":
        spanish_forms.add_forms(words, capitalised, frequencies)
    accepted = Collection()
    for word, found in words.items():
        # The plain lists hold names in lower case; a real word that is a name too has an entry.
        if found.kinds == {LIST} and word in capitalised:
            continue
        zipf = frequencies.get(word, 0)
        if tiers.is_accepted(zipf, found, language, lambda w=word: sources.is_known(w, language)):
            accepted[word] = found
    return accepted


def _offensive_keys(kept, words, language):
    """Folded keys with an offensive spelling: no spelling of such a key is ever shown. A white-listed
    spelling clears its key: scopo (aim) stands, although scopò is a form of a listed verb."""
    offending = offensive.listed(language)
    allowed = sources.hand_list(f"not-offensive-{language}")
    marked = {
        key
        for word, key in kept.items()
        if offensive.is_form_of(word, words[word].stems, language, offending, allowed)
    }
    return marked - {fold.fold(word, language) for word in allowed}


def _is_common(word, key, zipf, words, language):
    kinds = words[word].kinds
    if language == "en":
        return kinds != {LIST} and tiers.is_common(zipf, len(key), "en", kinds)
    if language == "it" and italian.is_cut_off(word, words):
        return False
    english_zipf = sources.frequencies("en").get(word, 0)
    if word in sources.hand_list(f"native-{language}"):
        english_zipf = 0
    return tiers.is_common(zipf, len(key), language, kinds, english_zipf)


def lines(rows_of_language):
    """The text of Data/lexicons/<language>.tsv."""
    return "".join(f"{spelling}\t{zipf}\t{flags}\n" for spelling, _, zipf, flags in rows_of_language)
