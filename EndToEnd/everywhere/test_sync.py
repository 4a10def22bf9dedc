"""L1: a player's actions reach all their devices without an account, and no action waits for the network."""

import json
import re
import time

import pytest

from camera import read_picture
from engines import expect
from patience import PATIENCE
from player import (
    button, find, found_words, kept, open_page, open_root, save_words, saved_rows, say, stored, wait_until,
)
from server import Server

TIER = "full"

# The messages of the engines about a server that does not answer, or that no longer accepts the browser's pass cookie.
AWAY = re.compile("401|CONNECTION_REFUSED|ERR_EMPTY|CONNECTION_RESET|ERR_NETWORK|NetworkError|Could not connect|Connection terminated|Load failed", re.I)


@pytest.fixture
def house(engine, tmp_path):
    """A server that the test can stop and start again, and browsers that visit it."""
    return House(engine, tmp_path)


@pytest.fixture
def visit(house):
    yield house.visit
    house.close()


class House:
    def __init__(self, engine, folder):
        self.engine = engine
        self.folder = folder
        self.pages = []
        self.server = Server(folder / "log")

    def visit(self):
        self.pages.append(self.engine.visit(self.server.address, {"width": 390, "height": 844}))
        return self.pages[-1]

    def start_again(self):
        self.server = Server(self.folder / "log-again", port=self.server.port)

    def close(self):
        for page in self.pages:
            page.context.close()
        if self.server.process.poll() is None:
            self.server.kill()
        assert [each for page in self.pages for each in page.context.problems if not AWAY.search(each)] == []


def open_devices(page):
    page.goto("/devices")
    expect(page.get_by_role("heading", name="Your devices")).to_be_visible()


def begin_sync(page):
    open_devices(page)
    button(page, "Turn on sync").click()
    expect(page.get_by_role("button", name="Show a code")).to_be_visible()


def show_code(page):
    button(page, "Show a code").click()
    code = page.get_by_role("status")
    expect(code).to_be_visible()
    return code.inner_text().strip()


def join(page, code):
    open_devices(page)
    page.get_by_role("textbox", name="The code on your other device").fill(code)
    button(page, "Connect").click()
    expect(page.get_by_role("button", name="Show a code")).to_be_visible()


def wait_for(condition, *pages):
    """Waits for effects of another browser's actions, because a sync may have to wait for its turn."""
    end = time.monotonic() + PATIENCE
    while True:
        for page in pages:
            # Sends the event that a browser fires when the network is back.
            page.evaluate("() => { dispatchEvent(new Event('online')) }")
        if condition():
            return
        assert time.monotonic() < end, "the condition never came true"
        page.wait_for_timeout(100)


# Sends a form of the devices page without leaving the page; returns the code in the response, if any.
ORDER = """(order) => fetch('/devices', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `order=${order}` })
  .then((answer) => answer.text()).then((html) => /<strong>([^<]+)/.exec(html)?.[1] ?? '')"""


def words(page):
    """Returns the found words of all devices from the journal."""
    return sorted(json.loads(line)["word"] for _, line in stored(page) if json.loads(line).get("deed") == "found")


def test_two_browsers_that_play_while_the_server_is_down_have_the_same_data_afterwards(visit, house):
    one, two = visit(), visit()
    save_words(one, "en", "apple")
    begin_sync(one)
    code = show_code(one)
    open_root(two, "en", "alarming")
    find(two, "ring")
    kept(two, "found")
    join(two, code)
    open_root(one, "en", "marginal")
    open_root(two, "en", "alarming")
    # Wait until each browser has received the events that the other browser stored before it joined.
    wait_for(lambda: "apple" in str(stored(two)) and words(one) == ["ring"], one, two)
    house.server.kill()
    find(one, "grain")
    find(two, "main")
    wait_until(one, lambda: "grain" in words(one))
    wait_until(two, lambda: "main" in words(two))
    house.start_again()
    wait_for(lambda: words(one) == ["grain", "main", "ring"] and sorted(stored(one)) == sorted(stored(two)), one, two)
    figures = []
    for page in [one, two]:
        open_page(page, "/profile")
        expect(page.get_by_text(say(page, "syncDone"))).to_be_visible()
        figures.append(page.locator("dl").first.inner_text())
    assert figures[0] == figures[1]
    assert "3" in figures[0]  # the words that both browsers have found
    # The round that was played last continues on any device.
    open_page(one)
    assert sorted(found_words(one)) == ["main", "ring"]


def test_a_device_that_joins_receives_the_saved_words(visit):
    one, two = visit(), visit()
    save_words(one, "en", "apple")
    begin_sync(one)
    # The events stored before sync was turned on are also sent, by the page in which the player turned on sync.
    join(two, show_code(one))
    open_page(two, "/saved")
    expect(saved_rows(two)).to_have_count(1)
    expect(saved_rows(two).first).to_contain_text("apple")


def test_a_tab_opened_before_sync_was_turned_on_sends_its_events(visit):
    one, two = visit(), visit()
    open_root(one, "en", "alarming")
    one.evaluate(ORDER, "begin")  # as if in another tab
    find(one, "ring")
    kept(one, "found")
    join(two, one.evaluate(ORDER, "offer"))
    open_page(two)
    wait_for(lambda: words(two) == ["ring"], two)


def test_a_removed_device_keeps_its_data_and_stops_syncing(visit):
    one, two = visit(), visit()
    begin_sync(one)
    join(two, show_code(one))
    open_devices(one)
    rows = one.get_by_role("main").get_by_role("listitem")
    expect(rows).to_have_count(2)
    rows.filter(has_text="Device 2").get_by_role("button").click()
    expect(rows).to_have_count(1)
    open_root(two, "en", "alarming")
    find(two, "ring")
    kept(two, "found")
    open_page(two, "/profile")
    expect(two.get_by_text(say(two, "syncOff"))).to_be_visible()
    assert len(kept(two, "found")) == 1
    open_root(one, "en", "marginal")
    find(one, "grain")
    kept(one, "found")
    open_page(one, "/profile")
    expect(one.get_by_text(say(one, "syncDone"))).to_be_visible()
    assert words(one) == ["grain"]


def test_L1_the_qr_code_contains_the_join_code(visit):
    one, two = visit(), visit()
    begin_sync(one)
    code = show_code(one)
    picture = one.get_by_role("img", name=say(one, "codePictureName"), exact=True)
    expect(picture).to_be_visible()
    side, outline = picture.evaluate("svg => [svg.viewBox.baseVal.width, svg.firstElementChild.getAttribute('d')]")
    address = read_picture(outline, int(side))
    assert address.startswith(one.url.split("/devices")[0])
    two.goto(address[address.index("/devices"):])
    expect(two.get_by_role("textbox", name="The code on your other device")).to_have_value(code)
    button(two, "Connect").click()
    expect(two.get_by_role("button", name="Show a code")).to_be_visible()


def test_an_invalid_join_code_is_reported(visit):
    page = visit()
    open_devices(page)
    page.get_by_role("textbox", name="The code on your other device").fill("one two three four five")
    button(page, "Connect").click()
    expect(page.get_by_role("alert")).to_contain_text("This code doesn’t work")


TAKE = """async () => {
  const database = await new Promise((done) => { const request = indexedDB.open('word-orchard'); request.onsuccess = () => done(request.result) })
  const all = (request) => new Promise((done) => { request.onsuccess = () => done(request.result) })
  const taken = {}
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name)
    taken[name] = [await all(store.getAllKeys()), await all(store.getAll())]
  }
  database.close()
  return JSON.stringify(taken)
}"""
PUT = """async (text) => {
  const database = await new Promise((done) => { const request = indexedDB.open('word-orchard'); request.onsuccess = () => done(request.result) })
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite')
  for (const [name, [keys, values]] of Object.entries(JSON.parse(text))) {
    const store = transaction.objectStore(name)
    store.clear()
    for (const [index, key] of keys.entries()) store.keyPath ? store.put(values[index]) : store.put(values[index], key)
  }
  await new Promise((done) => { transaction.oncomplete = done })
  database.close()
}"""


# Resets the events of one device to the state of a backup that contains only this device, and makes the tab use this
# device again. The script also deletes the browser's record of the events of this device that the server has. The
# script does not change the events of other devices.
SET_BACK_ONE = """async (text) => {
  const database = await new Promise((done) => { const request = indexedDB.open('word-orchard'); request.onsuccess = () => done(request.result) })
  const transaction = database.transaction(['devices', 'events'], 'readwrite')
  const [keys, lines] = JSON.parse(text).events
  const device = keys[0][0]
  const events = transaction.objectStore('events')
  events.delete(IDBKeyRange.bound([device], [device, []]))
  for (const [index, key] of keys.entries()) events.put(lines[index], key)
  transaction.objectStore('devices').delete(['server', device])
  transaction.objectStore('devices').put(device, 0)
  await new Promise((done) => { transaction.oncomplete = done })
  database.close()
}"""


def set_back(page, backup):
    page.goto("/licenses.txt")  # a page without the program
    page.evaluate(PUT, backup)


def sync_and_take_backup(page):
    open_page(page, "/profile")
    expect(page.get_by_text(say(page, "syncDone"))).to_be_visible()
    return page.evaluate(TAKE)


def switch_sync_off(page):
    """Removes the player's cookie and returns it, so that a test can restore it. Without the player's cookie, the page
    does not sync, as if the network were down.
    """
    player = re.search(r"orchard-player=[\w-]+", page.evaluate("() => document.cookie"))[0]
    page.evaluate("(cookie) => { document.cookie = cookie }", f"{player}; Path=/; Max-Age=0")
    return player


def switch_sync_on(page, player):
    page.evaluate("(cookie) => { document.cookie = cookie }", f"{player}; Path=/; Max-Age=9999")


def set_back_with_a_find(page):
    """Finds `ring` and `main` with sync, resets the browser to the backup made between the two words, and finds `gin`
    without sync. The event for the word `gin` then has the device and the counter of an event that the server already
    has, but a different time. Returns the player's cookie.
    """
    begin_sync(page)
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    backup = sync_and_take_backup(page)
    open_page(page)
    find(page, "main")
    kept(page, "found", 2)
    sync_and_take_backup(page)
    set_back(page, backup)
    player = switch_sync_off(page)
    open_page(page)
    find(page, "gin")
    wait_until(page, lambda: words(page) == ["gin", "ring"])
    return player


def test_a_browser_reset_to_a_backup_loses_no_data(visit):
    page = visit()
    player = set_back_with_a_find(page)
    switch_sync_on(page, player)
    open_page(page)
    # The page reloads automatically and then uses the new device.
    rows = page.get_by_role("list", name="Found words", exact=True).get_by_role("listitem")
    expect(rows).to_have_count(3)
    assert sorted(found_words(page)) == ["gin", "main", "ring"]


def test_a_browser_reset_twice_to_one_backup_keeps_the_events_after_each_reset(visit):
    page = visit()
    player = set_back_with_a_find(page)
    unsent = page.evaluate(TAKE)
    for word, count in [("alarm", 4), ("grim", 5)]:
        set_back(page, unsent)
        open_page(page)
        find(page, word)
        wait_until(page, lambda: words(page) == sorted(["gin", "ring", word]))
        switch_sync_on(page, player)
        open_page(page, answers=False)
        # The page reloads automatically and then uses the new device.
        expect(page.get_by_role("list", name="Found words", exact=True).get_by_role("listitem")).to_have_count(count)
        sync_and_take_backup(page)
        kept_words = set(words(page))
        switch_sync_off(page)
    assert kept_words == {"alarm", "gin", "grim", "main", "ring"}
    # Restore the backup's events once more. The journal still contains the device to which the events were moved.
    page.goto("/licenses.txt")
    page.evaluate(SET_BACK_ONE, unsent)
    assert words(page).count("gin") == 2
    open_page(page)
    find(page, "rain")
    wait_until(page, lambda: "rain" in words(page))
    switch_sync_on(page, player)
    open_page(page, answers=False)
    expect(page.get_by_role("list", name="Found words", exact=True).get_by_role("listitem")).to_have_count(6)
    sync_and_take_backup(page)
    assert set(words(page)) == kept_words | {"rain"}


# Adds `count` events of saved words to the journal of the tab's device. The counters of the added events begin at
# `from`, and each event has a different time.
WRITE = """async ([from, count, at]) => {
  const open = indexedDB.open('word-orchard')
  await new Promise((done) => { open.onsuccess = done })
  const transaction = open.result.transaction(['devices', 'events'], 'readwrite')
  const done = new Promise((end) => { transaction.oncomplete = end })
  const ask = transaction.objectStore('devices').get(0)
  ask.onsuccess = () => {
    for (let counter = from; counter < from + count; counter++) {
      const word = 'word' + [...`${at % 10}${counter}`].map((digit) => 'abcdefghij'[digit]).join('')
      const line = { version: 6, device: ask.result, counter, at: at + counter, offset: 0, deed: 'saved', language: 'en', word }
      transaction.objectStore('events').put(JSON.stringify(line), [ask.result, counter])
    }
  }
  await done
  open.result.close()
}"""


def test_a_reset_browser_loses_no_data_of_a_journal_sent_in_several_requests(visit):
    """A sync request contains up to a mebibyte of journal lines, so the browser needs several requests. Only the second
    request contains events that conflict with events on the server: the device and the counter are equal, but the
    events differ.
    """
    page = visit()
    begin_sync(page)
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    before = sync_and_take_backup(page)
    page.goto("/licenses.txt")
    page.evaluate(WRITE, [9000, 100, 1795254400000])
    sync_and_take_backup(page)
    set_back(page, before)
    page.evaluate(WRITE, [100, 9000, 1795254400001])
    open_page(page, "/profile")
    # The page reloads automatically and then uses the new device.
    expect(page.locator("dl").first).to_contain_text("9100")


# Adds an invalid line, as damage to the disk could produce, with a counter far above all other counters.
DAMAGE = """async () => {
  const open = indexedDB.open('word-orchard')
  await new Promise((done) => { open.onsuccess = done })
  const transaction = open.result.transaction(['devices', 'events'], 'readwrite')
  const done = new Promise((end) => { transaction.oncomplete = end })
  const ask = transaction.objectStore('devices').get(0)
  ask.onsuccess = () => {
    const line = { version: 6, device: ask.result, counter: 1000, at: Date.now(), offset: 0, deed: 'nonsense' }
    transaction.objectStore('events').put(JSON.stringify(line), [ask.result, 1000])
  }
  await done
  open.result.close()
}"""
REFUSED = """async () => {
  const open = indexedDB.open('word-orchard')
  await new Promise((done) => { open.onsuccess = done })
  const ask = open.result.transaction('devices').objectStore('devices').getAll(IDBKeyRange.bound(['refused'], ['refused', []]))
  await new Promise((done) => { ask.onsuccess = done })
  open.result.close()
  return ask.result.flatMap(({ counters }) => counters)
}"""


def test_a_line_refused_by_the_server_stays_on_the_device_and_is_reported_once(visit):
    page = visit()
    begin_sync(page)
    open_root(page, "en", "alarming")
    page.evaluate(DAMAGE)
    find(page, "ring")
    expect(page.get_by_text(say(page, "serverRefusedText"))).to_be_visible()
    assert page.evaluate(REFUSED) == [1000]
    # At the next visit, the other lines are synced, and the player is not notified of the refused line again.
    open_page(page, "/profile")
    expect(page.get_by_text(say(page, "syncDone"))).to_be_visible()
    expect(page.get_by_text(say(page, "serverRefusedText"))).to_have_count(0)
    assert page.evaluate(REFUSED) == [1000]
