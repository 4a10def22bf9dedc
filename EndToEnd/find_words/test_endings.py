"""F20: the behaviour at the end of a round that can be tested only in a browser.
Tests/PlayTests/FindWords/ShippedEndTests tests the questions, the texts, and the missed and saved words.
"""

from playwright.sync_api import expect

from player import button, end_round, find, heading, open_root, say

TIER = "quick"


def missed(page):
    return page.get_by_role("list", name=say(page, "missedWords"), exact=True).get_by_role("listitem")


def give_up(page):
    end_round(page)


def test_F20_the_result_of_a_round_receives_the_focus_and_its_rare_words_can_be_expanded(page):
    open_root(page, "en", "sent")
    find(page, "ten")
    give_up(page)
    expect(heading(page)).to_be_focused()
    expect(missed(page)).to_have_count(5)
    title = say(page, "rareWords", count=1)
    page.get_by_text(title, exact=True).click()
    rare = page.get_by_role("list", name=title, exact=True).get_by_role("listitem")
    expect(rare).to_have_count(1)
    expect(rare).to_contain_text("ens")
