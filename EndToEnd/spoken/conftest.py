"""Each test in this folder runs once in Chromium and once in Firefox."""

import pytest

from everywhere.conftest import engine, visit  # noqa: F401 (fixtures)

from .transcript import Transcript, reader

ENGINES = ["chromium", "firefox"]


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("engine")
        engines = [each for each in ENGINES if chosen in (None, each)]
        metafunc.parametrize("engine", engines, indirect=True, scope="session")


@pytest.fixture(scope="session")
def screen_reader(engine):  # noqa: F811
    screen_reader = reader(engine)
    yield screen_reader
    screen_reader.close()


@pytest.fixture
def transcript(visit, screen_reader):  # noqa: F811
    """The empty transcript of a new visitor."""
    page = visit()
    return Transcript(page, screen_reader.of(page))
