"""V7, V8: the player's own lists: the clipboard, files, links, empty input fields, and very long lists. Tests/PlayTests/Lists tests how lists are
parsed and stored.
"""

import time

import pytest
from playwright.sync_api import expect

from pace import expect_in_time
from player import (
    bad_lines,  # noqa: F401 (of everywhere/test_lists.py too)
    button,
    choose,
    deeds,
    downloaded,
    expect_preview,
    expect_shared,
    heading,
    keep_list,
    kept,
    language_alone,
    open_import,
    open_page,
    paste,
    pick,
    press_item,
    ready,
    rows,
    say,
)

TIER = "quick"

FRUIT = "apple\t蘋果\tAn apple fell.\t一顆蘋果掉了。\npear\t梨\tWho ate it?\t誰吃了？\nfig\t無花果\tFigs are sweet!\t無花果很甜！\n"


def main(page):
    return page.get_by_role("main")


def first_words(page):
    return page.get_by_role("list", name=say(page, "firstWords"), exact=True).get_by_role("listitem")


def news(page, phrase):
    return page.get_by_role("status").filter(has_text=say(page, phrase))


def keep_pasted(page, text=FRUIT, name="Fruit"):
    open_import(page)
    paste(page, text)
    # On a busy machine, the preview arrives later and then moves the elements that the test presses.
    expect(button(page, say(page, "keepList"))).to_be_visible()
    choose(page, language_alone(page, "en"))
    keep_list(page, name)
    expect(heading(page)).to_have_text(name)


def test_V7_words_can_be_imported_from_the_clipboard(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    open_import(page)
    page.evaluate("(text) => navigator.clipboard.writeText(text)", FRUIT.replace("\n", "\r\n"))
    page.get_by_role("textbox", name="Words", exact=True).click()
    page.keyboard.press("Control+v")
    button(page, "Check").click()
    expect_preview(page, 3)
    expect(first_words(page)).to_contain_text(["apple", "pear", "fig"])


def test_V7_a_file_is_imported_byte_for_byte_and_a_list_is_exported_to_a_file(page):
    open_import(page)
    pick(page, {"list.txt": FRUIT.encode("utf-16-le")})
    expect(main(page).get_by_role("status")).to_contain_text(say(page, "faultUTF16"))
    pick(page, {"list.txt": "apple\t蘋果；蘋果樹\tAn apple!\t「蘋果！」\ncafé\t<b>咖啡</b> & 茶\tA café.\tx.\n"})
    expect_preview(page, 2)
    choose(page, language_alone(page, "en"))
    keep_list(page, 'Mine: a/b "c"')
    name, text = downloaded(page, "saveForAnki")
    assert name.startswith("Mine") and name.endswith(".txt") and not set(name) & set('/\\:*?"<>|')
    assert text.startswith('#separator:tab\n#html:false\n#guid column:1\n#tags column:13\n#deck:Mine: a/b "c"\n')
    assert text.endswith("\tcafé\t咖啡 & 茶\tA café.\tx." + "\t" * 8 + "\n")


# A preview that the player can change


def column(page, name):
    return page.get_by_role("combobox", name=name, exact=True)


@pytest.mark.full
@pytest.mark.parametrize("dark", [False, True])
def test_V7_the_interpretation_of_a_file_is_shown_and_can_be_changed_by_keyboard(visit, dark):
    page = visit(viewport={"width": 390, "height": 844}, color_scheme="dark" if dark else "light")
    open_import(page)
    pick(page, {"list.csv": "perro;dog;noun\nluna;moon;noun\nsol;sun;noun\nmar;sea, ocean;noun\n"})
    expect_preview(page, 4)
    # A file without problems needs no review, so the choices for its columns are collapsed.
    expect(column(page, "Column 1")).to_be_hidden()
    page.get_by_text(say(page, "howRead"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(column(page, "Column 1")).to_have_value("choseRole 0 word")
    expect(column(page, say(page, "separator"))).to_have_value("choseSeparator semicolon")
    choice = column(page, "Column 2")
    choice.focus()
    choice.select_option(label=say(page, "fieldWord"))
    # The columns have changed places, and the focus has not moved.
    expect(column(page, "Column 1")).to_have_value("choseRole 0 translation")
    expect(choice).to_have_value("choseRole 1 word")
    expect(choice).to_be_focused()
    expect(first_words(page)).to_contain_text(["dog perro", "moon luna", "sun sol", "sea, ocean mar"])
    expect(page.get_by_role("list", name=say(page, "doubtfulWords"), exact=True).get_by_role("listitem")).to_contain_text(["sea, ocean"])
    page.get_by_role("switch", name=say(page, "leaveOutDoubtful")).click()
    expect(first_words(page)).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    keep_list(page, "Animals")
    expect(heading(page)).to_have_text("Animals")


@pytest.mark.full
def test_V7_an_import_works_offline_and_reports_a_reader_that_cannot_be_loaded(visit):
    page = visit()
    visit.tolerate("Failed to load resource", "Failed to fetch", "import-reader", "NetworkError", "Load failed")
    page.route("**/import-reader*", lambda route: route.abort())
    open_import(page)
    paste(page, FRUIT)
    expect(main(page).get_by_role("status")).to_contain_text(say(page, "faultNoReader"))
    page.unroute("**/import-reader*")
    button(page, say(page, "check")).click()
    expect_preview(page, 3)


# A list of five megabytes


def five_megabytes():
    filler = " ".join(["the quick brown fox jumps over the lazy dog"] * 5)
    return "".join(f"word{count}\t詞{count}\t{count} {filler}.\t第{count}句。\n" for count in range(20_000))


# The script sets the field's value in one step, as pasting does. Each measured time ends when the next frame has been
# painted.
TIMED = """async (field, [text, press]) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  }))
  const start = performance.now()
  if (text !== null) {
    field.value += text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const handled = performance.now() - start
  if (press) field.form.requestSubmit()
  const answered = performance.now() - start
  await painted()
  return { handled, answered, painted: performance.now() - start }
}"""


@pytest.mark.full
@pytest.mark.timed
def test_V7_a_list_of_five_megabytes_stays_usable(visit):
    text = five_megabytes()
    assert len(text.encode()) > 5_000_000
    expect_in_time(visit(), lambda: times_of_a_big_list(visit(), text))


def times_of_a_big_list(page, text):
    open_import(page)
    field = page.get_by_role("textbox", name="Words", exact=True)
    times = {"pasting": field.evaluate(TIMED, [text, False])}
    times["a letter more"] = field.evaluate(TIMED, ["x", False])
    start = time.monotonic()
    field.press("Control+End")
    field.press("y")
    times["a key"] = {"answered by the browser": 1000 * (time.monotonic() - start)}
    times["the check"] = field.evaluate(TIMED, [None, True])
    expect_preview(page, 20_000, bad=1)
    name = page.get_by_role("textbox", name="Name of the list", exact=True)
    name.fill("Big")
    times["keeping"] = name.evaluate(TIMED, [None, True])
    expect(heading(page)).to_have_text("Big")
    for name, each in times.items():
        print(f"{name}: " + ", ".join(f"{part} {value:.0f} ms" for part, value in each.items()))
    expect(main(page)).to_contain_text(say(page, "wordCount", count=20_000))
    page.get_by_role("searchbox", name="Search words").press_sequentially("word19999")
    expect(rows(page, "Big")).to_have_count(1)
    kept(page, "keptList")
    start = time.monotonic()
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("Big")
    expect(main(page)).to_contain_text(say(page, "wordCount", count=20_000))
    print(f"the list's page opened again: {1000 * (time.monotonic() - start):.0f} ms")
    page.context.close()
    # A saved list does not slow down typing on other pages, because each message to the program contains only the data
    # that it needs.
    return {
        "a letter more": (times["a letter more"]["handled"], 250),
        "the check": (times["the check"]["answered"], 2000),
        "keeping": (times["keeping"]["answered"], 2000),
    }


# Fields that the browser validates


@pytest.mark.full
def test_V8_a_word_and_a_name_cannot_be_empty(page):
    keep_pasted(page)
    for action, label in [("addItem", "fieldWord"), ("renameList", "listName")]:
        if action == "addItem":
            button(page, say(page, action)).click()
        else:
            press_item(page, action)
        dialog = page.get_by_role("dialog")
        field = dialog.get_by_role("textbox", name=say(page, label), exact=True)
        field.fill("")
        dialog.get_by_role("button", name=say(page, "save")).click()
        # The browser shows the problem next to the field, in its own language.
        expect(field).to_be_focused()
        assert field.evaluate("(field) => field.validity.valueMissing")
        field.fill("kiwi")
        dialog.get_by_role("button", name=say(page, "save")).click()
        expect(dialog).to_have_count(0)
    expect(heading(page)).to_have_text("kiwi")
    expect(rows(page, "kiwi").locator("[lang=en]")).to_contain_text(["kiwi"])


# Tests of the link with which a player shares a list, for example with a class


def shared_link(page):
    """Presses Share in a browser with a clipboard; returns the copied link."""
    press_item(page, "shareList")
    expect(news(page, "copiedTitle")).to_be_visible()
    name, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert name == heading(page).inner_text() and link.startswith(page.url.split("/lists")[0])
    return link


def test_V8_a_shared_link_opens_its_list_and_a_second_link_opens_another_list(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    keep_pasted(page)
    first = shared_link(page)
    keep_pasted(page, "dog\tHund\n", "Animals")
    second = shared_link(page)
    other = visit()
    open_page(other, first)
    expect(heading(other)).to_have_text("Fruit")
    expect_shared(other, 3)
    assert deeds(other, "keptList") == []
    other.goto(second)
    expect_shared(other, 1)
    expect(first_words(other)).to_contain_text(["dog"])
    expect(heading(other)).to_have_text("Animals")
    keep_list(other)
    expect(heading(other)).to_have_text("Animals")
    expect(heading(other)).to_be_focused()
    assert "#" not in other.url and len(deeds(other, "keptList")) == 1


@pytest.mark.full
def test_V8_the_page_shows_the_link_if_sharing_fails(page):
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => { throw new Error('no') } } })")
    keep_pasted(page)
    press_item(page, "shareList")
    expect(page.get_by_role("status").filter(has_text="Sharing didn’t work")).to_contain_text("/l/")
