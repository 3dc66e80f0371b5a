"""Every link of a chain follows by one rule from what was there before, and every contradiction ends in a clash."""

import pytest
from tests.hitori.deeper import DEEPER, DEEPER_START, DEEPER_UNIQUE, depth_of

from cluewright.core.message import Cells, Message
from cluewright.core.recipe import Recipe
from cluewright.hitori.board import Board, Cell
from cluewright.hitori.cutting import LARGE
from cluewright.hitori.kind import KIND
from cluewright.hitori.puzzle import ROOM
from cluewright.hitori.recipes import LESSONS
from cluewright.hitori.rules import faults, regions
from cluewright.hitori.techniques import TECHNIQUES, TIERS, explain, steps

ENDINGS = {
    "ending-touching": "touching-black",
    "ending-repeated": "repeated-number",
    "ending-cut-off": "cut-off-white",
}


def check_link(puzzle, board, link):
    assert link.cells
    assert all(board[row, column] is Cell.UNKNOWN for row, column, _ in link.cells)
    places = link.evidence.cells
    if link.technique.slug == "shaded-neighbour":
        ((y, x),) = places
        for row, column, value in link.cells:
            assert (board[y, x], value) == (Cell.BLACK, ".")
            assert abs(y - row) + abs(x - column) == 1
    elif link.technique.slug == "repeated-number":
        ((y, x),) = places
        for row, column, value in link.cells:
            assert (board[y, x], value) == (Cell.WHITE, "#")
            assert (y == row) != (x == column)
            assert puzzle.numbers[y][x] == puzzle.numbers[row][column]
    elif link.technique.slug == "cut-cell":
        ((row, column, value),) = link.cells
        assert value == "."
        assert all(board[place] is Cell.BLACK for place in places)
        blacks = Board.blank(board.width, board.height).with_cells((*place, 2) for place in (*places, (row, column)))
        check_cut_off(blacks, link.message.values["off"])
    else:
        check_contradiction(puzzle, board, link)


def check_cut_off(board, off):
    areas = list(regions(~board.blacks))
    assert len(areas) > 1
    if isinstance(off, Cells):
        assert list(off.cells) in areas
    elif off.code == "area":
        assert any(len(area) == off.values["count"] and off.values["first"].cells[0] in area for area in areas)
    else:
        assert off.code == "part-of-board"
        assert sum(len(area) >= LARGE for area in areas) > 1


def check_contradiction(puzzle, board, step):
    """Follow a contradiction from its assumption to its clash; return how many links it has."""
    assumption, *links, clash = step.chain
    ((row, column, value),) = step.cells
    assert assumption.technique.slug == "supposition"
    assert assumption.cells == ((row, column, "." if value == "#" else "#"),)
    now = KIND.apply_step(puzzle, board, assumption)
    for link in links:
        check_link(puzzle, now, link)
        now = KIND.apply_step(puzzle, now, link)
    assert clash.technique.slug == "clash"
    assert clash.cells == ()
    ending = clash.message.values["ending"]
    only = Board.blank(board.width, board.height).with_cells(
        (*place, int(now[place])) for place in clash.evidence.cells
    )
    broken = [fault for fault in faults(puzzle, only) if fault.code == ENDINGS[ending.code]]
    assert broken
    if ending.code == "ending-cut-off":
        check_cut_off(only, ending.values["cells"])
    check_name(step, links, ending)
    assert step.message.values["links"] == len(links)
    assert step.message.values.get("inner", 0) == sum(1 for link in links if link.chain)
    return len(links)


def check_name(step, links, ending):
    """A technique is called after what its chain follows and how it ends."""
    if any(link.chain for link in links):
        expected = "nested-contradiction"
    elif ending.code == "ending-cut-off":
        expected = "connectivity-contradiction"
    elif any(link.technique.slug == "cut-cell" for link in links):
        expected = "combined-contradiction"
    else:
        expected = "number-contradiction"
    assert step.technique.slug == expected


def check_cases(puzzle, board, step):
    """Follow both cases of a common consequence to what it says."""
    assert [link.technique.slug for link in step.chain].count("supposition") == 2
    now, cases = board, []
    for link in step.chain:
        if link.technique.slug == "supposition":
            now = board
            cases.append(link.cells[0])
        else:
            check_link(puzzle, now, link)
        now = KIND.apply_step(puzzle, now, link)
        if len(cases) == 1:
            first = now
    for row, column, value in step.cells:
        assert first[row, column].symbol == now[row, column].symbol == value
    assert {case[2] for case in cases} == {"#", "."}


def check(puzzle, start=None):
    """Check every step of a path that has a chain; return their techniques."""
    board = start or KIND.empty_board(puzzle)
    found = []
    for step in explain(puzzle, board):
        if step.technique.slug == "common-consequence":
            check_cases(puzzle, board, step)
        elif step.chain:
            check_contradiction(puzzle, board, step)
        else:
            assert TIERS[step.technique.order] < 4
        if step.chain:
            found.append(step.technique.slug)
        board = KIND.apply_step(puzzle, board, step)
    return found


ASSUMING = [technique.slug for technique in TECHNIQUES if TIERS[technique.order] >= 4]


@pytest.mark.parametrize("name", ASSUMING)
def test_every_link_of_a_lesson_follows(name):
    assert name in LESSONS
    for seed in range(3):
        item = KIND.generate(Recipe("hitori", (8, 7), seed=seed, options={"lesson": name}))
        assert name in check(item.puzzle)


@pytest.mark.parametrize(("puzzle", "start"), [(DEEPER, DEEPER_START), (DEEPER_UNIQUE, None)])
def test_every_link_of_the_deepest_chains_follows(puzzle, start):
    assert "nested-contradiction" in check(puzzle, start)
    assert max(depth_of(step) for step in explain(puzzle, start)) > 2


def test_every_link_follows_on_lists_too():
    for name in ASSUMING:
        item = KIND.generate(Recipe("hitori", (8, 7), seed=4, options={"lesson": name}))
        board, told = KIND.empty_board(item.puzzle), 0
        for step in explain(item.puzzle):
            if step.chain:
                for listed in steps(item.puzzle, board):
                    if listed.technique.slug == "common-consequence":
                        check_cases(item.puzzle, board, listed)
                    elif listed.chain:
                        check_contradiction(item.puzzle, board, listed)
                    told += bool(listed.chain)
                break
            board = KIND.apply_step(item.puzzle, board, step)
        assert told


def test_the_summary_says_how_long_the_chain_is():
    item = KIND.generate(Recipe("hitori", (8, 7), seed=2, options={"lesson": "connectivity-contradiction"}))
    step = next(step for step in explain(item.puzzle) if step.technique.slug == "connectivity-contradiction")
    assert f"then after {len(step.chain) - 2} steps" in step.text()
    assert step.chain[0].text().startswith("Assume that row ")
    assert step.chain[-1].text().startswith("But then ")


def test_a_contradiction_at_once_has_no_steps_between():
    message = Message(
        ROOM,
        "step-number-contradiction",
        {
            "cell": "row 1, column 1",
            "colour": "shaded",
            "links": 0,
            "ending": Message(ROOM, "ending-touching", {"cells": "row 1, columns 1 and 2"}),
        },
    )
    assert message.text() == (
        "If row 1, column 1 were shaded, row 1, columns 1 and 2 would both be shaded and touch, "
        "so row 1, column 1 is unshaded."
    )
