"""What a player does and sees, in the player's words. Elements are found by the role and name that a screen reader has for them."""

from urllib.parse import urlencode

from playwright.sync_api import expect


def open_page(page, path="/find-words"):
    """Opens it and waits until the program runs."""
    page.goto(path)
    ready(page)


def ready(page):
    expect(page.locator("html")).to_have_attribute("data-ready", "true")


def open_root(page, language, root):
    open_page(page, "/find-words?" + urlencode({"language": language, "root": root}))
    expect(heading(page)).to_have_text(root)


def open_new(page):
    """A first visit, or a visit without a link; answers the root."""
    open_page(page)
    return root(page)


def heading(page):
    return page.get_by_role("heading", level=1)


def root(page):
    """The root, when there is one."""
    expect(tiles(page).first).to_be_visible()
    expect(tiles(page).first).not_to_have_accessible_name("Letter on its way")
    return heading(page).inner_text()


def field(page):
    return page.get_by_role("textbox", name="Enter your word", exact=True)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def radio(page, name):
    return page.get_by_role("radio", name=name, exact=True)


def tiles(page):
    return page.get_by_role("group", name="Letters", exact=True).get_by_role("button")


def tile_letters(page):
    return "".join(tiles(page).all_inner_texts())


def used_letters(page):
    """The letters of the dimmed tiles."""
    return "".join(each.inner_text() for each in tiles(page).all() if each.get_attribute("aria-disabled") == "true")


def guess(page, text):
    field(page).fill(text)
    field(page).press("Enter")


def find(page, *words):
    """Guesses words that are accepted."""
    for word in words:
        guess(page, word)
        expect(field(page)).to_have_value("")


def finds(page):
    return page.get_by_role("list", name="Found words", exact=True).get_by_role("listitem")


def found_words(page):
    """The newest first. The word is the first line of its item."""
    return [text.split("\n")[0] for text in finds(page).all_inner_texts()]


def banner(page):
    return page.get_by_role("main").get_by_role("status")


def expect_banner(page, title, text=""):
    expect(banner(page)).to_contain_text(title)
    expect(banner(page)).to_contain_text(text)


def figure(page, name):
    """The figure with this name at the foot of the page."""
    return page.locator("dl > div").filter(has=page.get_by_text(name, exact=True)).get_by_role("definition")


def figures(page):
    names = ["Words found", "Bonus words", "Points", "Average letters"]
    return [figure(page, name).inner_text() for name in names]


def choose(page, name):
    """Chooses one of several planks: the plank is pressed, not the hidden radio button in it."""
    radio(page, name).check(force=True)


def sheet(page, name="Settings"):
    return page.get_by_role("dialog", name=name, exact=True)


def open_settings(page):
    button(page, "Settings").click()
    expect(sheet(page)).to_be_visible()


def close_sheet(page):
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def focused(page):
    """The name of what has the focus: its label, its text or its tag."""
    return page.evaluate(
        """() => {
          const { activeElement: element } = document
          return element.ariaLabel ?? (element.labels?.[0] ?? element).innerText?.trim() ?? element.localName
        }"""
    )


def stored(page):
    return page.evaluate("localStorage.getItem('word-orchard')")


def wait_until(page, condition):
    """For what no locator can see. (Playwright's wait_for_function needs eval, which the page's policy forbids.)"""
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(10)
    raise TimeoutError("the condition never came true")


def touch(page, points):
    """A finger goes down at the first point, over the others, and up at the last."""
    session = page.context.new_cdp_session(page)
    for kind, (x, y) in zip(["touchStart"] + ["touchMove"] * (len(points) - 1), points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
