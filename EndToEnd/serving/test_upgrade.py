"""An upgrade without downtime: two versions of the server use one database, and players do not notice.

By default, the test has only the current version of the program, so the test itself changes the database as a later
version would. To test with the program of an earlier version and the current program:

    ORCHARD_OLD=path/to/old/orchard .build/venv/bin/python -m pytest EndToEnd/serving/test_upgrade.py
"""

import os
import subprocess

import pytest

from cluster import Cluster
from postgresql import programs
from server import DATA, PROGRAM
from steady import Load

TIER = "full"

OLD = os.environ.get("ORCHARD_OLD", PROGRAM)

ADDED = """
    BEGIN;
    INSERT INTO migrations (name) VALUES ('9001 marks');
    ALTER TABLE players ADD COLUMN mark BIGINT NOT NULL DEFAULT 7;
    ALTER TABLE events ADD COLUMN mark TEXT;
    CREATE TABLE marks (player TEXT PRIMARY KEY REFERENCES players ON DELETE CASCADE);
    COMMIT;
"""
# A database change of the version after next. Only programs that know the migration `9001 marks` can use the changed
# database.
TAKEN = "INSERT INTO migrations (name, needs) VALUES ('9002 no old marks', '9001 marks')"


def change(cluster, statements):
    subprocess.run([programs() / "psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--command", statements, cluster.database.url], check=True, cwd="/tmp")


@pytest.fixture
def cluster():
    cluster = Cluster(programs=(OLD, OLD))
    yield cluster
    cluster.close()


def test_replacing_the_servers_one_by_one_fails_no_request(cluster):
    load = Load(6)
    with load.at(cluster.port):
        load.goes_on()
        # The first server of the new version changes the tables while the old servers keep running.
        if OLD == PROGRAM:
            change(cluster, ADDED)
        load.goes_on()
        for number in range(2):
            assert cluster.replace(number) == 0
            load.goes_on()
    load.check(*(server.port for server in cluster.servers))
    print("acknowledged", sum(load.acknowledged()))
    assert load.failures() == []


def test_an_outdated_version_refuses_to_start_but_a_running_one_continues(cluster):
    load = Load(2)
    with load.at(cluster.port):
        cluster.replace(0)
        change(cluster, ADDED)
        change(cluster, TAKEN)
        result = subprocess.run(
            [PROGRAM, "serve", "--port", "0", "--data", DATA, "--database", cluster.database.url], capture_output=True, text=True, timeout=60
        )
        assert result.returncode == 1 and "9002 no old marks" in result.stderr and "later version" in result.stderr
        load.goes_on()
    load.check(*(server.port for server in cluster.servers))
