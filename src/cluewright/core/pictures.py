"""What only kinds whose solved board is a picture have: it determines the puzzle, so people can draw puzzles."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.errors import InvalidRecipe, NotOffered
from cluewright.core.item import Item
from cluewright.core.message import Message
from cluewright.core.outcome import Verdict
from cluewright.core.puzzle import Puzzle
from cluewright.core.rating import Rating
from cluewright.core.recipe import Option
from cluewright.core.size import Size, Sizes

if TYPE_CHECKING:
    from cluewright.core.kind import Kind

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Repaired(Generic[B]):
    """A board changed in as few cells as possible until its puzzle has exactly one solution."""

    board: B
    changed: tuple[tuple[int, int], ...]
    verdict: Verdict
    reached: bool
    """Whether the goal is met; otherwise this is the best that was found."""
    said: tuple[Message, ...] = ()
    """What was done to the picture, in a sentence for each kind of change."""


class NoPicture(InvalidRecipe):
    """An image leaves every cell of the board empty, or fills every one, or is a puzzle of another kind."""

    drawing: Any = None
    """What it shows, if `Pictures.other_kind` makes a puzzle of it."""


@dataclass(frozen=True, slots=True)
class PictureVariant(Generic[B]):
    """One of several ways to make a board of an image, repaired and rated."""

    method: str
    size: Size
    board: B
    changed: tuple[tuple[int, int], ...]
    verdict: Verdict
    rating: Rating | None


class Pictures(ABC, Generic[P, B]):
    """Make puzzles from pictures (images, drawings, textures), repair them and report on them."""

    options: tuple[Option, ...] = ()
    """How an image becomes a board."""
    sizes: Sizes = Sizes(((1, 1),), (100, 100))
    """The sizes of pictures that can become puzzles, be repaired and be judged."""
    textures: tuple[str, ...] = ()
    """The names of the large pictures that `draw_texture` draws."""
    texture_sizes: Sizes = Sizes(((200, 200),), (1000, 1000))
    """Of those that pages offer."""

    @abstractmethod
    def from_picture(self, image: bytes, size: Size, options: Mapping[str, Any]) -> B:
        """Return the solved board an image file shows; raise `FormatError` when it is broken."""

    def proposed_size(self, image: bytes, options: Mapping[str, Any]) -> Size:
        """Propose a board in the shape of what an image shows; here it is always the smallest."""
        return self.sizes.smallest[0]

    def variants(
        self, image: bytes, size: Size | None, options: Mapping[str, Any], *, budget: Budget | None = None
    ) -> tuple[PictureVariant[B], ...]:
        """Make several boards from an image, the best first: at one size, or at a few in its shape; here, none."""
        return ()

    @abstractmethod
    def read_drawing(self, data: Any, cells: int) -> B:
        """Read a solved board on its own, of at most a number of cells; raise `InvalidPuzzle`."""

    @abstractmethod
    def write_drawing(self, board: B) -> Any:
        """Return a solved board as JSON, with all it needs to determine a puzzle, as `read_drawing` reads it."""

    def drawing_of(self, puzzle: P, board: B) -> B:
        """Return the solution of a puzzle as a drawing: with what the puzzle has besides; here, there is no more."""
        return board

    def other_kind(self, board: B) -> Item[Any, Any] | None:
        """Return the puzzle that a drawing is if that is one of another kind; here, it never is."""
        return None

    def is_blank(self, board: B) -> bool:
        """Tell whether nothing is drawn on a board, so that it is no puzzle; here, something always is."""
        return False

    @abstractmethod
    def from_solution(self, board: B) -> P:
        """Return the puzzle a solved board determines."""

    @abstractmethod
    def draw_texture(self, texture: str, size: Size, seed: int, *, budget: Budget | None = None) -> B:
        """Draw a random solved board, of any size, that determines a puzzle to watch."""

    @abstractmethod
    def repair(
        self,
        board: B,
        *,
        no_guess: bool = False,
        locked: Iterable[tuple[int, int]] = (),
        budget: Budget | None = None,
    ) -> Repaired[B]:
        """Change as few cells of a solved board as possible until its puzzle is unique, or needs no guessing.

        The cells `locked` names, as (row, column) from 0, stay. No part is lost and no line breaks. When the budget
        ends the work, the error carries the best so far.
        """

    @abstractmethod
    def quality(self, item: Item[P, B], *, thorough: bool = False, budget: Budget | None = None) -> dict[str, Any]:
        """Report on a puzzle: what makes it a good one; `thorough` adds what takes long."""


def pictures_of(kind: "Kind[P, B]") -> Pictures[P, B]:
    """Return what a kind can do with pictures; raise `NotOffered` if it can do nothing."""
    if kind.pictures is None:
        raise NotOffered(f"{kind.title} puzzles cannot be made from pictures")
    return kind.pictures
