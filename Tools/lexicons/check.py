"""Builds the word lists again in a temporary folder and compares them byte for byte with Data/.

The command `python3 Tools/lexicons/check.py` prints the differences and exits with 1 in two cases: the sources and the
hand-written lists no longer produce the committed files, or a checksum in Data/NOTICE.md does not match its file.
"""

import contextlib
import difflib
import io
import itertools
import sys
import tempfile
from pathlib import Path

import build
import notice
import sources

SHOWN_LINES = 20


def differences(committed, rebuilt):
    """Returns a sentence for each file that differs from the committed file, together with the first differing
    lines.
    """
    folders = ("lexicons", "roots")
    names = sorted(
        {
            path.relative_to(data).as_posix()
            for data in (committed, rebuilt)
            for folder in folders
            for path in (data / folder).glob("*")
        }
    )
    for name in names:
        ours, theirs = committed / name, rebuilt / name
        if not theirs.exists():
            yield f"{name}: the build does not create this file"
        elif not ours.exists():
            yield f"{name}: missing; run 'make lexicons'"
        elif ours.read_bytes() != theirs.read_bytes():
            yield f"{name}: differs from the build\n" + first_lines(ours, theirs)


def first_lines(ours, theirs):
    old, new = (path.read_text(encoding="utf-8").splitlines() for path in (ours, theirs))
    changes = difflib.unified_diff(old, new, "committed", "built", n=0, lineterm="")
    return "\n".join(f"    {line}" for line in itertools.islice(changes, SHOWN_LINES))


def notice_difference(data):
    """Returns a sentence if NOTICE.md lacks checksums of the sources and of the files in Data."""
    text = (data / "NOTICE.md").read_text(encoding="utf-8")
    expected = notice.with_checksums(text, data)
    if text == expected:
        return []
    wrong = [line for line in expected.splitlines() if line not in text.splitlines()]
    listing = "\n".join(f"    {line}" for line in wrong)
    return [f"NOTICE.md: these lines should be in it; run 'make lexicons'\n{listing}"]


def main():
    data = sources.REPOSITORY / "Data"
    with tempfile.TemporaryDirectory() as folder:
        with contextlib.redirect_stdout(io.StringIO()):
            build.build(Path(folder))
        found = [*differences(data, Path(folder)), *notice_difference(data)]
    for sentence in found:
        print(sentence)
    if found:
        return 1
    print("Data/lexicons, Data/roots and the checksums in NOTICE.md match the build.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
