"""Writes Data/lexicons, Data/roots and the checksums in Data/NOTICE.md: python3 Tools/lexicons/build.py"""

import argparse
from pathlib import Path

import known
import lexicon
import notice
import roots
import rules
import sources


def build(data):
    """Writes all generated files below the folder `data`."""
    for language in rules.LANGUAGES:
        rows, hidden_keys = lexicon.rows(language)
        rows = roots.with_barred(rows, hidden_keys)
        write(data / "lexicons" / f"{language}.tsv", lexicon.lines(rows))
        barred = sources.hand_list(f"not-roots-{language}") | sources.hand_list(f"rare-roots-{language}")
        for length in roots.LENGTHS:
            chosen = roots.choose(rows, length, barred, known.least_zipf_of_root(language))
            chosen = roots.keeping(published(language, length), chosen, roots.fitness(rows, barred))
            text = "".join(f"{line}\n" for line in (roots.FIRST_LINE, *chosen))
            write(data / "roots" / f"{language}-{length}.txt", text)
            print(f"{language}: {len(chosen)} roots of {length} letters")
        common = sum("c" in flags for *_, flags in rows)
        print(f"{language}: {len(rows)} words, {common} common, {sum('o' in f for *_, f in rows)} offensive")
    notice.update(data)


def published(language, length):
    """Returns the root words of the committed file in Data/roots, which must consist of one part."""
    path = sources.REPOSITORY / "Data" / "roots" / f"{language}-{length}.txt"
    lines = sources.read_lines(path) if path.exists() else [roots.FIRST_LINE]
    if lines[0] != roots.FIRST_LINE or any(line.startswith("#") for line in lines[1:]):
        raise ValueError(f"{path}: more than one part; build.py builds only the first")
    return lines[1:]


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=sources.REPOSITORY / "Data", help="folder to write")
    build(parser.parse_args().data)
