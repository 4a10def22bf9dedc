"""Parses Hunspell dictionaries (UTF-8, one character per flag, no compounds) and derives their words."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """One line of an affix class: the ending to remove, the ending to add, and a condition for the words."""

    strip: str
    add: str
    condition: re.Pattern | None
    is_prefix: bool
    continuation: str = ""

    def apply(self, word):
        """Returns the derived word, or None if the rule does not apply."""
        if self.condition and not self.condition.search(word):
            return None
        if self.is_prefix:
            return self.add + word[len(self.strip) :] if word.startswith(self.strip) else None
        if not word.endswith(self.strip):
            return None
        return word[: len(word) - len(self.strip)] + self.add


def parse_affixes(lines):
    """Returns the rules of a Hunspell .aff file, keyed by flag. A flag stands for one class of prefixes or one class of
    suffixes.
    """
    rules = {}
    for line in lines:
        fields = line.split("#")[0].split()
        if len(fields) < 4 or fields[0] not in ("PFX", "SFX"):
            continue
        if fields[2] in ("Y", "N") and fields[3].isdigit():
            continue  # the head of a class: its name and the number of rules
        kind, flag, strip, add = fields[:4]
        add, _, continuation = add.partition("/")
        condition = fields[4] if len(fields) > 4 else "."
        rule = Rule(
            strip="" if strip == "0" else strip,
            add="" if add == "0" else add,
            condition=_compile(condition, kind == "PFX"),
            is_prefix=kind == "PFX",
            continuation=continuation,
        )
        rules.setdefault(flag, []).append(rule)
    return rules


def _compile(condition, is_prefix):
    if condition == ".":
        return None
    return re.compile(f"^(?:{condition})" if is_prefix else f"(?:{condition})$")


def parse_dictionary(lines):
    """Yields (word, flags) for each entry of a .dic file; skips the first line, which contains the number of entries."""
    for number, line in enumerate(lines):
        entry = line.split("\t")[0].strip()
        if number == 0 or not entry:
            continue
        word, _, flags = entry.partition("/")
        yield word, flags


def forms(word, flags, rules):
    """Yields (form, flag path) for every word that is formed with one suffix, with a second suffix after the first, or
    with a prefix before any of these forms. The flag path contains the flags of the applied affix rules in the order of
    their application: "S", "AS", "rS".
    """
    suffixed = [(word, "")]
    for flag in flags:
        for rule in rules.get(flag, ()):
            form = None if rule.is_prefix else rule.apply(word)
            if form is None:
                continue
            suffixed.append((form, flag))
            for second in rule.continuation:
                for next_rule in rules.get(second, ()):
                    longer = next_rule.apply(form)
                    if longer is not None:
                        suffixed.append((longer, flag + second))
    yield from suffixed[1:]
    for flag in flags:
        for rule in rules.get(flag, ()):
            if rule.is_prefix:
                for form, path in suffixed:
                    prefixed = rule.apply(form)
                    if prefixed is not None:
                        yield prefixed, flag + path
