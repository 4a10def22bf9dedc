"""Tests that the contrast of each pair of adjacent colours meets WCAG 2.2: in the light theme, in the dark theme, and
in both themes with high contrast.
"""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).resolve().parents[2] / "Web" / "styles" / "tokens.css"

# Success criterion 1.4.3: a text and its background need a contrast of 4.5 to 1.
TEXTS = [
    *[(text, ground) for text in ["ink", "ink-soft", "leaf-deep"] for ground in ["paper", "card", "leaf-wash"]],
    ("ink", "gold-wash"), ("gold-text", "card"), ("gold-text", "paper"), ("gold-text", "gold-wash"), ("on-apple", "apple"), ("on-gold", "gold-fill"),
    ("on-green", "green-fill"), ("wood-ink", "wood-top"), ("wood-ink", "wood-foot"), ("hollow-ink", "hollow"), ("leaf-deep", "sky"), ("ink-soft", "sky"),
]
# Success criterion 1.4.11: edges of controls, meaningful drawings, and the focus ring need a contrast of 3 to 1.
SHAPES = [
    *[(shape, ground) for shape in ["edge", "leaf", "focus", "apple", "gold-text"] for ground in ["paper", "card"]],
    ("bark", "sky"), ("focus", "leaf-wash"), ("hill-grown", "sky"),
]
LOOKS = [("day", "plain"), ("night", "plain"), ("day", "more"), ("night", "more")]


def chosen(value, look):
    """Returns the colour of a design token in one look of the page, such as night with plain colours."""
    for switch, others in [(look[1], ("plain", "more")), (look[0], ("day", "night"))]:
        parts = dict(re.findall(r"var\(--(%s|%s), ((?:[^()]|\([^()]*\))*)\)" % others, value))
        if parts:
            value = parts[switch]
    return value.strip()


def colours(look):
    tokens = re.findall(r"^\s*--([a-z-]+): (.*?);", TOKENS.read_text(), re.M)
    return {name: colour for name, value in tokens for colour in [chosen(value, look)] if re.fullmatch(r"#[0-9A-F]{6}", colour)}


def luminance(colour):
    """Returns the relative luminance of a colour as WCAG 2.2 defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_contrast_of_black_on_white_is_the_value_that_wcag_states():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_each_pair_of_adjacent_colours_has_enough_contrast(look):
    tokens = colours(look)
    low = [
        f"--{one} on --{other}: {contrast(tokens[one], tokens[other]):.2f}, {least} needed"
        for pairs, least in [(TEXTS, 4.5), (SHAPES, 3)]
        for one, other in pairs
        if contrast(tokens[one], tokens[other]) < least
    ]
    assert low == []
