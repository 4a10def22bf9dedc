"""Visitors of the site on a plain host, which only serves files. A visitor's browser may cache the site for offline use
unless the test disables this caching.
"""

import pytest

from conftest import Visitors
from plainhost import FOLDER, HostWithLostPage, PlainHost, write_site


@pytest.fixture(scope="session")
def root(tmp_path_factory):
    """The folder of a host, which contains the site in a subfolder."""
    root = tmp_path_factory.mktemp("host")
    write_site(root)
    return root


@pytest.fixture
def host(root, tmp_path):
    host = PlainHost(root, tmp_path / "log")
    yield host
    host.kill()


@pytest.fixture
def host_with_lost_page(root):
    host = HostWithLostPage(root)
    yield host
    host.kill()


class Guests(Visitors):
    """Opens pages like `Visitors`, in browsers that may cache the site."""

    scripts = []


@pytest.fixture
def guests(browser):
    """Returns a function that creates visitors of a host."""
    made = []

    def guests(host, workers=True):
        visitors = (Guests if workers else Visitors)(browser, host.address)
        made.append(visitors)
        return visitors

    yield guests
    for visitors in made:
        for context in visitors.contexts:
            context.close()
        assert visitors.unexpected() == []


@pytest.fixture
def folder():
    return FOLDER
