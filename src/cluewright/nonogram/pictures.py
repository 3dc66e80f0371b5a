"""What nonograms can do with pictures: a picture is the solution of its own clues."""

from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import Any

import numpy as np

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidPuzzle, InvalidRecipe
from cluewright.core.item import Item
from cluewright.core.pictures import Pictures, Repaired
from cluewright.core.size import Size
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.recipes import PICTURE_OPTIONS, SIZES, TEXTURES
from cluewright.nonogram.wording import fault


class NonogramPictures(Pictures[Nonogram, Board]):
    """Join what makes, repairs and judges pictures; each is loaded when it is first used."""

    options = PICTURE_OPTIONS
    sizes = SIZES
    textures = TEXTURES

    def from_picture(self, image: bytes, size: Size, options: Mapping[str, Any]) -> Board:
        """Return the picture an image file shows."""
        from cluewright.nonogram.picture import PictureSettings, picture_from_file, read_crop

        self.sizes.require(size, "nonograms from pictures")
        read = {option.name: option.read(options.get(option.name)) for option in self.options}
        if read["crop"] is not None:
            read["crop"] = read_crop(read["crop"])
        return Board.solved(picture_from_file(BytesIO(image), PictureSettings(size, **read)))

    def read_drawing(self, data: Any, cells: int) -> Board:
        """Read rows of # and ., of at most so many cells."""
        if not isinstance(data, list) or sum(len(row) for row in data if isinstance(row, str)) > cells:
            raise InvalidPuzzle([fault("board", most=cells)])
        return Board.parse(data)

    def from_solution(self, board: Board) -> Nonogram:
        """Return the clues of a picture."""
        return clues_of(board)

    def draw_texture(self, texture: str, size: Size, seed: int, *, budget: Budget | None = None) -> Board:
        """Draw a large random picture."""
        from cluewright.nonogram.textures import draw_texture

        return draw_texture(texture, size, seed, budget)

    def repair(
        self,
        board: Board,
        *,
        no_guess: bool = False,
        locked: Iterable[tuple[int, int]] = (),
        budget: Budget | None = None,
    ) -> Repaired[Board]:
        """Change as few cells as possible until the puzzle is unique, or needs no guessing."""
        from cluewright.nonogram.repair import Goal, Repair, repair

        self.sizes.require((board.width, board.height), "repaired nonograms")
        stay = np.zeros((board.height, board.width), bool)
        for row, column in locked:
            if not (0 <= row < board.height and 0 <= column < board.width):
                raise InvalidRecipe(f"there is no row {row + 1}, column {column + 1} to lock")
            stay[row, column] = True

        def shown(done: Repair) -> Repaired[Board]:
            return Repaired(Board.solved(done.picture), done.changed, done.verdict, done.reached, done.said)

        try:
            return shown(repair(board, goal=Goal.NO_GUESS if no_guess else Goal.UNIQUE, locked=stay, budget=budget))
        except BudgetExceeded as exceeded:
            raise BudgetExceeded(str(exceeded), shown(exceeded.best)) from None

    def quality(
        self, item: Item[Nonogram, Board], *, thorough: bool = False, budget: Budget | None = None
    ) -> dict[str, Any]:
        """Report on what makes the puzzle a good one; `thorough` says as well how many numbers can be hidden."""
        from cluewright.nonogram.quality import assess

        return assess(item, minimality=thorough, budget=budget).to_data()
