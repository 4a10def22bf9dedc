"""F18: sounds, vibrations and motion in the browser. Tests/PlayTests/FindWords/FeedbackTests and Tests/PlayTests/Settings/SettingsTests test when
signals are given; host/test_sound.py tests the sounds themselves.
"""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from player import close_sheet, expect_banner, find, guess, open_page, open_root, open_settings, root, say, signals, wait_until

TIER = "quick"

# Records the vibrations and the frequencies of the played notes.
SPY = """
window.fake = { notes: [], vibrations: [] }
window.OscillatorNode = class extends OscillatorNode { constructor(context, options) { super(context, options); fake.notes.push(options.frequency) } }
navigator.vibrate = (pattern) => !!fake.vibrations.push(pattern)
"""


def felt(page):
    """Waits for a vibration; returns all vibrations since the last call."""
    wait_until(page, lambda: page.evaluate("fake.vibrations.length"))
    return page.evaluate("fake.vibrations.splice(0)")


def frequencies(signal):
    """Returns the frequencies of the signal's notes; each note also has an overtone (Web/sound.js)."""
    return [note["frequency"] * ratio for note in signal["notes"] for ratio in (1, 4)]


def turn(page, *names):
    open_settings(page)
    for name in names:
        page.get_by_role("switch", name=name, exact=True).click()
    close_sheet(page)


def test_F18_a_refusal_plays_a_sound_and_vibrates_if_both_are_turned_on(visit):
    page = visit(PHONE)
    page.add_init_script(SPY)
    open_root(page, "en", "alarming")
    page.get_by_role("banner").tap()  # sound requires an earlier action
    known = signals(page)
    both, silent, still, switched = (known[name] for name in ("notFromLetters", "tooShort", "notALetter", "undo"))
    guess(page, "sing")
    assert felt(page) == [both["vibration"]]
    wait_until(page, lambda: page.evaluate("fake.notes") == frequencies(both))
    turn(page, "Sound")
    assert felt(page) == [switched["vibration"]]
    guess(page, "al")
    assert felt(page) == [silent["vibration"]]
    turn(page, "Sound", "Haptics")
    assert felt(page) == [switched["vibration"]]  # after sound is turned on again
    guess(page, "r7")
    # Signals are played in order, so the notes of a signal that was played by mistake would come before the notes of
    # the last signal.
    wait_until(page, lambda: page.evaluate("fake.notes")[-2:] == frequencies(still))
    assert not set(frequencies(silent)) & set(page.evaluate("fake.notes"))
    assert page.evaluate("fake.vibrations") == []


@pytest.mark.full
def test_F18_the_haptics_switch_is_disabled_with_a_reason_if_the_browser_cannot_vibrate(visit):
    page = visit(PHONE)
    page.add_init_script("delete Navigator.prototype.vibrate")
    open_page(page)
    root(page)
    open_settings(page)
    expect(page.get_by_text(say(page, "hapticsMissing"))).to_be_visible()
    expect(page.get_by_role("switch", name=say(page, "haptics"), exact=True)).to_be_disabled()
    expect(page.get_by_role("switch", name=say(page, "sound"), exact=True)).to_be_enabled()


@pytest.mark.full
def test_F18_reduced_motion_stops_movement(visit):
    page = visit(PHONE, reduced_motion="reduce")
    open_root(page, "en", "alarming")
    find(page, "ring", "main")
    guess(page, "sing")
    expect_banner(page, "Try again")
    moving = page.evaluate(
        """() => document.getAnimations().flatMap((each) => each.effect.getKeyframes().flatMap(Object.keys))
          .filter((name) => ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'marginTop', 'height'].includes(name))"""
    )
    assert moving == []
