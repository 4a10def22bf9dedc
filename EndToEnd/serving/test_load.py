"""Tests the tool that measures the server's capacity (Tools/bench-server). The measurements in this test are too small
for meaningful results. The test only checks that the server accepts the requests of Tools/bench-server.
"""

import subprocess

from patience import PATIENCE
from server import REPOSITORY

TIER = "full"

# The maximum time in seconds for one run of the tool. The tool starts several servers, and each server loads all its
# data.
RUN = 30 * PATIENCE


def test_all_load_measurements_run_without_a_failed_request(tmp_path):
    document = tmp_path / "measured.md"
    result = subprocess.run([REPOSITORY / "Tools" / "bench-server", "--size", "quick", "--output", document], capture_output=True, text=True, timeout=RUN)
    assert result.returncode == 0, result.stderr
    text = document.read_text()
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert headings == [
        "# The server's capacity", "## Each kind of request compared with Hummingbird alone", "## Memory", "## Journals", "## A school's morning", "## Ten million players",
    ]
    for database in ["SQLite", "PostgreSQL"]:
        assert f"| a school's morning, {database}, requests that failed | 0 | 0 | met |" in text, result.stderr
    # In the tool's tables of routes and of appends, the last column is the number of failed requests.
    kinds = tuple(f"| {kind} |" for kind in ["bare", "page", "file", "leaderboard", "sync", "judge", "puzzle"])
    rows = [line.split("|")[-2].strip() for line in text.splitlines() if line.startswith(kinds) and line.count("|") == 7 or line.count("|") == 7 and "| – |" in line]
    assert rows == ["0"] * 9
