#!/usr/bin/env python3
"""Writes docs/screens/*.png: a round in progress on a phone and a desktop, by day and by night."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import DESKTOP, PHONE
from player import field, find, guess, open_root, open_settings
from server import REPOSITORY, Server, environment_chromium

SCREENS = REPOSITORY / "docs" / "screens"
WORDS = ["main", "ring", "grain", "alarm", "animal", "margin", "agnail", "align", "marginal"]


def progress(page):
    open_root(page, "en", "alarming")
    find(page, *WORDS)
    field(page).press_sequentially("ming")


def refusal(page):
    progress(page)
    guess(page, "rings")


def settings(page):
    progress(page)
    open_settings(page)


def empty(page):
    open_root(page, "es", "canciones")


SCENES = [
    ("find-words-phone-light", PHONE, "light", progress),
    ("find-words-phone-dark", PHONE, "dark", progress),
    ("find-words-desktop-light", DESKTOP, "light", progress),
    ("find-words-desktop-dark", DESKTOP, "dark", progress),
    ("new-round-phone-light", PHONE, "light", empty),
    ("refusal-phone-light", PHONE, "light", refusal),
    ("settings-phone-light", PHONE, "light", settings),
]


def main():
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=environment_chromium(), args=["--no-sandbox"])
        for name, device, scheme, scene in SCENES:
            context = browser.new_context(
                base_url=server.address, locale="en-US", color_scheme=scheme, reduced_motion="reduce", **device
            )
            page = context.new_page()
            scene(page)
            page.evaluate("for (const each of document.getAnimations()) each.finish()")
            page.screenshot(path=SCREENS / f"{name}.png")
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
