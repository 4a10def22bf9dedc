"""Tests deploy/nginx.conf: nginx runs on this machine as a proxy of a real games server."""

import http.client
import os
import re
import shutil
import ssl
import subprocess

import pytest

from cluster import free_port, until
from patience import PATIENCE
from server import REPOSITORY, Server

TIER = "full"

HOST = "words.example"


@pytest.fixture
def proxied(tmp_path):
    """Yields the port of nginx, which forwards requests to a server."""
    server = Server(tmp_path / "log", options=["--trusted-proxy", "127.0.0.1"])
    port = free_port()
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}", "-out", certificate, "-keyout", key],
        check=True, capture_output=True,
    )
    sites = (REPOSITORY / "deploy" / "nginx.conf").read_text()
    for pattern, value in [
        (r".*listen \[::\].*\n", ""), (r"listen 443", f"listen 127.0.0.1:{port}"), (r"ssl_certificate .*;", f"ssl_certificate {certificate};"),
        (r"ssl_certificate_key .*;", f"ssl_certificate_key {key};"), (r"127\.0\.0\.1:8080", f"127.0.0.1:{server.port}"),
    ]:
        sites, count = re.subn(pattern, value, sites)
        assert count, f"deploy/nginx.conf has no {pattern}"
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}} http {{ access_log off;\n"
        + "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]) + sites + "}"
    )
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program, "nginx is not installed: run 'make setup-tests'"
    nginx = subprocess.Popen([program, "-p", tmp_path, "-c", tmp_path / "nginx.conf", "-e", tmp_path / "errors"], stderr=subprocess.DEVNULL)

    def answers():
        assert nginx.poll() is None, (tmp_path / "errors").read_text()
        try:
            return ask(port, "GET", "/health").status == 200
        except OSError:
            return False

    until("nginx answers", answers)
    yield port
    nginx.terminate()
    nginx.wait(PATIENCE)
    server.stop()


def ask(port, method, path, body=None, **headers):
    unchecked = ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
    connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=PATIENCE, context=unchecked)
    connection.request(method, path, body, {"Host": f"{HOST}:{port}", **headers})
    answer = connection.getresponse()
    answer.read()
    return answer


def test_a_site_on_a_non_default_port_accepts_only_its_own_forms(proxied):
    form = {"Content-Type": "application/x-www-form-urlencoded", "Cookie": "word-orchard=dark.en"}
    # The request has no header Sec-Fetch-Site, like the requests of some browsers, so the server compares the headers
    # Origin and Host.
    own = ask(proxied, "POST", "/devices", "order=begin", Origin=f"https://{HOST}:{proxied}", **form)
    assert own.status == 303
    cookies = own.msg.get_all("set-cookie")
    assert len(cookies) == 2 and all("; Secure" in cookie for cookie in cookies)
    for origin in [f"https://{HOST}:{proxied + 1}", "https://evil.example", "null"]:
        assert ask(proxied, "POST", "/devices", "order=begin", Origin=origin, **form).status == 403
