"""V5: a word is heard, by a voice of the device or of the server; where neither speaks, the page says why."""

import json

import pytest
from playwright.sync_api import expect

from conftest import DEVICES, READERS, Visitors
from player import button, find, finds, heading, keep_list, open_import, open_page, open_root, paste, rows, say, sheet, skip_tutorial, wait_until
from test_pronounce import real, serve  # noqa: F401


# A device's own voices, and what it is told to do. Sounds that are played and stopped are kept too.
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
    """A device with these voices, each a name and a tag."""
    page.add_init_script(f"({VOICES})({json.dumps(voices)})")


def heard(page, kind):
    return [each[1:] for each in page.evaluate("heard") if each[0] == kind]


def pronounce(page):
    return button(page, say(page, "pronounce"))


def note(page, phrase, language):
    return page.get_by_role("status").filter(has_text=say(page, phrase, language=say(page, language)))


ALL = [("Anna", "de-DE"), ("Monica", "es-MX"), ("Jorge", "es_ES"), ("Daniel", "en-GB"), ("Samantha", "en-US"), ("Alice", "it-IT"), ("Mei", "zh-TW")]


@READERS
def test_V5_the_voice_of_the_right_tag_reads_the_word(visit, device, locale):
    page = visit(device, locale=locale)
    with_voices(page, *ALL)
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    for path, text, tag, voice in [
        ("en/apple", "apple", "en-US", "Samantha"), ("es/cancion", "canción", "es-ES", "Jorge"), ("es/niño", "niño", "es-ES", "Jorge"),
        ("it/perché", "perché", "it-IT", "Alice"),
    ]:
        open_page(page, "/vocabulary/" + path)
        pronounce(page).click()
        assert heard(page, "speak") == [[text, tag, voice]]
        expect(note(page, "voiceMissing", "english")).to_have_count(0)
    assert not [url for url in requests if "pronounce" in url] and heard(page, "play") == []


@pytest.mark.parametrize(
    "voices, voice",
    [
        ([("Daniel", "en-GB"), ("Karen", "en-AU")], "Daniel"), ([("Anna", "de-DE"), ("Moira", "en_IE")], "Moira"), ([("English", "en")], "English"),
        ([("Daniel", "en-GB"), ("Zoe", "EN-us")], "Zoe"),
    ],
)
def test_V5_another_country_s_voice_reads_where_the_country_has_none(page, voices, voice):
    with_voices(page, *voices)
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    assert heard(page, "speak") == [["apple", "en-US", voice]]


def test_V5_a_new_press_stops_what_was_being_read(page):
    with_voices(page, *ALL)
    open_page(page, "/vocabulary/en/apple")
    for count in range(1, 4):
        pronounce(page).click()
        told = [each[0] for each in page.evaluate("heard")]
        assert told == ["cancel", "speak"] * count
    button(page, "Next word").click()
    expect(heading(page)).not_to_have_text("apple")
    pronounce(page).click()
    assert [each[0] for each in page.evaluate("heard")][-2:] == ["cancel", "speak"]
    assert heard(page, "speak")[-1][0] == heading(page).inner_text()


def test_V5_voices_that_come_late_are_used(page):
    with_voices(page)
    open_page(page, "/vocabulary/it/casa")
    page.evaluate("window.voices = [{ name: 'Alice', lang: 'it-IT' }]")
    pronounce(page).click()
    assert heard(page, "speak") == [["casa", "it-IT", "Alice"]]


def test_V5_a_found_word_is_read_from_the_sheet(page):
    with_voices(page, *ALL)
    open_root(page, "es", "canciones")
    skip_tutorial(page)
    find(page, "cancion")
    finds(page).first.get_by_role("link").or_(finds(page).first.get_by_role("button")).first.click()
    button(sheet(page, "canción"), "Pronounce").click()
    assert heard(page, "speak") == [["canción", "es-ES", "Jorge"]]


@real
@DEVICES
@pytest.mark.parametrize("voices", [[], [("Anna", "de-DE"), ("Mei", "zh-TW"), ("Enno", "eno-XX"), ("Esra", "est-EE")]], ids=["none", "other languages"])
def test_V5_without_a_voice_of_the_language_the_server_s_sound_is_played(visit, device, voices):
    page = visit(device)
    with_voices(page, *voices)
    for path, query in [("en/apple", "language=en&word=apple"), ("es/cancion", "language=es&word=canci%C3%B3n"), ("it/perché", "language=it&word=perch%C3%A9")]:
        open_page(page, "/vocabulary/" + path)
        with page.expect_response("**/api/v1/pronounce?*") as answer:
            pronounce(page).click()
        assert answer.value.status == 200 and answer.value.url.endswith("?" + query)
        assert answer.value.headers["content-type"].startswith("audio/")
        wait_until(page, lambda: heard(page, "play"))
        assert heard(page, "speak") == [] and len(heard(page, "play")) == 1
        assert heard(page, "play")[0][0].startswith("blob:")
        expect(page.get_by_role("status").filter(has_text="voice")).to_have_count(0)


@real
def test_V5_the_server_s_sound_is_really_heard(page):
    """With the browser's own player: the sound runs to its end, and a new press stops it."""
    page.add_init_script(
        """window.sounds = []
        Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [], cancel() {} } })
        const play = HTMLMediaElement.prototype.play
        HTMLMediaElement.prototype.play = function () {
          this.muted = true
          const sound = { ended: false, paused: false }
          sounds.push(sound)
          this.addEventListener('ended', () => { Object.assign(sound, { ended: true, seconds: this.duration }) })
          this.addEventListener('pause', () => { if (!this.ended) sound.paused = true })
          return play.call(this)
        }"""
    )
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    wait_until(page, lambda: page.evaluate("sounds[0]?.ended"))
    assert 0.2 < page.evaluate("sounds[0].seconds") < 3
    pronounce(page).click()
    wait_until(page, lambda: page.evaluate("sounds.length") == 2)
    pronounce(page).click()
    wait_until(page, lambda: page.evaluate("sounds.length") == 3)
    assert page.evaluate("sounds[1].paused")
    wait_until(page, lambda: page.evaluate("sounds[2].ended"))


def wave(route):
    route.fulfill(body=b"RIFF\x24\x00\x00\x00WAVEfmt ", content_type="audio/wav")


def test_V5_a_new_press_stops_the_server_s_sound_that_plays(page):
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


def test_V5_a_sound_that_comes_after_the_next_press_is_not_heard(page):
    """The first word is slow to come; meanwhile another has been asked for, and heard."""
    held = []
    page.route("**/api/v1/pronounce?*word=apple", lambda route: held.append(route))
    page.route("**/api/v1/pronounce?*word=apricot", wave)
    page.route("**/api/v1/pronounce?*word=a*", lambda route: route.fallback())
    with_voices(page)
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    wait_until(page, lambda: held)
    open_word = page.evaluate("history.length")
    page.evaluate("history.pushState(null, '', '/vocabulary/en/apricot'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(heading(page)).to_have_text("apricot")
    assert open_word
    pronounce(page).click()
    wait_until(page, lambda: len(heard(page, "play")) == 1)
    wave(held[0])
    page.wait_for_timeout(500)
    assert len(heard(page, "play")) == 1, "the word that was asked for first is heard last"


def test_V5_a_device_s_voice_is_not_talked_over_by_a_late_sound(page):
    held = []
    page.route("**/api/v1/pronounce?*", lambda route: held.append(route))
    with_voices(page)
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    wait_until(page, lambda: held)
    page.evaluate("window.voices = [{ name: 'Samantha', lang: 'en-US' }]")
    pronounce(page).click()
    wait_until(page, lambda: heard(page, "speak"))
    wave(held[0])
    page.wait_for_timeout(500)
    assert heard(page, "play") == []


@pytest.fixture
def visit_silent(browser, serve, tmp_path):  # noqa: F811
    """Visitors of a server without espeak-ng."""
    visitors = Visitors(browser, serve(PATH=str(tmp_path)).address)
    visitors.tolerate("404")
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert visitors.unexpected() == []


@READERS
def test_V5_without_any_voice_the_page_says_so(visit_silent, device, locale):
    page = visit_silent(device, locale=locale)
    with_voices(page, ("Anna", "de-DE"))
    for path, language in [("en/apple", "english"), ("es/casa", "spanish"), ("it/casa", "italian")]:
        open_page(page, "/vocabulary/" + path)
        expect(note(page, "voiceMissing", language)).to_have_count(0)
        pronounce(page).click()
        expect(note(page, "voiceMissing", language)).to_be_visible()
        assert heard(page, "speak") == heard(page, "play") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # It goes with the next word, and with a voice.
    button(page, say(page, "nextWord")).click()
    expect(note(page, "voiceMissing", "italian")).to_have_count(0)
    pronounce(page).click()
    expect(note(page, "voiceMissing", "italian")).to_be_visible()
    page.evaluate("window.voices = [{ name: 'Alice', lang: 'it-IT' }]")
    pronounce(page).click()
    expect(note(page, "voiceMissing", "italian")).to_have_count(0)
    assert len(heard(page, "speak")) == 1


@READERS
def test_V5_without_a_connection_the_page_says_so(visit, device, locale):
    page = visit(device, locale=locale)
    visit.tolerate("Failed to load resource")
    with_voices(page)
    open_page(page, "/vocabulary/es/casa")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    pronounce(page).click()
    expect(note(page, "voiceUnreachable", "spanish")).to_be_visible()
    page.context.set_offline(False)
    page.route("**/api/v1/pronounce?*", wave)
    pronounce(page).click()
    wait_until(page, lambda: len(heard(page, "play")) == 1)
    expect(note(page, "voiceUnreachable", "spanish")).to_have_count(0)


def test_V5_a_browser_without_any_speech_asks_the_server(page):
    page.add_init_script(f"({VOICES})([]); Object.defineProperty(window, 'x', {{ value: 1 }})")
    page.add_init_script("Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: undefined }); try { Object.defineProperty(window, 'speechSynthesis', { value: undefined }) } catch { window.speechSynthesis.getVoices = () => [] }")
    page.route("**/api/v1/pronounce?*", wave)
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    wait_until(page, lambda: len(heard(page, "play")) == 1)


def keep_phrase(page):
    open_import(page)
    paste(page, "ice cream\t冰淇淋\nfig\t無花果\n")
    keep_list(page, "Desserts")
    rows(page, "Desserts").filter(has_text="ice cream").click()
    expect(heading(page)).to_have_text("ice cream")


def test_V5_a_phrase_of_a_list_is_read_by_the_device(page):
    with_voices(page, *ALL)
    keep_phrase(page)
    pronounce(page).click()
    assert heard(page, "speak") == [["ice cream", "en-US", "Samantha"]]


@real
def test_V5_of_a_phrase_that_the_server_does_not_speak_the_page_does_not_say_that_the_server_is_away(page, visit):
    visit.tolerate("404")
    with_voices(page)
    keep_phrase(page)
    with page.expect_response("**/api/v1/pronounce?*") as answer:
        pronounce(page).click()
    page.wait_for_timeout(300)
    if answer.value.status == 200:
        wait_until(page, lambda: heard(page, "play"))
    else:
        expect(page.get_by_role("main").get_by_role("status")).to_be_visible()
    expect(note(page, "voiceUnreachable", "english")).to_have_count(0)


def test_V5_a_server_that_is_asked_too_often_is_not_said_to_be_away(page, visit):
    visit.tolerate("429")
    with_voices(page)
    page.route(
        "**/api/v1/pronounce?*",
        lambda route: route.fulfill(status=429, headers={"retry-after": "1"}, json={"error": {"code": "tooManyRequests", "message": "Wait."}}),
    )
    open_page(page, "/vocabulary/en/apple")
    pronounce(page).click()
    expect(page.get_by_role("main").get_by_role("status")).to_be_visible()
    expect(note(page, "voiceUnreachable", "english")).to_have_count(0)
