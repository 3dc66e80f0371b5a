"""The versioned JSON form of items, the same for every kind."""

from collections.abc import Mapping
from typing import Any

from cluewright.core.errors import CluewrightError, FormatError, UnknownKind, shown
from cluewright.core.item import Item
from cluewright.core.json_text import read_json, write_json
from cluewright.core.rating import Rating
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.technique import slug_of

FORMAT = "cluewright"
VERSION = 1
_COMMON = {"format", "version", "kind", "solution", "proof", "rating", "recipe", "meta"}


def item_to_data(item: Item[Any, Any]) -> dict[str, Any]:
    """Return the JSON form of an item.

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
    if not item.extra:
        return data
    taken = _COMMON | data.keys()
    return data | {key: value for key, value in item.extra.items() if key not in taken}


def item_from_data(data: Any) -> Item[Any, Any]:
    """Read the JSON form; raise `FormatError`, `UnknownKind` or `InvalidPuzzle`."""
    check_head(data, "a puzzle", FORMAT, VERSION)
    name = data.get("kind")
    if not isinstance(name, str):
        raise FormatError(f'the kind must be a name, such as "nonogram", not {shown(name)}')
    kind = find_kind(name)
    part = "puzzle"
    try:
        puzzle = kind.from_data(data)
        part = "solution"
        solution = data.get(part)
        board = None if solution is None else kind.board_from_data(puzzle, solution)
        part = "rating"
        rating = Rating.from_data(data[part], kind.first_points) if data.get(part) is not None else None
        part = "recipe"
        recipe = Recipe.from_data(data[part]) if data.get(part) is not None else None
    except CluewrightError:
        raise
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError) as error:
        raise FormatError(f"the {part} is malformed") from error
    return Item(
        puzzle,
        solution=board,
        proof=_mapping(data, "proof"),
        rating=rating,
        recipe=recipe,
        meta=_mapping(data, "meta") or {},
        extra={key: value for key, value in data.items() if key not in _COMMON and key not in kind.puzzle_keys},
    )


def with_slugs(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a JSON form with techniques by their slugs; unchanged if there is nothing to change.

    Before there were slugs, ratings and recipes called techniques by their English names.
    """
    recipe = data.get("recipe")
    if isinstance(recipe, Mapping) and isinstance(lesson := recipe.get("lesson"), str) and lesson != slug_of(lesson):
        data = {**data, "recipe": {**recipe, "lesson": slug_of(lesson)}}
    rating = data.get("rating")
    techniques = rating.get("techniques") if isinstance(rating, Mapping) else None
    if isinstance(techniques, Mapping) and any(name != slug_of(name) for name in techniques):
        slugs = {slug_of(name): count for name, count in techniques.items()}
        data = {**data, "rating": {**data["rating"], "techniques": slugs}}
    return data


def in_current_form(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a JSON form as it would be written today: techniques by their slugs, the rating on the present scale."""
    data = with_slugs(data)
    rating = data.get("rating")
    if not isinstance(rating, Mapping) or "revision" in rating:
        return data
    try:
        points = find_kind(data["kind"]).first_points
    except UnknownKind:  # from a plug-in that is not installed
        return data
    return {**data, "rating": Rating.from_data(rating, points).to_data()}


def check_head(data: Any, what: str, name: str, newest: int) -> None:
    """Raise `FormatError` unless the data is an object of the named format, in a version this program reads."""
    if not isinstance(data, Mapping) or data.get("format") != name:
        raise FormatError(f'{what} must be a JSON object with "format": "{name}"')
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise FormatError(f"the version must be a whole number from 1, not {shown(version)}")
    if version > newest:
        raise FormatError(f"{what} of version {shown(version)} is too new: this program reads up to version {newest}")


def dumps(item: Item[Any, Any]) -> str:
    """Write an item as one compact line of JSON."""
    return write_json(item_to_data(item))


def loads(text: str) -> Item[Any, Any]:
    """Read one item from JSON text."""
    return item_from_data(read_json(text))


def _mapping(data: Mapping[str, Any], key: str) -> Mapping[str, Any] | None:
    value = data.get(key)
    if value is not None and not isinstance(value, Mapping):
        raise FormatError(f"{key} must be an object, not {shown(value)}")
    return value
