"""Searches of the library: what to find, in which order, and where a page continues."""

import base64
import binascii
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, literal_column, null, select, tuple_

from cluewright.core.errors import shown
from cluewright.core.size import Size
from cluewright.core.technique import Level, slug_of
from cluewright.library.derive import UNRATED, split_words
from cluewright.library.errors import LibraryError
from cluewright.library.record import Record
from cluewright.library.schema import COLLECTION, ENTRY, PUZZLE, TAG, TECHNIQUE, WORD

UNRATED_LEVEL = "unrated"

VERDICTS: dict[str, tuple[str, ...]] = {
    "unique": ("unique",),
    "several": ("several",),
    "none": ("none",),
    "ambiguous": ("several", "none"),
    "decided": ("unique", "several", "none"),
    "unknown": (),
}
"""What can be asked about solutions, and the verdicts it covers; unknown is whatever is undecided."""

SORTS: dict[str, str] = {
    "added": "id",
    "kind": "kind",
    "size": "cells",
    "level": "level",
    "score": "score",
    "technique": "hardest",
    "title": "title",
    "text": "title",
    "tag": "first_tag",
}
"""What can be sorted by, and its column.

`technique` is the hardest one needed; `tag` is the first in order, and puzzles without any come last whichever way.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """Describe the puzzles to find; all conditions must hold."""

    kind: str | None = None
    levels: tuple[str, ...] = ()
    """Any of these; `unrated` for puzzles without a rating."""
    smallest: Size | None = None
    """Neither width nor height is below these."""
    largest: Size | None = None
    lowest_score: float | None = None
    highest_score: float | None = None
    verdict: str | None = None
    """One of `VERDICTS`."""
    techniques: tuple[str, ...] = ()
    """A person needs each of these: slugs, or the names of techniques from before there were slugs."""
    tags: tuple[str, ...] = ()
    """The puzzle has each of these."""
    text: str = ""
    """Each of its words begins a word of the title, the author or other metadata."""
    collection: str | None = None
    any_tags: tuple[str, ...] = ()
    """The puzzle has one of these, if any are given."""
    without_tags: tuple[str, ...] = ()
    """The puzzle has none of these."""
    without_collections: tuple[str, ...] = ()
    """The puzzle is in none of these."""
    sort: str = "added"
    """One of `SORTS`; puzzles equal in it come in the order they were added."""
    descending: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "techniques", tuple(slug_of(name) for name in self.techniques))
        for level in self.levels:
            if level not in (*Level, UNRATED_LEVEL):
                raise LibraryError(f"a level must be one of {', '.join(Level)} or {UNRATED_LEVEL}, not {shown(level)}")
        if self.verdict is not None and self.verdict not in VERDICTS:
            raise LibraryError(f"a verdict must be one of {', '.join(VERDICTS)}, not {shown(self.verdict)}")
        if self.sort not in SORTS:
            raise LibraryError(f"puzzles can be sorted by {', '.join(SORTS)}, not by {shown(self.sort)}")


@dataclass(frozen=True, slots=True)
class FoundPage:
    """Some of the puzzles that were found, in order."""

    records: tuple[Record, ...]
    cursor: str | None
    """Where the next page begins; None if this is the last."""

    def __iter__(self) -> Iterator[Record]:
        return iter(self.records)

    def __len__(self) -> int:
        return len(self.records)


def page_statements(query: Query, *, limit: int, after: str | None, walk: bool = False) -> list[Select[Any]]:
    """Build the statements for one page and the first puzzle after it; what one of them lacks, the next supplies.

    Their rows are the number and the value sorted by, because small rows sort faster.
    """
    place = None if after is None else read_cursor(query, after)
    if query.sort != "tag":
        value = PUZZLE.c[SORTS[query.sort]].label("value")
        statement = matching(select(PUZZLE.c.id, value), query, walk=walk)
        return [_in_order(statement, _key(query), query, place).limit(limit + 1)]
    untagged = _in_order(_untagged(query), [PUZZLE.c.id], query, place if place and place[0] is None else None)
    if place is not None and place[0] is None:
        return [untagged.limit(limit + 1)]
    tagged = _in_order(_by_first_tag(query, walk), [_FIRST.c.tag, _FIRST.c.puzzle_id], query, place)
    return [tagged.limit(limit + 1), untagged.limit(limit + 1)]


def _in_order(statement: Select[Any], key: list[Any], query: Query, place: tuple[Any, int] | None) -> Select[Any]:
    """Sort the rows of a statement, starting at a place."""
    if place is not None:
        here: Any = tuple_(*key) if len(key) > 1 else key[0]
        there: Any = tuple_(*place) if len(key) > 1 else place[1]
        statement = statement.where(here < there if query.descending else here > there)
    return statement.order_by(*(column.desc() if query.descending else column for column in key))


_FIRST = TAG.alias("first")
_OTHER = TAG.alias("other")


def _by_first_tag(query: Query, walk: bool) -> Select[Any]:
    """Return the puzzles that have a tag, each with its first; the table of tags is already in order."""
    earlier = select(1).where(_OTHER.c.puzzle_id == _FIRST.c.puzzle_id, _OTHER.c.tag < _FIRST.c.tag)
    statement = select(PUZZLE.c.id, _FIRST.c.tag.label("value")).join(_FIRST, _FIRST.c.puzzle_id == PUZZLE.c.id)
    return matching(statement, query, walk=walk).where(~earlier.correlate(_FIRST).exists())


def _untagged(query: Query) -> Select[Any]:
    of_puzzle = select(1).where(_OTHER.c.puzzle_id == PUZZLE.c.id)
    statement = matching(select(PUZZLE.c.id, null().label("value")), query)
    return statement.where(~of_puzzle.correlate(PUZZLE).exists())


MANY = 20_000


def many_statement(query: Query) -> Select[int] | None:
    """Build the statement that counts up to `MANY`, to decide whether to walk along the order; None if not.

    SQLite narrows a search down first and then sorts what it found. Where much is found, the first of it are found
    sooner by going through all puzzles in their order and passing over what does not fit; unless what fits lies at one
    end of the order, as the puzzles of a level do in that of the hardest technique.
    """
    if query.sort == "added" or _unsorted(query) == Query() or _lies_together(query):
        return None
    return select(func.count()).select_from(matching(select(PUZZLE.c.id), query).limit(MANY).subquery())


def _lies_together(query: Query) -> bool:
    """Tell whether the order brings what fits together."""
    if query.sort == "score":
        return query.lowest_score is not None or query.highest_score is not None
    return query.sort in ("level", "technique") and bool(query.levels)


def _unsorted(query: Query) -> Query:
    return replace(query, sort="added", descending=False)


def count_statement(query: Query) -> Select[int]:
    """Build the statement that counts what is found."""
    labels = [*(("tag", tag) for tag in query.tags), *(("technique", name) for name in query.techniques)]
    if len(labels) == 1 and _unsorted(query) == Query(tags=query.tags, techniques=query.techniques):
        [(name, label)] = labels
        table = _alias(name, 0)
        return select(func.count()).select_from(table).where(table.c[name] == label)
    return matching(select(func.count()).select_from(PUZZLE), query)


def write_cursor(query: Query, row: Any) -> str:
    """Return the place after a row."""
    text = json.dumps([query.sort, row.value, row.id], separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read_cursor(query: Query, cursor: str) -> tuple[Any, int]:
    """Return the value and number a cursor stands for; raise `LibraryError` for one that is not ours."""
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        sort, value, number = json.loads(base64.urlsafe_b64decode(padded.encode()))
        if sort != query.sort or not _fits(sort, value) or type(number) is not int or not _fits("added", number):
            raise ValueError
    except (ValueError, TypeError, UnicodeError, binascii.Error, RecursionError):
        raise LibraryError(f"{shown(cursor)} belongs to another search: start again from the first page") from None
    return value, number


def _fits(sort: str, value: Any) -> bool:
    if sort == "tag" and value is None:
        return True
    if sort in ("kind", "title", "text", "tag"):
        return isinstance(value, str) and "\0" not in value
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 2**63


def _key(query: Query) -> list[Any]:
    """Return the columns that put the puzzles in order.

    In the order they were added, the number is taken from the table that narrows the search most, because it has it in
    order already.
    """
    if query.sort != "added":
        return [PUZZLE.c[SORTS[query.sort]], PUZZLE.c.id]
    if query.tags:
        return [_alias("tag", 0).c.puzzle_id]
    if query.techniques:
        return [_alias("technique", 0).c.puzzle_id]
    return [PUZZLE.c.id]


_ALIASES: dict[tuple[str, int], Any] = {}


def _alias(name: str, number: int) -> Any:
    """Return the same alias each time, so that equal searches are equal statements and compiled once."""
    table = TAG if name == "tag" else TECHNIQUE
    return _ALIASES.setdefault((name, number), table.alias(f"{name}_{number}"))


def matching(statement: Select[Any], query: Query, *, walk: bool = False) -> Select[Any]:
    """Narrow a statement about puzzles down to those a query describes; with `walk`, without using indexes."""
    for name, labels in (("tag", query.tags), ("technique", query.techniques)):
        for number, label in enumerate(dict.fromkeys(labels)):
            table = _alias(name, number)
            fits = and_(table.c.puzzle_id == PUZZLE.c.id, table.c[name] == label)
            statement = (
                statement.where(select(1).where(fits).correlate(PUZZLE).exists())
                if walk
                else statement.join(table, fits)
            )
    if query.collection is not None:
        statement = statement.join(ENTRY, ENTRY.c.puzzle_id == PUZZLE.c.id).where(
            ENTRY.c.collection_id
            == select(COLLECTION.c.id).where(COLLECTION.c.name == query.collection).scalar_subquery()
        )
    columns = _unindexed(query.sort) if walk else PUZZLE.c
    # The longest word is likely to be the rarest; what has it is looked through for the others.
    for place, word in enumerate(sorted(dict.fromkeys(split_words(query.text)), key=len, reverse=True)):
        begins = and_(WORD.c.word >= word, WORD.c.word < _after(word))
        if place == 0:
            statement = statement.where(columns.id.in_(select(WORD.c.puzzle_id).where(begins)))
        else:
            here = select(1).where(WORD.c.puzzle_id == PUZZLE.c.id, begins)
            statement = statement.where(here.correlate(PUZZLE).exists())
    return statement.where(*_conditions(query, columns))


def _unindexed(sort: str) -> Any:
    """Return the columns so that no index on them is used except that of the order."""
    return SimpleNamespace(
        **{
            column.name: column if column.name == SORTS[sort] else literal_column(f"+puzzle.{column.name}", column.type)
            for column in PUZZLE.c
        }
    )


def _after(word: str) -> str:
    """Return a text that sorts after every word that begins like this one."""
    return word + "\U0010ffff"


def _conditions(query: Query, columns: Any) -> Iterator[ColumnElement[bool]]:
    if query.kind is not None:
        yield columns.kind == query.kind
    if query.verdict is not None:
        verdicts = VERDICTS[query.verdict]
        yield columns.verdict.in_(verdicts) if verdicts else columns.verdict.not_in(VERDICTS["decided"])
    if query.levels:
        ranks = sorted({UNRATED if level == UNRATED_LEVEL else Level(level).rank for level in query.levels})
        yield columns.level == ranks[0] if len(ranks) == 1 else columns.level.in_(ranks)
    for size, within in ((query.smallest, _at_least), (query.largest, _at_most)):
        if size is not None:
            sides = ((columns.width, size[0]), (columns.height, size[1]), (columns.cells, size[0] * size[1]))
            yield and_(*(within(column, side) for column, side in sides))
    if query.any_tags:
        yield columns.id.in_(select(TAG.c.puzzle_id).where(TAG.c.tag.in_(query.any_tags)))
    if query.without_tags:
        yield columns.id.not_in(select(TAG.c.puzzle_id).where(TAG.c.tag.in_(query.without_tags)))
    if query.without_collections:
        named = select(COLLECTION.c.id).where(COLLECTION.c.name.in_(query.without_collections))
        yield columns.id.not_in(select(ENTRY.c.puzzle_id).where(ENTRY.c.collection_id.in_(named)))
    if query.lowest_score is not None:
        yield columns.score >= query.lowest_score
    if query.highest_score is not None:
        yield and_(columns.score <= query.highest_score, columns.score != UNRATED)


def _at_least(column: Any, value: int) -> ColumnElement[bool]:
    return column >= value  # type: ignore[no-any-return]


def _at_most(column: Any, value: int) -> ColumnElement[bool]:
    return column <= value  # type: ignore[no-any-return]
