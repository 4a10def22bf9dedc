"""Italian words: the entries of hunspell-it with their affixes, and the list witalian."""

import re

import affixes
import fold
import sources
from evidence import ADDITION, ATTACHED, CLITIC, DERIVATION, ENTRY, INFLECTION, LIST, Collection

# The flags for words that an elided word precedes (l', un', bell').
ELIDING_FLAGS = frozenset("TUXqrs^i")
ROMAN_NUMERAL_FLAGS = frozenset("£$")
# The flags for numerals, -mente, -issimo, diminutives, and the prefixes ri-, stra- and pre-.
DERIVING_FLAGS = frozenset('|!"@&()=YWNyJde')
CLITIC_FLAGS = frozenset("DKLMhlabcgjv")
# The flag for infinitives with attached pronouns, and for infinitives without their last vowel (parlar).
INFINITIVE_FLAG = "I"
# With each of these flags, hunspell-it both conjugates a verb and attaches pronouns to its forms, so only the ending of
# a form tells its kind.
MIXED_FLAGS = frozenset("BCEGHPVZmtzÀf")

PRONOUNS = r"(?:mi|ti|si|ci|vi|ne|lo|la|li|le|gli|gliel[oaie]|gliene|[mtcvs]e(?:lo|la|li|le|ne))"
WITH_PRONOUN = re.compile(rf"^(.*[aeiou]){PRONOUNS}$")
# parlavi, sentiti, credesti: verb forms and participles that only look like a verb with an attached pronoun.
PLAIN_ENDING = re.compile(r"(?:[aei]vi|[aeiu]ti|[aei]sti|[aei]ssi)$")
IMPERATIVE = re.compile(rf"^(.+(?:iamo|[aei]te)){PRONOUNS}$")
GERUND_OR_INFINITIVE = re.compile(rf"^(.+(?:ando|endo)|.+r){PRONOUNS}$")

# These verbs are so irregular that hunspell-it contains each of their forms as a separate entry.
VERBS_WHOSE_FORMS_ARE_ENTRIES = frozenset("andare bere dare dire rifare stare".split())

# Irregular verbs from which the dictionary derives wrong regular forms: contenono, teni, rimano.
IRREGULAR = re.compile(
    r"(?:tenere|manere|valere|volere|dolere|parere|dovere|potere|sapere|bere|gliere|solere|sedere"
    r"|aprire|coprire|offrire|soffrire|salire|udire|uscire|apparire|comparire|dire|fare)$"
)


def plural(word):
    """Returns the regular plural: gatto, gatti; pacco, pacchi; macchina, macchine; mese, mesi; bottiglia, bottiglie."""
    if word.endswith("ista"):
        return word[:-1] + "i"  # and -iste, for women
    if word[-1] not in "aeo":
        return word
    hard = word[-2] in "cg" and word[-1] in "ao" and not word.endswith(("ico", "logo"))
    stem = word[:-1] + ("h" if hard else "")
    if word[-1] == "a":
        return (stem[:-1] if word.endswith(("cia", "gia")) else stem) + "e"
    return stem if stem.endswith("i") else stem + "i"


def genders(masculine):
    """Returns a masculine word, its plural, its feminine, and the plural of the feminine: zozzo, zozzi, zozza,
    zozze.
    """
    feminine = masculine[:-1] + "a"
    return [form for one in (masculine, feminine) for form in (one, plural(one))]


def additions():
    """Returns the words of the additions with their forms."""
    words = set(sources.hand_list("additions-it"))
    for word in sources.hand_list("additions-plural-it"):
        words |= {word, plural(word)}
        if word.endswith("ista"):
            words.add(word[:-1] + "e")
    for word in sources.hand_list("additions-gender-it"):
        words.update(genders(word))
    return sorted(words)


def kind_of(form, path, words):
    """Returns the kind of a form, which depends on its flags and its ending."""
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


def add_attached(accepted, capitalised, frequencies):
    """Adds verbs with attached pronouns that occur in texts but have no flag in the dictionary, because they are forms of irregular verbs:
    facciamogli, tenetevi.
    """
    keys = {fold.fold(word, "it") for word in accepted}
    for word in sorted(frequencies):
        match = IMPERATIVE.match(word)
        if not match or word in capitalised or fold.fold(word, "it") in keys:
            continue
        verb = match.group(1)
        # For example, fate is accepted as a verb form, because the verb fare exists. The word frate (friar) is not
        # accepted as a verb form, because no verb frare exists.
        if verb in accepted and (verb.endswith("iamo") or verb[:-2] + "re" in accepted):
            accepted.add(word, ATTACHED, verb, frequencies.get(verb, 0))


def is_cut_off(word, words):
    """Whether the word lacks its last vowel, such as parlar for parlare or signor for signore. Texts contain words
    without their last vowel, but a player should not have to find such words.
    """
    return len(word) >= 4 and word.endswith("r") and word + "e" in words


def collect(frequencies):
    """Returns the pair (spellings with their evidence, capitalised words in lower case)."""
    rules = sources.hunspell_rules("it")
    words, capitalised = Collection(), set()
    for word, flags in sources.hunspell_entries("it"):
        if word != word.lower():
            capitalised.add(word.lower())
        elif not ROMAN_NUMERAL_FLAGS & set(flags):
            kept = "".join(flag for flag in flags if flag not in ELIDING_FLAGS)
            _add_entry(words, word, kept, rules, frequencies.get(word, 0))
    for model, *verbs in sources.hand_list_lines("verbs-it"):
        flags = dict(sources.hunspell_entries("it"))[model]
        for verb in verbs:
            _add_verb(words, verb, flags, rules, frequencies.get(verb, 0))
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


def _add_verb(words, verb, flags, rules, zipf):
    """Adds a verb from our own list of verbs. The forms of the verb are accepted even if no text contains them."""
    words.add(verb, ADDITION, verb, zipf)
    for form, path in affixes.forms(verb, flags, rules):
        kind = kind_of(form, path, {verb})
        words.add(form, ADDITION if kind == INFLECTION else kind, verb, zipf)
    # Add the participles and the gerund, which are separate entries in the dictionary. All verbs in the list
    # lists/verbs-it.txt end in -are.
    for ending in "ato ata ati ate ando".split():
        words.add(verb.removesuffix("are") + ending, ADDITION, verb, zipf)


def _has_gerund(word, words):
    """Whether the word is an infinitive whose gerund is in the dictionary (riportare, riportando). For a real verb, the dictionary should contain the
    gerund.
    """
    if not word.endswith(("are", "ere", "ire", "rre")):
        return False
    stem = word[:-4] + "c" if word.endswith("durre") else word[:-3]
    gerund = words.get(stem + ("ando" if word.endswith("are") else "endo"))
    # A gerund that is an inflection of another verb does not count: pendo is a form of pendere, so pere (pears) is not
    # a verb.
    return gerund is not None and INFLECTION not in gerund.kinds


def _retag_listed_clitics(words):
    """Marks verbs with attached pronouns that the plain list or the dictionary contains as separate words (farlo,
    facendosi). The verb must exist: care and pare are not infinitives, so carne and parla are not verbs with pronouns.
    """
    infinitives = words.verbs() | VERBS_WHOSE_FORMS_ARE_ENTRIES | {word for word in words if _has_gerund(word, words)}

    def is_attached(word):
        match = GERUND_OR_INFINITIVE.match(word)
        form = match.group(1) if match else ""
        if form.endswith("ndo"):
            return form in words and ENTRY not in words[word].kinds
        return len(form) >= 3 and bool({form + "e", form + "re"} & infinitives)

    words.retag_clitics(is_attached)
