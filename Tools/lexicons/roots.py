"""Roots: the words whose letters a round gives away."""

import collections
import hashlib

LENGTHS = (7, 8, 9)
LEAST_SUB_WORDS = {7: 12, 8: 18, 9: 25}
LEAST_ZIPF = 300
SHORTEST_SUB_WORD = 3
FIRST_LINE = "# from 2026-09-01"


def common_counts(common_keys):
    """How many common folded keys there are by the number of their letters."""
    return collections.Counter(_number(key) for key in common_keys if len(key) >= SHORTEST_SUB_WORD)


# Some letters as a number with a hexadecimal digit for how often each occurs (at most 15), so that all
# the choices that a word's letters allow are sums, which is quick. A letter that comes up has the next digit.
class _Weights(dict):
    def __missing__(self, letter):
        self[letter] = weight = 16 ** len(self)
        return weight


_WEIGHTS = _Weights()


def _number(key):
    return sum(_WEIGHTS[letter] for letter in key)


def count_sub_words(key, counts, is_counted=True):
    """How many of the counted words the letters make, the word itself apart, if it is one of them."""
    choices = [0]
    for letter, occurrences in collections.Counter(key).items():
        multiples = [times * _WEIGHTS[letter] for times in range(occurrences + 1)]
        choices = [choice + multiple for multiple in multiples for choice in choices]
    found = sum(map(counts.__getitem__, filter(counts.__contains__, choices)))
    return found - is_counted


def best_spelling(spellings):
    """Of [(spelling, zipf100)] the most frequent; of equals the first by code points."""
    return min(spellings, key=lambda pair: (-pair[1], pair[0]))[0]


def is_offered(key, flags, counts):
    """Whether the setting "All roots" offers a word of the lexicon, of whatever tier; `flags` are those of all
    its spellings, `counts` those of the common words. The program can say this at run time."""
    return (
        len(key) in LENGTHS
        and "o" not in flags
        and count_sub_words(key, counts, "c" in flags) >= LEAST_SUB_WORDS[len(key)]
    )


def offered(flags_by_key):
    """All the roots of "All roots", the barred ones not yet taken out."""
    counts = common_counts(key for key, flags in flags_by_key.items() if "c" in flags)
    return {key for key, flags in flags_by_key.items() if is_offered(key, flags, counts)}


def with_barred(rows, hidden_keys):
    """The rows, those of a folded word that "All roots" would offer though no game shows it with the flag `b`."""
    barred = offered(flags_by_key(rows)) & hidden_keys
    return [(spelling, key, zipf, barring(flags) if key in barred else flags) for spelling, key, zipf, flags in rows]


def barring(flags):
    """The flags with `b` added, in their order: c, o, b, s."""
    return flags.replace("s", "") + "b" + ("s" if "s" in flags else "")


def flags_by_key(rows):
    """The flags of all the spellings of each folded key, of (spelling, key, zipf100, flags)."""
    found = collections.defaultdict(str)
    for _, key, _, flags in rows:
        found[key] += flags
    return found


def in_fixed_order(words):
    """By SHA-256, so that a walk through the file gives variety and never depends on a seed."""
    return sorted(words, key=lambda word: hashlib.sha256(word.encode("utf-8")).digest())


def choose(rows, length, barred, least_zipf=lambda spelling: LEAST_ZIPF):
    """The roots of one length, none of them unfit for a school. `rows` are (spelling, key, zipf100, flags), `barred` are spellings, and `least_zipf` says
    how frequent a spelling has to be."""
    common_keys = {key for _, key, _, flags in rows if "c" in flags}
    counts = common_counts(common_keys)
    barred_keys = {key for spelling, key, _, flags in rows if spelling in barred or "s" in flags}
    candidates = collections.defaultdict(list)
    for spelling, key, zipf, flags in rows:
        if len(key) == length and "c" in flags and key not in barred_keys:
            candidates[key].append((spelling, zipf))
    chosen = []
    for key, spellings in candidates.items():
        spelling = best_spelling(spellings)
        if dict(spellings)[spelling] >= least_zipf(spelling):
            if count_sub_words(key, counts) >= LEAST_SUB_WORDS[length]:
                chosen.append(spelling)
    return in_fixed_order(chosen)


def keeping(published, chosen, is_fit):
    """The roots of a file: those that are published, each at its old index, so that every seed and day keeps its root.

    A root that is no longer fit to be shown gives its place to the first chosen root that the file does not have; a
    root that is fit stays, though it might not be chosen today. Other new roots wait for a part with a later date.
    """
    new = iter([root for root in chosen if root not in set(published)])
    return [root if is_fit(root) else next(new) for root in published] if published else chosen


def fitness(rows, barred):
    """Returns a test whether a spelling may be a root: in the lexicon, neither offensive nor barred, and for a school."""
    flags, barred_keys, keys = flags_by_key(rows), set(), {}
    for spelling, key, _, own_flags in rows:
        keys[spelling] = key
        if spelling in barred or "s" in own_flags:
            barred_keys.add(key)
    return lambda spelling: spelling in keys and keys[spelling] not in barred_keys and not set(flags[keys[spelling]]) & set("ob")
