"""The gate for what requests send: recipes and puzzles, read in one place before any task works with them.

Nothing here can name a file. A file in a recipe is a `FileName`, which no JSON can hold, so that a recipe read from a
request reaches none, whatever its kind; and a puzzle that says which recipe it came from is never made again from it.
"""

from collections.abc import Mapping
from typing import Any

from cluewright.core.form import item_from_data
from cluewright.core.item import Item
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.web.refusal import too_large

__all__ = ["read_item", "read_recipe", "require_room"]


def read_recipe(data: Mapping[str, Any], cells: int) -> Recipe:
    """Read a recipe for a board of at most so many cells."""
    recipe = Recipe.from_data(data, find_kind(str(data.get("kind"))).options)
    require_room(*recipe.size, cells)
    return recipe


def read_item(data: Mapping[str, Any], cells: int) -> Item[Any, Any]:
    """Read a puzzle of at most so many cells."""
    width, height = data.get("width"), data.get("height")
    if isinstance(width, int) and isinstance(height, int):
        require_room(width, height, cells)  # what is too large is not even read
    item = item_from_data(data)
    require_room(item.puzzle.width, item.puzzle.height, cells)
    return item


def require_room(width: int, height: int, cells: int) -> None:
    """Raise `Refused` for a board of more than so many cells."""
    if width * height > cells:
        raise too_large(f"a board may have {cells} cells here, not {width * height}")
