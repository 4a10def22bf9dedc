"""Runs wrk and parses its output."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

SCRIPT = Path(__file__).parent / "requests.lua"
CONNECTIONS = 64
MILLISECONDS = {"us": 0.001, "ms": 1, "s": 1000, "m": 60_000}


@dataclass
class Result:
    rate: float  # answers per second
    median: float  # ms
    p99: float  # ms
    count: int  # answers
    seconds: float
    failed: int  # answers other than 2xx and 3xx, and broken connections


def line(path, body="", cookie=""):
    """Returns a request in the format of `requests.lua`."""
    return f"{path}\t{cookie}\t{body}".replace("\n", "\x1e") + "\n"


def run(address, requests, seconds, connections=CONNECTIONS):
    """Sends the requests of a file repeatedly."""
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "--latency", "-s", SCRIPT, address, "--", requests]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return read(text)


def read(text):
    def time(percent):
        number, unit = re.search(rf"^ +{percent}% +([\d.]+)([a-z]+)$", text, re.M).groups()
        return float(number) * MILLISECONDS[unit]

    count, seconds, unit = re.search(r"(\d+) requests in ([\d.]+)(\w+),", text).groups()
    failed = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    broken = re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", text)
    return Result(
        rate=float(re.search(r"Requests/sec: +([\d.]+)", text)[1]), median=time(50), p99=time(99), count=int(count),
        seconds=float(seconds) * MILLISECONDS[unit] / 1000,
        failed=int(failed[1] if failed else 0) + sum(int(each) for each in (broken.groups() if broken else ())),
    )
