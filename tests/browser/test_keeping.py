"""What a player did is kept: undo, checkpoints, reload, a server that dies, a game open twice."""

import random

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, corners, path, runs, small
from tests.browser.running import RunningStudio
from tests.effort import sampled

import cluewright as cw
from cluewright.core.form import item_to_data


@pytest.fixture
def item():
    return cw.Nonogram([[1]] * 5, [[1]] * 5 + [[]])


def test_undo_and_redo_by_buttons(table, item):
    table.play(item)
    expect(table.tool("undo")).to_be_disabled()
    table.drag([(0, 0), (0, 3)])
    table.click((2, 2))
    table.tool("undo").click()
    table.moves(1)
    assert table.board() == ["####??", *["??????"] * 4]
    expect(table.tool("redo")).to_be_enabled()
    table.tool("redo").click()
    table.moves(2)
    expect(table.tool("redo")).to_be_disabled()
    assert table.board()[2] == "??#???"


def test_undo_reaches_back_beyond_a_reload(table, item):
    table.play(item)
    table.drag([(0, 0), (0, 3)])
    table.click((2, 2))
    table.moves(2)
    table.reload()
    table.ready()
    table.moves(2)
    table.keys("u")
    table.moves(1)
    table.keys("u")
    table.moves(0)
    assert table.board() == ["??????"] * 5


def test_checkpoints_outlive_a_reload_and_are_returned_to_and_dropped(table, item):
    table.play(item)
    table.click((0, 0))
    table.tool("checkpoint").click()
    table.page.fill("#checkpoint-name", "corner")
    table.page.get_by_role("button", name="Set", exact=True).click()
    table.click((1, 1))
    table.click((2, 2))
    table.moves(3)
    table.reload()
    table.ready()
    table.tool("checkpoint").click()
    expect(table.page.locator(".checkpoint-name")).to_contain_text("corner")
    table.picture("checkpoints")
    table.page.get_by_role("button", name="Return to corner").click()
    table.moves(1)
    assert table.board()[:2] == ["#?????", "??????"]
    table.tool("checkpoint").click()
    table.page.get_by_role("button", name="Delete corner").click()
    table.keys("Escape")
    assert table.saved()["checkpoints"] == {}


def test_start_again_asks_first(table, item):
    table.play(item)
    table.click((0, 0))
    table.moves(1)
    table.tool("restart").click()
    table.page.get_by_role("button", name="Cancel").click()
    assert table.saved()["moves"] == 1
    table.tool("restart").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Start over").click()
    table.moves(0)
    assert table.board() == ["??????"] * 5


def test_an_answer_that_comes_late_leaves_the_path_in_the_hand(table):
    puzzle = small("zip")
    cells = path(puzzle)
    table.play(puzzle)
    held = []
    table.page.route("**/actions", lambda route: held.append(route))
    table.focus()
    first = corners(cells)[1]
    table.click(first)
    table.page.wait_for_selector('.game-board[data-saved="false"]')
    table.page.mouse.move(*table.at(first))
    table.page.mouse.down()
    table.until(lambda: held)  # the request has left the page
    for route in held:
        route.continue_()
    table.page.wait_for_selector('.game-board[data-saved="true"]')
    table.page.unroute("**/actions")
    table.page.mouse.move(*table.at(corners(cells)[2]))
    table.page.mouse.up()
    table.moves(2)
    assert table.board() == [list(cell) for cell in cells[: cells.index(corners(cells)[2]) + 1]]


def test_a_killed_server_loses_nothing(sit_down, tmp_path, item):
    library = tmp_path / "library.sqlite"
    studio = RunningStudio(library, quiet=True).start()
    try:
        table = sit_down(at=studio)
        table.watch.forgive("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET", "ERR_FAILED")
        table.play(item)
        table.drag([(0, 0), (0, 3)])
        table.moves(1)
        studio.kill()
        table.drag([(2, 0), (2, 5)], button="right")
        table.click((4, 4))
        expect(table.page.locator(".game-state")).to_contain_text("saved on this device")
        assert table.page.get_attribute(".game-board", "data-moves") == "3"
        studio.start()
        table.page.evaluate("dispatchEvent(new Event('online'))")  # else it tries again in seconds
        table.moves(3)
        assert table.board() == ["####??", "??????", "......", "??????", "????#?"]
        studio.kill()
        table.click((1, 1))
        studio.start()
        table.reload()
        table.ready()
        table.moves(4)
        assert table.board()[1] == "?#????"
        table.page.close()
        table.seat.spoiled = True
    finally:
        studio.kill()


def test_a_game_open_twice_goes_on_where_it_stands(sit_down, item):
    first, second = sit_down(), sit_down()
    for table in (first, second):
        table.watch.forgive("409")
        table.play(item)
    first.click((0, 0))
    first.moves(1)
    second.click((4, 5))
    second.moves(2)
    assert second.board() == ["#?????", *["??????"] * 3, "?????#"]
    first.keys("u")  # the other one's move stands: this undo was of another board
    first.moves(2)
    first.expect_said("another tab")


def solve(table, kind, puzzle):
    if kind == "zip":
        table.drag(corners(path(puzzle)))
        return
    for cells in runs(puzzle):
        table.drag([cells[0], cells[-1]])


@pytest.mark.parametrize("kind", sampled(KINDS))
def test_finishing_without_a_server_is_judged_here_and_acknowledged_later(table, kind):
    puzzle = small(kind)
    table.watch.forgive("ERR_INTERNET_DISCONNECTED")
    table.play(puzzle)
    table.page.context.set_offline(True)
    solve(table, kind, puzzle)
    table.expect_finished()
    assert table.page.get_attribute(".game-board", "data-saved") == "false"
    table.page.context.set_offline(False)
    table.page.wait_for_selector('.game-board[data-saved="true"]', state="attached")
    table.expect_finished()
    assert table.saved()["finished"]


def test_clues_dim_without_a_server_as_with_one(table):
    item = cw.generate("nonogram", size=(9, 7), seed=5)
    kind, solution, chance = cw.kind("nonogram"), item.solution.rows(), random.Random(3)
    turned = {"#": ".", ".": "#"}

    def seen(value, share):
        """Show a cell, or not, or the wrong way."""
        if chance.random() > share:
            return "?"
        return turned[value] if share < 1 and chance.random() < 0.03 else value

    boards = [["".join(seen(value, share) for value in row) for row in solution] for share in (0.3, 0.6, 0.9, 1) * 6]
    ours = [kind.satisfied(item.puzzle, kind.board_from_data(item.puzzle, board)) for board in boards]
    table.goto("#/help")
    theirs = table.page.evaluate(
        """async ([puzzle, boards]) => {
          const { satisfied } = await import("/js/kinds/nonogram/clues.js");
          return boards.map((board) => satisfied(puzzle, board));
        }""",
        [item_to_data(item), boards],
    )
    assert sum(map(len, ours)) > 200
    assert [sorted(map(tuple, each)) for each in theirs] == [sorted(each) for each in ours]


def test_statistics_tell_of_the_game(table):
    puzzle = small("zip")
    table.play(puzzle)
    table.drag(corners(path(puzzle)))
    table.expect_finished()
    table.goto("#/stats")
    expect(table.page.locator(".tile", has_text="Solved").locator("dd").first).to_have_text("1")
    expect(table.page.locator(".tile", has_text="Streak").locator("dd").first).to_have_text("1 day")
    expect(table.page.locator("tr", has_text="Zip").first).to_contain_text("1")
