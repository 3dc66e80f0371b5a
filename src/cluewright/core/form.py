"""The versioned JSON form of items, the same for every kind."""

import json
from collections.abc import Mapping
from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of

FORMAT = "cluewright"
VERSION = 1
_COMMON = {"format", "version", "kind", "solution", "proof", "rating", "recipe", "meta"}


def item_to_data(item: Item[Any, Any]) -> dict[str, Any]:
    """Give the JSON form of an item.

    The keys stand in a fixed order: what it is, the puzzle, what is known about it, what we do not know.
    """
    kind = kind_of(item.puzzle)
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "kind": kind.name, **kind.to_data(item.puzzle)}
    if item.solution is not None:
        data["solution"] = kind.board_to_data(item.puzzle, item.solution)
    if item.rating is not None:
        data["rating"] = item.rating.to_data()
    if item.proof is not None:
        data["proof"] = dict(item.proof)
    if item.recipe is not None:
        data["recipe"] = item.recipe.to_data()
    if item.meta:
        data["meta"] = dict(item.meta)
    return {**data, **item.extra}


def item_from_data(data: Mapping[str, Any]) -> Item[Any, Any]:
    """Read the JSON form; raise `FormatError` or `InvalidPuzzle`."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise FormatError(f'a puzzle is a JSON object with "format": "{FORMAT}"')
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise FormatError(f"the version is a whole number from 1, not {version!r}")
    if version > VERSION:
        raise FormatError(f"this file has version {version}; this program reads up to version {VERSION}")
    kind = find_kind(str(data.get("kind")))
    puzzle = kind.from_data(data)
    own = kind.to_data(puzzle).keys()
    solution = data.get("solution")
    try:
        return Item(
            puzzle,
            solution=None if solution is None else kind.board_from_data(puzzle, solution),
            proof=_mapping(data, "proof"),
            rating=Rating.from_data(data["rating"]) if "rating" in data else None,
            recipe=Recipe.from_data(data["recipe"]) if "recipe" in data else None,
            meta=_mapping(data, "meta") or {},
            extra={key: value for key, value in data.items() if key not in _COMMON and key not in own},
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise FormatError(f"the rating or recipe is malformed: {error!r}") from None


def dumps(item: Item[Any, Any]) -> str:
    """Write an item as one compact line of JSON."""
    return json.dumps(item_to_data(item), ensure_ascii=False, separators=(",", ":"))


def loads(text: str) -> Item[Any, Any]:
    """Read one item from JSON text."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise FormatError(f"not JSON: {error.msg}", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise FormatError("not a puzzle: the JSON is nested too deeply") from None
    return item_from_data(data)


def _mapping(data: Mapping[str, Any], key: str) -> Mapping[str, Any] | None:
    value = data.get(key)
    if value is not None and not isinstance(value, Mapping):
        raise FormatError(f"{key} is an object, not {type(value).__name__}")
    return value
