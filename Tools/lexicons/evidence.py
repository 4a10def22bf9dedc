"""What speaks for a spelling: which source holds it, and how it was formed."""

from dataclasses import dataclass, field

ENTRY = "entry"  # an entry of the dictionary itself
INFLECTION = "inflection"  # plural, feminine, verb form
DERIVATION = "derivation"  # re-, -mente, -issimo, -ito: formed freely, so often never used
CLITIC = "clitic"  # a verb with its pronouns: dámelo, farlo
ATTACHED = "attached"  # the same, found in texts, of any verb
LIST = "list"  # a plain word list
ADDITION = "addition"  # lists/additions-*.txt


@dataclass
class Evidence:
    kinds: set = field(default_factory=set)
    stem_zipf: int = 0  # of the most frequent stem it was formed from
    stems: set = field(default_factory=set)


class Collection(dict):
    """Spellings with their evidence."""

    def add(self, spelling, kind, stem, stem_zipf):
        evidence = self.setdefault(spelling, Evidence())
        evidence.kinds.add(kind)
        evidence.stems.add(stem)
        evidence.stem_zipf = max(evidence.stem_zipf, stem_zipf)
