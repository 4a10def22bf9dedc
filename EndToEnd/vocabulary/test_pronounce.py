"""Tests words that the server speaks with the real program espeak-ng, if it is installed, and with a fake program that
is too slow. Tests/ServerTests tests the requests and responses with a fake voice that records its calls. test_voice.py
tests a server without a voice.
"""

import json
import os
import shutil
import struct
import time
from pathlib import Path
from urllib.parse import urlencode

import pytest

from cluster import until
from server import Server

TIER = "quick"

real = pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed: apt-get install espeak-ng")


@pytest.fixture
def serve(tmp_path):
    """Starts servers for one test; each server has no known clients and no cached sounds."""
    servers = []

    def serve(**environment):
        servers.append(Server(tmp_path / f"log-{len(servers)}", environment=environment))
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def speaking(tmp_path_factory):
    """A server that has spoken no word before this file's tests."""
    server = Server(tmp_path_factory.mktemp("speaking") / "log")
    yield server
    server.stop()


@pytest.fixture
def slow(tmp_path):
    """A server whose voice is slow, and the server's log."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "espeak-ng").write_text("#!/bin/sh\nsleep 20\n")
    (folder / "espeak-ng").chmod(0o755)
    server = Server(tmp_path / "log", environment={"PATH": f"{folder}:{os.environ['PATH']}"})
    yield server, tmp_path / "log"
    server.stop()


def children(process):
    """Returns the child processes that are running."""
    return " ".join(file.read_text() for file in Path(f"/proc/{process}/task").glob("*/children")).split()


def pronounce(server, word, language="es", method="GET", **headers):
    return server.ask("/api/v1/pronounce?" + urlencode({"language": language, "word": word}), method, **headers)


def error(answer):
    status, _, body = answer
    return status, json.loads(body)["error"]["code"]


@real
@pytest.mark.full
def test_a_word_of_each_language_is_spoken(speaking):
    for language, word in [("en", "word"), ("es", "canción"), ("it", "perché")]:
        expect_sound(*pronounce(speaking, word, language))


def expect_sound(status, headers, body):
    assert status == 200 and headers["content-type"] == "audio/wav"
    assert headers["cache-control"] == "public, max-age=604800"
    riff, length, wave, _, _, form, channels, rate, _, _, bits, data, count = struct.unpack("<4sI4s4sIHHIIHH4sI", body[:44])
    assert (riff, wave, data, form, channels, bits) == (b"RIFF", b"WAVE", b"data", 1, 1, 16)
    assert (length, count) == (len(body) - 8, len(body) - 44)
    samples = struct.unpack(f"<{count // 2}h", body[44:])
    assert 0.2 < len(samples) / rate < 3 and max(samples) > 3_000, "something can be heard"


@real
@pytest.mark.full
def test_all_spellings_of_a_word_share_one_cached_sound(speaking):
    server = speaking
    first = pronounce(server, "canción")
    for text in ["CANCIÓN", "cancion", "cancio\u0301n", " Canción "]:
        assert pronounce(server, text)[1]["etag"] == first[1]["etag"]
    assert pronounce(server, "papa")[2] != pronounce(server, "papá")[2]
    assert pronounce(server, "once", "en")[2] != pronounce(server, "once", "es")[2]


@pytest.mark.full
def test_a_voice_process_that_takes_too_long_is_killed(slow):
    server, log = slow
    start = time.monotonic()
    assert error(pronounce(server, "casa")) == (503, "noVoice")
    assert 4.5 < time.monotonic() - start < 10
    assert server.ask("/health")[0] == 200
    until("the log tells of the failure", lambda: "no speech" in log.read_text())
    assert children(server.process.pid) == []
