"""Reads the entries of a vocabulary from its files, and the words of the lexicon that a game may ask for."""

import csv

import paradigms
from paradigms import languages


def played_languages(data):
    """Returns the codes of the languages in a data folder that have a description or entries."""
    described = {language.code for language in languages.languages(data)}
    return sorted(described | {path.name for path in data.glob("vocabulary/*") if path.is_dir()})


def entries(data, language):
    """Yields every entry of the language in order, each as a dictionary from column names to texts."""
    paths = (data / "vocabulary" / language).glob("*.tsv")
    for path in sorted(paths, key=lambda path: languages.language(language, data).key(path.stem)):
        with path.open(encoding="utf-8", newline="") as lines:
            next(lines)  # the version
            yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def forms_of(row):
    """Returns the forms that an entry lists."""
    return [form for form in (row.get("forms") or "").split(", ") if form]


def common_words(data, language):
    """Returns the spellings that are common in the lexicon."""
    lines = (data / "lexicons" / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    return {spelling for spelling, _, kind in (line.split("\t") for line in lines) if "c" in kind}


def missing_forms(row, language, common):
    """Returns the common forms of a verb that the verb's entry lacks. Returns no forms in a language whose verb entries
    need not list all common forms.
    """
    word = row["word"]
    if not paradigms.lists_common_forms(language) or row["pos"] != "verb" or " " in word:
        return []
    listed = forms_of(row)
    return [form for form in paradigms.forms(word, language) if form in common and form not in listed]
