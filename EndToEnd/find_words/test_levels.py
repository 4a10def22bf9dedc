"""F15, F16, F17: points, the figures at the foot of the page, and the tree that grows."""

import re

from playwright.sync_api import expect

from conftest import READERS
from player import expect_banner, figure, find, open_root, say
from server import solve

LEVELS = [
    (0, "seed"), (2, "sprout"), (5, "seedling"), (8, "sapling"), (15, "youngTree"), (25, "leafy"), (40, "budding"), (50, "blossom"),
    (70, "fruit"), (100, "fullHarvest"),
]


def tree(page):
    return page.get_by_role("progressbar", name=say(page, "level"), exact=True)


def points(word, root):
    return len(word) * (2 if len(word) == len(root) else 1)


def level(percent):
    return [name for least, name in LEVELS if percent >= least][-1]


@READERS
def test_F17_the_tree_grows_by_the_common_words_points(visit, device, locale):
    language, root = ("en", "sent") if locale == "en-US" else ("es", "mesa")
    page = visit(device, locale=locale)
    open_root(page, language, root)
    common = solve(root, language, "--common")[::-1]
    whole = sum(points(word, root) for word in common)
    earned, before = 0, "seed"
    for count, word in enumerate(common, start=1):
        find(page, word)
        earned += points(word, root)
        percent = earned * 100 // whole
        now = level(percent)
        said = say(page, "levelSaid", level=say(page, now), count=percent)
        expect(tree(page)).to_have_attribute("aria-valuetext", re.compile(f"^{re.escape(said)}"))
        expect(tree(page)).to_have_attribute("aria-valuenow", str(percent))
        expect(tree(page)).to_contain_text(say(page, now))
        if now != before:
            expect_banner(page, say(page, now))
        before = now
    assert before == "fullHarvest"
    expect(figure(page, say(page, "wordsFound"))).to_have_text(f"{len(common)} {say(page, 'of', count=len(common))}")
    expect(figure(page, say(page, "points"))).to_have_text(str(whole))
    mean = round(sum(map(len, common)) * 10 / len(common))
    expect(figure(page, say(page, "averageLetters"))).to_have_text(say(page, "decimal", whole=mean // 10, tenths=mean % 10))
