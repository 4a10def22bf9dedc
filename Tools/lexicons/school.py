"""Words that a game for a school leaves out: weapons, drink, smoke, death, underwear. Shown in other games."""

import known
import rules
import sources


def listed_spellings(words, language):
    """The words of not-for-school-*.txt and their forms, of those among `words`.

    A form counts when it is of no other word, and no word that one meets early: para is of parar as well as of parir, violino
    is a violin and hardly ever a form of violare.
    """
    listed = sources.hand_list(f"not-for-school-{language}")
    early = known.base_words(language)
    return rules.of(language).not_for_school(listed, words, early)


def spellings(kept, words, language, frequencies):
    """Those whose folded word is best known by a listed spelling: mama is mamá sooner than a form of mamar."""
    listed = listed_spellings({word: words[word] for word in kept}, language)
    best = {}
    for word in sorted(kept):
        key = kept[word]
        if key not in best or frequencies.get(word, 0) > frequencies.get(best[key], 0):
            best[key] = word
    return {word for word in listed if best[kept[word]] in listed}
