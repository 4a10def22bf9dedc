"""How long a key takes to be seen, and how much a first visit loads."""

import statistics

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from player import find, finds, open_page, open_root, root
from server import solve

# Each key is pressed at the beginning of a frame. The message posted there is answered after the frame's style, layout and paint, so the
# time until then is all the main thread's work for the key, without the wait for the screen's next refresh, which is the same for any
# page. The same without a key is the baseline.
TIME_KEYS = """async (keys) => {
  const frame = () => new Promise(requestAnimationFrame)
  const painted = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  })
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const times = []
  for (const key of keys) {
    for (const each of document.getAnimations()) each.finish()
    await frame()
    const start = performance.now()
    if (key) press(key)
    await painted()
    times.push(performance.now() - start)
  }
  return times
}"""


def test_a_key_is_on_the_screen_within_a_frame(visit):
    page = visit(PHONE)
    open_root(page, "en", "adventures")
    find(page, *solve("adventures", "en")[:50])
    expect(finds(page)).to_have_count(50)
    letters = page.evaluate(TIME_KEYS, ["a", "d", "v", "Backspace", "Backspace", "Backspace"] * 10)
    words = page.evaluate(TIME_KEYS, ["d", "a", "v", "v", "Enter", "Backspace", "Backspace", "Backspace", "Backspace"] * 5)[4::9]
    accepted = solve("adventures", "en")[50:60]
    finding = []
    for word in accepted:
        finding.append(page.evaluate(TIME_KEYS, [*word, "Enter"])[-1])
    expect(finds(page)).to_have_count(60)
    idle = page.evaluate(TIME_KEYS, [""] * 30)
    figures = {"letter": letters, "refused word": words, "accepted word": finding, "nothing": idle}
    for name, times in figures.items():
        times = sorted(times)
        print(f"{name}: median {statistics.median(times):.1f} ms, slowest of {len(times)} {times[-1]:.1f} ms")
    assert statistics.median(letters) < 16
    assert statistics.median(words) < 16
    # An accepted word moves every row in sight: two frames, where no graphics card helps.
    assert statistics.median(finding) < 33


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "it-IT"])
def test_a_first_visit_loads_at_most_700_kB(visit, locale):
    page = visit(PHONE, locale=locale)
    session = page.context.new_cdp_session(page)
    names, sizes = {}, {}
    session.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    session.send("Network.enable")
    open_page(page)
    root(page)
    page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    lexicon = sum(size for request, size in sizes.items() if names.get(request, "").endswith(".lexicon"))
    program = sum(size for request, size in sizes.items() if names.get(request, "").endswith(".wasm"))
    print(f"{locale}: {total / 1000:.0f} kB, of which the lexicon {lexicon / 1000:.0f} kB and the program {program / 1000:.0f} kB")
    fetched = list(names.values())
    assert len(fetched) == len(set(fetched)), "a file was fetched twice"
    assert 0 < lexicon < total <= 700_000
