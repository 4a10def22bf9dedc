"""V2: topics filter the vocabulary, can be saved as lists, and provide words for the game Apple Tree. A word page shows the details of the word."""

from playwright.sync_api import expect

from player import button, open_page, press_item

TIER = "full"


def choose(page, menu, name):
    page.get_by_role("combobox", name=menu).select_option(label=name)


def test_V2_a_topic_and_a_level_filter_the_vocabulary(page):
    open_page(page, "/vocabulary/en")
    choose(page, "By topic", "food")
    choose(page, "By level", "A1")
    rows = page.get_by_role("list", name="Vocabulary").get_by_role("link")
    expect(rows.first).to_contain_text("apple")
    expect(page.get_by_role("main")).not_to_contain_text("zebra")
    choose(page, "By topic", "All topics")
    expect(rows.first).not_to_contain_text("apple")


def test_V2_a_topic_can_be_saved_as_a_list_and_played(page):
    open_page(page, "/vocabulary/en")
    choose(page, "By topic", "animals")
    choose(page, "By level", "A1")
    expect(page.get_by_role("link", name="Apple Tree", exact=True).last).to_have_attribute("href", "/apple-tree?language=en&words=topic-animals-A1")
    press_item(page, "saveAsList")
    expect(page.get_by_role("heading", level=1)).to_have_text("animals, A1")
    expect(page.get_by_role("list", name="animals, A1").get_by_role("link", name="cat").first).to_be_visible()


def test_V2_apple_tree_picks_words_of_a_topic(page):
    open_page(page, "/apple-tree?language=en&words=topic-animals-A1")
    expect(button(page, "animals, A1: English")).to_be_visible()


def test_V1_a_word_page_shows_topics_collocations_and_links_to_related_words(page):
    open_page(page, "/vocabulary/en/big")
    article = page.get_by_role("article")
    expect(article).to_contain_text("in the top 1000 words")
    article.get_by_role("link", name="small").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("small")
    expect(article.get_by_role("link", name="big")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("big")
