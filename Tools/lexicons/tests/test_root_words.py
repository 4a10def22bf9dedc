"""Tests every root word of every file with all its target words, and the root words of the setting "All roots"."""

import collections

import pytest

import committed
import fold
import offensive
import roots
import sources
from committed import LANGUAGES

ROOT_FILES = [(language, length) for language in LANGUAGES for length in roots.LENGTHS]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_root_file = pytest.mark.parametrize("language, length", ROOT_FILES)


def common_words_by_letters(language):
    """Returns the common folded words by their sorted letters. The build counts words by another algorithm, so the test
    checks the counts of the build independently.
    """
    found = collections.defaultdict(list)
    for key, flags in committed.flags_by_key(language).items():
        if "c" in flags and len(key) >= roots.SHORTEST_SUB_WORD:
            found["".join(sorted(key))].append(key)
    return found


def choices(key):
    """Returns every choice of the word's letters, sorted, without duplicates."""
    found = {""}
    for letter in sorted(key):
        found |= {choice + letter for choice in found}
    return found


def hand_lists(*names):
    return set().union(*(sources.hand_list(name) for name in names))


@each_language
def test_every_root_is_in_the_list_and_common_and_not_offensive(language):
    flags_by_key = committed.flags_by_key(language)
    for length in roots.LENGTHS:
        for word in committed.root_words(language, length):
            flags = flags_by_key[fold.fold(word, language)]
            assert "c" in flags and "o" not in flags, word


@each_language
def test_every_root_has_enough_target_words_and_the_lexicon_accepts_them_all(language):
    by_letters, flags_by_key = common_words_by_letters(language), committed.flags_by_key(language)
    counts = committed.common_counts(language)
    for length in roots.LENGTHS:
        for word in committed.root_words(language, length):
            root = fold.fold(word, language)
            target = [key for choice in choices(root) for key in by_letters.get(choice, ()) if key != root]
            assert len(target) == roots.count_sub_words(root, counts) >= roots.LEAST_SUB_WORDS[length], word
            for key in target:
                flags = flags_by_key[key]
                assert "c" in flags and "o" not in flags and len(key) >= roots.SHORTEST_SUB_WORD, (word, key)


@each_root_file
def test_the_root_words_exclude_names_and_grim_offensive_or_barred_words(language, length):
    names = "not-roots not-shown names abbreviations removals grim offensive".split()
    barred = hand_lists(*(f"{name}-{language}" for name in names))
    grim = hand_lists(f"grim-{language}")
    for word in committed.root_words(language, length):
        assert word not in barred, word
        assert language != "en" or not offensive.is_form_of(word, {word}, "en", grim), word


@each_language
def test_words_that_are_vulgar_in_some_countries_are_not_common(language):
    words = {
        "en": "banging fingered throbbing lubricant",
        "es": "cogiendo coger coge cogen cogí cojo concha conchas pija pijas polla pollas paja",
        "it": "figa fighe cazzo cazzi cazzata incazzato minchia",
    }
    for word in words[language].split():
        assert "c" not in committed.flags_by_key(language).get(fold.fold(word, language), ""), word


@pytest.mark.parametrize("word", "recoger recogido escoger escogido acogido".split())
def test_words_that_look_like_forms_of_a_vulgar_verb_are_not_hidden(word):
    assert "c" in committed.flags_by_key("es")[word]


@each_language
def test_the_setting_all_roots_offers_exactly_the_inoffensive_words_with_enough_common_words(language):
    counts, flags_by_key = committed.common_counts(language), committed.flags_by_key(language)
    offered, barred = committed.all_roots(language), committed.barred_roots(language)
    for key, flags in flags_by_key.items():
        least = roots.LEAST_SUB_WORDS.get(len(key))
        enough = least is not None and roots.count_sub_words(key, counts, "c" in flags) >= least
        assert (key in offered) == (enough and "o" not in flags and key not in barred), key


def test_a_common_anagram_of_a_rare_root_word_counts_as_one_of_its_target_words():
    assert "requite" in committed.all_roots("en")  # its twelfth word is quieter


@each_language
def test_the_setting_all_roots_includes_the_usual_roots(language):
    usual = {fold.fold(w, language) for length in roots.LENGTHS for w in committed.root_words(language, length)}
    assert usual <= committed.all_roots(language)


def test_the_setting_all_roots_offers_more_than_ten_thousand_english_words_of_eight_letters():
    assert sum(len(key) == 8 for key in committed.all_roots("en")) > 10_000


@each_language
def test_each_barred_root_would_otherwise_be_offered_and_all_its_spellings_are_barred(language):
    barred = committed.barred_roots(language)
    assert barred and barred <= committed.offered(language)
    assert all("b" in flags for key in barred for _, _, flags in committed.spellings_by_key(language)[key])


@each_language
def test_the_barred_roots_include_the_words_that_hand_written_lists_bar(language):
    barred = hand_lists(*(f"{name}-{language}" for name in ("not-roots", "not-shown", "grim")))
    assert not {fold.fold(word, language) for word in barred if _has_no_shown_twin(word, language)} & (
        committed.all_roots(language)
    )


def _has_no_shown_twin(word, language):
    """Returns true if the games show no spelling that has the same letters as this barred word. For example, the
    letters capitan stay allowed although the spelling capitan is barred, because the games show the spelling capitán.
    """
    return "c" not in committed.flags_by_key(language).get(fold.fold(word, language), "c")
