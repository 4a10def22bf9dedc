"""Spanish words: the entries of hunspell-es with their affixes, and the list wspanish."""

import re

import affixes
import sources
import spanish_verbs
from evidence import CLITIC, DERIVATION, ENTRY, INFLECTION, LIST, Collection

# Only these affix flags inflect: they form conjugations, participles, gender and number. Flags that are other capital
# letters derive words (-miento, -ito), and flags beyond ASCII attach pronouns to a verb.
INFLECTING_FLAGS = frozenset("REIXDGS")
PRONOUNS = r"(?:me|te|se|nos|os|l[oae]s?)"
WITH_PRONOUN = re.compile(rf"^(.+(?:[aeiáéí]r|[aiáy]e?ndo|iéndo|yéndo)){PRONOUNS}{{1,2}}$")
# These verbs are so irregular that hunspell-es contains each of their forms as a separate entry.
VERBS_WHOSE_FORMS_ARE_ENTRIES = frozenset("dar estar haber ir ser".split())
REFLEXIVE = re.compile(r"(?:[aeií]r|ándo|iéndo|yéndo)se$")


def kind_of(form, path):
    """Returns the kind of a form, which depends on its flags."""
    if any(ord(flag) > 127 for flag in path) or REFLEXIVE.search(form):
        return CLITIC
    return INFLECTION if all(flag in INFLECTING_FLAGS for flag in path) else DERIVATION


def collect(frequencies):
    """Returns the pair (spellings with their evidence, capitalised words in lower case)."""
    rules = sources.hunspell_rules("es")
    words, capitalised = Collection(), set()
    for word, flags in sources.hunspell_entries("es"):
        if word != word.lower():
            capitalised.add(word.lower())
            continue
        zipf = frequencies.get(word, 0)
        words.add(word, ENTRY, word, zipf)
        for form, path in affixes.forms(word, flags, rules):
            words.add(form, kind_of(form, path), word, zipf)
    for verb, flags, zipf in spanish_verbs.more_verbs(frequencies):
        words.add(verb, ENTRY, verb, zipf)
        for form, path in affixes.forms(verb, flags, rules):
            words.add(form, kind_of(form, path), verb, zipf)
    for word in sources.word_list("es"):
        words.add(word, LIST, word, frequencies.get(word, 0))
    _retag_listed_clitics(words)
    return words, capitalised


def _retag_listed_clitics(words):
    """Marks verbs with attached pronouns that the plain list or the dictionary contains as separate words (irse,
    dándose). The verb must exist: par and mar are not infinitives, so parte and marte are not verbs with pronouns.
    """
    unaccent = str.maketrans("áéí", "aei")
    infinitives = words.verbs() | VERBS_WHOSE_FORMS_ARE_ENTRIES

    def is_attached(word):
        match = WITH_PRONOUN.match(word)
        form = match.group(1).translate(unaccent) if match else ""
        return form in infinitives or form.endswith("ndo") and form != match.group(1)

    words.retag_clitics(is_attached)
