"""Code that is shared by the tests of those tools that generate files of Data by rules."""

import shutil
import subprocess
import sys
from pathlib import Path

DATA = Path(__file__).parents[2] / "Data"


def expect_a_change_is_told(command, folder, tmp_path, old, new):
    """Checks that `COMMAND check` accepts a copy of this folder of Data, and that the command rejects the copy after a
    change of its Italian file.
    """
    for name in ("vocabulary", folder):
        shutil.copytree(DATA / name, tmp_path / name)
    check = [sys.executable, command, "check", tmp_path]
    assert subprocess.run(check, capture_output=True).returncode == 0
    path = tmp_path / folder / "it.tsv"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    answer = subprocess.run(check, capture_output=True, text=True)
    assert answer.returncode == 1 and "it.tsv does not match the rules" in answer.stderr
