"""Which words are accepted, and which of them are common enough to be targets."""

import rules
from evidence import ADDITION, ATTACHED, CLITIC, DERIVATION, ENTRY, INFLECTION, LIST

SHORTEST_SHOWN = 3
# All in hundredths of Zipf: 300 is one occurrence in a million words, 200 one in ten million. Each language's module of `rules` defines the
# frequency of a common word. Three letters make as many abbreviations and foreign scraps as words, and those are frequent. A form that occurs
# in no text is accepted if it is a plain form of a word that is not rare.
STEM_OF_UNSEEN_FORM = 200
# are, her, love: far more frequent in English than here, so the counts come from English quotations.
ENGLISH_LEAD = 130
# optimise and optimize: both are common, although most texts are American.
KNOWN_TWIN = 200
# A word of offensive-*.txt that no dictionary contains is accepted if it occurs in texts.
SEEN_OFFENSIVE = 150
# numero and número: most occurrences of numero are número written without its accent.
TWIN_LEAD = 100


def is_accepted(zipf, evidence, language, is_known):
    """Whether a spelling of a dictionary with affixes counts as a word. `is_known` queries a second dictionary."""
    kinds = evidence.kinds
    if zipf > 0 or kinds & {ADDITION, ATTACHED, LIST}:
        return True
    if evidence.stem_zipf < STEM_OF_UNSEEN_FORM or not kinds & {ENTRY, INFLECTION}:
        return False
    return rules.of(language).is_believed_unseen(is_known)


def is_common(zipf, letters, language, kinds, english_zipf=0):
    """Whether a word may be a target. `letters` is the number of its letters when folded."""
    if letters < SHORTEST_SHOWN or kinds <= {ATTACHED, CLITIC, DERIVATION} and kinds & {ATTACHED, CLITIC}:
        return False
    if english_zipf - zipf >= ENGLISH_LEAD:
        return False
    own = rules.of(language)
    return zipf >= (own.COMMON_THREE_LETTERS if letters == 3 else own.COMMON)


def is_outshone(zipf, best_zipf_of_key):
    """Whether another spelling of the same letters is so frequent that this one is mostly a misspelling of it."""
    return best_zipf_of_key - zipf >= TWIN_LEAD
