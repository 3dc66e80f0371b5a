"""What kinds share whose rows and columns have clues: which of them are satisfied, and recipes of motifs."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar

from cluewright.clued_lines.hiding import Hide
from cluewright.clued_lines.pictures import CluedPictures
from cluewright.clued_lines.puzzle import CluedPuzzle
from cluewright.clued_lines.recipes import FOLDERS, MotifBoards
from cluewright.clued_lines.statistics import ClueStatistics
from cluewright.core.budget import Budget
from cluewright.core.cell_board import CellBoard, Cells
from cluewright.core.cell_kind import CellKind
from cluewright.core.item import Item
from cluewright.core.locales import ENGLISH
from cluewright.core.message import core_message
from cluewright.core.prompt import clue_lists
from cluewright.core.recipe import Recipe
from cluewright.core.technique import Level

P = TypeVar("P", bound=CluedPuzzle[Any])
C = TypeVar("C", bound=CellBoard)


_HIDDEN = "???"
"""What stands for a hidden clue in plain text."""


class CluedKind(CellKind[P, C]):
    """A kind with clues beside a board of cells, whose solutions may be motifs or pictures from files."""

    folders = FOLDERS
    motif_boards: ClassVar[MotifBoards]
    pictures: CluedPictures[P, C]

    @property
    def in_colour(self) -> bool:
        """Tell whether its puzzles have a palette."""
        return self.sheet is not None and self.sheet.palette is not None

    @abstractmethod
    def satisfied_blocks(self, clue: Any, cells: Cells) -> Iterable[int]:
        """Return the places of the blocks that a player may strike out of the clue of a line."""

    @abstractmethod
    def hide_clues(
        self, item: Item[P, C], target: Level | None, *, hide: Hide, seed: int, budget: Budget
    ) -> Item[P, C]:
        """Return the item with the clues hidden that its solution does not need; `meta["hidden"]` says which.

        Raises:
            GenerationFailed: The target is out of reach; `best` is the item of the hardest puzzle found.
        """

    @abstractmethod
    def clue_text(self, puzzle: P, clue: Any) -> str:
        """Write a clue that is not hidden as plain text, `?` for a hidden number."""

    def puzzle_text(self, puzzle: P, locale: str = ENGLISH) -> str:
        """Write the clues as two lists; if something is hidden, a sentence says what stands for it."""
        rows, columns = (
            [_HIDDEN if clue is None else self.clue_text(puzzle, clue) for clue in side]
            for side in (puzzle.rows, puzzle.columns)
        )
        lists = clue_lists(rows, columns, locale)
        if not any("?" in clue for clue in (*rows, *columns)):
            return lists
        return f"{lists}\n\n{core_message('prompt-hidden').text(locale)}"

    @abstractmethod
    def clue_file(self, puzzle: P) -> str:
        """Write the clues as a text file that other programs read."""

    @abstractmethod
    def statistics(self, puzzle: P) -> ClueStatistics:
        """Describe the clues in numbers."""

    def satisfied(self, puzzle: P, board: C) -> list[tuple[str, int, int]]:
        """List the clue numbers that the board satisfies."""
        found: list[tuple[str, int, int]] = []
        for name, index, clue, _ in puzzle.lines():
            cells = board.cells[index] if name == "row" else board.cells[:, index]
            found.extend((name, index, number) for number in self.satisfied_blocks(clue, cells))
        return found

    def read_recipe(self, data: Mapping[str, Any], *, files: bool = False) -> Recipe:
        """Read a recipe, with the pattern it implies."""
        return super().read_recipe(self.motif_boards.with_pattern(data), files=files)

    def with_usual_size(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the recipe data with a size, and with a board in the motif's shape if it sets none."""
        return self.motif_boards.shaped(super().with_usual_size(data)) if "size" not in data else dict(data)
