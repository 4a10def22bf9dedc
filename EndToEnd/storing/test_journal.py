"""Tests which data Web/journal.js and Web/device.js store in the browser's database, in a real Chromium with a fake program."""

import pytest

from stage import compact, context_options, record, set_aside, stage  # noqa: F401 (fixtures)

TIER = "quick"


def recorded(stage, *events):
    """Records events as the tab's device, and waits until the last line is stored."""
    stage.record(*events)
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
    """Returns this tab's device, which its first message contains."""
    stage.wait("fake.sent.length")
    return stage.opened["device"]


def opened(stage, **options):
    stage.open(ready=False, **options)
    stage.wait("document.documentElement.dataset.ready")
    return stage.opened


def settle(stage):
    """Waits until all pending writes are done: the function reads each store, and the database performs a read only
    after all earlier writes.
    """
    for store in ["events", "checkpoints", "aside"]:
        stage.stored(store)


def merged(tab, count):
    """Returns the lines that other tabs have sent to this tab, in any number of messages, as soon as `count` lines have arrived."""
    tab.wait(f"fake.sent.flatMap(([name, lines]) => name === 'merged' ? lines.split('\\n') : []).length >= {count}")
    return [line for name, lines in tab.sent if name == "merged" for line in lines.split("\n")]


# Recording.


def test_recorded_lines_are_read_in_order(stage):
    own = opened(stage)["device"]
    recorded(stage, (10, "ten"), (2, "two ñ🍎"))
    assert stage.stored("events") == [[[own, 2], "two ñ🍎"], [[own, 10], "ten"]]
    again = stage.reload()
    assert again["device"] == own
    assert again["journal"] == ["two ñ🍎", "ten"]
    assert stage.problems == []


@pytest.mark.full
def test_a_line_recorded_while_the_page_closes_is_stored(stage):
    stage.open()
    for count in range(1, 11):
        stage.answer("left", effects=[record(stage.device, count, f"left {count}")])
        stage.reload()
    assert stage.reload()["journal"] == [f"left {count}" for count in range(1, 11)]


# Devices and tabs.


@pytest.mark.full
def test_reloading_the_page_keeps_its_device(stage):
    own = opened(stage)["device"]
    assert {stage.reload()["device"] for _ in range(20)} == {own}
    assert stage.stored("devices") == [[0, own]]


def test_each_tab_writes_as_a_separate_device_and_reuses_a_free_device(stage):
    first = opened(stage)["device"]
    other = stage.tab(ready=False)
    second = device(other)
    third = stage.tab(ready=False)
    assert len({first, second, device(third)}) == 3
    other.page.close()
    assert device(stage.tab(ready=False)) == second
    assert [key for key, _ in stage.stored("devices")] == [0, 1, 2]


@pytest.mark.full
def test_a_page_in_the_back_forward_cache_releases_its_slot(stage):
    first = opened(stage)["device"]
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    settle(stage)
    assert device(stage.tab(ready=False)) == first


NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"


def leases(stage):
    return {tuple(key): value for key, value in stage.stored("devices") if isinstance(key, list)}


@pytest.mark.full
def test_a_visit_without_locks_continues_with_the_previous_device(stage):
    stage.page.context.add_init_script(NO_LOCKS)
    first = opened(stage)["device"]
    recorded(stage, (1, "a"))
    again = stage.reload()
    assert again["device"] == first and again["journal"] == ["a"]
    recorded(stage, (2, "b"))
    assert list(leases(stage)) == [("lease", 0), ("leased", 0)]


@pytest.mark.full
def test_two_tabs_without_locks_are_two_devices(stage):
    stage.page.context.add_init_script(NO_LOCKS)
    first = opened(stage)["device"]
    other = stage.tab()
    assert other.device != first
    other.page.close(run_before_unload=False)
    stage.reload()
    assert stage.device == first


@pytest.mark.full
def test_another_tab_takes_a_slot_whose_lease_has_expired(stage):
    stage.page.context.add_init_script(NO_LOCKS)
    first = opened(stage)["device"]
    # The new tab opens two days later, when the lease of the first tab has expired.
    third = stage.tab(later=2 * 24 * 60 * 60 * 1000)
    assert third.device == first
    stage.record((1, "too late"))
    stage.wait("fake.sent.some(([name]) => name === 'failedToStore')")
    assert stage.stored("events") == []


def test_only_other_tabs_receive_a_recorded_line(stage):
    stage.open()
    other = stage.tab()
    recorded(stage, (1, "a"), (2, "b"))
    assert merged(other, 2) == ["a", "b"]
    assert stage.sent == []


@pytest.mark.full
def test_a_tab_that_is_still_loading_receives_recorded_lines(stage):
    stage.open()
    other = stage.tab(delay=700, ready=False)
    other.wait("document.documentElement.dataset.started === ''")
    recorded(stage, (1, "a"), (2, "b"))
    assert merged(other, 2) == ["a", "b"]


# Checkpoints.


def test_a_checkpoint_replaces_the_events_that_it_covers(stage):
    own = opened(stage)["device"]
    recorded(stage, *((count, f"{count}") for count in range(1, 6)))
    stage.apply(effects=[compact(own, 3, "one to three")])
    settle(stage)
    assert stage.stored("checkpoints") == [[own, {"device": own, "covered": 3, "line": "one to three"}]]
    assert stage.reload()["journal"] == ["one to three", "4", "5"]


@pytest.mark.full
def test_a_checkpoint_of_several_lines_is_read_in_order_and_moved_aside_as_a_whole(stage):
    own = opened(stage)["device"]
    recorded(stage, (1, "a"), (2, "b"))
    stage.apply(effects=[compact(own, 1, "first\npart one\npart two")])
    settle(stage)
    assert stage.stored("checkpoints") == [[own, {"device": own, "covered": 1, "line": "first", "parts": ["part one", "part two"]}]]
    assert stage.reload()["journal"] == ["first", "part one", "part two", "b"]
    stage.apply(effects=[set_aside("first")])
    settle(stage)
    assert stage.stored("aside") == [[1, {"from": "checkpoints", "key": own, "line": "first", "parts": ["part one", "part two"]}]]
    assert stage.reload()["journal"] == ["b"]


def test_a_long_journal_is_delivered_in_slices_with_time_for_each_before_the_page_opens(stage):
    opened(stage)
    lines = [f"{count} " + "x" * 10_000 for count in range(1, 21)]
    recorded(stage, *enumerate(lines, 1))
    stage.page.reload()
    stage.wait("document.documentElement.dataset.ready === 'true'")
    names, texts = zip(*stage.sent)
    assert names == ("read",) * 7 + ("hadTime",) * 7 + ("opened",)
    assert "\n".join(texts[:7]) == "\n".join(lines)
    assert all(len(text) < 40_000 for text in texts[:7])
    assert texts[-1].partition("\njournal")[2] == ""


@pytest.mark.full
def test_a_checkpoint_leaves_other_devices_unchanged(stage):
    own = opened(stage)["device"]
    recorded(stage, (1, "own"))
    stage.apply(effects=[compact("0" * 14, 3, "low"), compact("f" * 14, 3, "high")])
    settle(stage)
    assert stage.reload()["journal"] == ["low", "high", "own"]
    assert stage.stored("events") == [[[own, 1], "own"]]


@pytest.mark.full
@pytest.mark.parametrize("covered", [2, 3])
def test_a_checkpoint_that_covers_no_more_events_changes_nothing(stage, covered):
    own = opened(stage)["device"]
    stage.apply(effects=[compact(own, 3, "newer")])
    recorded(stage, (2, "late"))
    stage.apply(effects=[compact(own, covered, "older")])
    settle(stage)
    assert stage.reload()["journal"] == ["newer", "late"]


@pytest.mark.full
def test_a_checkpoint_that_cannot_be_stored_deletes_nothing(stage):
    own = opened(stage)["device"]
    recorded(stage, (1, "a"), (2, "b"))
    stage.page.evaluate("() => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') } }")
    stage.apply(effects=[compact(own, 2, "both")])
    settle(stage)
    assert stage.reload()["journal"] == ["a", "b"]


# Lines that cannot be read.


def test_a_line_that_the_program_cannot_read_is_moved_aside(stage):
    own = opened(stage)["device"]
    stage.apply(effects=[compact("f" * 14, 1, "bad too")])
    recorded(stage, (1, "good"), (2, "bad"), (3, "better"))
    stage.reload()
    stage.apply(effects=[set_aside("bad"), set_aside("bad too"), set_aside("unknown")])
    settle(stage)
    assert stage.reload()["journal"] == ["good", "better"]
    assert stage.stored("aside") == [
        [1, {"from": "events", "key": [own, 2], "line": "bad"}],
        [2, {"from": "checkpoints", "key": "f" * 14, "line": "bad too"}],
    ]


@pytest.mark.full
def test_a_line_that_cannot_be_moved_aside_stays_in_its_store(stage):
    opened(stage)
    recorded(stage, (1, "bad"))
    stage.reload()
    stage.page.evaluate("() => { IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') } }")
    stage.apply(effects=[set_aside("bad")])
    settle(stage)
    assert stage.reload()["journal"] == ["bad"]
    assert stage.stored("aside") == []
