"""Nothing is lost: drawings from the first cell on, and everything a player did under another name."""

import os
import signal
import time
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect
from tests.browser.puzzles import corners, path, small
from tests.browser.rooms import DEVICES, click, go, wrongs

_DRAWN = """() => [...document.querySelectorAll(".create-board [role=gridcell]")]
  .filter((cell) => !/empty|open/.test(cell.ariaLabel)).map((cell) => cell.ariaLabel)"""


def drawing(table):
    """Return what stands in the cells, once the last of it is there."""
    table.still()
    return table.page.evaluate(_DRAWN)


def verdict(table, name):
    expect(table.page.locator(".verdict")).to_have_attribute("data-verdict", name)


@pytest.mark.parametrize("kind", ["nonogram", "zip"])
def test_a_drawing_outlives_reload_and_going_back(table, kind):
    go(table, f"#/create/{kind}", ".create-board[data-ready]")
    blank = drawing(table)
    click(table, ".create-board", 2.5, 3.5)
    table.until(lambda: drawing(table) != blank)  # something is drawn
    drawn = drawing(table)
    table.page.locator('[data-field="title"]').fill("First cell")
    table.reload()
    table.page.wait_for_selector(".create-board[data-ready]")
    assert drawing(table) == drawn
    expect(table.page.locator('[data-field="title"]')).to_have_value("First cell")
    table.goto("#/help")
    table.page.go_back()
    table.page.wait_for_selector(".create-board[data-ready]")
    assert drawing(table) == drawn
    table.page.locator('[data-do="undo"]').click()
    table.page.locator('[data-field="title"]').fill("")
    table.page.wait_for_function("!Object.keys(localStorage).some((key) => key.includes('draft'))")


_KEPT = """count => new Promise((done) => {
  const asked = indexedDB.open("cluewright");
  asked.onsuccess = () => {
    const found = asked.result.transaction("drafts").objectStore("drafts").get("cluewright.draft.nonogram");
    found.onsuccess = () => {
      asked.result.close();
      done(found.result?.value?.join("").split("#").length === count + 1);
    };
  };
})"""


def kill_browser(profile):
    """End the browser of a profile without a word, and wait until it is gone."""
    processes = [  # the browser, and in some packages the script that started it
        process
        for process in Path("/proc").glob("[0-9]*")
        if f"--user-data-dir={profile}".encode() in (arguments := command_of(process)) and b"--type=" not in arguments
    ]
    assert processes
    for process in processes:
        os.kill(int(process.name), signal.SIGKILL)
    while any(f"--user-data-dir={profile}".encode() in command_of(process) for process in processes):
        time.sleep(0.01)


def command_of(process):
    try:
        return (process / "cmdline").read_bytes()
    except OSError:  # it has ended
        return b""


def test_a_drawing_outlives_a_crash(studio, browser_profile, tmp_path):
    """Of the page, and then of the browser, killed as soon as a cell is on the disk: neither was asked."""

    def open_drawing(context):
        page = context.new_page()
        page.goto(f"{studio.address}/#/create/nonogram")
        page.wait_for_selector(".create-board[data-ready]")
        return page

    def fill(page, key, count):
        page.locator(".create-board .board-grid").focus()
        page.keyboard.press(key)
        page.keyboard.press("Space")
        page.wait_for_function(f"count => ({_DRAWN})().length === count", arg=count)
        return page.evaluate(_DRAWN)

    context = browser_profile()
    page = open_drawing(context)
    assert page.evaluate(_DRAWN) == []
    drawn = fill(page, "Control+Home", 1)
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")
    page = open_drawing(context)
    assert page.evaluate(_DRAWN) == drawn
    drawn = fill(page, "ArrowRight", 2)
    page.wait_for_function(_KEPT, arg=2)
    kill_browser(tmp_path / "profile")
    context = browser_profile()
    assert open_drawing(context).evaluate(_DRAWN) == drawn
    context.close()
    assert open_drawing(browser_profile()).evaluate(_DRAWN) == drawn


def test_a_damaged_draft_is_left_alone(table):
    table.goto("#/help")
    table.page.evaluate("localStorage.setItem('cluewright.draft.nonogram', '{\"from\":null,\"value\":7}')")
    go(table, "#/create/nonogram", ".create-board[data-ready]")
    verdict(table, "incomplete")


def test_an_empty_drawing_is_no_puzzle(table):
    go(table, "#/create/nonogram", ".create-board[data-ready]")
    verdict(table, "incomplete")
    expect(table.page.locator('[data-do="save"]')).to_be_disabled()
    click(table, ".create-board", 2.5, 3.5)
    verdict(table, "unique")
    expect(table.page.locator('[data-do="save"]')).to_be_enabled()


def test_another_name_keeps_statistics_and_games(table):
    item = small("zip")
    table.play(item)
    table.drag(corners(path(item)))
    table.expect_finished()
    table.goto("#/settings")
    name = table.page.locator('.page-settings [data-field="name"]')
    name.fill("Somebody else")
    name.dispatch_event("change")
    table.goto("#/stats")
    expect(table.page.locator(".tile dd").first).to_have_text("1")
    table.reload()
    expect(table.page.locator(".tile dd").first).to_have_text("1")
    assert table.studio.ask("/stats", player=table.player)["finished"] == 1
    table.goto("#/settings")
    who = table.page.locator("#page-setting-who")
    expect(who.locator("option:checked")).to_have_text("Somebody else")
    who.select_option("")
    table.page.wait_for_function("!JSON.parse(localStorage.cluewright).player.startsWith('test')")
    table.goto("#/stats")
    expect(table.page.locator(".tile dd").first).to_have_text("0")


def test_times_are_used_only_after_the_player_agrees(table):
    """Consent is off at first, stays with the player in the studio, and is given back as easily."""
    box = table.page.locator('.page-settings [data-field="consent"]')
    table.goto("#/settings")
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()
    expect(table.page.get_by_label("Use my times to calibrate predictions")).to_have_count(1)
    with table.page.expect_response("**/api/v1/consent"):
        box.click()
    expect(box).to_be_enabled()
    assert table.studio.ask("/consent", player=table.player) == {"calibration": True}
    assert table.studio.ask("/consent", player="somebody else") == {"calibration": False}
    table.reload()
    expect(box).to_be_checked()
    expect(box).to_be_enabled()
    with table.page.expect_response("**/api/v1/consent"):
        box.click()
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()
    assert table.studio.ask("/consent", player=table.player) == {"calibration": False}


def test_consent_that_could_not_be_kept_is_not_shown_as_given(table):
    table.goto("#/settings")
    box = table.page.locator('.page-settings [data-field="consent"]')
    expect(box).to_be_enabled()
    table.watch.forgive("Failed to load resource", "net::ERR")
    table.page.route("**/api/v1/consent", lambda route: route.abort())
    box.click()
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()
    assert table.studio.ask("/consent", player=table.player) == {"calibration": False}


def test_long_names_of_players_fit_a_phone(sit_down):
    table = sit_down(DEVICES["phone"])
    table.studio.begin(small("zip"), player="A name as long as names may be, with a title and all of it")
    go(table, "#/settings", "#page-setting-who")
    assert wrongs(table) == []
