"""Reads the files of forms (docs/formats/forms.md), and writes their fields."""

import os.path
import re

from entry_files import forms_of
from paradigms import cells


def path_of(data, language):
    return data / "forms" / f"{language}.tsv"


def identified(rows):
    """Yields every entry with its identifier, such as tear or tear.2."""
    counts = {}
    for row in rows:
        word = row["word"]
        counts[word] = counts.get(word, 0) + 1
        yield word if counts[word] == 1 else f"{word}.{counts[word]}", row


def used_cells(row, language):
    """Returns the forms of an entry that exist by the rules of its language, keyed by kind."""
    if "plural" in (row["label"] or "").split(", "):
        return {}
    return cells(row["word"], row["pos"], forms_of(row), language)


def tail_of(word, forms):
    """Returns the end of an entry's word that all its forms share, from a blank onwards: " hambre" in tener hambre, tengo hambre."""
    shared = os.path.commonprefix([text[::-1] for text in (word, *forms)])[::-1]
    return shared[shared.index(" ") :] if " " in shared else ""


def definition(word, forms):
    """Returns the text of a paradigm: the number of characters to remove from the end of the word, then each ending with its code."""
    stem = os.path.commonprefix([word, *forms])
    return f"{len(word) - len(stem)} " + ",".join(f"{form[len(stem):]} {code}" for form, code in forms.items())


def read(text):
    """Returns the forms in a file's text, with their codes, by entry."""
    found, paradigms = {}, {}
    for line in text.splitlines()[2:]:
        name, _, told = line.partition("\t")
        start, plus, rest = told.partition("+")
        tail, told = (int(start), rest) if plus and start.isdecimal() else (0, told)
        paradigms[name] = told if not told.startswith("=") else paradigms.get(told[1:], "")
        word = re.sub(r"\.\d+$", "", name)
        end = len(word) - tail
        found[name] = {form + word[end:]: code for form, code in expanded(word[:end], paradigms[name]).items()}
    return found


def expanded(word, told):
    """Returns the forms of a word with this text of a paradigm, with their codes."""
    cut, _, endings = told.partition(" ")
    stem = word[: len(word) - int(cut or 0)]
    pairs = [each.rpartition(" ") for each in endings.split(",") if each]
    return {stem + ending: code for ending, _, code in pairs}
