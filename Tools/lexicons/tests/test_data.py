"""Tests the committed lists: their format, the included and excluded words, and the rules for every root word."""

import bisect
import hashlib
import unicodedata

import pytest

import english
import everyday
import fold
import known
import roots
import tiers
from committed import DATA, LANGUAGES, lines, root_lines, root_words, rows, spellings_by_key
from evidence import Evidence

LEAST_ROOTS = 2000
ROOT_FILES = [(language, length) for language in LANGUAGES for length in roots.LENGTHS]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_root_file = pytest.mark.parametrize("language, length", ROOT_FILES)


def flags_of(word, language):
    return "".join(flags for *_, flags in spellings_by_key(language)[fold.fold(word, language)])


@each_language
def test_each_lexicon_line_contains_a_spelling_a_whole_number_and_flags(language):
    for row in lines(DATA / "lexicons" / f"{language}.tsv"):
        spelling, zipf, flags = row.split("\t")
        assert spelling == unicodedata.normalize("NFC", spelling) == spelling.lower(), row
        key = fold.fold(spelling, language)
        assert key and fold.SHORTEST <= len(key) <= fold.LONGEST, row
        assert zipf == str(int(zipf)) and 0 <= int(zipf) <= 800, row
        assert flags in ("", "c", "o", "b", "s", "cs", "bs"), row


@each_language
def test_spellings_are_sorted_by_code_points_without_duplicates(language):
    spellings = [spelling for spelling, *_ in rows(language)]
    assert all(one < next_one for one, next_one in zip(spellings, spellings[1:], strict=False))


@each_language
def test_everyday_words_and_their_inflections_are_accepted(language):
    words = set(everyday.ACCEPTED[language].split())
    assert len(words) >= 300
    missing = {word for word in words if fold.fold(word, language) not in spellings_by_key(language)}
    assert not {word for word in missing if len(word) > 1}


@each_language
def test_names_abbreviations_and_non_words_are_refused(language):
    words = set(everyday.REFUSED[language].split())
    accepted = {word for word in words if fold.fold(word, language) in spellings_by_key(language)}
    assert not accepted


def test_the_lexicons_satisfy_the_examples_of_the_rules():
    for word in "alarm ring main alarming cease agencies set sent silkworm".split():
        assert word in spellings_by_key("en")
    assert "tesh" not in spellings_by_key("en")


@each_language
def test_offensive_words_are_accepted_and_marked(language):
    for word in everyday.OFFENSIVE[language].split():
        assert flags_of(word, language).strip("o") == "" and "o" in flags_of(word, language), word


@each_language
def test_ordinary_words_with_a_slang_sense_are_not_marked(language):
    for word in everyday.NOT_OFFENSIVE[language].split():
        assert "o" not in flags_of(word, language), word


@each_language
def test_each_folded_key_has_either_offensive_or_common_spellings(language):
    for key, forms in spellings_by_key(language).items():
        assert len({"c", "o"} & set("".join(flags for *_, flags in forms))) < 2, key


@each_language
def test_a_common_word_has_three_letters_and_it_or_its_other_english_spelling_is_frequent_or_learned_early(language):
    twins = {}
    if language == "en":
        for pair in english.pairs({spelling for spelling, *_ in rows("en")}):
            for one, other in (pair, pair[::-1]):
                twins.setdefault(one, set()).add(other)
    zipfs = {spelling: zipf for spelling, _, zipf, _ in rows(language)}
    met_early = known.words_of({spelling: Evidence() for spelling in zipfs}, language, zipfs)
    for spelling, key, zipf, flags in rows(language):
        if "c" in flags:
            assert len(key) >= 3, spelling
            best = max(zipfs[other] for other in {spelling} | twins.get(spelling, set()))
            is_frequent = best >= known.SEEN_FORM and zipf >= tiers.KNOWN_TWIN
            assert is_frequent or not met_early.isdisjoint({spelling} | twins.get(spelling, set())), spelling


@each_language
def test_most_everyday_words_are_common(language):
    words = [word for word in everyday.ACCEPTED[language].split() if len(word) > 2]
    common = [word for word in words if "c" in flags_of(word, language)]
    assert len(common) / len(words) > 0.7


# The maximum number of roots in a file that have replaced another root.
MOST_REPLACED = 10


@each_root_file
def test_a_root_file_begins_with_its_date_and_contains_two_thousand_roots(language, length):
    assert root_lines(language, length)[0] == "# from 2026-09-01"
    assert len(root_words(language, length)) >= LEAST_ROOTS


@each_root_file
def test_a_root_is_the_most_frequent_common_spelling_of_its_letters(language, length):
    for word in root_words(language, length):
        key = fold.fold(word, language)
        common = [(s, z) for s, z, flags in spellings_by_key(language)[key] if "c" in flags]
        assert len(key) == length and roots.best_spelling(common) == word, word
        assert dict(common)[word] >= roots.LEAST_ZIPF, word


@each_root_file
def test_no_two_roots_have_the_same_letters_in_the_same_order(language, length):
    keys = [fold.fold(word, language) for word in root_words(language, length)]
    assert len(keys) == len(set(keys))


@each_root_file
def test_the_roots_of_a_part_are_sorted_by_their_checksums(language, length):
    parts = []
    for line in root_lines(language, length):
        if line.startswith("#"):
            parts.append([])
        else:
            parts[-1].append(hashlib.sha256(line.encode("utf-8")).digest())
    # If a root word is withdrawn, another root word takes its position in the file (docs/decisions/0037-withdrawn-roots.md).
    assert sum(len(part) - in_order(part) for part in parts) <= MOST_REPLACED


def in_order(items):
    """Returns the length of the longest increasing subsequence of the items."""
    last = []
    for item in items:
        place = bisect.bisect_left(last, item)
        last[place : place + 1] = [item]
    return len(last)
