"""Runs axe, which finds accessibility problems of a page."""

from pathlib import Path

import axe_playwright_python

from player import STILL

# A look is a theme or high contrast. The first look of a screen is checked with all rules of axe, and the other looks
# only with the rules that depend on style. The rules of axe that are not in OF_STYLE check names, roles and structure,
# which do not depend on the look.
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"], "preload": False}
OF_STYLE = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"]}, "resultTypes": ["violations"], "preload": False}
SCRIPT = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

# axe reports elements under the bars at the bottom, because it does not try to scroll them into view. While a menu is
# open, only the menu is checked, because it covers other elements.
LOOK = "async (rules) => {" + STILL + """
  const bars = [...document.querySelectorAll('.rooms, .figures')]
  for (const { style } of bars) style.position = 'static'
  const { violations } = await axe.run(document.querySelector('[open] > .drop-items') ?? document, rules)
  for (const { style } of bars) style.position = ''
  return violations
}"""


def violations(page, rules):
    """Returns axe's findings on the current page, one line for each finding."""
    # A newly loaded document does not contain axe yet.
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    # An animation that began during the check may cause a false finding. The findings of a check count only if a second
    # check has findings too.
    return looked(page, rules) and looked(page, rules)


def looked(page, rules):
    found = []
    for violation in page.evaluate(LOOK, rules):
        for node in violation["nodes"]:
            told = node["any"] + node["all"] + node["none"]
            found.append(f"{violation['id']}: {' '.join(map(str, node['target']))}: {told[0]['message'] if told else ''}")
    return found
