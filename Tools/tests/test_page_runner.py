"""Tests EndToEnd/run.py: which failed page tests it runs again, and when the run fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

RUNNER = Path(__file__).resolve().parents[2] / "EndToEnd" / "run.py"

# The source of the tests that the runner runs. The function `fails` counts its runs in a file and fails in the first
# `times` runs.
TESTS = """
import pathlib

def fails(name, times):
    file = pathlib.Path(__file__).parent / name
    count = int(file.read_text()) if file.exists() else 0
    file.write_text(str(count + 1))
    assert count >= times, f"{name} in its run {count + 1}"
"""


@pytest.fixture
def run(tmp_path):
    def run(tests, *options):
        folder = tmp_path / "tests"
        folder.mkdir()
        lines = [f"def test_{name}(): fails({name!r}, {times})" for name, times in tests.items()]
        (folder / "test_some.py").write_text(TESTS + "\n".join(lines) + "\n")
        command = [sys.executable, RUNNER, "--folder", folder, "--failures", tmp_path / "kept", "-q", *options]
        # Loading the plugins of other packages takes seconds.
        environment = {**os.environ, "PYTHONPATH": str(RUNNER.parent), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        result = subprocess.run(command, capture_output=True, text=True, env=environment)
        counts = {name: int((folder / name).read_text()) for name in tests}
        return result, counts, {file.name: file.read_text() for file in (tmp_path / "kept").glob("*.txt")}

    return run


def test_a_page_test_run_without_failures_passes_and_writes_no_failure_file(run):
    result, counts, kept = run({"good": 0})
    assert (result.returncode, counts, kept) == (0, {"good": 1}, {}) and "FLAKY" not in result.stdout


@pytest.mark.parametrize("times", [1, 2])
def test_a_page_test_that_passes_within_two_more_attempts_is_flaky_and_its_first_failure_is_kept(run, times):
    result, counts, kept = run({"good": 0, "shy": times})
    assert result.returncode == 0 and counts == {"good": 1, "shy": times + 1}
    assert "FLAKY test_some.py::test_shy" in result.stdout
    assert len(kept) == 1 and "shy in its run 1" in next(iter(kept.values())) and "run 2" not in next(iter(kept.values()))


def test_a_test_that_fails_three_times_fails_the_run(run):
    result, counts, kept = run({"good": 0, "bad": 9})
    assert result.returncode == 1 and counts == {"good": 1, "bad": 3} and len(kept) == 1
    assert "FAILED each time: test_some.py::test_bad" in result.stdout


def test_three_flaky_tests_pass_and_four_fail_the_run_without_another_attempt(run, tmp_path):
    result, counts, _ = run({f"shy{number}": 1 for number in range(3)})
    assert result.returncode == 0 and set(counts.values()) == {2} and result.stdout.count("FLAKY") == 3
    (tmp_path / "tests").rename(tmp_path / "before")
    result, counts, kept = run({f"shy{number}": 1 for number in range(4)})
    assert result.returncode == 1 and set(counts.values()) == {1} and len(kept) == 4


def test_a_run_that_cannot_start_fails_with_the_exit_code_of_pytest(run):
    assert run({}, "--no-such-option")[0].returncode == 4


def test_tests_that_fail_in_parallel_workers_run_again_too(run):
    result, counts, _ = run({"good": 0, "shy": 1}, "-p", "xdist", "-n", "2")
    assert result.returncode == 0 and counts == {"good": 1, "shy": 2}
