"""Words that are accepted but that no game ever shows: published lists, our own, and their forms."""

import rules
import sources


def listed(language):
    """Returns the published lists with our additions, without the words that are offensive only in some senses."""
    own = sources.hand_list(f"offensive-{language}")
    return (sources.offensive_words(language) | own) - sources.hand_list(f"not-offensive-{language}")


def is_form_of(word, stems, language, listed_words, allowed=frozenset()):
    """Whether the word or its base word is listed. `stems` come from the affixes."""
    if word in listed_words:
        return True
    if word in allowed:
        return False
    return any(stem in listed_words for stem in rules.of(language).stems(word, stems))
