"""The entries of a vocabulary, as its files have them, and the words of the lexicon that a game may ask for."""

import csv

import paradigms


def entries(data, language):
    """Every entry of the language in its order, as columns by name."""
    paths = (data / "vocabulary" / language).glob("*.tsv")
    # Ñ is a letter after N.
    for path in sorted(paths, key=lambda path: path.stem.replace("Ñ", "N~")):
        with path.open(encoding="utf-8", newline="") as lines:
            next(lines)  # the version
            yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def forms_of(row):
    """The forms that an entry lists."""
    return [form for form in (row.get("forms") or "").split(", ") if form]


def common_words(data, language):
    """The spellings that the lexicon calls common."""
    lines = (data / "lexicons" / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    return {spelling for spelling, _, kind in (line.split("\t") for line in lines) if "c" in kind}


def missing_forms(row, language, common):
    """The common forms of a verb that its entry does not list."""
    word = row["word"]
    if language == "en" or row["pos"] != "verb" or " " in word:
        return []
    listed = forms_of(row)
    return [form for form in paradigms.forms(word, language) if form in common and form not in listed]
