"""An independent decoder reads the QR codes that the server draws."""

import json
import re

import pytest

from camera import read_picture

TIER = "full"


@pytest.mark.parametrize("length", [4, 20, 60, 90, 140])
def test_L3_the_qr_code_of_a_short_link_can_be_read(serve, length):
    site = "https://" + "w" * length + ".example/games"
    server = serve(options=["--public-url", site])
    _, _, body = server.ask("/games/api/v1/links", "POST", json.dumps({"target": "/apple-tree?challenge=AVq88MBynpnQ48nEhH83OP4"}))
    link = json.loads(body)
    status, headers, picture = server.ask("/games" + link["picture"])
    assert status == 200 and headers["content-type"] == "image/svg+xml"
    side, outline = re.search(rb'viewBox="0 0 (\d+) \1".*<path d="([^"]+)"/></svg>', picture).groups()
    assert read_picture(outline.decode(), int(side)) == link["url"]
