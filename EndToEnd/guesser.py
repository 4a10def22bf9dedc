"""What a player of Apple Tree does and sees, as `player.py` has it for Find Words."""

import functools
import json
import re

from engines import expect
from player import button, deeds, language_alone, open_page, say, sheet, wait_until
from server import orchard

APPLES = 7


@functools.cache
def challenge_path(word, language="en"):
    """The link of a friend who has set this word: the way to a round whose word is known."""
    return json.loads(orchard("challenge", "--word", word, "--language", language).stdout)["path"]


def open_tree(page):
    """Opens Apple Tree and waits for a round."""
    open_page(page, "/apple-tree")
    expect(places(page).first).to_be_visible()


def open_round(page, word="apple", language="en"):
    open_page(page, challenge_path(word, language))
    expect(places(page)).to_have_count(len(word))
    assert page.url.endswith("/apple-tree")


# What is there


def places(page):
    return page.get_by_role("list", name=say(page, "wordToGuess"), exact=True).get_by_role("listitem")


def word_shown(page):
    """The word as far as it is shown, with a low line for a blank."""
    blank = say(page, "blank")
    return "".join("_" if text.strip() == blank else text.strip() for text in places(page).all_inner_texts())


def expect_word(page, text):
    blank = say(page, "blank")
    expect(places(page)).to_have_text([blank if letter == "_" else letter for letter in text])


def result(page):
    return page.get_by_role("status", name=say(page, "result"), exact=True)


def expect_news(page, title, text=""):
    """A message that does not stand in the way: a banner at the foot of the page."""
    message = page.get_by_role("status").filter(has_text=title)
    expect(message).to_contain_text(text)


def orchard_image(page):
    """The drawing; its name tells how many apples are left."""
    return page.get_by_role("main").get_by_role("img", name=re.compile(r"\d"))


def apples_left(page):
    return int(re.search(r"\d+", orchard_image(page).get_attribute("aria-label"))[0])


def fallen(page):
    """The numbers of the apples that lie on the ground or are on their way."""
    return page.locator("[data-fallen]").evaluate_all("(apples) => apples.map((apple) => apple.dataset.apple)")


def expect_apples(page, count):
    """Expects that `count` apples are left: the drawing's name says so, and all others have fallen."""
    expect(page.get_by_role("img", name=say(page, "appleTreeLeft", count=count), exact=True)).to_be_visible()
    apples = fallen(page)
    assert len(apples) == len(set(apples)) == APPLES - count


def keys(page):
    return page.get_by_role("group", name=say(page, "keyboard"), exact=True).get_by_role("button")


def key(page, letter):
    return page.get_by_role("group", name=say(page, "keyboard"), exact=True).get_by_role("button", name=letter, exact=True)


def tried(page):
    """The keys that cannot be used, with what they are described as."""
    found = keys(page).evaluate_all(
        """(keys) => keys.filter((key) => key.ariaDisabled === 'true').map((key) => {
          const description = document.getElementById(key.getAttribute('aria-describedby'))
          return [key.textContent, description?.textContent ?? '']
        })"""
    )
    return dict(found)


def hint(page):
    """The hint's button while the hint is offered."""
    return page.get_by_role("button", name=say(page, "hint"), exact=True, disabled=False)


def expect_over(page, title, word):
    """The end of a round, told by its title; the word is whole."""
    expect(result(page)).to_contain_text(say(page, title))
    expect(button(page, say(page, "playAgain"))).to_be_visible()
    expect(places(page)).to_have_text(list(word))


def expect_new_round(page):
    """Nothing is left of a round before."""
    expect(button(page, say(page, "playAgain"))).to_have_count(0)
    expect(result(page)).to_contain_text(say(page, "applesLeft").split("/")[APPLES])
    expect_apples(page, APPLES)
    assert set(word_shown(page)) == {"_"}
    assert tried(page) == {}


# What is done


def press_letter(page, letter):
    """A press on the key of this letter, also where it has been used already."""
    key(page, letter).click(force=True)


def type_letters(page, letters):
    for letter in letters:
        page.keyboard.press(letter)


# Physical keys by what they write and where they are, one right after the other.
TYPE = """(keys) => {
  for (const [key, code] of keys) {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  }
}"""


def misses(word, count=APPLES):
    """Letters that the word does not have."""
    return [letter for letter in "qwxzkjvyuhbfgd" if letter not in word][:count]


def win(page, word):
    page.evaluate(TYPE, [[letter, ""] for letter in dict.fromkeys(word)])
    expect_over(page, "treeWon", word)


def lose(page, word):
    page.evaluate(TYPE, [[letter, ""] for letter in misses(word)])
    expect_over(page, "treeLost", word)


def finish(page):
    """Ends the round, whatever its word is; answers the word."""
    page.evaluate(TYPE, [[letter, ""] for letter in "qwxzkjvyuhbfgdtsaeiournlmpc"])
    expect(button(page, say(page, "playAgain"))).to_be_visible()
    return word_shown(page)


def play_again(page):
    button(page, say(page, "playAgain")).click()
    expect(button(page, say(page, "playAgain"))).to_have_count(0)


def past_the_turn(page):
    """Half a second goes by on the page's clock: only then do presses after the beginning or end of a round count for what is there now."""
    page.clock.run_for(550)


# What moves

# Two frames go by: what has begun to move is seen to move.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# Each apple that falls or rots has come to its end, at its own pace.
FALLEN = """() => Promise.all(
  document.getAnimations().filter(({ effect }) => effect.target.closest('[data-fallen]')).map((each) => each.finished.catch(() => {}))
).then(() => {})"""

# Ends every movement at once.
REST = "for (const each of document.getAnimations()) each.finish()"


# Where words come from


def open_words(page, caption):
    """Opens the sheet with the sources, with the line over the word that names the source in use."""
    button(page, caption).click()
    expect(sheet(page, say(page, "wordsTitle"))).to_be_visible()


def press_plank(page, name, group):
    """Like `choose`, where the press may close the sheet. It is not pressed while the sheet is still coming up."""
    page.evaluate("for (const each of document.getAnimations()) each.finish()")
    page.get_by_role("radiogroup", name=group, exact=True).get_by_role("radio", name=name, exact=True).click(force=True)


def caption(page, source, language="en", **blanks):
    return say(page, "pair", first=say(page, source, **blanks), second=language_alone(page, language))


# What the journal has


def rounds(page):
    """The newest record of each round, in the order in which they began."""
    found = {}
    for event in sorted(deeds(page, "playedAppleTree"), key=lambda event: (event["at"], event["counter"])):
        found[event["round"]] = event
    return list(found.values())


def round_in_play(page):
    """The newest round's record, as soon as it says what the page shows."""
    letters = "".join(name.lower() for name, description in tried(page).items() if description)
    count = places(page).count()

    def newest():
        record = next(iter(rounds(page)[-1:]), None)
        return record and len(record["word"]) == count and sorted(record["tried"]) == sorted(letters)

    wait_until(page, newest)
    return rounds(page)[-1]


def word_in_play(page):
    return round_in_play(page)["word"]


def expect_drawn(page, count):
    """Expects that `count` rounds have begun; returns the newest one's record."""
    wait_until(page, lambda: len(rounds(page)) >= count)
    found = rounds(page)
    assert len(found) == count
    return found[-1]
