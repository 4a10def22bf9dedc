"""axe, which finds accessibility problems of a page."""

from pathlib import Path

import axe_playwright_python

from player import STILL

# All rules for the first check of a screen, and only the rules that depend on style for the others: the remaining rules check names, roles and
# structure, which are the same in every look.
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"], "preload": False}
OF_STYLE = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"]}, "resultTypes": ["violations"], "preload": False}
SCRIPT = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

# Elements under the bars at the bottom can be scrolled into view, which axe does not try.
LOOK = "async (rules) => {" + STILL + """
  const bars = [...document.querySelectorAll('.rooms, .figures')]
  for (const { style } of bars) style.position = 'static'
  const { violations } = await axe.run(document, rules)
  for (const { style } of bars) style.position = ''
  return violations
}"""


def violations(page, rules):
    """Returns axe's findings on the current page, one line each."""
    # A newly loaded document has no axe yet.
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    # An animation may have begun during the check; real problems are still there the second time.
    return looked(page, rules) and looked(page, rules)


def looked(page, rules):
    found = []
    for violation in page.evaluate(LOOK, rules):
        for node in violation["nodes"]:
            told = node["any"] + node["all"] + node["none"]
            found.append(f"{violation['id']}: {' '.join(map(str, node['target']))}: {told[0]['message'] if told else ''}")
    return found
