"""Pages on small and large screens, in every theme, and for those who listen."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, small

import cluewright as cw

CHECKER = (Path(__file__).parent / "checker.js").read_text()
LEAST = 40
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WALL = {"viewport": {"width": 2560, "height": 1400}}
THEMES = ["light", "dark", "contrast", "colour-blind"]
PAGES = {"home": ("#/", ".kind-card"), "play": ("#/play", ".chooser"), "play-kind": ("#/play/zip", ".chooser")}
PAGES |= {
    "stats": ("#/stats", ".tiles"),
    "help": ("#/help", ".help-table"),
    "settings": ("#/settings", ".settings-form"),
}

TOKENS = [
    *("paper", "sheet", "ink", "soft", "accent", "on-accent", "accent-wash", "fill", "on-fill", "mark", "bold", "path"),
    *("mistake", "mistake-wash", "cursor", "good", "target", "evidence"),
]
NAME_OF_FOCUS = """() => {
  const { dataset, className, id } = document.activeElement;
  return dataset.tool || dataset.room || className || id;
}"""


def look_over(table):
    return table.page.evaluate(CHECKER, LEAST)


@pytest.mark.parametrize("device", [PHONE, WALL], ids=["phone", "wall"])
def test_every_page_fits_and_is_named(sit_down, device, request):
    table = sit_down(device)
    size = request.node.callspec.id
    for name, (route, sign) in PAGES.items():
        table.goto(route)
        table.page.wait_for_selector(sign)
        table.page.wait_for_load_state("networkidle")
        assert (name, look_over(table)) == (name, [])
        table.picture(f"{name}-{size}")


@pytest.mark.parametrize("kind", KINDS)
def test_the_game_fits_a_small_screen(phone, kind):
    phone.play(small(kind))
    assert look_over(phone) == []
    tools = phone.page.locator(".game-side button")
    for index in range(tools.count()):
        box = tools.nth(index).bounding_box()
        assert box["y"] > 740 / 2, "tools lie within reach of a thumb"
        assert box["y"] + box["height"] <= 740
    board = phone.page.locator(".game-board")
    before = board.bounding_box()
    assert before["height"] >= 300
    phone.tool("hint").tap()
    phone.page.wait_for_selector(".game-note[data-stage]")
    assert board.bounding_box() == before, "nothing jumps when a hint appears"
    phone.picture(f"game-{kind}-phone")


@pytest.mark.parametrize("theme", THEMES)
def test_themes(sit_down, theme):
    table = sit_down(theme=theme)
    for kind in KINDS:
        table.play(small(kind))
        assert table.page.locator("html").get_attribute("data-theme") == theme
        assert look_over(table) == []
        for stage in "123":
            table.keys("h")
            table.page.wait_for_selector(f'.game-note[data-stage="{stage}"]')
        table.picture(f"game-{kind}-{theme}")
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


def contrast(one, other):
    """Give the contrast of two colours as WCAG 2 defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour):
    parts = [int(part, 16) / 255 for part in re.findall("..", colour.removeprefix("#"))]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


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
    words = " ".join(map(str, item.puzzle.rows[1])), " ".join(map(str, item.puzzle.columns[2]))
    active = table.page.locator(f'[id="{grid.get_attribute("aria-activedescendant")}"]')
    expect(active).to_have_attribute(
        "aria-label", f"Row 2, column 3, crossed; row clue {words[0]}; column clue {words[1]}"
    )
    expect(table.page.locator("#announcer")).to_contain_text("Crossed")
    table.keys("h")
    table.page.wait_for_selector('.game-note[data-stage="1"]')
    said = table.page.locator("#announcer").inner_text().strip()
    assert said in table.page.locator(".game-note").inner_text()


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


def moved_on(table, before, cell, way):
    """Wait until a cell lies that far from where it was."""
    size = float(table.page.get_attribute(".board", "data-cells").split()[2])
    box = table.page.locator(".board").bounding_box()
    place = (
        before[0] + way[0] - box["x"] - (cell[1] + 0.5) * size,
        before[1] + way[1] - box["y"] - (cell[0] + 0.5) * size,
    )
    table.page.wait_for_function(
        """([x, y]) => {
          const [left, top] = document.querySelector(".board").dataset.cells.split(" ").map(Number);
          return Math.abs(left - x) < 1 && Math.abs(top - y) < 1;
        }""",
        arg=place,
    )


def test_the_clock_is_shown_hidden_or_off(sit_down):
    table = sit_down(timer="shown")
    table.play(small("zip"))
    clock = table.page.locator(".clock")
    expect(clock).to_be_visible()
    for choice in ("hidden", "off"):
        table.page.click("#open-settings")
        table.page.select_option("#setting-timer", choice)
        table.keys("Escape")
        expect(clock).to_be_hidden()


def test_a_large_board_keeps_its_clues_in_view_and_its_grid_small(table):
    width, height = 200, 190
    table.play(cw.Nonogram([[100, 99]] * height, [[height]] * 100 + [[]] + [[height]] * 99))
    grid = table.page.locator(".board-grid")
    assert (grid.get_attribute("aria-rowcount"), grid.get_attribute("aria-colcount")) == (str(height), str(width))
    assert table.page.locator("[role=gridcell]").count() < 400
    whole = [float(part) for part in table.page.get_attribute(".board", "data-cells").split()]
    for _ in range(9):
        table.keys("+")
    table.page.wait_for_function(
        "old => Number(document.querySelector('.board').dataset.cells.split(' ')[2]) > 4 * old", arg=whole[2]
    )
    table.keys("Control+End")
    active = grid.get_attribute("aria-activedescendant")
    label = table.page.locator(f'[id="{active}"]').get_attribute("aria-label")
    assert label == f"Row {height}, column {width}, open; row clue 100 99; column clue {height}"
    box, last = table.page.locator(".board").bounding_box(), table.at((height - 1, width - 1))
    assert box["x"] < last[0] < box["x"] + box["width"]
    assert box["y"] < last[1] < box["y"] + box["height"]
    table.picture("game-large")
    table.page.mouse.move(*last)
    table.page.mouse.wheel(-400, -300)
    moved_on(table, last, (height - 1, width - 1), (400, 300))
    table.page.mouse.down(button="middle")
    table.page.mouse.move(last[0] - 400, last[1] - 300)
    table.page.mouse.up(button="middle")
    moved_on(table, last, (height - 1, width - 1), (0, 0))
    assert table.saved()["moves"] == 0
    table.drag([(height - 1, width - 1), (height - 1, width - 6)])
    assert table.board()[-1].endswith("?######")
    table.keys("0")
    table.page.wait_for_function(
        "old => document.querySelector('.board').dataset.cells.endsWith(old)", arg=f" {whole[2]:g}"
    )
    table.picture("game-large-whole")
