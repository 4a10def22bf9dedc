"""Reads QR codes with an independent decoder."""

import re

import zxingcpp
from PIL import Image, ImageDraw

SCALE = 4


def read_picture(outline, side):
    """Returns the text of a QR code; `outline` is the outline of its dark modules, in a square of `side` modules."""
    image = Image.new("L", (side * SCALE, side * SCALE), 255)
    draw = ImageDraw.Draw(image)
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", outline)
    assert "".join(f"M{x} {y}h{width}v1h-{back}z" for x, y, width, back in runs) == outline
    for x, y, width, _ in runs:
        left, top = int(x) * SCALE, int(y) * SCALE
        draw.rectangle((left, top, left + int(width) * SCALE - 1, top + SCALE - 1), fill=0)
    (found,) = zxingcpp.read_barcodes(image)
    return found.text
