"""The accessibility of looks: text of double size, and forced colours, where the reader chooses a few colours."""

import pytest

from engines import expect
from player import button, find, heading, open_page, open_settings, vocabulary_rows
from .test_layout import COMPLAINTS, SCENES, find_words

TIER = "full"

# Every control must have a line around or under it, or a text unlike any other text. A selected option must look
# different from the other options.
UNCLEAR = """() => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert], .for-readers')
  const name = (each) => each.ariaLabel || each.innerText.trim() || each.className
  const found = []
  const groups = new Map()
  for (const input of document.querySelectorAll('input[type=radio]')) {
    const label = input.labels?.[0]
    if (!label || !seen(label)) continue
    const text = [...label.children].find((each) => each !== input) ?? label
    const { backgroundColor, color } = getComputedStyle(text)
    const group = groups.get(input.name) ?? groups.set(input.name, { chosen: [], others: [] }).get(input.name)
    group[input.checked ? 'chosen' : 'others'].push(`${backgroundColor} ${color}`)
  }
  for (const [name, { chosen, others }] of groups)
    if (chosen.some((each) => others.includes(each))) found.push(`what is chosen of ${name} looks like the rest`)
  for (const each of document.querySelectorAll('button:enabled, input:not([type=radio], [type=checkbox], [type=file])')) {
    if (!seen(each)) continue
    const framed = [each, ...each.querySelectorAll('*')].some((part) => parseFloat(getComputedStyle(part).borderTopWidth) > 0 || getComputedStyle(part).outlineStyle !== 'none')
    const drawn = each.querySelector('svg') || getComputedStyle(each).textDecorationLine !== 'none'
    if (!framed && !drawn) found.push(`${name(each)} is not told from text`)
  }
  for (const icon of document.querySelectorAll('svg.icon')) {
    if (!seen(icon)) continue
    let behind = icon
    while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement
    if (behind && getComputedStyle(icon).color === getComputedStyle(behind).backgroundColor) found.push(`the icon of ${name(icon.parentElement)} is not seen`)
  }
  return found
}"""


@pytest.fixture
def large(engine):
    """Doubles the text size; returns whether the browser supports it."""
    pages = []

    def large(page):
        pages.append(page)
        return engine.text_size(page, 32)

    yield large
    for page in pages:
        engine.text_size(page, 16)


@pytest.mark.parametrize("scenes", SCENES, ids=lambda scenes: scenes.__name__)
def test_nothing_is_clipped_or_covered_with_text_of_double_size(visit, large, scenes):
    page = visit(800, 900)
    if not large(page):
        pytest.skip("this browser has page zoom instead, which is a smaller window")
    found = []
    for name in scenes(page):
        expect(page.locator(".banner")).to_have_count(0)
        found += [f"{name}, {each}" for each in page.evaluate(COMPLAINTS)]
    assert not found, "\n".join(found)


@pytest.fixture
def few_colours(engine):
    """Makes the browser paint in the reader's colours; returns whether the browser supports forced colours."""
    pages = []

    def few_colours(page):
        pages.append(page)
        return engine.force_colors(page, True)

    yield few_colours
    for page in pages:
        engine.force_colors(page, False)


def test_all_controls_and_choices_can_be_distinguished_in_the_readers_own_colours(visit, few_colours):
    page = visit()
    if not few_colours(page):
        pytest.skip("this browser has no forced colours")
    found = []

    def look(name):
        assert page.evaluate("matchMedia('(forced-colors: active)').matches")
        found.extend(f"{name}: {each}" for each in page.evaluate(UNCLEAR))

    open_page(page, "/")
    look("orchard")
    find_words(page)
    find(page, "ring", "alarm")
    look("Find Words")
    open_settings(page)
    look("settings")
    open_page(page, "/apple-tree")
    expect(button(page, "Hint")).to_be_visible()
    look("Apple Tree")
    open_page(page, "/vocabulary/en")
    expect(vocabulary_rows(page).nth(3)).to_be_attached()
    look("the vocabulary")
    open_page(page, "/vocabulary/en/apple")
    expect(heading(page)).to_have_text("apple")
    look("a word")
    for path in ["/lists", "/saved", "/statistics", "/profile"]:
        open_page(page, path)
        look(path)
    assert not found, "\n".join(found)
