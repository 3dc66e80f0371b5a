"""Every kind played to the end by somebody who has a keyboard and hears: nothing but the accessibility tree is known.

The puzzle is put together from the names of the cells alone, solved elsewhere, and drawn with keys; what was drawn and
that the game is over comes from the tree, too.
"""

import re
from itertools import groupby, pairwise

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, small

import cluewright as cw

CELL = re.compile(r'- gridcell "Row (\d+), column (\d+)([^"]*)"')
ARROWS = {(0, 1): "ArrowRight", (0, -1): "ArrowLeft", (1, 0): "ArrowDown", (-1, 0): "ArrowUp"}


def heard(page):
    """Give the name of every cell, by row and column, as the tree has it."""
    tree = page.get_by_role("grid").aria_snapshot()
    return {(int(row) - 1, int(column) - 1): rest for row, column, rest in CELL.findall(tree)}


def nonogram(cells):
    def clue(rest, line):
        return [int(number) for number in re.search(rf"{line} clue ([\d ]+)", rest)[1].split()]

    rows = [clue(rest, "row") for (_, column), rest in sorted(cells.items()) if column == 0]
    columns = [clue(rest, "column") for (row, _), rest in sorted(cells.items()) if row == 0]
    return cw.Nonogram(rows, columns)


def hitori(cells):
    rows = groupby(sorted(cells.items()), lambda entry: entry[0][0])
    return cw.Hitori([[int(re.search(r"number (\d+)", rest)[1]) for _, rest in row] for _, row in rows])


def zip_puzzle(cells):
    numbers = {int(found[1]): cell for cell, rest in cells.items() if (found := re.search(r"number (\d+)", rest))}
    walls = []
    for cell, rest in cells.items():
        said = re.search(r"wall ([^,]*)", rest)
        walls += [(*cell, "right")] if said and "on the right" in said[1] else []
        walls += [(*cell, "down")] if said and "below" in said[1] else []
    blocked = [cell for cell, rest in cells.items() if "blocked" in rest]
    (height, width) = (max(side) + 1 for side in zip(*cells, strict=True))
    return cw.Zip(width, height, [numbers[number] for number in sorted(numbers)], walls=walls, blocked=blocked)


def steer(page, start, goal):
    """Move the cursor with the arrows, as many times as the names of the cells say."""
    down, across = goal[0] - start[0], goal[1] - start[1]
    for _ in range(abs(down)):
        page.keyboard.press(ARROWS[1 if down > 0 else -1, 0])
    for _ in range(abs(across)):
        page.keyboard.press(ARROWS[0, 1 if across > 0 else -1])


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_played_by_what_is_heard(table, kind):
    table.play(small(kind))
    page = table.page
    grid = page.get_by_role("grid")
    expect(grid).to_be_focused()
    cells = heard(page)
    puzzle = {"nonogram": nonogram, "hitori": hitori, "zip": zip_puzzle}[kind](cells)
    solution = cw.solve(puzzle, limit=2).solution
    if kind == "zip":
        way = solution.trace(puzzle)
        assert "end of the path" in cells[way[0]]
        for before, after in pairwise(way):
            page.keyboard.press(ARROWS[after[0] - before[0], after[1] - before[1]])
    else:
        word = {"nonogram": "filled", "hitori": "shaded"}[kind]
        page.keyboard.press("Control+Home")
        here = (0, 0)
        marked = [(y, x) for y, row in enumerate(solution.rows()) for x, value in enumerate(row) if value == "#"]
        for cell in marked:
            steer(page, here, cell)
            page.keyboard.press("Space")
            here = cell
            if cell == marked[0]:
                page.wait_for_function(
                    "words => window.said.some((text) => text.toLowerCase().includes(words))", arg=word
                )
                table.still()
                assert word in heard(page)[cell]
    ended = page.get_by_role("heading", name="Solved!")
    expect(ended).to_be_focused()
    assert "Solved!" in page.get_by_role("main").aria_snapshot()
    assert table.saved()["finished"]
