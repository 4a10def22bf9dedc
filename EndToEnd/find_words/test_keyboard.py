"""F5: playing with a physical keyboard alone, under any layout, and with an input method."""

from playwright.sync_api import expect

from player import (
    banner, button, compose, expect_banner, field, finds, focused, found_words, open_root, open_settings, sheet, tile_letters,
    take_return, tiles, used_letters,
)


def type_keys(page, word):
    for letter in word:
        page.keyboard.press(letter)


def test_a_whole_round_without_a_focused_field(page):
    open_root(page, "en", "alarming")
    assert page.evaluate("document.activeElement === document.body")
    type_keys(page, "ring")
    expect(field(page)).to_have_value("ring")
    assert sorted(used_letters(page)) == sorted("RING")
    page.keyboard.press("Enter")
    type_keys(page, "MAIN")
    page.keyboard.press("Enter")
    type_keys(page, "alarms")
    page.keyboard.press("Enter")
    expect_banner(page, "Try again", "There’s no S in alarming.")
    page.keyboard.press("Backspace")
    expect(banner(page)).to_be_empty()
    page.keyboard.press("Enter")
    assert found_words(page) == ["alarm", "main", "ring"]
    assert page.evaluate("document.activeElement === document.body")


def test_space_shuffles_while_the_field_is_empty(page):
    open_root(page, "en", "alarming")
    for focus in [False, True]:
        if focus:
            field(page).focus()
        before = tile_letters(page)
        page.keyboard.press("Space")
        expect(tiles(page)).not_to_have_text(list(before))
        expect(field(page)).to_have_value("")
    before = tile_letters(page)
    page.keyboard.press("r")
    page.keyboard.press("Space")
    assert tile_letters(page) == before


def test_keys_of_the_browser_type_nothing(page):
    open_root(page, "en", "alarming")
    for key in ["Control+KeyA", "Meta+KeyA", "Alt+KeyA", "F2", "Shift", "ArrowUp", "Home", "7", "."]:
        page.keyboard.press(key)
    expect(field(page)).to_have_value("")


KEYS = [  # what the key writes, where it is, the letter it means
    ("ㅁ", "KeyA", "a"),
    ("ф", "KeyA", "a"),
    ("Process", "KeyA", "a"),
    ("a", "KeyQ", "a"),  # AZERTY: what the key writes counts
    ("ㅂ", "Semicolon", "ñ"),
    ("ó", "", "o"),
    ("1", "Digit1", ""),
    ("F1", "F1", ""),
    ("Dead", "BracketLeft", ""),
]


def test_keys_count_by_what_they_write_or_by_where_they_are(page):
    open_root(page, "es", "canciones")
    for key, code, letter in KEYS:
        page.evaluate(
            """([key, code]) => document.body.dispatchEvent(
              new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))""",
            [key, code],
        )
        assert (key, field(page).input_value()) == (key, letter)
        page.keyboard.press("Escape")


def test_return_during_a_composition_submits_nothing(page):
    open_root(page, "en", "alarming")
    field(page).focus()
    session = compose(page, "ring")
    page.keyboard.press("Enter")
    take_return(page)
    expect(field(page)).to_have_value("ring")
    assert found_words(page) == []
    expect(banner(page)).to_be_empty()
    session.send("Input.insertText", {"text": "ring"})
    expect(field(page)).to_have_value("ring")
    page.keyboard.press("Enter")
    expect(field(page)).to_have_value("")
    assert found_words(page) == ["ring"]


def test_a_half_written_syllable_is_not_judged(page):
    open_root(page, "en", "alarming")
    field(page).focus()
    session = compose(page, "ㄱ")
    page.keyboard.press("Enter")
    expect(banner(page)).to_be_empty()
    session.send("Input.insertText", {"text": "가"})
    page.keyboard.press("Enter")
    expect_banner(page, "Letters only", "You can’t use “가” here.")
    expect(field(page)).to_have_value("가")


def test_tab_goes_through_the_page_as_it_is_read(page):
    open_root(page, "en", "alarming")
    page.keyboard.type("ring")
    page.keyboard.press("Enter")
    stops = []
    for _ in range(28):
        page.keyboard.press("Tab")
        stops.append(focused(page))
    assert stops[:6] == ["Settings", "Orchard", "Find Words", "Apple Tree", "Words", "You"]
    assert stops[6:8] == ["8 letters", "Daily"]
    assert stops[8:16] == list("ALARMING")
    assert stops[16:23] == ["Enter your word", "Submit", "Shuffle", "Delete", "Hints", "Give up", "New word"]
    assert stops[23:26] == ["Order: Newest", "Close together", "Share"]
    assert stops[26].startswith("ring")
    assert stops[27] == "Done"  # of the tutorial's last step


def test_what_has_the_focus_shows_a_ring(page):
    open_root(page, "en", "alarming")
    page.keyboard.type("ring")
    page.keyboard.press("Enter")
    without = []
    for _ in range(24):
        page.keyboard.press("Tab")
        has_ring = page.evaluate(
            """() => {
              const { activeElement: element } = document
              const shown = [element, element.firstElementChild, element.nextElementSibling]
              return shown.some((each) => {
                const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : {}
                return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2
              })
            }"""
        )
        if not has_ring:
            without.append(focused(page))
    assert without == []


def test_tiles_and_keys_can_be_pressed_by_keyboard(page):
    open_root(page, "en", "alarming")
    tiles(page).nth(3).press("Enter")
    tiles(page).nth(5).press("Space")
    expect(field(page)).to_have_value("ri")
    button(page, "Delete").press("Enter")
    expect(field(page)).to_have_value("r")
    page.keyboard.press("i")
    expect(field(page)).to_have_value("ri")
    page.keyboard.press("Backspace")
    expect(field(page)).to_have_value("r")


def test_the_word_length_is_chosen_by_arrows(page):
    open_root(page, "en", "alarming")
    for _ in range(7):
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="9 letters")).to_be_checked()
    expect(page.get_by_role("radio", name="9 letters")).to_be_focused()
    expect(tiles(page)).to_have_count(9)


def test_escape_closes_the_settings_and_the_focus_returns(page):
    open_root(page, "en", "alarming")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(sheet(page)).to_be_visible()
    for letter in "ring":
        page.keyboard.press(letter)
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(button(page, "Settings")).to_be_focused()
    expect(field(page)).to_have_value("")


def test_the_focus_stays_in_the_settings(page):
    open_root(page, "en", "alarming")
    open_settings(page)
    for key in ["Tab"] * 9 + ["Shift+Tab"] * 9:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")


def test_the_focus_returns_to_the_word_whose_page_was_open(page):
    open_root(page, "en", "alarming")
    page.keyboard.type("ring")
    page.keyboard.press("Enter")
    word = finds(page).first.get_by_role("button")
    word.press("Enter")
    expect(sheet(page, "ring")).to_be_visible()
    page.keyboard.press("Escape")
    expect(word).to_be_focused()
