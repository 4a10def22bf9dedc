"""V1, V5: how a word sounds, on paper and aloud."""

from playwright.sync_api import expect

from conftest import DEVICES
from player import find, finds, open_page, open_root, search, sheet, skip_tutorial, vocabulary_rows


@DEVICES
def test_V1_a_word_shows_its_sound_once_it_has_come_and_nothing_moves(visit, device):
    page = visit(device)
    held = []
    page.route("**/en.*.sounds", lambda route: held.append(route))
    open_page(page, "/vocabulary/en/apple")
    example = page.get_by_text("from the tree.")
    expect(example).to_be_visible()
    before = example.bounding_box()
    while not held:
        page.wait_for_timeout(30)
    held[0].continue_()
    expect(page.get_by_text("/ˈæpəl/", exact=True)).to_be_visible()
    assert example.bounding_box() == before


def test_V1_sounds_come_with_the_first_word_that_is_opened_and_not_before(visit):
    page = visit()
    asked = []
    page.on("request", lambda request: asked.append(request.url) if ".sounds" in request.url else None)
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    find(page, "ring")
    assert asked == []
    finds(page).first.get_by_role("button").click()
    expect(sheet(page, "ring")).to_contain_text("/rɪŋ/")
    assert len(asked) == 1


def test_V2_the_words_of_one_level(visit):
    page = visit()
    open_page(page, "/vocabulary/en")
    expect(vocabulary_rows(page).nth(3)).to_be_visible()
    levels = page.get_by_role("combobox", name="By level")
    abandon = vocabulary_rows(page).filter(has_text="abandon")
    levels.select_option("A1")
    expect(levels).to_have_value("choseLevel A1")
    expect(abandon).to_have_count(0)
    levels.select_option("B2")
    expect(abandon).to_have_count(1)
    search(page, "abandon")
    expect(vocabulary_rows(page).first).to_contain_text("abandon")
    levels.select_option("A1")
    expect(page.get_by_role("main")).to_contain_text("No results")
    search(page, "")
    levels.select_option("All words")
    expect(abandon).to_have_count(1)
