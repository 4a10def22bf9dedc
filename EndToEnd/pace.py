"""Time limits on a shared machine: a limit is stated for an idle machine, and is multiplied by the machine's current slowdown.

A fixed amount of work is timed before and after each measurement. If this work takes longer than on an idle machine, the measurement may take
longer by the same factor. If the measured time is still too long, it is measured again, because a machine is slow only for moments, but a slow
program is always slow.
"""

import statistics

# The milliseconds that WORK takes on an idle processor of the machine on which the time limits were measured.
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
    """`measure` returns the times by name, each with its limit on an idle machine: `{"a letter": (6.2, 8)}`. One attempt must meet all limits.

    The work is timed in `page`, which the test itself must not slow down.
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
