"""F18: a banner that does not stand in the way, announced, with a shake, a sound and a vibration; all of it can be turned off."""

import pytest
from playwright.sync_api import expect

from conftest import LOCALES, PHONE, READERS
from player import (
    banner, button, close_sheet, expect_banner, field, find, guess, open_page, open_root, open_settings, ready, root, say, signals,
    wait_until,
)
from server import solve

pytestmark = pytest.mark.moving

# What sounds, by the first note of each signal, and what vibrates.
SPY = """
window.fake = { notes: [], vibrations: [] }
window.OscillatorNode = class extends OscillatorNode { constructor(context, options) { super(context, options); fake.notes.push(options) } }
navigator.vibrate = (pattern) => !!fake.vibrations.push(pattern)
"""


@pytest.fixture
def player(visit):
    page = visit(PHONE)
    page.add_init_script(SPY)
    return page


def heard(page):
    return page.evaluate("[fake.notes.length, fake.vibrations.length]")


def felt(page):
    return page.evaluate("fake.vibrations.splice(0)")


REFUSALS = [("r7", "notALetter"), ("al", "tooShort"), ("alarming", "isRoot"), ("ring", "alreadyFound"), ("sing", "notFromLetters"), ("gnil", "notInLexicon")]


def test_F18_every_event_has_its_own_sound_and_vibration(player):
    open_root(player, "en", "alarming")
    player.get_by_role("banner").tap()  # what sounds needs an action first
    known = signals(player)

    def expect_signal(name):
        wait_until(player, lambda: player.evaluate("fake.vibrations.length"))
        assert felt(player) == [known[name]["vibration"]], name

    for word, name in [("ring", "found"), ("agnail", "bonus")]:
        find(player, word)
        expect_signal(name)
    for text, name in REFUSALS:
        guess(player, text)
        expect_signal(name)
    field(player).fill("")
    button(player, "New word").tap()
    expect_signal("newWord")
    button(player, "Undo").tap()
    expect_signal("undo")
    button(player, "Hints").tap()
    player.get_by_role("table").get_by_role("button").first.tap()
    player.get_by_role("dialog").get_by_role("button", name="Next letter").first.tap()
    expect_signal("hint")
    close_sheet(player)
    button(player, "Give up").tap()
    button(player, "Show the words").tap()
    expect_signal("finished")
    wait_until(player, lambda: heard(player)[0] > 20)


def test_F18_all_letters_and_the_full_harvest_have_their_own(player):
    open_root(player, "en", "alarming")
    player.get_by_role("banner").tap()
    known = signals(player)
    common = solve("alarming", "en", "--common")
    find(player, *common[1:13])  # a good part of the tree, so that the next one reaches no level
    felt(player)
    find(player, "marginal")
    wait_until(player, lambda: player.evaluate("fake.vibrations.length"))
    assert felt(player)[0] in [known["all"]["vibration"], known["grown"]["vibration"]]
    open_root(player, "en", "sent")
    player.get_by_role("banner").tap()
    felt(player)
    find(player, "nets")  # the first five levels are as quiet as any find
    wait_until(player, lambda: player.evaluate("fake.vibrations.length"))
    assert felt(player)[0] in [known["all"]["vibration"], known["grown"]["vibration"]]
    find(player, "net", "set", "ten", "tens")
    player.wait_for_timeout(50)
    felt(player)
    find(player, "nest")
    expect_banner(player, "Full harvest")
    wait_until(player, lambda: player.evaluate("fake.vibrations.length"))
    assert felt(player) == [known["harvest"]["vibration"]]


@pytest.mark.parametrize("name, index", [("Sound", 0), ("Haptics", 1)])
def test_F18_sound_and_haptics_can_each_be_turned_off_and_stay_off(player, name, index):
    open_root(player, "en", "alarming")
    open_settings(player)
    switch = player.get_by_role("switch", name=name, exact=True)
    expect(switch).to_be_checked()
    switch.uncheck()
    close_sheet(player)
    player.wait_for_timeout(400)
    for again in [False, True]:
        if again:
            player.reload()
            ready(player)
            root(player)
            player.get_by_role("banner").tap()
        before = heard(player)
        find(player, "ring" if not again else "main")
        wait_until(player, lambda: heard(player)[1 - index] > before[1 - index])
        player.wait_for_timeout(100)
        assert heard(player)[index] == before[index]
    open_settings(player)
    expect(player.get_by_role("switch", name=name, exact=True)).not_to_be_checked()
    expect(player.get_by_role("switch", name="Haptics" if name == "Sound" else "Sound", exact=True)).to_be_checked()


@LOCALES
def test_F18_the_switch_says_so_where_the_device_cannot_vibrate(visit, locale):
    page = visit(PHONE, locale=locale)
    page.add_init_script("delete Navigator.prototype.vibrate")
    open_page(page)
    root(page)
    open_settings(page)
    expect(page.get_by_text(say(page, "hapticsMissing"))).to_be_visible()
    expect(page.get_by_role("switch", name=say(page, "haptics"), exact=True)).to_be_disabled()
    expect(page.get_by_role("switch", name=say(page, "sound"), exact=True)).to_be_enabled()


def test_F18_on_a_desktop_nothing_vibrates(page):
    open_page(page)
    root(page)
    open_settings(page)
    expect(page.get_by_text("This device or browser can’t vibrate.")).to_be_visible()


@READERS
def test_F18_a_refusal_is_announced_shakes_the_field_and_lets_type_on(visit, device, locale):
    page = visit(device, locale=locale)
    open_root(page, "es", "canciones")
    expect(banner(page)).to_have_count(1)
    expect(banner(page)).to_be_empty()
    form = page.locator("form")
    shakes = set()
    for _ in range(2):
        guess(page, "zoo")
        expect_banner(page, say(page, "notFromLettersTitle"), say(page, "noneOfLetter", letter="Z", root="canciones"))
        shakes.add(form.evaluate("(form) => getComputedStyle(form).animationName"))
    assert len(shakes) == 2 and "none" not in shakes
    expect(field(page)).to_be_focused()
    field(page).press_sequentially("s")
    expect(field(page)).to_have_value("zoos")
    expect(banner(page)).to_be_empty()


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
