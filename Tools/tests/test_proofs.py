"""Proofs that an addition touches few files (docs/adding.md): each patch of Tests/Proofs still applies, and changes few existing files."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROOFS = ROOT / "Tests" / "Proofs"
# The most existing files that each may change.
MOST = {"page": 11, "setting": 10}


def changed(patch: Path) -> list[str]:
    lines = subprocess.run(["git", "apply", "--numstat", patch], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return [file for _, _, file in (line.split("\t") for line in lines) if (ROOT / file).exists()]


@pytest.mark.parametrize("name", MOST)
def test_a_proof_applies_and_changes_few_existing_files(name):
    patch = PROOFS / f"{name}.patch"
    subprocess.run(["git", "apply", "--check", patch], cwd=ROOT, check=True)
    assert 0 < len(changed(patch)) <= MOST[name]
