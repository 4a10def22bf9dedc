"""Words that a game for a school omits: weapons, alcohol, smoking, death, underwear. Games outside schools show these words."""

import known
import rules
import sources


def listed_spellings(words, language):
    """Returns the members of `words` that are in not-for-school-*.txt or are forms of a word in it.

    A form counts only if it is a form of no other word and is not itself learned early. For example, para is a form of both parar and parir, and
    violino usually means a violin and is hardly ever a form of violare.
    """
    listed = sources.hand_list(f"not-for-school-{language}")
    early = known.base_words(language)
    return rules.of(language).not_for_school(listed, words, early)


def spellings(kept, words, language, frequencies):
    """Returns the spellings whose folded word has a listed spelling as its best known one: mama is taken as mamá and not as a form of mamar."""
    listed = listed_spellings({word: words[word] for word in kept}, language)
    best = {}
    for word in sorted(kept):
        key = kept[word]
        if key not in best or frequencies.get(word, 0) > frequencies.get(best[key], 0):
            best[key] = word
    return {word for word in listed if best[kept[word]] in listed}
