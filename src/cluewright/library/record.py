"""A puzzle on its way into the library, and one that is kept there."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any

from cluewright.core.errors import FormatError, InvalidPuzzle, shown
from cluewright.core.form import (
    FORMAT,
    VERSION,
    check_head,
    in_current_form,
    item_from_data,
    item_to_data,
    loads,
    with_slugs,
)
from cluewright.core.item import Item, as_item
from cluewright.core.json_text import read_json, write_json
from cluewright.core.puzzle import Puzzle
from cluewright.core.rating import Rating, scale_note
from cluewright.core.technique import Level
from cluewright.library.derive import UNRATED, derived_columns, techniques_of, words_of
from cluewright.library.errors import DamagedPuzzle, InvalidName, LibraryError
from cluewright.library.fingerprint import digest

LONGEST_NAME = 100
_LEVELS = tuple(Level)


@dataclass(frozen=True, slots=True)
class Added:
    """Where a puzzle is kept, and whether it is new or already existed, perhaps turned or mirrored."""

    id: int
    added: bool


@dataclass(frozen=True, slots=True)
class Prepared:
    """A puzzle ready to be added: everything slow that needs no database is done. It can be sent between processes."""

    fingerprint: bytes
    columns: Mapping[str, Any]
    techniques: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()

    @property
    def item(self) -> Item[Any, Any]:
        """Read the puzzle from the JSON form that is to be kept."""
        return loads(self.columns["data"])


@dataclass(frozen=True)
class Record:
    """A puzzle as the library keeps it; item and data are made from the stored text on demand."""

    id: int
    fingerprint: str
    kind: str
    width: int
    height: int
    level: Level | None
    score: float | None
    """None for scores of an earlier scale, too; those are in the data, with their revision."""
    verdict: str | None
    title: str | None
    author: str | None
    licence: str | None
    source: str | None
    added: datetime
    tags: tuple[str, ...]
    text: str = field(repr=False)
    """The JSON form in one line."""

    @cached_property
    def data(self) -> dict[str, Any]:
        """Return the JSON form; raise `DamagedPuzzle` if it is not valid."""
        try:
            data = read_json(self.text)
            check_head(data, "a puzzle", FORMAT, VERSION)
            return dict(with_slugs(data))
        except (FormatError, TypeError) as error:
            raise DamagedPuzzle(self.id, error) from error

    @cached_property
    def item(self) -> Item[Any, Any]:
        """Return the puzzle with everything known about it.

        Raise `UnknownKind` when its plug-in is missing, and `DamagedPuzzle` if the data holds no puzzle.
        """
        try:
            return item_from_data(self.data)
        except (FormatError, InvalidPuzzle) as error:
            raise DamagedPuzzle(self.id, error) from error

    @property
    def puzzle(self) -> Puzzle:
        """Return the bare puzzle."""
        return self.item.puzzle  # type: ignore[no-any-return]

    @property
    def techniques(self) -> tuple[str, ...]:
        """List the techniques a person needs; none if the puzzle is not rated."""
        return tuple(techniques_of(self.data))

    @property
    def shown_score(self) -> str:
        """Return the score for people: `41.5`, or `20.9 (scale 2)` on an earlier scale; nothing without a rating."""
        if self.score is not None:
            return f"{self.score:g}"
        try:
            rating = Rating.from_data(self.data["rating"]) if self.level is not None else None
        except (LibraryError, LookupError, TypeError, ValueError, AttributeError):  # damaged
            return ""
        return "" if rating is None else f"{rating.score:g}{scale_note(rating.revision)}"

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form with the number and the tags it has in the library."""
        return {**self.data, "id": self.id, "tags": list(self.tags)}


def prepare(
    puzzle: Item[Any, Any] | Puzzle | Prepared, *, tags: Iterable[str] = (), data: dict[str, Any] | None = None
) -> Prepared:
    """Make a puzzle ready to be added; a list of texts under `tags` among its unknown keys becomes its tags.

    `data` is its JSON form if available; it is changed.
    """
    more = clean_tags(tags) if tags else ()
    if isinstance(puzzle, Prepared):
        if not more:
            return puzzle
        both = tuple(dict.fromkeys((*puzzle.tags, *more)))
        return Prepared(puzzle.fingerprint, puzzle.columns, puzzle.techniques, puzzle.words, both)
    item = as_item(puzzle)
    try:
        data = item_to_data(item) if data is None else data
        own = data.get("tags")
        if isinstance(own, list) and all(isinstance(tag, str) and tag.strip() for tag in own):
            more = tuple(dict.fromkeys((*clean_tags(own), *more)))
            del data["tags"]
        return prepare_data(data, digest(item.puzzle), tags=more)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise LibraryError("this puzzle cannot be saved as JSON") from error


def prepare_data(data: Mapping[str, Any], fingerprint: bytes, *, tags: tuple[str, ...] = ()) -> Prepared:
    """Make a JSON form with a known fingerprint ready to be added."""
    data = in_current_form(data)
    columns = derived_columns(data)
    columns["data"] = write_json(data)
    return Prepared(fingerprint, columns, tuple(techniques_of(data)), tuple(words_of(data)), tags)


def clean_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return the tags without blanks around them, each once; raise `LibraryError` for an invalid one."""
    if isinstance(tags, str):
        tags = (tags,)
    return tuple(dict.fromkeys(clean_name("tag", tag) for tag in tags))


def clean_name(what: str, name: str) -> str:
    """Return a name of a tag, player or collection without blanks around it; raise `LibraryError` if it is invalid."""
    clean = " ".join(name.split()) if isinstance(name, str) else ""
    if not clean or len(clean) > LONGEST_NAME or not clean.isprintable():
        sentence = f"the name of a {what} must have 1 to {LONGEST_NAME} characters, not {shown(name)}"
        raise InvalidName(sentence, LONGEST_NAME)
    return clean


def record_of(row: Any, tags: Iterable[str]) -> Record:
    """Return the record of a row of the table of puzzles."""
    return Record(
        id=row.id,
        fingerprint=row.fingerprint.hex(),
        kind=row.kind,
        width=row.width,
        height=row.height,
        level=None if row.level == UNRATED else _LEVELS[row.level],
        score=None if row.score == UNRATED else row.score,
        verdict=row.verdict or None,
        title=row.title or None,
        author=row.author or None,
        licence=row.licence or None,
        source=row.source or None,
        added=row.added,
        tags=tuple(tags),
        text=row.data,
    )
