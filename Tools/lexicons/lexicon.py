"""Puts the rows of one language together: (spelling, key, zipf100, flags)."""

import derivations
import english
import fold
import italian
import known
import offensive
import school
import sources
import spanish
import spanish_forms
import spanish_pronouns
import spanish_verbs
import tiers
from evidence import ADDITION, ENTRY, LIST, Collection

_ADDITIONS = {
    "en": lambda: sorted(sources.hand_list("additions-en")),
    "es": spanish_forms.additions,
    "it": italian.additions,
}
# The forms of a listed word, for words that no dictionary has.
_FORMS = {
    "en": lambda word: (word, word + "s", word[:-1] + "ies"),
    "es": lambda word: spanish_forms.genders(word) if word.endswith("ón") else (word, spanish_forms.plural(word)),
    "it": lambda word: (word, italian.plural(word)),
}
_COLLECT = {"es": spanish.collect, "it": italian.collect}


def rows(language):
    """Every row of the language, sorted by spelling, and the folded keys that no game ever shows."""
    frequencies = sources.frequencies(language)
    words = _accepted(language, frequencies)
    keys = {word: fold.fold(word, language) for word in words}
    kept = {w: k for w, k in keys.items() if k and fold.SHORTEST <= len(k) <= fold.LONGEST}
    offensive_keys = _offensive_keys(kept, words, language)
    hidden = _hidden(kept, words, language)
    shown = _common(kept, words, language, frequencies) - hidden
    not_for_school = school.spellings(kept, words, language, frequencies)

    def flags(word, key):
        if key in offensive_keys:
            return "o"
        return ("c" if word in shown else "") + ("s" if word in not_for_school else "")

    found = [(word, key, frequencies.get(word, 0), flags(word, key)) for word, key in sorted(kept.items())]
    return found, {kept[word] for word in hidden} - {kept[word] for word in shown}


def _common(kept, words, language, frequencies):
    """The spellings that are well known, those that no game shows not yet taken out."""
    best = {}
    for word, key in kept.items():
        best[key] = max(best.get(key, 0), frequencies.get(word, 0))
    common = {
        word
        for word, key in kept.items()
        if _is_common(word, key, frequencies.get(word, 0), words, language)
        and not tiers.is_outshone(frequencies.get(word, 0), best[key])
    }
    shown = {word for word, key in kept.items() if len(key) >= tiers.SHORTEST_SHOWN}
    common |= known.words_of({word: words[word] for word in shown}, language, frequencies)
    return common | _known_twins(kept, common, frequencies) if language == "en" else common


def _hidden(kept, words, language):
    """The spellings that are accepted and never shown: of the hand lists, with all forms of the grim ones."""
    listed = sources.hand_list(f"not-shown-{language}") | sources.hand_list(f"not-roots-{language}")
    grim = sources.hand_list(f"grim-{language}")
    if language == "en":
        listed |= {word for pair in english.pairs(kept) if set(pair) & listed for word in pair}
    return {
        word for word in kept if word in listed or offensive.is_form_of(word, words[word].stems, language, grim)
    }


def _known_twins(kept, common, frequencies):
    """British spellings of common American words, and the other way round, that texts know too."""
    twins = {word for pair in english.pairs(kept) if set(pair) & common for word in pair}
    return {
        word for word in twins if len(kept[word]) >= tiers.SHORTEST_SHOWN and frequencies.get(word, 0) >= tiers.KNOWN_TWIN
    }


def _accepted(language, frequencies):
    words = _english(frequencies) if language == "en" else _romance(language, frequencies)
    for word in _ADDITIONS[language]():
        words.add(word, ADDITION, word, frequencies.get(word, 0))
    for word in sorted(sources.hand_list(f"offensive-{language}") - words.keys()):
        for form in _FORMS[language](word):
            if frequencies.get(form, 0) >= tiers.SEEN_OFFENSIVE:
                words.add(form, ADDITION, word, frequencies[form])
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
    of_english = sources.frequencies("en")
    derivations.add_words(accepted, language, capitalised, frequencies, of_english)
    if language == "it":
        italian.add_attached(accepted, capitalised, frequencies)
    else:
        forms = spanish_pronouns.verb_forms(words, spanish_verbs.infinitives(frequencies))
        spanish_pronouns.add_forms(accepted, forms, capitalised, frequencies, of_english)
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
    marked -= {fold.fold(word, language) for word in allowed}
    if language == "en":
        marked |= {key for pair in english.pairs(kept) if set(pair) & marked for key in pair}
    return marked


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
