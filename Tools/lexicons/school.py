"""Finds the words that games for schools do not show, for example about weapons, alcohol, smoking, death and underwear.
Other games show these words.
"""

import known
import rules
import sources


def listed_spellings(words, language):
    """Returns those of `words` that are in the list not-for-school-*.txt or are forms of a listed word.

    A form of a listed word is not returned if it is also a form of another word: para is a form of both parar and
    parir. The function also omits a form that people learn early as a separate word: violino usually means a violin and
    is hardly ever a form of violare.
    """
    listed = sources.hand_list(f"not-for-school-{language}")
    early = known.base_words(language)
    return rules.of(language).not_for_school(listed, words, early)


def spellings(kept, words, language, frequencies):
    """Returns the spellings in `listed_spellings` whose letters usually stand for a listed word. If several spellings
    consist of the same letters, the letters stand for the most frequent spelling: mama stands for mamá, and not for a
    form of mamar.
    """
    listed = listed_spellings({word: words[word] for word in kept}, language)
    best = {}
    for word in sorted(kept):
        key = kept[word]
        if key not in best or frequencies.get(word, 0) > frequencies.get(best[key], 0):
            best[key] = word
    return {word for word in listed if best[kept[word]] in listed}
