"""An entry's level agrees with how frequent its word is: what a beginner learns is not rare, and what only experts need is not on every page.

The frequency is the lexicon's: Zipf times 100, of the spelling. A word is too rare for its level when neither it nor any of its forms is frequent enough; it is too frequent
when its own spelling is. Only the lowest entry of a word can be too high: *bank* of a river may be harder than *bank* with money. Numbers are learnt all at once. Words that are right
although the rule says otherwise are in the language's file, as `tools.frequency.<reason>`.
"""

from entry_files import forms_of
from levels import LEVELS

# The least frequency of a word of the first levels, and the greatest of one of the last.
LEAST = {"A1": 300, "A2": 260, "B1": 220}
MOST = {"B2": 515, "C1": 465, "Rare": 425}


def frequencies(data, language):
    """Zipf times 100 of each spelling of the lexicon."""
    lines = (data / "lexicons" / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    return {spelling: int(frequency) for spelling, frequency, _ in (line.split("\t") for line in lines)}


def frequency_problems(rows, known, language):
    """Levels that disagree with the frequency of their word, as sentences; `known` has the frequencies, `language` is a `Language`."""
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
            yield f"{word}: is {level}, but its frequency is {most}; at least {LEAST[level]} is asked for"
        if known[word] > MOST.get(level, 999) and lowest[word] == LEVELS.index(level):
            yield f"{word}: is {level}, but its frequency is {known[word]}; at most {MOST[level]} is allowed"
