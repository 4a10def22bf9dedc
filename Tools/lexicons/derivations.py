"""Words that speakers form freely with a prefix or an ending: exalumno, jugabilidad; sottotrama, giocabilità."""

import fold
import rules
from evidence import DERIVATION, ENTRY, INFLECTION, LIST

# The module of each language in the package `rules` lists prefixes and endings. Each ending is listed together with the
# ending of the base word that it replaces. The lists omit prefixes such as re-, co- and bi-, because names and
# misspellings begin with these prefixes too. Words with prefixes such as re-, co- and bi- are listed by hand in
# additions-*.txt.
SEEN, KNOWN_BASE, SHORTEST_BASE, SHORTEST_STEM = 150, 250, 4, 3
# A word that is far more frequent in English is an English word: supernatural, interactive.
ENGLISH_LEAD = 60


def bases_of_prefixed(word, language):
    """Yields the base word after removing a prefix: exalumno -> alumno, contrarreloj -> reloj."""
    for prefix in rules.of(language).PREFIXES:
        base = word.removeprefix(prefix)
        if base != word and len(base) >= SHORTEST_BASE:
            yield base
            if base.startswith("rr"):
                yield base[1:]


def bases_of_derived(word, language):
    """Yields the base words of a word with an ending: jugable -> jugar, negatividad -> negativo, positività -> positivo."""
    for ending, replacements in rules.of(language).ENDINGS:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= SHORTEST_STEM:
            for replacement in replacements:
                yield stem + replacement
                yield rules.of(language).respelled(stem) + replacement


def add_words(accepted, language, capitalised, frequencies, english):
    """Adds to `accepted` the words that occur in texts and are derived from a known word."""
    known = {
        word
        for word, found in accepted.items()
        if found.kinds & {ENTRY, INFLECTION, LIST} and frequencies.get(word, 0) >= KNOWN_BASE
    }
    known_keys = {fold.fold(word, language) for word in known}
    keys = {fold.fold(word, language) for word in accepted}
    for word in sorted(frequencies):
        zipf = frequencies[word]
        if zipf < SEEN or word in capitalised or fold.fold(word, language) in keys:
            continue
        if english.get(word, 0) - zipf >= ENGLISH_LEAD:
            continue
        bases = [base for base in bases_of_prefixed(word, language) if base in known]
        bases += [base for base in bases_of_derived(word, language) if fold.fold(base, language) in known_keys]
        if bases:
            accepted.add(word, DERIVATION, bases[0], zipf)
