"""The cells that the maker of a picture locks."""

from pathlib import Path

import numpy as np
import pytest

from cluewright.clued_lines.locks import read_locks
from cluewright.core.errors import InvalidRecipe


def test_cells_are_named_by_row_and_column_from_1() -> None:
    assert np.argwhere(read_locks("2,3 1,1", (3, 2))).tolist() == [[0, 0], [1, 2]]


def test_a_grid_marks_them(tmp_path: Path) -> None:
    grid = tmp_path / "locks.txt"
    grid.write_text("#..\n..#\n")

    assert np.argwhere(read_locks(str(grid), (3, 2))).tolist() == [[0, 0], [1, 2]]


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("3,1", "there is no row 3, column 1 to lock in a 3x2 picture"),
        ("0,1", "there is no row 0, column 1"),
        ("nowhere.txt", "row,column pairs such as '1,1 2,3', or a file"),
    ],
)
def test_what_is_not_there_cannot_be_locked(given: str, problem: str) -> None:
    with pytest.raises(InvalidRecipe, match=problem):
        read_locks(given, (3, 2))


def test_a_grid_has_the_size_of_the_picture(tmp_path: Path) -> None:
    grid = tmp_path / "locks.txt"
    grid.write_text("#.\n.#\n")

    with pytest.raises(InvalidRecipe, match="a 2x2 grid, the picture has 3x2 cells"):
        read_locks(str(grid), (3, 2))
