"""Where the player is and whether: Web/places.js and the page's coming and going, with a program made of the test's answers."""

from stage import ORIGIN, context_options, stage, text  # noqa: F401 (fixtures)


def test_the_player_goes_back_through_the_history(stage):
    stage.open(path="/a")
    stage.apply(effects=[[5, *text("/b?c=d"), 1], [5, *text("/e"), 1], [5, *text("/f"), 0]])
    assert stage.page.url == ORIGIN + "/f" and stage.page.evaluate("history.length") == 4
    stage.page.go_back()
    stage.wait("fake.sent.length")
    assert stage.sent == [("visited", "/b?c=d")]
    stage.apply(effects=[[9]])
    stage.wait("fake.sent.length")
    assert stage.sent == [("visited", "/a")]
    stage.page.go_forward()
    stage.wait("fake.sent.length")
    assert stage.sent == [("visited", "/b?c=d")]


def test_an_address_that_the_browser_refuses_changes_nothing(stage):
    stage.open(path="/a")
    stage.apply(effects=[[5, *text("https://other.test/"), 1], [3, *text("poke")]])
    assert stage.page.url == ORIGIN + "/a"
    assert stage.page.evaluate("document.activeElement.id") == "poke"


def hide(stage, is_hidden):
    stage.page.evaluate(
        """(isHidden) => {
          Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }""",
        is_hidden,
    )


def test_the_program_is_told_when_the_player_leaves_and_returns(stage):
    stage.open()
    hide(stage, True)
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert stage.sent == [("left", "")]
    hide(stage, False)
    assert stage.sent == [("returned", "")]
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert stage.sent == [("left", "")]


def test_a_page_opened_out_of_sight_is_left_at_once(stage):
    stage.page.add_init_script("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    stage.open(ready=False)
    stage.wait("document.documentElement.dataset.ready")
    assert [name for name, _ in stage.sent] == ["opened", "left"]
    hide(stage, False)
    assert stage.sent == [("returned", "")]


def test_a_page_from_the_back_forward_cache_begins_afresh(stage):
    stage.open()
    stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))")
    stage.page.wait_for_timeout(50)
    assert stage.sent == []
    with stage.page.expect_navigation():
        stage.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    stage.wait("document.documentElement.dataset.ready")
    assert stage.sent[0][0] == "opened"

