"""F3, F6: if a file does not arrive or is damaged, or if a root word cannot be played, the page shows a message and a way to continue.
Tests/PlayTests/FindWords/TroubleTests tests each kind of damage and each kind of invalid root word.
"""

import pytest
from playwright.sync_api import expect

from player import button, find, finds, found_words, heading, new_word, open_page, open_root, ready, root, say, wait_until
from server import DATA

TIER = "quick"

pytestmark = pytest.mark.moving

ENGLISH = (DATA / "lexicons" / "en.lexicon").read_bytes()
DAMAGES = {
    "does not arrive": lambda route: route.abort(),
    "is not there": lambda route: route.fulfill(status=404, body="{}"),
    "meets a broken server": lambda route: route.fulfill(status=500, body=ENGLISH),
    "is garbage": lambda route: route.fulfill(body=b"\x00garbage\xff" * 1000),
    "is empty": lambda route: route.fulfill(body=b""),
    "has one wrong byte": lambda route: route.fulfill(body=ENGLISH[:4000] + bytes([ENGLISH[4000] ^ 1]) + ENGLISH[4001:]),
}


def alert(page):
    return page.get_by_role("main").get_by_role("alert")


def test_a_missing_or_damaged_lexicon_is_requested_again_until_it_arrives(page, visit):
    visit.tolerate("Failed to load resource")
    asked = []
    current = "does not arrive"

    def answer(route):
        asked.append(current)
        DAMAGES[current](route)

    page.route("**/*.lexicon", answer)
    open_page(page)
    for number, current in enumerate(["does not arrive", "is not there", "meets a broken server", "has one wrong byte"]):
        if number:
            button(page, "Try again").click()
        wait_until(page, lambda: current in asked)
        expect(heading(page)).to_have_text("A file couldn’t be loaded")
        expect(alert(page)).to_have_text("en.lexicon is missing or damaged. Check the connection and try again.")
    page.unroute("**/*.lexicon")
    # The browser has cached the damaged file under the permanent name of the intact file.
    button(page, "Try again").click()
    assert len(root(page)) == 8
    expect(page.locator("#trouble")).to_be_hidden()


LATE = "document.getElementById('late').getAnimations()[0]"


@pytest.mark.full
def test_a_page_without_its_script_shows_a_notice_after_a_while(page, visit):
    held = []
    page.route("**/host.*.js", lambda route: held.append(route))
    page.goto("/find-words", wait_until="commit")
    notice = page.get_by_role("alert").filter(has_text=say(page, "cannotStart"))
    wait_until(page, lambda: held)
    # The animation exists only when the style sheet has arrived, which may be after the request for the script.
    wait_until(page, lambda: page.evaluate(f"Boolean({LATE})"))
    # Move the animation forward by twelve seconds, the time after which the notice appears.
    page.evaluate(f"{LATE}.pause()")
    page.evaluate(f"{LATE}.currentTime = 11_999")
    expect(notice).to_have_count(0)
    page.evaluate(f"{LATE}.currentTime = 12_001")
    expect(notice).to_be_visible()
    expect(notice.get_by_role("link")).to_be_visible()
    # Let the held-back script arrive now, after the notice has appeared.
    held[0].continue_()
    assert len(root(page)) == 8
    expect(notice).to_have_count(0)


@pytest.mark.full
def test_a_page_without_its_program_shows_an_error_and_can_reload_it(page, visit):
    visit.tolerate("Failed to load resource", "wasm", "Failed to fetch", "browser.wasm", "WebAssembly", "preload")
    notice = page.locator("#trouble")
    for damage in ["does not arrive", "is not there", "is garbage", "is empty"]:
        page.route("**/*.wasm", DAMAGES[damage])
        page.goto("/find-words?language=es&root=canciones")
        expect(notice).to_be_visible()
        expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("The game couldn’t start.")
        page.unroute("**/*.wasm")
    notice.get_by_role("link", name="Try again").click()
    ready(page)
    expect(heading(page)).to_contain_text("Today, ")


@pytest.mark.full
def test_a_page_without_its_style_sheet_can_be_played(page, visit):
    visit.tolerate("Failed to load resource")
    page.route("**/*.css", lambda route: route.abort())
    open_root(page, "en", "alarming")
    find(page, "ring")
    expect(finds(page)).to_contain_text("ring")


@pytest.mark.full
def test_the_message_about_an_invalid_root_of_any_length_fits_a_phone(phone):
    for text in ["a" * 5000, "<script>window.hacked=1</script>", "%ff%fe", "a" * 500 + "1"]:
        open_page(phone, f"/find-words?language=en&root={text}")
        expect(heading(phone)).to_have_text("No word to play")
        assert phone.evaluate("window.hacked") is None
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        width = alert(phone).evaluate("(text) => Math.max(text.scrollWidth, text.getBoundingClientRect().right)")
        assert width <= 390
        expect(button(phone, "New word")).to_be_in_viewport()


@pytest.mark.full
def test_a_page_changed_by_an_extension_is_rendered_again(page, visit):
    visit.tolerate("the document is not as it was painted", "NotFoundError", "Cannot read")
    open_root(page, "en", "alarming")
    find(page, "ring")
    page.evaluate("document.querySelector('h1').replaceChildren(document.createElement('font'))")
    page.evaluate("document.querySelector('.finds').replaceChildren()")
    find(page, "main")
    new_word(page)
    assert len(root(page)) == 8
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["main", "ring"]


@pytest.mark.full
def test_the_page_starts_and_keeps_found_words_if_reading_cookies_throws(page):
    page.add_init_script("Object.defineProperty(document, 'cookie', { get() { throw new DOMException('no cookies', 'SecurityError') }, set() { throw new DOMException('no cookies', 'SecurityError') } })")
    open_root(page, "en", "alarming")
    find(page, "ring")
    page.reload()
    ready(page)
    assert found_words(page) == ["ring"]
