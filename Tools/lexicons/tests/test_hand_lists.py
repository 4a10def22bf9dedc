"""Tests that the hand-written lists in lists/ are readable, and that no word is in two contradictory lists."""

import pytest

import fold
import sources

FILES = sorted(sources.LISTS.glob("*.txt"))
LANGUAGES = sources.rules.LANGUAGES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_hand_written_list_begins_with_a_description(path):
    first = sources.read_lines(path)[0]
    assert first.startswith("# ") and first.endswith((".", ")"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_lines_of_hand_written_lists_are_short_and_contain_words_of_the_language(path):
    language = path.stem[-2:]
    for line in sources.read_lines(path):
        assert len(line) <= 120, line
        if not line.startswith("#"):
            assert all(fold.fold(word, language) for word in line.split()), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_of_additions_and_removals_share_no_word(language):
    kinds = ("additions", "additions-plural", "additions-gender")
    added = set().union(*(sources.hand_list(f"{kind}-{language}") for kind in kinds))
    for name in ("removals", "names", "abbreviations"):
        assert not added & sources.hand_list(f"{name}-{language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_of_offensive_and_inoffensive_words_share_no_word(language):
    assert not sources.hand_list(f"offensive-{language}") & sources.hand_list(f"not-offensive-{language}")


@pytest.mark.parametrize("path", [path for path in FILES if not path.stem.startswith(("pairs", "verbs"))])
def test_each_hand_written_list_contains_each_word_once(path):
    words = [word for line in sources.hand_list_lines(path.stem) for word in line]
    assert len(words) == len(set(words)), {word for word in words if words.count(word) > 1}
