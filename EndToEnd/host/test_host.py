"""Tests Web/host.js and its modules, connected to a fake program."""

import re
import time

import pytest
from playwright.sync_api import expect

from stage import (  # noqa: F401 (fixtures)
    LEAVE, ORIGIN, context_options, enter, insert, move, navigate, number, outbox, remove, remove_attribute, replace, set_attribute,
    set_text, stage, text,
)

TIER = "quick"

still = pytest.mark.parametrize("context_options", [{"reduced_motion": "reduce"}])


# The start


def test_the_first_message_contains_the_address(stage):
    stage.open(path="/find-words?language=es", ready=False)
    stage.wait("document.documentElement.dataset.ready")
    opened = stage.opened
    assert list(opened) == ["location", "state", "languages", "painted", "empty", "seed", "device", "vibrates", "journal"]
    assert opened["location"] == "/find-words?language=es" and opened["painted"] == "es"
    assert 0 <= int(opened["seed"]) < 2**53
    assert re.fullmatch("[0-9a-f]{14}", opened["device"]) and opened["journal"] == []
    assert stage.page.evaluate("fake.allocated") == 0
    assert stage.problems == []


@pytest.mark.full
@pytest.mark.parametrize(
    "context_options, minutes", [({"timezone_id": "Asia/Kolkata"}, 330), ({"timezone_id": "Pacific/Marquesas"}, -570)]
)
def test_each_message_contains_the_time_and_the_time_zone_offset(stage, minutes):
    stage.open()
    stage.page.click("#poke")
    [[_, _, at, east]] = stage.page.evaluate("fake.sent")
    assert abs(at - time.time() * 1000) < 60_000 and east == minutes


@pytest.mark.full
@pytest.mark.parametrize("context_options, vibrates", [({}, "yes"), ({"has_touch": False}, "no")])
def test_only_handheld_devices_vibrate(stage, vibrates):
    stage.open(ready=False)
    stage.wait("document.documentElement.dataset.ready")
    assert stage.opened["vibrates"] == vibrates


def test_the_programs_first_patch_is_applied_to_the_server_rendered_page(stage):
    stage.open(root="<main><h1>…</h1></main>", answers={"opened": [outbox(enter(0), enter(0), set_text(0, "alarming"))]})
    assert stage.html == "<main><h1>alarming</h1></main>"


def test_text_typed_before_the_program_started_is_sent(stage):
    stage.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => document.querySelector('input').value = 'rin')"
    )
    stage.page.add_init_script("addEventListener('DOMContentLoaded', () => { fake.delay = 200 })")
    stage.open(root='<main><input data-types="typed"></main>', ready=False)
    stage.wait("document.documentElement.dataset.ready")
    assert stage.sent[1:] == [("typed", "rin")]


# Errors.


STARTED = "document.documentElement.dataset.started === ''"


@pytest.mark.full
@pytest.mark.parametrize("failing", ["window.matchMedia", "window.CSS", "Document.prototype.addEventListener"])
def test_the_page_is_marked_as_started_even_if_the_script_fails_later(stage, failing):
    stage.page.add_init_script(f"{failing} = undefined")
    stage.open(ready=False)
    stage.wait(STARTED)
    assert stage.page.evaluate("document.documentElement.dataset.ready") is None


@pytest.mark.full
def test_a_page_without_its_script_is_not_marked_as_started(stage):
    stage.open(files={"/host.js": None}, ready=False)
    assert stage.page.evaluate(STARTED) is False


@pytest.mark.full
@pytest.mark.parametrize("answer", ["trap", [1, 10], [0, 99], [5, 1]])
def test_a_program_that_traps_shows_an_error(stage, answer):
    stage.open(answers={"opened": [answer], "repaint": [answer]}, ready=False)
    expect(stage.page.get_by_role("alert")).to_be_visible()
    assert stage.page.evaluate("document.documentElement.dataset.ready") is None


def test_a_program_that_does_not_load_shows_an_error(stage):
    stage.open(files={"/assets/browser.wasm": None}, ready=False)
    expect(stage.page.get_by_role("alert")).to_be_visible()


@pytest.mark.full
def test_the_host_sends_no_message_after_the_program_trapped(stage):
    stage.open()
    stage.page.evaluate("fake.answers.poke = ['trap']")
    stage.page.click("#poke")
    expect(stage.page.get_by_role("alert")).to_be_visible()
    stage.page.evaluate("fake.sent = []")
    stage.page.click("#poke")
    assert stage.sent == []


# Patches.


def test_the_example_patch_of_the_format_document_is_applied(stage):
    stage.open(root="<ol><li>ring</li></ol>")
    stage.apply(
        bytes.fromhex("01 00 06 00 02 02 6c 69 01 05 63 6c 61 73 73 03 6e 65 77 01 01 04 6d 61 69 6e"),
        bytes.fromhex("01 01 03 00 05 72 69 6e 67 21"),
    )
    assert stage.html == '<ol><li class="new">main</li><li>ring!</li></ol>'


LIST = "<ol><li>a</li><li>b</li><li>c</li><li>d</li></ol>"


CHANGES = [
    ([insert(0, ("li", {}, "x"))], "xabcd"),
    ([insert(4, ("li", {}, "x"))], "abcdx"),
    ([insert(2, "x")], "abxcd"),
    ([remove(0), remove(2)], "bc"),
    ([move(0, 3)], "bcda"),
    ([move(3, 0)], "dabc"),
    ([move(1, 2)], "acbd"),
    ([replace(1, ("li", {}, "x"))], "axcd"),
    ([enter(1), set_text(0, "ñ🍎"), LEAVE, enter(2), set_text(0, "z")], "añ🍎zd"),
]


def test_a_patch_inserts_moves_and_removes_list_items(stage):
    stage.open(root=LIST * len(CHANGES))
    for place, (operations, letters) in enumerate(CHANGES):
        stage.apply(enter(place), *operations)
        assert stage.page.locator("ol").nth(place).inner_text().replace("\n", "") == letters


def test_attributes_are_set_and_removed(stage):
    stage.open(root='<main lang="en" hidden></main>')
    stage.apply(enter(0), set_attribute("lang", "es"), set_attribute("title", '"<'), remove_attribute("hidden"))
    attributes = "Array.from(document.querySelector('main').attributes, ({ name, value }) => [name, value])"
    assert stage.page.evaluate(attributes) == [["lang", "es"], ["title", '"<']]


def test_a_text_is_never_parsed_as_html(stage):
    stage.open()
    stage.apply(enter(0), insert(0, ("p", {"title": "</p>"}, "<script>fake.bad = 1</script>\ufeff")))
    assert stage.page.text_content("p") == "<script>fake.bad = 1</script>\ufeff"
    assert stage.page.evaluate("fake.bad") is None


@pytest.mark.full
def test_a_patch_with_long_texts_and_many_items_is_applied(stage):
    stage.open(root="<ol></ol>")
    stage.apply(enter(0), *(insert(index, ("li", {}, "x" * 300)) for index in range(200)), move(199, 0), remove(150))
    assert stage.page.evaluate("document.querySelectorAll('li').length") == 199


@pytest.mark.full
def test_svg_elements_and_html_inside_them_get_the_right_namespace(stage):
    stage.open()
    inner = ("foreignObject", {}, ("p", {}, "x"))
    stage.apply(enter(0), insert(0, ("svg", {"viewBox": "0 0 1 1"}, ("path", {"d": "M0 0"}), inner)), insert(1, ("b", {})))
    stage.apply(enter(0), enter(0), insert(0, ("circle", {})))
    spaces = "Array.from(document.querySelectorAll('#root *'), (each) => `${each.localName} ${each.namespaceURI.slice(-4)}`)"
    assert stage.page.evaluate(spaces) == [
        "svg /svg", "circle /svg", "path /svg", "foreignObject /svg", "p html", "b html",
    ]
    assert stage.page.evaluate("document.querySelector('svg').viewBox.baseVal.width") == 1


@pytest.mark.full
@pytest.mark.parametrize(
    "disturb",
    [
        "document.querySelector('h1').remove()",
        "document.querySelector('h1').innerHTML = '<font>x</font>'",
        "document.getElementById('page').replaceChildren()",
    ],
)
def test_a_page_changed_by_other_software_is_rendered_again(stage, disturb):
    stage.open(root="<main><h1>a</h1></main>")
    stage.page.evaluate(disturb)
    stage.answer("repaint", insert(0, ("main", {}, ("h1", {}, "b"))), effects=[[3, *text("nowhere")]])
    stage.apply(enter(0), enter(0), set_text(0, "b"), effects=[navigate("/there")])
    assert stage.sent == [("repaint", "")]
    # There is no element "nowhere", so the heading has the focus.
    assert stage.html == '<main><h1 tabindex="-1">b</h1></main>'
    assert stage.page.url == ORIGIN + "/there"


# Effects.


def test_a_requested_file_is_loaded_and_delivered_to_the_program(stage):
    stage.open()
    stage.apply(effects=[[1, *text("en.lexicon")]])
    stage.wait("fake.sent.length")
    assert stage.sent == [("loaded en.lexicon", "lexicon")]


@pytest.mark.full
@pytest.mark.parametrize("file, reason", [("gone.lexicon", "status 404"), ("it.lexicon", "names no file")])
def test_a_failed_load_is_reported_with_its_reason(stage, file, reason):
    stage.open()
    stage.apply(effects=[[1, *text(file)]])
    stage.wait("fake.sent.length")
    [(name, told)] = stage.sent
    assert name == f"failedToLoad {file}" and reason in told


def test_the_host_performs_the_effects_focus_schedule_and_navigate(stage):
    stage.open(root='<main><input id="guess"></main>')
    scheduled = [4, *text("bannerExpired"), *text("7"), *number(400)]
    stage.apply(effects=[[3, *text("guess")], [3, *text("nowhere")], scheduled, navigate("/a?b")])
    assert stage.sent == []
    stage.wait("fake.sent.length")
    assert stage.sent == [("bannerExpired", "7")]
    assert stage.page.evaluate("document.activeElement.id") == "guess"
    assert stage.page.url == ORIGIN + "/a?b"


@pytest.mark.full
def test_an_unknown_effect_ends_the_program(stage):
    stage.open()
    stage.apply(effects=[[13]])
    expect(stage.page.get_by_role("alert")).to_be_visible()


def test_a_draft_is_restored(stage):
    stage.open()
    stage.apply(effects=[[2, *text('{"text":"r=ñ🍎"}')]])
    assert stage.reload()["draft"] == '{"text":"r=ñ🍎"}'


@pytest.mark.full
def test_each_tab_restores_its_own_draft_and_a_new_tab_the_last_one(stage):
    stage.open()
    stage.apply(effects=[[2, *text("mine")]])
    other = stage.tab(ready=False)
    other.wait("document.documentElement.dataset.ready")
    assert other.opened["draft"] == "mine"
    other.apply(effects=[[2, *text("the other's")]])
    assert stage.reload()["draft"] == "mine" and other.reload()["draft"] == "the other's"
    third = stage.tab(ready=False)
    third.wait("document.documentElement.dataset.ready")
    assert third.opened["draft"] == "the other's"


@pytest.mark.full
@pytest.mark.parametrize("storage", ["localStorage", "sessionStorage"])
def test_a_draft_is_a_single_line(stage, storage):
    stage.open()
    stage.page.evaluate(f"{storage}.setItem('word-orchard-draft', 'a\\njournal\\nb')")
    opened = stage.reload()
    assert opened["draft"] == "a" and opened["journal"] == []


NO_STORAGE = "Object.defineProperty(window, '%s', { get() { throw new DOMException('denied', 'SecurityError') } })"


@pytest.mark.full
@pytest.mark.parametrize("missing", ["localStorage", "sessionStorage"])
def test_a_draft_is_restored_from_the_available_storage(stage, missing):
    stage.page.add_init_script(NO_STORAGE % missing)
    stage.open()
    stage.apply(effects=[[2, *text("a")]])
    assert stage.reload()["draft"] == "a" and stage.problems == []


@pytest.mark.full
@pytest.mark.parametrize(
    "obstacle",
    [
        f"{NO_STORAGE % 'localStorage'}; {NO_STORAGE % 'sessionStorage'}",
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
        "Storage.prototype.getItem = () => { throw new DOMException('denied', 'SecurityError') }",
    ],
)
def test_a_draft_that_cannot_be_stored_causes_no_error(stage, obstacle):
    stage.page.add_init_script(obstacle)
    stage.open()
    stage.apply(effects=[[2, *text("a")]])
    assert stage.sent == [] and "draft" not in stage.reload() and stage.problems == []


def test_the_host_sets_the_theme_language_and_title_of_the_document(stage):
    stage.open()
    html = stage.page.locator("html")
    stage.apply(effects=[update_document("dark", "en", "Orchard")])
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("lang", "en")
    assert stage.page.title() == "Orchard"
    stage.apply(effects=[update_document("system", "en", "Orchard")])
    assert html.get_attribute("data-theme") is None


def update_document(theme, tag, title):
    return [12, *text(theme), *text(tag), *text(title)]


@pytest.mark.full
def test_the_appearance_cookie_is_set_only_if_the_server_rendered_another_look(stage):
    stage.open()  # rendered by the server: no theme, es
    stage.apply(effects=[update_document("system", "es", "x")])
    assert stage.page.context.cookies() == []
    stage.apply(effects=[update_document("contrast", "it", "x")])
    [cookie] = stage.page.context.cookies()
    assert (cookie["name"], cookie["value"], cookie["path"], cookie["sameSite"]) == ("word-orchard", "contrast.it", "/", "Lax")
    assert 364 < (cookie["expires"] - time.time()) / 86400 <= 366
    stage.apply(effects=[update_document("system", "es", "x")])
    assert stage.page.context.cookies()[0]["value"] == "system.es"
    stage.page.context.clear_cookies()
    stage.apply(effects=[update_document("system", "es", "y")])
    assert stage.page.context.cookies() == []


# Sharing.

SHARE = [10, *text("I found 7 words 🍎"), *text("/find-words?root=ring")]
SHARED = f"I found 7 words 🍎\n{ORIGIN}/find-words?root=ring"
SHEET = """navigator.canShare = ({ text }) => !!text
navigator.share = async ({ text }) => { fake.shared = text; if (fake.error) throw fake.error }"""


def shared(stage):
    stage.apply(effects=[SHARE])
    stage.wait("fake.sent.length")
    return stage.sent


def test_a_phone_shares_with_its_share_sheet(stage):
    stage.page.add_init_script(SHEET)
    stage.open()
    assert shared(stage) == [("shared", "sheet")]
    assert stage.page.evaluate("fake.shared") == SHARED


@pytest.mark.full
def test_a_cancelled_share_sheet_reports_nothing(stage):
    stage.page.add_init_script(SHEET)
    stage.open()
    stage.page.evaluate("() => { fake.error = new DOMException('closed', 'AbortError') }")
    stage.apply(effects=[SHARE])
    stage.wait("!!fake.shared")
    # The host reports the next share, although the player has cancelled the previous one.
    stage.page.evaluate("() => { fake.error = undefined }")
    assert shared(stage) == [("shared", "sheet")]


@pytest.mark.parametrize("context_options, sheet", [({"has_touch": False}, SHEET), *(pytest.param({}, sheet, marks=pytest.mark.full) for sheet in ["navigator.canShare = () => false", ""])])
def test_sharing_without_a_share_sheet_copies_the_text(stage, sheet):
    stage.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stage.page.add_init_script(sheet)
    stage.open()
    assert shared(stage) == [("shared", "clipboard")]
    assert stage.page.evaluate("navigator.clipboard.readText()") == SHARED


@pytest.mark.full
@pytest.mark.parametrize(
    "obstacle",
    [
        SHEET + "; fake.error = new DOMException('no', 'NotAllowedError')",
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })",
        "Clipboard.prototype.writeText = async () => { throw new DOMException('no', 'NotAllowedError') }",
    ],
)
def test_a_text_that_cannot_be_shared_is_returned_to_the_program(stage, obstacle):
    stage.open()
    stage.page.evaluate(f"() => {{ {obstacle} }}")
    assert shared(stage) == [("failedToShare", SHARED)]


# Lists whose rows slide.

SLIDING = '<ol data-slide>{}</ol>'
GLIDING = "Array.from(document.querySelectorAll('li'), (each) => each.getAnimations().length).join('')"


def sliding(count):
    return SLIDING.format("".join(f"<li>{index}</li>" for index in range(count)))


def test_inserting_an_item_animates_the_other_items(stage):
    stage.open(root=sliding(3))
    stage.apply(enter(0), insert(0, ("li", {}, "new")))
    assert stage.page.evaluate(GLIDING) == "0111"
    stage.wait(f"{GLIDING} === '0000'")


@pytest.mark.full
def test_items_that_keep_their_position_are_not_animated(stage):
    stage.open(root=sliding(3))
    stage.apply(enter(0), insert(2, ("li", {}, "new")))
    assert stage.page.evaluate(GLIDING) == "0001"


@pytest.mark.full
def test_a_second_insertion_into_a_list_continues_the_running_animations(stage):
    stage.open(root=sliding(1))
    stage.apply(enter(0), insert(0, ("li", {}, "new")))
    stage.apply(enter(0), insert(0, ("li", {}, "newer")))
    assert stage.page.evaluate(GLIDING) == "011"
    start = "new DOMMatrix(document.querySelectorAll('li')[2].getAnimations()[0].effect.getKeyframes()[0].transform).f"
    assert stage.page.evaluate(start) < -20


@pytest.mark.full
def test_a_list_without_the_slide_attribute_is_not_animated(stage):
    stage.open(root=sliding(3).replace(" data-slide", ""))
    stage.apply(enter(0), insert(0, ("li", {}, "new")))
    assert stage.page.evaluate(GLIDING) == "0000"


@pytest.mark.full
@still
def test_nothing_is_animated_with_reduced_motion(stage):
    stage.open(root=sliding(3))
    stage.apply(enter(0), insert(0, ("li", {}, "new")))
    assert stage.page.evaluate(GLIDING) == "0000"
