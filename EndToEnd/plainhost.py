"""Hosts that only serve files, with the site in one of their folders."""

import http.server
import os
import re
import subprocess
import sys
import threading

from server import orchard

# The path of the site's folder on the host.
FOLDER = "/games/orchard/"


def write_site(host, *options):
    """Writes the site into its folder on the host; returns that folder."""
    folder = host / FOLDER.strip("/")
    folder.parent.mkdir(parents=True, exist_ok=True)
    result = orchard("site", "--output", folder, *options)
    assert result.returncode == 0, result.stderr
    return folder


class PlainHost:
    """A host that runs `python3 -m http.server`. `address` is the site's address."""

    def __init__(self, root, log, folder=FOLDER):
        self.log = log
        with open(log, "wb") as file:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", root],
                stdout=subprocess.PIPE, stderr=file, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        port = re.search(r"port (\d+)", self.process.stdout.readline())[1]
        self.address = f"http://127.0.0.1:{port}{folder}"

    @property
    def missed(self):
        """Returns the requests for files that the host does not have."""
        return [line for line in self.log.read_text().splitlines() if '" 404 ' in line]

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class HostWithLostPage:
    """A host that responds with the site's 404.html if a file is missing, as GitHub Pages does, and that does not know the MIME type of wasm."""

    def __init__(self, root):
        lost = (root / FOLDER.strip("/") / "404.html").read_bytes()

        class Handler(http.server.SimpleHTTPRequestHandler):
            extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/octet-stream"}

            def __init__(self, *arguments):
                super().__init__(*arguments, directory=root)

            def send_error(self, code, *_):
                self.send_response(code)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(lost)))
                self.end_headers()
                self.wfile.write(lost)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}{FOLDER}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def kill(self):
        self.server.shutdown()
        self.server.server_close()
