"""The game on a small screen, colours, motion, keys, and what those hear who listen."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, corners, path, small
from tests.browser.rooms import THEMES, go, wrongs
from tests.effort import half_of
from tests.web.test_themes import contrast

TOKENS = [
    *("paper", "sheet", "ink", "soft", "accent", "on-accent", "accent-wash", "fill", "on-fill", "mark", "bold", "path"),
    *("mistake", "mistake-wash", "cursor", "good", "target", "evidence"),
]
NAME_OF_FOCUS = """() => {
  const { dataset, className, id } = document.activeElement;
  return dataset.tool || dataset.room || className || id;
}"""


@pytest.mark.parametrize("kind", half_of(KINDS, "the game fits a small screen"))
def test_the_game_fits_a_small_screen(phone, kind):
    phone.play(small(kind))
    assert wrongs(phone) == []
    tools = phone.page.locator(".game-side button:visible")
    boxes = [tools.nth(index).bounding_box() for index in range(tools.count())]
    assert len({box["y"] for box in boxes}) == 1, "one row"
    assert {box["y"] > 740 * 0.8 and box["y"] + box["height"] <= 740 for box in boxes} == {True}, "near the thumb"
    expect(phone.page.locator(".game-side button:visible .tool-name")).to_have_count(len(boxes))
    expect(phone.page.locator(".top")).to_be_hidden()
    phone.tool("more").tap()
    expect(phone.tool("checkpoint")).to_be_visible()
    assert wrongs(phone) == []
    phone.tool("more").tap()
    expect(phone.tool("checkpoint")).to_be_hidden()
    board = phone.page.locator(".game-board")
    before = board.bounding_box()
    assert before["height"] >= 300
    phone.tool("hint").tap()
    phone.page.wait_for_selector(".game-note[data-stage]")
    assert board.bounding_box() == before, "nothing jumps when a hint appears"


@pytest.mark.parametrize("theme", THEMES)
def test_the_colours_of_boards_are_told_apart(sit_down, theme):
    """Boards are drawn on a canvas: their colours are compared where they come from."""
    table = sit_down(theme=theme)
    table.goto("#/help")
    expect(table.page.locator("html")).to_have_attribute("data-theme", theme)
    tokens = table.page.evaluate(
        """(names) => {
          const style = getComputedStyle(document.documentElement);
          return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
        }""",
        TOKENS,
    )
    for front, back in [
        *((front, back) for front in ("ink", "soft", "accent") for back in ("paper", "sheet")),
        ("on-accent", "accent"),
        ("on-fill", "fill"),
        ("paper", "ink"),
        *(("ink", back) for back in ("accent-wash", "target", "evidence", "mistake-wash")),
    ]:
        assert (front, back, contrast(tokens[front], tokens[back]) >= 4.5) == (front, back, True)
    for front in ("mark", "bold", "mistake", "cursor", "good", "path", "fill"):
        assert (front, contrast(tokens[front], tokens["sheet"]) >= 3) == (front, True)


def test_a_finger_leaves_no_mark_where_it_was(phone, table):
    def mark(seat):
        go(seat, "#/create/zip", ".create-board[data-ready]")
        button = seat.page.locator('[data-do="blank"]')
        if seat is phone:  # a small screen folds it away
            seat.page.click('[data-do="more-tools"]')
        seat.page.mouse.move(0, 0)
        before = button.evaluate("each => getComputedStyle(each).borderColor")
        button.hover()
        return before != button.evaluate("each => getComputedStyle(each).borderColor")

    assert mark(table)
    assert not mark(phone)


def test_the_theme_follows_the_settings(table):
    table.play(small("nonogram"))
    table.page.click("#open-settings")
    for theme in THEMES:
        table.page.select_option("#setting-theme", theme)
        expect(table.page.locator("html")).to_have_attribute("data-theme", theme)


def test_a_cell_is_described(table):
    item = small("nonogram")
    table.play(item)
    grid = table.page.locator(".board-grid")
    assert grid.get_attribute("aria-rowcount") == "5"
    assert grid.get_attribute("aria-colcount") == "6"
    table.focus()
    table.keys("ArrowDown", "ArrowRight", "ArrowRight", "x")
    table.moves(1)
    words = " ".join(map(str, item.puzzle.rows[1])), " ".join(map(str, item.puzzle.columns[2]))
    active = table.page.locator(f'[id="{grid.get_attribute("aria-activedescendant")}"]')
    expect(active).to_have_attribute(
        "aria-label", f"Row 2, column 3, crossed; row clue {words[0]}; column clue {words[1]}"
    )
    table.expect_said("Crossed")
    table.keys("h")
    table.page.wait_for_selector('.game-note[data-stage="1"]')
    table.expect_said(table.page.locator(".hint-text").inner_text().split(". ", 1)[1])


def test_the_keyboard_reaches_everything_in_order(table):
    table.play(small("hitori"))
    table.page.evaluate("document.getElementById('skip').focus()")
    order = []
    for _ in range(40):
        here = table.page.evaluate(NAME_OF_FOCUS)
        if here in order:
            break
        order.append(here)
        table.keys("Tab")
    assert order[:2] == ["skip", "brand"]
    assert order.index("board-grid") < order.index("primary") < order.index("secondary") < order.index("hint")
    assert {"pause", "help", "checkpoint", "share", "fit", "restart", "next"} <= set(order)


LABELS = {
    "nonogram": r"Row 1, column 1, open; row clue [\d ]+; column clue [\d ]+",
    "hitori": r"Row 1, column 1, number \d+, open",
    "zip": r"Row 1, column 1.*",
}


@pytest.mark.parametrize("kind", KINDS)
def test_the_board_is_a_grid_with_words_in_every_cell(table, kind):
    item = small(kind)
    table.play(item)
    grid = table.page.get_by_role("grid")
    expect(grid).to_have_attribute("aria-label", re.compile(r"6 columns, 5 rows"))
    expect(grid.get_by_role("row")).to_have_count(5)
    labels = grid.get_by_role("gridcell").evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    assert len(set(labels)) == 30
    assert re.fullmatch(LABELS[kind], labels[0]), labels[0]
    expect(table.page.locator("#announcer")).to_have_attribute("aria-live", "polite")


@pytest.mark.parametrize(
    ("chosen", "system", "moves"),
    [
        ("full", "reduce", True),
        ("system", "reduce", False),
        ("system", "no-preference", True),
        ("reduced", None, False),
    ],
)
def test_motion_is_reduced_where_not_wanted(sit_down, chosen, system, moves):
    item = small("zip")
    table = sit_down(motion=chosen)
    table.page.emulate_media(reduced_motion=system)
    table.play(item)
    table.drag(corners(path(item)))
    table.expect_finished()
    expect(table.page.locator("html")).to_have_attribute("data-motion", "full" if moves else "reduced")
    expect(table.page.locator(".game-board.celebrating")).to_have_count(int(moves))
    if not moves:
        moving = "document.getAnimations().filter((each) => each.effect.getComputedTiming().activeDuration > 20).length"
        assert table.page.evaluate(moving) == 0
    table.page.emulate_media(reduced_motion="null")


def test_going_back_leaves_no_dialogue_over_the_page(table):
    table.goto("#/help")
    table.play(small("zip"))
    table.extra("share").click()
    expect(table.page.locator("dialog[open]")).to_have_count(1)
    table.page.go_back()
    table.page.wait_for_selector(".help-table")
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def test_a_page_left_while_it_loads_does_not_come_back(table):
    held = []
    table.page.route("**/games/next", lambda route: held.append(route))
    table.goto("#/")
    table.page.click('[data-play="zip"]')
    table.until(lambda: held)
    table.goto("#/help")
    for route in held:
        route.continue_()
    table.page.wait_for_selector(".help-table")
    table.goto("#/settings")
    assert table.page.url.endswith("#/settings")
    expect(table.page.locator(".game-board")).to_have_count(0)
