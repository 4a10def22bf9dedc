"""Reads the committed lists in Data/ once, for the report and the tests."""

import functools

import fold
import roots
import rules
import sources

DATA = sources.REPOSITORY / "Data"
FAIRNESS = sources.REPOSITORY / "Tools" / "lexicons" / "fairness"
LANGUAGES = rules.LANGUAGES


def lines(path):
    text = path.read_bytes().decode("utf-8")
    if not text.endswith("\n") or "\r" in text:
        raise ValueError(f"{path}: every line must end with LF")
    return text[:-1].split("\n")


@functools.cache
def rows(language):
    """Yields (spelling, folded key, zipf100, flags) of every line."""
    fields = (line.split("\t") for line in lines(DATA / "lexicons" / f"{language}.tsv"))
    return [(spelling, fold.fold(spelling, language), int(zipf), flags) for spelling, zipf, flags in fields]


@functools.cache
def spellings_by_key(language):
    found = {}
    for spelling, key, zipf, flags in rows(language):
        found.setdefault(key, []).append((spelling, zipf, flags))
    return found


@functools.cache
def flags_by_key(language):
    return dict(roots.flags_by_key(rows(language)))


@functools.cache
def common_counts(language):
    return roots.common_counts(key for key, flags in flags_by_key(language).items() if "c" in flags)


@functools.cache
def root_lines(language, length):
    return lines(DATA / "roots" / f"{language}-{length}.txt")


def root_words(language, length):
    """Returns the root words of all parts, without the lines that contain the dates."""
    return [line for line in root_lines(language, length) if not line.startswith("#")]


@functools.cache
def barred_roots(language):
    """Returns the folded words that are barred from the setting "All roots". A barred word satisfies all other rules of
    the setting "All roots", but no game shows the word.
    """
    return frozenset(key for key, flags in flags_by_key(language).items() if "b" in flags)


@functools.cache
def offered(language):
    """Returns the folded words that satisfy all rules of the setting "All roots" except the rule against barred words.
    """
    return frozenset(roots.offered(flags_by_key(language)))


@functools.cache
def all_roots(language):
    """Returns the folded words that "All roots" offers as root words."""
    return offered(language) - barred_roots(language)


@functools.cache
def fairness_list(name):
    """Returns the words of a frozen list, such as en-everyday or en-refused."""
    return tuple(lines(FAIRNESS / f"{name}.txt"))


def is_accepted(word, language):
    return fold.fold(word, language) in flags_by_key(language)


def is_common(word, language):
    return "c" in flags_by_key(language).get(fold.fold(word, language), "")
