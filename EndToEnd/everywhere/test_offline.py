"""G6: after one visit, a visitor can play without a network."""

import pytest

from engines import expect
from player import expect_kept, find, found_words, heading, open_page, open_root, search, vocabulary_rows
from server import Server

TIER = "full"


@pytest.fixture
def visit(engine, tmp_path):
    """A visitor whose browser may cache the site; the visitor has a separate server."""
    server = Server(tmp_path / "log")
    engine.allow_workers(True)
    pages = []

    def visit():
        pages.append(engine.visit(server.address, {"width": 1280, "height": 800}))
        return pages[-1], server

    yield visit
    engine.allow_workers(False)
    if server.process.poll() is None:
        server.kill()
    for page in pages:
        page.context.close()
    assert [problem for page in pages for problem in page.context.problems] == []


def test_a_returning_visitor_plays_without_a_network(visit):
    page, server = visit()
    open_root(page, "en", "alarming")
    find(page, "ring")
    expect_kept(page)
    server.kill()
    # When Firefox's driver reloads a page, it bypasses the cache and therefore the worker, so open the page again
    # instead.
    open_page(page)
    expect(heading(page)).to_have_text("alarming")
    find(page, "main")
    assert found_words(page) == ["main", "ring"]
    open_page(page, "/apple-tree")
    expect(page.get_by_role("list", name="Word").get_by_role("listitem").first).to_be_visible()
    open_page(page, "/vocabulary/en")
    search(page, "banana")
    expect(vocabulary_rows(page).first).to_contain_text("banana")
