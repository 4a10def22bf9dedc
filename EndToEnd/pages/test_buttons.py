"""Tests that the texts of buttons are completely visible in at most two lines, in every interface language, in a window
of 320 × 640 pixels.
"""

import pytest
from playwright.sync_api import expect

from conftest import LOCALE_OF, PHONE
from guesser import lose, open_round, open_tree, open_words, places, win
from guesser import caption as source, finish as finish_tree
from player import (
    button, close_sheet, end_round, find, finds, finish, from_menu, guess, heading, keep_list, new_word, open_import,
    open_page, open_root, open_settings, paste, press_item, save_words, say, skip_tutorial, FOR_READERS, STILL,
)

TIER = "quick"

SMALL_PHONE = {**PHONE, "viewport": {"width": 320, "height": 640}}

# Finds faults in buttons, planks (the labels of options), and links that look like buttons. Ignores links within a
# text, rows of lists, whose texts may be long, and the alphabetical index of a list.
FAULTS = "() => {" + STILL + FOR_READERS + """
  const front = [...document.querySelectorAll('dialog')].at(-1) ?? document.body
  const pressed = 'button, label:has(input), summary, a[class], nav a'
  const faults = []
  for (const each of front.querySelectorAll(pressed)) {
    if (each.matches('.row-link, .find, .missed-word, .grove-tree, .card, .letters *') || forReaders(each)) continue
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('[inert], [hidden]')) continue
    const box = each.getBoundingClientRect()
    const say = (what) => faults.push(`“${each.innerText.trim()}” ${what}`)
    if (box.left < -0.5 || box.right > innerWidth + 0.5) say(`goes from ${box.left} to ${box.right}`)
    if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline') say(`needs ${each.scrollWidth} and has ${each.clientWidth}`)
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.data.trim() || parent.closest('svg') || forReaders(parent) || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set()
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width === 0) continue
        lines.add(Math.round(top / 4))
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1) say('stands beside its button')
        for (let frame = parent; frame && frame !== front; frame = frame.parentElement) {
          const { overflowX, textOverflow } = getComputedStyle(frame)
          if (overflowX === 'visible') continue
          const edge = frame.getBoundingClientRect()
          if (frame.contains(each) && frame !== each && frame.scrollWidth > frame.clientWidth) continue // it can be scrolled
          if (left < edge.left - 1 || right > edge.right + 1) say(`is cut off${textOverflow === 'ellipsis' ? ' with dots' : ''}`)
        }
      }
      if (lines.size > 2) say(`takes ${lines.size} lines`)
      for (const { index, 0: word } of text.data.matchAll(/[\\p{Script=Latin}’]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size > 1) say(`breaks ${word}`)
      }
    }
  }
  return [...new Set(faults)]
}"""


def opened(page):
    expect(page.get_by_role("dialog")).to_be_visible()


def find_words(page):
    open_root(page, "en", "alarming")
    for step in ["next", "next", "done"]:
        yield f"tutorial, before {step}"
        button(page, say(page, step)).click()
    yield "a round"
    for text in ["sing", "gnil"]:
        guess(page, text)
        expect(page.get_by_role("main").get_by_role("status").locator(".banner")).to_be_visible()
        yield f"refused {text}"
    find(page, "ring", "main", "alarm")
    open_settings(page)
    yield "settings"
    close_sheet(page)
    for name in ["hints", "newWord", "daily", "finish"]:
        if name in ["hints", "newWord"]:
            button(page, say(page, name)).click()
        else:
            from_menu(page, say(page, name))
        opened(page)
        yield name
        if name == "hints":
            page.get_by_role("table").get_by_role("button").first.click()
            yield "a hint"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    finds(page).first.get_by_role("button").click()
    opened(page)
    yield "a word over the round"
    close_sheet(page)
    new_word(page)
    expect(button(page, say(page, "undo"))).to_be_visible()
    yield "put aside"
    button(page, say(page, "undo")).click()
    expect(heading(page)).to_have_text("alarming")
    end_round(page)
    expect(page.get_by_text(say(page, "roundGaveUp"), exact=True)).to_be_visible()
    yield "over"


def rounds_aside(page):
    for spelling, word in [("alarming", "ring"), ("agencies", "ice"), ("gardener", "garden")]:
        open_root(page, "en", spelling)
        if spelling == "alarming":
            skip_tutorial(page)
        find(page, word)
    yield "two rounds aside"
    from_menu(page, say(page, "roundsAside", count=2))
    opened(page)
    yield "rounds aside"
    close_sheet(page)
    open_page(page, "/")
    yield "the orchard"


def apple_tree(page):
    open_tree(page)
    open_words(page, source(page, "wordsAll"))
    yield "words to guess"
    close_sheet(page)
    for name in ["challenge", "figures"]:
        button(page, say(page, name)).click()
        opened(page)
        yield name
        close_sheet(page)
    open_settings(page)
    yield "settings of the tree"
    close_sheet(page)
    finish_tree(page)
    yield "the end of a round"
    open_round(page, "apple")
    yield "a friend’s word"
    win(page, "apple")
    yield "won"
    button(page, say(page, "figures")).click()
    opened(page)
    yield "figures of one round"
    open_round(page, "orchard")
    lose(page, "orchard")
    yield "lost"
    open_page(page, "/apple-tree?language=it&words=saved")
    expect(button(page, say(page, "playAllWords"))).to_be_visible()
    yield "no word to guess"
    open_page(page, "/apple-tree?challenge=abc")
    yield "a link that is cut"
    for language in ["es", "it"]:
        open_page(page, f"/apple-tree?language={language}&words=all")
        expect(places(page).first).to_be_visible()
        yield f"words of {language}"


def vocabulary(page):
    open_page(page, "/vocabulary/en")
    expect(page.get_by_role("list", name=say(page, "vocabulary"), exact=True).get_by_role("listitem").first).to_be_visible()
    yield "the vocabulary"
    for path in ["/vocabulary/en/match", "/vocabulary/es/agua", "/vocabulary/it/orologio"]:
        open_page(page, path)
        expect(button(page, say(page, "nextWord"))).to_be_enabled()
        yield path
    open_page(page, "/saved")
    yield "nothing saved"
    save_words(page, "en", "match", "orchard")
    save_words(page, "es", "canción")
    open_page(page, "/saved")
    yield "saved"
    press_item(page, "export")
    opened(page)
    yield "export of saved words"
    close_sheet(page)
    press_item(page, "removeAll")
    opened(page)
    yield "remove all"
    button(page, say(page, "removeAll")).last.click()
    expect(button(page, say(page, "undo"))).to_be_visible()
    yield "removed all"


def lists(page):
    open_page(page, "/lists")
    yield "no lists"
    open_import(page)
    yield "import"
    paste(page, "apple\t蘋果\npear\t梨\nfig\t無花果\nplum\n")
    expect(button(page, say(page, "keepList"))).to_be_visible()
    yield "what will be imported"
    keep_list(page, "Fruit")
    expect(heading(page)).to_have_text("Fruit")
    yield "a list"
    for name in ["export", "addItem", "renameList", "removeList"]:
        if name == "addItem":
            button(page, say(page, name)).click()
        else:
            press_item(page, name)
        opened(page)
        yield f"{name}, its sheet"
        close_sheet(page)
    open_page(page, "/lists/0000000000000f-1")
    yield "a list that is not here"


def you(page):
    open_page(page, "/statistics")
    yield "statistics"
    open_page(page, "/profile")
    yield "your data"
    button(page, say(page, "deleteAll")).click()
    opened(page)
    yield "delete everything"
    for path in ["/find-words?seed=x", "/find-words?root=xyzzyxyz", "/find-words?language=en&root=alarm"]:
        open_page(page, path)
        yield path


# Sends the message that choosing this interface language in the settings would send. The script works even if the
# settings are not open.
SPEAK = """(tag) => {
  const plank = document.createElement('input')
  plank.dataset.changes = `chose interface ${tag}`
  document.documentElement.append(plank)
  plank.dispatchEvent(new Event('change', { bubbles: true }))
  plank.remove()
}"""


def speak(page, tag):
    """Changes the page's language, whatever dialog is open."""
    page.evaluate(SPEAK, tag)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    # The page may load the vocabulary again with other translations, so wait until it is complete.
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


@pytest.mark.full
@pytest.mark.parametrize("scenes", [find_words, rounds_aside, apple_tree, vocabulary, lists, you], ids=lambda scenes: scenes.__name__)
def test_the_text_of_every_button_is_visible_in_at_most_two_lines_in_every_language(visit, scenes):
    visit.tolerate("404")
    page = visit(SMALL_PHONE)
    faults = []
    for name in scenes(page):
        # English comes last, because the next steps expect English texts.
        for tag in [*(tag for tag in LOCALE_OF if tag != "en"), "en"]:
            speak(page, tag)
            faults += [f"{tag}, {name}: {fault}" for fault in page.evaluate(FAULTS)]
    assert not faults, "\n".join(faults)


@pytest.mark.full
def test_the_text_of_every_button_on_server_rendered_pages_is_visible_in_every_language(visit):
    visit.tolerate("404")
    faults = []
    for tag, locale in LOCALE_OF.items():
        page = visit(SMALL_PHONE, locale=locale)
        for path in ["/licenses", "/nowhere"]:
            page.goto(path)
            expect(page.locator("html")).to_have_attribute("lang", tag)
            faults += [f"{tag}, {path}: {fault}" for fault in page.evaluate(FAULTS)]
        page.context.close()
    assert not faults, "\n".join(faults)
