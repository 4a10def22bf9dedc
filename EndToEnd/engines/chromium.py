"""Drives Chromium with Playwright."""

from patience import PATIENCE
from player import NO_WORKERS


class Chromium:
    def __init__(self, browser):
        self.browser = browser
        self.allow_workers(False)

    def allow_workers(self, allowed):
        """Sets whether pages of new visitors may use service workers."""
        self.allows_workers = allowed

    def visit(self, address, size, locale="en-US"):
        context = self.browser.new_context(base_url=address, locale=locale, viewport=size)
        context.set_default_timeout(1000 * PATIENCE)
        if not self.allows_workers:
            context.add_init_script(NO_WORKERS)
        context.problems = []
        page = context.new_page()

        def hear(message):
            if message.type in ("error", "warning"):
                context.problems.append(f"{message.type}: {message.text}")

        context.on("console", hear)
        context.on("weberror", lambda each: context.problems.append(f"uncaught: {each.error}"))
        return page

    # The reader's settings, to which pages respond immediately. Each of the next functions changes one setting and
    # returns whether the browser supports the setting.

    def text_size(self, page, pixels):
        page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})
        return True

    def force_colors(self, page, is_on):
        page.emulate_media(forced_colors="active" if is_on else "none")
        return True

    def close(self):
        pass
