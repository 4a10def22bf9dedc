"""Tests the history and the page's visibility with a fake program: Web/history.js and the page's lifecycle."""

import pytest

from stage import BACK, ORIGIN, context_options, navigate, stage, text  # noqa: F401 (fixtures)

TIER = "quick"


# Navigating between pages.


def visits(stage, *effects):
    """Opens /a, sends the effects, and waits until the browser has performed them."""
    stage.open(path="/a")
    stage.apply(effects=effects)
    return stage


def went(stage, path):
    stage.wait(f"location.href === {ORIGIN + path!r}")


def test_the_player_goes_back_and_forward_through_the_history_with_its_states(stage):
    visits(stage, navigate("/b?c=d", "page 2", 1), navigate("/e", "page 3", 1), navigate("/f", "page 4"))
    assert stage.page.url == ORIGIN + "/f" and stage.page.evaluate("[history.length, history.state]") == [4, "page 4"]
    stage.page.go_back()
    stage.wait("fake.sent.length")
    stage.page.go_back()
    stage.wait("fake.sent.length > 1")
    stage.page.go_forward()
    stage.wait("fake.sent.length > 2")
    assert stage.sent == [("visited", "/b?c=d\npage 2"), ("visited", "/a\n"), ("visited", "/b?c=d\npage 2")]


@pytest.mark.full
def test_the_first_message_contains_the_state_of_the_entry(stage):
    visits(stage, navigate("/b", "page ñ🍎", 1))
    opened = stage.reload()
    assert (opened["location"], opened["state"]) == ("/b", "page ñ🍎")
    assert list(opened)[:2] == ["location", "state"]


@pytest.mark.full
def test_a_history_state_that_is_not_a_line_of_text_is_ignored(stage):
    stage.open(path="/a")
    for state in ["{ page: 1 }", "7", "'a\\nb'", "null"]:
        stage.page.evaluate(f"history.replaceState({state}, '')")
        assert (state, stage.reload()["state"]) == (state, "")


def test_a_step_back_that_the_program_requested_is_not_reported_to_it(stage):
    visits(stage, navigate("/b", "", 1), BACK)
    went(stage, "/a")
    stage.apply(effects=[navigate("/c", "", 1)])
    stage.page.go_back()
    stage.wait("fake.sent.length")
    assert stage.sent == [("visited", "/a\n")]


def test_history_effects_wait_until_an_earlier_step_back_has_happened(stage):
    visits(stage, navigate("/b", "", 1), navigate("/c", "", 1), BACK, navigate("/d", "in b's place"))
    went(stage, "/d")
    assert stage.page.evaluate("[history.length, history.state]") == [4, "in b's place"]
    stage.apply(effects=[BACK, navigate("/e", "after a", 1)])
    went(stage, "/e")
    assert stage.page.evaluate("[history.length, history.state]") == [3, "after a"]
    assert stage.sent == []


@pytest.mark.full
def test_two_requested_steps_back_go_back_two_history_entries(stage):
    visits(stage, navigate("/b", "", 1), navigate("/c", "", 1), BACK, BACK, navigate("/d"))
    went(stage, "/d")
    assert stage.page.evaluate("history.length") == 4 and stage.sent == []


@pytest.mark.full
def test_a_step_back_in_the_history_that_does_not_happen_blocks_later_effects_for_three_seconds(stage):
    stage.page.add_init_script("History.prototype.back = () => {}")
    stage.page.clock.install(time=0)
    stage.open(path="/a")
    stage.page.clock.pause_at(60_000)
    stage.apply(effects=[BACK, navigate("/b", "", 1)])
    stage.page.clock.run_for(2999)
    assert stage.page.url == ORIGIN + "/a"
    stage.page.clock.run_for(1)
    assert stage.page.url == ORIGIN + "/b"


def test_a_page_reloaded_with_an_open_dialog_goes_back_one_entry(stage):
    visits(stage, navigate("/b", "page", 1), navigate("/c", "sheet", 1))
    opened = stage.reload()
    assert (opened["location"], opened["state"]) == ("/b", "page")
    assert stage.page.url == ORIGIN + "/b" and stage.sent == []


@pytest.mark.full
def test_the_history_state_of_a_dialog_is_sent_for_the_page_under_the_dialog(stage):
    visits(stage, navigate("/b", "page", 1), navigate("/c", "sheet round 2", 1))
    opened = stage.reload()
    assert (opened["location"], opened["state"]) == ("/b", "round 2")


@pytest.mark.full
def test_a_page_loaded_on_the_history_entry_of_a_dialog_stays_there_if_the_browser_cannot_go_back(stage):
    stage.page.add_init_script("History.prototype.back = () => {}")
    stage.open(path="/a")
    stage.page.evaluate("history.replaceState('sheet', '')")
    opened = stage.reload()
    assert (opened["location"], opened["state"]) == ("/a", "sheet")


@pytest.mark.full
@pytest.mark.parametrize("broken", ["back", "pushState", "replaceState", "state"])
def test_errors_of_the_browsers_history_object_do_not_block_later_effects(stage, broken):
    stage.page.add_init_script(
        f"Object.defineProperty(History.prototype, {broken!r}, {{ get() {{ throw new DOMException('no', 'SecurityError') }} }})"
    )
    visits(stage, navigate("/b"), navigate("/c", "", 1), [3, *text("poke")], *([] if broken == "pushState" else [BACK]))
    stage.wait("document.activeElement.id === 'poke'")
    assert stage.problems == []


@pytest.mark.full
def test_an_address_that_the_browser_refuses_changes_nothing(stage):
    stage.open(path="/a")
    stage.apply(effects=[navigate("https://other.test/", how=1), [3, *text("poke")]])
    assert stage.page.url == ORIGIN + "/a"
    assert stage.page.evaluate("document.activeElement.id") == "poke"


# Tests in which the player leaves the page and returns


def hide(stage, is_hidden):
    stage.page.evaluate(
        """(isHidden) => {
          Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }""",
        is_hidden,
    )


def test_the_program_is_notified_when_the_player_leaves_and_returns(stage):
    stage.open()
    hide(stage, True)
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert stage.sent == [("left", "")]
    hide(stage, False)
    assert stage.sent == [("returned", "")]
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert stage.sent == [("left", "")]


@pytest.mark.full
def test_a_page_opened_in_the_background_is_reported_as_left(stage):
    stage.page.add_init_script("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    stage.open(ready=False)
    stage.wait("document.documentElement.dataset.ready")
    assert [name for name, _ in stage.sent] == ["opened", "left"]
    hide(stage, False)
    assert stage.sent == [("returned", "")]


@pytest.mark.full
def test_a_page_from_the_back_forward_cache_reloads(stage):
    stage.open()
    # If a script reloads the page, `navigation` reports the reload immediately.
    is_reloading = stage.page.evaluate(
        """() => {
          let isReloading = false
          navigation.addEventListener('navigate', () => { isReloading = true })
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
          return isReloading
        }"""
    )
    assert not is_reloading and stage.sent == []
    with stage.page.expect_navigation():
        stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    stage.wait("document.documentElement.dataset.ready")
    assert stage.sent[0][0] == "opened"

