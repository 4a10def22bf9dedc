"""Measures how fast the server stores journals: single events of many players, and a hundred thousand events of one player."""

import http.client
import json
import time

import wrk
from client import find, head, new_players
from machine import flushes_a_second, memory
from programs import games

AT_ONCE = 110  # requests that a player may make at once, with a margin


def appends(kind, place, rounds, seconds, players):
    """Measures how many appends per second the server acknowledges: single events over HTTP, on 64 connections, from
    `players` players. Each round measures a new server with an empty database.
    """
    measured = []
    for _ in range(rounds):
        with games(kind) as (server, database):
            cookies = new_players(server.port, players)
            names = [f"{number + 1:014x}" for number in range(players)]
            with open(place / "appends", "w") as file:
                for counter in range(1, AT_ONCE + 1):
                    for device, cookie in zip(names, cookies):
                        file.write(wrk.line("/api/v1/journal", head(device, counter) + "\n" + find(device, counter), cookie))
            flushed = flushes_a_second(place, 1)
            result = wrk.run(server.address, place / "appends", seconds)
            stored = database.rows("SELECT count(*) FROM events")[0][0]
            # On a fast machine, wrk sends all events and then sends them again from the first one, so not every
            # acknowledged event is a new one.
            if min(result.count - result.failed, players * AT_ONCE) > stored:
                raise RuntimeError(f"{result.count} events were acknowledged, and {stored} are stored; {result.failed} requests failed")
            measured.append({"rate": min(result.count, players * AT_ONCE) / result.seconds, "p99": result.p99, "failed": result.failed, "flushes": flushed})
    return measured


class Connection:
    """A simulated browser that sends all its requests on one connection."""

    def __init__(self, server, cookie):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)
        self.headers = {"Sec-Fetch-Site": "same-origin", "Cookie": cookie}

    def sync(self, body):
        """Returns the head of the response, and the number of lines after it."""
        self.connection.request("POST", "/api/v1/journal", body, self.headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{answer.status} {text[:300]}")
        first, _, rest = text.partition(b"\n")
        return json.loads(first), rest.count(b"\n")


def history(kind, events, part=4000):
    """Measures how fast many events of one player are synced to the server and to a new device. The function also
    measures the disk space that the database uses per event before and after a checkpoint replaces the events.
    """
    device = f"{42:014x}"
    lines = [find(device, counter) for counter in range(1, events + 1)]
    bodies = [
        "\n".join([head(device, min(first + part, events)), *lines[first : first + part]]).encode() for first in range(0, events, part)
    ]
    with games(kind) as (server, database):
        pid = server.process.pid
        browser = Connection(server, new_players(server.port, 1)[0])
        empty, before = database.size(), memory(pid)
        start = time.monotonic()
        for body in bodies:
            told, _ = browser.sync(body)
        up = time.monotonic() - start
        if told["have"][0]["through"] != events:
            raise RuntimeError(f"not all events were taken: {told}")
        taken = database.size()
        came, more, start = 0, True, time.monotonic()
        while more:
            told, count = browser.sync(head(device, came))
            came, more = came + count, told["more"]
        down = time.monotonic() - start
        if came != events:
            raise RuntimeError(f"{came} of {events} events were returned")
        most, revision = memory(pid, "VmHWM"), told["have"][0]["revision"]
        # Send a checkpoint, with which the server replaces the single events.
        line = json.dumps({"version": 6, "device": device, "covered": events + 1})
        request = head(device, events + 1, revision).replace('"covered":0', f'"covered":{events + 1}')
        told, _ = browser.sync(request + "\n" + line)
        if told["have"][0]["covered"] != events + 1:
            raise RuntimeError(f"the checkpoint was not taken: {told}")
        return {
            "events": events, "bytes": sum(map(len, bodies)), "up": up, "down": down, "before": before, "most": most,
            "event": (taken - empty) / events, "covered": (database.size() - empty) / events,
        }
