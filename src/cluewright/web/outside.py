"""The gate for what requests send: recipes and puzzles, read in one place before any task works with them.

Nothing here can name a file. A file in a recipe is a `FileName`, which no JSON can hold, so that a recipe read from a
request cannot reach one, whatever its kind; and a puzzle that names its recipe is never made again from it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.form import item_from_data
from cluewright.core.item import Item
from cluewright.core.puzzle import Puzzle
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.web.refusal import Refused, too_large
from cluewright.web.unread import Unread, opened

MOST_MOVES = 100_000
"""The most moves of a history."""
MOST_PUZZLES = 2000
"""Of one request."""

Outside = Mapping[str, Any] | Unread
"""A puzzle of a request, read or not."""


def read_recipe(data: Mapping[str, Any], cells: int) -> Recipe:
    """Read a recipe for a board of at most `cells` cells."""
    require_room(*Recipe.from_data(data).size, cells)
    return find_kind(str(data.get("kind"))).read_recipe(data)


def read_item(sent: Outside, cells: int) -> Item[Any, Any]:
    """Read a puzzle of at most `cells` cells."""
    data = opened(sent)
    if isinstance(data, dict):
        width, height = data.get("width"), data.get("height")
        if isinstance(width, int) and isinstance(height, int):
            require_room(width, height, cells)  # what is too large is not read at all
    item = item_from_data(data)
    require_room(item.puzzle.width, item.puzzle.height, cells)
    return item


def read_link(link: str) -> Item[Any, Any]:
    """Read a share link."""
    from cluewright.formats.share import read_share

    try:
        return read_share(link)
    except FormatError as error:
        raise Refused(422, "damaged-link", str(error)) from None


def read_items(sent: Sequence[Outside] | Unread, cells: int) -> Iterator[Item[Any, Any]]:
    """Yield the puzzles of a list."""
    for each in _listed(sent, "puzzles", MOST_PUZZLES):
        yield read_item(each, cells)


def read_history(sent: Sequence[str] | Unread) -> list[str]:
    """Read a list of moves."""
    moves = _listed(sent, "moves", MOST_MOVES)
    if not all(isinstance(move, str) for move in moves):
        raise FormatError("a move must be text")
    return moves


def read_board(puzzle: Puzzle, sent: Any) -> Any:
    """Read a board of a puzzle; None is the empty one."""
    kind = kind_of(puzzle)
    return kind.empty_board(puzzle) if sent is None else kind.board_from_data(puzzle, opened(sent))


def _listed(sent: Sequence[Any] | Unread, what: str, most: int) -> list[Any]:
    found = opened(sent)
    if not isinstance(found, list) or len(found) > most:
        raise FormatError(f"expected a list of at most {most} {what}")
    return found


def require_room(width: int, height: int, cells: int) -> None:
    """Raise `Refused` for a board of more than `cells` cells."""
    if width * height > cells:
        raise too_large(f"a board may have at most {cells} cells here, not {width * height}")
