"""Spanish verbs with attached pronouns (recordarle, dímelo, sentate) that occur in texts but have no affix flag."""

import re

import fold
from evidence import ATTACHED, ENTRY, INFLECTION

SINGLE = "me te se nos os lo la le los las les".split()
PAIRS = [
    *(first + second for first in "me te se nos os".split() for second in "lo la le los las les".split()),
    *("se" + second for second in "me te nos os".split()),
    "teme",
    "tenos",
]
PRONOUNS = sorted([*SINGLE, *PAIRS], key=len, reverse=True)
# Verbs whose forms are separate entries of the dictionary, without a reference to the infinitive.
IRREGULAR = {
    "dar": "dar dando da dé den demos dad".split(),
    "ir": "ir yendo vaya vayan vayamos vamos id".split(),
    "ver": "ver viendo ve vea vean veamos ved".split(),
    "ser": "ser siendo sé sea sean seamos sed".split(),
    "estar": "estar estando".split(),
    "haber": "haber habiendo".split(),
}
SHORT_IMPERATIVES = {
    "di": "decir", "haz": "hacer", "pon": "poner", "sal": "salir", "ten": "tener", "ven": "venir",
    "da": "dar", "ve": "ver", "oye": "oír", "dé": "dar",
}  # fmt: skip
ACCENT = str.maketrans("aeiou", "áéíóú")
# The conditions for a form whose spelling is uncertain because it has no accent. KNOWN_VERB is the minimum frequency of
# the form's verb. The form's frequency in English texts must exceed the form's frequency in Spanish texts by less than
# ENGLISH_LEAD.
KNOWN_VERB, ENGLISH_LEAD = 360, 40
NO_ACCENT = str.maketrans("áéíóú", "aeiou")


def verb_forms(words, verbs):
    """Returns a dictionary from the collected forms of the given verbs to their infinitives."""
    forms = {form: verb for verb, listed in IRREGULAR.items() for form in listed}
    forms |= {verb: verb for verb in verbs}
    for word, found in words.items():
        if INFLECTION in found.kinds or ENTRY in found.kinds:
            for stem in sorted(found.stems):
                if stem in verbs:
                    forms.setdefault(word, stem)
    return forms


def spelling(word, forms):
    """Returns None if the word is not a verb form with pronouns. Otherwise returns the tuple (correct spelling,
    infinitive, whether the reading as a verb form is certain).

    Texts omit accents, so the accents of infinitives and gerunds are restored: diciendole is diciéndole. An imperative must be spelled correctly,
    because without its accent it may be a surname: cásales, Casales.
    """
    plain = word.translate(NO_ACCENT)
    for pronouns in PRONOUNS:
        base = plain.removesuffix(pronouns)
        if base == plain or len(base) < 2:
            continue
        found = _of_infinitive_or_gerund(base, pronouns, forms) or _of_imperative(
            word[: len(base)], base, pronouns, forms
        )
        if found:
            return found
    return None


def _of_infinitive_or_gerund(base, pronouns, forms):
    stressed = base[:-2] + base[-2].translate(ACCENT) + base[-1]
    for written in (base, stressed):
        if base[-2:] in ("ar", "er", "ir") and forms.get(written) == written:
            return (written if pronouns in SINGLE else stressed) + pronouns, written, True
    infinitive = forms.get(base, "")
    ending = re.search("(?:a|i?e|ye)ndo$", base)
    # A gerund's stem must be as long as its infinitive's stem, so vendo (of vender) and entiendo (of entender) are not
    # gerunds.
    if ending and ending.start() == len(infinitive) - 2:
        return base[:-4] + base[-4].translate(ACCENT) + "ndo" + pronouns, infinitive, True
    return None


def _of_imperative(written, base, pronouns, forms):
    one = pronouns in SINGLE
    if base in SHORT_IMPERATIVES:
        # For example, the forms dime, dímelo and óyeme
        rightly = (written == base) == (one and base != "oye") and pronouns != "se"
        return (written + pronouns, SHORT_IMPERATIVES[base], True) if rightly else None
    if written != base:
        # For example, the forms cómelo, cómalo, cómanlo and comámoslo
        if base in forms and re.search("(?:[ae]n?|[ae]mos)$", base):
            return written + pronouns, forms[base], True
        # For example, the forms sentémonos and digámoselo
        if base.endswith("mo") and pronouns[:2] in ("no", "se") and base + "s" in forms:
            return written + pronouns, forms[base + "s"], True
        return None
    if one and base in forms and re.search(".[aei]d$", base):
        return written + pronouns, forms[base], True  # decidme
    if pronouns == "os" and base + "d" in forms:
        return written + pronouns, forms[base + "d"], False  # sentaos
    vos = forms.get(base[:-1] + base[-1].translate(ACCENT), "")
    # Exclude the pronouns os and les, because they would match presupuestales and planteos, which contain no pronoun.
    if one and pronouns not in ("se", "os", "les") and len(base) >= 3 and vos[-2:-1] == base[-1]:
        return written + pronouns, vos, False  # sentate
    return None


def is_believed(word, infinitive, frequencies, english):
    """Returns whether an uncertain verb form is accepted: contalo is accepted, but masala and casale are not."""
    return (
        frequencies.get(infinitive, 0) >= KNOWN_VERB
        and english.get(word, 0) - frequencies[word] < ENGLISH_LEAD
    )


def add_forms(accepted, forms, capitalised, frequencies, english):
    """Adds to `accepted` each verb with attached pronouns that occurs in texts, in its correct spelling."""
    keys = {fold.fold(word, "es") for word in accepted}
    for word in sorted(frequencies):
        if word in capitalised or fold.fold(word, "es") in keys:
            continue
        found = spelling(word, forms)
        if found and (found[2] or is_believed(word, found[1], frequencies, english)):
            written, infinitive, _ = found
            accepted.add(written, ATTACHED, infinitive, frequencies.get(infinitive, 0))
