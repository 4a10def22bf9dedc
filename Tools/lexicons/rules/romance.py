"""Common code for Spanish and Italian: a dictionary with affixes, a plain list, and forms that occur in texts."""

import derivations
import sources
import tiers
from evidence import ENTRY, INFLECTION, LIST, Collection


def accepted(language, words, capitalised, frequencies):
    """Returns the accepted words of the dictionaries, and the words derived from them; `words` excludes names and removed words."""
    found_words = Collection()
    for word, found in words.items():
        # The plain lists contain names in lower case. If a name is also another word, the dictionary contains an entry
        # for this word.
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
    """Whether a verb form is common: it is frequent, or the vocabulary's entry lists it."""
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
