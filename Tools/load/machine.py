"""Measures the resource use of processes and the flush rate of the disk, and describes the machine."""

import os
import platform
import statistics
import subprocess
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def family(pid):
    """Returns the ID of a process and the IDs of its child processes."""
    children = [int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat") if parent(stat) == pid]
    return [pid, *children]


def parent(stat):
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


def processor_seconds(pid):
    """Returns the processor time of a process and its child processes, including children that have ended."""
    total = 0
    for each in family(pid):
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        # Add the process's own times: the fields utime and stime. For the process itself, also add cutime and cstime,
        # the times of its child processes that have ended.
        total += sum(int(field) for field in fields[11 : 15 if each == pid else 13])
    return total / TICKS


def memory(pid, name="VmRSS"):
    """Returns the current memory of a process in MB, or its maximum (`VmHWM`)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name + ":"):
            return int(line.split()[1]) / 1024
    raise ValueError(name)


def flushes_a_second(folder, seconds):
    """Measures how many times per second this disk can flush 4 kB, which is the maximum rate of commits that wait only for the disk."""
    path = Path(folder) / "flushed"
    file = os.open(path, os.O_CREAT | os.O_WRONLY, 0o600)
    try:
        count, start = 0, time.monotonic()
        while time.monotonic() - start < seconds:
            os.pwrite(file, b"x" * 4096, 4096 * (count % 1024))
            os.fdatasync(file)
            count += 1
        return count / (time.monotonic() - start)
    finally:
        os.close(file)
        path.unlink()


def described(folder):
    """Describes the machine in one sentence."""
    cpu = next((line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")), platform.machine())
    kilobytes = int(Path("/proc/meminfo").read_text().split()[1])
    system = next((line.split("=")[1].strip('"') for line in Path("/etc/os-release").read_text().splitlines() if line.startswith("PRETTY_NAME")), platform.system())
    disk = subprocess.run(["df", "--output=fstype", folder], capture_output=True, text=True).stdout.split()[-1]
    return f"{os.cpu_count()} processors ({cpu}), {kilobytes / 1e6:.0f} GB of memory, {system}, Linux {platform.release().split('-')[0]}, {disk}"


def load():
    """Returns the average number of runnable processes in the last minute."""
    return os.getloadavg()[0]


def spread(values, digits=0):
    """Returns the median and, in brackets, the range."""
    middle, least, most = (f"{value:,.{digits}f}" for value in (statistics.median(values), min(values), max(values)))
    return f"{middle} ({least}–{most})"
