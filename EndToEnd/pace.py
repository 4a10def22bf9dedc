"""Time limits on a shared machine: a limit is stated for an idle machine, and is multiplied by the machine's current slowdown.

The test times a fixed amount of work before and after each measurement. If the fixed amount of work takes longer than
on an idle machine, the measured time may exceed its limit by the same factor. If the measured time is still too long,
the test repeats the measurement, because a machine is slow only for moments, but a slow program is always slow.
"""

import statistics

# The time in milliseconds that the script WORK takes on an idle processor of the machine on which the time limits were
# measured.
AT_REST = 3.2

WORK = """() => {
  const numbers = new Uint32Array(1 << 16)
  const times = []
  for (let turn = 0; turn < 9; turn++) {
    const start = performance.now()
    let seed = 1
    for (let at = 0; at < numbers.length; at++) numbers[at] = seed = Math.imul(seed, 1664525) + 1013904223
    numbers.sort()
    const words = new Map()
    for (let at = 0; at < numbers.length; at += 16) words.set(numbers[at].toString(36), at)
    times.push(performance.now() - start)
  }
  return times
}"""


def told(name, times):
    """Prints a test's measurements, in milliseconds."""
    times = sorted(times)
    most = times[min(len(times) - 1, int(len(times) * 0.95))]
    print(f"{name}: median {statistics.median(times):.1f} ms, p95 {most:.1f}, slowest of {len(times)} {times[-1]:.1f}")


def slowness(page):
    """Returns the factor, at least 1, by which the page's processor is slower than when idle."""
    return max(1, statistics.median(page.evaluate(WORK)) / AT_REST)


def expect_in_time(page, measure, attempts=5):
    """Calls `measure` until all its times are within their limits, at most `attempts` times. `measure` returns each
    time in milliseconds with its limit on an idle machine, by name: `{"a letter": (6.2, 8)}`.

    The machine's slowdown is measured in `page`, so the test must not slow down this page on purpose.
    """
    for _ in range(attempts):
        before = slowness(page)
        times = measure()
        stretch = max(before, slowness(page))
        late = {name: f"{time:.1f}, at rest below {limit}" for name, (time, limit) in times.items() if time >= limit * stretch}
        print(f"the machine takes {stretch:.2f} times as long as at rest; too late: {late or 'nothing'}")
        if not late:
            return
    assert late == {}, f"in each of {attempts} attempts; in the last the machine was {stretch:.2f} times as slow as at rest"
