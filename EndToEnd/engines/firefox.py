"""Drives Firefox with Marionette, without a window. Each visitor has a separate container in the same browser."""

import itertools
import shutil
import tempfile

from marionette_driver import errors
from marionette_driver.marionette import Marionette

from .page import Context

# Without toolbars, the window can be as narrow as a phone.
NO_BARS = """
    const style = document.createElementNS('http://www.w3.org/1999/xhtml', 'style')
    style.textContent = ':root { min-width: 0 !important; min-height: 0 !important } #navigator-toolbox { display: none !important }'
    document.documentElement.append(style)
"""
OPEN = """
    const principal = Services.scriptSecurityManager.getSystemPrincipal()
    gBrowser.selectedTab = gBrowser.addTab('about:blank', { userContextId: arguments[0], triggeringPrincipal: principal })
"""
# Records uncaught errors of pages, and violations of a page's content security policy. If a page is closed while the
# worker answers one of its requests, the browser aborts the request and reports it without an address. A report without
# an address does not count as an error of the page.
ERRORS = """
    const isBrokenOff = (each) => each.errorMessage.startsWith('Failed to load ‘’.')
    const found = Services.console.getMessageArray()
      .filter((each) => each instanceof Ci.nsIScriptError && !(each.flags & each.warningFlag) && each.sourceName.startsWith(arguments[0]))
      .filter((each) => !isBrokenOff(each))
      .map((each) => `uncaught: ${each.errorMessage}`)
    Services.console.reset()
    return found
"""


class Firefox:
    gone = (errors.JavascriptException, errors.NoSuchWindowException, errors.MarionetteException)
    # Firefox's driver never stops between two keys as long as the page exists.
    interrupted = ()
    # If Firefox crashed, all later tests would fail. A crash has not happened yet.
    died = ()

    def __init__(self, program):
        # The driver deletes its log file even if that file is a device, so the log has its own folder.
        self.log = tempfile.TemporaryDirectory()
        self.marionette = Marionette(host="127.0.0.1", port=0, bin=shutil.which(program), headless=True, gecko_log=self.log.name)
        self.marionette.start_session()
        self.allow_workers(False)
        self.chrome(NO_BARS)
        self.first = self.front = self.marionette.current_window_handle
        self.numbers = itertools.count(1)

    def chrome(self, script, *arguments):
        with self.marionette.using_context("chrome"):
            return self.marionette.execute_script(script, script_args=arguments)

    def allow_workers(self, allowed):
        self.marionette.set_pref("dom.serviceWorkers.enabled", allowed)

    def text_size(self, page, pixels):
        for script in ["x-western", "x-unicode", "zh-TW", "zh-CN", "ko"]:
            self.marionette.set_pref(f"font.size.variable.{script}", pixels)
        return True

    def force_colors(self, page, is_on):
        self.marionette.set_pref("browser.display.document_color_use", 2 if is_on else 0)
        return True

    def visit(self, address, size, locale="en-US"):
        self.marionette.set_pref("intl.accept_languages", f"{locale}, {locale.split('-')[0]}")
        context = Context(self, address)
        context.number = next(self.numbers)
        page = context.new_page()
        page.set_viewport_size(size)
        return page

    def new_tab(self, context):
        before = self.marionette.window_handles
        self.chrome(OPEN, context.number)
        while not (new := set(self.marionette.window_handles) - set(before)):
            pass
        self.switch(tab := new.pop())
        return tab

    def switch(self, tab):
        if tab != self.front:
            self.marionette.switch_to_window(tab)
            self.front = tab

    def close_tab(self):
        self.marionette.close()
        self.front = None

    def end(self, context):
        for page in list(context.pages):
            page.close()
        self.switch(self.first)
        context.problems += self.chrome(ERRORS, context.address)

    def close(self):
        self.marionette.quit()
        self.marionette.cleanup()
        self.log.cleanup()

    # A browser tab

    def address(self):
        return self.marionette.get_url()

    def goto(self, address):
        self.marionette.navigate(address)

    def reload(self):
        self.marionette.refresh()

    def back(self):
        self.marionette.go_back()

    def forward(self):
        self.marionette.go_forward()

    def run(self, script, argument):
        return self.marionette.execute_script(script, script_args=[argument], sandbox=None)

    def act(self, actions):
        self.marionette._send_message("WebDriver:PerformActions", {"actions": actions})

    def put_files(self, script, argument, paths):
        self.run(script, argument).send_keys("\n".join(paths))

    def resize(self, width, height):
        self.marionette.set_window_rect(x=0, y=0, width=width, height=height)
