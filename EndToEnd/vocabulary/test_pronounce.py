"""Words spoken over HTTP: with the real espeak-ng where it is installed, with one of the tests' own, and with none."""

import json
import os
import shutil
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlencode

import pytest

from server import Server, solve

real = pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed: apt-get install espeak-ng")

FAKE = r"""#!/bin/sh
printf '%s\n' "$*" >>"$FAKE_LOG"
sleep "$FAKE_SECONDS"
printf 'RIFF\044\360\377\177WAVEfmt 0123456789abcdefghijdata\000\360\377\177sound'
"""


@pytest.fixture
def serve(tmp_path):
    """Starts servers of the test's own: each knows nobody and has spoken nothing."""
    servers = []

    def serve(**environment):
        servers.append(Server(tmp_path / f"log-{len(servers)}", environment=environment))
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


@pytest.fixture
def spoken(tmp_path):
    """Starts a server with a voice that writes down what it is told; answers it and what reads the notes."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "espeak-ng").write_text(FAKE)
    (folder / "espeak-ng").chmod(0o755)
    notes = tmp_path / "notes"
    servers = []

    def start(seconds=0):
        environment = {"PATH": f"{folder}:{os.environ['PATH']}", "FAKE_LOG": str(notes), "FAKE_SECONDS": str(seconds)}
        servers.append(Server(tmp_path / "log", environment=environment))
        return servers[-1], lambda: notes.read_text().splitlines() if notes.exists() else []

    yield start
    for server in servers:
        server.stop()


def children(process):
    """The processes that it has started and that are still there."""
    return " ".join(file.read_text() for file in Path(f"/proc/{process}/task").glob("*/children")).split()


def pronounce(server, word, language="es", method="GET", **headers):
    return server.ask("/api/v1/pronounce?" + urlencode({"language": language, "word": word}), method, **headers)


def error(answer):
    status, _, body = answer
    return status, json.loads(body)["error"]["code"]


@real
@pytest.mark.parametrize("language, word", [("en", "word"), ("es", "canción"), ("it", "perché")])
def test_a_word_is_spoken(serve, language, word):
    status, headers, body = pronounce(serve(), word, language)
    assert status == 200 and headers["content-type"] == "audio/wav"
    assert headers["cache-control"] == "public, max-age=604800"
    riff, length, wave, _, _, form, channels, rate, _, _, bits, data, count = struct.unpack("<4sI4s4sIHHIIHH4sI", body[:44])
    assert (riff, wave, data, form, channels, bits) == (b"RIFF", b"WAVE", b"data", 1, 1, 16)
    assert (length, count) == (len(body) - 8, len(body) - 44)
    samples = struct.unpack(f"<{count // 2}h", body[44:])
    assert 0.2 < len(samples) / rate < 3 and max(samples) > 3_000, "something can be heard"


@real
def test_any_way_of_writing_a_word_is_the_same_sound_once(serve):
    server = serve()
    first = pronounce(server, "canción")
    for text in ["CANCIÓN", "cancion", "cancio\u0301n", " Canción "]:
        assert pronounce(server, text)[1]["etag"] == first[1]["etag"]
    assert pronounce(server, "papa")[2] != pronounce(server, "papá")[2]
    assert pronounce(server, "once", "en")[2] != pronounce(server, "once", "es")[2]


@real
def test_the_same_word_is_answered_from_memory(serve):
    server = serve()
    times = []
    for _ in range(30):
        start = time.perf_counter()
        assert pronounce(server, "canciones")[0] == 200
        times.append(time.perf_counter() - start)
    print(f"first {times[0] * 1000:.1f} ms, then {sorted(times[1:])[14] * 1000:.2f} ms")
    assert sorted(times[1:])[14] < times[0]


@real
def test_a_page_can_play_a_word(page):
    page.goto("/find-words")
    seconds = page.evaluate(
        """() => new Promise((resolve, reject) => {
          const audio = new Audio("/api/v1/pronounce?language=es&word=canciones");
          audio.muted = true;
          audio.onended = () => resolve(audio.duration);
          audio.onerror = () => reject(audio.error.message);
          audio.play().catch(reject);
        })"""
    )
    assert 0.2 < seconds < 3


def test_what_the_client_has_is_not_sent_again(spoken):
    server, _ = spoken()
    status, headers, body = pronounce(server, "casa")
    assert status == 200 and body.endswith(b"sound")
    for tag in [headers["etag"], "W/" + headers["etag"], "*"]:
        again = pronounce(server, "casa", If_None_Match=tag)
        assert (again[0], again[2], again[1]["etag"]) == (304, b"", headers["etag"])
    assert pronounce(server, "casa", If_None_Match='"other"')[0] == 200
    assert pronounce(server, "casa", method="HEAD")[0::2] == (200, b"")


def test_a_part_is_sent_where_a_part_is_asked_for(spoken):
    server, _ = spoken()
    _, headers, whole = pronounce(server, "casa")
    assert headers["accept-ranges"] == "bytes"
    for asked, part, told in [("bytes=0-1", whole[:2], "0-1"), ("bytes=44-", whole[44:], "44-48"), ("bytes=-5", whole[-5:], "44-48")]:
        status, answered, body = pronounce(server, "casa", Range=asked)
        assert (status, body, answered["content-range"]) == (206, part, f"bytes {told}/{len(whole)}")
        assert answered["content-length"] == str(len(part))
    assert pronounce(server, "casa", Range="bytes=999-")[1]["content-range"] == f"bytes */{len(whole)}"
    assert pronounce(server, "casa", Range="bytes=999-")[0] == 416
    for asked in ["bytes=0-1,3-4", "lines=1-2", "bytes=x"]:
        assert pronounce(server, "casa", Range=asked)[0::2] == (200, whole)
    assert pronounce(server, "casa", Range="bytes=0-1", If_Range=headers["etag"])[0] == 206
    assert pronounce(server, "casa", Range="bytes=0-1", If_Range='"other"')[0::2] == (200, whole)


HOSTILE = ["--version", "-h", "--", "$(reboot)", "`reboot`", "casa; reboot", "casa\nreboot", "casa\0", "\0", "casa -h", "<speak>", "../../etc/passwd", "🍎", "xyzxyz", "a" * 20_000]


def test_only_words_reach_the_process(spoken):
    server, notes = spoken()
    for text in HOSTILE:
        assert error(pronounce(server, text)) == (404, "unknownWord")
    assert notes() == []
    assert pronounce(server, " CANCION\n")[0] == 200
    assert notes() == ["-v es -b 1 -s 140 -z --stdout -- canción"]
    assert pronounce(server, "años")[0] == 200 and pronounce(server, "pony", "en")[0] == 200
    assert notes()[1:] == ["-v es -b 1 -s 140 -z --stdout -- años", "-v en-us -b 1 -s 140 -z --stdout -- pony"]


@pytest.mark.parametrize(
    "query, status, code",
    [
        ("", 400, "missingField"), ("?word=casa", 400, "missingField"), ("?language=es", 400, "missingField"),
        ("?language=es&word=", 400, "missingField"), ("?language=xx&word=casa", 400, "unknownLanguage"),
        ("?language=&word=casa", 400, "unknownLanguage"), ("?language=%ff&word=casa", 400, "unknownLanguage"),
        ("?language=es&word=%ff", 404, "unknownWord"), ("?language=es&word=%", 404, "unknownWord"),
        ("?language=es&word=%2D%2Dversion", 404, "unknownWord"),
    ],
)
def test_a_question_that_is_none_is_refused_with_a_reason(ask, query, status, code):
    answer = ask("/api/v1/pronounce" + query)
    assert error(answer) == (status, code)
    if code == "missingField":
        assert ("word" if "language" in query else "language") in json.loads(answer[2])["error"]["message"]


def test_all_who_ask_at_the_same_time_wait_for_one_process(spoken):
    server, notes = spoken(seconds=1)
    with ThreadPoolExecutor(40) as pool:
        answers = list(pool.map(lambda _: pronounce(server, "casa"), range(40)))
    assert {answer[0] for answer in answers} == {200} and len({answer[2] for answer in answers}) == 1
    assert len(notes()) == 1


@pytest.mark.timed
def test_two_processes_run_at_once(spoken):
    server, notes = spoken(seconds=1)
    words = solve("canciones", "es", "--common")[:6]
    start = time.monotonic()
    with ThreadPoolExecutor(6) as pool:
        assert {answer[0] for answer in pool.map(lambda word: pronounce(server, word), words)} == {200}
    assert 2.9 < time.monotonic() - start < 5.5 and len(notes()) == 6


@pytest.mark.timed
def test_new_words_come_at_twenty_and_then_one_a_second(spoken):
    server, notes = spoken()
    words = list(dict.fromkeys(solve("canciones", "es", "--common")))[:30]
    start = time.monotonic()
    answers = [pronounce(server, word) for word in words]
    more = int(time.monotonic() - start) + 1  # words that became free meanwhile
    refused = [answer for answer in answers if answer[0] == 429]
    assert [answer[0] for answer in answers[:20]] == [200] * 20 and 10 - more <= len(refused) <= 10
    for answer in refused:
        assert error(answer)[1] == "tooManyRequests" and answer[1]["retry-after"] == "1"
    assert pronounce(server, words[0])[0] == 200, "what has been spoken is free"
    time.sleep(1.1)
    assert pronounce(server, words[-1])[0] == 200
    assert len(notes()) == 30 - len(refused) + 1


def test_a_process_that_takes_too_long_is_ended(spoken, tmp_path):
    server, _ = spoken(seconds=20)
    start = time.monotonic()
    assert error(pronounce(server, "casa")) == (503, "noVoice")
    assert 4.5 < time.monotonic() - start < 10
    assert server.ask("/health")[0] == 200
    assert "no speech" in (tmp_path / "log").read_text()
    assert children(server.process.pid) == []


def test_without_a_voice_the_operator_is_told_what_to_install(serve, tmp_path):
    server = serve(PATH=str(tmp_path))
    answer = pronounce(server, "casa")
    assert error(answer) == (404, "noVoice") and "install espeak-ng" in json.loads(answer[2])["error"]["message"]
    assert error(pronounce(server, "xyzxyz")) == (404, "unknownWord")
    assert server.ask("/find-words")[0] == 200
    assert "espeak-ng" in (tmp_path / "log-0").read_text()
