"""What colour nonograms can do with pictures: a picture with its palette is the solution of its own clues."""

from collections.abc import Iterable, Mapping
from io import BytesIO
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluewright.clued_lines.pictures import CluedPictures, Goal, changed_cells, locked_cells, read_picture_options
from cluewright.colour_nonogram.board import BACKGROUND, Board
from cluewright.colour_nonogram.painting import Painting
from cluewright.colour_nonogram.palette import read_palette
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.recipes import PICTURE_OPTIONS, SIZES
from cluewright.colour_nonogram.textures import TEXTURES
from cluewright.colour_nonogram.wording import fault
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, Faults, InvalidPuzzle
from cluewright.core.item import Item
from cluewright.core.pictures import PictureVariant, Repaired
from cluewright.core.size import Size

_KEYS = {"palette", "rows"}


class ColourNonogramPictures(CluedPictures[ColourNonogram, Board]):
    """Join what makes, repairs and judges pictures in colour; each is loaded when it is first used.

    A drawing is a `Painting`: a board that has its palette with it.
    """

    options = PICTURE_OPTIONS
    sizes = SIZES
    textures = TEXTURES

    def from_picture(self, image: bytes, size: Size, options: Mapping[str, Any]) -> Board:
        """Return the picture an image file shows."""
        from cluewright.colour_nonogram.picture import PictureSettings, picture_from_file

        self.sizes.require(size, "colour nonograms from pictures")
        return picture_from_file(BytesIO(image), PictureSettings(size, **read_picture_options(self.options, options)))

    def proposed_size(self, image: bytes, options: Mapping[str, Any]) -> Size:
        """Propose a board in the shape of what an image shows, its longer side of 30 cells."""
        from cluewright.colour_nonogram.picture import proposed_size

        read = read_picture_options(self.options, options)
        return proposed_size(BytesIO(image), crop=read["crop"], frame=read["frame"])

    def variants(
        self, image: bytes, size: Size | None, options: Mapping[str, Any], *, budget: Budget | None = None
    ) -> tuple[PictureVariant[Board], ...]:
        """Make a board of an image with palettes of several sizes, repaired and rated."""
        from cluewright.colour_nonogram.variants import settings_for, variants

        if size is not None:
            self.sizes.require(size, "colour nonograms from pictures")
        chosen = read_picture_options(self.options, options)
        return variants(image, settings_for(image, size, **chosen), budget=budget)

    def previews(self, image: bytes, size: Size, options: Mapping[str, Any]) -> dict[str, Board]:
        """Return the picture with palettes of several sizes."""
        from cluewright.colour_nonogram.picture import PictureSettings
        from cluewright.colour_nonogram.variants import previews

        return {**previews(image, PictureSettings(size, **read_picture_options(self.options, options)))}

    def pixels(self, board: Board) -> NDArray[np.uint8]:
        """Return the picture in its own colours."""
        painting = _painting(board)
        return np.array([colour.rgb for colour in painting.palette], np.uint8)[painting.array]

    def item(
        self,
        board: Board,
        *,
        original: Board | None = None,
        meta: Mapping[str, Any] = MappingProxyType({}),
        proven: bool = True,
        budget: Budget | None = None,
    ) -> Item[ColourNonogram, Board]:
        """Return the item of a picture."""
        from cluewright.colour_nonogram.making import proven as proven_item

        painting, said = _painting(board), {**meta, **changed_cells(board, original)}
        if not proven:
            return Item(painting.own_puzzle(), solution=painting.board, meta=said)
        return proven_item(painting.own_puzzle(), painting.board, None, said, (budget or Budget()).start())

    def read_cells(self, data: bytes, name: str, options: Mapping[str, Any]) -> Board:
        """Read a text grid of letters or coloured squares, or an image as it is."""
        from cluewright.colour_nonogram.cells import read_cells

        return read_cells(data, name, options.get("colours"))

    def read_drawing(self, data: Any, cells: int) -> Board:
        """Read `{"palette": [...], "rows": ["ab.", ...]}`, of at most a number of cells."""
        if not isinstance(data, Mapping) or not data.keys() >= _KEYS or not isinstance(data["rows"], list):
            raise InvalidPuzzle([fault("drawing", most=cells)])
        if sum(len(row) for row in data["rows"] if isinstance(row, str)) > cells:
            raise InvalidPuzzle([fault("drawing", most=cells)])
        faults = Faults()
        palette = read_palette(data["palette"], faults, one=True)  # which `other_kind` converts
        if faults:
            raise InvalidPuzzle(faults)
        board = Board.parse(data["rows"])
        if int(board.cells.max()) >= len(palette) + BACKGROUND:
            symbols = Board.symbols[1 : len(palette) + BACKGROUND]
            raise InvalidPuzzle([fault("board-colour", found=Board.symbols[int(board.cells.max())], symbols=symbols)])
        return Painting.of(board.array, palette)

    def write_drawing(self, board: Board) -> Any:
        """Return the palette and the rows."""
        painting = _painting(board)
        return {"palette": [colour.to_data() for colour in painting.palette], "rows": painting.rows()}

    def drawing_of(self, puzzle: ColourNonogram, board: Board) -> Board:
        """Return the solution of a puzzle with the puzzle's palette."""
        return Painting(board.cells, puzzle.palette)

    def other_kind(self, board: Board) -> Item[Any, Any] | None:
        """Return the ordinary nonogram that a drawing in a single colour is."""
        from cluewright.clued_lines.picture_making import in_black_and_white
        from cluewright.colour_nonogram.picture import one_colour

        colours = np.unique(board.array[board.array > 0])
        if len(colours) != 1:
            return None
        plain, drawn, meta = in_black_and_white(one_colour(board, _painting(board).palette[int(colours[0])]))
        return Item(plain.pictures.from_solution(drawn), solution=drawn, meta=meta)

    def is_blank(self, board: Board) -> bool:
        """Tell whether no cell has a colour."""
        return not board.array.any()

    def from_solution(self, board: Board) -> ColourNonogram:
        """Return the clues of a picture."""
        return _painting(board).own_puzzle()

    def draw_texture(self, texture: str, size: Size, seed: int, *, budget: Budget | None = None) -> Board:
        """Draw a large random picture."""
        from cluewright.colour_nonogram.textures import draw_texture

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
        from cluewright.colour_nonogram.repair import Repair, repair

        self.sizes.require((board.width, board.height), "repaired colour nonograms")
        stay = locked_cells(board, locked)

        def shown(done: Repair) -> Repaired[Board]:
            return Repaired(done.painting, done.changed, done.verdict, done.reached, done.said)

        goal = Goal.NO_GUESS if no_guess else Goal.UNIQUE
        try:
            return shown(repair(_painting(board), goal=goal, locked=stay, budget=budget))
        except BudgetExceeded as exceeded:
            raise BudgetExceeded(str(exceeded), shown(exceeded.best)) from None

    def quality(
        self, item: Item[ColourNonogram, Board], *, thorough: bool = False, budget: Budget | None = None
    ) -> dict[str, Any]:
        """Report on what makes the puzzle a good one; `thorough` says as well how many numbers can be hidden."""
        from cluewright.colour_nonogram.quality import assess

        return assess(item, minimality=thorough, budget=budget).to_data()


def _painting(board: Board) -> Painting:
    """Return the drawing; a bare board does not say which colours it has."""
    if not isinstance(board, Painting):
        raise InvalidPuzzle([fault("drawing-palette")])
    return board
