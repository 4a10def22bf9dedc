#!/usr/bin/env python3
"""Writes docs/screens/*.png: every screen on a phone and a desktop, in the light and the dark theme, and the game in each language. Also writes
docs/screens/visit/: a first visit on a phone, step by step.
"""

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from conftest import DESKTOP, LOCALE_OF, PHONE
from engines import expect
from guesser import open_round
from player import (
    button, close_sheet, end_round, field, find, finds, from_menu, guess, heading, kept, open_menu, open_page, open_root,
    open_settings, page_link, root, search_field, skip_tutorial,
)
from sentences import SENTENCES
from server import REPOSITORY, Server, chromium, solve

SCREENS = REPOSITORY / "docs" / "screens"
VISIT = SCREENS / "visit"
WORDS = ["main", "ring", "grain", "alarm", "animal", "margin", "agnail", "align", "marginal"]
NOON = "2026-11-21T12:00:00Z"


def seasoned(page):
    """Opens the page as a player who has already seen the tutorial."""
    open_page(page)
    root(page)
    skip_tutorial(page)
    kept(page, "finishedTutorial")


def progress(page):
    seasoned(page)
    open_root(page, "en", "alarming")
    find(page, *WORDS)
    field(page).press_sequentially("ming")


def new_round(page):
    seasoned(page)
    open_root(page, "es", "canciones")


def tutorial(page):
    open_root(page, "en", "alarming")


def question(page):
    open_page(page, answers=False)
    expect(page.get_by_role("dialog")).to_be_visible()


def menu(page):
    progress(page)
    open_menu(page)


def refusal(page):
    progress(page)
    guess(page, "gnil")


def found(page):
    seasoned(page)
    open_root(page, "en", "alarming")
    find(page, *WORDS)


def hints(page):
    progress(page)
    button(page, "Hints").click()
    page.get_by_role("table").get_by_role("button").nth(2).click()
    page.get_by_role("dialog").get_by_role("button", name="Next letter").first.click()


def over(page):
    progress(page)
    guess(page, "gnil")
    end_round(page)


def daily(page):
    page.clock.install(time=NOON)
    seasoned(page)
    for count, day in enumerate(["2026-11-17", "2026-11-19", "2026-11-20"], start=1):
        open_page(page, f"/find-words?language=en&length=8&daily={day}")
        letters = root(page)
        find(page, *solve(letters, "en", "--common")[: count * 8])
        end_round(page)
        kept(page, "finished", count)
    open_page(page, "/find-words?language=en&length=8&daily=2026-11-21")
    find(page, *solve(root(page), "en", "--common")[:6])
    from_menu(page, "Daily")


def word(page):
    seasoned(page)
    open_root(page, "es", "canciones")
    find(page, "nacion", "cancion")
    page.get_by_role("listitem").first.get_by_role("button").click()
    button(page, "Save").click()


def settings(page):
    progress(page)
    open_settings(page)


def saved(page):
    for path in ["en/grain", "en/marginal", "en/animal", "es/canción", "es/año", "it/gioia"]:
        open_page(page, f"/vocabulary/{path}")
        button(page, "Save").click()
    kept(page, "saved", 6)
    open_page(page, "/saved")


def vocabulary(page):
    for path in ["en/accept", "en/across"]:
        open_page(page, f"/vocabulary/{path}")
        button(page, "Save").click()
    kept(page, "saved", 2)
    open_page(page, "/vocabulary/en")


def search(page):
    open_page(page, "/vocabulary/es")
    page.get_by_role("searchbox").fill("arbol")


def entry(page):
    open_page(page, "/vocabulary/en/tear")


def imported(page):
    open_page(page, "/lists/new")
    page.get_by_role("textbox", name="Words").fill("apple\tmanzana\npear\tpera\nplum\ncherry\tcereza\n\tsandía\n")
    button(page, "Check").click()


def guess_word(page, letters, word="orchard"):
    """Opens an Apple Tree round with this word, and tries these letters."""
    open_round(page, word)
    for letter in letters:
        page.keyboard.press(letter)
    page.wait_for_timeout(1200)  # rotting is an animation too, and must end by itself


def apple_start(page):
    guess_word(page, "")


def apple_tree(page):
    guess_word(page, "aesro")


def apple_won(page):
    guess_word(page, "eorsachd")


def apple_lost(page):
    guess_word(page, "etaosinlum")


def apple_words(page):
    open_page(page, "/apple-tree")
    page.get_by_role("button", name="All words").click()


def apple_figures(page):
    for word, letters in [("apple", "aesplg"), ("pear", "eatrp"), ("plum", "xqzvkjw"), ("cherry", "ecahry")]:
        guess_word(page, letters, word)
    button(page, "Statistics").click()


def challenge(page):
    apple_start(page)
    button(page, "Challenge a friend").click()
    page.get_by_role("textbox", name="Word for your friend").fill("orchard")


def trouble(page):
    seasoned(page)
    open_page(page, "/find-words?language=en&root=xyzzyxyz")


def home(page):
    """Shows a home page with growing trees."""
    daily(page)
    close_sheet(page)
    page_link(page, "orchard").click()
    expect(page.get_by_role("list").get_by_role("link").first).to_be_visible()


def statistics(page):
    home(page)
    open_page(page, "/statistics")
    expect(page.get_by_role("heading", name="Best rounds")).to_be_visible()


def profile(page):
    home(page)
    open_page(page, "/profile")


def beside(page):
    open_page(page, "/vocabulary/en/run")
    expect(page.get_by_role("list", name="Vocabulary", exact=True)).to_be_visible()


def devices(page):
    page.goto("/devices")
    page.get_by_role("textbox", name="A name for this device").first.fill("My phone")
    button(page, "Turn on sync").click()
    expect(page.get_by_role("button", name="Show a code")).to_be_visible()


def boards(page):
    devices(page)
    page.goto("/boards")
    expect(page.get_by_role("region", name="Take part")).to_be_visible()


def visit(page):
    """Plays the steps of a first visit. After each step, yields the name of the picture that the caller takes."""
    open_page(page, "/")
    expect(heading(page)).to_contain_text("Today")
    yield "orchard"
    open_root(page, "en", "alarming")
    yield "tutorial"
    skip_tutorial(page)
    field(page).press_sequentially("gra")
    yield "typing"
    field(page).press_sequentially("in")
    page.keyboard.press("Enter")
    expect(finds(page)).to_have_count(1)
    yield "first-find"
    find(page, *WORDS[:2], *WORDS[3:])
    yield "in-a-round"
    finds(page).first.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "what-it-means"
    button(page, "Save").click()
    close_sheet(page)
    button(page, "Hints").click()
    yield "hints"
    close_sheet(page)
    end_round(page)
    kept(page, "finished")
    yield "round-over"
    guess_word(page, "aesro")
    yield "apple-tree"
    guess_word(page, "eorsachd")
    yield "apple-tree-won"
    page_link(page, "words").click()
    expect(heading(page)).to_have_text("Vocabulary")
    yield "words"
    search_field(page).fill("ran")
    yield "search"
    open_page(page, "/vocabulary/en/run")
    yield "a-word"
    open_page(page, "/statistics")
    expect(page.get_by_role("heading", name="Best rounds")).to_be_visible()
    yield "statistics"


SCENES = {
    "question": question, "new-round": new_round, "menu": menu, "tutorial": tutorial, "banner": refusal, "found": found, "hints": hints, "over": over, "daily": daily,
    "word": word, "settings": settings, "saved": saved, "vocabulary": vocabulary, "search": search, "entry": entry, "import": imported,
    "trouble": trouble, "apple-start": apple_start, "apple-won": apple_won, "apple-lost": apple_lost, "apple-words": apple_words,
    "apple-figures": apple_figures, "challenge": challenge, "home": home, "statistics": statistics, "profile": profile, "devices": devices, "boards": boards,
}


def pictures():
    """Yields each picture's name, device, colour scheme, locale and scene."""
    for scheme in ["light", "dark"]:
        yield f"find-words-desktop-{scheme}", DESKTOP, scheme, "en-US", progress
        yield f"vocabulary-desktop-{scheme}", DESKTOP, scheme, "en-US", vocabulary
        yield f"word-desktop-{scheme}", DESKTOP, scheme, "en-US", beside
        yield f"home-desktop-{scheme}", DESKTOP, scheme, "en-US", home
        yield f"statistics-desktop-{scheme}", DESKTOP, scheme, "en-US", statistics
        yield f"boards-desktop-{scheme}", DESKTOP, scheme, "en-US", boards
        for name in ["apple-start", "apple-won", "apple-lost"]:
            yield f"{name}-desktop-{scheme}", DESKTOP, scheme, "en-US", SCENES[name]
        yield f"apple-tree-desktop-{scheme}", DESKTOP, scheme, "en-US", apple_tree
        for tag in SENTENCES:
            ending = f"phone-{scheme}" + ("" if tag == "en" else f"-{tag}")
            yield f"find-words-{ending}", PHONE, scheme, LOCALE_OF[tag], progress
            yield f"apple-tree-{ending}", PHONE, scheme, LOCALE_OF[tag], apple_tree
        for name, scene in SCENES.items():
            yield f"{name}-phone-{scheme}", PHONE, scheme, "en-US", scene


def save(picture, path):
    """Saves the picture with a palette, which takes a third of the bytes without a visible difference."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    image.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def visitor(browser, server, device, scheme, locale):
    context = browser.new_context(
        base_url=server.address, locale=locale, color_scheme=scheme, reduced_motion="reduce", timezone_id="UTC", **device
    )
    return context.new_page()


def take(page, path):
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)
    page.evaluate("for (const each of document.getAnimations()) each.finish()")
    save(page.screenshot(), path)


def main(wanted):
    VISIT.mkdir(parents=True, exist_ok=True)
    made = set()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=chromium(whole=True), args=["--no-sandbox"])
        for name, device, scheme, locale, scene in pictures():
            made.add(f"{name}.png")
            if wanted and not any(part in name for part in wanted):
                continue
            page = visitor(browser, server, device, scheme, locale)
            scene(page)
            take(page, SCREENS / f"{name}.png")
            page.context.close()
        if not wanted or "visit" in wanted:
            page = visitor(browser, server, PHONE, "light", "en-US")
            for number, name in enumerate(visit(page), start=1):
                take(page, VISIT / f"{number:02}-{name}.png")
        browser.close()
        server.stop()
    for path in SCREENS.glob("*.png"):
        if path.name not in made:
            path.unlink()  # a picture of a screen that no longer exists
    sizes = [path.stat().st_size for path in SCREENS.glob("*.png")]
    print(f"{len(sizes)} pictures, {sum(sizes) / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
