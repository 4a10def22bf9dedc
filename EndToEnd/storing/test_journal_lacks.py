"""A browser without a database, without locks or without a channel between tabs: the page works, and only the missing functions are reported.
"""

import pytest

from stage import TOLD, context_options, stage  # noqa: F401 (fixtures)
from test_journal import opened, recorded
from test_journal_faults import told

TIER = "full"



@pytest.mark.parametrize(
    "obstacle, reason",
    [
        ("Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError') } })", "denied"),
        ("Object.defineProperty(window, 'indexedDB', { value: undefined })", "Cannot read properties of undefined (reading 'open')"),
        ("IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') }", "denied"),
        ("IDBFactory.prototype.open = () => ({})", "the database does not open"),
        ("IDBObjectStore.prototype.getAll = () => { throw new DOMException('unreadable', 'UnknownError') }", "unreadable"),
    ],
)
def test_a_database_that_does_not_open_is_reported_once_and_play_continues(stage, obstacle, reason):
    stage.page.add_init_script(obstacle)
    first = opened_with_trouble(stage, reason)
    stage.record((1, "a"))
    # The page would report a second failed database operation within one turn of its event loop.
    stage.page.evaluate("new Promise((turned) => setTimeout(() => requestAnimationFrame(() => setTimeout(turned))))")
    assert stage.sent == []
    stage.page.reload()
    stage.wait("document.documentElement.dataset.ready")
    assert stage.opened["device"] != first, "another visit's counters would be the same"


def opened_with_trouble(stage, reason):
    stage.open(ready=False)
    stage.wait("document.documentElement.dataset.ready")
    (name, opening), trouble = told(stage, 2)
    assert name == "opened" and "\njournal" not in opening
    assert trouble == ("failedToStore", reason)
    return opening.partition("\ndevice=")[2].partition("\n")[0]


@pytest.mark.parametrize(
    "obstacle",
    [
        "Object.defineProperty(navigator, 'locks', { value: undefined })",
        "LockManager.prototype.request = async () => { throw new DOMException('denied', 'SecurityError') }",
        "LockManager.prototype.request = () => { throw new DOMException('denied', 'SecurityError') }",
        "LockManager.prototype.request = () => new Promise(() => {})",
    ],
)
def test_a_visit_without_locks_leases_a_device_that_the_next_visit_reuses(stage, obstacle):
    stage.page.add_init_script(obstacle)
    first = opened(stage)["device"]
    recorded(stage, (1, "a"))
    again = stage.reload()
    assert again["device"] == first and again["journal"] == ["a"]
    assert stage.sent == []


@pytest.mark.parametrize(
    "obstacle",
    [
        "window.BroadcastChannel = undefined",
        "window.BroadcastChannel = class { constructor() { throw new DOMException('denied', 'SecurityError') } }",
        "BroadcastChannel.prototype.postMessage = () => { throw new DOMException('closed', 'InvalidStateError') }",
    ],
)
def test_a_page_without_a_channel_to_other_tabs_can_be_played_and_stores_its_data(stage, obstacle):
    stage.page.add_init_script(obstacle)
    stage.open()
    stage.record((1, "a"), care=TOLD)
    assert told(stage) == [("stored", "1")] and stage.problems == []
    assert stage.reload()["journal"] == ["a"]


def test_lines_are_read_even_if_the_device_cannot_be_stored(stage):
    stage.open()
    recorded(stage, (1, "a"))
    own = stage.device
    stage.page.add_init_script("IDBObjectStore.prototype.get = () => { throw new DOMException('unreadable', 'UnknownError') }")
    again = stage.reload()
    assert again["journal"] == ["a"] and again["device"] != own
