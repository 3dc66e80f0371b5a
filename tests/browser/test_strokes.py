"""What a stroke may change, and what it leaves alone."""

import json
import random
import time

import pytest
from tests.browser.puzzles import KINDS, corners, path, small

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.core.registry import kind as find_kind

BLANK = "??????"
ARROWS = {(0, 1): "ArrowRight", (0, -1): "ArrowLeft", (1, 0): "ArrowDown", (-1, 0): "ArrowUp"}


@pytest.fixture
def sheet(table):
    """Give a nonogram without an easy end, six columns by five rows."""
    table.play(cw.Nonogram([[1]] * 5, [[1]] * 5 + [[]]))
    return table


def drawn(table):
    return table.board()


def test_a_quick_stroke_keeps_to_its_row_and_has_no_gaps(sheet):
    sheet.drag([(1, 0), (1, 1), (3, 5)])
    assert drawn(sheet) == [BLANK, "######", BLANK, BLANK, BLANK]
    assert sheet.saved()["moves"] == 1


def test_a_stroke_keeps_to_its_column(sheet):
    sheet.drag([(0, 2), (1, 2), (4, 5)])
    assert drawn(sheet) == ["??#???"] * 5


def test_a_stroke_shortens_when_the_hand_comes_back(sheet):
    sheet.drag([(2, 1), (2, 5), (2, 3)])
    assert drawn(sheet)[2] == "?###??"


def test_a_stroke_from_an_open_cell_changes_open_cells_alone(sheet):
    sheet.click((0, 2), button="right")
    sheet.click((0, 4))
    sheet.drag([(0, 0), (0, 5)], button="right")
    assert drawn(sheet)[0] == "....#."
    sheet.drag([(1, 0), (1, 1)])
    sheet.drag([(1, 5), (1, 0)], button="right")
    assert drawn(sheet)[1] == "##...."


def test_a_stroke_from_a_cell_of_its_value_takes_that_value_away(sheet):
    sheet.drag([(0, 0), (0, 2)])
    sheet.drag([(0, 3), (0, 5)], button="right")
    sheet.drag([(0, 0), (0, 5)])
    assert drawn(sheet)[0] == "???..."
    sheet.drag([(0, 5), (0, 0)], button="right")
    assert drawn(sheet)[0] == BLANK


@pytest.mark.parametrize("modifier", ["Shift", "Control", "Alt"])
def test_a_modifier_crosses(sheet, modifier):
    sheet.page.keyboard.down(modifier)
    sheet.drag([(3, 1), (3, 4)])
    sheet.page.keyboard.up(modifier)
    assert drawn(sheet)[3] == "?....?"


def test_the_toggle_turns_the_left_button_to_crosses(sheet):
    sheet.tool("secondary").click()
    sheet.click((2, 2))
    sheet.click((2, 3), button="right")
    assert drawn(sheet)[2] == "??.#??"


def test_keys_fill_cross_clear_and_paint_along(sheet):
    sheet.focus()
    sheet.keys("Space", "ArrowRight", "x", "ArrowRight", "Enter", "ArrowDown", "Enter", "Delete", "End", "x")
    assert drawn(sheet)[:2] == ["#.#???", "?????."]
    sheet.keys("Control+Home", "ArrowRight", "ArrowRight")
    sheet.page.keyboard.down("Shift")
    sheet.keys("ArrowRight", "ArrowRight")
    sheet.page.keyboard.up("Shift")
    assert drawn(sheet)[0] == "#.###?"
    before = sheet.saved()["moves"]
    sheet.keys("Control+z")
    sheet.moves(before - 1)
    assert drawn(sheet)[0] == "#.#???"
    sheet.keys("r")
    sheet.moves(before)
    assert drawn(sheet)[0] == "#.###?"


FEEL = """async () => {
  const { change } = await import("/js/settings.js");
  change({ haptics: true }); // off unless chosen
  window.felt = false;
  navigator.vibrate = (buzz) => {
    window.felt ||= buzz === 12; // a hold; a move is felt too, and shorter
    return true;
  };
}"""


def test_fingers_tap_hold_and_pinch(phone):
    phone.play(cw.Nonogram([[1]] * 5, [[1]] * 5 + [[]]))
    phone.page.evaluate(FEEL)
    phone.swipe([(0, 1)])
    phone.swipe([(1, 1), (1, 4)])
    phone.touch("start", [phone.at((2, 2))])
    phone.page.wait_for_function("() => window.felt")
    phone.touch("end", [])
    phone.moves(3)
    phone.tool("secondary").tap()
    phone.swipe([(4, 0), (4, 2)])
    phone.moves(4)
    expected = ["?#????", "?####?", "??.???", BLANK, "...???"]
    assert drawn(phone) == expected

    size = phone.cell_size()
    first, second = phone.at((3, 2)), phone.at((3, 3))
    phone.touch("start", [first])
    phone.touch("move", [phone.at((3, 3))])  # a stroke is in progress ...
    phone.touch("start", [first, second])  # ... when the second finger comes
    for far in (15, 30, 60):
        phone.touch("move", [(first[0] - far, first[1]), (second[0] + far, second[1])])
    phone.touch("end", [])
    phone.page.wait_for_function(
        "old => Number(document.querySelector('.board').dataset.cells.split(' ')[2]) > 1.5 * old", arg=size
    )
    phone.keys("0")
    phone.page.wait_for_function(
        "old => Number(document.querySelector('.board').dataset.cells.split(' ')[2]) === old", arg=size
    )
    phone.swipe([(4, 5)])  # what came before it has been heard when this is
    phone.moves(5)
    assert drawn(phone) == [*expected[:4], "...??."]


def test_a_busy_page_takes_no_quick_finger_for_a_hold(phone):
    phone.play(cw.Nonogram([[1]] * 5, [[1]] * 5 + [[]]))
    phone.page.evaluate(FEEL)
    places = [phone.at(cell) for cell in ((1, 1), (1, 4), (3, 2))]
    began = time.time()
    phone.touch("start", places[:1], began)
    phone.page.wait_for_function("() => window.felt")  # so long did the page hear of nothing more
    phone.touch("move", places[1:2], began + 0.1)
    phone.touch("end", [], began + 0.2)
    phone.moves(1)
    phone.page.evaluate("() => { window.felt = false; }")
    began = time.time()
    phone.touch("start", places[2:], began)
    phone.page.wait_for_function("() => window.felt")
    phone.touch("end", [], began + 0.1)
    phone.moves(2)
    assert drawn(phone) == [BLANK, "?####?", BLANK, "??#???", BLANK]


def test_a_second_finger_takes_the_path_back(phone):
    item = small("zip")
    cells = path(item)
    phone.play(item)
    first, second, size = phone.at(cells[0]), phone.at(cells[1]), phone.cell_size()
    phone.touch("start", [first])
    phone.touch("move", [second])
    phone.touch("start", [second, first])
    phone.touch("move", [(second[0] + 60, second[1] + 60), (first[0] - 60, first[1] - 60)])
    phone.touch("end", [])
    phone.page.wait_for_function(
        "old => Number(document.querySelector('.board').dataset.cells.split(' ')[2]) !== old", arg=size
    )
    phone.keys("0", ARROWS[cells[1][0] - cells[0][0], cells[1][1] - cells[0][1]])
    phone.moves(1)
    assert phone.board() == [list(cell) for cell in cells[:2]]


def test_hitori_strokes_leave_circles_and_shades_alone(table):
    table.play(small("hitori"))
    table.click((1, 2), button="right")
    table.drag([(1, 0), (1, 5)])
    assert drawn(table)[1] == "##.###"
    table.drag([(0, 1), (4, 1)], button="right")
    assert [row[1] for row in drawn(table)] == [".", "#", ".", ".", "."]


def test_the_path_follows_the_hand_and_goes_back_with_it(table):
    item = small("zip")
    table.play(item)
    cells = path(item)
    turns = corners(cells)
    table.drag(turns[:4])
    length = cells.index(turns[3]) + 1
    assert table.board() == [list(cell) for cell in cells[:length]]
    table.drag([turns[3], *reversed(cells[: length - 1][-2:])])
    assert table.board() == [list(cell) for cell in cells[: length - 2]]
    table.click(cells[1])
    assert table.board() == [list(cell) for cell in cells[:2]]
    table.click(turns[1])
    assert table.board() == [list(cell) for cell in cells[: cells.index(turns[1]) + 1]]


def test_the_path_takes_no_way_through_walls_blocked_cells_or_itself(table):
    table.play(cw.Zip(4, 3, numbers=[(0, 0), (2, 2)], walls=[(0, 1, "right")], blocked=[(2, 1)]))
    table.click((0, 3))  # beyond the wall
    assert table.board() == [[0, 0]]
    table.drag([(0, 0), (0, 1), (1, 1), (2, 1)])
    assert table.board() == [[0, 0], [0, 1], [1, 1]]
    table.focus()
    table.keys("ArrowLeft", "ArrowUp", "ArrowLeft")
    assert table.board() == [[0, 0], [0, 1], [1, 1], [1, 0]]
    table.keys("Backspace")
    assert table.board() == [[0, 0], [0, 1], [1, 1]]
    table.keys("u")
    table.moves(2)
    assert table.board() == [[0, 0], [0, 1], [1, 1], [1, 0]]


def _moves(kind, item, count, rng):
    """Make random moves that the kind takes, with the boards they lead to."""
    board = kind.empty_board(item.puzzle)
    width, height = item.puzzle.width, item.puzzle.height
    for _ in range(count):
        row, column = rng.randint(1, height), rng.randint(1, width)
        if kind.name == "zip":
            side = rng.choice(["right", "down"])
            texts = [
                rng.choice("LRUD") + str(rng.randint(1, 3)),
                f"{row},{column}",
                f"{rng.choice('+-?')}{row},{column} {side}",
            ]
        else:
            last = rng.randint(column, width)
            texts = [
                f"{rng.choice('#.?')}{row},{column}-{last}",
                f"{rng.choice('#.?')}1-{row},{column} #{height},{width}",
            ]
        text = rng.choice(texts)
        try:
            board = kind.apply(item.puzzle, board, text)
        except cw.InvalidMove:
            yield text, None
            continue
        yield text, kind.board_to_data(item.puzzle, board)


@pytest.mark.parametrize("name", KINDS)
def test_the_browser_makes_moves_as_the_server_does(table, name):
    kind, item = find_kind(name), small(name)
    played = list(_moves(kind, item, 150, random.Random(7)))
    table.goto("#/help")
    boards = table.page.evaluate(
        """async ([name, puzzle, moves]) => {
          const { kindCalled } = await import("/js/kinds.js");
          const { boardsOf } = await import("/js/board/modules.js");
          const kind = await boardsOf(await kindCalled(name));
          let board = kind.emptyBoard(puzzle);
          return moves.map((move) => {
            try { board = kind.applyMove(puzzle, board, move); return board; } catch { return null; }
          });
        }""",
        [name, item_to_data(item), [text for text, _ in played]],
    )
    assert json.loads(json.dumps([board for _, board in played])) == boards
    assert any(board is None for board in boards) == (name == "zip")


def test_the_next_tap_counts_however_quick_the_stroke_before(phone):
    """A browser that takes a stroke for a fling swallows the tap that follows."""
    phone.play(cw.Nonogram([[1]] * 5, [[1]] * 5 + [[]]))
    for _ in range(3):
        phone.swipe([(1, column) for column in range(6)])
        phone.moves(1)
        phone.tool("undo").tap()
        phone.moves(0)
