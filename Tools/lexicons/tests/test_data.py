"""The committed lists: their format, the words in and out, and the rules that every root keeps."""

import functools
import hashlib
import unicodedata

import pytest

import everyday
import fold
import roots
import sources

DATA = sources.REPOSITORY / "Data"
LANGUAGES = ("en", "es", "it")
LEAST_ROOTS = 2000
ROOT_FILES = [(language, length) for language in LANGUAGES for length in roots.LENGTHS]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_root_file = pytest.mark.parametrize("language, length", ROOT_FILES)


@functools.cache
def rows(language):
    text = (DATA / "lexicons" / f"{language}.tsv").read_bytes().decode("utf-8")
    assert text.endswith("\n") and "\r" not in text
    return [tuple(line.split("\t")) for line in text[:-1].split("\n")]


@functools.cache
def spellings_by_key(language):
    found = {}
    for spelling, zipf, flags in rows(language):
        found.setdefault(fold.fold(spelling, language), []).append((spelling, int(zipf), flags))
    return found


@functools.cache
def root_lines(language, length):
    text = (DATA / "roots" / f"{language}-{length}.txt").read_bytes().decode("utf-8")
    assert text.endswith("\n") and "\r" not in text
    return text[:-1].split("\n")


@functools.cache
def common_counts(language):
    found = spellings_by_key(language)
    return roots.common_counts(key for key, forms in found.items() if any("c" in f for *_, f in forms))


def flags_of(word, language):
    return "".join(flags for *_, flags in spellings_by_key(language)[fold.fold(word, language)])


@each_language
def test_each_line_is_a_spelling_a_whole_number_and_flags(language):
    for row in rows(language):
        spelling, zipf, flags = row
        assert spelling == unicodedata.normalize("NFC", spelling) == spelling.lower(), row
        key = fold.fold(spelling, language)
        assert key and fold.SHORTEST <= len(key) <= fold.LONGEST, row
        assert zipf == str(int(zipf)) and 0 <= int(zipf) <= 800, row
        assert flags in ("", "c", "o"), row


@each_language
def test_spellings_are_sorted_by_code_points_and_none_comes_twice(language):
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


def test_the_examples_of_the_rules_hold():
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
def test_no_key_has_an_offensive_and_a_common_spelling(language):
    for key, forms in spellings_by_key(language).items():
        assert len({"c", "o"} & set("".join(flags for *_, flags in forms))) < 2, key


@each_language
def test_a_word_to_find_has_at_least_three_letters_and_is_frequent(language):
    for spelling, zipf, flags in rows(language):
        if "c" in flags:
            assert len(fold.fold(spelling, language)) >= 3 and int(zipf) >= 300, spelling


@each_language
def test_most_everyday_words_are_words_to_find(language):
    words = [word for word in everyday.ACCEPTED[language].split() if len(word) > 2]
    common = [word for word in words if "c" in flags_of(word, language)]
    assert len(common) / len(words) > 0.7


@each_root_file
def test_a_root_file_begins_with_its_date_and_holds_two_thousand_roots(language, length):
    first, *words = root_lines(language, length)
    assert first == "# from 2026-11-21"
    assert len([word for word in words if not word.startswith("#")]) >= LEAST_ROOTS


@each_root_file
def test_a_root_is_the_most_frequent_common_spelling_of_its_letters(language, length):
    for word in root_lines(language, length)[1:]:
        key = fold.fold(word, language)
        common = [(s, z) for s, z, flags in spellings_by_key(language)[key] if "c" in flags]
        assert len(key) == length and roots.best_spelling(common) == word, word
        assert dict(common)[word] >= roots.LEAST_ZIPF, word


@each_root_file
def test_a_root_makes_enough_common_words(language, length):
    counts = common_counts(language)
    least = roots.LEAST_SUB_WORDS[length]
    for word in root_lines(language, length)[1:]:
        assert roots.count_sub_words(fold.fold(word, language), counts) >= least, word


@each_root_file
def test_no_two_roots_have_the_same_letters_in_the_same_order(language, length):
    keys = [fold.fold(word, language) for word in root_lines(language, length)[1:]]
    assert len(keys) == len(set(keys))


@each_root_file
def test_roots_stand_in_the_order_of_their_checksums(language, length):
    digests = [hashlib.sha256(w.encode("utf-8")).digest() for w in root_lines(language, length)[1:]]
    assert digests == sorted(digests)


@each_root_file
def test_no_root_is_in_a_list_of_words_that_are_none(language, length):
    barred = sources.hand_list(f"not-roots-{language}") | sources.hand_list(f"grim-{language}")
    assert not barred & set(root_lines(language, length)[1:])
