"""Tests the sounds and vibrations of Web/sound.js and Web/signals.js in a real Chromium; the sounds are rendered and measured."""

import itertools

import pytest

from stage import context_options, navigate, number, outbox, stage, text  # noqa: F401 (fixtures)

TIER = "quick"

NAMES = {
    "found", "bonus", "all", "grown", "harvest",
    "notALetter", "tooShort", "isRoot", "alreadyFound", "notFromLetters", "notInLexicon",
    "hint", "newWord", "finished", "timeLow", "timeUp", "undo",
    "right", "wrong", "fall", "win", "loss",
}
SOUND, HAPTICS = 1, 2
SPY = """
window.fake = { contexts: [], tones: 0, vibrations: [] }
window.AudioContext = class extends AudioContext { constructor(...all) { super(...all); fake.contexts.push(this) } }
window.OscillatorNode = class extends OscillatorNode { constructor(...all) { super(...all); fake.tones++ } }
navigator.vibrate = (pattern) => !!fake.vibrations.push(pattern)
"""
# Returns the peak, the maximum of the first half millisecond, the time after which the sound is silent, and the
# loudness of each twentieth of a second.
RENDER = """async (name) => {
  const [{ schedule }, { signals }] = await Promise.all([import('/sound.js'), import('/signals.js')])
  const context = new OfflineAudioContext(1, 44100 * 2, 44100)
  schedule(context, context.destination, signals[name].notes, 0)
  const samples = (await context.startRendering()).getChannelData(0)
  let [peak, last, isSound] = [0, 0, true]
  const shape = new Array(40).fill(0)
  samples.forEach((sample, index) => {
    isSound &&= Number.isFinite(sample)
    peak = Math.max(peak, Math.abs(sample))
    if (Math.abs(sample) > 0.0005) last = index / 44100
    shape[Math.floor(index / 2205)] += Math.abs(sample)
  })
  return { peak, last, isSound, first: Math.max(...samples.slice(0, 22).map(Math.abs)), shape }
}"""


def signal(name, bits):
    return [11, *text(name), *number(bits)]


@pytest.fixture
def player(stage):  # noqa: F811
    stage.page.add_init_script(SPY)
    return stage.open()


def signals(stage):
    return stage.page.evaluate("import('/signals.js').then(({ signals }) => signals)")


def quietly(stage, *effects):
    """Sends effects to the page by a scripted click, which does not count as an action of the player."""
    stage.answer("poke", effects=effects)
    stage.page.evaluate("document.getElementById('poke').click()")


def press(stage, *effects):
    stage.answer("poke", effects=effects)
    stage.page.click("#poke")


TONES = "fake.tones"
# The host plays a signal one frame after its effect.
FRAMES = "async () => { for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame) }"
# The host creates the audio context 40 ms after the first press. This timer of 41 ms starts later than the host's delay
# of 40 ms, so the audio context exists when the timer ends.
MADE = "new Promise((made) => setTimeout(made, 41))"


def test_every_signal_of_the_program_exists(player):
    assert signals(player).keys() == NAMES


@pytest.mark.full
def test_no_two_signals_sound_or_feel_the_same(player):
    for (one, its), (other, others) in itertools.combinations(signals(player).items(), 2):
        assert [(note["frequency"], note["at"]) for note in its["notes"]] != [
            (note["frequency"], note["at"]) for note in others["notes"]
        ], f"{one} sounds as {other}"
        assert its["vibration"] != others["vibration"], f"{one} feels as {other}"


@pytest.mark.full
def test_every_signal_except_harvest_is_short(player):
    for name, its in signals(player).items():
        assert max(note["at"] + note["length"] for note in its["notes"]) <= (1.5 if name == "harvest" else 0.7), name
        assert sum(its["vibration"]) <= 400, name


@pytest.mark.full
def test_every_sound_begins_and_ends_softly(player):
    shapes = {}
    for name in sorted(NAMES):
        sound = player.page.evaluate(RENDER, name)
        print(f"{name:15} peak {sound['peak']:.3f}  ends {sound['last']:.2f} s")
        assert sound["isSound"], name
        assert 0.03 < sound["peak"] < 0.3, name  # three simultaneous signals stay below 0.9
        assert sound["first"] < 0.25 * sound["peak"], f"{name} begins with a click"
        assert sound["last"] < (1.5 if name == "harvest" else 0.7), name
        shapes[name] = tuple(round(value) for value in sound["shape"])
    assert len(set(shapes.values())) == len(shapes)


@pytest.mark.full
def test_no_audio_context_is_created_before_the_players_first_action(stage):  # noqa: F811
    # The response to the first message, `opened`, contains the effect that plays a signal. The page reports by a
    # console message that it is ready, because any evaluation by Playwright would count as an action of the player.
    stage.page.add_init_script(SPY)
    stage.page.add_init_script(
        """addEventListener('DOMContentLoaded', async () => {
          const frame = () => new Promise(requestAnimationFrame)
          while (document.documentElement.dataset.ready !== 'true') await frame()
          for (let count = 0; count < 20; count++) await frame()
          console.info('twenty frames later')
        })"""
    )
    with stage.page.expect_console_message(lambda message: message.text == "twenty frames later"):
        stage.open(answers={"opened": [outbox(effects=[signal("found", SOUND | HAPTICS)])]}, ready=False)
    assert stage.page.evaluate("[fake.sent.length, fake.contexts.length, fake.tones, fake.vibrations.length]") == [1, 0, 0, 0]
    assert stage.problems == []


@pytest.mark.parametrize("act", ["click", *(pytest.param(act, marks=pytest.mark.full) for act in ["tap", "key"])])
def test_the_first_action_of_a_player_can_already_play_a_sound(player, act):
    player.answer("pressedKey" if act == "key" else "poke", effects=[signal("found", SOUND | HAPTICS)])
    {"click": player.page.click, "tap": player.page.tap, "key": lambda _: player.page.keyboard.press("a")}[act]("#poke")
    player.wait(TONES)
    assert player.page.evaluate("fake.contexts.map(({ state }) => state)") == ["running"]
    assert player.page.evaluate("fake.vibrations") == [[18]]
    assert player.problems == []


def test_only_allowed_sounds_and_vibrations_are_played(player):
    press(player)
    player.page.evaluate(MADE)
    for bits, sounds, vibrates in [(0, False, False), (1, True, False), (2, False, True), (3, True, True)]:
        player.page.evaluate("() => { fake.tones = 0; fake.vibrations = [] }")
        press(player, signal("all", bits))
        if sounds:
            player.wait(TONES)
        player.page.evaluate(FRAMES)
        assert (player.page.evaluate(TONES) > 0, len(player.page.evaluate("fake.vibrations")) > 0) == (sounds, vibrates), bits


@pytest.mark.full
def test_an_unknown_signal_does_nothing(player):
    press(player)
    player.page.evaluate(MADE)
    for name in ["nothing", "constructor", "toString", ""]:
        press(player, signal(name, SOUND | HAPTICS))
        player.page.evaluate(FRAMES)
        assert player.page.evaluate(TONES) == 0, name
    assert player.problems == []


@pytest.mark.full
def test_a_hidden_page_plays_no_sound(player):
    press(player, signal("harvest", SOUND))
    player.wait(TONES)
    hidden = """(isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }"""
    player.page.evaluate(hidden, True)
    player.wait("fake.contexts[0].state === 'suspended'")
    before = player.page.evaluate(TONES)
    quietly(player, signal("found", SOUND | HAPTICS))
    player.page.evaluate(FRAMES)
    assert player.page.evaluate(TONES) == before
    assert player.page.evaluate("fake.vibrations") == []
    player.page.evaluate(hidden, False)
    quietly(player, signal("found", SOUND))
    player.wait(f"{TONES} > {before}")
    assert player.page.evaluate("fake.contexts[0].state") == "running"


@pytest.mark.full
def test_at_most_three_signals_sound_simultaneously(player):
    player.page.evaluate("""() => {
      fake.stopped = 0
      const stop = OscillatorNode.prototype.stop
      AudioScheduledSourceNode.prototype.stop = function (time) { fake.stopped++; return stop.call(this, time) }
    }""")
    press(player)
    press(player, *[signal("harvest", SOUND)] * 10)
    player.wait(f"{TONES} >= 180")
    assert player.page.evaluate("fake.stopped - fake.tones") == 7 * 18, "each is stopped once, the oldest seven a second time"
    assert len(player.page.evaluate("fake.contexts.map(String)")) == 1


@pytest.mark.full
@pytest.mark.parametrize(
    "obstacle",
    [
        "window.AudioContext = class { constructor() { throw new DOMException('no device', 'NotSupportedError') } }",
        "AudioContext.prototype.resume = async () => { throw new DOMException('no', 'InvalidStateError') }; fake.suspend = true",
        "window.OscillatorNode = class { constructor() { throw new DOMException('too many', 'NotSupportedError') } }",
        "window.AudioContext = undefined; navigator.vibrate = undefined",
    ],
)
def test_a_failing_sound_does_not_interrupt_play(player, obstacle):
    player.page.evaluate(f"() => {{ {obstacle} }}")
    press(player)
    player.page.evaluate(MADE)
    player.page.evaluate("async () => { if (fake.suspend) await fake.contexts[0].suspend() }")
    player.page.evaluate("fake.sent = []")
    press(player, signal("found", SOUND | HAPTICS), navigate("/on"))
    press(player)
    player.page.evaluate(FRAMES)
    assert [name for name, _ in player.sent] == ["poke", "poke"]
    assert player.page.url.endswith("/on")
    assert player.problems == []
