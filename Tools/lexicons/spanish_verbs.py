"""Spanish verbs that hunspell-es lacks: verbs in lists/verbs-es.txt, and known verbs with a prefix."""

import sources

PREFIXES = ("auto", "co", "des", "hiper", "inter", "multi", "pre", "re", "sobre", "sub", "tele", "trans", "ultra")
VERB_FLAGS = frozenset("REIX")
SEEN_PREFIXED, KNOWN_VERB, SHORTEST_VERB = 140, 300, 5
# The assumed frequency of a hand-listed verb is at least this value, so that the verb's forms are accepted even if no
# text contains them.
BELIEVED = 200


def flags_by_verb():
    """Returns the conjugating flags of each verb of hunspell-es, collected from all its entries."""
    verbs = {}
    for word, flags in sources.hunspell_entries("es"):
        if word.endswith(("ar", "er", "ir", "ír")) and VERB_FLAGS & set(flags):
            conjugating = "".join(flag for flag in flags if flag in "REIXD" or ord(flag) > 127)
            verbs[word] = verbs.get(word, "") + conjugating
    return verbs


def more_verbs(frequencies):
    """Returns the tuple (infinitive, flags, assumed frequency) for each verb that hunspell-es lacks and this module
    adds.
    """
    known = flags_by_verb()
    added = {}
    for model, *verbs in sources.hand_list_lines("verbs-es"):
        for verb in verbs:
            if verb not in known:
                added[verb] = known[model], max(BELIEVED, frequencies.get(verb, 0))
    for word in sorted(frequencies):
        if word in known or word in added or frequencies[word] < SEEN_PREFIXED:
            continue
        for prefix in PREFIXES:
            base = word.removeprefix(prefix)
            base = base[1:] if base.startswith("rr") else base
            if base != word and len(base) >= SHORTEST_VERB and base in known:
                if frequencies.get(base, 0) >= KNOWN_VERB:
                    added[word] = known[base], frequencies[word]
    return [(verb, *rest) for verb, rest in added.items()]


def infinitives(frequencies):
    """Returns all verbs: the verbs of hunspell-es and the verbs that `more_verbs` adds."""
    return set(flags_by_verb()) | {verb for verb, *_ in more_verbs(frequencies)}
