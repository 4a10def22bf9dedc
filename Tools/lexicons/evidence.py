"""The evidence for a spelling: which sources contain the spelling, and from which word it is derived."""

from collections import Counter
from dataclasses import dataclass, field

ENTRY = "entry"  # an entry of the dictionary itself
INFLECTION = "inflection"  # plural, feminine, verb form
DERIVATION = "derivation"  # re-, -mente, -issimo, -ito: derived freely, so often unused
CLITIC = "clitic"  # a verb with its pronouns: dámelo, farlo
ATTACHED = "attached"  # the same for any verb, found in texts
LIST = "list"  # a plain word list
ADDITION = "addition"  # lists/additions-*.txt


@dataclass
class Evidence:
    kinds: set = field(default_factory=set)
    stem_zipf: int = 0  # of the most frequent stem from which it was derived
    stems: set = field(default_factory=set)


# The maximum number of inflections of a noun or an adjective; every verb has more inflections.
MOST_FORMS_OF_NO_VERB = 10


class Collection(dict):
    """A dictionary from each collected spelling to its evidence."""

    def add(self, spelling, kind, stem, stem_zipf):
        evidence = self.setdefault(spelling, Evidence())
        evidence.kinds.add(kind)
        evidence.stems.add(stem)
        evidence.stem_zipf = max(evidence.stem_zipf, stem_zipf)

    def verbs(self):
        """Returns the infinitives: words with more inflections than a noun or an adjective can have."""
        counts = Counter(
            stem for form, found in self.items() if INFLECTION in found.kinds for stem in found.stems if stem != form
        )
        return {stem for stem, count in counts.items() if count > MOST_FORMS_OF_NO_VERB}

    def retag_clitics(self, is_attached):
        """Marks each word as a verb with attached pronouns if `is_attached` finds a verb's form and pronouns in it.
        Inflections of other words are not marked: porti is a form of portare, and only looks like a form of porre with
        a pronoun.
        """
        for word, found in self.items():
            if INFLECTION not in found.kinds and is_attached(word):
                found.kinds = {CLITIC}
