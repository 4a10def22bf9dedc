"""A player's actions and observations, named as a player would name them. Elements are located by the roles and names that a screen reader uses.

The functions in this file find elements by their names in the page's current language. If a test passes the name of an
element as a literal string, the name is in English.
"""

import json
import re
from urllib.parse import urlencode

from engines import expect
from sentences import SENTENCES, language_name, sentence
from server import REPOSITORY

# A script that fixes the random numbers, so that each visit draws the same words.
NO_CHANCE = "crypto.getRandomValues = (numbers) => numbers.fill(numbers instanceof BigUint64Array ? 12345n : 12345)"


# A script that makes the browser behave as if it allowed no service workers. Most tests run this script in their
# visitors' pages, because a service worker would fetch files that the test holds back.
NO_WORKERS = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"


# A part of scripts that ends every animation of the page.
STILL = """
  for (const each of document.getAnimations()) {
    try {
      each.finish()
    } catch {
      each.cancel() // it has no end
    }
  }
"""


# A part of scripts: returns whether only screen readers perceive an element, such as the label of an icon or the skip
# link without the focus.
FOR_READERS = """
  const forReaders = (element) => element && (getComputedStyle(element).clipPath === 'inset(50%)' || forReaders(element.parentElement))
"""


def open_page(page, path="/find-words", answers=True):
    """Opens a page and waits until the program runs there. If Find Words asks a new player the question of the first
    visit, answers Just play, unless `answers` is false.
    """
    page.goto(path)
    ready(page)
    if path.strip("/") == "find-words" and answers:
        answer_question(page)


def ready(page):
    expect(page.locator("html")).to_have_attribute("data-ready", "true")


def signals(page):
    """Returns the sound and the vibration of each signal as Web/signals.js defines them."""
    module = (REPOSITORY / "Web" / "signals.js").read_text()
    return page.evaluate("() => {" + module.replace("export const", "const") + "\nreturn signals }")


def open_root(page, language, root):
    open_page(page, "/find-words?" + urlencode({"language": language, "root": root}))
    expect(heading(page)).to_have_text(root)


def open_new(page):
    """Opens the game as in a first visit or a visit without a link; returns the root word."""
    open_page(page)
    return root(page)


def interface(page):
    """Returns the interface language of the page."""
    tag = page.evaluate("document.documentElement.lang")
    return tag if tag in SENTENCES else "en"


def say(page, phrase, **blanks):
    """Returns a phrase of the interface in the page's language."""
    return sentence(interface(page), phrase, **blanks)


def language_alone(page, code):
    """Returns a language's name in the form that an option or a heading uses."""
    return language_name(interface(page), code)[1]


def heading(page):
    return page.get_by_role("heading", level=1)


def root(page):
    """Returns the root word as soon as the page shows it."""
    expect(tiles(page).first).to_be_visible()
    expect(tiles(page).first).not_to_have_accessible_name(say(page, "tileOnItsWay"))
    return heading(page).inner_text()


def field(page):
    return page.get_by_role("textbox", name=say(page, "enterYourWord"), exact=True)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def radio(page, name):
    return page.get_by_role("radio", name=name, exact=True)


def tiles(page):
    return page.get_by_role("group", name=say(page, "letters"), exact=True).get_by_role("button")


def tile_letters(page):
    return "".join(text.strip() for text in tiles(page).all_inner_texts())


def used_letters(page):
    """Returns the letters of the dimmed tiles."""
    return "".join(each.inner_text().strip() for each in tiles(page).all() if each.get_attribute("aria-pressed") == "true")


def guess(page, text):
    expect(button(page, say(page, "submit"))).to_be_enabled()  # before the letters arrive, nothing is judged
    field(page).fill(text)
    field(page).press("Enter")


def find(page, *words):
    """Submits words, and expects that each word is accepted."""
    for word in words:
        guess(page, word)
        expect(field(page)).to_have_value("")


def finds(page):
    return page.get_by_role("list", name=say(page, "foundWords"), exact=True).get_by_role("listitem")


def found_words(page):
    """Returns the found words, newest first, as soon as the page shows the round. The function does not use
    `inner_text`, which is empty for rows outside the visible part of the list.
    """
    expect(page.get_by_role("button", name=say(page, "tileOnItsWay"), exact=True)).to_have_count(0)
    return finds(page).locator(".find-word").all_text_contents()


def banner(page):
    return page.get_by_role("main").get_by_role("status")


def expect_banner(page, title, text=""):
    expect(banner(page)).to_contain_text(title)
    expect(banner(page)).to_contain_text(text)


def not_saved(page):
    """Returns the notice that the page shows as long as some data is not stored."""
    return page.get_by_role("alert").filter(has_text=say(page, "notStoredTitle"))


def figure(page, name):
    """Returns the statistic with this name at the bottom of the page."""
    return page.locator("dl > div").filter(has=page.get_by_text(name, exact=True)).get_by_role("definition")


def figures(page):
    names = ["wordsFound", "bonusWords", "points", "averageLetters"]
    return [figure(page, say(page, name)).inner_text() for name in names]


def choose(page, name, group=None):
    """Chooses one of several options, which look like planks. Waits until the dialog has opened, and then presses the
    visible plank, not its hidden radio button. The parameter `group` is the name of the group of options. The parameter
    `group` is needed if two groups have an option with the same name.
    """
    page.evaluate("for (const each of document.getAnimations()) each.finish()")
    place = page.get_by_role("radiogroup", name=group, exact=True) if group else page
    # The option may be under the links at the bottom of the page.
    radio(place, name).evaluate("(radio) => radio.scrollIntoView({ block: 'center', behavior: 'instant' })")
    radio(place, name).check(force=True)


def just_play(page):
    """Closes the question that a new player is asked before the first round."""
    sheet(page, say(page, "questionTitle")).get_by_role("button", name=say(page, "justPlay"), exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def answer_question(page):
    """Waits for the round, and closes the question of a first visit if the page asks it."""
    try:
        wait_until(page, lambda: page.evaluate("document.querySelector('.game[aria-busy]') === null"))
    except TimeoutError:
        return  # a test holds back the files of the round
    if page.evaluate("document.querySelector('.question-actions') !== null"):
        just_play(page)


def open_menu(page):
    """Opens the menu of rounds; returns its dialog."""
    button(page, say(page, "newWord")).click()
    menu = sheet(page, say(page, "newWord"))
    expect(menu).to_be_visible()
    return menu


def from_menu(page, name):
    """Presses a button in the menu of rounds."""
    open_menu(page).get_by_role("button", name=name, exact=True).click()


def new_word(page):
    """Replaces the round in play with a new round."""
    from_menu(page, say(page, "newWord"))


def finish(page):
    """Asks to end the round in play: gives up if nothing is found, otherwise finishes."""
    menu = open_menu(page)
    menu.get_by_role("button", name=re.compile(f"^({say(page, 'giveUp')}|{say(page, 'finish')})$")).click()


def end_round(page):
    """Ends the round in play, in which some words are still to be found."""
    finish(page)
    button(page, say(page, "giveUpConfirm")).click()


def skip_tutorial(page):
    """Ends the tutorial of a first visit, which the page shows in place of the found words."""
    button(page, say(page, "skip")).click()
    expect(page.get_by_role("region", name=say(page, "tutorialTilesTitle"))).to_have_count(0)


def sheet(page, name="Settings"):
    return page.get_by_role("dialog", name=name, exact=True)


def open_settings(page):
    button(page, say(page, "settings")).click()
    expect(sheet(page, say(page, "settings"))).to_be_visible()


def close_sheet(page):
    page.get_by_role("dialog").get_by_role("button", name=say(page, "close"), exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


# Hints in Find Words


def open_hints(page):
    button(page, say(page, "hints")).click()
    expect(sheet(page, say(page, "hints"))).to_be_visible()


def cell(page, letter, length, count):
    """Returns the cell of the hint grid for words with this first letter and this length."""
    return button(page, say(page, "hintsCell", letter=letter, letters=say(page, "letterCount", count=length), count=count))


def cells(page):
    return page.get_by_role("table").get_by_role("button")


def next_letter(page, now, then):
    """Returns the button that reveals the first word's next letter; its name states the word's points before and after the hint."""
    return button(page, say(page, "pair", first=say(page, "hintsWord", count=1), second=say(page, "nextLetterPrice", now=now, then=then)))


# Navigation between pages


def page_link(page, phrase):
    """Returns a link of the main navigation, or of the navigation between the pages of one section."""
    place = "product" if phrase in ("orchard", "findWords", "appleTree", "words", "you") else "pages"
    return page.get_by_role("navigation", name=say(page, place), exact=True).get_by_role("link", name=say(page, phrase), exact=True)


def a_second_passes(page):
    """Advances the page's clock by a second, because the page ignores a press that follows too soon."""
    page.evaluate("() => { const Real = Date; window.Date = class extends Real { constructor(...all) { super(...(all.length ? all : [Real.now() + 1000])) } } }")


def save_words(page, language, *words):
    """Saves each word on its word page."""
    for word in words:
        open_page(page, f"/vocabulary/{language}/{word}")
        button(page, say(page, "save")).click()
        expect(button(page, say(page, "save"))).to_have_attribute("aria-pressed", "true")


def saved_rows(page, language="en"):
    return page.get_by_role("list", name=language_alone(page, language), exact=True).get_by_role("listitem")


def heads(rows):
    """Returns a locator for the words in rows, so that tests can wait for the texts of the words. The word is the first
    element in the link of a row, and has a `lang` attribute.
    """
    return rows.locator("a > [lang]:first-child")


def search_field(page):
    return page.get_by_role("searchbox", name=say(page, "searchWords"), exact=True)


def search(page, query):
    search_field(page).fill(query)


def vocabulary_rows(page):
    """Returns the rows of a vocabulary list that are in the document: the visible rows, and a few rows above and below
    the visible ones.
    """
    return page.get_by_role("list", name=say(page, "vocabulary"), exact=True).get_by_role("listitem")


def in_sight(page):
    """Returns the words and section titles in the visible rows of a long list, from top to bottom."""
    return page.locator("[data-rows]").evaluate(
        """(area) => {
          const { top, bottom } = area.getBoundingClientRect()
          const seen = [...area.querySelectorAll('li')].filter((row) => {
            const box = row.getBoundingClientRect()
            const wide = box.width >= 100 && box.left >= -1 && box.right <= innerWidth + 1
            return wide && box.top >= top - 1 && box.top + box.height / 2 <= Math.min(bottom, innerHeight)
          })
          return seen.map((row) => (row.querySelector('[lang]') ?? row).textContent)
        }"""
    )


def scroll_list(page, top):
    """Scrolls a long list until `top` pixels of the list are above the visible part; if `top` is -1, scrolls to the end
    of the list.
    """
    page.locator("[data-rows]").evaluate("(area, top) => { area.scrollTop = top < 0 ? area.scrollHeight : top }", top)


def focused(page):
    """Returns the name of the focused element: its label, and otherwise its text or its tag."""
    return page.evaluate(
        """() => {
          const { activeElement: element } = document
          return element.ariaLabel ?? (element.labels?.[0] ?? element).innerText?.trim() ?? element.localName
        }"""
    )


# Reads the journal from the browser's database (docs/formats/patches.md, “What is stored”).
READ = """(name) => new Promise((resolve, reject) => {
  const request = indexedDB.open('word-orchard')
  request.onerror = () => reject(request.error)
  request.onupgradeneeded = () => request.transaction.abort()
  request.onsuccess = () => {
    const store = request.result.transaction(name).objectStore(name)
    const keys = store.getAllKeys()
    store.getAll().onsuccess = ({ target: { result } }) => {
      request.result.close()
      resolve(result.map((value, index) => [keys.result[index], value]))
    }
  }
})"""
WRITE = """([name, value, key]) => new Promise((resolve, reject) => {
  const request = indexedDB.open('word-orchard')
  request.onerror = () => reject(request.error)
  request.onsuccess = () => {
    const transaction = request.result.transaction(name, 'readwrite')
    if (key === null) transaction.objectStore(name).put(value)
    else transaction.objectStore(name).put(value, key)
    transaction.oncomplete = () => {
      request.result.close()
      resolve()
    }
  }
})"""


def stored(page, store="events"):
    """Returns the content of one of the journal's stores as pairs of key and value; in `events`, a pair is ((device, counter), line)."""
    return [(tuple(key) if isinstance(key, list) else key, value) for key, value in page.evaluate(READ, store)]


def store(page, name, value, key=None):
    """Puts a value into one of the journal's stores without notifying the page."""
    page.evaluate(WRITE, [name, value, list(key) if isinstance(key, tuple) else key])


def deeds(page, *kinds):
    """Returns the parsed journal events of these kinds, ordered by device and counter."""
    events = [json.loads(line) for _, line in stored(page)]
    return [event for event in events if event["deed"] in kinds]


def kept(page, kind, count=1):
    """Waits until the journal contains `count` events of this kind, and returns them."""
    wait_until(page, lambda: len(deeds(page, kind)) >= count)
    return deeds(page, kind)


def wait_until(page, condition):
    """Waits for a condition that no locator can express. (Playwright's wait_for_function needs eval, which the page's content security policy
    forbids.)
    """
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(10)
    raise TimeoutError("the condition never came true")


def touch(page, points):
    """Puts a finger down at the first point, moves it over the other points, and lifts it at the last point."""
    session = page.context.new_cdp_session(page)
    for kind, (x, y) in zip(["touchStart"] + ["touchMove"] * (len(points) - 1), points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def named(page, phrase):
    """Returns a pattern that matches only the whole text of a phrase."""
    return re.compile(f"^{re.escape(say(page, phrase))}$")


def open_items(page, phrase="more"):
    """Opens the menu whose button has this text, and returns the items of the menu."""
    page.get_by_role("main").locator("summary").filter(has_text=named(page, phrase)).click()
    items = page.locator("[data-menu][open] > div")
    expect(items).to_be_visible()
    return items


def press_item(page, phrase, menu="more"):
    """Presses an item of a menu."""
    open_items(page, menu).locator("button, a").filter(has_text=named(page, phrase)).click()


# The player's own lists


def open_import(page):
    open_page(page, "/lists/new")
    expect(heading(page)).to_have_text(say(page, "importList"))


def paste(page, text):
    """Pastes a text into the import field and requests a preview. The function sets the field's value by a script,
    because Playwright's `fill` takes seconds for thousands of lines.
    """
    page.get_by_role("textbox", name=say(page, "paste"), exact=True).evaluate(
        "(field, text) => { field.value = text; field.dispatchEvent(new InputEvent('input', { bubbles: true })) }", text
    )
    button(page, say(page, "check")).click()


def pick(page, files):
    """Chooses files in this order; `files` contains the names with their bytes or texts."""
    contents = {name: text.encode() if isinstance(text, str) else text for name, text in files.items()}
    page.get_by_label(say(page, "chooseFiles")).set_input_files(
        [{"name": name, "mimeType": "text/plain", "buffer": content} for name, content in contents.items()]
    )


def expect_preview(page, good, bad=0):
    """Expects the summary that the page shows before it saves anything."""
    preview = page.get_by_role("main").get_by_role("status")
    expect(preview).to_contain_text(say(page, "goodLines", count=good))
    expect(preview).to_contain_text(say(page, "badLines", count=bad) if bad else say(page, "noBadLines"))


def expect_shared(page, count):
    """Expects the description of a list of English words that the player has opened by a link."""
    expect(page.get_by_role("main")).to_contain_text(say(page, "sharedWords", count=count, language=language_name(interface(page), "en")[0]))


def bad_lines(page):
    return page.get_by_role("list", name=say(page, "badLinesTitle"), exact=True).get_by_role("listitem")


def keep_list(page, name=None):
    """Saves the previewed list, and waits for the list's page and for its event in the journal."""
    count = len(deeds(page, "keptList"))
    if name is not None:
        page.get_by_role("textbox", name=say(page, "listName"), exact=True).fill(name)
    button(page, say(page, "keepList")).click()
    page.wait_for_url("**/lists/*-*")
    kept(page, "keptList", count + 1)


def rows(page, name):
    """Returns the visible rows of the list with this name; each row links to its word."""
    return page.get_by_role("list", name=name, exact=True).get_by_role("link")


# Downloads differ between drivers, so this script takes the file from the page's call that offers the download.
TAKE = """() => {
  const make = URL.createObjectURL
  URL.createObjectURL = (file) => {
    file.text().then((text) => { document.documentElement.dataset.taken = text })
    return make(file)
  }
  HTMLAnchorElement.prototype.click = () => {}
}"""


def downloaded(page, phrase, title=None):
    """Exports the words of the page as a file; returns the name and the text of the file. If the page offers several
    exports, the function uses the export with this title.
    """
    press_item(page, "export")
    sheet = page.get_by_role("dialog")
    group = sheet.locator(".sheet-group").filter(has_text=title) if title else sheet
    with page.expect_download() as download:
        group.get_by_role("button", name=say(page, phrase), exact=True).click()
    expect(sheet).to_have_count(0)
    with open(download.value.path(), encoding="utf-8", newline="") as file:
        return download.value.suggested_filename, file.read()


# Input methods


def compose(page, text):
    """Types into the focused field with an input method that is still composing; returns the CDP session for further steps."""
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    return session


def take_return(page):
    """Sends the Return key with which an input method ends a composition, in the form in which browsers report it."""
    page.evaluate(
        """() => {
          const key = { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true }
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key))
          document.activeElement.form.requestSubmit()
          document.activeElement.dispatchEvent(new KeyboardEvent('keyup', key))
        }"""
    )


# Use without a network


def kept_row(page, language="English"):
    """Returns a language's row in the settings, which shows whether the device has cached the language."""
    rows = sheet(page).get_by_role("list", name="Offline", exact=True).get_by_role("listitem")
    return rows.filter(has_text=language)


def expect_kept(page, *languages):
    """Waits until the device has cached everything that the game needs in these languages."""
    open_settings(page)
    for language in languages or ["English"]:
        expect(kept_row(page, language)).to_contain_text("Available offline", timeout=20_000)
    close_sheet(page)


def caches_of(page):
    """Returns the caches of all builds, each with the paths that it contains."""
    return page.evaluate(
        """async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('word-orchard '))
          const paths = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length))
          return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await paths(name)])))
        }"""
    )
