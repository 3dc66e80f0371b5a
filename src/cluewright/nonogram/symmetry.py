"""Symmetries of pictures: making a picture symmetric, and finding the symmetries one has."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.core.errors import InvalidRecipe
from cluewright.nonogram.cells import Picture, as_picture

_Grid = NDArray[Any]


class Symmetry(StrEnum):
    """Name a way in which a picture can be the same on both sides."""

    LEFT_RIGHT = "left-right"
    """Left is right."""
    TOP_BOTTOM = "top-bottom"
    """Top is bottom."""
    BOTH = "both"
    """Left is right and top is bottom."""
    HALF_TURN = "half-turn"
    """Half a turn changes nothing."""
    QUARTER_TURN = "quarter-turn"
    """A quarter turn changes nothing; squares only."""
    DIAGONAL = "diagonal"
    """Rows are columns; squares only."""

    @property
    def needs_square(self) -> bool:
        """Tell whether only a square can have it."""
        return self in (Symmetry.QUARTER_TURN, Symmetry.DIAGONAL)


FORMER_NAMES = {"mirror": "left-right", "flip": "top-bottom", "rotation-2": "half-turn", "rotation-4": "quarter-turn"}
"""What older recipes call them; the names of today are those of every kind."""

_MAPS: dict[Symmetry, tuple[Callable[[_Grid], _Grid], ...]] = {
    Symmetry.LEFT_RIGHT: (np.fliplr,),
    Symmetry.TOP_BOTTOM: (np.flipud,),
    Symmetry.BOTH: (np.fliplr, np.flipud, lambda grid: np.rot90(grid, 2)),
    Symmetry.HALF_TURN: (lambda grid: np.rot90(grid, 2),),
    Symmetry.QUARTER_TURN: tuple(lambda grid, turns=turns: np.rot90(grid, turns) for turns in (1, 2, 3)),  # type: ignore[misc]
    Symmetry.DIAGONAL: (np.transpose,),
}


def orbits(width: int, height: int, symmetry: Symmetry | None) -> NDArray[np.int64]:
    """Return each cell the number of the first cell that must be like it; without a symmetry, its own.

    >>> orbits(3, 2, Symmetry.LEFT_RIGHT).tolist()
    [[0, 1, 0], [3, 4, 3]]
    """
    numbers = np.arange(width * height, dtype=np.int64).reshape(height, width)
    if symmetry is None:
        return numbers
    require_possible(width, height, symmetry)
    return np.asarray(np.minimum.reduce([numbers, *(turn(numbers) for turn in _MAPS[symmetry])]), np.int64)


def require_possible(width: int, height: int, symmetry: Symmetry) -> None:
    """Raise `InvalidRecipe` when a board of that size cannot have the symmetry."""
    if symmetry.needs_square and width != height:
        raise InvalidRecipe(f"the symmetry {symmetry} needs a square board, not {width}x{height}")


def symmetrize(grid: NDArray[Any], symmetry: Symmetry) -> NDArray[Any]:
    """Return the grid with every cell as the first one that must be like it.

    >>> symmetrize(np.array([[1, 2, 3]]), Symmetry.LEFT_RIGHT).tolist()
    [[1, 2, 1]]
    """
    height, width = grid.shape
    return grid.reshape(-1)[orbits(width, height, symmetry)]


@dataclass(frozen=True, slots=True)
class FoundSymmetry:
    """Say how nearly a picture has a symmetry."""

    symmetry: Symmetry
    score: int
    """Per mille of the filled cells whose images are filled too; 1000 is exact."""
    centred: bool
    """Whether the drawing itself is symmetric, but not about the middle of the board."""

    @property
    def exact(self) -> bool:
        """Tell whether it holds for every cell."""
        return self.score == 1000


def find_symmetries(picture: Picture, *, least: int = 850) -> tuple[FoundSymmetry, ...]:
    """List the symmetries a picture has, exactly or nearly, the best first.

    A drawing that is off the centre of its board is examined by itself, too.

    >>> [(str(found.symmetry), found.score) for found in find_symmetries(".#. ### ...")]
    [('left-right', 1000)]
    """
    filled = as_picture(picture).view(np.bool_)
    if not filled.any():
        return ()
    found = []
    for symmetry in Symmetry:
        whole, drawing = _score(filled, symmetry), _score(_cropped(filled), symmetry)
        if max(whole, drawing) >= least:
            found.append(FoundSymmetry(symmetry, max(whole, drawing), centred=drawing > whole))
    return tuple(sorted(found, key=lambda one: (-one.score, list(Symmetry).index(one.symmetry))))


def symmetry_score(picture: Picture) -> int:
    """Return the score, in per mille, of the picture's best symmetry; 0 for an empty one."""
    return max((found.score for found in find_symmetries(picture, least=0)), default=0)


def _score(filled: NDArray[np.bool_], symmetry: Symmetry) -> int:
    """Count the worst of the symmetry's images, so that `both` needs both."""
    height, width = filled.shape
    if symmetry.needs_square and width != height:
        return 0
    total = int(filled.sum())
    return min(int((filled & turn(filled)).sum()) * 1000 // total for turn in _MAPS[symmetry])


def _cropped(filled: NDArray[np.bool_]) -> NDArray[np.bool_]:
    rows, columns = np.flatnonzero(filled.any(axis=1)), np.flatnonzero(filled.any(axis=0))
    return filled[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
