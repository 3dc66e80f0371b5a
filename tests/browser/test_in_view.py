"""What a telephone shows without scrolling, upright and on its side: no bar over a board, no button out of view."""

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, corners, path, runs, small
from tests.browser.rooms import PHONE, SIDEWAYS, click, go, settle
from tests.browser.test_pages import PAGES, show
from tests.effort import half_of, sampled

from cluewright.core.locales import LANGUAGES

BOX = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return { left, top, right, bottom };
}"""
OUT_OF_VIEW = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !each.contains(seen);
}).map((each) => each.textContent)"""


def box(table, selector):
    return table.page.evaluate(BOX, selector)


def hidden(table, selector):
    """List the parts of the page that cannot be pressed as the page is; there must be some to look at."""
    expect(table.page.locator(selector).first).to_be_visible()
    settle(table)
    return table.page.evaluate(OUT_OF_VIEW, selector)


@pytest.mark.parametrize("language", sampled(LANGUAGES))
def test_the_rooms_are_on_one_line(sit_down, language):
    phone = sit_down(PHONE, language=language)
    phone.goto("#/help")
    expect(phone.page.locator("html")).to_have_attribute("lang", language)
    tops = phone.page.locator("#rooms a").evaluate_all("links => links.map((each) => each.getBoundingClientRect().top)")
    assert len(tops) == 6
    assert len(set(tops)) == 1


@pytest.mark.parametrize("kind", half_of(KINDS, "create has its board beside the bar"))
def test_create_has_its_board_beside_the_bar(sit_down, kind):
    table = sit_down(SIDEWAYS)
    go(table, f"#/create/{kind}", ".create-board[data-ready] .board[data-cells]")
    settle(table)
    board, bar = box(table, ".create-board"), box(table, ".create-bar")
    assert board["bottom"] <= 360
    assert board["bottom"] - board["top"] > 240
    assert bar["right"] <= board["left"]
    assert hidden(table, '.create-bar button, [data-do="more-tools"]') == []


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS])
def test_a_long_verdict_covers_no_tools(sit_down, device):
    """It is cut short in the bar and told whole below the tools."""
    table, words = sit_down(device), "Each of these words is one too many for a line at the edge of a screen. " * 4
    problem = {"type": "too-large", "message": words.strip()}
    table.watch.forgive("413")
    table.page.route("**/api/v1/create/check", lambda route: route.fulfill(status=413, json=problem))
    go(table, "#/create/nonogram", ".create-board[data-ready] .board[data-cells]")
    click(table, ".create-board", 0.5, 0.5)
    expect(table.page.locator(".verdict-whole")).to_have_text(words.strip())
    table.page.evaluate("scrollTo(0, 0)")
    bar = box(table, ".create-bar")
    assert bar["bottom"] - bar["top"] < 110
    assert hidden(table, '.create-bar button, [data-do="undo"], [data-do="more-tools"]') == []


@pytest.mark.parametrize("device", sampled([SIDEWAYS, PHONE]))
def test_a_book_that_is_ready_is_in_view(sit_down, device):
    table = sit_down(device)
    table.studio.keep(small("zip"))
    show(table, "book-finish")
    table.page.click('[data-do="make"]')
    expect(table.page.locator(".book-done")).to_be_in_viewport(ratio=1)
    expect(table.page.locator('[data-do="download-book"]')).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS])
@pytest.mark.parametrize("kind", sampled(KINDS))
def test_everything_at_the_end_of_a_game_is_in_view(sit_down, device, kind):
    table, item = sit_down(device), small(kind, 4)
    table.play(item)
    if kind == "zip":
        table.drag(corners(path(item)))
    else:
        for cells in runs(item):
            table.drag([cells[0], cells[-1]])
    table.expect_finished()
    assert hidden(table, ".finish-actions button, .finish h2") == []


@pytest.mark.parametrize("kind", half_of(KINDS, "a hint is read whole beside the board"))
def test_a_hint_is_read_whole_beside_the_board(sit_down, kind):
    table = sit_down(SIDEWAYS)
    show(table, f"game-{kind}")
    assert hidden(table, ".hint-actions button") == []
    cut = "each => each.scrollHeight - each.clientHeight"
    assert table.page.locator(".hint-text").first.evaluate(cut) <= 0


@pytest.mark.parametrize("page", ["settings-dialogue", "game-keys", "game-share", "collect-panel"])
@pytest.mark.parametrize("device", sampled([SIDEWAYS, PHONE]))
def test_what_closes_a_dialogue_is_in_view(sit_down, device, page):
    assert page in PAGES
    table = sit_down(device)
    show(table, page)
    assert hidden(table, "dialog[open] > .row:last-child button") == []
    bar, whole = box(table, "dialog[open] > .row:last-child"), box(table, "dialog[open]")
    assert whole["bottom"] - bar["bottom"] <= 2, "nothing shows below it"


def test_a_recording_is_watched_beside_its_controls(sit_down):
    table = sit_down(SIDEWAYS)
    show(table, "watch-hitori")
    board = box(table, ".watch-board")
    assert board["bottom"] <= 360
    assert board["bottom"] - board["top"] > 180
    assert hidden(table, ".watch-controls button") == []
