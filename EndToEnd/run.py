"""Runs page tests with pytest, and runs each failed test again, alone, in a fresh browser, up to twice.

    .build/venv/bin/python EndToEnd/run.py [--folder FOLDER] [--failures FOLDER] PYTEST-OPTION...

A test that passes when it runs again is *flaky*: the script lists it at the end and keeps its first failure in a file. The run fails if a test
fails every time, or if more than three tests are flaky. If more than three tests fail, the script runs no test again, because the run fails in any
case.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

MOST_FLAKY = 3
ATTEMPTS = 2
HERE = Path(__file__).resolve().parent


def option(arguments, name, default):
    """Removes an option and its value from the arguments; returns the value."""
    if name not in arguments:
        return Path(default)
    place = arguments.index(name)
    _, value = arguments[place : place + 2]
    del arguments[place : place + 2]
    return Path(value).resolve()


def run(folder, arguments, record):
    """Runs pytest in the folder of the tests. Returns pytest's exit code and the failures by test name."""
    record.unlink(missing_ok=True)
    code = subprocess.run([sys.executable, "-m", "pytest", "-p", "failures", f"--failures={record}", *arguments], cwd=folder).returncode
    failures = {}
    for line in record.read_text().splitlines() if record.exists() else []:
        test, text = json.loads(line)
        failures.setdefault(test, []).append(text)
    return code, failures


def main(arguments):
    folder = option(arguments, "--folder", HERE)
    kept = option(arguments, "--failures", HERE.parent / ".build" / "page-test-failures")
    kept.mkdir(parents=True, exist_ok=True)
    code, failures = run(folder, arguments, kept / "record")
    # pytest's exit code 0 means that all tests passed, and 1 means that tests failed. Any exit code of pytest other
    # than 0 and 1 means that the run itself failed.
    if code != 1 or not failures:
        return code
    for test, texts in failures.items():
        (kept / f"{re.sub(r'[^A-Za-z0-9_-]+', '-', test)[:150]}.txt").write_text(f"{test}\n\n" + "\n\n".join(texts) + "\n")
    if len(failures) > MOST_FLAKY:
        print(f"{len(failures)} tests failed; more than {MOST_FLAKY} are not run again. Their failures are in {kept}.")
        return 1
    flaky, broken = [], []
    for test in failures:
        passes = any(run(folder, ["-q", test], kept / "record")[0] == 0 for _ in range(ATTEMPTS))
        (flaky if passes else broken).append(test)
    print(*(f"FLAKY {test}" for test in flaky), *(f"FAILED each time: {test}" for test in broken), sep="\n")
    print(f"{len(flaky)} flaky, {len(broken)} failed each time; their first failures are in {kept}.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
