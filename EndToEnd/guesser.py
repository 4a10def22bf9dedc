"""A player's actions and observations in the game Apple Tree. `player.py` contains the actions and observations for the
game Find Words.
"""

import functools
import json
import re

from engines import expect
from player import button, deeds, language_alone, open_page, say, sheet, wait_until
from server import orchard

APPLES = 7


@functools.cache
def challenge_path(word, language="en"):
    """Returns the link of a challenge with this word, so that a test knows the word of the round."""
    return json.loads(orchard("challenge", "--word", word, "--language", language).stdout)["path"]


def open_tree(page):
    """Opens Apple Tree and waits until a round is shown."""
    open_page(page, "/apple-tree")
    expect(places(page).first).to_be_visible()


def open_round(page, word="apple", language="en"):
    open_page(page, challenge_path(word, language))
    expect(places(page)).to_have_count(len(word))
    assert page.url.endswith("/apple-tree")


# The page's content


def places(page):
    return page.get_by_role("list", name=say(page, "wordToGuess"), exact=True).get_by_role("listitem")


def word_shown(page):
    """Returns the visible part of the word, with an underscore for each blank."""
    blank = say(page, "blank")
    return "".join("_" if text.strip() == blank else text.strip() for text in places(page).all_inner_texts())


def expect_word(page, text):
    blank = say(page, "blank")
    expect(places(page)).to_have_text([blank if letter == "_" else letter for letter in text])


def result(page):
    return page.get_by_role("status", name=say(page, "result"), exact=True)


def expect_news(page, title, text=""):
    """Expects a banner with this title and text at the bottom of the page, where it covers no other element."""
    message = page.get_by_role("status").filter(has_text=title)
    expect(message).to_contain_text(text)


def orchard_image(page):
    """Returns the drawing of the tree; its accessible name contains the number of apples that are left."""
    return page.get_by_role("main").get_by_role("img", name=re.compile(r"\d"))


def apples_left(page):
    return int(re.search(r"\d+", orchard_image(page).get_attribute("aria-label"))[0])


def fallen(page):
    """Returns the numbers of the apples that are falling or on the ground."""
    return page.locator("[data-fallen]").evaluate_all("(apples) => apples.map((apple) => apple.dataset.apple)")


def expect_apples(page, count):
    """Expects that `count` apples are left: the drawing's name states this number, and all other apples have fallen."""
    expect(page.get_by_role("img", name=say(page, "appleTreeLeft", count=count), exact=True)).to_be_visible()
    apples = fallen(page)
    assert len(apples) == len(set(apples)) == APPLES - count


def keys(page):
    return page.get_by_role("group", name=say(page, "keyboard"), exact=True).get_by_role("button")


def key(page, letter):
    return page.get_by_role("group", name=say(page, "keyboard"), exact=True).get_by_role("button", name=letter, exact=True)


def tried(page):
    """Returns the disabled letter keys with their descriptions."""
    found = keys(page).evaluate_all(
        """(keys) => keys.filter((key) => key.ariaDisabled === 'true').map((key) => {
          const description = document.getElementById(key.getAttribute('aria-describedby'))
          return [key.textContent, description?.textContent ?? '']
        })"""
    )
    return dict(found)


def hint(page):
    """Returns the hint button if the page offers a hint."""
    return page.get_by_role("button", name=say(page, "hint"), exact=True, disabled=False)


def expect_over(page, title, word):
    """Expects that the round has ended with this title and that the page shows the whole word."""
    expect(result(page)).to_contain_text(say(page, title))
    expect(button(page, say(page, "playAgain"))).to_be_visible()
    expect(places(page)).to_have_text(list(word))


def expect_new_round(page):
    """Expects a new round that shows nothing from the previous round."""
    expect(button(page, say(page, "playAgain"))).to_have_count(0)
    expect(result(page)).to_contain_text(say(page, "applesLeft").split("/")[APPLES])
    expect_apples(page, APPLES)
    assert set(word_shown(page)) == {"_"}
    assert tried(page) == {}


# The player's actions


def press_letter(page, letter):
    """Presses the key of this letter, even if the key is already used."""
    key(page, letter).click(force=True)


def type_letters(page, letters):
    for letter in letters:
        page.keyboard.press(letter)


# Types physical keys, given by character and code, without pauses.
TYPE = """(keys) => {
  for (const [key, code] of keys) {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  }
}"""


def misses(word, count=APPLES):
    """Returns letters that are not in the word."""
    return [letter for letter in "qwxzkjvyuhbfgd" if letter not in word][:count]


def win(page, word):
    page.evaluate(TYPE, [[letter, ""] for letter in dict.fromkeys(word)])
    expect_over(page, "treeWon", word)


def lose(page, word):
    page.evaluate(TYPE, [[letter, ""] for letter in misses(word)])
    expect_over(page, "treeLost", word)


def finish(page):
    """Ends the round by trying all letters; returns the word."""
    page.evaluate(TYPE, [[letter, ""] for letter in "qwxzkjvyuhbfgdtsaeiournlmpc"])
    expect(button(page, say(page, "playAgain"))).to_be_visible()
    return word_shown(page)


def play_again(page):
    button(page, say(page, "playAgain")).click()
    expect(button(page, say(page, "playAgain"))).to_have_count(0)


def past_the_turn(page):
    """Advances the page's clock by half a second, because the page ignores presses right after the beginning or end of a round."""
    page.clock.run_for(550)


# Animations

# Waits for two frames, after which new animations are running.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# Waits until each falling or rotting apple has finished its animation at its normal speed.
FALLEN = """() => Promise.all(
  document.getAnimations().filter(({ effect }) => effect.target.closest('[data-fallen]')).map((each) => each.finished.catch(() => {}))
).then(() => {})"""

# Ends all animations immediately.
REST = "for (const each of document.getAnimations()) each.finish()"


# The word sources


def open_words(page, caption):
    """Opens the dialog with the word sources by pressing the caption above the word, which names the current source."""
    button(page, caption).click()
    expect(sheet(page, say(page, "wordsTitle"))).to_be_visible()


def press_plank(page, name, group):
    """Chooses an option whose choice may close the dialog; apart from that, works like the function `choose`. Ends the
    dialog's opening animation first.
    """
    page.evaluate("for (const each of document.getAnimations()) each.finish()")
    page.get_by_role("radiogroup", name=group, exact=True).get_by_role("radio", name=name, exact=True).click(force=True)


def caption(page, source, language="en", **blanks):
    return say(page, "pair", first=say(page, source, **blanks), second=language_alone(page, language))


# The content of the journal


def rounds(page):
    """Returns the newest record of each round, in the order in which the rounds began."""
    found = {}
    for event in sorted(deeds(page, "playedAppleTree"), key=lambda event: (event["at"], event["counter"])):
        found[event["round"]] = event
    return list(found.values())


def round_in_play(page):
    """Returns the newest round's record as soon as it matches the page."""
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
    """Expects that `count` rounds have begun; returns the newest round's record."""
    wait_until(page, lambda: len(rounds(page)) >= count)
    found = rounds(page)
    assert len(found) == count
    return found[-1]
