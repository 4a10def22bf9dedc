"""The journal in a real browser: no data is lost by closing a tab, by killing the browser, or with two tabs."""

import os
import signal

import pytest
from playwright.sync_api import expect

from player import (
    button, choose, close_sheet, end_round, expect_banner, field, figure, find, found_words, guess, heading, kept, new_word,
    open_page, open_root, open_settings, radio, ready, stored, wait_until,
)
from server import chromium, command_line, solve

TIER = "quick"


def another_tab(page, path="/find-words"):
    other = page.context.new_page()
    open_page(other, path)
    return other


@pytest.mark.full
def test_closing_the_page_right_after_finding_a_word_loses_no_word(page):
    words = solve("alarming", "en", "--common")[:12]
    open_root(page, "en", "alarming")
    tab = page
    for word in words:
        field(tab).fill(word)
        # The page closes right after the press, so the program must not wait for the database before it counts the
        # word.
        other = page.context.new_page()
        field(tab).press("Enter", no_wait_after=True)
        tab.close()
        tab = other
        open_page(tab)
        expect(heading(tab)).to_have_text("alarming")
        assert word in found_words(tab)
    assert sorted(found_words(tab)) == sorted(words)


def test_a_reload_at_the_same_moment_as_a_guess_loses_no_word(page):
    open_root(page, "en", "alarming")
    for word in ["ring", "main", "alarm", "margin"]:
        field(page).fill(word)
        page.evaluate("document.querySelector('form').requestSubmit(); location.reload()")
        page.wait_for_load_state()
        ready(page)
        expect(heading(page)).to_have_text("alarming")
        assert word in found_words(page)


@pytest.mark.full
def test_two_tabs_show_and_keep_the_found_words_of_both_tabs(page):
    open_root(page, "en", "alarming")
    kept(page, "began")
    other = another_tab(page)
    expect(heading(other)).to_have_text("alarming")
    words = solve("alarming", "en", "--common")[:20]
    for here, there in zip(words[::2], words[1::2]):
        find(page, here)
        find(other, there)
    for tab in [page, other]:
        wait_until(tab, lambda: len(found_words(tab)) == len(words))
        assert sorted(found_words(tab)) == sorted(words)
    assert figure(page, "Points").inner_text() == figure(other, "Points").inner_text()
    kept(page, "found", len(words))
    devices = {key[0] for key, _ in stored(page)}
    assert len(devices) == 2
    third = another_tab(page)
    assert sorted(found_words(third)) == sorted(words)


@pytest.mark.full
def test_the_same_word_found_in_two_tabs_counts_once(page):
    open_root(page, "en", "alarming")
    kept(page, "began")
    other = another_tab(page)
    for tab in [page, other]:
        field(tab).fill("ring")
    for tab in [page, other]:  # at the same time: neither has received the other's find
        tab.evaluate("document.querySelector('form').requestSubmit()")
    # Change a setting in each tab and wait for the change in the other tab. A tab that has received the other tab's
    # change has also received the other tab's found word, which was sent before the change.
    open_settings(page)
    open_settings(other)
    choose(page, "Dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.get_by_role("switch", name="Sound").uncheck()
    expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()
    close_sheet(page)
    close_sheet(other)
    assert found_words(page) == found_words(other) == ["ring"]
    guess(page, "ring")
    expect_banner(page, "Be original!")
    page.reload()
    ready(page)
    assert found_words(page) == ["ring"]
    expect(figure(page, "Points")).to_have_text("4")


@pytest.mark.full
def test_settings_are_applied_in_the_other_tab(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    other = another_tab(page)
    open_settings(page)
    choose(page, "4 letters")
    choose(page, "Dark")
    page.get_by_role("switch", name="Sound").uncheck()
    open_settings(other)
    expect(radio(other, "4 letters")).to_be_checked()
    expect(radio(other, "Dark")).to_be_checked()
    expect(other.get_by_role("switch", name="Sound")).not_to_be_checked()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    choose(page, "Español", "Interface language")
    expect(other.locator("html")).to_have_attribute("lang", "es")
    expect(other.get_by_role("dialog", name="Ajustes")).to_be_visible()


@pytest.mark.full
def test_a_round_that_ends_in_one_tab_ends_in_the_other(page):
    open_root(page, "en", "sent")
    find(page, "ten")
    kept(page, "found")
    other = another_tab(page)
    field(other).fill("ne")
    end_round(page)
    expect(other.get_by_text("Round over", exact=True)).to_be_visible()
    assert found_words(other) == ["ten"]


@pytest.mark.full
def test_beginning_a_new_round_in_one_tab_keeps_the_round_of_the_other_tab(page):
    open_root(page, "en", "alarming")
    find(page, "ring")
    kept(page, "found")
    other = another_tab(page)
    new_word(page)
    expect(heading(page)).not_to_have_text("alarming")
    find(other, "main")
    assert found_words(other) == ["main", "ring"]
    assert found_words(page) == []


def test_words_added_by_the_player_and_saved_words_reach_the_other_tab(page):
    open_root(page, "en", "alarming")
    kept(page, "began")
    other = another_tab(page)
    guess(page, "gnil")
    button(page, "Add to my words").click()
    wait_until(other, lambda: found_words(other) == ["gnil"])
    saved = another_tab(page, "/saved")
    open_page(other, "/vocabulary/en/ring")
    button(other, "Save").click()
    expect(saved.get_by_role("list", name="English").get_by_role("listitem")).to_have_text(["ring"])


@pytest.mark.full
def test_a_browser_that_is_killed_keeps_its_stored_data(browser, server, tmp_path):
    """The test uses a persistent profile and ends the browser with SIGKILL. Data that the browser reported as stored exists in the next visit."""
    options = {"executable_path": chromium(), "args": ["--no-sandbox"], "base_url": server.address, "locale": "en-US"}
    launch = browser.browser_type.launch_persistent_context
    context = launch(tmp_path, **options)
    page = context.new_page()
    open_root(page, "en", "alarming")
    find(page, "ring", "main", "alarm")
    kept(page, "found", 3)
    # Save a word: when the browser flushes this word to the disk, it also flushes all data that it has written earlier.
    other = another_tab(page, "/vocabulary/en/ring")
    button(other, "Save").click()
    kept(other, "saved")
    # Kill only the processes of this profile: the browser, and the script that started it, if any.
    pids = [
        int(pid) for pid in os.listdir("/proc")
        if pid.isdigit() and f"--user-data-dir={tmp_path}" in command_line(pid) and "--type=" not in command_line(pid)
    ]
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    try:
        context.close()
    except Exception:  # its browser is gone
        pass
    for lock in tmp_path.glob("Singleton*"):
        lock.unlink()
    context = launch(tmp_path, **options)
    page = context.new_page()
    open_page(page)
    expect(heading(page)).to_have_text("alarming")
    assert found_words(page) == ["alarm", "main", "ring"]
    context.close()
