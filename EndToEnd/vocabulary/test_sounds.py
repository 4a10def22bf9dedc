"""V1, V2: data that arrives late moves no element of the page, and the reader can choose a level.
Tests/PlayTests/WordPage and Tests/PlayTests/GlossaryBrowser test the content of the pages.
"""

import pytest
from playwright.sync_api import expect

from glossary import open_list
from player import open_page, vocabulary_rows, wait_until

TIER = "quick"


@pytest.mark.full
def test_V1_the_pronunciation_appears_after_loading_without_moving_anything(phone):
    page = phone
    held = []
    page.route("**/en.*.sounds", lambda route: held.append(route))
    open_page(page, "/vocabulary/en/apple")
    example = page.get_by_text("from the tree.")
    expect(example).to_be_visible()
    before = example.bounding_box()
    wait_until(page, lambda: held)
    held[0].continue_()
    expect(page.get_by_text("/ˈæpəl/", exact=True)).to_be_visible()
    assert example.bounding_box() == before


def test_V2_choosing_a_level_shows_only_its_words(page):
    open_list(page)
    levels = page.get_by_role("combobox", name="By level")
    abandon = vocabulary_rows(page).filter(has_text="abandon")
    levels.select_option("A1")
    expect(levels).to_have_value("choseLevel A1")
    expect(abandon).to_have_count(0)
    levels.select_option("B2")
    expect(abandon).to_have_count(1)
