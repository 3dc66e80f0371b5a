"""Large boards: zoomed and moved by wheel, keys, space bar and fingers; clues stay in view, nothing is painted."""

import pytest
from tests.browser.rooms import PHONE
from tests.effort import sampled

import cluewright as cw

INK = """([left, top, width, height]) => {
  const canvas = document.querySelector(".board-canvas");
  const ratio = canvas.width / canvas.getBoundingClientRect().width;
  const box = [left, top, width, height].map((length) => Math.round(length * ratio));
  const copy = new OffscreenCanvas(box[2], box[3]).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, ...box, 0, 0, box[2], box[3]);
  const { data } = copy.getImageData(0, 0, box[2], box[3]);
  const colours = new Set(new Uint32Array(data.buffer));
  return colours.size;
}"""


def large(width, height):
    """Give a board of long lines that is not solved by accident."""
    half = (width - 1) // 2
    columns = [[height]] * half + [[]] + [[height]] * (width - half - 1)
    return cw.Nonogram([[half, width - half - 1]] * height, columns)


def place(table):
    """Give where the first cell lies, and how large cells are."""
    table.still()
    return tuple(map(float, table.page.get_attribute(".board", "data-cells").split()))


def under(table, pointer):
    """Give the row and the column at a place of the page, with what is beyond the point."""
    x, y, size = place(table)
    box = table.page.locator(".board").bounding_box()
    return (pointer[1] - box["y"] - y) / size, (pointer[0] - box["x"] - x) / size


def expect_clues(table, depth=10):
    """See that numbers stand left of the cells and above them, wherever the board was moved to.

    Above, they are looked for in the first pixels, so many; those of large cells are further apart.
    """
    box = table.page.locator(".board").bounding_box()
    assert table.page.evaluate(INK, [8, box["height"] * 0.4, 26, box["height"] * 0.2]) > 4, "numbers on the left"
    assert table.page.evaluate(INK, [box["width"] * 0.3, 8, box["width"] * 0.6, depth]) > 4, "numbers above"


def wheel(table, across, down, modifier=None):
    if modifier:
        table.page.keyboard.down(modifier)
    table.page.mouse.wheel(across, down)
    if modifier:
        table.page.keyboard.up(modifier)


def expect_place(table, x, y, size=None):
    table.page.wait_for_function(
        """([x, y, size]) => {
          const [left, top, side] = document.querySelector(".board").dataset.cells.split(" ").map(Number);
          return Math.abs(left - x) < 1.5 && Math.abs(top - y) < 1.5 && (size === null || side === size);
        }""",
        arg=[x, y, size],
    )


def expect_larger(table, size):
    table.page.wait_for_function(
        "old => Number(document.querySelector('.board').dataset.cells.split(' ')[2]) > old", arg=size
    )


@pytest.mark.parametrize(("width", "height"), sampled([(200, 190), (110, 100)]))
def test_wheel_and_space_bar(table, width, height):
    table.play(large(width, height))
    opened = place(table)[2]
    table.focus()
    table.keys("0")
    whole = place(table)
    assert whole[2] < opened, "a large board opens near enough to be played"
    pointer = table.at((height // 2, width // 3))
    table.page.mouse.move(*pointer)
    near = whole[2]
    while near < 12:  # until both ways there is more than can be seen; a board that fits lies in the middle
        wheel(table, 0, -160, "Control")
        expect_larger(table, near)
        near = place(table)[2]
    here = under(table, pointer)
    for _ in range(2):
        wheel(table, 0, -160, "Control")
        expect_larger(table, near)
        near = place(table)[2]
    assert under(table, pointer) == pytest.approx(here, abs=0.1), "what lies under the pointer stays there"
    expect_clues(table)

    x, y, size = place(table)
    wheel(table, 120, 90)
    expect_place(table, x - 120, y - 90, size)
    wheel(table, 0, 60, "Shift")
    expect_place(table, x - 180, y - 90, size)
    expect_clues(table)

    table.focus()
    x, y, size = place(table)
    box = table.page.locator(".board").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.page.mouse.move(*middle)
    table.page.keyboard.down("Space")
    table.page.mouse.down()
    table.page.mouse.move(middle[0] + 90, middle[1] + 70, steps=3)
    table.page.mouse.up()
    table.page.keyboard.up("Space")
    expect_place(table, x + 90, y + 70, size)
    table.page.mouse.down(button="middle")
    table.page.mouse.move(*middle, steps=3)
    table.page.mouse.up(button="middle")
    expect_place(table, x, y, size)
    expect_clues(table)
    assert table.saved()["moves"] == 0, "moving the board paints nothing"

    table.keys("0")
    expect_place(table, *whole)
    table.picture(f"game-{width}-whole")


def test_a_zoom_is_held_within_bounds(table):
    table.play(large(110, 100))
    table.focus()
    table.keys("0")
    fitted = place(table)
    table.page.mouse.move(*table.at((50, 50)))
    for _ in range(12):
        wheel(table, 0, 2000, "Control")
    expect_place(table, *fitted)
    for _ in range(12):
        wheel(table, 0, -2000, "Control")
    expect_larger(table, 100)
    assert 2 * place(table)[2] < table.page.locator(".board").bounding_box()["height"], "no cell fills the view"
    assert table.saved()["moves"] == 0


def test_a_large_board_keeps_its_grid_small_and_follows_the_cursor(table):
    width, height = 200, 190
    table.play(large(width, height))
    grid = table.page.locator(".board-grid")
    assert (grid.get_attribute("aria-rowcount"), grid.get_attribute("aria-colcount")) == (str(height), str(width))
    assert table.page.locator("[role=gridcell]").count() < 400
    whole = place(table)
    table.keys(*["+"] * 9)
    expect_larger(table, 4 * whole[2])
    table.keys("Control+End")
    table.still()
    active = grid.get_attribute("aria-activedescendant")
    label = table.page.locator(f'[id="{active}"]').get_attribute("aria-label")
    assert label == f"Row {height}, column {width}, open; row clue 99 100; column clue {height}"
    box, last = table.page.locator(".board").bounding_box(), table.at((height - 1, width - 1))
    assert box["x"] < last[0] < box["x"] + box["width"]
    assert box["y"] < last[1] < box["y"] + box["height"]
    table.picture("game-200-near")
    table.drag([(height - 1, width - 1), (height - 1, width - 6)])
    assert table.board()[-1].endswith("?######")


def test_fingers_zoom_and_move_and_never_paint(sit_down):
    phone = sit_down(PHONE)
    phone.play(large(110, 100))
    _, _, size = place(phone)
    box = phone.page.locator(".board").bounding_box()
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.6
    phone.touch("start", [(x - 10, y)])
    phone.touch("start", [(x - 10, y), (x + 10, y)])
    for far in (20, 40, 80):
        phone.touch("move", [(x - far, y), (x + far, y)])
    phone.touch("move", [(x - 80, y + 50), (x + 80, y + 50)])
    phone.touch("end", [])
    expect_larger(phone, 4 * size)
    expect_clues(phone, 40)
    assert phone.saved()["moves"] == 0
    phone.picture("game-110-phone")
