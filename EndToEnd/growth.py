"""Measures how the page's cost grows with years of play, and writes docs/benchmarks-growth.md. `make bench-growth` builds the prerequisites and
runs this script.

`Tests/WireTests/JournalLines/Growth` generates the journals, which contain years of a frequent player's days. The script stores each journal in a
browser's database and opens a page several times, at full processor speed and at a quarter of it.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import PHONE
from server import DATA, REPOSITORY, Server, chromium

VISITS = 3
HISTORIES = [("none", None)] + [
    (f"{years} {'year' if years == 1 else 'years'}, {devices} {'device' if devices == 1 else 'devices'}", f"{devices}-devices-{years}-years")
    for devices in (1, 5)
    for years in (1, 3, 10)
]

# Measures the duration of each call of the program, by message name, and records the program's memory.
WATCH = """
window.calls = []
const real = WebAssembly.instantiateStreaming
WebAssembly.instantiateStreaming = async (...rest) => {
  const { instance: { exports }, module } = await real(...rest)
  const send = (pointer, count, ...others) => {
    const name = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, pointer, count))
    const start = performance.now()
    const answer = exports.send(pointer, count, ...others)
    calls.push([name, performance.now() - start, exports.memory.buffer.byteLength])
    return answer
  }
  return { module, instance: { exports: { ...exports, send } } }
}
window.tasks = []
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true })
"""

# Stores the lines of a journal in the page's database.
STORE = """async ({ checkpoints, events }) => {
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('word-orchard')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const transaction = database.transaction(['checkpoints', 'events', 'devices'], 'readwrite')
  for (const one of checkpoints) transaction.objectStore('checkpoints').put(one)
  for (const [key, line] of events) transaction.objectStore('events').put(line, key)
  if (checkpoints.length) transaction.objectStore('devices').put(checkpoints[0].device, 0)
  await new Promise((resolve, reject) => { transaction.oncomplete = resolve; transaction.onabort = () => reject(transaction.error) })
  database.close()
}"""


def stored(lines):
    """Converts journal lines to records of the database."""
    checkpoints, events = [], []
    for line in lines:
        fields = json.loads(line)
        if "counter" in fields:
            events.append([[fields["device"], fields["counter"]], line])
        elif "part" in fields:
            checkpoints[-1]["parts"].append(line)
        else:
            checkpoints.append({"device": fields["device"], "covered": fields["covered"], "line": line, "parts": []})
    return {"checkpoints": checkpoints, "events": events}


def visitor(browser, address, path, lines, throttle):
    """Opens a page in a browser whose database contains a journal of `lines`, and prepares the measurement of the next
    page load.
    """
    context = browser.new_context(base_url=address, locale="en-US", **PHONE)
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector("html[data-ready]")
    page.evaluate(STORE, stored(lines))
    page.add_init_script(WATCH)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    return page


def visits(browser, address, lines, throttle):
    """Returns the measurements of each visit."""
    page = visitor(browser, address, "/apple-tree?words=level-A1&language=en", lines, throttle)
    for _ in range(VISITS):
        page.goto("/apple-tree?words=level-A1&language=en")
        page.wait_for_selector("html[data-ready]", timeout=120_000)
        ready = page.evaluate("performance.now()")
        page.wait_for_selector("[data-press^='triedLetter']")
        for key in "qxz":
            page.keyboard.press(key)
        page.wait_for_timeout(2500)
        calls = page.evaluate("calls")
        yield {
            "ready": ready,
            "opened": sum(time for name, time, _ in calls if name == "opened"),
            "reading": sum(time for name, time, _ in calls if name == "read"),
            "slice": max([time for name, time, _ in calls if name in ("read", "opened", "hadTime")], default=0),
            "task": max(page.evaluate("tasks"), default=0),
            "letter": statistics.median([time for name, time, _ in calls if name == "pressedKey"] or [0]),
            "memory": max(memory for _, _, memory in calls) / 1_000_000,
        }
    page.context.close()


# Sends many journal lines at once from another tab.
TELL = """async (lines) => {
  const channel = new BroadcastChannel('word-orchard')
  for (const line of lines) channel.postMessage(line)
  channel.close()
}"""


def lines_of(name):
    return [line for line in (DATA / "growth" / f"{name}.lines").read_text().split("\n") if line]


def at_once(browser, address, throttle):
    """Measures three large pieces of work: showing a long list of saved words, merging many journal lines from another
    tab, and opening a journal with two thousand devices.
    """

    def opened(page, path):
        page.goto(path)
        page.wait_for_selector("html[data-ready]", timeout=120_000)
        page.wait_for_timeout(2500)
        calls = page.evaluate("calls")
        page.evaluate("calls.length = 0, tasks.length = 0")
        return calls

    measured = {}
    for _ in range(VISITS):
        page = visitor(browser, address, "/saved", lines_of("9000-saved-words"), throttle)
        calls = opened(page, "/saved")
        listing = [time for name, time, _ in calls if name == "opened" or name.startswith("loaded")]
        measured.setdefault("9,000 saved words: all calls that write the list", []).append(sum(listing))
        page.context.close()
        page = visitor(browser, address, "/apple-tree", lines_of("1-devices-1-years"), throttle)
        opened(page, "/apple-tree")
        other = page.context.new_page()
        other.goto("/health")
        other.evaluate(TELL, lines_of("5000-lines"))
        page.wait_for_timeout(4000)
        merged = [time for name, time, _ in page.evaluate("calls") if name == "merged"]
        measured.setdefault("5,000 lines of another tab, after a year of play: all calls", []).append(sum(merged))
        measured.setdefault("5,000 lines of another tab, after a year of play: the longest task", []).append(max(page.evaluate("tasks"), default=0))
        page.context.close()
        page = visitor(browser, address, "/apple-tree", lines_of("2000-devices"), throttle)
        calls = opened(page, "/apple-tree")
        reading = [time for name, time, _ in calls if name in ("read", "hadTime", "opened")]
        measured.setdefault("2,000 devices with 5 events each: all calls that read and join", []).append(sum(reading))
        measured.setdefault("2,000 devices with 5 events each: the longest call that reads or joins", []).append(max(reading))
        page.context.close()
    rows = [f"| {name} | {spread(values)} |" for name, values in measured.items()]
    print(*rows, sep="\n", file=sys.stderr)
    return "\n".join(["| | ms |", "|---|---|", *rows])


def spread(values):
    return f"{statistics.median(values):.1f} ({min(values):.1f}–{max(values):.1f})"


COLUMNS = ["ready", "reading", "opened", "slice", "task", "letter", "memory"]
HEAD = """# How the page's cost grows with years of play

`make bench-growth` wrote this document. Each day, the simulated player plays a daily puzzle and three rounds with 25 found words each, plays six rounds of Apple Tree, and saves five words. In total, the player has ten lists of 200 words
(`Tests/WireTests/JournalLines/Growth`). For each measurement, Chromium opens Apple Tree with this journal, which the browser has already stored. Each value is the median of {visits} visits and, in brackets, the range. Times are in milliseconds, measured at full speed
and with the processor slowed down four times. Compare values only within one table, because other machines give other values.

- *ready*: the time from the navigation to a page that responds. *reading*: the time within the program for all slices of the journal together. *opened*: the time of the call that opens the page. *slice*: the longest of these calls and of the
  calls that write a checkpoint. *task*: the longest task of the whole visit, or 0 if every task took less than 50 ms. *letter*: the time within the program for a key in Apple Tree. *memory*: the program's memory, in MB.
"""


def table(browser, address, throttle):
    rows = [f"| History | stored, kB | {' | '.join(COLUMNS)} |", "|---" * (2 + len(COLUMNS)) + "|"]
    for title, name in HISTORIES:
        lines = lines_of(name) if name else []
        measured = list(visits(browser, address, lines, throttle))
        cells = []
        for column in COLUMNS:
            cells.append(spread([each[column] for each in measured]))
        rows.append(f"| {title} | {len(chr(10).join(lines).encode()) / 1000:.0f} | {' | '.join(cells)} |")
        print(rows[-1], file=sys.stderr)
    return "\n".join(rows)


def main():
    server = Server(Path(tempfile.mkdtemp()) / "log")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(whole=True), args=["--no-sandbox"])
            text = HEAD.format(visits=VISITS)
            for throttle, title in [(1, "At full speed"), (4, "Slowed down four times")]:
                text += f"\n## {title}\n\n{table(browser, server.address, throttle)}\n"
                text += f"\nMuch at once:\n\n{at_once(browser, server.address, throttle)}\n"
            browser.close()
        (REPOSITORY / "docs" / "benchmarks-growth.md").write_text(text)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
