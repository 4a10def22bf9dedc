"""Tests how Web/journalStore.js and Web/device.js handle invalid data: the data does not disturb a visit, and the
scripts move it once to the database store `aside`.
"""

import time

import pytest

from pace import slowness
from stage import STRICT, TOLD, compact, context_options, outbox, record, set_aside, stage  # noqa: F401 (fixtures)
from test_journal import opened, recorded, settle

TIER = "full"


OWN = "0123456789abcd"

# Puts [key, value] pairs, given as JavaScript, into a store of the database; the key is null if the value contains its
# key.
PUT = """new Promise((resolve, reject) => {
  const request = indexedDB.open('word-orchard')
  request.onsuccess = () => {
    const transaction = request.result.transaction(%r, 'readwrite')
    const store = transaction.objectStore(%r)
    for (const [key, value] of %s) key === null ? store.put(value) : store.put(value, key)
    transaction.oncomplete = () => { request.result.close(); resolve() }
    transaction.onabort = () => reject(transaction.error)
  }
})"""


def put(stage, store, pairs):
    stage.page.evaluate(PUT % (store, store, pairs))


def set_aside_by_now(stage, count):
    for _ in range(500):
        if len(found := stage.stored("aside")) >= count:
            return [value for _, value in found]
        stage.page.wait_for_timeout(10)
    raise TimeoutError(found)


# Tests with values that are not lines of text, so that the program could not refer to them in a message


VALUES = ["7", "null", "undefined", "{ line: 'x' }", "['x']", "''", "'x\\ny'", "'x\\r'", "'\\ud800'", "new Blob(['x'])"]


def test_events_that_are_not_lines_are_set_aside_and_the_others_are_read(stage):
    stage.open()
    bad = ", ".join(f"[['{OWN}', {counter}], {value}]" for counter, value in enumerate(VALUES, start=2))
    put(stage, "events", f"[[['{OWN}', 1], 'good'], {bad}, [['{OWN}', 100], 'better']]")
    assert stage.reload()["journal"] == ["good", "better"]
    junk = set_aside_by_now(stage, len(VALUES))
    assert sorted((each["from"], each["key"]) for each in junk) == [("events", [OWN, counter]) for counter in range(2, len(VALUES) + 2)]
    assert not [each for each in junk if "line" in each]
    assert stage.reload()["journal"] == ["good", "better"] and len(stage.stored("aside")) == len(VALUES)


KEYS = [
    "7", "'x'", "new Date(0)", "[]", f"['{OWN}']", f"['{OWN}', 1, 1]", f"['{OWN}', 0]", f"['{OWN}', 1.5]", f"['{OWN}', 1000000001]",
    f"['{OWN}', Infinity]", f"['{OWN}', '1']", "['0123456789ABCD', 1]", "['0123456789abc', 1]", "[1, 1]", f"['{OWN}\\n', 1]",
]  # fmt: skip


def test_events_under_an_invalid_key_are_set_aside(stage):
    stage.open()
    bad = ", ".join(f"[{key}, 'line {count}']" for count, key in enumerate(KEYS))
    put(stage, "events", f"[{bad}, [['{OWN}', 1000000000], 'the last of its device']]")
    assert stage.reload()["journal"] == ["the last of its device"]
    junk = set_aside_by_now(stage, len(KEYS))
    assert {each["from"] for each in junk} == {"events"}
    assert sorted(each["value"] for each in junk) == sorted(f"line {count}" for count in range(len(KEYS)))


CHECKPOINTS = [
    "", "covered: 1", "covered: 1, line: 7", "covered: 1, line: 'x\\ny'", "line: 'x'", "covered: '1', line: 'x'", "covered: 1e12, line: 'x'",
    "covered: -1, line: 'x'",
]  # fmt: skip


def test_invalid_checkpoints_are_set_aside_and_the_events_are_read(stage):
    stage.open()
    of_devices = [f"device: '{count:014x}', {value}" for count, value in enumerate(CHECKPOINTS)]
    bad = [*of_devices, "device: 'me', covered: 1, line: 'x'", "device: 7, covered: 1, line: 'x'"]
    put(stage, "checkpoints", "[[null, { device: 'ffffffffffffff', covered: 2, line: 'good' }], " + ", ".join(f"[null, {{ {value} }}]" for value in bad) + "]")
    put(stage, "events", f"[[['{OWN}', 1], 'event']]")
    assert stage.reload()["journal"] == ["good", "event"]
    junk = set_aside_by_now(stage, len(bad))
    assert all(each["from"] == "checkpoints" and each["key"] == each["value"]["device"] for each in junk)
    assert {each["key"] for each in junk} == {f"{count:014x}" for count in range(len(CHECKPOINTS))} | {"me", 7}


def test_an_invalid_device_is_set_aside_and_a_new_device_is_made(stage):
    stage.open()
    for count, value in enumerate(["{ device: 1 }", "7", "'me'", "''", "'0123456789ABCD'", "null"], start=1):
        put(stage, "devices", f"[[0, {value}]]")
        own = stage.reload()["device"]
        assert stage.stored("devices") == [[0, own]], value
        junk = set_aside_by_now(stage, count)[-1]
        assert (junk["from"], junk["key"]) == ("devices", 0) and "value" in junk, value
    recorded(stage, (1, "a"))
    again = stage.reload()
    assert again["device"] == own and again["journal"] == ["a"]


def test_invalid_data_that_cannot_be_moved_aside_stays_and_blocks_no_other_data(stage):
    stage.open()
    put(stage, "events", f"[['junk', 'x'], [['{OWN}', 1], 'good']]")
    stage.page.add_init_script(
        """const real = IDBObjectStore.prototype.add
        IDBObjectStore.prototype.add = function (...rest) {
          if (this.name === 'aside') throw new DOMException('full', 'QuotaExceededError')
          return real.apply(this, rest)
        }"""
    )
    assert stage.reload()["journal"] == ["good"]
    stage.record((1, "a"), care=TOLD)
    stage.wait("fake.sent.length")
    assert stage.sent == [("stored", "1")]
    assert stage.stored("aside") == [] and ["junk", "x"] in stage.stored("events")


def test_a_valid_checkpoint_that_replaced_an_invalid_one_stays(stage):
    stage.open()
    put(stage, "checkpoints", f"[[null, {{ device: '{OWN}', covered: 1, line: 'bad' }}]]")
    stage.reload()
    stage.apply(effects=[compact(OWN, 2, "good")])
    settle(stage)
    stage.apply(effects=[set_aside("bad")])
    settle(stage)
    assert stage.reload()["journal"] == ["good"] and stage.stored("aside") == []


# Tests with lines that the program cannot parse and names in a message

MOVES = """window.fake = { ...window.fake, moves: 0 }
const real = IDBDatabase.prototype.transaction
IDBDatabase.prototype.transaction = function (...rest) {
  if (rest[0].includes('aside') && rest[0].includes('events')) fake.moves++
  return real.apply(this, rest)
}"""


def test_all_lines_that_one_answer_names_are_moved_aside_in_one_transaction(stage):
    stage.open()
    put(stage, "events", f"[1, 2, 3, 4].map((counter) => [['{OWN}', counter], `bad ${{counter % 3}}`])")
    stage.page.add_init_script(MOVES)
    stage.reload()
    stage.apply(effects=[set_aside("bad 1"), set_aside("bad 2"), set_aside("bad 1"), set_aside("unknown")])
    moved = set_aside_by_now(stage, 3)
    assert sorted(each["key"][1] for each in moved) == [1, 2, 4] and stage.page.evaluate("fake.moves") == 1
    assert stage.reload()["journal"] == ["bad 0"]


@pytest.mark.timed
@pytest.mark.parametrize("junk", ["`${counter}`", "counter"], ids=["that the program names", "that the host sees"])
def test_five_thousand_invalid_events_do_not_delay_a_new_event(stage, junk):
    stage.open()
    put(stage, "events", f"Array.from({{ length: 5000 }}, (_, counter) => [['{OWN}', counter + 1], {junk}])")
    named = [set_aside(f"{counter}") for counter in range(5000)] if "`" in junk else []
    new = record(OWN, 6000, "new", STRICT + TOLD)
    stage.page.add_init_script(f"fake.answers.opened = [{outbox(effects=[*named, new])}]")
    began = time.monotonic()
    stage.page.reload()
    stage.wait("fake.sent.some(([name]) => name === 'stored')")
    assert time.monotonic() - began < 5 * slowness(stage.page)
    set_aside_by_now(stage, 5000)
    assert stage.stored("events") == [[[OWN, 6000], "new"]]


def test_data_of_earlier_versions_can_be_read(stage):
    own = opened(stage)["device"]
    put(stage, "events", f"[[['{own}', 4], 'four'], [['{OWN}', 1], 'one']]")
    put(stage, "checkpoints", f"[[null, {{ device: '{own}', covered: 3, line: 'three' }}]]")
    put(stage, "aside", "[[1, { from: 'events', key: 'x', line: 'y' }]]")
    again = stage.reload()
    assert again["device"] == own and again["journal"] == ["three", *(["one", "four"] if OWN < own else ["four", "one"])]
    assert len(stage.stored("aside")) == 1
    assert stage.page.evaluate("indexedDB.databases().then(([{ version }]) => version)") == 1
