"""Judges that know nothing of the solver: every board tried, and puzzles from the data set."""

import itertools
import os
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.hitori.rules import faults


@cache
def valid_masks(width: int, height: int) -> tuple[Board, ...]:
    """Every board without touching blacks and cut-off whites, found by trying all of them."""
    different = Hitori([[y * width + x + 1 for x in range(width)] for y in range(height)])
    masks = []
    for bits in itertools.product((False, True), repeat=width * height):
        board = Board.solved(np.array(bits).reshape(height, width))
        blacks = board.blacks
        if (blacks[:, 1:] & blacks[:, :-1]).any() or (blacks[1:] & blacks[:-1]).any():
            continue
        if not faults(different, board):
            masks.append(board)
    return tuple(masks)


def brute_force(puzzle: Hitori) -> set[Board]:
    """All solutions of a small puzzle."""
    numbers = puzzle.array
    found = set()
    for mask in valid_masks(puzzle.width, puzzle.height):
        # Give black cells numbers of their own, then no line may repeat anything.
        shown = np.where(mask.blacks, -1 - np.arange(numbers.size).reshape(numbers.shape), numbers)
        if all(len(set(line)) == len(line) for line in [*shown.tolist(), *shown.T.tolist()]):
            found.add(mask)
    return found


def data_puzzles() -> list[Hitori]:
    """The instances of the data set, each with exactly one solution; none when it is absent."""
    root = Path(os.environ.get("CLUEWRIGHT_DATA", Path(__file__).parents[3] / "shared" / "data"))
    puzzles = []
    for path in sorted((root / "hitori" / "gurobi_hitori").glob("*_instances.txt")):
        for line in path.read_text().splitlines():
            if not line.startswith("#"):
                rows = line.split("\t")[3].split("/")
                puzzles.append(Hitori([[int(number) for number in row.split()] for row in rows]))
    return puzzles


@pytest.fixture(scope="session")
def brute():
    return brute_force


@pytest.fixture(scope="session")
def instances() -> list[Hitori]:
    puzzles = data_puzzles()
    if not puzzles:
        pytest.skip("the Hitori data set is not here; CLUEWRIGHT_DATA names its folder")
    return puzzles
