"""Decides which words are accepted, and which accepted words are common enough to be targets."""

import rules
from evidence import ADDITION, ATTACHED, CLITIC, DERIVATION, ENTRY, INFLECTION, LIST

SHORTEST_SHOWN = 3
# All frequencies are in hundredths of Zipf: 300 is one occurrence in a million words, 200 one in ten million. The
# minimum frequency of a common word is defined in the module of the language in `rules`. Words of three letters need a
# higher frequency to count as common, because as many of them are abbreviations or fragments of foreign words as real
# words. A form that occurs in no text is accepted if the form is a plain inflection of a word that is at least as
# frequent as STEM_OF_UNSEEN_FORM.
STEM_OF_UNSEEN_FORM = 200
# A word that is far more frequent in English than in its own language does not count as common. For example, are, her
# and love occur in Spanish and Italian texts mostly in English quotations.
ENGLISH_LEAD = 130
# The minimum frequency at which a second spelling of a common word is common too: both optimise and optimize are
# common, although most texts use the American spelling.
KNOWN_TWIN = 200
# The minimum frequency of a word that is in offensive-*.txt and in no dictionary: such a word is accepted if it occurs
# in texts.
SEEN_OFFENSIVE = 150
# If the frequencies of two spellings of the same letters differ by at least this much, the rarer spelling counts as a
# misspelling. For example, most occurrences of numero are número written without its accent.
TWIN_LEAD = 100


def is_accepted(zipf, evidence, language, is_known):
    """Returns whether a spelling from a dictionary with affix rules is accepted as a word. The function `is_known`
    returns whether a second dictionary contains the spelling.
    """
    kinds = evidence.kinds
    if zipf > 0 or kinds & {ADDITION, ATTACHED, LIST}:
        return True
    if evidence.stem_zipf < STEM_OF_UNSEEN_FORM or not kinds & {ENTRY, INFLECTION}:
        return False
    return rules.of(language).is_believed_unseen(is_known)


def is_common(zipf, letters, language, kinds, english_zipf=0):
    """Whether a word may be a target. `letters` is the number of letters in the folded word."""
    if letters < SHORTEST_SHOWN or kinds <= {ATTACHED, CLITIC, DERIVATION} and kinds & {ATTACHED, CLITIC}:
        return False
    if english_zipf - zipf >= ENGLISH_LEAD:
        return False
    own = rules.of(language)
    return zipf >= (own.COMMON_THREE_LETTERS if letters == 3 else own.COMMON)


def is_outshone(zipf, best_zipf_of_key):
    """Returns whether another spelling with the same letters is so much more frequent that this spelling is probably a
    misspelling of the other one.
    """
    return best_zipf_of_key - zipf >= TWIN_LEAD
