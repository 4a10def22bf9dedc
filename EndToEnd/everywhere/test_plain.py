"""Tests the site as files in a folder of a host that only serves files. Visitors can play, and can still play after the
host has stopped.
"""

import pytest

from engines import expect
from player import expect_kept, find, found_words, heading, open_page, search, vocabulary_rows
from plainhost import PlainHost, write_site

TIER = "full"


@pytest.fixture
def visit(engine, tmp_path):
    """A visitor whose browser may cache the site, and the host that serves the site."""
    write_site(tmp_path / "host")
    host = PlainHost(tmp_path / "host", tmp_path / "log")
    engine.allow_workers(True)
    pages = []

    def visit():
        pages.append(engine.visit(host.address, {"width": 1280, "height": 800}))
        return pages[-1], host

    yield visit
    engine.allow_workers(False)
    host.kill()
    for page in pages:
        page.context.close()
    assert [problem for page in pages for problem in page.context.problems] == []


def test_the_site_works_from_a_folder_of_files_and_without_its_host(visit):
    page, host = visit()
    open_page(page, "find-words/?language=en&root=alarming")
    expect(heading(page)).to_have_text("alarming")
    find(page, "ring")
    page.get_by_role("link", name="Apple Tree", exact=True).first.click()
    page.wait_for_url("**/games/orchard/apple-tree")
    expect(page.get_by_role("list", name="Word").get_by_role("listitem").first).to_be_visible()
    expect_kept(page)
    assert host.missed == []
    host.kill()
    open_page(page, "vocabulary/en/banana")
    expect(heading(page)).to_have_text("banana")
    open_page(page, "find-words")
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]
    open_page(page, "vocabulary/en")
    search(page, "banana")
    expect(vocabulary_rows(page).first).to_contain_text("banana")
