"""G6: a newer build is installed as a whole and never during a round."""

from playwright.sync_api import expect

from guesser import press_letter
from player import caches_of, expect_kept, find, found_words, heading, open_page, open_root, open_settings, ready, root, sheet, wait_until

TIER = "full"


def with_the_first_build(home):
    page = home.open()
    open_page(page)
    expect_kept(page)
    return page


def offer(page):
    return page.get_by_role("status").filter(has_text="A new version is ready")


def waits(page):
    return page.evaluate("navigator.serviceWorker.getRegistration().then(({ waiting }) => Boolean(waiting))")


def style(page):
    return page.evaluate("document.querySelector('link[rel=stylesheet]').href.split('/').at(-1)")


def test_a_newer_build_is_offered_outside_of_rounds_and_installed_as_a_whole(home, newer):
    page = with_the_first_build(home)
    [first] = caches_of(page)
    home.serve(newer())
    open_root(page, "en", "alarming")
    find(page, "ring")
    before = style(page)
    wait_until(page, lambda: waits(page))
    # During the round, the cache of the old build stays, because the player has not accepted the new build yet.
    assert first in caches_of(page) and len(caches_of(page)) == 2
    find(page, "main")
    expect(offer(page)).to_have_count(0)
    page.reload()
    ready(page)
    assert style(page) == before
    open_page(page, "/saved")
    expect(offer(page)).to_be_visible()
    with page.expect_navigation():
        offer(page).get_by_role("button", name="Update").click()
    ready(page)
    assert style(page) != before
    wait_until(page, lambda: first not in caches_of(page))
    assert len(caches_of(page)) == 1
    expect(offer(page)).to_have_count(0)
    open_page(page)
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["main", "ring"]


def with_a_newer_build_waiting(home, newer):
    page = with_the_first_build(home)
    home.serve(newer())
    page.reload()
    ready(page)
    wait_until(page, lambda: waits(page))
    return page


def test_unchanged_files_are_not_fetched_again(home, newer):
    with_a_newer_build_waiting(home, newer)
    fetched = [path for path in home.requests if path.startswith("/assets/") and not path.startswith(("/assets/shell-", "/assets/not-now-"))]
    assert len(fetched) == 1 and fetched[0].endswith(".css")


def test_a_newer_build_includes_the_cached_languages(home, newer):
    page = with_the_first_build(home)
    home.serve(newer(name="en-7"))
    page.reload()
    ready(page)
    wait_until(page, lambda: waits(page))
    home.lose()
    home.close()
    page = home.open()
    open_page(page)
    root(page)
    expect_kept(page)
    [paths] = caches_of(page).values()
    assert len([path for path in paths if "/en-7." in path]) == 1


def test_a_round_of_apple_tree_with_a_guess_made_is_not_interrupted(home, newer):
    page = with_the_first_build(home)
    open_page(page, "/apple-tree")
    expect(page.get_by_role("list", name="Word").get_by_role("listitem").first).to_be_visible()
    press_letter(page, "E")
    home.serve(newer())
    page.reload()
    ready(page)
    wait_until(page, lambda: waits(page))
    # During a round, only the settings dialog offers the newer build.
    open_settings(page)
    expect(sheet(page).get_by_text("A new version is ready", exact=True)).to_be_visible()
    expect(offer(page)).to_have_count(0)
    with page.expect_navigation():
        sheet(page).get_by_role("button", name="Update").click()
    ready(page)
    wait_until(page, lambda: len(caches_of(page)) == 1)


def test_the_next_start_uses_the_newer_build(home, newer):
    page = with_the_first_build(home)
    open_page(page, "/saved")
    before = style(page)
    home.serve(newer())
    page.reload()
    ready(page)
    wait_until(page, lambda: waits(page))
    page = home.open()
    open_page(page, "/saved")
    assert style(page) != before
    wait_until(page, lambda: len(caches_of(page)) == 1)


def test_a_hidden_tab_or_a_tab_in_a_round_keeps_its_files_during_an_update(home, newer):
    page = with_the_first_build(home)
    open_root(page, "en", "alarming")
    find(page, "ring")
    other = home.context.new_page()
    open_page(other, "/saved")
    home.serve(newer())
    other.reload()
    ready(other)
    with other.expect_navigation():
        offer(other).get_by_role("button", name="Update").click()
    ready(other)
    # In the test's browser, every tab counts as visible, so the first tab does not reload. The round continues with the
    # old build, and the page does not offer the new build.
    find(page, "main")
    assert sorted(found_words(page)) == ["main", "ring"]
    expect(offer(page)).to_have_count(0)
    open_settings(page)
    with page.expect_navigation():
        sheet(page).get_by_role("button", name="Update").click()
    ready(page)
    assert sorted(found_words(page)) == ["main", "ring"]
    assert style(page) == style(other)


def test_returning_to_an_older_build_keeps_the_game_playable_without_a_network(home, newer):
    page = with_a_newer_build_waiting(home, newer)
    # The host serves the first build again, but one of its files does not arrive.
    home.serve()
    home.context.route("**/manifest.*", lambda route: route.abort())
    page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update()).then(() => {}, () => {})")
    page.wait_for_timeout(1000)
    # While a Playwright route exists, the browser would bypass the worker.
    home.context.unroute("**/manifest.*")
    home.lose()
    page.goto("/apple-tree")
    ready(page)
    page = home.open()
    open_page(page)
    root(page)
