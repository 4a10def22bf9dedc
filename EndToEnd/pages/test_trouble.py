"""F3, F6: files that do not arrive or are damaged, and roots that cannot be played: always a message and a way out. Each kind of damage and of
root: Tests/PlayTests/FindWords/TroubleTests."""

import pytest
from playwright.sync_api import expect

from player import button, find, finds, found_words, heading, open_page, open_root, ready, root, say, wait_until
from server import DATA

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


@pytest.mark.parametrize("damage", ["does not arrive", "is not there", "meets a broken server", "has one wrong byte"])
def test_a_lexicon_that(page, visit, damage):
    visit.tolerate("Failed to load resource")
    page.route("**/*.lexicon", DAMAGES[damage])
    open_page(page)
    expect(heading(page)).to_have_text("A file didn’t arrive")
    expect(alert(page)).to_have_text("en.lexicon is missing or damaged. Check the connection and try again.")
    button(page, "Try again").click()
    expect(heading(page)).to_have_text("A file didn’t arrive")
    page.unroute("**/*.lexicon")
    # A file that was damaged on its way is cached under a name that never changes, just like a good one.
    button(page, "Try again").click()
    assert len(root(page)) == 8
    expect(page.locator("#trouble")).to_be_hidden()


@pytest.mark.parametrize("body", [b"\xff\xfe", None])
def test_a_list_of_roots_that_is_broken(page, visit, body):
    visit.tolerate("Failed to load resource")
    page.route("**/en-8.*.txt", lambda route: route.abort() if body is None else route.fulfill(body=body))
    open_page(page)
    expect(alert(page)).to_contain_text("en-8.txt is missing or damaged")
    page.unroute("**/en-8.*.txt")
    button(page, "Try again").click()
    assert len(root(page)) == 8


LATE = "document.getElementById('late').getAnimations()[0]"


def test_a_page_whose_script_does_not_come_says_so_after_a_while(page, visit):
    held = []
    page.route("**/host.*.js", lambda route: held.append(route))
    page.goto("/find-words", wait_until="commit")
    notice = page.get_by_role("alert").filter(has_text=say(page, "cannotStart"))
    wait_until(page, lambda: held)
    # The styles may come after the script was asked for.
    wait_until(page, lambda: page.evaluate(f"Boolean({LATE})"))
    # Twelve seconds go by.
    page.evaluate(f"{LATE}.pause()")
    page.evaluate(f"{LATE}.currentTime = 11_999")
    expect(notice).to_have_count(0)
    page.evaluate(f"{LATE}.currentTime = 12_001")
    expect(notice).to_be_visible()
    expect(notice.get_by_role("link")).to_be_visible()
    # It comes after all.
    held[0].continue_()
    assert len(root(page)) == 8
    expect(notice).to_have_count(0)


def test_a_round_in_progress_waits_for_its_file(page, visit):
    visit.tolerate("Failed to load resource")
    open_root(page, "en", "alarming")
    find(page, "ring")
    page.route("**/*.lexicon", lambda route: route.abort())
    page.reload()
    expect(heading(page)).to_have_text("A file didn’t arrive")
    page.unroute("**/*.lexicon")
    button(page, "Try again").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]


@pytest.mark.parametrize("damage", ["does not arrive", "is not there", "is garbage", "is empty"])
def test_a_program_that(page, visit, damage):
    visit.tolerate("Failed to load resource", "wasm", "Failed to fetch", "browser.wasm", "WebAssembly", "preload")
    page.route("**/*.wasm", DAMAGES[damage])
    page.goto("/find-words?language=es&root=canciones")
    notice = page.locator("#trouble")
    expect(notice).to_be_visible()
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("The game couldn’t start.")
    page.unroute("**/*.wasm")
    notice.get_by_role("link", name="Try again").click()
    ready(page)
    expect(heading(page)).to_have_text("Your orchard")


def test_a_page_without_its_style_can_be_played(page, visit):
    visit.tolerate("Failed to load resource")
    page.route("**/*.css", lambda route: route.abort())
    open_root(page, "en", "alarming")
    find(page, "ring")
    expect(finds(page)).to_contain_text("ring")


UNSUITABLE = [
    ("a" * 5000, "has 5000."),
    ("<script>window.hacked=1</script>", "contains a character this game doesn’t use: “<”."),
    ("%ff%fe", "contains a character this game doesn’t use: "),
]


def test_an_unsuitable_root_gets_a_page_that_says_why(page):
    for text, reason in UNSUITABLE:
        open_page(page, f"/find-words?language=en&root={text}")
        expect(heading(page)).to_have_text("No word to play")
        expect(alert(page)).to_contain_text(reason)
        assert page.evaluate("window.hacked") is None
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(button(page, "New word")).to_be_in_viewport()
    button(page, "New word").click()
    assert len(root(page)) == 8
    assert page.url.endswith("/find-words")


def test_a_long_unsuitable_root_fits_a_phone(phone):
    open_page(phone, f"/find-words?language=en&root={'a' * 500}1")
    expect(heading(phone)).to_have_text("No word to play")
    width = alert(phone).evaluate("(text) => Math.max(text.scrollWidth, text.getBoundingClientRect().right)")
    assert width <= 390
    expect(button(phone, "New word")).to_be_in_viewport()


def test_a_page_that_somebody_else_changed_is_painted_again(page, visit):
    visit.tolerate("the document is not as it was painted", "NotFoundError", "Cannot read")
    open_root(page, "en", "alarming")
    find(page, "ring")
    page.evaluate("document.querySelector('h1').replaceChildren(document.createElement('font'))")
    page.evaluate("document.querySelector('.finds').replaceChildren()")
    find(page, "main")
    button(page, "New word").click()
    assert len(root(page)) == 8
    button(page, "Undo").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["main", "ring"]
