"""Words with a prefix or an ending that speakers add freely: exalumno, jugabilidad; sottotrama, giocabilità."""

import fold
from evidence import DERIVATION, ENTRY, INFLECTION, LIST

# re-, co-, bi- and the like also begin names and misspellings: such words are additions.
PREFIXES = {
    "es": (
        "agro anti archi auto bio ciber contra eco electro euro ex extra foto geo hidro hiper infra inter intra macro "
        "mega micro mini mono multi narco neo petro pluri pos post psico radio retro semi sobre socio sub super tele "
        "termo trans ultra vice video"
    ).split(),
    "it": (
        "aero agro anti arci auto bio contro eco elettro euro ex extra foto geo idro iper infra inter macro maxi mega "
        "micro mini mono multi neo neuro pluri poli post psico radio semi socio sotto sovra stra super tele termo "
        "ultra vice video"
    ).split(),
}
# An ending, and what the base has in its place.
ENDINGS = {
    "es": [
        *((ending, ("ar",)) for ending in "ación aciones able ables amiento amientos".split()),
        *((ending, ("ar",)) for ending in "ador adora adores adoras".split()),
        *((ending, ("er", "ir")) for ending in "ible ibles imiento imientos".split()),
        *((ending, ("", "o", "e")) for ending in ("idad", "idades")),
        *((ending, ("", "o", "a", "e", "ista")) for ending in ("ismo", "ismos")),
        *((ending, ("", "o", "a", "e", "ismo")) for ending in ("ista", "istas")),
    ],
    "it": [
        *((ending, ("are",)) for ending in "azione azioni abile abili amento amenti".split()),
        *((ending, ("are",)) for ending in "atore atrice atori atrici".split()),
        *((ending, ("ere", "ire")) for ending in "ibile ibili imento imenti".split()),
        *((ending, ("", "o", "e")) for ending in ("ità",)),
        *((ending, ("o", "a", "e", "ista")) for ending in ("ismo", "ismi")),
        *((ending, ("o", "a", "e", "ismo")) for ending in ("ista", "isti", "iste")),
        *((ending, ("o", "e")) for ending in "issimo issima issimi issime".split()),
    ],
}
SEEN, KNOWN_BASE, SHORTEST_BASE, SHORTEST_STEM = 150, 250, 4, 3
# A word that English has far more often is English: supernatural, interactive.
ENGLISH_LEAD = 60


def bases_of_prefixed(word, language):
    """What stands behind a prefix: exalumno -> alumno, contrarreloj -> reloj."""
    for prefix in PREFIXES[language]:
        base = word.removeprefix(prefix)
        if base != word and len(base) >= SHORTEST_BASE:
            yield base
            if base.startswith("rr"):
                yield base[1:]


def bases_of_derived(word, language):
    """What an ending was added to: jugable -> jugar, negatividad -> negativo, positività -> positivo."""
    for ending, replacements in ENDINGS[language]:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= SHORTEST_STEM:
            for replacement in replacements:
                yield stem + replacement
                yield _respelled(stem, language) + replacement


def _respelled(stem, language):
    """The stem as its base spells it: bianch-issimo is of bianc-o."""
    if language == "es" and stem.endswith("qu"):
        return stem[:-2] + "c"
    if language == "it" and stem.endswith(("ch", "gh")):
        return stem[:-1]
    return stem


def add_words(accepted, language, capitalised, frequencies, english):
    """Adds to what is accepted the words that texts hold and that are made of a known word."""
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
