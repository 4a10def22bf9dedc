"""Italian words: the entries of hunspell-it with their affixes, and the list witalian."""

import re

import affixes
import sources
from evidence import CLITIC, DERIVATION, ENTRY, INFLECTION, LIST, Collection

# Elided words before an apostrophe (l', un', bell').
ELIDING_FLAGS = frozenset("TUXqrs^i")
ROMAN_NUMERAL_FLAGS = frozenset("£$")
# Numerals, -mente, -issimo, diminutives, and the prefixes ri-, stra-, pre-.
DERIVING_FLAGS = frozenset('|!"@&()=YWNyJde')
CLITIC_FLAGS = frozenset("DKLMhlabcgjv")
# The infinitive with its pronouns, and without its last vowel (parlar).
INFINITIVE_FLAG = "I"
# These classes conjugate a verb and hang pronouns on it in one list, so the ending decides.
MIXED_FLAGS = frozenset("BCEGHPVZmtzÀf")

PRONOUNS = r"(?:mi|ti|si|ci|vi|ne|lo|la|li|le|gli|gliel[oaie]|gliene|[mtcvs]e(?:lo|la|li|le|ne))"
WITH_PRONOUN = re.compile(rf"^(.*[aeiou]){PRONOUNS}$")
# parlavi, sentiti, credesti: persons and participles that look like a verb with a pronoun.
PLAIN_ENDING = re.compile(r"(?:[aei]vi|[aeiu]ti|[aei]sti|[aei]ssi)$")
GERUND_OR_INFINITIVE = re.compile(rf"^(.+(?:ando|endo)|.+r){PRONOUNS}$")

# Regular forms that the dictionary makes of verbs that have others: contenono, teni, rimano.
IRREGULAR = re.compile(
    r"(?:tenere|manere|valere|volere|dolere|parere|dovere|potere|sapere|bere|gliere|solere|sedere"
    r"|aprire|coprire|offrire|soffrire|salire|udire|uscire|apparire|comparire|dire|fare)$"
)


def kind_of(form, path, words):
    """How a form came about, from the flags it was formed with and how it ends."""
    if any(flag in DERIVING_FLAGS for flag in path):
        return DERIVATION
    if INFINITIVE_FLAG in path:
        return DERIVATION if form.endswith("r") else CLITIC
    if any(flag in CLITIC_FLAGS for flag in path):
        return CLITIC
    if any(flag in MIXED_FLAGS for flag in path) and not PLAIN_ENDING.search(form):
        match = WITH_PRONOUN.match(form)
        if match and match.group(1) in words:
            return CLITIC
    return INFLECTION


def is_cut_off(word, words):
    """parlar for parlare, signor for signore: written, but no word that a player should have found."""
    return len(word) >= 4 and word.endswith("r") and word + "e" in words


def collect(frequencies):
    """(spellings with their evidence, capitalised words in lower case)."""
    rules = sources.hunspell_rules("it")
    words, capitalised = Collection(), set()
    for word, flags in sources.hunspell_entries("it"):
        if word != word.lower():
            capitalised.add(word.lower())
        elif not ROMAN_NUMERAL_FLAGS & set(flags):
            kept = "".join(flag for flag in flags if flag not in ELIDING_FLAGS)
            _add_entry(words, word, kept, rules, frequencies.get(word, 0))
    for word in sources.word_list("it"):
        if word != word.lower():
            capitalised.add(word.lower())
        else:
            words.add(word, LIST, word, frequencies.get(word, 0))
    _retag_listed_clitics(words)
    return words, capitalised


def _add_entry(words, word, flags, rules, zipf):
    words.add(word, ENTRY, word, zipf)
    formed = list(affixes.forms(word, flags, rules))
    verb_forms = {form for form, _ in formed} | {word}
    for form, path in formed:
        if IRREGULAR.search(word) and MIXED_FLAGS & set(path) and not sources.is_known(form, "it"):
            continue
        words.add(form, kind_of(form, path, verb_forms), word, zipf)


def _retag_listed_clitics(words):
    """The plain list and a few entries hold verbs with pronouns (farlo, facendosi): the same kind."""
    for word, evidence in words.items():
        match = GERUND_OR_INFINITIVE.match(word)
        if match and len(match.group(1)) >= 3:
            verb = match.group(1)
            if verb.endswith("ndo") or verb + "e" in words or verb + "re" in words:
                evidence.kinds = {CLITIC}
