"""English words with their SCOWL sizes (a smaller size means a better known word), and British spellings with their American spellings."""

import re

import sources

LARGEST_COMMON_SIZE = 50
VOWELS = "aeiouyáàâäéèêëíîïóôöúûü"

# A pattern for a British spelling, and its American replacement. A rule applies only if the lexicon has both spellings.
_RULES = [
    # British: realise, analyse, organisations
    (re.compile(r"(?<=..[a-z]{2})is(?=(?:e[ds]?|ers?|ing|ations?|able)$)"), "iz"),
    (re.compile(r"(?<=al|ol)ys(?=(?:e[ds]?|ers?|ing)$)"), "yz"),
    # British: colour, favourite, neighbourhood. The ending -our must follow another vowel, so the rule excludes pour,
    # scour and tour.
    (re.compile(r"(?:(?<=[aeiou][^aeiou])|(?<=[aeiou][^aeiou]{2})|(?<=[aeiou][^aeiou]{3}))our(?!ous)"), "or"),
    # British travelled, counsellor. The -ll- must follow a second vowel, so the rule excludes filling and polled.
    (re.compile(r"(?<=[aeiou])ll(?=(?:ed|ings?|ers?|ors?|ous|ously|ist|ists)$)"), "l"),
    # British: centre, kilometres, lustre
    (re.compile(r"(?<=[bcht])re(?=s?$)"), "er"),
    (re.compile(r"(?<=ag)re$"), "er"),
    (re.compile(r"(?<=nt|at|et|ib)re(?=d$)"), "ere"),
    # British: anaemia, paediatric, foetus, oestrogen
    (re.compile(r"(?<=p)ae(?=d)|(?<=an)ae(?=[ms])|^ae(?=on|sth)|(?<=h)ae(?=m)|(?<=k)ae(?=m)"), "e"),
    (re.compile(r"(?<=di)ae(?=v)|(?<=ch)ae(?=o)|(?<=n)ae(?=c)|(?<=f)ae(?=c)"), "e"),
    (re.compile(r"(?<=f)oe(?=t)|^oe(?=s)|(?<=rh)oe(?=a)"), "e"),
]
_OTHER_WORDS = {"timbre": "timber", "timbres": "timbers", "eagre": "eager"}
_AT_LEAST_TWO_VOWELS = re.compile(r"[aeiou].*[aeiou]ll")


def sizes():
    """Returns the smallest size of SCOWL that contains each spelling. Words without a vowel are omitted; the list
    additions-en.txt contains real words without a vowel (nth, tsk).
    """
    return {
        word: size
        for word, size in sources.scowl_words().items()
        if word == word.lower() and any(letter in VOWELS for letter in word)
    }


def american(word):
    """Yields the American spellings that the rules form from the word."""
    for british, replacement in _RULES:
        if replacement == "l" and not _AT_LEAST_TWO_VOWELS.search(word):
            continue
        changed = british.sub(replacement, word, count=1)
        if changed != word:
            yield changed


def pairs(words):
    """Returns the sorted pairs (British, American) whose two spellings are both in `words`."""
    by_rule = ((word, other) for word in words for other in american(word) if _OTHER_WORDS.get(word) != other)
    listed = sources.hand_list_lines("pairs-en")
    return sorted({(one, other) for one, other in (*listed, *by_rule) if one in words and other in words})


def plurals(word):
    """Returns the regular plurals of a word: cats, foxes, cherries, leaves."""
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return [word + "es"]
    if word.endswith("y") and word[-2] not in VOWELS:
        return [word[:-1] + "ies"]
    plural = [word + "s"]
    if word.endswith("o"):
        plural.append(word + "es")
    if word.endswith(("f", "fe")):
        plural.append(word.removesuffix("e")[:-1] + "ves")
    return plural


def stems(word):
    """Yields the verbs from which the word may be formed: baking, baked, chopped, fried -> bake, chop, fry."""
    for ending in ("ed", "ing"):
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= 2:
            yield stem
            yield stem + "e"
            if stem[-1] == stem[-2:-1]:
                yield stem[:-1]
            if ending == "ed" and stem.endswith("i"):
                yield stem[:-1] + "y"
