"""G4: deleting everything also deletes the caches for offline use."""

from playwright.sync_api import expect

from player import expect_kept, find, open_page, open_root, ready, wait_until
from test_your_data import LEFT, NOTHING, delete_everything, open_profile

TIER = "full"


def test_deleting_everything_removes_the_worker_and_its_caches(home):
    page = home.open()
    open_root(page, "en", "alarming")
    find(page, "ring")
    expect_kept(page)
    tab = page.context.new_page()
    open_page(tab, "/vocabulary/en")
    open_profile(page)
    [databases, caches, workers, *_] = page.evaluate(LEFT)
    assert (databases, workers) == (["word-orchard"], 1) and caches
    delete_everything(page)
    expect(tab.get_by_role("heading", name="Everything is deleted")).to_be_visible()
    # The two pages may still request files through the old worker, but the worker must not cache these files.
    for one in [page, tab]:
        one.evaluate("() => fetch(document.querySelector('link[rel=stylesheet]').href, { cache: 'reload' }).then((file) => file.text())")
    page.wait_for_timeout(1000)
    for one in [page, tab]:
        assert one.evaluate(LEFT) == NOTHING
    # After the player has pressed “Start over”, the page registers the worker again as in a first visit, and the worker
    # caches the language of the game.
    page.get_by_role("link", name="Start over").click()
    ready(page)
    expect_kept(page)


def test_a_worker_that_is_installing_during_the_deletion_caches_nothing(home):
    page = home.open()
    open_profile(page)
    wait_until(page, lambda: page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 1)
    delete_everything(page)
    page.wait_for_timeout(2000)
    assert page.evaluate(LEFT) == NOTHING
