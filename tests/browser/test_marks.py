"""What is drawn beside the cells: clues that dim, bold lines every five; and today's puzzle."""

import io

import pytest
from PIL import Image
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS
from tests.effort import half_of

import cluewright as cw
from cluewright.core.registry import kind as find_kind

WIDE = cw.Nonogram([[12], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [12]], [[7], *([[1, 1]] * 10), [7]])


def darkest(table, left, top, right, bottom):
    """Give the least brightness, from 0 to 255, of a piece of the window."""
    clip = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    picture = Image.open(io.BytesIO(table.page.screenshot(clip=clip))).convert("L")
    return picture.getextrema()[0]


def clue_of_row(table, row):
    """Give how dark the clue of a row is."""
    left = table.page.locator(".game-board .board-canvas").bounding_box()["x"]
    right, top = table.at((row, 0), 0, 0.2)
    bottom = table.at((row, 0), 0, 0.8)[1]
    return darkest(table, left, top, right - 6, bottom)


def lines_drawn(table, border, row=3):
    """Give how dark the line left of a column is, in the middle of an empty cell."""
    x, y = table.at((row, border), 0, 0.4)
    return darkest(table, x - 3, y, x + 3, y + 4)


def test_a_clue_dims_only_when_it_is_certainly_satisfied(table):
    table.play(WIDE)
    table.page.mouse.move(2, 2)
    plain = clue_of_row(table, 0)
    table.drag([(0, column) for column in range(11)])
    table.moves(1)
    table.page.mouse.move(2, 2)
    table.keys("ArrowDown", "ArrowDown", "ArrowDown")
    table.still()
    assert clue_of_row(table, 0) <= plain + 5, "eleven of twelve cells are not the whole clue"
    table.click((0, 11))
    table.moves(2)
    table.page.mouse.move(2, 2)
    table.keys("ArrowDown", "ArrowDown", "ArrowDown")
    table.still()
    assert clue_of_row(table, 0) > plain + 30


def test_every_fifth_line_is_bold(table):
    table.play(WIDE)
    table.page.mouse.move(2, 2)
    table.still()
    plain = [lines_drawn(table, border) for border in (2, 3, 4, 6, 8, 9)]
    bold = [lines_drawn(table, border) for border in (5, 10)]
    assert max(bold) + 20 < min(plain)


@pytest.mark.parametrize("kind", half_of(KINDS, "todays puzzle is the same from both pages"))
def test_todays_puzzle_is_the_same_from_both_pages(table, kind):
    numbers = []
    for page in ("#/", "#/play"):
        table.goto(page)
        table.page.click(f'[data-daily="{kind}"]')
        table.ready()
        table.until(lambda: table.page.evaluate(r"/^#\/game\/\d+$/.test(location.hash)"))
        numbers.append(table.page.evaluate("location.hash"))
    assert numbers[0] == numbers[1]
    expect(table.page.locator(".game-title")).to_contain_text(find_kind(kind).title)
