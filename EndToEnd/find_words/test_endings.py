"""F20: giving up and finishing: the words that were missed, each with its page, saved at once."""

from playwright.sync_api import expect

from conftest import PLAYERS
from player import (
    button, expect_banner, field, figure, find, found_words, guess, heading, kept, open_page, open_root, ready, root, say, sheet,
)

# A root, a find, a miss, and what was missed then: the common words, one near the miss first.
ROUNDS = {
    "en": ("sent", "ten", "sett", ["set", "nest", "nets", "tens", "net"], ["ens"]),
    "es": ("mesa", "sea", "mass", ["más", "ames", "esa", "mes"], ["maes", "mase", "aes", "ame", "ase"]),
}


def missed(page):
    return page.get_by_role("list", name=say(page, "missedWords"), exact=True).get_by_role("listitem")


def give_up(page):
    button(page, say(page, "giveUp")).click()
    button(page, say(page, "giveUpConfirm")).click()


@PLAYERS
def test_F20_giving_up_asks_and_shows_what_was_missed(visit, device, locale, language):
    page = visit(device, locale=locale)
    root_word, word, miss, common, rare = ROUNDS[language]
    open_root(page, language, root_word)
    find(page, word)
    guess(page, miss)
    expect_banner(page, say(page, "notFromLettersTitle"))
    button(page, say(page, "giveUp")).click()
    question = sheet(page, say(page, "giveUpQuestion"))
    expect(question).to_contain_text(say(page, "giveUpText", count=len(common)))
    button(page, say(page, "keepPlaying")).click()
    expect(question).to_have_count(0)
    expect(field(page)).to_have_value(miss)
    give_up(page)
    expect(page.get_by_text(say(page, "roundGaveUp"), exact=True)).to_be_visible()
    expect(heading(page)).to_have_text(root_word)
    expect(heading(page)).to_be_focused()
    result = say(page, "resultText", common=1, ofCommon=len(common) + 1, points=say(page, "pointCount", count=3))
    expect(page.get_by_text(result)).to_be_visible()
    expect(missed(page)).to_have_count(len(common))
    assert [each.split("\n")[0] for each in missed(page).all_inner_texts()] == common
    expect(missed(page).filter(has_text=say(page, "near"))).to_have_count(1)
    expect(missed(page).first).to_contain_text(say(page, "near"))
    page.get_by_text(say(page, "rareWords", count=len(rare)), exact=True).click()
    rarer = page.get_by_role("list", name=say(page, "rareWords", count=len(rare)), exact=True).get_by_role("listitem")
    assert sorted(each.split("\n")[0] for each in rarer.all_inner_texts()) == sorted(rare)
    assert found_words(page) == [word]
    expect(field(page)).to_have_count(0)


@PLAYERS
def test_F20_missed_words_open_their_pages_and_are_saved_at_once(visit, device, locale, language):
    page = visit(device, locale=locale)
    root_word, _, _, common, _ = ROUNDS[language]
    open_root(page, language, root_word)
    give_up(page)
    page.get_by_role("button", name=common[1], exact=True).click()
    expect(sheet(page, common[1])).to_be_visible()
    assert f"/vocabulary/{language}/{common[1]}" in page.url
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    count = missed(page).count()
    button(page, say(page, "saveAll")).first.click()
    expect_banner(page, say(page, "savedTitle"), say(page, "savedText", count=count))
    expect(page.get_by_text(say(page, "allSaved"), exact=True)).to_be_visible()
    kept(page, "saved", count)
    open_page(page, "/saved")
    name = {"en": "englishAlone", "es": "spanishAlone"}[language]
    expect(page.get_by_role("list", name=say(page, name), exact=True).get_by_role("listitem")).to_have_count(count)


@PLAYERS
def test_F20_when_all_is_found_the_round_is_finished_and_another_begins(visit, device, locale, language):
    page = visit(device, locale=locale)
    root_word = ROUNDS[language][0]
    open_root(page, language, root_word)
    words = {"en": ["nest", "nets", "tens", "net", "set", "ten"], "es": ["ames", "esa", "mas", "mes", "sea"]}[language]
    find(page, *words)
    expect(button(page, say(page, "giveUp"))).to_have_count(0)
    button(page, say(page, "finish")).click()
    expect(page.get_by_text(say(page, "roundHarvested"), exact=True)).to_be_visible()
    expect(page.get_by_text(say(page, "missedNone"))).to_be_visible()
    kept(page, "finished")
    page.reload()
    ready(page)
    expect(page.get_by_text(say(page, "roundHarvested"), exact=True)).to_be_visible()
    button(page, say(page, "newWord")).click()
    assert root(page) != root_word
    assert found_words(page) == []
    expect(figure(page, say(page, "points"))).to_have_text("0")
    # Pressed too soon, the end comes back.
    button(page, say(page, "undo")).click()
    expect(page.get_by_text(say(page, "roundHarvested"), exact=True)).to_be_visible()


def test_F20_a_finished_round_outlives_a_reload_and_takes_no_guess(page):
    open_root(page, "en", "sent")
    find(page, "ten")
    give_up(page)
    kept(page, "finished")
    open_page(page)
    expect(page.get_by_text("Round over", exact=True)).to_be_visible()
    assert found_words(page) == ["ten"]
    for key in ["s", "e", "t", "Enter", "Space"]:
        page.keyboard.press(key)
    assert found_words(page) == ["ten"]


def test_F20_an_earlier_round_can_be_gone_on_with(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    open_root(page, "en", "sent")
    find(page, "ten")
    give_up(page)
    button(page, "Continue with alarming").click()
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["ring"]
    find(page, "main")
