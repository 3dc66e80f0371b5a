"""What pictures of puzzles with clued lines share: what they are repaired for, and what commands ask of them."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.puzzle import CluedPuzzle
from cluewright.core.budget import Budget
from cluewright.core.cell_board import CellBoard
from cluewright.core.errors import InvalidRecipe
from cluewright.core.item import Item
from cluewright.core.message import Message
from cluewright.core.picture_fit import read_crop
from cluewright.core.pictures import NoPicture, Pictures
from cluewright.core.recipe import Option
from cluewright.core.size import Size

P = TypeVar("P", bound=CluedPuzzle[Any])
C = TypeVar("C", bound=CellBoard)


class Goal(StrEnum):
    """Say what a repaired picture has to be."""

    UNIQUE = "unique"
    NO_GUESS = "no-guess"
    """Single lines settle every cell, so no assumption is needed."""


class OneColour(NoPicture):
    """A picture has one colour besides the background, so it is an ordinary nonogram."""

    def __init__(self, problem: str, drawing: CellBoard, rows: list[str], colour: str, said: Message) -> None:
        super().__init__(problem)
        self.drawing = drawing
        self.rows = rows
        """The picture in rows of # and `.`."""
        self.colour = colour
        """The name and the value of its colour."""
        self.said = said


class CluedPictures(Pictures[P, C]):
    """What kinds with clued lines can do with pictures beyond what all kinds with pictures can."""

    @abstractmethod
    def item(
        self,
        board: C,
        *,
        original: C | None = None,
        meta: Mapping[str, Any] = MappingProxyType({}),
        proven: bool = True,
        budget: Budget | None = None,
    ) -> Item[P, C]:
        """Return the item of a picture, proven and rated; `meta["changed"]` lists the cells that the original lacks."""

    @abstractmethod
    def read_cells(self, data: bytes, name: str, options: Mapping[str, Any]) -> C:
        """Read a file with a cell for every character or pixel: a text grid, or an image."""

    @abstractmethod
    def previews(self, image: bytes, size: Size, options: Mapping[str, Any]) -> dict[str, C]:
        """Return the pictures that an image can become, by what tells them apart."""

    @abstractmethod
    def pixels(self, board: C) -> NDArray[np.uint8]:
        """Return a picture as an image of one pixel per cell: (height, width, 3) amounts of red, green and blue."""


def changed_cells(board: CellBoard, original: CellBoard | None) -> dict[str, Any]:
    """Return the `meta` that lists the cells in which a picture differs from another, if any."""
    cells = [] if original is None else np.argwhere(board.cells != original.cells).tolist()
    return {"changed": cells} if cells else {}


def locked_cells(board: CellBoard, locked: Iterable[tuple[int, int]]) -> NDArray[np.bool_]:
    """Return the cells that must stay as they are, marked on the board; raise `InvalidRecipe` for one beside it."""
    stay = np.zeros((board.height, board.width), bool)
    for row, column in locked:
        if not (0 <= row < board.height and 0 <= column < board.width):
            raise InvalidRecipe(f"there is no row {row + 1}, column {column + 1} to lock")
        stay[row, column] = True
    return stay


def read_picture_options(known: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Read how an image becomes a board; the crop as numbers."""
    read = {option.name: option.read(given.get(option.name)) for option in known}
    return read if read["crop"] is None else {**read, "crop": read_crop(read["crop"])}
