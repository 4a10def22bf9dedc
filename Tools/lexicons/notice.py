"""Maintains the list in Data/NOTICE.md of the checksums of every source and every built file."""

import hashlib
import importlib.metadata

import rules
import sources

BEGIN, END = "<!-- checksums begin -->", "<!-- checksums end -->"


def sha256(content):
    return hashlib.sha256(content).hexdigest()


def sha256_of_files(paths):
    """Returns one checksum for many files: the checksum of the list of their names and checksums, in the format of sha256sum."""
    listing = "".join(f"{sha256(path.read_bytes())}  {path.name}\n" for path in paths)
    return sha256(listing.encode("utf-8"))


def source_checksums():
    """Yields a pair (name, checksum) for each source, in a fixed order."""
    wordfreq = sources.package_directory("wordfreq") / "data"
    simplemma = sources.package_directory("simplemma") / "strategies" / "dictionaries" / "data"
    scowl = ("scowl: all the files that are read", sha256_of_files(p for p, _ in sources.scowl_files()))
    modules = {language: rules.of(language) for language in rules.LANGUAGES}
    with_affixes = {language: module for language, module in modules.items() if module.HUNSPELL}
    single = [
        *(module.HUNSPELL.with_suffix(end) for module in with_affixes.values() for end in (".aff", ".dic")),
        *(module.WORD_LIST for module in with_affixes.values()),
        *(wordfreq / f"large_{language}.msgpack.gz" for language in modules),
        *(simplemma / f"{language}.plzma" for language in with_affixes),
        *(sources.WHEELS / name for name in sources.OFFENSIVE_WHEELS.values()),
    ]
    return [scowl] + [(path.name, sha256(path.read_bytes())) for path in single]


def data_checksums(data):
    globs = ("lexicons/*.tsv", "roots/*.txt")
    paths = sorted(path for glob in globs for path in data.glob(glob))
    return [(path.relative_to(data).as_posix(), sha256(path.read_bytes())) for path in paths]


def table(heading, rows):
    lines = [f"| {heading} | SHA-256 |", "|---|---|"]
    return "\n".join(lines + [f"| {what} | `{checksum}` |" for what, checksum in rows])


def checksums(data):
    """Returns the part of Data/NOTICE.md between the two markers for checksums."""
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("wordfreq", "simplemma"))
    return "\n\n".join(
        [
            BEGIN,
            f"Read with {versions}:",
            table("Source", source_checksums()),
            table("File", data_checksums(data)),
            END,
        ]
    )


def with_checksums(text, data):
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return before + checksums(data) + after


def update(data):
    path = data / "NOTICE.md"
    if path.exists():
        path.write_bytes(with_checksums(path.read_text(encoding="utf-8"), data).encode("utf-8"))
