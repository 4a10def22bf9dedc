"""V1 to V6: a vocabulary's list, its search, the pages of its words, and the list of saved words."""

import json
import re
import time
import unicodedata
from urllib.parse import quote, unquote

import pytest
from engines import expect

from conftest import DESKTOP, DEVICES, LOCALES, PHONE
from pace import slowness
from player import (
    button, choose, close_sheet, find, finds, heading, heads, in_sight, kept, not_saved, open_page, open_root, open_settings, page_link,
    ready, save_words, saved_rows, say, scroll_list, search, search_field, sheet, skip_tutorial, store, stored, touch, vocabulary_rows,
    wait_until,
)
from sentences import sentence
from server import DATA

LANGUAGES = pytest.mark.parametrize("language", ["en", "es", "it"])
SECOND = re.compile(r"/vocabulary/es/gato(\.|%2E)2$")  # the second of the homographs
ALPHABET = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"


def initial(word):
    """The section's letter: accents fold, Ñ does not."""
    return "Ñ" if word[0] == "ñ" else unicodedata.normalize("NFD", word[0])[0].upper()


def entries(language):
    """The shipped entries in the language's order, as lists of fields."""
    lines = (DATA / "vocabulary" / f"{language}.tsv").read_text().splitlines()[1:]
    rows = [line.split("\t") for line in lines]

    def key(row):
        return [(ALPHABET.index(initial(letter))) for letter in row[0] if letter.isalpha()]

    return sorted(rows, key=key)


def shipped_words(language):
    return [row[0] for row in entries(language)]


COLUMNS = {
    "en": ["word", "pos", "level", "zh-Hant", "zh-Hans", "example", "example-zh-Hant", "example-zh-Hans", "forms"],
    "es": ["word", "pos", "level", "zh-Hant", "zh-Hans", "en", "example", "example-zh-Hant", "example-zh-Hans", "example-en", "forms"],
}


def serve(page, language, rows):
    """A vocabulary of the test's own in place of the shipped one; each row has the fields that matter."""
    columns = COLUMNS[language]
    usual = {"pos": "noun" if language == "en" else "noun m", "level": "A1", "zh-Hant": "字", "zh-Hans": "字", "en": "thing"}
    usual |= {"example": "{x}.", "example-zh-Hant": "句。", "example-zh-Hans": "句。", "example-en": "One."}
    lines = ["\t".join({**usual, **row}.get(column, "") for column in columns) for row in rows]
    text = "\n".join(["\t".join(columns), *lines]) + "\n"
    page.route(f"**/{language}.*.tsv", lambda route: route.fulfill(body=text, content_type="text/tab-separated-values; charset=utf-8"))


def open_list(page, language="en"):
    open_page(page, f"/vocabulary/{language}")
    expect(vocabulary_rows(page).first).to_be_visible()
    expect(search_field(page)).to_be_enabled()


def letters(page):
    return page.get_by_role("navigation", name=say(page, "sections"), exact=True)


def letter(page, name):
    return letters(page).locator("a, button").filter(has_text=re.compile(f"^{name}$"))


def expect_one_column(page):
    """Of letters; the page is no wider than its window, and the words take the rest of the width."""
    width = page.viewport_size["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert letters(page).evaluate("(index) => new Set([...index.children].map((letter) => letter.getBoundingClientRect().left)).size") == 1
    beside = letters(page).bounding_box()["width"]
    assert page.locator("#rows").bounding_box()["width"] + beside >= min(width, 516)
    assert beside <= width / 5


def row_link(page, word):
    return vocabulary_rows(page).get_by_role("link", name=re.compile(f"^{re.escape(word)}(?!\\w)")).first


def hits(page):
    """All words of a short list or of a search with few hits."""
    return heads(vocabulary_rows(page))


def status(page, text):
    return page.get_by_role("main").get_by_role("status").filter(has_text=text)


def step(page, phrase):
    return button(page, say(page, phrase))


def wheel(page, down):
    page.locator("[data-rows]").hover()
    page.mouse.wheel(0, down)


# MARK: V1


@DEVICES
@LOCALES
def test_V1_the_language_of_the_translations_is_chosen_and_kept(visit, device, locale):
    page = visit(device, locale=locale)
    open_page(page, "/vocabulary/es/gato")
    main = page.get_by_role("main")
    expect(main.locator("[lang=en]").first).to_have_text("cat")
    open_settings(page)
    choose(page, "繁體中文", say(page, "translations"))
    close_sheet(page)
    expect(main.locator("[lang=zh-Hant]").first).to_have_text("貓")
    expect(main).not_to_contain_text("cat")
    kept(page, "chose")
    page.reload()
    ready(page)
    expect(main.locator("[lang=zh-Hant]").first).to_have_text("貓")
    open_settings(page)
    group = page.get_by_role("radiogroup", name=say(page, "translations"), exact=True)
    expect(group.get_by_role("radio", name="繁體中文", exact=True)).to_be_checked()
    choose(page, "简体中文", say(page, "translations"))
    close_sheet(page)
    open_list(page, "es")
    expect(row_link(page, "abajo")).to_contain_text("在下面")
    search(page, "gato")
    expect(vocabulary_rows(page).first.locator("[lang=zh-Hans]")).to_have_text("猫")


def test_V1_english_words_show_no_chinese_to_those_who_did_not_choose_it(page):
    open_page(page, "/vocabulary/en/apple")
    main = page.get_by_role("main")
    expect(main.locator("[lang=en] b").first).to_have_text("apple")
    expect(main.locator("[lang^=zh]")).to_have_count(0)
    open_settings(page)
    choose(page, "简体中文", "Translations")
    close_sheet(page)
    expect(main.locator("[lang=zh-Hans]").first).to_have_text("苹果")
    open_page(page, "/vocabulary/it/gatto")
    expect(page.get_by_role("main")).to_contain_text("猫")


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "zh-TW"])
def test_V1_an_entry_has_its_kind_its_level_its_example_and_that_in_translation(visit, locale):
    page = visit(locale=locale)
    open_page(page, "/vocabulary/es/abeja")
    main = page.get_by_role("main")
    expect(main).to_contain_text(say(page, "feminineNounName"))
    expect(main).to_contain_text("A2")
    expect(main).to_contain_text("Una abeja va de flor en flor.")
    expect(main.locator("[lang=es] b")).to_have_text("abeja")
    expect(main).to_contain_text("一隻蜜蜂在花間飛來飛去。" if locale == "zh-TW" else "A bee goes from flower to flower.")


@LOCALES
@pytest.mark.parametrize("language, form, word, meaning", [("en", "ran", "run", "in the park"), ("es", "fui", "ir", "to go"), ("es", "gatas", "gato", "cat")])
def test_V1_a_form_leads_to_its_entry_on_its_page_and_in_the_search(visit, locale, language, form, word, meaning):
    page = visit(locale=locale)
    open_page(page, f"/vocabulary/{language}/{form}")
    expect(heading(page)).to_have_text(form)
    expect(page.get_by_role("main")).to_contain_text(say(page, "formOf", word=word))
    expect(page.get_by_role("main")).to_contain_text(meaning)
    open_list(page, language)
    search(page, form)
    # It comes first, unless the form is a word itself, and its row says which form was found.
    ranked = hits(page).all_text_contents()
    assert word in ranked and all(each == form for each in ranked[: ranked.index(word)])
    expect(vocabulary_rows(page).nth(ranked.index(word)).locator("mark").first).to_have_text(form)


# MARK: V2


@DEVICES
@LOCALES
def test_V2_a_row_shows_the_word_and_its_first_translation_and_opens_its_page(visit, device, locale):
    page = visit(device, locale=locale)
    open_list(page, "es")
    expect(page.get_by_role("heading", level=1)).to_have_text(say(page, "vocabulary"))
    expect(status(page, say(page, "wordCount", count=len(entries("es"))))).to_be_visible()
    row = row_link(page, "abajo")
    expect(row).to_have_text(re.compile(r"^abajo\s*down$"))  # of “down; downstairs” the first
    expect(row).to_have_attribute("href", "/vocabulary/es/abajo")
    row.click()
    expect(heading(page)).to_have_text("abajo")
    expect(heading(page)).to_be_focused()
    expect(page.get_by_role("main")).to_contain_text("down; downstairs")
    assert page.url.endswith("/vocabulary/es/abajo")


@LANGUAGES
def test_V2_sections_have_titles_and_letters_without_words_are_skipped(page, language):
    words = shipped_words(language)
    present = [each for each in ALPHABET if any(initial(word) == each for word in words)]
    open_list(page, language)
    expect(letters(page).locator("a, button")).to_have_text(present)
    expect(vocabulary_rows(page).first.get_by_role("heading", level=2)).to_have_text("A")
    for name in present:
        letter(page, name).click()
        first = next(word for word in words if initial(word) == name)
        wait_until(page, lambda: first in in_sight(page))
        expect(vocabulary_rows(page).get_by_role("heading", name=name, level=2, exact=True)).to_be_in_viewport()
    if language == "es":
        assert present[present.index("N") + 1] == "Ñ"


def test_V2_letters_that_no_word_begins_with_are_skipped_by_index_and_next(page):
    serve(page, "es", [{"word": word} for word in ["zapato", "ñu", "noche", "árbol", "oso", "él"]])
    open_list(page, "es")
    expect(letters(page).locator("a, button")).to_have_text(["A", "E", "N", "Ñ", "O", "Z"])
    rows = vocabulary_rows(page).locator("h2, [lang=es]")
    assert rows.all_text_contents() == ["A", "árbol", "E", "él", "N", "noche", "Ñ", "ñu", "O", "oso", "Z", "zapato"]
    row_link(page, "árbol").click()
    for word in ["él", "noche", "ñu", "oso", "zapato"]:
        step(page, "nextWord").click()
        expect(heading(page)).to_have_text(word)


@DEVICES
@LOCALES
def test_V2_a_tap_in_the_index_jumps_to_the_section(visit, device, locale):
    page = visit(device, locale=locale)
    open_list(page, "es")
    for name, first in [("M", "madera"), ("Ñ", "ñame"), ("A", "abajo"), ("Z", "zanahoria")]:
        place = letter(page, name)
        place.tap() if device is PHONE else place.click()
        words = shipped_words("es")
        first = next(word for word in words if initial(word) == name)
        wait_until(page, lambda: first in in_sight(page))
        if name != "Z":  # the end of the list cannot come to the top
            assert in_sight(page)[:2] == [name, first]
            expect(letter(page, name)).to_have_attribute("aria-current", "true")
        expect(search_field(page)).to_be_in_viewport(ratio=1)


def centre(locator):
    expect(locator).to_be_visible()
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_V2_a_finger_drags_over_the_index(phone):
    page = phone
    open_list(page)
    (x, y), (_, end) = centre(letter(page, "B")), centre(letter(page, "S"))
    session = page.context.new_cdp_session(page)

    def send(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", (x, y))
    send("touchMove", (x, y + 8))
    send("touchMove", centre(letter(page, "M")))
    wait_until(page, lambda: in_sight(page)[:1] == ["M"])
    send("touchMove", (x, end))
    wait_until(page, lambda: in_sight(page)[:1] == ["S"])
    send("touchMove", centre(letter(page, "C")))
    wait_until(page, lambda: in_sight(page)[:1] == ["C"])
    send("touchEnd")
    assert in_sight(page)[:1] == ["C"]
    assert page.evaluate("scrollY") == 0


def test_V2_the_mouse_drags_over_the_index(page):
    open_list(page)
    page.mouse.move(*centre(letter(page, "B")))
    page.mouse.down()
    for name in ["D", "P", "K"]:
        page.mouse.move(*centre(letter(page, name)), steps=5)
        wait_until(page, lambda: in_sight(page)[:1] == [name])
    page.mouse.up()
    page.mouse.move(*centre(letter(page, "T")))
    page.wait_for_timeout(100)
    assert in_sight(page)[:1] == ["K"]


def test_V2_arrows_move_in_the_index_which_is_one_stop(page):
    open_list(page)
    letter(page, "A").focus()
    for key, name in [("ArrowDown", "B"), ("ArrowDown", "C"), ("ArrowRight", "D"), ("ArrowUp", "C"), ("ArrowLeft", "B"), ("ArrowUp", "A"), ("ArrowUp", "A")]:
        page.keyboard.press(key)
        expect(letter(page, name)).to_be_focused()
        wait_until(page, lambda: in_sight(page)[:1] == [name])
    page.keyboard.press("Tab")
    assert not letters(page).evaluate("(index) => index.contains(document.activeElement)")
    for name in "ABZ":
        letter(page, name).click()
        expect(letters(page).locator("[tabindex='0']")).to_have_count(1)


def test_V2_the_index_tells_where_the_list_is_scrolled_to(page):
    open_list(page)
    letter(page, "G").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["G"])
    wheel(page, -600)
    expect(letter(page, "F")).to_have_attribute("aria-current", "true")
    expect(letters(page).locator("[aria-current]")).to_have_count(1)


def test_N_the_index_has_a_link_a_letter(page):
    open_list(page)
    expect(letters(page).get_by_role("link")).to_have_count(26)


@pytest.mark.parametrize("width, height, words", [(320, 568, 4), (390, 844, 8), (844, 390, 2), (1280, 800, 4)])
def test_V2_the_index_takes_one_column_and_the_words_have_the_rest(visit, width, height, words):
    page = visit({**PHONE, "viewport": {"width": width, "height": height}} if width < 1000 else DESKTOP)
    open_list(page)
    expect_one_column(page)
    assert len(in_sight(page)) > words  # and their section's title


def test_V2_at_400_percent_the_words_are_scrolled_into_sight(visit):
    page = visit({"viewport": {"width": 320, "height": 256}})  # 1280 × 1024
    open_list(page)
    expect_one_column(page)
    expect(button(page, "Settings")).to_be_in_viewport(ratio=1)
    page.mouse.move(160, 100)
    page.mouse.wheel(0, 400)
    wait_until(page, lambda: len(in_sight(page)) > 1)


def test_V2_text_of_double_size_leaves_room_for_the_words(phone):
    page = phone
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    open_list(page)
    expect(page.locator("body")).to_have_css("font-size", "32px")
    expect_one_column(page)
    assert len(in_sight(page)) > 2


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "it-IT"])
@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (844, 390)])
def test_the_other_pages_and_the_settings_are_in_sight(visit, width, height, locale):
    page = visit({**PHONE, "viewport": {"width": width, "height": height}}, locale=locale)
    open_list(page)
    expect(button(page, say(page, "settings"))).to_be_in_viewport(ratio=1)
    links = page.get_by_role("navigation", name=say(page, "pages"), exact=True).get_by_role("link")
    assert len({link.bounding_box()["y"] for link in links.all()}) == 1  # one line of them
    if (width, locale) != (320, "es-ES"):  # whose line scrolls, for the test's font is wider than those of phones
        for link in links.all():
            expect(link).to_be_in_viewport(ratio=1)


def test_V2_the_focus_ring_of_a_row_is_whole(page):
    open_list(page)
    rows = page.locator("#rows")
    rows.get_by_role("link").first.focus()
    page.keyboard.press("Tab")
    ring = rows.get_by_role("link").nth(1)
    expect(ring).to_be_focused()
    # A row cuts off what is outside it.
    assert ring.evaluate("(link) => { const { outlineOffset, outlineWidth } = getComputedStyle(link); return parseFloat(outlineOffset) + parseFloat(outlineWidth) }") <= 0


@DEVICES
@LOCALES
def test_V2_a_saved_word_has_a_bookmark(visit, device, locale):
    page = visit(device, locale=locale)
    open_list(page, "es")
    expect(row_link(page, "abeja")).not_to_contain_text(say(page, "saved"))
    row_link(page, "abeja").click()
    button(page, say(page, "save")).click()
    expect(button(page, say(page, "save"))).to_have_attribute("aria-pressed", "true")
    page.go_back()
    expect(row_link(page, "abeja")).to_contain_text(say(page, "saved"))
    expect(row_link(page, "abeja").locator("svg")).to_be_visible()
    expect(row_link(page, "abajo")).not_to_contain_text(say(page, "saved"))
    row_link(page, "abeja").click()
    button(page, say(page, "save")).click()
    page.go_back()
    expect(row_link(page, "abeja")).not_to_contain_text(say(page, "saved"))


@pytest.mark.parametrize("how", ["ctrl", "middle button"])
def test_V2_rows_are_links_that_can_be_opened_in_a_new_tab(page, how):
    open_list(page)
    with page.context.expect_page() as opened:
        row_link(page, "able").click(**({"modifiers": ["Control"]} if how == "ctrl" else {"button": "middle"}))
    other = opened.value
    ready(other)
    expect(heading(other)).to_have_text("able")
    assert page.url.endswith("/vocabulary/en")
    expect(heading(page)).to_have_text("Vocabulary")


def test_V2_the_links_between_the_pages_open_in_a_new_tab_too(page):
    open_root(page, "en", "alarming")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Vocabulary", exact=True).click(modifiers=["Control"])
    ready(opened.value)
    assert opened.value.url.endswith("/vocabulary/en")
    expect(heading(page)).to_have_text("alarming")


def test_V2_the_languages_have_lists_of_their_own(page):
    open_list(page, "en")
    languages = page.get_by_role("main").get_by_role("navigation", name="Game language")
    expect(languages.get_by_role("link", name="English")).to_have_attribute("aria-current", "page")
    for name, code, first in [("Spanish", "es", "abajo"), ("Italian", "it", "abbastanza"), ("English", "en", "ability")]:
        languages.get_by_role("link", name=name).click()
        expect(row_link(page, first)).to_be_visible()
        assert page.url.endswith("/vocabulary/" + code)
        expect(languages.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")
    page.go_back()
    expect(row_link(page, "abbastanza")).to_be_visible()


@DEVICES
def test_V2_a_list_is_scrolled_to_its_end_with_few_rows_in_the_document(visit, device):
    page = visit(device)
    open_list(page)
    words = shipped_words("en")
    # Each section's title is a row too; the last word comes at the very end.
    scroll_list(page, -1)
    wait_until(page, lambda: in_sight(page)[-1:] == words[-1:])
    assert vocabulary_rows(page).count() < 150
    scroll_list(page, 0)
    wait_until(page, lambda: in_sight(page)[:2] == ["A", words[0]])


@pytest.mark.timed
@DEVICES
def test_V2_twenty_thousand_entries_scroll_without_holes(visit, device):
    page = visit(device)
    letters_of = "abcdefghijklmnopqrstuvwxyz"
    words = [a + b + c + d for a in letters_of for b in letters_of for c in letters_of for d in "aeo"]
    words = words[:: len(words) // 20_000][:20_000]
    serve(page, "en", [{"word": word, "zh-Hant": "字；詞"} for word in words])
    open_list(page)
    expect(status(page, say(page, "wordCount", count=len(words)))).to_be_visible()
    height = page.locator("[data-rows]").evaluate("(area) => area.scrollHeight")
    room = page.locator("[data-rows]").evaluate("(area) => area.clientHeight")
    row = vocabulary_rows(page).first.bounding_box()["height"]
    for part in [0.1, 0.9, 0.5, 0.51, 0.515, 0.2, 1]:
        before = time.monotonic()
        scroll_list(page, int((height - room) * part))
        wait_until(page, lambda: len(in_sight(page)) >= room // row - 1)
        assert time.monotonic() - before < slowness(page)
        assert vocabulary_rows(page).count() < 150
    assert in_sight(page)[-1] == words[-1]
    for _ in range(20):  # and a wheel that does not rest
        wheel(page, -400)
        assert len(in_sight(page)) >= room // row - 1


def test_V2_the_tab_key_walks_down_the_list_beyond_what_was_in_the_document(page):
    open_list(page)
    words = shipped_words("en")
    row_link(page, words[0]).focus()
    for word in words[1:61]:
        page.keyboard.press("Tab")
        wait_until(page, lambda: page.evaluate("document.activeElement.querySelector('[lang]')?.textContent") == word)
    expect(page.locator(":focus")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text(words[60])


# MARK: V3

SIZES = {"phone": PHONE, "desktop": DESKTOP, "lying phone": {**PHONE, "viewport": {"width": 844, "height": 390}}, "small phone": {**PHONE, "viewport": {"width": 320, "height": 568}}}


@pytest.mark.parametrize("size", SIZES)
def test_V3_the_search_never_scrolls_away(visit, size):
    page = visit(SIZES[size])
    open_list(page)
    place = search_field(page).bounding_box()
    for action in [lambda: scroll_list(page, 5000), lambda: scroll_list(page, -1), lambda: wheel(page, 3000), lambda: wheel(page, -300)]:
        action()
        page.wait_for_timeout(100)
        assert page.evaluate("document.scrollingElement.scrollTop") == 0
        assert search_field(page).bounding_box() == place
        expect(search_field(page)).to_be_in_viewport(ratio=1)
    assert len(in_sight(page)) >= 2, "the list itself has room"
    search(page, "a")
    scroll_list(page, 3000)
    page.wait_for_timeout(100)
    assert search_field(page).bounding_box() == place


def test_V3_the_order_is_word_inside_translation_example(page):
    serve(page, "es", [
        {"word": "garaje", "example": "El {garaje} es para el sol."},
        {"word": "girasol", "example": "Un {girasol}."},
        {"word": "soleado", "example": "Un día {soleado}."},
        {"word": "nota", "en": "sol; note", "example": "Una {nota}."},
        {"word": "sol", "en": "sun", "example": "El {sol}."},
        {"word": "nube", "en": "cloud", "example": "Una {nube}."},
        {"word": "banco", "example": "Me siento al {banco}.", "example-en": "I sit in the sol."},
        {"word": "casolar"},
        {"word": "sólido"},
        {"word": "alma", "zh-Hant": "sol", "en": "soul"},
    ])
    open_list(page, "es")
    for query in ["sol", "SOL", "Sól", "  sol ", "so\u0301l", "ｓｏｌ", "s\u200bol"]:
        search(page, query)
        expect(hits(page)).to_have_text(["sol", "soleado", "sólido", "casolar", "girasol", "alma", "nota", "banco", "garaje"])
    expect(status(page, say(page, "hitCount", count=9))).to_be_visible()
    # What was found is marked, wherever it was found.
    expect(vocabulary_rows(page).get_by_role("mark").or_(vocabulary_rows(page).locator("mark"))).to_have_text(["sol", "sol", "sól", "sol", "sol", "sol", "sol", "sol", "sol"])
    expect(vocabulary_rows(page).last).to_contain_text("es para el sol.")


@DEVICES
@LOCALES
def test_V3_a_search_finds_in_any_case_with_or_without_accents(visit, device, locale):
    page = visit(device, locale=locale)
    open_list(page, "es")
    for query, word, mark in [
        ("canción", "canción", "canción"), ("CANCION", "canción", "canción"), ("cancio\u0301n", "canción", "canción"),
        ("Ñame", "ñame", "ñame"), ("nandu", "ñandú", "ñandú"), ("Á", "abajo", "a"), ("último", "último", "último"),
    ]:
        search(page, query)
        first = vocabulary_rows(page).first
        expect(heads(first)).to_have_text(word)
        expect(first.locator("mark").first).to_have_text(mark)


@pytest.mark.parametrize("query, script, text", [("貓", "zh-Hant", "貓"), ("猫", "zh-Hans", "猫")])
def test_V3_a_search_finds_chinese(page, query, script, text):
    open_list(page, "es")
    search(page, query)
    first = vocabulary_rows(page).first
    expect(heads(first)).to_have_text("gato")
    expect(first.locator(f"[lang={script}] mark")).to_have_text(text)
    search(page, "我的" + query)
    expect(vocabulary_rows(page).locator("mark").first).to_have_text("我的" + query)
    assert set(vocabulary_rows(page).locator("mark").all_text_contents()) == {"我的" + query}


def test_V3_chinese_is_typed_with_an_input_method(page):
    open_list(page, "en")
    search_field(page).focus()
    session = page.context.new_cdp_session(page)
    for text in ["p", "pi", "pin", "ping", "蘋"]:
        session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        expect(search_field(page)).to_have_value(text)
    session.send("Input.insertText", {"text": "蘋果"})
    expect(search_field(page)).to_have_value("蘋果")
    expect(hits(page).first).to_have_text("apple")


def test_V3_a_search_in_translations_and_examples_shows_what_it_found(page):
    open_list(page, "es")
    search(page, "jack")
    expect(row_link(page, "gato")).to_contain_text("jack")
    expect(row_link(page, "gato")).to_have_attribute("href", SECOND)
    expect(row_link(page, "gato").locator("mark")).to_have_text("jack")
    search(page, "duerme encima del TECLADO")
    expect(hits(page)).to_have_text(["gato"])
    expect(vocabulary_rows(page).locator("mark")).to_have_text("duerme encima del teclado")
    expect(vocabulary_rows(page).locator("mark")).to_be_in_viewport()


@DEVICES
def test_V3_while_searching_there_are_no_sections_and_no_index(visit, device):
    page = visit(device)
    open_list(page)
    letter(page, "M").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["M"])
    search_field(page).press_sequentially("a")
    expect(letters(page)).to_have_count(0)
    expect(vocabulary_rows(page).get_by_role("heading")).to_have_count(0)
    assert in_sight(page)[:2] == ["ability", "able"]
    expect(search_field(page)).to_be_focused()
    # Blanks are no search.
    search(page, "   ")
    expect(letters(page)).to_be_visible()
    search(page, "apple")
    expect(letters(page)).to_have_count(0)
    search(page, "")
    expect(letters(page)).to_be_visible()
    assert in_sight(page)[:2] == ["A", "ability"]


def test_V3_escape_and_return_in_the_search_do_no_harm(page):
    open_list(page)
    search_field(page).press_sequentially("apple")
    expect(hits(page).first).to_have_text("apple")
    page.keyboard.press("Enter")
    expect(hits(page).first).to_have_text("apple")
    expect(search_field(page)).to_have_value("apple")
    assert page.url.endswith("/vocabulary/en")
    page.keyboard.press("Escape")
    expect(search_field(page)).to_have_value("")
    expect(letters(page)).to_be_visible()


@pytest.mark.parametrize("query", ["7", "ñ7", "é¿", "zzzz", "<b>x</b>", "\u202eabcd", "🍎", "\\", "*", "a" * 200, "\t|", "{", "}"])
def test_V3_no_hit_shows_nothing_and_says_so(page, query):
    open_list(page)
    search(page, query)
    main = page.get_by_role("main")
    expect(status(page, say(page, "hitCount", count=0))).to_be_visible()
    expect(main.get_by_text(sentence("en", "nothingHere", query="").split("“")[0])).to_be_visible()
    expect(vocabulary_rows(page)).to_have_count(0)
    assert main.locator("b").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    search(page, "")
    expect(vocabulary_rows(page).first).to_be_visible()


@pytest.mark.parametrize("query, word", [("a", "ability"), ("A", "ability"), ("á", "ability"), ("ability", "ability"), ("\u200babi", "ability")])
def test_V3_a_search_may_begin_with_any_letter(page, query, word):
    open_list(page)
    search(page, query)
    expect(hits(page).first).to_have_text(word)


def test_V3_a_digit_finds_what_has_it(page):
    serve(page, "en", [{"word": "four"}, {"word": "year", "example": "A {year} has 365 days."}, {"word": "3D"}])
    open_list(page)
    search(page, "3")
    expect(hits(page)).to_have_text(["3D", "year"])
    search(page, "365")
    expect(hits(page)).to_have_text(["year"])
    expect(vocabulary_rows(page).locator("mark")).to_have_text("365")
    search(page, "366")
    expect(status(page, say(page, "hitCount", count=0))).to_be_visible()


@DEVICES
@LOCALES
def test_V3_nothing_found_offers_the_nearest_words(visit, device, locale):
    page = visit(device, locale=locale)
    open_list(page, "es")
    search(page, "canciom")
    expect(page.get_by_role("main")).to_contain_text(say(page, "nothingHere", query="canciom"))
    nearest = page.get_by_role("list", name=say(page, "nearestWords"), exact=True)
    expect(nearest.get_by_role("link", name="canción")).to_be_visible()
    expect(nearest.get_by_role("link", name="canción")).to_have_attribute("lang", "es")
    nearest.get_by_role("link", name="canción").click()
    expect(heading(page)).to_have_text("canción")
    page.go_back()
    expect(search_field(page)).to_have_value("canciom")
    expect(nearest.get_by_role("link", name="canción")).to_be_visible()


def test_V3_what_is_typed_before_the_words_come_is_searched_when_they_do(page):
    held = []
    page.route("**/en.*.tsv", lambda route: held.append(route))
    open_page(page, "/vocabulary/en")
    expect(vocabulary_rows(page).first).to_be_visible()  # the server's
    wait_until(page, lambda: held)
    search_field(page).fill("apple")
    for route in held:
        route.continue_()
    expect(search_field(page)).to_have_value("apple")
    expect(hits(page).first).to_have_text("apple")


@pytest.mark.timed
def test_V3_typing_is_answered_at_once(page):
    open_list(page)
    before = time.monotonic()
    search_field(page).press_sequentially("applesauces")
    expect(status(page, say(page, "hitCount", count=0))).to_be_visible()
    assert time.monotonic() - before < 2 * slowness(page)
    for _ in range(11):
        page.keyboard.press("Backspace")
    expect(letters(page)).to_be_visible()


# MARK: V4


@DEVICES
@LOCALES
def test_V4_previous_and_next_lead_across_letters(visit, device, locale):
    page = visit(device, locale=locale)
    words = shipped_words("es")
    start = words.index("nunca")
    open_page(page, "/vocabulary/es/nunca")
    expect(heading(page)).to_have_text("nunca")
    for word in words[start + 1 : start + 6]:
        step(page, "nextWord").click()
        expect(heading(page)).to_have_text(word)
        assert page.url.endswith("/vocabulary/es/" + quote(word))
    assert words[start + 1][0] == "ñ" and words[start + 5][0] == "o"
    for word in words[start : start + 5][::-1]:
        step(page, "previousWord").click()
        expect(heading(page)).to_have_text(word)
    expect(page).to_have_title(f"nunca – {say(page, 'product')}")


@LANGUAGES
@DEVICES
def test_V4_both_ends_of_the_list_are_ends(visit, device, language):
    page = visit(device)
    words = shipped_words(language)
    open_page(page, f"/vocabulary/{language}/{quote(words[0])}")
    expect(step(page, "previousWord")).to_be_disabled()
    expect(step(page, "nextWord")).to_be_enabled()
    step(page, "nextWord").click()
    expect(heading(page)).to_have_text(words[1])
    step(page, "previousWord").click()
    expect(heading(page)).to_have_text(words[0])
    expect(step(page, "previousWord")).to_be_disabled()
    open_page(page, f"/vocabulary/{language}/{quote(words[-1])}")
    expect(step(page, "nextWord")).to_be_disabled()
    step(page, "previousWord").click()
    expect(heading(page)).to_have_text(words[-2])


def test_V4_next_is_pressed_again_and_again_with_the_keyboard(page):
    words = shipped_words("en")
    open_page(page, f"/vocabulary/en/{words[-4]}")
    step(page, "nextWord").focus()
    for word in words[-3:]:
        page.keyboard.press("Enter")
        expect(heading(page)).to_have_text(word)
    expect(step(page, "nextWord")).to_be_disabled()
    # At the end the focus is not lost with the button.
    assert page.evaluate("document.activeElement !== document.body && !document.activeElement.disabled")


def test_V4_homographs_are_one_after_the_other(page):
    open_page(page, "/vocabulary/en/lead")
    open_settings(page)
    choose(page, "繁體中文", "Translations")
    close_sheet(page)
    step(page, "nextWord").click()
    expect(heading(page)).to_have_text("lead")
    assert unquote(page.url).endswith("/vocabulary/en/lead.2")
    # The entry that was asked for comes first.
    expect(page.get_by_role("main").locator("[lang=zh-Hant]").first).to_have_text("鉛")
    expect(page).to_have_title("lead – Word Orchard")
    step(page, "nextWord").click()
    expect(heading(page)).not_to_have_text("lead")


@LOCALES
def test_V4_from_the_saved_words_previous_and_next_walk_these(visit, locale):
    page = visit(locale=locale)
    save_words(page, "es", "zapato", "gato", "ñame")
    save_words(page, "en", "ring")
    kept(page, "saved", 4)
    open_page(page, "/saved")
    saved_rows(page, "spanishAlone").nth(1).get_by_role("link").click()
    expect(heading(page)).to_have_text("ñame")
    step(page, "nextWord").click()
    expect(heading(page)).to_have_text("zapato")
    step(page, "previousWord").click()
    step(page, "previousWord").click()
    expect(heading(page)).to_have_text("gato")
    # One way leads to the next language's, or ends.
    step(page, "nextWord").click()
    expect(heading(page)).to_have_text("ñame")
    page.go_back()
    expect(heading(page)).to_have_text(say(page, "savedWords"))
    # Straight to a page, its neighbours are those of the vocabulary again.
    open_page(page, "/vocabulary/es/gato")
    step(page, "nextWord").click()
    assert SECOND.search(page.url)


def test_V4_the_ends_of_the_saved_words_are_ends(page):
    save_words(page, "es", "zapato", "gato")
    kept(page, "saved", 2)
    open_page(page, "/saved")
    saved_rows(page, "spanishAlone").first.get_by_role("link").click()
    expect(heading(page)).to_have_text("gato")
    expect(step(page, "previousWord")).to_be_disabled()
    step(page, "nextWord").click()
    expect(heading(page)).to_have_text("zapato")
    expect(step(page, "nextWord")).to_be_disabled()
    # In the vocabulary it has others around it.
    page_link(page, "vocabulary").click()
    page.get_by_role("main").get_by_role("link", name="Spanish", exact=True).click()
    search(page, "zapato")
    row_link(page, "zapato").click()
    expect(step(page, "previousWord")).to_be_enabled()
    step(page, "previousWord").click()
    expect(heading(page)).to_have_text(shipped_words("es")[shipped_words("es").index("zapato") - 1])


@LOCALES
def test_V4_a_words_page_leads_to_the_list_of_its_language(visit, locale):
    page = visit(locale=locale)
    open_page(page, "/vocabulary/it/gatto")
    page_link(page, "vocabulary").click()
    expect(row_link(page, "abbastanza")).to_be_visible()
    assert page.url.endswith("/vocabulary/it")


@DEVICES
def test_V4_from_a_round_previous_and_next_walk_its_words(visit, device):
    page = visit(device)
    open_root(page, "en", "alarming")
    skip_tutorial(page)
    find(page, "ring", "main", "agnail")
    address = page.url
    finds(page).nth(1).get_by_role("button").click()
    expect(sheet(page, "main")).to_be_visible()
    button(sheet(page, "main"), "Next word").click()
    expect(sheet(page, "ring")).to_be_visible()
    assert page.url.endswith("/vocabulary/en/ring")
    expect(button(sheet(page, "ring"), "Next word")).to_be_disabled()
    button(sheet(page, "ring"), "Previous word").click()
    button(sheet(page, "main"), "Previous word").click()
    expect(sheet(page, "agnail")).to_contain_text("How common")
    expect(button(sheet(page, "agnail"), "Previous word")).to_be_disabled()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == address


def test_V4_from_the_end_of_a_round_previous_and_next_walk_the_missed_words(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    button(page, "Give Up").click()
    button(page, "Show the words").click()
    missed = page.get_by_role("list", name=say(page, "missedWords"), exact=True).get_by_role("listitem").get_by_role("button")
    words = [re.split(r"[\s,]", text.strip())[0] for text in missed.all_inner_texts()[:3]]
    missed.first.click()
    expect(sheet(page, words[0])).to_be_visible()
    expect(button(sheet(page, words[0]), "Previous word")).to_be_disabled()
    for word in words[1:]:
        button(page.get_by_role("dialog"), "Next word").click()
        expect(sheet(page, word)).to_be_visible()


@DEVICES
@LOCALES
def test_V4_a_found_word_without_an_entry_has_a_page(visit, device, locale):
    page = visit(device, locale=locale)
    words = shipped_words("en")
    assert "agnail" not in words
    open_page(page, "/vocabulary/en/agnail")
    main = page.get_by_role("main")
    expect(heading(page)).to_have_text("agnail")
    expect(main).to_contain_text(say(page, "letterCount", count=6))
    expect(main).to_contain_text(say(page, "usage"))
    button(page, say(page, "save")).click()
    expect(button(page, say(page, "save"))).to_have_attribute("aria-pressed", "true")
    kept(page, "saved")
    # It stands where it would be in the list.
    place = next(index for index, word in enumerate(words) if word > "agnail")
    step(page, "nextWord").click()
    expect(heading(page)).to_have_text(words[place])
    open_page(page, "/vocabulary/en/agnail")
    step(page, "previousWord").click()
    expect(heading(page)).to_have_text(words[place - 1])
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["agnail"])


def test_V4_other_spellings_are_shown(page):
    open_page(page, "/vocabulary/es/esta")
    expect(page.get_by_role("main")).to_contain_text("está")
    open_page(page, "/vocabulary/en/xyzzy")
    expect(button(page, "Save")).to_have_count(0)


@pytest.mark.parametrize("word, side", [("aaa", "previousWord"), ("zzzz", "nextWord")])
def test_V4_a_word_before_the_first_or_behind_the_last_has_one_neighbour(page, word, side):
    open_page(page, f"/vocabulary/en/{word}")
    expect(heading(page)).to_have_text(word)
    if step(page, side).count():
        expect(step(page, side)).to_be_disabled()
        other = {"previousWord": "nextWord", "nextWord": "previousWord"}[side]
        step(page, other).click()
        words = shipped_words("en")
        expect(heading(page)).to_have_text(words[0] if side == "previousWord" else words[-1])


@LOCALES
def test_V4_a_page_tells_the_rounds_in_which_the_word_was_met(visit, locale):
    page = visit(locale=locale)
    for root, words in [("alarming", ["ring", "main"]), ("string", ["ring"])]:
        open_root(page, "en", root)
        find(page, *words)
    kept(page, "found", 3)
    open_page(page, "/vocabulary/en/ring")
    met = page.get_by_role("list", name=say(page, "metIn"), exact=True).get_by_role("listitem")
    expect(met.locator("[lang=en]")).to_have_text(["string", "alarming"])  # the last one first
    open_page(page, "/vocabulary/en/main")
    expect(met.locator("[lang=en]")).to_have_text(["alarming"])
    open_page(page, "/vocabulary/en/alarm")
    expect(heading(page)).to_have_text("alarm")
    expect(page.get_by_text(say(page, "metIn"))).to_have_count(0)


@DEVICES
def test_V4_back_returns_to_the_same_place_in_the_list(visit, device):
    page = visit(device)
    open_list(page)
    letter(page, "M").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["M"])
    wheel(page, 500)
    page.wait_for_timeout(150)
    before = in_sight(page)
    row_link(page, before[3]).click()
    expect(heading(page)).to_have_text(before[3])
    for _ in range(3):
        step(page, "nextWord").click()
    expect(heading(page)).not_to_have_text(before[3])
    page.go_back()
    expect(heading(page)).to_have_text("Vocabulary")
    wait_until(page, lambda: in_sight(page)[:1])
    page.wait_for_timeout(150)
    after = in_sight(page)
    # The first may be cut at its top.
    assert after[:2] in (before[:2], before[1:3], [after[0], before[0]]), (before, after)


def test_V4_back_returns_to_the_search(page):
    open_list(page)
    search(page, "art")
    expect(hits(page).first).to_have_text("art")
    row_link(page, "artist").click()
    expect(heading(page)).to_have_text("artist")
    page.go_back()
    expect(search_field(page)).to_have_value("art")
    assert in_sight(page)[:4] == ["art", "article", "artist", "apart"]


def test_V4_back_returns_after_a_way_through_another_page(page):
    open_list(page)
    letter(page, "S").click()
    wait_until(page, lambda: in_sight(page)[:1] == ["S"])
    page_link(page, "saved").click()
    expect(heading(page)).to_have_text("Saved words")
    page.go_back()
    wait_until(page, lambda: in_sight(page)[:1] == ["S"])


TITLES = {
    "/vocabulary/es": ("Vocabulary: Spanish", "Vocabulario: español"),
    "/vocabulary/es/canción": ("canción", "canción"),
    "/vocabulary/en/lead.2": ("lead", "lead"),
    "/saved": ("Saved words", "Palabras guardadas"),
    "/lists": (sentence("en", "lists"), sentence("es", "lists")),
    "/lists/new": (sentence("en", "importList"), sentence("es", "importList")),
}


@LOCALES
def test_V4_each_page_has_its_title_from_the_server_and_from_the_program(visit, locale):
    page = visit(locale=locale)
    for path, titles in TITLES.items():
        title = re.compile(re.escape(titles[locale == "es-ES"] + " – Word Orchard"), re.IGNORECASE)
        painted = page.request.get(path, headers={"accept-language": locale}).text()
        assert title.fullmatch(re.search("<title>(.*?)</title>", painted)[1]), path
        open_page(page, path)
        expect(page).to_have_title(title)


def test_V4_the_title_goes_with_the_page(page):
    open_root(page, "en", "alarming")
    of_game = page.title()
    page.get_by_role("link", name="Vocabulary", exact=True).click()
    expect(page).to_have_title("Vocabulary: English – Word Orchard")
    row_link(page, "able").click()
    expect(page).to_have_title("able – Word Orchard")
    page.go_back()
    expect(page).to_have_title("Vocabulary: English – Word Orchard")
    page.go_back()
    expect(page).to_have_title(of_game)
    expect(heading(page)).to_have_text("alarming")


@pytest.mark.parametrize("path, word", [("lead.2", "lead"), ("lead.9", "lead.9"), ("canci%C3%B3n", "canción"), ("lead.02", "lead.02"), ("LEAD.2", None)])
def test_V4_deep_links_open(page, path, word):
    language = "es" if "canci" in path else "en"
    open_page(page, f"/vocabulary/{language}/{path}")
    expect(heading(page)).to_be_visible()
    if word:
        expect(heading(page)).to_have_text(word.split(".")[0] if word != "lead.02" else re.compile("lead"))
    page.reload()
    ready(page)
    expect(heading(page)).to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "zh-TW"])
def test_V4_without_javascript_the_lists_first_words_are_there(visit, locale):
    visit.tolerate("preload")
    page = visit(PHONE, locale=locale, java_script_enabled=False)
    page.goto("/vocabulary/es")
    tag = "zh-Hant" if locale == "zh-TW" else locale[:2]
    expect(heading(page)).to_have_text(sentence(tag, "vocabulary"))
    rows = page.get_by_role("main").get_by_role("listitem")
    expect(rows.get_by_role("link", name=re.compile("^abeja")).locator("span").last).to_have_text("蜜蜂" if locale == "zh-TW" else "bee")
    expect(rows.get_by_role("heading", name="A", exact=True)).to_be_visible()
    links = rows.get_by_role("link")
    assert links.first.get_attribute("href") == "/vocabulary/es/abajo" and links.count() >= 10
    links.nth(1).click()  # a plain link
    expect(heading(page)).to_have_text("abeja")


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "zh-CN"])
def test_V4_without_javascript_a_words_meaning_is_there(visit, locale):
    visit.tolerate("preload")
    page = visit(PHONE, locale=locale, java_script_enabled=False)
    page.goto("/vocabulary/es/gato")
    main = page.get_by_role("main")
    expect(heading(page)).to_have_text("gato")
    expect(main).to_contain_text("猫" if locale == "zh-CN" else "cat")
    expect(main).to_contain_text("Mi gato duerme encima del teclado.")
    page.goto("/vocabulary/en/ran")
    expect(main).to_contain_text("跑" if locale == "zh-CN" else "I run in the park")


@pytest.mark.parametrize("path, text", [("/vocabulary/en", "ability"), ("/vocabulary/en/run", "in the park")])
def test_V4_what_the_server_has_painted_stays_until_the_program_has_its_data(page, path, text):
    held = []
    page.add_init_script(
        """window.gone = []
        addEventListener('DOMContentLoaded', () => {
          const look = () => { if (!document.querySelector('main')?.textContent.includes('%s')) gone.push(performance.now()) }
          look()
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
        })""" % text
    )
    page.route("**/*.tsv", lambda route: held.append(route))
    page.goto(path)
    ready(page)
    wait_until(page, lambda: held)
    page.wait_for_timeout(200)
    expect(page.get_by_role("main")).to_contain_text(text)
    for route in held:
        route.continue_()
    expect(letters(page) if path.endswith("/en") else step(page, "nextWord")).to_be_visible()
    page.wait_for_timeout(200)
    assert page.evaluate("gone") == []


def test_V4_a_vocabulary_that_does_not_come_can_be_asked_for_again(page, visit):
    visit.tolerate("ERR_FAILED", "Failed to fetch", "en.tsv")
    page.route("**/en.*.tsv", lambda route: route.abort())
    open_page(page, "/vocabulary/en")
    expect(heading(page)).to_have_text(say(page, "fileMissingTitle"))
    page.unroute("**/en.*.tsv")
    button(page, say(page, "tryAgain")).click()
    expect(row_link(page, "ability")).to_be_visible()
    expect(letters(page)).to_be_visible()


def test_T_a_words_voice_is_asked_for_by_its_bcp_47_tag(page):
    page.add_init_script(
        """window.spoken = []
        const voices = ['en_US', 'es-MX', 'es_ES', 'it-IT'].map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }))
        window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
        Object.defineProperty(window, 'speechSynthesis', { value: {
          getVoices: () => voices, cancel: () => spoken.push('stop'), addEventListener() {},
          speak: ({ text, lang, voice }) => spoken.push(`${text} ${lang} ${voice.lang}`),
        } })"""
    )
    for language, word, tag, voice in [("en", "lead.2", "en-US", "en_US"), ("es", "gato", "es-ES", "es_ES"), ("it", "gatto", "it-IT", "it-IT")]:
        open_page(page, f"/vocabulary/{language}/{word}")
        button(page, "Pronounce").click()
        wait_until(page, lambda: len(page.evaluate("spoken")) > 1)
        button(page, "Pronounce").click()
        wait_until(page, lambda: len(page.evaluate("spoken")) > 3)
        said = f"{word.split('.')[0]} {tag} {voice}"
        assert page.evaluate("spoken") == ["stop", said, "stop", said]


# MARK: V6


def open_saved(page, language, *words):
    save_words(page, language, *words)
    kept(page, "saved", len(words))
    open_page(page, "/saved")


@DEVICES
@LOCALES
def test_V6_saved_words_are_sorted_by_their_language_at_all_times(visit, device, locale):
    page = visit(device, locale=locale)
    open_saved(page, "es", "zapato", "ñame", "nube", "árbol", "nunca", "abuelo")
    rows = saved_rows(page, "spanishAlone")
    everything = ["abuelo", "árbol", "nube", "nunca", "ñame", "zapato"]
    expect(heads(rows)).to_have_text(everything)
    expect(rows.first).to_contain_text("grandfather")
    for word in ["nunca", "árbol"]:
        button(page, say(page, "removeWord", word=word)).click()
        expect(heads(rows)).to_have_text([each for each in everything if each != word])
        button(page, say(page, "undo")).click()
        expect(heads(rows)).to_have_text(everything)
    page.reload()
    ready(page)
    expect(heads(rows)).to_have_text(everything)


def test_V6_the_first_paint_does_not_say_that_nothing_is_saved(page):
    save_words(page, "en", "ring")
    kept(page, "saved")
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto("/saved")
    wait_until(page, lambda: held)
    page.wait_for_timeout(200)
    expect(page.get_by_role("heading", level=1)).to_have_text("Saved words")
    expect(page.get_by_text(say(page, "savedNone"))).to_have_count(0)
    held[0].continue_()
    expect(heads(saved_rows(page))).to_have_text(["ring"])


def test_V6_the_last_word_of_a_language_goes_and_the_focus_stays_on_the_page(page):
    save_words(page, "es", "gato")
    open_saved(page, "en", "ring")
    saved_rows(page).get_by_role("link").focus()
    page.keyboard.press("Delete")
    expect(saved_rows(page)).to_have_count(0)
    expect(heads(saved_rows(page, "spanishAlone"))).to_have_text(["gato"])
    assert page.evaluate("document.activeElement !== document.body")


def test_V6_each_language_has_its_list(page):
    save_words(page, "it", "gatto")
    save_words(page, "es", "gato")
    open_saved(page, "en", "cat")
    for language, word in [("englishAlone", "cat"), ("spanishAlone", "gato"), ("italianAlone", "gatto")]:
        expect(heads(saved_rows(page, language))).to_have_text([word])


@DEVICES
def test_V6_a_saved_word_opens_its_page_and_is_a_link(visit, device):
    page = visit(device)
    open_saved(page, "es", "gato", "canción")
    link = saved_rows(page, "spanishAlone").first.get_by_role("link")
    expect(link).to_have_attribute("href", "/vocabulary/es/canci%C3%B3n")
    link.tap() if device is PHONE else link.click()
    expect(heading(page)).to_have_text("canción")
    expect(button(page, "Save")).to_have_attribute("aria-pressed", "true")


def test_V6_a_swipe_to_the_left_removes_a_word_and_nothing_else_does(phone):
    page = phone
    open_saved(page, "en", "ring", "apple", "main")
    rows = saved_rows(page)
    box = rows.nth(1).bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
    for points in [
        [(x, y), (x - 20, y), (x - 40, y)],  # too short
        [(x - 150, y), (x - 80, y), (x, y)],  # to the right
        [(x, y), (x - 60, y + 120), (x - 90, y + 200)],  # down
    ]:
        touch(page, points)
        page.wait_for_timeout(150)
        assert page.url.endswith("/saved")
        expect(heads(rows)).to_have_text(["apple", "main", "ring"])
    touch(page, [(x, y), (x - 60, y + 4), (x - 150, y + 6)])
    expect(heads(rows)).to_have_text(["apple", "ring"])
    assert page.url.endswith("/saved")
    expect(page.get_by_text("main is off your list.")).to_be_visible()
    button(page, "Undo").click()
    expect(heads(rows)).to_have_text(["apple", "main", "ring"])
    kept(page, "saved", 4)
    page.reload()
    ready(page)
    expect(heads(rows)).to_have_text(["apple", "main", "ring"])


def test_V6_a_swipe_removes_in_a_list_that_is_scrolled(phone):
    page = phone
    words = ["apple", "main", "ring", "run", "cat", "dog", "tree", "house", "water", "milk", "bread", "sun", "moon", "star"]
    open_saved(page, "en", *words)
    rows = saved_rows(page)
    rows.last.scroll_into_view_if_needed()
    box = rows.nth(11).bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
    touch(page, [(x, y), (x - 60, y), (x - 150, y)])
    expect(rows).to_have_count(13)
    expect(heads(rows).filter(has_text=sorted(words)[11])).to_have_count(0)


@pytest.mark.parametrize("key", ["Delete", "Backspace"])
@LOCALES
def test_V6_the_delete_key_removes_the_word_and_the_focus_stays_in_the_list(visit, key, locale):
    page = visit(locale=locale)
    open_saved(page, "es", "árbol", "gato", "nube", "zapato")
    rows = saved_rows(page, "spanishAlone")
    rows.nth(1).get_by_role("link").focus()
    page.keyboard.press(key)
    expect(heads(rows)).to_have_text(["árbol", "nube", "zapato"])
    expect(rows.nth(1).get_by_role("link")).to_be_focused()
    page.keyboard.press(key)
    expect(heads(rows)).to_have_text(["árbol", "zapato"])
    expect(rows.nth(1).get_by_role("link")).to_be_focused()
    page.keyboard.press(key)  # the last one
    expect(heads(rows)).to_have_text(["árbol"])
    expect(rows.nth(0).get_by_role("link")).to_be_focused()
    page.reload()
    ready(page)
    expect(heads(rows)).to_have_text(["árbol"])


def test_V6_when_the_only_word_is_removed_the_focus_stays_on_the_page(page):
    open_saved(page, "en", "ring")
    saved_rows(page).get_by_role("link").focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    expect(button(page, "Undo")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def test_V6_the_button_removes_a_word_and_the_focus_stays_in_the_list(page):
    open_saved(page, "en", "apple", "main", "ring")
    button(page, "Remove main").focus()
    page.keyboard.press("Enter")
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])
    assert saved_rows(page).nth(1).evaluate("(row) => row.contains(document.activeElement)")
    page.reload()
    ready(page)
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])


@DEVICES
@LOCALES
def test_V6_remove_all_asks_once_and_can_be_undone(visit, device, locale):
    page = visit(device, locale=locale)
    save_words(page, "en", "ring")
    save_words(page, "es", "zapato", "árbol", "ñame")
    kept(page, "saved", 4)
    open_page(page, "/saved")
    rows = saved_rows(page, "spanishAlone")
    button(page, say(page, "removeAll")).click()
    question = sheet(page, say(page, "removeAllQuestion"))
    expect(question).to_contain_text(say(page, "removeAllText", count=4))
    button(question, say(page, "keepThem")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(rows).to_have_count(3)
    button(page, say(page, "removeAll")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(rows).to_have_count(3)
    button(page, say(page, "removeAll")).click()
    button(question, say(page, "removeAll")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    expect(page.get_by_text(say(page, "removedAllText", count=4))).to_be_visible()
    expect(button(page, say(page, "removeAll"))).to_have_count(0)
    button(page, say(page, "undo")).click()
    expect(heads(rows)).to_have_text(["árbol", "ñame", "zapato"])
    expect(heads(saved_rows(page, "englishAlone"))).to_have_text(["ring"])
    kept(page, "saved", 8)
    page.reload()
    ready(page)
    expect(heads(rows)).to_have_text(["árbol", "ñame", "zapato"])
    button(page, say(page, "removeAll")).click()
    button(question, say(page, "removeAll")).click()
    kept(page, "unsaved", 8)
    page.reload()
    ready(page)
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()


@LOCALES
def test_V6_homographs_are_saved_apart(visit, locale):
    page = visit(locale=locale)
    open_saved(page, "es", "gato.2")
    rows = saved_rows(page, "spanishAlone")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("jack")
    expect(rows.get_by_role("link")).to_have_attribute("href", SECOND)
    open_page(page, "/vocabulary/es/gato")
    expect(button(page, say(page, "save"))).to_have_attribute("aria-pressed", "false")
    button(page, say(page, "save")).click()
    kept(page, "saved", 2)
    open_page(page, "/saved")
    expect(heads(rows)).to_have_text(["gato", "gato"])
    expect(rows.first).to_contain_text("cat")
    expect(rows.nth(1)).to_contain_text("jack")
    rows.first.get_by_role("button").click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("jack")
    button(page, say(page, "undo")).click()
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("cat")
    rows.nth(1).get_by_role("button").click()
    kept(page, "unsaved", 2)
    page.reload()
    ready(page)
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("cat")
    open_list(page, "es")
    search(page, "gato")
    expect(vocabulary_rows(page).nth(0)).to_contain_text(say(page, "saved"))
    expect(vocabulary_rows(page).nth(1)).not_to_contain_text(say(page, "saved"))


def test_V6_a_line_that_cannot_be_read_is_kept_aside_and_the_other_words_are_there(page):
    save_words(page, "en", "apple", "main", "ring")
    kept(page, "saved", 3)
    [key, line] = [(key, line) for key, line in stored(page) if '"saved"' in line and "main" in line][0]
    broken = line[: len(line) // 2]
    store(page, "events", broken, key)
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])
    expect(page.get_by_text(say(page, "setAsideText"))).to_be_visible()
    wait_until(page, lambda: [value["line"] for _, value in stored(page, "aside")] == [broken])
    save_words(page, "en", "cat")
    kept(page, "saved", 3)
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["apple", "cat", "ring"])
    assert [value["line"] for _, value in stored(page, "aside")] == [broken]


def test_V6_a_store_of_which_nothing_can_be_read_is_not_overwritten(page):
    save_words(page, "en", "apple", "ring")
    kept(page, "saved", 2)
    lines = []
    for key, line in stored(page):
        lines.append("\u0000" + line)
        store(page, "events", lines[-1], key)
    open_page(page, "/saved")
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    expect(page.get_by_text(say(page, "setAsideText"))).to_be_visible()
    wait_until(page, lambda: sorted(value["line"] for _, value in stored(page, "aside")) == sorted(lines))
    save_words(page, "en", "cat")
    kept_lines = {line for _, line in stored(page)} | {value["line"] for _, value in stored(page, "aside")}
    assert kept_lines.issuperset(lines)


def test_V6_words_of_a_newer_version_stay_where_they_are(page):
    save_words(page, "en", "ring")
    kept(page, "saved")
    [((device, counter), _)] = stored(page)[-1:]
    newer = json.dumps({"version": 99, "device": device, "counter": counter + 1, "of": "tomorrow"}, separators=(",", ":"))
    store(page, "events", newer, (device, counter + 1))
    open_page(page, "/saved")
    expect(heads(saved_rows(page))).to_have_text(["ring"])
    expect(page.get_by_text(say(page, "newerText"))).to_be_visible()
    button(page, "Remove ring").click()
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()
    wait_until(page, lambda: any('"unsaved"' in line for _, line in stored(page)))
    assert dict(stored(page))[(device, counter + 1)] == newer


def test_T_a_word_that_cannot_be_stored_is_told(visit):
    page = visit()
    visit.tolerate("full")
    page.add_init_script("IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') }")
    open_page(page, "/vocabulary/en/ring")
    button(page, "Save").click()
    expect(not_saved(page)).to_be_visible()


def test_V6_words_of_the_first_version_are_shown_with_their_accents(page):
    save_words(page, "es", "canción")
    [event] = kept(page, "saved")
    key = (event["device"], event["counter"])
    store(page, "events", json.dumps({**event, "version": 1, "word": "cancion"}, separators=(",", ":")), key)
    open_page(page, "/saved")
    rows = saved_rows(page, "spanishAlone")
    expect(heads(rows)).to_have_text(["canción"])
    expect(rows).to_contain_text("song")
    rows.get_by_role("link").click()
    expect(heading(page)).to_have_text("canción")
    expect(button(page, "Save")).to_have_attribute("aria-pressed", "true")
    button(page, "Save").click()
    expect(button(page, "Save")).to_have_attribute("aria-pressed", "false")
    page_link(page, "saved").click()
    expect(page.get_by_text(say(page, "savedNone"))).to_be_visible()


def test_V6_another_tab_sees_what_is_saved(page):
    open_saved(page, "en", "ring")
    other = page.context.new_page()
    open_page(other, "/vocabulary/en/apple")
    button(other, "Save").click()
    expect(heads(saved_rows(page))).to_have_text(["apple", "ring"])
    button(page, "Remove ring").click()
    open_page(other, "/saved")
    expect(heads(saved_rows(other))).to_have_text(["apple"])
