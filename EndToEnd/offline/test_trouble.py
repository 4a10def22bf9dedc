"""G6: tests offline use in browsers that cache nothing, on devices without free storage, and with incomplete caches."""

import pytest
from playwright.sync_api import expect

from player import NO_WORKERS, caches_of, expect_kept, find, kept_row, open_page, open_root, open_settings, ready, root, wait_until
from server import solve

TIER = "full"

NOTHING_KEPT = "Nothing is stored on this device yet"
REFUSED = "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('not here', 'SecurityError'))"
FORBIDDEN = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('not here', 'SecurityError') } })"


def is_filling(home):
    """Returns whether the host has received requests for files that only the service worker needs."""
    return any("/shell-" in path for path in home.requests)


def comes(page):
    """Whether a worker is registered or is being installed."""
    return page.evaluate("navigator.serviceWorker.getRegistration().then((each) => Boolean(each))")


@pytest.mark.parametrize("lack", [NO_WORKERS, REFUSED, FORBIDDEN])
def test_the_games_work_in_browsers_without_service_workers(home, lack):
    page = home.open()
    home.context.add_init_script(lack)
    open_root(page, "en", "alarming")
    find(page, "ring", "main")
    page.wait_for_load_state("networkidle")
    open_settings(page)
    expect(page.get_by_role("dialog").get_by_text(NOTHING_KEPT)).to_be_visible()
    assert page.evaluate("caches.keys()") == []


def test_a_full_device_leaves_no_incomplete_cache_and_the_next_visit_retries(home):
    page = home.open()
    session = home.context.new_cdp_session(page)
    page.goto("/health")
    session.send("Storage.overrideQuotaForOrigin", {"origin": f"http://127.0.0.1:{home.port}", "quotaSize": 300_000})
    open_page(page)
    words = solve(root(page), "en", "--common")[:2]
    find(page, *words)
    wait_until(page, lambda: is_filling(home))
    wait_until(page, lambda: not comes(page))
    assert caches_of(page) == {}
    open_settings(page)
    expect(page.get_by_role("dialog").get_by_text(NOTHING_KEPT)).to_be_visible()
    session.send("Storage.overrideQuotaForOrigin", {"origin": f"http://127.0.0.1:{home.port}"})
    page.reload()
    ready(page)
    expect_kept(page)
    assert len(caches_of(page)) == 1


def test_an_error_is_reported_if_a_language_does_not_fit_into_the_storage_of_the_device(home):
    page = home.open()
    open_page(page)
    expect_kept(page)
    session = home.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": f"http://127.0.0.1:{home.port}", "quotaSize": 100_000})
    open_settings(page)
    kept_row(page, "Spanish").get_by_role("button").click()
    expect(page.get_by_role("dialog").get_by_text("There’s no room for Spanish on this device.")).to_be_visible()
    session.send("Storage.overrideQuotaForOrigin", {"origin": f"http://127.0.0.1:{home.port}"})
    kept_row(page, "Spanish").get_by_role("button").click()
    expect(kept_row(page, "Spanish")).to_contain_text("Available offline")


def test_a_missing_file_fails_the_whole_cache_and_the_next_visit_retries(home):
    page = home.open()
    home.context.route("**/ko.*.sentences", lambda route: route.abort())
    open_page(page)
    root(page)
    wait_until(page, lambda: is_filling(home))
    wait_until(page, lambda: not comes(page))
    assert caches_of(page) == {}
    home.context.unroute("**/ko.*.sentences")
    page.reload()
    ready(page)
    expect_kept(page)


def test_an_incomplete_cache_is_never_used_and_is_deleted(home):
    """The browser is killed while the worker loads a file."""
    page = home.open()
    home.context.route("**/ko.*.sentences", lambda route: None)
    open_page(page)
    root(page)
    wait_until(page, lambda: any(len(paths) > 5 for paths in caches_of(page).values()))
    [half] = caches_of(page).values()
    assert "/whole" not in half
    home.kill()
    home.lose()
    page = home.open()
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        page.goto("/find-words")
    home.serve()
    open_page(page)
    expect_kept(page)
    [paths] = caches_of(page).values()
    assert "/whole" in paths and any("/ko." in path for path in paths)


def test_a_cache_left_by_an_earlier_build_is_deleted(home):
    page = home.open()
    open_page(page)
    expect_kept(page)
    page.evaluate("caches.open('word-orchard 0000000000000000').then((left) => left.put('/half', new Response('')))")
    page.reload()
    ready(page)
    wait_until(page, lambda: len(caches_of(page)) == 1)
    root(page)


def program(folder):
    """Returns the path of the browser program in a data folder."""
    [found] = [each for each in (folder / "site").glob("browser.*.wasm")]
    return found


def expect_trouble(page, path="/find-words"):
    page.goto(path)
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_reload_replaces_a_build_with_a_truncated_program(home, newer):
    page = home.open()
    open_page(page)
    expect_kept(page)
    home.serve(newer("cut", name="browser"))  # bytes after its end make the program invalid
    page.reload()
    ready(page)
    wait_until(page, lambda: page.evaluate("navigator.serviceWorker.getRegistration().then(({ waiting }) => Boolean(waiting))"))
    page = home.open()
    expect_trouble(page)
    home.serve(newer("mended"))
    page.get_by_role("link", name="Try again").click()
    ready(page)
    open_page(page)
    root(page)
    tab = home.context.new_page()
    open_page(tab)


def test_a_program_truncated_in_the_cache_is_fetched_again(home, newer):
    folder = newer()
    file = program(folder)
    whole = {each: each.read_bytes() for each in [file, *file.parent.glob(f"{file.name}.*")]}
    for each in whole:
        each.unlink()
    file.write_bytes(whole[file][:100_000])
    home.serve(folder)
    page = home.open()
    expect_trouble(page)
    # Fetch a damaged file that a worker would have cached.
    page.evaluate("(path) => fetch(path).then(() => {})", f"/assets/{file.name}")
    for each, content in whole.items():
        each.write_bytes(content)
    home.serve(folder)
    page.get_by_role("link", name="Try again").click()
    ready(page)
    open_page(page)
    root(page)
