"""The check that an entry's level agrees with the frequency of its word: a beginner's word is not rare, and an expert's word is not frequent.

The frequency is the lexicon's: Zipf times 100, of the spelling. A word is too rare for its level if neither it nor any of its forms is frequent
enough; it is too frequent if its own spelling is. Only the lowest entry of a word can have too high a level: *bank* of a river may be harder
than *bank* with money. Numbers are learnt all at once. Exceptions are in the language's file, as `tools.frequency.<reason>`.
"""

from entry_files import forms_of
from levels import LEVELS

# The minimum frequencies of words of the first levels, and the maximum frequencies of words of the last levels.
LEAST = {"A1": 300, "A2": 260, "B1": 220}
MOST = {"B2": 515, "C1": 465, "Rare": 425}


def frequencies(data, language):
    """Returns 100 times the Zipf frequency of each spelling of the lexicon."""
    lines = (data / "lexicons" / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    return {spelling: int(frequency) for spelling, frequency, _ in (line.split("\t") for line in lines)}


def frequency_problems(rows, known, language):
    """Yields the levels that disagree with the frequency of their word, as sentences; `known` has the frequencies, `language` is a `Language`.
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
