"""Text that no player means: each guess gets one reason, no script runs, nothing breaks."""

from playwright.sync_api import expect

from player import banner, expect_banner, field, find, found_words, guess, heading, open_root

REFUSED = [
    ("q" * 10_000, "Try again"),
    ("a" * 10_000, "Try again"),
    ("z\u0301\u0302" * 5_000, "Try again"),
    ("👩‍👩‍👧‍👦" * 1_000, "Letters only"),
    ("🍎", "Letters only"),
    ("ri🍎ng", "Letters only"),
    ("ᚱing", "Letters only"),
    ("гing", "Letters only"),
    ("詞", "Letters only"),
    ("한글", "Letters only"),
    ("حلقة", "Letters only"),
    ("ı", "Too short"),
    ("İ", "Too short"),
    ("İİİ", "Try again"),
    ("ß", "Letters only"),
    ("ﬁ", "Letters only"),
    ("ri ng", "Letters only"),
    ("ring'", "Letters only"),
    ("ring\u0000", "Letters only"),
    ("ring\ufffe", "Letters only"),
    ("\U000e0041ring", "Letters only"),
    ("<img src=x onerror=window.hacked=1>", "Letters only"),
    ("<script>window.hacked=1</script>", "Letters only"),
    ("&lt;b&gt;", "Letters only"),
    ("{{7*7}}", "Letters only"),
    ("javascript:window.hacked=1", "Letters only"),
    ("%s%n", "Letters only"),
    ("\u202eⓇ", "Letters only"),
]
ACCEPTED = [
    "ｒｉｎｇ", "ＲＩＮＧ", "\u202ering\u202c", "r\u200bi\u200cn\u200dg", "\ufeffring", "\u2067ring\u2069", "r\u00ading",
    "\u00a0ring\u3000", "\tring", "rïng", "ri\u0308ng",
]


def test_each_refused_text_has_one_reason(page):
    open_root(page, "en", "alarming")
    find(page, "main")
    for text, title in REFUSED:
        guess(page, text)
        expect_banner(page, title)
        expect(banner(page).get_by_role("paragraph").first).to_have_text(title)
        assert found_words(page) == ["main"]
        field(page).fill("")
        expect(banner(page)).to_be_empty()
    assert page.evaluate("window.hacked") is None
    assert page.locator("#page img, #page script, #page font").count() == 0
    expect(heading(page)).to_have_text("alarming")


def test_letters_in_disguise_are_letters(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    for text in ACCEPTED:
        guess(page, text)
        expect_banner(page, "Be original!")
        field(page).fill("")


def test_a_decomposed_accent_is_the_composed_one(page):
    open_root(page, "es", "canciones")
    find(page, "cancio\u0301n")
    assert found_words(page) == ["canción"]
    guess(page, "CANCIÓN")
    expect_banner(page, "Be original!")


def test_an_n_with_a_tilde_is_a_letter_of_its_own(page):
    open_root(page, "es", "canciones")
    for text in ["niño", "nin\u0303o", "ＮＩÑＯ"]:
        guess(page, text)
        expect_banner(page, "Try again", "There is no Ñ in canciones.")


def test_a_lone_surrogate_is_no_letter(page):
    open_root(page, "en", "alarming")
    field(page).evaluate(
        "(field) => { field.value = 'ri\\ud800ng'; field.dispatchEvent(new InputEvent('input', { bubbles: true })) }"
    )
    field(page).press("Enter")
    expect_banner(page, "Letters only")


def test_a_pasted_book_leaves_the_page_quick_and_whole(page):
    open_root(page, "en", "alarming")
    field(page).focus()
    page.evaluate("(text) => document.execCommand('insertText', false, text)", "ring main alarm\n" * 60_000)
    field(page).press("Enter")
    expect_banner(page, "Letters only")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(field(page).input_value()) <= 64
    guess(page, "ring")
    expect(field(page)).to_have_value("")
    assert found_words(page) == ["ring"]
