"""The behaviour of Web/journal.js and Web/queue.js when the browser's database fails, is slow or is missing.

To simulate a fault, a replaced browser method throws as long as `fake.fault` is set.
"""

import pytest

from stage import ORIGIN, RETRY, STRICT, TOLD, context_options, stage  # noqa: F401 (fixtures)
from test_history import hide
from test_journal import merged, opened, recorded, settle

TIER = "quick"

# A script that lets operations of the database fail: `fake.fault` selects whether adding, opening or reading fails. The
# list `fake.tried` records every attempt to add, open or read.
FAULTS = """
window.fake = { ...window.fake, fault: window.first ?? '', tried: [] }
const fails = (prototype, method, name) => {
  const real = prototype[method]
  prototype[method] = function (...rest) {
    fake.tried.push(name)
    if (fake.fault === name) throw new DOMException(`no ${name}`, name === 'room' ? 'QuotaExceededError' : 'UnknownError')
    return real.apply(this, rest)
  }
}
fails(IDBObjectStore.prototype, 'add', 'room')
fails(IDBFactory.prototype, 'open', 'database')
fails(IDBObjectStore.prototype, 'getAll', 'reading')
"""


def faulty(stage):
    """Opens a page and stops its clock."""
    stage.page.add_init_script(FAULTS)
    stage.open()
    still(stage)


def still(stage):
    """Stops the clock, also in pages that are loaded later."""
    stage.page.clock.install(time=0)
    stage.page.clock.pause_at(60_000)


def fault(stage, name):
    stage.page.evaluate(f"fake.fault = {name!r}")


def told(stage, count=1):
    """Returns the next messages as soon as they have arrived."""
    stage.wait(f"fake.sent.length >= {count}")
    return stage.sent


def lines(stage):
    """Reads the stored lines without the faults that the script FAULTS simulates."""
    return [line for _, line in stage.stored("events")]


# Tests in which a write to the database fails


def test_a_failed_write_is_reported_once_and_stored_later_in_order(stage):
    faulty(stage)
    fault(stage, "room")
    stage.record((1, "a"))
    assert told(stage) == [("failedToStore", "no room")]
    stage.record((2, "b"), (3, "c"))
    settle(stage)
    assert stage.sent == [] and lines(stage) == []
    fault(stage, "")
    stage.page.clock.run_for(1000)
    assert told(stage) == [("caughtUp", "")]
    assert lines(stage) == ["a", "b", "c"]


def test_a_failed_write_is_retried_after_1_2_5_and_10_seconds_and_then_every_30(stage):
    faulty(stage)
    fault(stage, "room")
    stage.record((1, "a"))
    told(stage)
    settle(stage)
    for seconds in [1, 2, 5, 10, 30, 30, 30]:
        stage.page.evaluate("fake.tried = []")
        stage.page.clock.run_for(1000 * seconds - 1)
        assert "room" not in stage.page.evaluate("fake.tried")
        stage.page.clock.run_for(1)
        stage.wait("fake.tried.includes('room')")
        settle(stage)
    assert stage.sent == [], "it is told once"


WAYS = {
    "the next record": lambda stage: stage.record((2, "b")),
    "the page being visible": lambda stage: hide(stage, False),
    "the page going": lambda stage: stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))"),
    "retry": lambda stage: stage.apply(effects=[RETRY]),
}


@pytest.mark.full
@pytest.mark.parametrize("way", WAYS)
def test_a_failed_write_is_retried_by(stage, way):
    faulty(stage)
    fault(stage, "room")
    stage.record((1, "a"))
    told(stage)
    fault(stage, "")
    WAYS[way](stage)
    stage.wait("fake.sent.some(([name]) => name === 'caughtUp')")
    assert lines(stage)[0] == "a"


@pytest.mark.full
def test_each_failed_retry_that_the_player_requests_is_reported(stage):
    faulty(stage)
    fault(stage, "room")
    stage.record((1, "a"), (2, "b"))
    assert told(stage) == [("failedToStore", "no room")]
    for _ in range(2):
        stage.apply(effects=[RETRY])
        assert told(stage) == [("failedToStore", "no room")]
        settle(stage)
    assert stage.sent == []


@pytest.mark.full
def test_a_retry_without_failed_writes_reports_nothing(stage):
    faulty(stage)
    stage.apply(effects=[RETRY])
    stage.record((1, "a"), care=TOLD)
    assert told(stage) == [("stored", "1")]


@pytest.mark.full
def test_a_new_failure_after_recovery_is_reported_again(stage):
    faulty(stage)
    for counter in [1, 2]:
        fault(stage, "room")
        stage.record((counter, "a"))
        assert told(stage) == [("failedToStore", "no room")]
        fault(stage, "")
        stage.page.clock.run_for(1000)
        assert told(stage) == [("caughtUp", "")]


@pytest.mark.full
def test_an_unanswered_write_is_reported_and_counts_when_it_completes(stage):
    faulty(stage)
    stage.page.evaluate(
        """() => {
          const { prototype } = IDBTransaction
          const { set } = Object.getOwnPropertyDescriptor(prototype, 'oncomplete')
          Object.defineProperty(prototype, 'oncomplete', { set(end) { set.call(this, () => { fake.end = end }) } })
        }"""
    )
    stage.record((1, "a"), care=TOLD)
    stage.wait("!!fake.end")
    stage.page.clock.run_for(4000)
    assert told(stage) == [("failedToStore", "the database does not answer")]
    stage.apply(effects=[RETRY])
    stage.page.clock.run_for(4000)
    assert told(stage) == [("failedToStore", "the database does not answer")]
    stage.page.evaluate("fake.end()")
    assert told(stage, 2) == [("stored", "1"), ("caughtUp", "")]


@pytest.mark.full
def test_lines_stored_late_are_sent_to_other_tabs_after_they_are_stored(stage):
    faulty(stage)
    other = stage.tab()
    fault(stage, "room")
    stage.record((1, "a"))
    told(stage)
    fault(stage, "")
    stage.record((2, "b"))
    settle(stage)
    assert lines(stage) == ["a", "b"]
    stage.page.clock.resume()
    assert merged(other, 2) == ["a", "b"]


@pytest.mark.full
def test_a_page_cached_with_unstored_lines_keeps_its_device_and_continues(stage):
    faulty(stage)
    own = stage.device
    fault(stage, "room")
    stage.record((1, "a"))
    told(stage)
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    other = stage.tab()
    assert other.device != own, "the other tab's first event would take the place of this one's"
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    fault(stage, "")
    stage.record((2, "b"))
    stage.wait("fake.sent.some(([name]) => name === 'caughtUp')")
    assert lines(stage) == ["a", "b"]


# Tests in which the database already contains an event with the same key


def test_an_event_is_never_overwritten(stage):
    own = opened(stage)["device"]
    recorded(stage, (1, "first"))
    stage.record((1, "second"))
    [(name, reason)] = told(stage)
    assert name == "failedToStore" and reason == f"another line is stored as {own} 1"
    assert stage.stored("events") == [[[own, 1], "first"]]


def test_an_already_stored_event_counts_as_stored(stage):
    stage.open()
    recorded(stage, (1, "a"))
    stage.record((1, "a"), care=TOLD)
    assert told(stage) == [("stored", "1")]


@pytest.mark.full
def test_an_event_whose_key_is_already_used_does_not_block_later_events(stage):
    stage.open()
    recorded(stage, (1, "first"))
    stage.record((1, "second"), (2, "third"), care=TOLD)
    assert sorted(name for name, _ in told(stage, 2)) == ["failedToStore", "stored"]
    assert stage.reload()["journal"] == ["first", "third"]


@pytest.mark.full
def test_a_permanently_failed_write_is_never_reported_as_recovered(stage):
    faulty(stage)
    recorded(stage, (1, "first"))
    fault(stage, "room")
    stage.record((1, "second"), (2, "third"))
    assert told(stage) == [("failedToStore", "no room")]
    fault(stage, "")
    stage.apply(effects=[RETRY])
    [(name, reason)] = told(stage)
    stage.record((3, "fourth"), care=TOLD)
    assert told(stage) == [("stored", "3")]
    assert lines(stage) == ["first", "third", "fourth"]
    stage.apply(effects=[RETRY])
    assert told(stage) == [(name, reason)]


# Tests of the durability of lines on the disk


def test_the_durability_number_of_an_event_decides_how_it_is_flushed_and_whether_its_storage_is_reported(stage):
    stage.page.add_init_script(
        """fake = { how: [] }
        const real = IDBDatabase.prototype.transaction
        IDBDatabase.prototype.transaction = function (...rest) {
          const made = real.apply(this, rest)
          if (made.mode === 'readwrite' && [...made.objectStoreNames].join() === 'events') fake.how.push(made.durability)
          return made
        }"""
    )
    stage.open()
    for care in [0, STRICT, TOLD, STRICT + TOLD]:
        stage.record((care + 1, "x"), care=care)
    assert told(stage, 2) == [("stored", "3"), ("stored", "4")]
    assert stage.page.evaluate("fake.how") == ["default", "strict", "default", "strict"]


KEEPING = """window.fake = { ...window.fake, asked: 0 }
StorageManager.prototype.persisted = async () => %s
StorageManager.prototype.persist = async () => { fake.asked++; throw new Error('no') }"""


@pytest.mark.parametrize("persisted, asked", [("false", 1), pytest.param("true", 0, marks=pytest.mark.full)])
def test_the_first_important_record_asks_the_browser_to_keep_the_data(stage, persisted, asked):
    stage.page.add_init_script(KEEPING % persisted)
    stage.open()
    stage.record((1, "a"), care=TOLD)
    assert told(stage) == [("stored", "1")] and stage.page.evaluate("fake.asked") == 0
    stage.record((2, "b"), (3, "c"), care=STRICT + TOLD)
    stage.record((4, "d"), care=STRICT + TOLD)
    assert [name for name, _ in told(stage, 3)] == ["stored"] * 3
    assert stage.page.evaluate("fake.asked") == asked


@pytest.mark.full
@pytest.mark.parametrize("storage", ["undefined", "{ get persisted() { throw new Error('no') } }", "{ persisted: () => new Promise(() => {}) }"])
def test_a_browser_without_requests_for_persistent_storage_stores_the_data_anyway(stage, storage):
    stage.page.add_init_script(f"Object.defineProperty(navigator, 'storage', {{ value: {storage} }})")
    stage.open()
    stage.record((1, "a"), care=STRICT + TOLD)
    assert told(stage) == [("stored", "1")] and stage.problems == []


# Tests in which the first attempt to read the journal fails


@pytest.mark.full
@pytest.mark.parametrize("first, reason", [("database", "no database"), ("reading", "no reading")])
def test_a_journal_that_can_be_read_on_a_later_attempt_is_delivered(stage, first, reason):
    stage.open()
    recorded(stage, (1, "kept"), (2, "kept too"))
    own = stage.device
    stage.page.add_init_script(f"window.first = {first!r}; {FAULTS}")
    still(stage)
    stage.page.reload()
    (name, opening), trouble = told(stage, 2)
    assert name == "opened" and "\njournal" not in opening and trouble == ("failedToStore", reason)
    assert stage.device != own
    if first == "database":
        stage.record((1, "new"))
    fault(stage, "")
    stage.page.clock.run_for(1000)
    assert told(stage, 2) == [("arrived", "kept\nkept too"), ("caughtUp", "")]
    assert sorted(lines(stage)) == ["kept", "kept too"] + ["new"] * (first == "database")
    assert stage.page.evaluate("fake.sent") == []


LATE = """const real = IDBFactory.prototype.open
IDBFactory.prototype.open = function (...rest) {
  if (window.isSlow === undefined) window.isSlow = true
  const request = real.apply(this, rest)
  const { set } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')
  Object.defineProperty(request, 'onsuccess', { set(tell) {
    set.call(request, (event) => window.isSlow ? fake.late = () => tell(event) : tell(event))
  } })
  return request
}"""


@pytest.mark.full
def test_a_database_that_opens_after_six_seconds_delivers_the_journal_late(stage):
    stage.open()
    recorded(stage, (1, "kept"))
    own = stage.device
    still(stage)
    stage.page.add_init_script(LATE)
    stage.page.reload()
    stage.wait("!!fake.late")
    stage.page.clock.run_for(3999)
    assert stage.page.evaluate("document.documentElement.dataset.ready") is None
    stage.page.clock.run_for(1)
    [(name, opening), trouble] = told(stage, 2)
    assert name == "opened" and "\njournal" not in opening and trouble == ("failedToStore", "the database does not open")
    assert stage.device != own
    stage.record((1, "new"), care=TOLD)
    stage.page.clock.run_for(2000)
    assert stage.sent == []
    stage.page.evaluate("() => { isSlow = false; fake.late() }")
    assert told(stage, 3) == [("arrived", "kept"), ("caughtUp", ""), ("stored", "1")]
    assert sorted(lines(stage)) == ["kept", "new"]
    assert [key for key, line in stage.stored("events") if line == "new"] == [[stage.device, 1]]


@pytest.mark.full
def test_a_journal_that_stays_unreadable_does_not_prevent_storing(stage):
    stage.page.add_init_script(f"window.first = 'reading'; {FAULTS}")
    stage.open()
    stage.record((1, "a"), care=TOLD)
    assert told(stage) == [("stored", "1")]


# Tests in which the database is in an unexpected state


@pytest.mark.full
def test_a_database_of_a_newer_version_is_not_changed(stage):
    stage.open()
    recorded(stage, (1, "a"))
    upgrade = """new Promise((resolve, reject) => {
      const request = indexedDB.open('word-orchard', 2)
      request.onblocked = () => reject(new Error('a tab does not let go'))
      request.onsuccess = () => { request.result.close(); resolve() }
    })"""
    stage.page.evaluate(upgrade)
    stage.record((2, "b"))
    [(name, reason)] = told(stage)
    assert name == "failedToStore" and "version" in reason
    stage.page.reload()
    (_, opening), (name, reason) = told(stage, 2)
    assert "\njournal" not in opening and name == "failedToStore" and "version" in reason
    assert lines(stage) == ["a"]


@pytest.mark.full
def test_a_retry_reopens_a_database_that_was_lost_silently(stage):
    stage.page.add_init_script(
        """const real = IDBDatabase.prototype.transaction
        IDBDatabase.prototype.transaction = function (...rest) {
          window.lost ??= this
          if (window.isLost && this === lost) throw new DOMException('the server is gone', 'UnknownError')
          return real.apply(this, rest)
        }"""
    )
    faulty(stage)
    stage.page.evaluate("isLost = true")
    stage.record((1, "a"))
    assert told(stage) == [("failedToStore", "the server is gone")]
    stage.page.clock.run_for(1000)
    assert told(stage) == [("caughtUp", "")] and lines(stage) == ["a"]


CLOSED = """const real = IDBFactory.prototype.open
IDBFactory.prototype.open = function (...rest) {
  const request = real.apply(this, rest)
  request.addEventListener('success', () => request.result.addEventListener('close', () => { fake.isClosed = true }))
  return request
}"""


@pytest.mark.full
def test_a_database_closed_by_the_browser_is_reopened(stage):
    stage.page.add_init_script(CLOSED)
    stage.open()
    recorded(stage, (1, "a"))
    session = stage.page.context.new_cdp_session(stage.page)
    session.send("Storage.clearDataForOrigin", {"origin": ORIGIN, "storageTypes": "indexeddb"})
    stage.wait("fake.isClosed")
    recorded(stage, (2, "b"))
    assert stage.sent == []
    assert stage.reload()["journal"] == ["b"]
