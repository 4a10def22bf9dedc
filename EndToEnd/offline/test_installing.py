"""G6: the site meets the browsers' requirements for installing it."""

import json
import struct
from urllib.parse import urljoin

import pytest

from player import open_page

TIER = "full"


def size(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


def test_all_pages_and_icons_of_the_manifest_exist(ask, page):
    open_page(page)
    path = page.locator("link[rel=manifest]").get_attribute("href")
    status, headers, body = ask(path)
    assert (status, headers["content-type"]) == (200, "application/manifest+json")
    manifest = json.loads(body)
    assert manifest["name"] == "Word Orchard"
    assert [urljoin(path, manifest[each]) for each in ["start_url", "scope"]] == ["/", "/"]
    assert manifest["display"] == "standalone"
    shortcuts = [urljoin(path, each["url"]) for each in manifest["shortcuts"]]
    assert shortcuts == ["/find-words", "/apple-tree", "/vocabulary/en"]
    for each in shortcuts:
        assert ask(each)[0] == 200
    for icon in manifest["icons"]:
        status, headers, body = ask(urljoin(path, icon["src"]))
        assert (status, headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            assert "x".join(map(str, size(body))) == icon["sizes"]
            assert len(body) < 20_000
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


def test_chromium_finds_no_obstacle_to_installing(page):
    open_page(page)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [{"errorId": "in-incognito", "errorArguments": []}])
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []


@pytest.mark.parametrize("selector", ["link[rel=apple-touch-icon]", "link[rel=apple-touch-startup-image]"])
def test_the_startup_images_have_the_size_of_their_screens(ask, page, selector):
    open_page(page)
    for href, media in page.locator(selector).evaluate_all("(all) => all.map((each) => [each.getAttribute('href'), each.media])"):
        status, headers, body = ask(href)
        assert (status, headers["content-type"]) == (200, "image/png")
        width, height = size(body)
        if media:
            numbers = [int(part.split("px")[0].split(")")[0]) for part in media.replace("(orientation:portrait)", "").split(":")[1:]]
            assert (width, height) == (numbers[0] * numbers[2], numbers[1] * numbers[2])
        else:
            assert (width, height) == (180, 180)
        assert len(body) < 25_000
