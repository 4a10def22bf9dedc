"""Times by the clock on a machine that is shared: a limit is for a machine at rest, and is stretched by how much slower it is at the moment.

A fixed piece of work is timed before and after what is measured. Where it takes longer than at rest, so may the rest. A time that is still too
long is measured again, since a machine's bad moments pass and a slow program's do not.
"""

import statistics

# Milliseconds of WORK where the limits were measured, on a processor that nobody else used.
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
    """Prints what a test measured, in milliseconds."""
    times = sorted(times)
    most = times[min(len(times) - 1, int(len(times) * 0.95))]
    print(f"{name}: median {statistics.median(times):.1f} ms, p95 {most:.1f}, slowest of {len(times)} {times[-1]:.1f}")


def slowness(page):
    """How many times as long as at rest the page's processor takes, at least 1."""
    return max(1, statistics.median(page.evaluate(WORK)) / AT_REST)


def expect_in_time(page, measure, attempts=5):
    """`measure` answers the times by their names, each with its limit at rest: `{"a letter": (6.2, 8)}`. One attempt must hold all limits.

    `page` is where the work is timed: it is not to be slowed down by the test itself.
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
