"""Checks the levels of the words in an example, because a learner who looks a word up reads its example."""

import re

import paradigms
from entry_files import forms_of

LEVELS = ["A1", "A2", "B1", "B2", "C1", "Rare"]
WORD = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")
# The maximum number of levels by which a word of the example may exceed its entry.
MOST_ABOVE = 1


def word_levels(rows, language):
    """Returns a dictionary from the words and forms of the vocabulary to the number of the lowest level of each word or
    form.
    """
    found = {}
    for row in rows:
        level, kind = LEVELS.index(row["level"]), row["pos"].split()[0]
        words = [word.lower() for word in [row["word"], *forms_of(row)]]
        for word in words + paradigms.inflections(row["word"], words, kind, language):
            found[word] = min(level, found.get(word, level))
    return found


def level(word, levels):
    """Returns the level of a word. If the word consists of several words, returns the level of the most advanced part.
    Returns `None` if the word or a part of it has no entry.
    """
    if word in levels:
        return levels[word]
    parts = [levels.get(part) for part in re.split("[’-]", word)]
    return None if None in parts else max(parts)


def too_hard(row, levels):
    """Returns the words of the entry's example that are more than one level above the entry, except the entry's own word."""
    rest = re.sub(r"\{[^}]*\}", " ", row["example"])
    most = LEVELS.index(row["level"]) + MOST_ABOVE
    return [word for word in WORD.findall(rest) if (level(word.lower(), levels) or 0) > most]
