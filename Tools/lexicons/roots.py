"""Root words: the words from whose letters a round is played."""

import collections
import hashlib

LENGTHS = (7, 8, 9)
LEAST_SUB_WORDS = {7: 12, 8: 18, 9: 25}
LEAST_ZIPF = 300
SHORTEST_SUB_WORD = 3
FIRST_LINE = "# from 2026-09-01"


def common_counts(common_keys):
    """Returns, for each combination of letters, how many common folded words consist of exactly these letters."""
    return collections.Counter(_number(key) for key in common_keys if len(key) >= SHORTEST_SUB_WORD)


# The weights of letters, which represent a multiset of letters as a number: each letter has one hexadecimal digit,
# which counts the letter (at most 15). The number of a multiset is the sum of the weights of its letters, which is fast
# to compute. When a letter is first used, it gets the next free hexadecimal digit.
class _Weights(dict):
    def __missing__(self, letter):
        self[letter] = weight = 16 ** len(self)
        return weight


_WEIGHTS = _Weights()


def _number(key):
    return sum(_WEIGHTS[letter] for letter in key)


def count_sub_words(key, counts, is_counted=True):
    """Returns the number of counted words that can be formed from the letters; excludes the word itself if it is counted."""
    choices = [0]
    for letter, occurrences in collections.Counter(key).items():
        multiples = [times * _WEIGHTS[letter] for times in range(occurrences + 1)]
        choices = [choice + multiple for multiple in multiples for choice in choices]
    found = sum(map(counts.__getitem__, filter(counts.__contains__, choices)))
    return found - is_counted


def best_spelling(spellings):
    """Returns the most frequent spelling from a list of pairs (spelling, zipf100). If several spellings are equally
    frequent, returns the first one in the order of code points.
    """
    return min(spellings, key=lambda pair: (-pair[1], pair[0]))[0]


def is_offered(key, flags, counts):
    """Returns whether the setting "All roots" offers a word of the lexicon as a root word, whether or not the word is
    common. `flags` contains the flags of all spellings of the word. `counts` is the result of the function
    `common_counts`. The games apply the same rule for the setting "All roots" at run time.
    """
    return (
        len(key) in LENGTHS
        and "o" not in flags
        and count_sub_words(key, counts, "c" in flags) >= LEAST_SUB_WORDS[len(key)]
    )


def offered(flags_by_key):
    """Returns the folded keys of all words that the setting "All roots" would offer as root words, including the barred
    words.
    """
    counts = common_counts(key for key, flags in flags_by_key.items() if "c" in flags)
    return {key for key, flags in flags_by_key.items() if is_offered(key, flags, counts)}


def with_barred(rows, hidden_keys):
    """Returns the rows with the flag `b` (barred) added to each folded word that the setting "All roots" would offer
    although no game shows the word.
    """
    barred = offered(flags_by_key(rows)) & hidden_keys
    return [(spelling, key, zipf, barring(flags) if key in barred else flags) for spelling, key, zipf, flags in rows]


def barring(flags):
    """Returns the flags with `b` added. Flags are always in the order c, o, b, s."""
    return flags.replace("s", "") + "b" + ("s" if "s" in flags else "")


def flags_by_key(rows):
    """Returns the flags of all spellings of each folded key, from (spelling, key, zipf100, flags)."""
    found = collections.defaultdict(str)
    for _, key, _, flags in rows:
        found[key] += flags
    return found


def in_fixed_order(words):
    """Sorts the words by their SHA-256, so that the file's sequence is varied and never depends on a seed."""
    return sorted(words, key=lambda word: hashlib.sha256(word.encode("utf-8")).digest())


def choose(rows, length, barred, least_zipf=lambda spelling: LEAST_ZIPF):
    """Returns the root words of one length, which are all suitable for schools. `rows` contains tuples (spelling, key,
    zipf100, flags), `barred` contains spellings, and the function `least_zipf` returns the minimum frequency for a
    spelling.
    """
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
    """Returns the root words of a file. The root words in the published file keep their positions, so that every seed
    and every day selects the same root word as before.

    If a published root word may no longer be shown, the first word of `chosen` that is not in the file replaces the
    published root word. A published root word that may still be shown stays, even if the rules would not choose the
    word today. A word of `chosen` that replaces no published word is not used. A later part of the file, with a later
    date, may contain such a word.
    """
    new = iter([root for root in chosen if root not in set(published)])
    return [root if is_fit(root) else next(new) for root in published] if published else chosen


def fitness(rows, barred):
    """Returns a function that tests whether a spelling may be a root word. A root word must be in the lexicon and
    suitable for schools, and must not be offensive or in `barred`.
    """
    flags, barred_keys, keys = flags_by_key(rows), set(), {}
    for spelling, key, _, own_flags in rows:
        keys[spelling] = key
        if spelling in barred or "s" in own_flags:
            barred_keys.add(key)
    return lambda spelling: spelling in keys and keys[spelling] not in barred_keys and not set(flags[keys[spelling]]) & set("ob")
