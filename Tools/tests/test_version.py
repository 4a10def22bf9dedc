"""Tests that the command's version is the newest version in CHANGELOG.md (docs/versions.md)."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_command_prints_the_newest_version_of_the_changelog():
    newest = re.search(r"^## (\d+\.\d+\.\d+) · \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    printed = subprocess.run([ROOT / ".build/release/orchard", "--version"], check=True, capture_output=True, text=True).stdout
    assert printed == newest[1] + "\n"
