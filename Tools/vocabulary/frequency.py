"""Checks that an entry's level agrees with the frequency of its word: a word for beginners must not be rare, and a word for experts must not be
frequent.

The frequency of a spelling is the value that the lexicon states: 100 times the Zipf value. A word is too rare for its
level if neither the word nor any of its forms is frequent enough. Whether a word is too frequent for its level depends
only on the word's own spelling, not on its forms. If a word has several entries, only the entry with the lowest level
can be too frequent. For example, *bank* of a river may have a higher level than *bank* with money. The level of a word
for a number is not checked, because learners learn all numbers together. The language's file lists other exceptions as
`tools.frequency.<reason>`.
"""

from entry_files import forms_of
from levels import LEVELS

# LEAST contains the minimum frequencies of words of the lower levels. MOST contains the maximum frequencies of words of
# the higher levels.
LEAST = {"A1": 300, "A2": 260, "B1": 220}
MOST = {"B2": 515, "C1": 465, "Rare": 425}


def frequencies(data, language):
    """Returns 100 times the Zipf frequency of each spelling of the lexicon."""
    lines = (data / "lexicons" / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    return {spelling: int(frequency) for spelling, frequency, _ in (line.split("\t") for line in lines)}


def frequency_problems(rows, known, language):
    """Yields the levels that disagree with the frequency of their word, as sentences; `known` contains the frequencies, and `language` is a
    `Language`.
    """
    allowed = {word for words in language.tools("frequency").values() for word in words.split()}
    lowest = {}
    for row in rows:
        place = LEVELS.index(row["level"])
        lowest[row["word"]] = min(place, lowest.get(row["word"], place))
    for row in rows:
        word, level = row["word"], row["level"]
        if word not in known or word in allowed or row.get("pos") == "number":
            continue
        most = max(known.get(spelling, 0) for spelling in [word, *forms_of(row)])
        if most < LEAST.get(level, 0):
            yield f"{word}: is {level}, but its frequency is {most}; at least {LEAST[level]} is required"
        if known[word] > MOST.get(level, 999) and lowest[word] == LEVELS.index(level):
            yield f"{word}: is {level}, but its frequency is {known[word]}; at most {MOST[level]} is allowed"
