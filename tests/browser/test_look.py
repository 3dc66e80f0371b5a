"""How pages behave for the eye: nothing moves by itself, and paper bears the board alone."""

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, small
from tests.browser.rooms import DEVICES, go
from tests.effort import EFFORT, half_of, sampled

WATCH = """
window.shifts = [];
const note = (entries) => {
  for (const entry of entries) {
    if (entry.hadRecentInput || entry.value < 0.001) continue;
    const moved = entry.sources.map((source) => source.node?.className || source.node?.nodeName);
    window.shifts.push(`${entry.value.toFixed(4)} ${moved}`);
  }
};
const watcher = new PerformanceObserver((list) => note(list.getEntries()));
watcher.observe({ type: "layout-shift", buffered: true });
window.shiftsSoFar = () => {
  note(watcher.takeRecords());
  return window.shifts;
};
"""
PAGES = {
    "#/": ".home-more section",
    "#/play": ".chooser .board",
    "#/play/zip": ".chooser .board",
    "#/learn": ".learn-list",
    "#/learn/nonogram/complete%20line": ".lesson-board .board[data-cells]",
    "#/learn/hitori/sandwich": ".lesson-board .board[data-cells]",
    "#/watch": ".watch-sources",
    "#/create": ".card .board",
    "#/create/nonogram": '.create-bar[data-verdict="incomplete"]',
    "#/create/zip": ".create-pad, .create-board .board[data-cells]",
    "#/collect": ".shelf-item",
    "#/help": ".help-table",
    "#/nowhere": ".nothing",
}


@pytest.mark.parametrize("device", DEVICES if EFFORT > 1 else ["phone"])
def test_nothing_moves_by_itself(sit_down, device):
    table = sit_down(DEVICES[device])
    table.page.add_init_script(WATCH)
    moved = {}
    for route, sign in sampled(PAGES.items()):
        go(table, route, sign)
        table.page.wait_for_load_state("networkidle")
        table.still()
        if shifts := table.page.evaluate("shiftsSoFar()"):
            moved[route] = shifts
    assert moved == {}


@pytest.mark.parametrize("kind", half_of(KINDS, "the first move is two clicks away"))
def test_the_first_move_is_two_clicks_away(table, kind):
    go(table, "#/", f'[data-play="{kind}"]')
    table.page.click(f'[data-play="{kind}"]')
    table.ready()
    if kind == "zip":  # the path goes on from its head, wherever that is
        table.focus()
        for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            table.keys(key)
    else:
        table.click((0, 0))
    expect(table.page.locator(".game-board")).not_to_have_attribute("data-moves", "0")


def test_paper_bears_the_board_alone(sit_down):
    table = sit_down(theme="dark")
    table.play(small("nonogram"))
    width = table.page.evaluate("document.querySelector('.board-canvas').width")
    table.page.emulate_media(media="print")
    table.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for part in (".top", ".game-side", ".game-readout", ".clock"):
        expect(table.page.locator(part)).to_be_hidden()
    expect(table.page.locator(".game-title h1")).to_be_visible()
    expect(table.page.locator("html")).to_have_attribute("data-theme", "contrast")
    printed = table.page.evaluate("document.querySelector('.board-canvas').width")
    assert printed == 4 * 720, "four dots to a pixel of the sheet"
    corner = "(({ width, height }, ctx) => [...ctx.getImageData(width - 40, height - 40, 1, 1).data])"
    canvas = "document.querySelector('.board-canvas')"
    white = f"() => {corner}({canvas}, {canvas}.getContext('2d')).join() === '255,255,255,255'"
    table.page.wait_for_function(white)  # a theme that comes later draws once more
    table.picture("game-print")
    table.page.emulate_media(media="screen")
    table.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert table.page.evaluate("document.querySelector('.board-canvas').width") == width
