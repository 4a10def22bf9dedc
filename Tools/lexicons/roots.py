"""Roots: the words whose letters a round gives away."""

import collections
import hashlib

LENGTHS = (7, 8, 9)
LEAST_SUB_WORDS = {7: 12, 8: 18, 9: 25}
LEAST_ZIPF = 300
SHORTEST_SUB_WORD = 3
FIRST_LINE = "# from 2026-11-21"


def signature(key):
    """The letters of a word in order: words made of the same letters share it."""
    return "".join(sorted(key))


def sub_signatures(key):
    """Every choice of at least three of the word's letters, each once."""
    choices = {""}
    for letter in signature(key):
        choices |= {choice + letter for choice in choices}
    return {choice for choice in choices if len(choice) >= SHORTEST_SUB_WORD}


def count_sub_words(key, common_by_signature):
    """How many common words the letters make, the word itself apart."""
    found = sum(common_by_signature.get(choice, 0) for choice in sub_signatures(key))
    return found - (1 if common_by_signature.get(signature(key), 0) else 0)


def common_counts(common_keys):
    """How many common folded keys there are by signature."""
    return collections.Counter(signature(key) for key in common_keys if len(key) >= SHORTEST_SUB_WORD)


def best_spelling(spellings):
    """Of [(spelling, zipf100)] the most frequent; of equals the first by code points."""
    return min(spellings, key=lambda pair: (-pair[1], pair[0]))[0]


def in_fixed_order(words):
    """By SHA-256, so that a walk through the file gives variety and never depends on a seed."""
    return sorted(words, key=lambda word: hashlib.sha256(word.encode("utf-8")).digest())


def choose(rows, length, barred):
    """The roots of one length. `rows` are (spelling, key, zipf100, flags); `barred` are spellings."""
    common_keys = {key for _, key, _, flags in rows if "c" in flags}
    counts = common_counts(common_keys)
    barred_keys = {key for spelling, key, _, _ in rows if spelling in barred}
    candidates = collections.defaultdict(list)
    for spelling, key, zipf, flags in rows:
        if len(key) == length and "c" in flags and key not in barred_keys:
            candidates[key].append((spelling, zipf))
    chosen = []
    for key, spellings in candidates.items():
        spelling = best_spelling(spellings)
        if dict(spellings)[spelling] >= LEAST_ZIPF:
            if count_sub_words(key, counts) >= LEAST_SUB_WORDS[length]:
                chosen.append(spelling)
    return in_fixed_order(chosen)
