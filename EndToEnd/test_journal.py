"""What Web/journal.js and Web/device.js keep in the browser's database, in a real Chromium with a program made of the test's answers."""

import pytest

from stage import ORIGIN, context_options, number, stage, text  # noqa: F401 (fixtures)


def record(counter, line):
    return [7, *number(counter), *text(line)]


def compact(device, covered, line):
    return [8, *text(device), *number(covered), *text(line)]


def set_aside(line):
    return [6, *text(line)]


def recorded(stage, *events):
    """Records, and waits until the last one is stored."""
    stage.apply(effects=[record(*event) for event in events])
    stage.wait(f"indexedDB.databases !== undefined && ({LINES}).then((lines) => lines.includes({events[-1][1]!r}))")


LINES = """new Promise((resolve, reject) => {
  const request = indexedDB.open('word-orchard')
  request.onupgradeneeded = () => reject(new Error('there is no database'))
  request.onsuccess = () => {
    request.result.transaction('events').objectStore('events').getAll().onsuccess = (event) => resolve(event.target.result)
    request.result.close()
  }
})"""


def device(stage):
    """This tab's device, from its first message."""
    stage.wait("fake.sent.length")
    return stage.opened["device"]


def opened(stage, **options):
    stage.open(ready=False, **options)
    stage.wait("document.documentElement.dataset.ready")
    return stage.opened


def settle(stage):
    stage.page.wait_for_timeout(100)


# Recording.


def test_what_is_recorded_comes_back_in_order(stage):
    own = opened(stage)["device"]
    recorded(stage, (10, "ten"), (2, "two ñ🍎"))
    assert stage.stored("events") == [[[own, 2], "two ñ🍎"], [[own, 10], "ten"]]
    again = stage.reload()
    assert again["device"] == own
    assert again["journal"] == ["two ñ🍎", "ten"]
    assert stage.problems == []


def test_an_event_is_never_overwritten(stage):
    own = opened(stage)["device"]
    recorded(stage, (1, "first"))
    stage.apply(effects=[record(1, "second")])
    stage.wait("fake.sent.length")
    [(name, reason)] = stage.sent
    assert name == "failedToStore" and reason
    assert stage.stored("events") == [[[own, 1], "first"]]


def test_a_fault_keeps_no_later_event_from_being_stored(stage):
    stage.open()
    recorded(stage, (1, "first"))
    stage.apply(effects=[record(1, "second"), record(2, "third")])
    stage.wait("fake.sent.length")
    assert [name for name, _ in stage.sent] == ["failedToStore"]
    assert stage.reload()["journal"] == ["first", "third"]


def test_a_full_store_is_told(stage):
    stage.open()
    stage.page.evaluate("() => { IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') } }")
    stage.apply(effects=[record(1, "a")])
    stage.wait("fake.sent.length")
    assert stage.sent == [("failedToStore", "full")]


def test_what_is_recorded_while_the_page_goes_is_kept(stage):
    stage.open()
    for count in range(1, 11):
        stage.answer("left", effects=[record(count, f"left {count}")])
        stage.reload()
    assert stage.reload()["journal"] == [f"left {count}" for count in range(1, 11)]


# Devices and tabs.


def test_a_device_is_made_once_however_often_the_page_is_loaded(stage):
    own = opened(stage)["device"]
    assert {stage.reload()["device"] for _ in range(20)} == {own}
    assert stage.stored("devices") == [[0, own]]


def test_each_tab_writes_as_its_own_device_and_a_free_one_is_taken_again(stage):
    first = opened(stage)["device"]
    other = stage.tab(ready=False)
    second = device(other)
    third = stage.tab(ready=False)
    assert len({first, second, device(third)}) == 3
    other.page.close()
    assert device(stage.tab(ready=False)) == second
    assert [key for key, _ in stage.stored("devices")] == [0, 1, 2]


def test_a_page_that_is_put_away_gives_its_slot_back(stage):
    first = opened(stage)["device"]
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    settle(stage)
    assert device(stage.tab(ready=False)) == first


def test_without_locks_each_visit_is_a_new_device(stage):
    stage.page.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined })")
    first = opened(stage)["device"]
    recorded(stage, (1, "a"))
    again = stage.reload()
    assert again["device"] != first and again["journal"] == ["a"]
    assert stage.stored("devices") == []


def test_another_tab_hears_what_is_recorded_and_this_one_does_not(stage):
    stage.open()
    other = stage.tab()
    recorded(stage, (1, "a"), (2, "b"))
    other.wait("fake.sent.length >= 2")
    assert other.sent == [("merged", "a"), ("merged", "b")]
    assert stage.sent == []


def test_a_tab_that_is_still_loading_hears_it_too(stage):
    stage.open()
    other = stage.tab(delay=700, ready=False)
    stage.page.wait_for_timeout(250)
    recorded(stage, (1, "a"), (2, "b"))
    other.wait("fake.sent.length >= 2")
    assert other.sent[1] == ("merged", "a\nb")


# Checkpoints.


def test_a_checkpoint_takes_the_place_of_what_it_covers(stage):
    own = opened(stage)["device"]
    recorded(stage, *((count, f"{count}") for count in range(1, 6)))
    stage.apply(effects=[compact(own, 3, "one to three")])
    settle(stage)
    assert stage.stored("checkpoints") == [[own, {"device": own, "covered": 3, "line": "one to three"}]]
    assert stage.reload()["journal"] == ["one to three", "4", "5"]


def test_a_checkpoint_touches_no_other_device(stage):
    own = opened(stage)["device"]
    recorded(stage, (1, "own"))
    stage.apply(effects=[compact("0" * 14, 3, "low"), compact("f" * 14, 3, "high")])
    settle(stage)
    assert stage.reload()["journal"] == ["low", "high", "own"]
    assert stage.stored("events") == [[[own, 1], "own"]]


@pytest.mark.parametrize("covered", [2, 3])
def test_a_checkpoint_that_covers_no_more_changes_nothing(stage, covered):
    own = opened(stage)["device"]
    stage.apply(effects=[compact(own, 3, "newer")])
    recorded(stage, (2, "late"))
    stage.apply(effects=[compact(own, covered, "older")])
    settle(stage)
    assert stage.reload()["journal"] == ["newer", "late"]


def test_a_checkpoint_that_cannot_be_stored_deletes_nothing(stage):
    own = opened(stage)["device"]
    recorded(stage, (1, "a"), (2, "b"))
    stage.page.evaluate("() => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') } }")
    stage.apply(effects=[compact(own, 2, "both")])
    settle(stage)
    assert stage.reload()["journal"] == ["a", "b"]


# Lines that cannot be read.


def test_a_line_that_cannot_be_read_is_set_aside(stage):
    own = opened(stage)["device"]
    recorded(stage, (1, "good"), (2, "bad"), (3, "better"))
    stage.apply(effects=[compact("f" * 14, 1, "bad too"), set_aside("bad"), set_aside("bad too"), set_aside("unknown")])
    settle(stage)
    assert stage.reload()["journal"] == ["good", "better"]
    assert stage.stored("aside") == [
        [1, {"from": "events", "key": [own, 2], "line": "bad"}],
        [2, {"from": "checkpoints", "key": "f" * 14, "line": "bad too"}],
    ]


def test_a_line_that_cannot_be_set_aside_stays(stage):
    opened(stage)
    recorded(stage, (1, "bad"))
    stage.page.evaluate("() => { IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') } }")
    stage.apply(effects=[set_aside("bad")])
    settle(stage)
    assert stage.reload()["journal"] == ["bad"]
    assert stage.stored("aside") == []


# A database that is not as it should be.


@pytest.mark.parametrize(
    "obstacle, reason",
    [
        ("Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError') } })", "denied"),
        ("IDBFactory.prototype.open = () => ({})", "the database does not open"),
        ("IDBObjectStore.prototype.getAll = () => { throw new DOMException('unreadable', 'UnknownError') }", "unreadable"),
        ("navigator.locks.request = async () => { throw new DOMException('denied', 'SecurityError') }", "denied"),
    ],
)
def test_a_database_that_does_not_open_is_told_and_play_goes_on(stage, obstacle, reason):
    stage.page.add_init_script(obstacle)
    first = opened_with_trouble(stage, reason)
    stage.apply(effects=[record(1, "a")])
    stage.wait("fake.sent.length")
    assert stage.sent == [("failedToStore", reason)]
    stage.page.reload()
    stage.wait("document.documentElement.dataset.ready")
    assert stage.opened["device"] != first, "another visit's counters would be the same"


def opened_with_trouble(stage, reason):
    stage.open(ready=False)
    stage.wait("document.documentElement.dataset.ready")
    (name, told), trouble = stage.sent
    assert name == "opened" and "\njournal" not in told
    assert trouble == ("failedToStore", reason)
    return told.partition("\ndevice=")[2].partition("\n")[0]


def test_a_newer_database_is_left_as_it_is(stage):
    stage.open()
    recorded(stage, (1, "a"))
    upgrade = """new Promise((resolve, reject) => {
      const request = indexedDB.open('word-orchard', 2)
      request.onblocked = () => reject(new Error('a tab does not let go'))
      request.onsuccess = () => { request.result.close(); resolve() }
    })"""
    stage.page.evaluate(upgrade)
    stage.apply(effects=[record(2, "b")])
    stage.wait("fake.sent.length")
    assert stage.sent[0][0] == "failedToStore"
    stage.page.reload()
    stage.wait("document.documentElement.dataset.ready")
    (_, told), (name, reason) = stage.sent
    assert "\njournal" not in told and name == "failedToStore" and "version" in reason
    assert [line for _, line in stage.stored("events")] == ["a"]


def test_a_database_that_the_browser_has_closed_is_opened_again(stage):
    opened(stage)
    recorded(stage, (1, "a"))
    session = stage.page.context.new_cdp_session(stage.page)
    session.send("Storage.clearDataForOrigin", {"origin": ORIGIN, "storageTypes": "indexeddb"})
    settle(stage)
    recorded(stage, (2, "b"))
    assert stage.sent == []
    assert stage.reload()["journal"] == ["b"]
