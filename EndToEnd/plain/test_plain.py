"""The site as files in a folder of a host that only serves files, without our server."""

import shutil
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from guesser import key, press_letter
from player import (
    answer_question, button, choose, expect_kept, find, found_words, heading, heads, open_page, open_settings, ready, root as root_of, say, search,
    vocabulary_rows,
)
from plainhost import PlainHost
from server import solve
from test_your_data import LEFT, delete_everything

TIER = "full"


def link(page, name):
    return page.get_by_role("link", name=name, exact=True).first


def addresses(page):
    """Returns the targets of the links on the page."""
    return set(page.locator("#page a[href]").evaluate_all("(all) => all.map((each) => each.pathname)"))


def expect_all_inside(page, folder):
    found = addresses(page)
    assert found and all(each.startswith(folder) for each in found), found


def test_a_visitor_plays_looks_up_words_and_returns_without_a_network(guests, host, folder):
    page = guests(host)()
    open_page(page, "./")
    expect_all_inside(page, folder)
    link(page, "Find Words").click()
    page.wait_for_url("**/games/orchard/find-words")
    answer_question(page)
    letters = root_of(page)
    words = solve(letters, "en", "--common")[:2]
    find(page, *words)
    expect_all_inside(page, folder)
    link(page, "Apple Tree").click()
    page.wait_for_url("**/games/orchard/apple-tree")
    expect(page.get_by_role("list", name="Word").get_by_role("listitem").first).to_be_visible()
    press_letter(page, "E")
    expect(key(page, "E")).to_have_attribute("aria-disabled", "true")
    link(page, "Words").click()
    page.wait_for_url("**/games/orchard/vocabulary/en")
    search(page, "banana")
    expect(heads(vocabulary_rows(page)).first).to_have_text("banana")
    vocabulary_rows(page).first.get_by_role("link").click()
    expect(heading(page)).to_have_text("banana")
    page.wait_for_url("**/games/orchard/vocabulary/en/banana")
    expect_all_inside(page, folder)
    expect_kept(page)
    # The host has no file for this address, so the worker answers the request.
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("banana")
    assert host.missed == []
    host.kill()
    page.reload()
    ready(page)
    expect(heading(page)).to_have_text("banana")
    expect_all_inside(page, folder)
    open_page(page, "find-words/")
    expect(heading(page)).to_have_text(letters)
    assert sorted(found_words(page)) == sorted(words)
    open_page(page, "apple-tree")
    expect(key(page, "E")).to_have_attribute("aria-disabled", "true")
    open_page(page, "./")
    expect(page).to_have_title("Word Orchard")


def test_a_link_to_a_round_opens_it_and_back_returns_to_the_previous_page(guests, host):
    page = guests(host, workers=False)()
    open_page(page, "find-words?language=es&root=canciones")
    expect(heading(page)).to_have_text("canciones")
    link(page, "Apple Tree").click()
    page.wait_for_url("**/games/orchard/apple-tree")
    page.go_back()
    expect(heading(page)).to_have_text("canciones")
    # Open the link in a new tab, as a press with the control key does.
    other = page.context.new_page()
    other.goto(link(page, "Apple Tree").evaluate("(link) => link.href"))
    ready(other)
    expect(other).to_have_title("Apple Tree – Word Orchard")
    assert host.missed == []


@pytest.mark.parametrize("locale, tag", [("es-ES", "es"), ("zh-TW", "zh-Hant"), ("fr-FR", "en")])
def test_the_page_is_shown_in_the_readers_language(guests, host, locale, tag):
    page = guests(host, workers=False)(PHONE, locale)
    texts = []
    page.expose_function("keepText", lambda text: texts.append(text))
    # Records every text that the heading shows.
    page.add_init_script("""(function look() {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility({ visibilityProperty: true })) keepText(heading.textContent)
      requestAnimationFrame(look)
    })()""")
    open_page(page, "saved/")
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(heading(page)).to_have_text(say(page, "savedWords"))
    assert set(texts) == {say(page, "savedWords")}
    assert page.locator("link[rel=manifest]").get_attribute("href") == f"../manifest.{tag}.webmanifest"
    assert host.missed == []


def test_the_theme_and_language_are_right_from_the_first_paint(guests, host, folder):
    page = guests(host, workers=False)()
    open_page(page, "find-words/")
    open_settings(page)
    choose(page, "Dark")
    choose(page, "Español", "Interface language")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    [cookie] = [each for each in page.context.cookies() if each["name"] == "word-orchard"]
    assert (cookie["value"], cookie["path"]) == ("dark.es", folder)
    page.goto("saved/", wait_until="commit")
    page.wait_for_selector("#trouble", state="attached")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("html").get_attribute("lang") == "es"
    ready(page)
    expect(heading(page)).to_have_text("Palabras guardadas")


def test_a_word_without_a_voice_is_not_requested_from_the_host(guests, host):
    page = guests(host, workers=False)()
    page.add_init_script("Object.defineProperty(window, 'speechSynthesis', { value: undefined })")
    open_page(page, "vocabulary/en/")
    vocabulary_rows(page).nth(2).get_by_role("link").click()
    button(page, "Pronounce").click()
    expect(page.get_by_role("status").filter(has_text=say(page, "voiceMissing", language="English"))).to_be_visible()
    assert host.missed == []


@pytest.mark.parametrize("address, title", [("vocabulary/en/banana", "banana – Word Orchard"), ("nowhere/at/all/of/it", "Word Orchard"), ("word", "Word Orchard")])
def test_a_plain_host_with_a_404_page_answers_all_addresses(guests, host_with_lost_page, folder, address, title):
    visit = guests(host_with_lost_page, workers=False)
    visit.tolerate("404")
    page = visit()
    open_page(page, address)
    expect(page).to_have_title(title)
    expect_all_inside(page, folder)
    if title == "Word Orchard":
        page.wait_for_url("**/games/orchard/")


def test_the_404_page_of_a_plain_host_is_in_the_readers_language_and_theme(guests, host_with_lost_page):
    visit = guests(host_with_lost_page, workers=False)
    visit.tolerate("404")
    page = visit(locale="ko-KR")
    open_page(page, "vocabulary/en/banana")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    open_settings(page)
    choose(page, say(page, "themeDark"))
    choose(page, "Italiano", say(page, "interfaceLanguage"))
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.goto("vocabulary/en/apple", wait_until="commit")
    page.wait_for_selector("#trouble", state="attached")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("html").get_attribute("lang") == "it"


def test_the_site_does_not_affect_a_site_in_another_folder(guests, host, root):
    page = guests(host)()
    open_page(page, "find-words/")
    page.evaluate("Promise.all(['word-orchard abc', 'word-orchard/other abc'].map((name) => caches.open(name)))")
    expect_kept(page)
    names = page.evaluate("caches.keys()")
    assert {"word-orchard abc", "word-orchard/other abc"} < set(names)
    assert any(name.startswith("word-orchard/games/orchard ") for name in names)


def test_deleting_everything_keeps_the_data_of_other_sites_on_the_host(guests, host):
    page = guests(host)()
    open_page(page, "find-words/")
    expect_kept(page)
    page.evaluate("""async () => {
      for (const name of ['word-orchard abc', 'word-orchard/other abc', 'theirs']) await caches.open(name)
      for (const storage of [localStorage, sessionStorage]) storage.setItem('theirs', 'kept')
      const { scope } = await navigator.serviceWorker.ready
      await navigator.serviceWorker.register(`${scope}worker.js`, { scope: `${scope}other/` })
    }""")
    open_page(page, "profile/")
    delete_everything(page)
    [databases, names, workers, *storages, cookie] = page.evaluate(LEFT)
    assert (databases, workers, storages, cookie) == ([], 1, [1, 1], "")
    assert {"word-orchard abc", "word-orchard/other abc", "theirs"} == {name for name in names if not name.startswith("word-orchard/games/orchard/other")}


@pytest.mark.parametrize("name", ["ñ & “more” 100%", "a.b+c$&(d)"])
def test_the_folder_may_have_any_name(guests, root, tmp_path, name):
    (tmp_path / "host").mkdir()
    shutil.copytree(root / "games" / "orchard", tmp_path / "host" / name)
    host = PlainHost(tmp_path / "host", tmp_path / "log", f"/{quote(name)}/")
    try:
        page = guests(host)()
        open_page(page, "./")
        link(page, "Find Words").click()
        answer_question(page)
        root_of(page)
        expect_kept(page)
        link(page, "Words").click()
        vocabulary_rows(page).nth(2).get_by_role("link").click()
        word = heading(page).inner_text()
        host.kill()
        page.reload()
        ready(page)
        expect(heading(page)).to_have_text(word)
        link(page, "Orchard").click()
        expect(page).to_have_title("Word Orchard")
        assert host.missed == []
    finally:
        host.kill()
