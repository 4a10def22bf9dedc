"""Checks the levels of the words in an example, because a learner who looks a word up reads its example."""

import re

import paradigms
from entry_files import forms_of
from form_files import read

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


# The codes of forms that learners at A1 and A2 do not know: conditional, subjunctive, past subjunctive (docs/formats/forms.md).
LATE_FORMS = "ojk"
WITHOUT_LATE_FORMS = ("A1", "A2")
# Polite forms that learners meet in their first lessons.
POLITE = ("vorrei", "quisiera", "gustaría")


def late_forms(forms, rows):
    """From a file of forms, returns those that are only conditionals or subjunctives. Headwords are excluded."""
    codes = {}
    for told in read(forms).values():
        for form, code in told.items():
            codes.setdefault(form.lower(), set()).update(re.findall("[A-Za-z-]", code))
    heads = {row["word"].lower() for row in rows}
    return {form for form, found in codes.items() if found <= set(LATE_FORMS) and form not in heads and form not in POLITE}


def late_grammar(row, late):
    """Returns the conditionals and subjunctives in the example of an entry at A1 or A2. A subjunctive after *no* is an imperative, which such
    learners know.
    """
    if row["level"] not in WITHOUT_LATE_FORMS:
        return []
    words = [word.lower() for word in WORD.findall(row["example"])]
    return [word for place, word in enumerate(words) if word in late and "no" not in words[:place]]
