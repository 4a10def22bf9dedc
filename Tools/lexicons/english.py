"""English words with SCOWL's sizes: the smaller the size, the better known the word."""

import sources

LARGEST_COMMON_SIZE = 50


def sizes():
    """The smallest SCOWL size by spelling. Words without a vowel (nth, tsk) come from the additions."""
    return {
        word: size
        for word, size in sources.scowl_words().items()
        if word == word.lower() and any(letter in "aeiouyáàâäéèêëíîïóôöúûü" for letter in word)
    }
