"""Builds a language's rows: (spelling, key, zipf100, flags)."""

import fold
import known
import offensive
import rules
import school
import sources
import tiers
from evidence import ADDITION, Collection


def rows(language):
    """Returns the pair (every row of the language, sorted by spelling; the folded keys that no game ever shows)."""
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
    """Returns the common spellings, including spellings that no game shows."""
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
    return common | _known_twins(rules.of(language).pairs(kept), kept, common, frequencies)


def _hidden(kept, words, language):
    """Returns the spellings that are accepted but never shown: the spellings in the hand-written lists, and all forms of the grim words."""
    listed = sources.hand_list(f"not-shown-{language}") | sources.hand_list(f"not-roots-{language}")
    grim = sources.hand_list(f"grim-{language}")
    listed |= {word for pair in rules.of(language).pairs(kept) if set(pair) & listed for word in pair}
    return {
        word for word in kept if word in listed or offensive.is_form_of(word, words[word].stems, language, grim)
    }


def _known_twins(pairs, kept, common, frequencies):
    """Returns alternative spellings of common words that also occur in texts, such as British spellings of American words."""
    twins = {word for pair in pairs if set(pair) & common for word in pair}
    return {
        word for word in twins if len(kept[word]) >= tiers.SHORTEST_SHOWN and frequencies.get(word, 0) >= tiers.KNOWN_TWIN
    }


def _accepted(language, frequencies):
    own = rules.of(language)
    words = own.accepted(frequencies)
    for word in own.additions():
        words.add(word, ADDITION, word, frequencies.get(word, 0))
    for word in sorted(sources.hand_list(f"offensive-{language}") - words.keys()):
        for form in own.offensive_forms(word):
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


def _offensive_keys(kept, words, language):
    """Returns the keys (folded words) that have an offensive spelling. The games show no spelling whose key is
    offensive. A key is not returned if one of its spellings is in the list not-offensive-*.txt: scopo (aim) is allowed,
    although scopò is a form of an offensive verb.
    """
    offending = offensive.listed(language)
    allowed = sources.hand_list(f"not-offensive-{language}")
    marked = {
        key
        for word, key in kept.items()
        if offensive.is_form_of(word, words[word].stems, language, offending, allowed)
    }
    marked -= {fold.fold(word, language) for word in allowed}
    marked |= {key for pair in rules.of(language).pairs(kept) if set(pair) & marked for key in pair}
    return marked


def _is_common(word, key, zipf, words, language):
    if not rules.of(language).may_be_common(word, words):
        return False
    english_zipf = sources.frequencies("en").get(word, 0)
    if word in sources.hand_list(f"native-{language}"):
        english_zipf = 0
    return tiers.is_common(zipf, len(key), language, words[word].kinds, english_zipf)


def lines(rows_of_language):
    """Returns the text of Data/lexicons/<language>.tsv."""
    return "".join(f"{spelling}\t{zipf}\t{flags}\n" for spelling, _, zipf, flags in rows_of_language)
