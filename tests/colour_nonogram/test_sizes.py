"""Colour nonograms as large as they come: solved, and stopped where a limit or the player says so."""

import numpy as np
import pytest
from tests.colour_nonogram.boards import clue_of, clues_of, random_picture, solve

from cluewright import _native


def stripes(width: int, height: int, colours: int) -> np.ndarray:
    """Return a picture of slanting stripes in all colours, every line of which is full."""
    rows, columns = np.indices((height, width))
    return 1 + (rows // 3 + columns) // 4 % colours


@pytest.fixture(scope="module")
def largest():
    """Return the clues of 1000x1000 cells that lines settle."""
    picture = stripes(1000, 1000, 15)
    different = {cells.tobytes(): cells for cells in (*picture, *picture.T)}
    clues = {content: clue_of(cells) for content, cells in different.items()}
    return 15, *(tuple(clues[cells.tobytes()] for cells in lines) for lines in (picture, picture.T))


@pytest.fixture(scope="module")
def hard():
    """Return the clues of a sparse random picture, which nobody solves soon."""
    return clues_of(random_picture(np.random.default_rng(1), 190, 200, 15, 0.15), 15)


def test_a_thousand_cells_a_side_are_settled_by_lines(largest) -> None:
    answer = solve(largest)
    assert answer["verdict"] == "unique"
    assert np.array_equal(answer["solutions"][0], stripes(1000, 1000, 15))
    assert answer["statistics"]["decisions"] == 0


def test_fifteen_colours_on_two_hundred_cells_a_side() -> None:
    picture = random_picture(np.random.default_rng(2), 180, 200, 15, 0.9)
    answer = solve(clues_of(picture, 15))
    assert answer["verdict"] in ("unique", "several")
    assert len(answer["solutions"]) == {"unique": 1, "several": 2}[answer["verdict"]]
    for found in answer["solutions"]:
        assert clues_of(found, 15) == clues_of(picture, 15)


@pytest.mark.parametrize("size", ["largest", "hard"])
def test_large_boards_stop_when_they_are_told(size: str, request) -> None:
    puzzle = request.getfixturevalue(size)
    assert solve(puzzle, seconds=0)["verdict"] == "undecided"
    assert solve(puzzle, cancel=bytearray(b"\1"))["verdict"] == "undecided"
    flag, ticks = bytearray(1), []

    def cancel() -> None:
        ticks.append(1)
        flag[0] = 1

    stopped = solve(puzzle, strategy="learn", cancel=flag, tick=cancel)
    assert (stopped["verdict"], len(ticks)) == ("undecided", 1)


def test_a_hard_board_ends_with_its_nodes_or_its_time(hard) -> None:
    assert solve(hard, strategy="learn", nodes=20)["nodes"] == 21
    assert solve(hard, seconds=0.3)["verdict"] == "undecided"


def test_counting_a_large_board_stops_too(hard) -> None:
    limits = {"start": None, "seconds": 0.3, "nodes": None, "cancel": None, "tick": None}
    parts, _ = _native.colour_nonogram_count(*hard, **limits)
    assert not all(complete for *_, complete in parts)
