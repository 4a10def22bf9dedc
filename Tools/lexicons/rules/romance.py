"""What Spanish and Italian have in common: a dictionary with affixes, a plain list, and forms that texts hold."""

import derivations
import sources
import tiers
from evidence import ENTRY, INFLECTION, LIST, Collection


def accepted(language, words, capitalised, frequencies):
    """The words of the dictionaries that count as words, and those that are derived of them; `words` without names and removed words."""
    found_words = Collection()
    for word, found in words.items():
        # The plain lists hold names in lower case; a real word that is a name too has an entry.
        if found.kinds == {LIST} and word in capitalised:
            continue
        zipf = frequencies.get(word, 0)
        if tiers.is_accepted(zipf, found, language, lambda w=word: sources.is_known(w, language)):
            found_words[word] = found
    derivations.add_words(found_words, language, capitalised, frequencies, sources.frequencies("en"))
    return found_words


def remove_names(language, words):
    for name in sources.hand_list(f"names-{language}") | sources.hand_list(f"removals-{language}"):
        words.pop(name, None)


def is_everyday_form(language, found, verb_endings):
    """Of the many forms of a verb those are common that are frequent, or that the vocabulary's entry lists."""
    listed = sources.hand_list(f"everyday-{language}")
    return INFLECTION in found.kinds and any(stem in listed and not stem.endswith(verb_endings) for stem in found.stems)


def not_for_school(listed, words, early):
    forms = {
        word
        for word, found in words.items()
        if INFLECTION in found.kinds and ENTRY not in found.kinds and word not in early
        if found.stems != {word} and found.stems - {word} <= listed
    }
    return listed & words.keys() | forms
