"""V2, V3: a vocabulary of 20,000 entries scrolls without a blank row, and a search is answered before the next letter.

The tests print their measurements, which pytest shows with the option `-s`. The tests state time limits for an idle
machine; the module `pace.py` adapts these limits to a busy machine.
"""

import json
import random
import statistics

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from pace import expect_in_time, told
from player import heading, open_page, say, wait_until

TIER = "full"

pytestmark = pytest.mark.timed

COUNT = 20_000


def vocabulary():
    """Returns a vocabulary file like our own files, with words of all letters, examples of ten words, and two Chinese columns."""
    generator = random.Random(20261121)
    syllables = [consonant + vowel for consonant in "bcdfghklmnprstvw" for vowel in "aeiou"]
    words = set()
    for letter in "abcdefghijklmnopqrstuvwxyz":
        wanted = len(words) + COUNT // 26 + 1
        while len(words) < wanted:
            words.add(letter + "".join(generator.choices(syllables, k=generator.randint(2, 4))))
    words = sorted(words)[:COUNT]
    lines = ["#vocabulary 2", "word\tpos\tlevel\tzh-Hant\texample\texample-zh-Hant\tforms"]

    def chinese(count):
        return "".join(chr(0x4E00 + generator.randrange(3000)) for _ in range(count))

    for word in words:
        others = generator.choices(words, k=8)
        example = f"The {others[0]} {others[1]} {{{word}}} {' '.join(others[2:])}."
        lines.append("\t".join([word, "noun", "B1", chinese(3), example, chinese(14) + "。", word + "s"]))
    return "\n".join(lines) + "\n"


VOCABULARY = vocabulary()
WORDS = [line.split("\t")[0] for line in VOCABULARY.splitlines()[2:]]

# Measures the program: the milliseconds that it takes for each message within WebAssembly.
TIME_PROGRAM = """(() => {
  window.messages = []
  const instantiate = WebAssembly.instantiateStreaming
  WebAssembly.instantiateStreaming = async (...given) => {
    const { instance: { exports } } = await instantiate.apply(WebAssembly, given)
    const send = (pointer, nameCount, ...rest) => {
      const name = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, pointer, nameCount))
      const start = performance.now()
      const count = exports.send(pointer, nameCount, ...rest)
      messages.push([name.split(' ')[0], performance.now() - start])
      return count
    }
    return { instance: { exports: { ...exports, send } } }
  }
})()"""


def open_vocabulary(visit, device=DESKTOP, every=1):
    """Opens the vocabulary with every word, or with every n-th word."""
    page = visit(device)
    page.add_init_script(TIME_PROGRAM)
    version, names, *lines = VOCABULARY.splitlines(keepends=True)
    text = version + names + "".join(lines[::every])
    page.route("**/en-en.*.tsv", lambda route: route.fulfill(body=text, content_type="text/tab-separated-values; charset=utf-8"))
    open_page(page, "/vocabulary/en")
    expect(heading(page)).to_have_text("Vocabulary")
    expect(page.get_by_role("main")).to_contain_text(say(page, "wordCount", count=len(lines[::every])))
    page.evaluate("for (const each of document.getAnimations()) each.finish()")
    return page


def scroller(page):
    """Returns the element that scrolls, which is the list's parent."""
    return page.get_by_role("list", name="Vocabulary", exact=True).locator("xpath=..")


# Checks in each frame, at five heights of the window, that a row with a text is visible. The first check runs in the
# frame's own callback, which comes after the frame's scroll events. The second check runs after the frame has been
# painted.
WATCH = """(list) => {
  window.looks = { frames: 0, points: 0, blank: [], stop: false }
  const look = (when) => {
    const { top, height, left, width } = list.getBoundingClientRect()
    for (const part of [0.03, 0.27, 0.5, 0.73, 0.97]) {
      looks.points++
      const y = Math.min(top + part * height, innerHeight - 2)
      const row = document.elementFromPoint(left + width / 3, y)?.closest('li')
      // The tested point may be on the line that the style sheet draws between two rows. If there is no row at the
      // tested point, look for a row a few pixels below the point.
      const near = row ?? document.elementFromPoint(left + width / 3, y + 3)?.closest('li')
      if (!near?.textContent.trim()) looks.blank.push([when, part, Math.round(list.scrollTop)])
    }
  }
  const frame = () => {
    if (looks.stop) return
    looks.frames++
    look('frame')
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => look('painted')
    port2.postMessage(0)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""


# Waits for a number of frames.
FRAMES = """async (count) => { for (; count > 0; count--) await new Promise(requestAnimationFrame) }"""


class Trace:
    """The tasks of the page's main thread, taken from the browser's own trace."""

    def __init__(self, browser, page):
        self.browser, self.page = browser, page

    def __enter__(self):
        self.browser.start_tracing(page=self.page, categories=["toplevel", "blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"])
        self.page.evaluate("performance.mark('tasks-of-the-page')")
        return self

    def __exit__(self, *_):
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        where = next((event["pid"], event["tid"]) for event in events if event.get("name") == "tasks-of-the-page")
        names = ("RunTask", "ThreadControllerImpl::RunTask")
        tasks = [event for event in events if (event["pid"], event["tid"]) == where and event.get("dur")]
        self.tasks = [event["dur"] / 1000 for event in tasks if event["name"] in names]
        # The wall time of a task includes the time of other programs on the machine; the thread's own processor time
        # does not.
        self.own = [event["tdur"] / 1000 for event in tasks if event["name"] in names and "tdur" in event]
        self.parts = {}
        for event in tasks:
            self.parts[event["name"]] = max(self.parts.get(event["name"], 0), event["dur"] / 1000)


def scrolled(page, browser, move):
    """Scrolls through the list; returns the checks and the main thread's tasks."""
    scroller(page).evaluate(WATCH)
    page.evaluate(FRAMES, 5)
    with Trace(browser, page) as trace:
        move()
        page.evaluate(FRAMES, 8)
    looks = page.evaluate("() => { looks.stop = true; return looks }")
    return looks, trace


def report(name, page, looks, trace):
    print(f"\n{name}: {looks['frames']} frames, {looks['points']} points looked at, {len(looks['blank'])} without a row {looks['blank'][:5]}")
    long = [each for each in trace.tasks if each > 1]
    told("  tasks of the main thread over 1 ms", long or [0])
    own = [each for each in trace.own if each > 1]
    if own:
        told("  the same by the thread's own time", own)
    print(f"  over 16 ms: {sum(each > 16 for each in trace.tasks)} of {len(trace.tasks)}, over 50 ms: {sum(each > 50 for each in trace.tasks)}")
    parts = sorted(((each, part) for part, each in trace.parts.items() if each > 4 and "RunTask" not in part), reverse=True)[:6]
    print("  longest parts: " + ", ".join(f"{part} {each:.1f}" for each, part in parts))
    told("  within the program, a message", [time for message, time in page.evaluate("messages") if message in ("sawRows", "jumpedToSection")] or [0])


def longest_tasks(trace):
    """The specification requires that no task of the main thread takes over 16 ms. The test asserts limits for the main
    thread's own processor time: 20 ms for 19 of 20 tasks, and 33 ms for the longest task. The test's limits exceed the
    16 ms of the specification, because the trace and the checks take time too. Wall time depends on other programs on
    the machine, so the test only prints it.
    """
    own = sorted(each for each in trace.own if each > 1) or [0]
    assert len(trace.own) > 100, "the trace has no times"
    return {"19 of 20 tasks": (own[int(len(own) * 0.95)], 20), "the longest task": (own[-1], 33)}


def expect_smooth(name, page, browser, move):
    """Scrolls through the list from its beginning; expects that no row is blank and that all tasks of the main thread
    are short.
    """

    def measure():
        scroller(page).evaluate("(list) => { list.scrollTop = 0 }")
        page.evaluate("messages.length = 0")
        looks, trace = scrolled(page, browser, move)
        report(name, page, looks, trace)
        assert looks["frames"] > 20 and looks["blank"] == []
        return longest_tasks(trace)

    expect_in_time(page, measure)


def at_end(page):
    return scroller(page).evaluate("(list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 2")


def test_V2_scrolling_with_the_wheel_shows_no_blank_row(visit, browser):
    page = open_vocabulary(visit)
    box = scroller(page).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)

    def move():
        for _ in range(75):
            page.mouse.wheel(0, 400)
            page.evaluate(FRAMES, 1)

    expect_smooth("wheel, 400 px a step", page, browser, move)
    assert scroller(page).evaluate("(list) => list.scrollTop") > 20_000


def test_V2_scrolling_the_whole_list_shows_no_blank_row(visit, browser):
    """In each frame, the test scrolls the list by a fraction of a window, later by one window, and finally by five
    windows. Five windows in each frame are faster than any finger.
    """
    page = open_vocabulary(visit, PHONE)
    for windows, frames in [(0.4, 100), (1, 100), (5, 200)]:

        def move(windows=windows, frames=frames):
            scroller(page).evaluate(
                """(list, [windows, frames]) => new Promise((done) => {
                  // Between two frames, as a scroll bar does it: what is set in a frame's callback is painted before anyone is told.
                  const { port1, port2 } = new MessageChannel()
                  const next = () => requestAnimationFrame(() => port2.postMessage(0))
                  port1.onmessage = () => {
                    list.scrollTop += windows * list.clientHeight
                    --frames > 0 && list.scrollTop + list.clientHeight < list.scrollHeight - 1 ? next() : done()
                  }
                  next()
                })""",
                [windows, frames],
            )

        expect_smooth(f"{windows} windows a frame", page, browser, move)


def test_V2_scrolling_shows_each_word_once_and_in_order(visit):
    """The list is scrolled in steps of a window: each word appears once, in order. (Tests/PlayTests/GlossaryBrowser tests this with 20,000 entries.)
    """
    page = open_vocabulary(visit, PHONE, every=20)
    words = scroller(page).evaluate(
        """async (list) => {
          const frame = () => new Promise(requestAnimationFrame)
          const words = []
          for (let last; list.scrollTop !== last; await frame(), await frame()) {
            const { top, bottom } = list.getBoundingClientRect()
            for (const row of list.querySelectorAll('li')) {
              const box = row.getBoundingClientRect()
              if (box.bottom < top || box.top > bottom) continue
              const word = row.querySelector('a [lang]')?.textContent
              if (word && words.slice(-80).indexOf(word) < 0) words.push(word)
            }
            last = list.scrollTop
            list.scrollTop += 0.9 * list.clientHeight
          }
          return words
        }"""
    )
    assert words == WORDS[::20]
    assert at_end(page)


def test_V2_the_index_jumps_to_every_letter_without_delay(visit, browser):
    page = open_vocabulary(visit)
    letters = page.get_by_role("navigation", name="Sections").get_by_role("link")
    titles = letters.all_inner_texts()
    assert titles == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    order = list(range(26)) + random.Random(4).sample(range(26), 26)

    def move():
        for place in order:
            letters.nth(place).evaluate("(letter) => letter.click()")
            top = scroller(page).evaluate(
                """async (list) => {
                  await new Promise(requestAnimationFrame)
                  const { top, left } = list.getBoundingClientRect()
                  return document.elementFromPoint(left + 40, top + 8)?.closest('li')?.textContent
                }"""
            )
            # The list may be too short for its last letters to reach the top.
            assert top == titles[place] or at_end(page), f"{titles[place]}: {top}"

    expect_smooth("index", page, browser, move)


def test_V3_a_search_is_answered_before_the_next_letter(visit):
    """Measures the time that the program takes to process a typed letter: it searches, renders the new rows, and
    computes the difference to the old page. The test also measures the time until the search result is on the screen.
    """
    page = open_vocabulary(visit)
    search = page.get_by_role("searchbox", name="Search words")
    type_letters = """async (field, queries) => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(0)
      }))
      const times = []
      for (const query of queries) {
        await painted()
        messages.length = 0
        const start = performance.now()
        field.value = query
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        const handled = performance.now() - start
        await painted()
        const searched = messages.filter(([name]) => name === 'searched').map(([, time]) => time)
        times.push([query, searched[0], handled, performance.now() - start])
      }
      return times
    }"""
    queries = {
        "a word, letter by letter": [word[:end] for word in WORDS[5000:20_000:5000] + ["the"] for end in range(1, len(word) + 1)],
        "what is nearly everywhere": ["a", "e", "o", "t", "th", "an", "n", "s"],
        "Chinese": ["一", "丁", "七", "。"],
        "what is nowhere": ["xqj", "qqqq", "kabelq", "zzzzzzzzzzzz", "12", "一二三四"],
    }
    search.evaluate(type_letters, ["ka", "k", "", "a", ""])

    def time_of(name, texts):
        times = search.evaluate(type_letters, texts * 5)
        told(f"\n{name}: within the program", [each[1] for each in times])
        told("  on the screen", [each[3] for each in times])
        # The test types and measures each text five times. The fastest measurement of a text counts as the program's
        # own time, because slower measurements include delays by other programs.
        own = {text: min(each[1] for each in times if each[0] == text) for text in texts}
        seen = {text: min(each[3] for each in times if each[0] == text) for text in texts}
        told("  the fastest of five, within the program", list(own.values()))
        told("  the fastest of five, on the screen", list(seen.values()))
        slowest = max(own, key=own.get)
        print(f"  slowest of these {slowest!r}: {own[slowest]:.1f} ms")
        # The specification allows 5 ms for a search. The measured time of a search also includes rendering the rows, so
        # the test allows more than 5 ms. The test allows the longest time for a search that finds nothing, because the
        # program then also looks for the nearest words. The limit for the time until the result is on the screen is two
        # frames on a machine without a graphics card, so that the display keeps pace with typing.
        return {
            f"{name}: {slowest!r}": (own[slowest], 8 if name != "what is nowhere" else 20),
            f"{name}, on the screen": (statistics.median(seen.values()), 33),
        }

    for name, texts in queries.items():
        expect_in_time(page, lambda name=name, texts=texts: time_of(name, texts))


def test_V3_the_list_of_20000_entries_opens_quickly(visit):
    """The program reads, sorts and shows 20,000 entries. The test measures the program's time from the arrival of the
    entries on.
    """

    def measure():
        page = open_vocabulary(visit)
        wait_until(page, lambda: page.evaluate("messages.some(([name]) => name === 'loaded')"))
        time = max(time for name, time in page.evaluate("messages") if name == "loaded")
        page.context.close()
        print(f"taking in 20,000 entries: {time:.0f} ms")
        return {"taking in 20,000 entries": (time, 600)}

    expect_in_time(visit(), measure)
