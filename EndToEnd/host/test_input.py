"""Tests how Web/input.js converts the player's input to messages, with a fake program."""

import pytest

from stage import (  # noqa: F401 (fixtures)
    LEAVE, context_options, enter, insert, remove, remove_attribute, replace, set_attribute, stage,
)

TIER = "quick"


# Presses and input fields.


def test_a_press_within_an_element_sends_its_message(stage):
    stage.open(root='<main><button data-press="opened ring"><b>ring</b></button><button data-press="x" disabled><i>x</i></button></main>')
    stage.page.click("b")
    stage.page.evaluate("document.querySelector('i').click()")
    assert stage.sent == [("opened ring", "")]


@pytest.mark.parametrize("later, sent", [("save ring", [("save ring", "")]), pytest.param("remove ring", [], marks=pytest.mark.full)])
def test_a_press_counts_even_if_the_page_is_rendered_again_meanwhile(stage, later, sent):
    """For example, the words of a page may arrive while a finger is down. If another button has replaced the pressed
    button, the host sends no message, because the player did not intend to press the new button.
    """
    stage.open(root='<main><p><button data-press="save ring">Save</button></p></main>')
    stage.page.hover("button")
    stage.page.mouse.down()
    stage.page.evaluate(f"document.querySelector('p').innerHTML = '<button data-press=\\'{later}\\'>Save</button>'")
    stage.page.mouse.up()
    assert stage.sent == sent
    stage.page.click("button")
    assert stage.sent == [(later, "")]


MOVED = '<main><div data-press="open page"><button data-press="close page">Close</button><button data-press="delete page">Delete</button></div></main>'


@pytest.mark.full
@pytest.mark.parametrize("below", ["delete page", "open page"])
def test_a_press_counts_even_if_the_button_has_moved_meanwhile(stage, below):
    """A button may move while it is pressed, for example because its dialog is still sliding up. The host sends the
    message of the button that the player has pressed. The host sends no message of the element that is now under the
    pointer. The host also sends no message of a common ancestor of both elements.
    """
    stage.open(root=MOVED)
    stage.page.hover("button >> nth=0")
    stage.page.mouse.down()
    stage.page.evaluate("document.querySelector('button').style.translate = '0 200px'")
    if below == "delete page":
        stage.page.evaluate("document.querySelectorAll('button')[1].style.cssText = 'position: fixed; inset: 0'")
    stage.page.mouse.up()
    assert stage.sent == [("close page", "")]
    stage.page.click("button >> nth=1")
    assert stage.sent[-1] == ("delete page", "")


@pytest.mark.full
def test_dragging_a_press_to_another_element_sends_no_message(stage):
    stage.open(root='<main><button data-press="a">a</button><button data-press="b">b</button></main>')
    stage.page.hover("button >> nth=0")
    stage.page.mouse.down()
    stage.page.hover("button >> nth=1")
    stage.page.mouse.up()
    assert stage.sent == []


def test_a_press_on_a_marked_button_keeps_the_focus(stage):
    stage.open(root='<main><input><button id="t" data-press="tile" data-keeps-focus>t</button><button id="s">s</button></main>')
    stage.page.focus("input")
    stage.page.click("#t")
    assert stage.page.evaluate("document.activeElement.localName") == "input"
    assert stage.sent == [("tile", "")]
    stage.page.click("#s")
    assert stage.page.evaluate("document.activeElement.id") == "s"


FIELD = '<form data-submits="submitted"><input type="text" data-types="typed" value=""><button>Submit</button></form>'


def type_key(stage, key, value):
    """Presses a key in the input field; the fake program's response sets the field to `value`."""
    stage.answer("typed", enter(0), enter(0), set_attribute("value", value))
    stage.page.keyboard.press(key)


def test_each_typed_letter_is_sent_and_the_caret_keeps_its_position(stage):
    stage.open(root=FIELD)
    stage.page.focus("input")
    for key, value in [("a", "a"), ("c", "ac"), ("ArrowLeft", ""), ("b", "abc")]:
        type_key(stage, key, value) if value else stage.page.keyboard.press(key)
    assert stage.sent == [("typed", "a"), ("typed", "ac"), ("typed", "abc")]
    assert stage.page.evaluate("document.querySelector('input').selectionStart") == 2


@pytest.mark.full
def test_a_field_is_reset_to_the_value_of_the_page(stage):
    stage.open(root=FIELD)
    stage.page.focus("input")
    stage.page.keyboard.press("7")
    assert stage.page.input_value("input") == ""
    type_key(stage, "a", "a")
    assert stage.page.input_value("input") == "a"


@pytest.mark.full
def test_a_field_without_a_value_keeps_the_typed_text(stage):
    stage.open(root='<main><input data-types="typed"></main>')
    stage.page.type("input", "ab")
    assert stage.page.input_value("input") == "ab"


def test_holding_return_down_submits_a_form_once(stage):
    stage.open(root=FIELD)
    stage.page.focus("input")
    for _ in range(3):
        stage.page.keyboard.down("Enter")
    stage.page.keyboard.up("Enter")
    assert stage.sent == [("submitted", "")]


def test_radio_buttons_follow_the_patched_page(stage):
    stage.open(
        root='<form><input type="radio" name="l" data-changes="chose 7" checked><input type="radio" name="l" data-changes="chose 8"></form>'
    )
    checked = "Array.from(document.querySelectorAll('input'), (each) => each.checked)"
    stage.page.locator("input").nth(1).click()
    assert stage.sent == [("chose 8", "")]
    assert stage.page.evaluate(checked) == [True, False]
    stage.answer("chose 8", enter(0), enter(0), remove_attribute("checked"), LEAVE, enter(1), set_attribute("checked", ""))
    stage.page.locator("input").nth(1).click()
    assert stage.page.evaluate(checked) == [False, True]
    stage.apply(enter(0), enter(1), remove_attribute("checked"), LEAVE, enter(0), set_attribute("checked", ""))
    assert stage.page.evaluate(checked) == [True, False]


# Input methods.


def compose(stage, value):
    session = stage.page.context.new_cdp_session(stage.page)
    session.send("Input.imeSetComposition", {"text": value, "selectionStart": len(value), "selectionEnd": len(value)})
    return session


def test_a_composition_is_sent_and_patches_do_not_disturb_it(stage):
    stage.open(root=FIELD)
    stage.page.focus("input")
    session = compose(stage, "ㄱ")
    stage.apply(enter(0), enter(0), set_attribute("value", "x"))
    compose(stage, "가")
    assert stage.page.input_value("input") == "가"
    stage.answer("typed", enter(0), enter(0), set_attribute("value", "가"))
    session.send("Input.insertText", {"text": "가"})
    assert stage.page.input_value("input") == "가"
    assert stage.sent[-1] == ("typed", "가")


def test_the_return_that_ends_a_composition_does_not_submit(stage):
    stage.open(root=FIELD)
    stage.page.focus("input")
    compose(stage, "가")
    stage.page.evaluate("document.querySelector('form').requestSubmit()")
    assert "submitted" not in dict(stage.sent)
    stage.page.evaluate(
        """() => {
          const field = document.querySelector('input')
          field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
          const key = { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
          field.dispatchEvent(new KeyboardEvent('keydown', key))  // Safari: after the end, and only 229 tells
          field.form.requestSubmit()
        }"""
    )
    assert "submitted" not in dict(stage.sent)
    stage.page.evaluate("document.querySelector('input').dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))")
    stage.page.keyboard.press("Enter")
    assert dict(stage.sent)["submitted"] == ""


@pytest.mark.full
def test_a_press_on_the_submit_button_counts_during_a_composition(stage):
    stage.open(root=FIELD.replace("<button>", "<button data-keeps-focus>"))
    stage.page.focus("input")
    stage.answer("typed", enter(0), enter(0), set_attribute("value", "ring"))
    compose(stage, "ring")
    stage.answer("submitted", enter(0), enter(0), set_attribute("value", ""))
    stage.page.click("button")
    assert ("submitted", "") in stage.sent
    assert stage.page.input_value("input") == ""


# Keys.


def test_keys_outside_of_fields_are_sent_with_their_code(stage):
    stage.open()
    for key in ["a", "Shift+KeyA", "Backspace", "Space", "Enter"]:
        stage.page.keyboard.press(key)
    assert [key for _, key in stage.sent] == [
        "a KeyA", "Shift ShiftLeft", "A KeyA", "Backspace Backspace", "  Space", "Enter Enter",
    ]


def test_only_the_keys_of_the_game_lose_their_default_action(stage):
    stage.open()
    prevented = """(key) => !document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))"""
    assert {key: stage.page.evaluate(prevented, key) for key in [" ", "Enter", "Backspace", "a"]} == {" ": True, "Enter": True, "Backspace": True, "a": False}


@pytest.mark.full
def test_keyboard_shortcuts_of_the_browser_still_work(stage):
    stage.open()
    for key in ["Control+KeyA", "Alt+KeyA", "Meta+KeyA"]:
        stage.page.keyboard.press(key)
    assert [key for _, key in stage.sent if "KeyA" in key] == []


@pytest.mark.full
def test_holding_return_down_sends_it_once_and_holding_a_letter_sends_it_repeatedly(stage):
    stage.open()
    for key in ["Enter", "Enter", "Backspace", "Backspace"]:
        stage.page.keyboard.down(key)
    assert [key for _, key in stage.sent] == ["Enter Enter", "Backspace Backspace", "Backspace Backspace"]


@pytest.mark.full
def test_space_on_an_empty_field_is_a_key_of_the_game(stage):
    stage.open(root=FIELD)
    stage.page.focus("input")
    stage.page.keyboard.press("Space")
    assert stage.sent == [("pressedKey", "  Space")]
    type_key(stage, "a", "a")
    type_key(stage, "Space", "a ")
    assert stage.sent == [("typed", "a"), ("typed", "a ")]


def test_a_focused_button_uses_space_and_return_and_passes_letters_to_the_game(stage):
    stage.open(root='<main><button data-press="pressed">x</button></main>')
    stage.page.focus("main button")
    for key in ["Space", "Enter", "a", "Backspace"]:
        stage.page.keyboard.press(key)
    assert stage.sent == [("pressed", ""), ("pressed", ""), ("pressedKey", "a KeyA"), ("pressedKey", "Backspace Backspace")]


@pytest.mark.full
def test_a_radio_button_uses_arrow_keys_itself(stage):
    stage.open(root='<main><input type="radio" name="a" checked><input type="radio" name="a"></main>')
    stage.page.locator("input").first.focus()
    stage.page.keyboard.press("ArrowRight")
    stage.page.keyboard.press("b")
    assert stage.sent == [("pressedKey", "b KeyB")]


# Dialogs.

DIALOG = ("dialog", {"data-closes": "closedSettings"}, ("button", {"id": "inside"}, "x"))
OPENER = '<main><button id="opener" data-press="openedSettings">Settings</button></main>'


def open_dialog(stage):
    stage.open(root=OPENER)
    stage.answer("openedSettings", enter(0), insert(1, DIALOG))
    stage.page.click("#opener")
    assert stage.page.evaluate("document.querySelector('dialog').matches(':modal')")
    assert stage.page.evaluate("document.activeElement.id") == "inside"
    assert stage.sent == [("openedSettings", "")]


def closes(stage):
    stage.answer("closedSettings", enter(0), remove(1))


def test_escape_closes_a_dialog_and_the_focus_returns(stage):
    open_dialog(stage)
    closes(stage)
    stage.page.keyboard.press("Escape")
    stage.wait("document.activeElement.id === 'opener'")
    # The browser completes its own work for the closed dialog before it handles the next key.
    stage.page.keyboard.press("a")
    assert stage.sent == [("closedSettings", ""), ("pressedKey", "a KeyA")]


@pytest.mark.full
def test_the_focus_returns_even_if_the_dialog_is_removed_with_its_parent(stage):
    stage.open(root='<main><button id="opener">x</button><div><p>y</p></div></main>')
    stage.page.focus("#opener")
    stage.apply(enter(0), enter(1), insert(0, DIALOG))
    stage.apply(enter(0), replace(1, ("div", {})))
    assert stage.page.evaluate("document.activeElement.id") == "opener"


@pytest.mark.full
def test_a_dialog_does_not_close_by_itself(stage):
    open_dialog(stage)
    for count in [1, 2, 3]:  # Chromium closes it at the second Escape without another action, whatever the page does
        stage.page.keyboard.press("Escape")
        stage.wait(f"fake.sent.length >= {count} && document.querySelector('dialog').matches(':modal')")


@pytest.mark.full
def test_the_second_click_of_a_double_click_does_not_close_a_dialog_opened_by_the_first(stage):
    stage.open(root=OPENER)
    stage.answer("openedSettings", enter(0), insert(1, DIALOG))
    stage.page.dblclick("#opener")
    assert stage.sent == [("openedSettings", "")]
    assert stage.page.evaluate("document.querySelector('dialog').matches(':modal')")


def test_a_press_on_the_backdrop_closes_a_dialog_and_a_press_inside_does_not(stage):
    open_dialog(stage)
    closes(stage)
    box = stage.page.locator("dialog").bounding_box()
    stage.page.mouse.click(box["x"] + 5, box["y"] + 5)
    stage.page.mouse.move(box["x"] + 50, box["y"] + 80)
    stage.page.mouse.down()
    stage.page.mouse.move(5, 5)
    stage.page.mouse.up()
    assert stage.sent == []
    stage.page.mouse.click(5, 5)
    assert stage.sent == [("closedSettings", "")]


def test_only_a_swipe_down_closes_a_dialog(stage):
    open_dialog(stage)
    closes(stage)
    box = stage.page.locator("dialog").bounding_box()
    x, y = box["x"] + 30, box["y"] + 80
    session = stage.page.context.new_cdp_session(stage.page)
    # This listener runs after the host's listener.
    stage.page.evaluate("() => { fake.ended = 0; addEventListener('touchend', () => { fake.ended++ }) }")
    for count, (right, down) in enumerate([(0, 40), (150, 150), (0, -90), (0, 150)], start=1):
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + right, "y": y + down}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        stage.wait(f"fake.ended === {count}")
        assert stage.sent == ([("closedSettings", "")] if (right, down) == (0, 150) else []), (right, down)


@pytest.mark.full
def test_keys_in_a_dialog_are_not_sent_to_the_game(stage):
    open_dialog(stage)
    stage.page.keyboard.press("a")
    assert stage.sent == []
