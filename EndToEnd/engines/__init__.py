"""Runs the same page tests in three browser engines."""

import os

from playwright import sync_api

from .locator import Expectation, Locator

NAMES = ["chromium", "firefox", "webkit"]


def expect(subject, message=None):
    """Returns the object with the expectations of a page or a locator. For Chromium, the function returns Playwright's
    own object. For the other engines, the function returns an object that applies the same rules as Playwright.
    """
    return Expectation(subject) if isinstance(subject, Locator) else sync_api.expect(subject, message)


def start(name, launched):
    """Starts the browser engine with this name. `launched` is a function that returns Playwright's Chromium."""
    if name == "firefox":
        from .firefox import Firefox

        return Firefox(os.environ.get("FIREFOX", "firefox-esr"))
    if name == "webkit":
        from .webkit import WebKit

        return WebKit()
    from .chromium import Chromium

    return Chromium(launched())
