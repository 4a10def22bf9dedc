"""F7 to F11, F18: if the game refuses a guess, a message appears at the input field and disappears again.
Tests/PlayTests/FindWords/ShippedRefusalTests and Tests/PlayTests/Session/BannerTests test the text for each reason, and
that a refusal changes no other state.
"""

import pytest
from playwright.sync_api import expect

from player import banner, expect_banner, field, guess, open_root, wait_until

TIER = "quick"

pytestmark = pytest.mark.moving


def test_F18_each_refusal_is_announced_and_shakes_the_field_and_the_next_word_replaces_it(page):
    open_root(page, "en", "alarming")
    # The banner element exists before it has a text, because screen readers do not announce a live region that is added
    # together with its text.
    expect(banner(page)).to_have_count(1)
    expect(banner(page)).to_be_empty()
    before = field(page).bounding_box()
    shakes = []
    for _ in range(3):
        guess(page, "sing")
        expect_banner(page, "Try again", "There’s no S in alarming.")
        shakes.append(page.locator("form").evaluate("(form) => getComputedStyle(form).animationName"))
    assert "none" not in shakes
    assert shakes[0] != shakes[1] != shakes[2]
    expect(page.get_by_role("status").filter(has_text="Try again")).to_have_count(1)
    expect(banner(page).get_by_text("There’s no S in alarming.", exact=True)).to_be_visible()
    wait_until(page, lambda: field(page).bounding_box() == before)  # after it has shaken
    expect(field(page)).to_be_focused()
    field(page).press_sequentially("s")
    expect(field(page)).to_have_value("s")
    expect(banner(page)).to_be_empty()
