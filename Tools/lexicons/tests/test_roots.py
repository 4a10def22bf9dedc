"""Tests how the pipeline chooses and orders root words."""

import hashlib

import roots


def row(spelling, zipf=400, flags="c", key=None):
    return spelling, key or spelling, zipf, flags


def test_counting_words_made_from_a_words_letters_excludes_the_word_itself():
    counts = roots.common_counts(["art", "rat", "tar", "rats", "star", "carts", "dog", "at"])
    assert roots.count_sub_words("carts", counts) == 5
    assert roots.count_sub_words("scart", counts, is_counted=False) == 6


def test_a_word_made_from_letters_uses_each_letter_at_most_as_often_as_it_occurs():
    counts = roots.common_counts(["letters", "settle", "test", "teeth"])
    assert roots.count_sub_words("letters", counts) == 2


def test_an_anagram_of_the_root_counts_as_a_word_made_from_its_letters():
    assert roots.count_sub_words("listen", roots.common_counts(["listen", "silent"])) == 1


def test_the_root_is_the_most_frequent_spelling_of_its_folded_key():
    assert roots.best_spelling([("papa", 470), ("papá", 490)]) == "papá"
    assert roots.best_spelling([("b", 400), ("a", 400)]) == "a"


def test_roots_are_sorted_by_their_checksums():
    words = roots.in_fixed_order(["a", "b", "c", "d"])
    assert sorted(words) == ["a", "b", "c", "d"]
    assert words == sorted(words, key=lambda word: hashlib.sha256(word.encode()).hexdigest())


def enough_sub_words():
    return [row(word) for word in "ace car arc cat act art rat tar tea eat ear era".split()]


def test_a_root_is_common_and_long_enough_and_contains_enough_words():
    assert roots.choose([row("traced" + "x"), *enough_sub_words()], 7, frozenset()) == ["tracedx"]
    assert roots.choose([row("tracedx"), *enough_sub_words()[1:]], 7, frozenset()) == []


def test_an_offensive_rare_or_barred_word_is_not_a_root():
    others = enough_sub_words()
    assert roots.choose([row("tracedx", flags="o"), *others], 7, frozenset()) == []
    assert roots.choose([row("tracedx", zipf=299), *others], 7, frozenset()) == []
    assert roots.choose([row("tracedx"), *others], 7, frozenset(["tracedx"])) == []
    assert roots.choose([row("tracedx", flags="cs"), *others], 7, frozenset()) == []


def test_barring_a_spelling_bars_every_spelling_with_the_same_folded_key():
    rows = [row("trácedx", key="tracedx"), row("tracedx"), *enough_sub_words()]
    assert roots.choose(rows, 7, frozenset(["trácedx"])) == []


def test_spellings_with_the_same_folded_key_yield_one_root():
    rows = [row("trácedx", zipf=500, key="tracedx"), row("tracedx"), *enough_sub_words()]
    assert roots.choose(rows, 7, frozenset()) == ["trácedx"]


def test_a_published_root_keeps_its_index_even_if_it_would_not_be_chosen_today():
    assert roots.keeping(["one", "two", "three"], ["two", "new", "three"], lambda root: True) == ["one", "two", "three"]


def test_a_new_root_replaces_a_root_that_must_not_be_shown():
    found = roots.keeping(["one", "two", "three"], ["new", "three", "newer"], lambda root: root != "two")
    assert found == ["one", "new", "three"]


def test_the_first_part_of_a_new_root_file_contains_all_chosen_roots():
    assert roots.keeping([], ["two", "one"], lambda root: True) == ["two", "one"]


def test_a_spelling_that_is_offensive_barred_or_unsuitable_for_schools_may_not_be_a_root():
    rows = [row("fit"), row("rude", flags="o"), row("grim", flags="b"), row("beer", flags="cs"), row("rare"), row("ráre", key="rare")]
    is_fit = roots.fitness(rows, {"ráre"})
    assert [word for word in ("fit", "rude", "grim", "beer", "rare", "gone") if is_fit(word)] == ["fit"]
