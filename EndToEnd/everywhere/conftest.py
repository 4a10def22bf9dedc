"""Each test in this folder runs once in each browser engine."""

import pytest

from engines import NAMES, start
from server import chromium


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("engine")
        metafunc.parametrize("engine", [chosen] if chosen else NAMES, indirect=True, scope="session")


@pytest.fixture(scope="session")
def engine(request):
    engine = start(request.param, lambda: request.getfixturevalue("launched")(chromium()))
    yield engine
    engine.close()


@pytest.fixture
def visit(engine, server):
    """Returns a function that opens a window of the given size for a visitor with a fresh profile."""
    pages = []

    def visit(width=1280, height=800, locale="en-US"):
        pages.append(engine.visit(server.address, {"width": width, "height": height}, locale))
        return pages[-1]

    yield visit
    contexts = [page.context for page in pages]
    for context in contexts:
        context.close()
    assert [problem for context in contexts for problem in context.problems] == []
