"""Writes docs/lexicons.md, the statistics of the word lists, from Data/: python3 Tools/lexicons/report.py"""

import argparse
import collections
import hashlib
from pathlib import Path

import committed
import english
import fold
import roots
import rules
import sources
from report_text import ALL_ROOTS, FAIRNESS, HEAD, PAIRS, ROOTS, SAMPLES, WORDS

DOCUMENT = sources.REPOSITORY / "docs" / "lexicons.md"
LONGEST_IN_BROWSER = 10
SAMPLE = 20
SEED = "orchard 2026-11-21"
# The British/American pairs that the report shows with their tiers; the totals count all pairs.
SHOWN_PAIRS = """
    colour color|favourite favorite|neighbour neighbor|realise realize|organise organize|analyse analyze
    travelled traveled|cancelled canceled|centre center|theatre theater|metre meter|defence defense
    licence license|grey gray|programme program|catalogue catalog|dialogue dialog|jewellery jewelry|tyre tire
    kerb curb|mum mom|cheque check|plough plow|pyjamas pajamas|aluminium aluminum|aeroplane airplane
    moustache mustache|mould mold|sceptical skeptical|cosy cozy|ageing aging|fulfil fulfill|skilful skillful
    enrol enroll|artefact artifact|yoghurt yogurt|whisky whiskey|gaol jail|axe ax|manoeuvre maneuver
    paediatric pediatric|encyclopaedia encyclopedia|archaeology archeology|oestrogen estrogen
"""


def name(language):
    """Returns the English name of the language."""
    return rules.languages.language(language, committed.DATA).values["name.en"]


def number(value):
    return f"{value:,}"


def share(part, whole):
    return f"{100 * part / whole:.1f} %"


def table(head, rows, left=1):
    """Returns a Markdown table. The first `left` columns are aligned to the left, and all others to the right."""
    rule = ["---"] * left + ["--:"] * (len(head) - left)
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in (head, rule, *rows))


def tier(flags):
    return "offensive" if "o" in flags else "common" if "c" in flags else "accepted"


def words_table(language):
    tiers = collections.defaultdict(collections.Counter)
    for key, flags in committed.flags_by_key(language).items():
        tiers[len(key)][tier(flags)] += 1
    spellings = collections.Counter(len(key) for _, key, _, _ in committed.rows(language))
    names = ("common", "accepted", "offensive")

    def row(head, lengths):
        counts = [sum(tiers[n][name] for n in lengths) for name in names]
        return [head, *map(number, (sum(counts), *counts, sum(spellings[n] for n in lengths)))]

    lengths = sorted(tiers)
    everything, in_browser = row("all", lengths), [n for n in lengths if n <= LONGEST_IN_BROWSER]
    words = len(committed.flags_by_key(language))
    kept = sum(sum(tiers[n].values()) for n in in_browser)
    lines = table(
        ["letters", "words", "common", "accepted only", "offensive", "spellings"],
        [*(row(n, [n]) for n in lengths), everything],
    )
    edition = f"The browser's edition (words of at most {LONGEST_IN_BROWSER} letters) contains {number(kept)} words"
    return f"{lines}\n\n{edition}, which are {share(kept, words)} of all words."


def quartiles(values):
    """Returns the minimum, lower quartile, median, upper quartile and maximum; each of them is an element of `values`."""
    ordered = sorted(values)
    return [ordered[round(part * (len(ordered) - 1) / 4)] for part in range(5)]


def roots_table(language):
    accepted = roots.common_counts(committed.flags_by_key(language))
    rows = []
    for length in roots.LENGTHS:
        keys = [fold.fold(word, language) for word in committed.root_words(language, length)]
        for what, counts in (("common", committed.common_counts(language)), ("accepted", accepted)):
            yields = quartiles(roots.count_sub_words(key, counts) for key in keys)
            rows.append([f"{length}, {what}", number(len(keys)), *map(number, yields)])
    return table(["letters, words", "roots", "least", "lower quartile", "median", "upper quartile", "most"], rows)


def all_roots_table():
    rows = []
    for language in committed.LANGUAGES:
        for length in roots.LENGTHS:
            usual = len(committed.root_words(language, length))
            offered = sum(len(key) == length for key in committed.all_roots(language))
            barred = sum(len(key) == length for key in committed.barred_roots(language))
            clean = sum(
                len(key) == length and "o" not in flags
                for key, flags in committed.flags_by_key(language).items()
            )
            figures = map(number, (clean, offered, barred, usual))
            rows.append([name(language), length, roots.LEAST_SUB_WORDS[length], *figures])
    head = ["language", "letters", "least targets", "clean words", "All roots", "barred", "usual roots"]
    english_of_eight = sum(len(key) == 8 for key in committed.all_roots("en"))
    return f"{table(head, rows)}\n\nIn English, the setting offers {number(english_of_eight)} root words of eight letters."


def sample(kind, words):
    """Returns a deterministic sample: the words with the smallest checksums, where the checksum includes the seed."""
    return sorted(words, key=lambda word: hashlib.sha256(f"{SEED} {kind} {word}".encode()).digest())[:SAMPLE]


def samples(language):
    rooted = [word for length in roots.LENGTHS for word in committed.root_words(language, length)]
    common = [spelling for spelling, _, _, flags in committed.rows(language) if "c" in flags]
    others = [spelling for spelling, key, _, _ in committed.rows(language) if not committed.flags_by_key(language)[key]]
    kinds = (("Roots", rooted), ("Common words", common), ("Words that are accepted only", others))
    return "\n".join(f"- {name}: {', '.join(sample(name, words))}" for name, words in kinds)


def fairness_table():
    rows, named = [], []
    for language in committed.LANGUAGES:
        everyday = committed.fairness_list(f"{language}-everyday")
        refused = committed.fairness_list(f"{language}-refused")
        missing = [word for word in everyday if not committed.is_accepted(word, language)]
        let_in = [word for word in refused if committed.is_accepted(word, language)]
        found = len(everyday) - len(missing)
        rows.append([name(language), f"{found} of {len(everyday)}", share(found, len(everyday))])
        rows[-1] += [f"{len(let_in)} of {len(refused)}", share(len(let_in), len(refused))]
        failures = f"these everyday words are refused: {', '.join(missing)}" if missing else "no everyday word is refused"
        errors = f"These other strings are accepted: {', '.join(let_in)}" if let_in else "No other string of the frozen lists is accepted"
        named.append(f"- In {name(language)}, {failures}. {errors}.")
    head = ["language", "everyday words accepted", "share", "others accepted", "share"]
    return table(head, rows) + "\n\n" + "\n".join(named)


def tiers_of_pairs():
    """Returns (British, its tier, American, its tier) for every pair in the list."""
    flags = {spelling: flags for spelling, _, _, flags in committed.rows("en")}
    return [(one, tier(flags[one]), other, tier(flags[other])) for one, other in english.pairs(flags)]


def pairs_section():
    pairs = tiers_of_pairs()
    shown = {tuple(pair.split()) for line in SHOWN_PAIRS.split("\n") for pair in line.strip().split("|") if pair}
    by_tiers = collections.Counter((one, other) for _, one, _, other in pairs)
    uneven = [pair for pair in pairs if pair[1] != pair[3]]
    totals = ", ".join(
        f"in {number(count)} pairs the British spelling is {one} and the American spelling {other}"
        if one != other
        else f"in {number(count)} pairs both spellings are {one}"
        for (one, other), count in sorted(by_tiers.items(), key=lambda item: (-item[1], item[0]))
    )
    named = "; ".join(f"{one} ({its}), {other} ({others})" for one, its, other, others in uneven) or "none"
    rows = [pair for pair in pairs if (pair[0], pair[2]) in shown]
    if len(rows) != len(shown):
        raise ValueError(f"not pairs of the list: {shown - {(one, other) for one, _, other, _ in rows}}")
    lines = table(["British", "tier", "American", "tier"], rows, left=4)
    return (
        f"{lines}\n\nThe list contains {number(len(pairs))} pairs of spellings, with these tiers: {totals}. "
        f"These pairs have two different tiers, British spelling first: {named}."
    )


def sections():
    yield HEAD
    yield WORDS
    for language in committed.LANGUAGES:
        yield f"### {name(language)}"
        yield rules.of(language).ABOUT
        yield words_table(language)
    yield ROOTS
    for language in committed.LANGUAGES:
        yield f"### {name(language)}: roots"
        yield roots_table(language)
    yield ALL_ROOTS
    yield all_roots_table()
    yield FAIRNESS
    yield fairness_table()
    yield PAIRS
    yield pairs_section()
    yield SAMPLES
    for language in committed.LANGUAGES:
        yield f"### {name(language)}: samples"
        yield samples(language)


def document():
    return "\n\n".join(section.strip() for section in sections()) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=DOCUMENT)
    parser.parse_args().output.write_bytes(document().encode("utf-8"))
