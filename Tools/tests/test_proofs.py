"""Proves that an addition changes few files (docs/adding.md): each patch in Tests/Proofs still applies and changes few existing files, and a new
language consists only of data.
"""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROOFS = ROOT / "Tests" / "Proofs"
# The maximum number of existing files that each patch may change, by the kind of its addition.
MOST = {"game": 14, "page": 11, "setting": 10}


def changed(patch: Path) -> list[str]:
    lines = subprocess.run(["git", "apply", "--numstat", patch], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return [file for _, _, file in (line.split("\t") for line in lines) if (ROOT / file).exists()]


@pytest.mark.parametrize("name", MOST)
def test_a_proof_applies_and_changes_few_existing_files(name):
    patch = PROOFS / f"{name}.patch"
    subprocess.run(["git", "apply", "--check", patch], cwd=ROOT, check=True)
    assert 0 < len(changed(patch)) <= MOST[name]


def tracked(*paths: str) -> list[Path]:
    names = subprocess.run(["git", "ls-files", "-z", *paths], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


LANGUAGE = ROOT / "Tests/Portuguese"
# Files that may name the language Portuguese: its tests, documents, words in the data of other languages, and the names
# of languages that columns of imported lists may have.
MAY_NAME_IT = re.compile(r"Tests/Portuguese/|Tests/PlayTests/Languages/|Tools/tests/|docs/|[A-Z]+\.md$|Data/(?!languages/|sentences/)|Tools/(lexicons|vocabulary)/.*\.(txt|tsv)$|Sources/Imports/ColumnNames\.swift$")
# Matches the name Portuguese, and the code pt in quotation marks, as a file name or as part of a file name.
NAMES_IT = re.compile(r"portuguese|[\"'/`]pt[\"'.`/-]|\bpt\.(txt|tsv|py|lexicon)\b", re.IGNORECASE)


def test_the_folder_of_a_language_contains_only_data():
    files = tracked("Tests/Portuguese")
    assert {path.suffix for path in files} == {".txt", ".tsv", ".md"}
    assert [path for path in files if path.suffix == ".md"] == [LANGUAGE / "README.md"]
    assert not [path for path in files if path.stat().st_mode & 0o111 or path.is_symlink()]


def test_code_and_tools_never_name_a_language_that_consists_only_of_data():
    files = [path for path in tracked() if not MAY_NAME_IT.search(str(path.relative_to(ROOT)))]
    assert {"Makefile", "Package.swift", "Sources/Words/Language/Language.swift", "Tools/languages.py"} <= {str(path.relative_to(ROOT)) for path in files}
    assert not [path for path in files if NAMES_IT.search(path.read_text(encoding="utf-8", errors="replace")) or NAMES_IT.search(path.name)]


def test_the_section_about_adding_a_language_names_each_file_of_the_example_language():
    section = (ROOT / "docs/adding.md").read_text(encoding="utf-8").partition("\n## A language\n")[2].partition("\n## ")[0]
    for path in tracked("Tests/Portuguese"):
        name = str(path.relative_to(LANGUAGE))
        assert name == "README.md" or re.sub(r"/[^/]\.tsv$", "/A.tsv", name) in section, name
    assert len(section.strip().splitlines()) < 40
