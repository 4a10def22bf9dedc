"""F6: the page that an invalid link to a round opens, on a phone. Tests/PlayTests/FindWords/ShippedLinkTests tests the
result of each kind of link.
"""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from player import button, heading, open_page, say

TIER = "quick"

LINKS = ["language=xx&root=alarming", "daily=", "language=en&root=xyzzyxyz", "language=en&root=alarm1ng"]


@pytest.mark.full
def test_F6_the_page_of_a_link_that_leads_to_no_round_fits_a_phone(visit):
    page = visit(PHONE, locale="es-ES")
    for query in LINKS:
        open_page(page, f"/find-words?{query}")
        expect(heading(page)).to_have_text(say(page, "badLinkTitle" if query in LINKS[:2] else "noWordToPlay"))
        expect(button(page, say(page, "newWord"))).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
