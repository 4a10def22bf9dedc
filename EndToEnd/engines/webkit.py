"""Drives WebKit in the browser MiniBrowser of WebKitGTK, on a separate screen."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import InvalidSessionIdException, NoSuchFrameException, WebDriverException
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from patience import PATIENCE

from .page import Context

# The maximum time in seconds that the WebKit driver may take to respond; after that time, the test fails. The limit is
# higher than `PATIENCE`, because loading a page can take longer than `PATIENCE` on a busy machine.
ANSWER = 3 * PATIENCE
# The height of a window's title and tool bars, in pixels.
BARS = 20
# Without padding around the window's buttons, the window can be as narrow as a phone.
NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }"


def browser():
    """Returns the path of the browser program, which is in the same folder as its library."""
    places = [each for pattern in ["lib*", "lib/*"] for each in Path("/usr").glob(f"{pattern}/webkit2gtk-4.1/MiniBrowser")]
    return os.environ.get("MINIBROWSER") or str(places[0])


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
        # The sandbox is switched off because it needs user namespaces, which a container lacks.
        self.environment = {
            **os.environ, "DISPLAY": self.screen.name, "XDG_CONFIG_HOME": self.folder.name, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "LANG": "en_US.UTF-8", "LANGUAGE": "en_US",
            # On a machine without a graphics card, drawing takes one and a half times as long if the browser composites
            # layers.
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        self.allow_workers(False)
        self.windows = []
        self.services = []

    def allow_workers(self, allowed):
        """WebKit allows this setting only when the browser starts."""
        self.allows_workers = allowed

    def text_size(self, page, pixels):
        """WebKit offers page zoom instead of a text size, and page zoom acts like a smaller window."""
        return False

    def force_colors(self, page, is_on):
        return False

    def visit(self, address, size, locale="en-US"):
        """Opens a page for a new visitor: in an existing window that no visitor uses, or in a new window."""
        window = next((each for each in self.windows if each.free and each.allows_workers == self.allows_workers), None)
        if not window:
            window = Window(self.started(), self.allows_workers)
            self.windows.append(window)
        window.free = False
        page = Context(window, address).new_page()
        page.set_viewport_size(size)
        return page

    def started(self):
        """Starts a driver and returns it. Occasionally a driver and its browser fail to connect and wait for ever; if
        so, this function starts another driver.
        """
        options = Options()
        options.binary_location = browser()
        options.add_argument("--automation")
        if not self.allows_workers:
            options.add_argument("--features=-ServiceWorkers")
        for attempt in range(3):
            service = Service(shutil.which("WebKitWebDriver"), env=self.environment, log_output=subprocess.DEVNULL)
            service.start()
            self.services.append(service)
            connection = RemoteConnection(client_config=ClientConfig(service.service_url, timeout=ANSWER))
            try:
                # The files that a test chooses are on the same machine as the browser.
                return webdriver.Remote(connection, options=options, file_detector=UselessFileDetector())
            except HTTPError:
                service.stop()
        raise RuntimeError("WebKit does not start")

    def close(self):
        for window in self.windows:
            if not window.is_dead:
                window.webdriver.quit()
        for service in self.services:
            service.stop()
        self.screen.close()
        self.folder.cleanup()


# Deletes the data that a visitor leaves behind.
FORGET = """
    const gone = (name) => new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = resolve
      request.onerror = request.onblocked = () => reject(new Error(`${name} is still in use`))
    })
    return (async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const worker of await navigator.serviceWorker?.getRegistrations() ?? []) await worker.unregister()
      for (const name of await globalThis.caches?.keys() ?? []) await caches.delete(name)
      await Promise.all((await indexedDB.databases()).map(({ name }) => gone(name)))
      return (await indexedDB.databases()).length
    })()
"""


class Window:
    """A browser window that contains one visitor's tabs."""

    gone = (WebDriverException,)
    # The driver sometimes answers key presses or a mouse press with "unknown error". This exception does not tell how
    # many of the actions the driver has performed.
    interrupted = (WebDriverException,)
    # The exception that means that the browser has crashed or quit. After this exception, no later visitor receives the
    # same browser window.
    died = (InvalidSessionIdException,)
    is_dead = False

    def __init__(self, driver, allows_workers):
        self.webdriver = driver
        self.allows_workers = allows_workers
        self.front = None

    def new_tab(self, context):
        if context.pages:
            self.webdriver.switch_to.new_window("tab")
        self.front = self.webdriver.current_window_handle
        return self.front

    def switch(self, tab):
        if tab != self.front:
            self.webdriver.switch_to.window(tab)
            self.front = tab

    def close_tab(self):
        self.webdriver.close()
        self.front = None

    def end(self, context):
        """Closes all tabs except one, and deletes the visitor's data."""
        for page in context.pages[1:]:
            self.switch(page.tab)
            self.close_tab()
        self.switch(context.pages[0].tab)
        self.forget(context.address + "/licenses.txt")
        self.webdriver.delete_all_cookies()
        self.webdriver.get("about:blank")
        self.free = True

    def forget(self, address):
        """Deletes the data that the site has stored. The last page may still be navigating, and may replace this page before the data is deleted."""
        for attempt in range(3):
            self.webdriver.get(address)
            try:
                assert self.run(FORGET, None) == 0
                return
            except NoSuchFrameException:
                pass
        raise RuntimeError("the page that empties what is stored never stays")

    # A browser tab

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
        """The window's height is the page's height plus the height of the title and tool bars, which is the same in all
        windows.
        """
        self.webdriver.set_window_rect(0, 0, width, height + BARS)
