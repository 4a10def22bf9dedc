"""V5: a word is spoken by a voice of the device or of the server; if neither can speak, the page shows the reason.

Tests/PlayTests/WordPage tests the request for each word, and the page's text for each reason.
"""

import json

import pytest
from playwright.sync_api import expect

from conftest import PHONE, Visitors
from player import button, heading, interface, open_page, say, wait_until
from sentences import language_name
from test_pronounce import real, serve  # noqa: F401

TIER = "quick"


# Fakes the voices of a device; records the calls of these voices, and the sounds that are played and stopped.
VOICES = """(voices) => {
  window.heard = []
  class Utterance { constructor(text) { this.text = text } }
  const speechSynthesis = {
    getVoices: () => window.voices,
    speak: ({ text, lang, voice }) => heard.push(['speak', text, lang, voice.name]),
    cancel: () => heard.push(['cancel']),
    addEventListener() {}, speaking: false, pending: false,
  }
  window.voices = voices.map(([name, lang]) => ({ name, lang, localService: true, default: false }))
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  HTMLMediaElement.prototype.play = async function () { heard.push(['play', this.src]) }
  HTMLMediaElement.prototype.pause = function () { heard.push(['pause', this.src]) }
}"""


def with_voices(page, *voices):
    """Gives the device these voices; each of them has a name and a language tag."""
    page.add_init_script(f"({VOICES})({json.dumps(voices)})")


def heard(page, kind):
    return [each[1:] for each in page.evaluate("heard") if each[0] == kind]


def pronounce(page):
    return button(page, say(page, "pronounce"))


def note(page, phrase, language):
    return page.get_by_role("status").filter(has_text=say(page, phrase, language=language_name(interface(page), language)[0]))


ALL = [("Anna", "de-DE"), ("Monica", "es-MX"), ("Jorge", "es_ES"), ("Daniel", "en-GB"), ("Samantha", "en-US"), ("Alice", "it-IT"), ("Mei", "zh-TW")]


def test_V5_a_voice_with_the_language_tag_of_the_word_reads_the_word(page):
    with_voices(page, *ALL)
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    for path, text, tag, voice in [("en/apple", "apple", "en-US", "Samantha"), ("es/cancion", "canción", "es-ES", "Jorge")]:
        open_page(page, "/vocabulary/" + path)
        pronounce(page).click()
        assert heard(page, "speak") == [[text, tag, voice]]
        expect(note(page, "voiceMissing", "en")).to_have_count(0)
    assert not [url for url in requests if "pronounce" in url] and heard(page, "play") == []


def test_V5_the_nearest_voice_reads_even_if_loaded_late_and_a_new_press_stops_the_previous_word(page):
    with_voices(page)
    open_page(page, "/vocabulary/en/apple")
    for count, (voices, voice) in enumerate(
        [
            ([("Samantha", "en-US")], "Samantha"), ([("Daniel", "en-GB"), ("Karen", "en-AU")], "Daniel"),
            ([("Anna", "de-DE"), ("Moira", "en_IE")], "Moira"), ([("English", "en")], "English"), ([("Daniel", "en-GB"), ("Zoe", "EN-us")], "Zoe"),
            ([("Alice", "it-IT"), ("Samuel", "en_US")], "Samuel"),
        ],
        start=1,
    ):
        page.evaluate("(voices) => { window.voices = voices.map(([name, lang]) => ({ name, lang })) }", voices)
        pronounce(page).click()
        assert [each[0] for each in page.evaluate("heard")] == ["cancel", "speak"] * count
        assert heard(page, "speak")[-1] == ["apple", dict(voices)[voice].replace("_", "-"), voice]
    button(page, "Next word").click()
    expect(heading(page)).not_to_have_text("apple")
    pronounce(page).click()
    assert [each[0] for each in page.evaluate("heard")][-2:] == ["cancel", "speak"]
    assert heard(page, "speak")[-1][0] == heading(page).inner_text()


@real
@pytest.mark.full
def test_V5_the_sound_of_the_server_plays_to_its_end_if_the_device_has_no_voice_of_the_language(page):
    """The browser's own audio player plays the sound; a new press stops it."""
    page.add_init_script(
        """window.sounds = []
        window.spoken = []
        const voices = ['de-DE', 'zh-TW', 'eno-XX', 'est-EE'].map((lang) => ({ name: lang, lang }))
        const speak = ({ text }) => spoken.push(text)
        Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => voices, cancel() {}, speak } })
        const play = HTMLMediaElement.prototype.play
        HTMLMediaElement.prototype.play = function () {
          this.muted = true
          const sound = { source: this.src, ended: false, paused: false }
          sounds.push(sound)
          this.addEventListener('ended', () => { Object.assign(sound, { ended: true, seconds: this.duration }) })
          this.addEventListener('pause', () => { if (!this.ended) sound.paused = true })
          return play.call(this)
        }"""
    )
    for path, query in [("en/apple", "language=en&word=apple"), ("es/cancion", "language=es&word=canci%C3%B3n"), ("it/perché", "language=it&word=perch%C3%A9")]:
        open_page(page, "/vocabulary/" + path)
        with page.expect_response("**/api/v1/pronounce?*") as answer:
            pronounce(page).click()
        assert answer.value.status == 200 and answer.value.url.endswith("?" + query)
        assert answer.value.headers["content-type"].startswith("audio/")
        wait_until(page, lambda: page.evaluate("sounds[0]?.ended"))
        [sound] = page.evaluate("sounds")
        assert sound["source"].startswith("blob:") and 0.2 < sound["seconds"] < 3
        assert page.evaluate("spoken") == []
        expect(page.get_by_role("status").filter(has_text="voice")).to_have_count(0)
    pronounce(page).click()
    wait_until(page, lambda: page.evaluate("sounds.length") == 2)
    pronounce(page).click()
    wait_until(page, lambda: page.evaluate("sounds[1].paused && sounds[2]?.ended"))


def wave(route):
    route.fulfill(body=b"RIFF\x24\x00\x00\x00WAVEfmt ", content_type="audio/wav")


def answer_late(page, route):
    """Responds to a request that the test has held back. To be sure that the page has read the response, the function
    also waits for the response to a later request.
    """
    with page.expect_request_finished(lambda request: request.url == route.request.url):
        wave(route)
    page.evaluate("fetch('/health').then((answer) => answer.blob()).then(() => null)")


def test_V5_a_new_press_stops_the_sound_of_the_server(page):
    page.route("**/api/v1/pronounce?*", wave)
    with_voices(page)
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    wait_until(page, lambda: len(heard(page, "play")) == 1)
    pronounce(page).click()
    wait_until(page, lambda: len(heard(page, "play")) == 2)
    first, second = [source for source, in heard(page, "play")]
    assert first != second and [first] in heard(page, "pause")
    told = page.evaluate("heard")
    assert told.index(["pause", first]) < told.index(["play", second])


@pytest.mark.full
def test_V5_a_sound_that_arrives_after_the_next_press_is_not_played(page):
    """The first word's sound arrives late; meanwhile the player has requested another word, and its sound was played."""
    held = []
    page.route("**/api/v1/pronounce?*word=apple", lambda route: held.append(route))
    page.route("**/api/v1/pronounce?*word=apricot", wave)
    with_voices(page)
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    wait_until(page, lambda: held)
    page.evaluate("history.pushState(null, '', '/vocabulary/en/apricot'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(heading(page)).to_have_text("apricot")
    pronounce(page).click()
    wait_until(page, lambda: len(heard(page, "play")) == 1)
    answer_late(page, held[0])
    assert len(heard(page, "play")) == 1, "the word that was asked for first is heard last"


@pytest.mark.full
def test_V5_a_late_sound_of_the_server_is_not_played_over_the_voice_of_the_device(page):
    held = []
    page.route("**/api/v1/pronounce?*", lambda route: held.append(route))
    with_voices(page)
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    wait_until(page, lambda: held)
    page.evaluate("window.voices = [{ name: 'Samantha', lang: 'en-US' }]")
    pronounce(page).click()
    wait_until(page, lambda: heard(page, "speak"))
    answer_late(page, held[0])
    assert heard(page, "play") == []


@pytest.fixture
def visit_silent(browser, serve, tmp_path):  # noqa: F811
    """Visitors of a server on which espeak-ng is not installed."""
    visitors = Visitors(browser, serve(PATH=str(tmp_path)).address)
    visitors.tolerate("404")
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert visitors.unexpected() == []


@pytest.mark.full
def test_V5_the_page_reports_a_missing_voice_and_the_log_of_the_server_names_the_package_to_install(visit_silent, tmp_path):
    page = visit_silent(PHONE)
    with_voices(page, ("Anna", "de-DE"))
    open_page(page, "/vocabulary/it/casa")
    pronounce(page).click()
    expect(note(page, "voiceMissing", "it")).to_be_visible()
    assert heard(page, "speak") == heard(page, "play") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("window.voices = [{ name: 'Alice', lang: 'it-IT' }]")
    pronounce(page).click()
    expect(note(page, "voiceMissing", "it")).to_have_count(0)
    assert len(heard(page, "speak")) == 1
    assert "espeak-ng" in (tmp_path / "log-0").read_text()


@pytest.mark.full
def test_V5_the_page_reports_a_missing_connection(page, visit):
    visit.tolerate("Failed to load resource")
    with_voices(page)
    open_page(page, "/vocabulary/es/casa")
    expect(button(page, "Next word")).to_be_enabled()
    page.context.set_offline(True)
    pronounce(page).click()
    expect(note(page, "voiceUnreachable", "es")).to_be_visible()
    page.context.set_offline(False)
    page.route("**/api/v1/pronounce?*", wave)
    pronounce(page).click()
    wait_until(page, lambda: len(heard(page, "play")) == 1)
    expect(note(page, "voiceUnreachable", "es")).to_have_count(0)


@pytest.mark.full
def test_V5_a_browser_without_speech_requests_the_sound_from_the_server(page):
    page.add_init_script(f"({VOICES})([]); Object.defineProperty(window, 'x', {{ value: 1 }})")
    page.add_init_script("Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: undefined }); try { Object.defineProperty(window, 'speechSynthesis', { value: undefined }) } catch { window.speechSynthesis.getVoices = () => [] }")
    page.route("**/api/v1/pronounce?*", wave)
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    wait_until(page, lambda: len(heard(page, "play")) == 1)
