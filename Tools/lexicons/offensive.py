"""Words that are accepted but that no game ever shows: the published lists of offensive words, our own lists, and the forms of their words."""

import rules
import sources


def listed(language):
    """Returns the words of the published lists and of our own list, except the words that are offensive only in some
    senses.
    """
    own = sources.hand_list(f"offensive-{language}")
    return (sources.offensive_words(language) | own) - sources.hand_list(f"not-offensive-{language}")


def is_form_of(word, stems, language, listed_words, allowed=frozenset()):
    """Returns whether the word or one of its base words is in `listed_words`. `stems` contains the word's base words
    according to the affix rules.
    """
    if word in listed_words:
        return True
    if word in allowed:
        return False
    return any(stem in listed_words for stem in rules.of(language).stems(word, stems))
