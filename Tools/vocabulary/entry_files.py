"""The entries of a vocabulary, as its files have them."""

import csv


def entries(data, language):
    """Every entry of the language in its order, as columns by name."""
    paths = (data / "vocabulary" / language).glob("*.tsv")
    # Ñ is a letter after N.
    for path in sorted(paths, key=lambda path: path.stem.replace("Ñ", "N~")):
        with path.open(encoding="utf-8", newline="") as lines:
            next(lines)  # the version
            yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
