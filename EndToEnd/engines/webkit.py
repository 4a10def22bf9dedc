"""WebKit by the browser that WebKitGTK comes with, on a screen of its own. Each visitor has a browser of its own, which starts quickly."""

import os
import subprocess
import tempfile
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .page import Context

# Without room around its buttons the window can be as narrow as a phone.
NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }"


def browser():
    """The browser's program. It lies beside the library that it shows."""
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.1/MiniBrowser"))
    return os.environ.get("MINIBROWSER") or str(found[0])


class Screen:
    def __init__(self):
        end, number = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(number), "-screen", "0", "1600x1600x24", "-nolisten", "tcp"], pass_fds=[number], stderr=subprocess.DEVNULL
        )
        os.close(number)
        with os.fdopen(end) as file:
            self.name = ":" + file.readline().strip()

    def close(self):
        self.process.terminate()
        self.process.wait()


class WebKit:
    def __init__(self):
        self.screen = Screen()
        self.folder = tempfile.TemporaryDirectory()
        style = Path(self.folder.name) / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text(NARROW)
        # A container has no user namespaces, which the sandbox would need.
        self.environment = {
            **os.environ, "DISPLAY": self.screen.name, "XDG_CONFIG_HOME": self.folder.name, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "LANG": "en_US.UTF-8", "LANGUAGE": "en_US",
        }
        self.options = Options()
        self.options.binary_location = browser()
        self.options.add_argument("--automation")

    def visit(self, address, size, locale="en-US"):
        service = Service("/usr/bin/WebKitWebDriver", env=self.environment, log_output=subprocess.DEVNULL)
        window = Window(webdriver.WebKitGTK(options=self.options, service=service))
        page = Context(window, address).new_page()
        page.set_viewport_size(size)
        return page

    def close(self):
        self.screen.close()
        self.folder.cleanup()


class Window:
    """A browser with one visitor's tabs."""

    gone = (WebDriverException,)

    def __init__(self, driver):
        self.webdriver = driver
        self.front = None

    def new_tab(self, context):
        if self.front:
            self.webdriver.switch_to.new_window("tab")
        self.front = self.webdriver.current_window_handle
        return self.front

    def switch(self, tab):
        if tab != self.front:
            self.webdriver.switch_to.window(tab)
            self.front = tab

    def close_tab(self):
        self.webdriver.close()
        self.front = ""

    def end(self, context):
        self.webdriver.quit()

    # A tab

    def address(self):
        return self.webdriver.current_url

    def goto(self, address):
        self.webdriver.get(address)

    def reload(self):
        self.webdriver.refresh()

    def back(self):
        self.webdriver.back()

    def forward(self):
        self.webdriver.forward()

    def run(self, script, argument):
        return self.webdriver.execute_script(script, argument)

    def act(self, actions):
        self.webdriver.execute("actions", {"actions": actions})

    def put_files(self, script, argument, paths):
        self.run(script, argument).send_keys("\n".join(paths))

    def resize(self, width, height):
        self.webdriver.set_window_rect(0, 0, width, height)
        wide, high = self.run("return [innerWidth, innerHeight]", None)
        self.webdriver.set_window_rect(0, 0, width + width - wide, height + height - high)
