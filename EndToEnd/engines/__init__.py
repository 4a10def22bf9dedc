"""Runs the same steps in three browser engines."""

import os

from playwright import sync_api

from .locator import Expectation, Locator

NAMES = ["chromium", "firefox", "webkit"]


def expect(subject, message=None):
    """Returns Playwright's own expectations for its pages, and expectations with the same rules for the other engines."""
    return Expectation(subject) if isinstance(subject, Locator) else sync_api.expect(subject, message)


def start(name, launched):
    """Starts an engine; `launched` returns Playwright's browser for Chromium."""
    if name == "firefox":
        from .firefox import Firefox

        return Firefox(os.environ.get("FIREFOX", "firefox-esr"))
    if name == "webkit":
        from .webkit import WebKit

        return WebKit()
    from .chromium import Chromium

    return Chromium(launched())
