"""What nonograms can do with pictures: a picture is the solution of its own clues."""

from collections.abc import Iterable, Mapping
from io import BytesIO
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.grid_file import picture_of
from cluewright.clued_lines.pictures import CluedPictures, Goal, changed_cells, locked_cells, read_picture_options
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, InvalidPuzzle
from cluewright.core.item import Item
from cluewright.core.pictures import PictureVariant, Repaired
from cluewright.core.size import Size
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.recipes import PICTURE_OPTIONS, SIZES, TEXTURES
from cluewright.nonogram.wording import fault

if TYPE_CHECKING:
    from cluewright.nonogram.variants import Variant


class NonogramPictures(CluedPictures[Nonogram, Board]):
    """Join what makes, repairs and judges pictures; each is loaded when it is first used."""

    options = PICTURE_OPTIONS
    sizes = SIZES
    textures = TEXTURES

    def from_picture(self, image: bytes, size: Size, options: Mapping[str, Any]) -> Board:
        """Return the picture an image file shows."""
        from cluewright.nonogram.picture import PictureSettings, picture_from_file

        self.sizes.require(size, "nonograms from pictures")
        return Board.solved(
            picture_from_file(BytesIO(image), PictureSettings(size, **read_picture_options(self.options, options)))
        )

    def proposed_size(self, image: bytes, options: Mapping[str, Any]) -> Size:
        """Propose a board in the shape of what an image shows, its longer side of 30 cells."""
        from cluewright.nonogram.picture import proposed_size

        read = read_picture_options(self.options, options)
        return proposed_size(BytesIO(image), crop=read["crop"], frame=read["frame"])

    def variants(
        self, image: bytes, size: Size | None, options: Mapping[str, Any], *, budget: Budget | None = None
    ) -> tuple[PictureVariant[Board], ...]:
        """Make a board of an image by several methods, repaired and rated."""
        from cluewright.nonogram.variants import settings_for, variants

        if size is not None:
            self.sizes.require(size, "nonograms from pictures")
        chosen = read_picture_options(self.options, options)
        del chosen["threshold"]
        try:
            return _shown(variants(image, settings_for(image, size, **chosen), budget=budget))
        except BudgetExceeded as exceeded:
            raise BudgetExceeded(str(exceeded), _shown(exceeded.best or ())) from None

    def previews(self, image: bytes, size: Size, options: Mapping[str, Any]) -> dict[str, Board]:
        """Return the picture by every method."""
        from cluewright.nonogram.picture import PictureSettings, previews

        settings = PictureSettings(size, **read_picture_options(self.options, options))
        return {name: Board.solved(filled) for name, filled in previews(BytesIO(image), settings).items()}

    def pixels(self, board: Board) -> NDArray[np.uint8]:
        """Return black where the picture is filled, and white elsewhere."""
        white = np.where(board.array, 0, 255).astype(np.uint8)
        return np.stack([white] * 3, axis=-1)

    def item(
        self,
        board: Board,
        *,
        original: Board | None = None,
        meta: Mapping[str, Any] = MappingProxyType({}),
        proven: bool = True,
        budget: Budget | None = None,
    ) -> Item[Nonogram, Board]:
        """Return the item of a picture."""
        from cluewright.nonogram.making import made_item

        said = {**meta, **changed_cells(board, original)}
        if not proven:
            return Item(clues_of(board), solution=board, meta=said)
        return made_item(board.array, meta=said, budget=(budget or Budget()).start())

    def read_cells(self, data: bytes, name: str, options: Mapping[str, Any]) -> Board:
        """Read a text grid of # and ., or an image whose dark pixels are filled."""
        return Board.solved(picture_of(data, name, threshold=options.get("threshold", 0.5)))

    def read_drawing(self, data: Any, cells: int) -> Board:
        """Read rows of # and ., of at most a number of cells."""
        if not isinstance(data, list) or sum(len(row) for row in data if isinstance(row, str)) > cells:
            raise InvalidPuzzle([fault("board", most=cells)])
        return Board.parse(data)

    def write_drawing(self, board: Board) -> list[str]:
        """Return the rows."""
        return board.rows()

    def is_blank(self, board: Board) -> bool:
        """Tell whether no cell is filled."""
        return not board.array.any()

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
        from cluewright.nonogram.repair import Repair, repair

        self.sizes.require((board.width, board.height), "repaired nonograms")
        stay = locked_cells(board, locked)

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


def _shown(found: "tuple[Variant, ...]") -> tuple[PictureVariant[Board], ...]:
    return tuple(
        PictureVariant(one.method, one.size, Board.solved(one.picture), one.changed, one.verdict, one.rating)
        for one in found
    )
