"""Tests two games servers that share one PostgreSQL server behind the proxy HAProxy. Either games server may end at any
time, and no data is lost.
"""

import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request

import pytest

from cluster import Cluster, until
from patience import PATIENCE
from server import REPOSITORY, command_line
from steady import Load, SteadyBrowser

TIER = "full"


@pytest.fixture(scope="module")
def cluster():
    cluster = Cluster()
    yield cluster
    cluster.close()


def syncs(server):
    """Returns the number of syncs that a server has processed since its start."""
    text = urllib.request.urlopen(f"http://127.0.0.1:{server.operations()}/metrics", timeout=PATIENCE).read().decode()
    found = re.search(r"^orchard_syncs_total(?:\{[^}]*\})? ([0-9.]+)", text, re.M)
    return float(found[1]) if found else 0


def test_killing_each_server_under_load_loses_no_acknowledged_event(cluster):
    load = Load(8)
    with load.at(cluster.port):
        for number in range(2):
            # Both servers have received requests.
            for server in cluster.servers:
                until("each server answers players", lambda: syncs(server) > 0)
            cluster.kill(number)
            load.goes_on()
            cluster.start(number)
            cluster.wait_until_up(number)
            load.goes_on()
    load.check(*(server.port for server in cluster.servers))
    print("acknowledged", sum(load.acknowledged()), "failures", load.failures())
    # When a server is killed, only requests in progress may fail. The test kills servers twice, and each player has at
    # most one request in progress.
    assert len(load.failures()) <= 2 * len(load.browsers)


def test_stopping_a_server_fails_no_sync(cluster):
    load = Load(8)
    with load.at(cluster.port):
        for number in range(2):
            load.goes_on()
            assert cluster.stop(number) == 0
            load.goes_on()
            cluster.start(number)
            cluster.wait_until_up(number)
    load.check(*(server.port for server in cluster.servers))
    assert load.failures() == []


def test_stopping_a_drained_server_fails_no_request(cluster):
    over = threading.Event()
    failures, begun = [], []

    def begin():
        """Creates players one after another, each as a different client; HAProxy must not send these requests twice."""
        number = 1000
        while not over.is_set():
            number += 1
            try:
                SteadyBrowser(number).sync(cluster.port)
                begun.append(number)
            except Exception as failure:
                # All servers together limit the number of new players per client address. A response 429 means that the
                # client address has reached the limit for new players, which is not a failure.
                if not str(failure).startswith("429"):
                    failures.append(failure)
                over.wait(0.2)
            over.wait(0.05)

    load = Load(4)
    beginner = threading.Thread(target=begin)
    with load.at(cluster.port):
        beginner.start()
        try:
            for number in range(2):
                before = len(begun)
                until("players begin", lambda: len(begun) > before)
                assert cluster.replace(number) == 0
                load.goes_on()
        finally:
            over.set()
            beginner.join()
    load.check(*(server.port for server in cluster.servers))
    assert load.failures() == [] and failures == []


def test_the_cluster_tool_starts_its_servers_restarts_a_dead_server_and_cleans_up():
    tool = subprocess.Popen([sys.executable, REPOSITORY / "Tools" / "cluster", "--port", "0"], stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        address = re.fullmatch(r"Word Orchard is at (http://127\.0\.0\.1:\d+)/\n", tool.stdout.readline())[1]
        tell = re.compile(r"  server (\w+): process (\d+), (http://127\.0\.0\.1:\d+)/, log .+\n")
        servers = [tell.fullmatch(tool.stdout.readline()) for _ in range(2)]
        assert urllib.request.urlopen(f"{address}/find-words", timeout=PATIENCE).status == 200
        os.kill(int(servers[0][2]), signal.SIGKILL)
        assert "one has ended" in tool.stdout.readline()
        again = tell.fullmatch(tool.stdout.readline())
        assert again[1] == "one" and again[3] == servers[0][3]
        children = [int(each) for each in subprocess.run(["pgrep", "-P", str(tool.pid)], capture_output=True, text=True).stdout.split()]
        assert len(children) == 4
        os.killpg(tool.pid, signal.SIGINT)
        assert tool.wait(PATIENCE) == 0
        assert all(not command_line(child) for child in children)
    finally:
        if tool.poll() is None:
            os.killpg(tool.pid, signal.SIGKILL)
            tool.wait(PATIENCE)
        tool.stdout.close()
