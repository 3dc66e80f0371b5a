"""The puzzles of a book: read, found or made, each proven to have exactly one solution, and graded."""

import os
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cluewright.books.plan import BookPlan, FromFiles, FromItems, FromLibrary, FromRecipe, Section
from cluewright.books.words import books_message
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, FormatError, GenerationFailed
from cluewright.core.item import SHOWS, Item
from cluewright.core.kind import Kind
from cluewright.core.message import Message
from cluewright.core.outcome import Verdict
from cluewright.core.rating import REVISION
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.technique import Level
from cluewright.core.verbs import check

if TYPE_CHECKING:
    from cluewright.library import Library, Record

OTHERS = 40
"""The most puzzles made to replace one that the book already has, or whose motif it has."""
_NUMBERED = re.compile(r"-[0-9]+$")
ATTEMPTS = 5
"""Seeds tried for a recipe before it is given up."""
_REASONS = {
    Verdict.SEVERAL: "has more than one solution",
    Verdict.NONE: "has no solution",
    Verdict.UNDECIDED: "could not be proven to have one solution within the time limit",
}


class NotProven(CluewrightError, ValueError):
    """A puzzle of the plan is not proven to have exactly one solution."""


@dataclass(frozen=True, slots=True)
class BookEntry:
    """A puzzle of the book with its kind and solution."""

    item: Item[Any, Any]
    kind: Kind[Any, Any]

    @property
    def level(self) -> Level | None:
        """Return its level, or None if the kind does not grade."""
        return self.item.rating.level if self.item.rating is not None else None

    @property
    def score(self) -> float:
        """Return how much work it is, to order puzzles of one level by."""
        return self.item.rating.score if self.item.rating is not None else 0.0

    @property
    def size(self) -> str:
        """Write its width and height."""
        return f"{self.item.puzzle.width} × {self.item.puzzle.height}"


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A puzzle to come: where the plan gets it from, and what makes it."""

    origin: Message
    give: Callable[[Budget], Item[Any, Any]]
    made: bool = False
    other: Callable[[int, Budget], Item[Any, Any]] | None = None
    """Makes a replacement, a different one for each number."""
    free: bool = False
    """Whether chance chooses what a picture shows."""


def gather(
    plan: BookPlan, *, library: "Library | None" = None, budget: Budget | None = None, workers: int | None = None
) -> tuple[list[BookEntry], list[Message]]:
    """Return the puzzles of a plan in its order, and a message for each that was left out.

    No puzzle comes twice, not even turned or mirrored, and no motif that chance chose: one that was made for the book
    is replaced by another, as long as there is another.

    Threads work side by side, for most of the work is native and releases the interpreter's lock; what comes out
    does not depend on how many there are.
    """
    budget = (budget or Budget()).start()
    candidates = list(_candidates(plan, library))
    entries: list[BookEntry] = []
    notes: list[Message] = []
    known = _Known()
    for candidate, found in zip(candidates, _settle_all(candidates, plan, budget, workers), strict=True):
        if isinstance(found, BookEntry) and known.clash(candidate, found) is not None:
            found = _another(candidate, known, plan, budget) or found
        if isinstance(found, Verdict):
            notes.append(books_message(f"left-out-{found}", origin=candidate.origin))
        elif (clash := known.clash(candidate, found)) is not None:
            notes.append(clash)
        else:
            known.add(candidate, found)
            entries.append(found)
    if not entries:
        raise FormatError("there is no puzzle to print" + (f": {notes[0].clause()}" if notes else ""))
    return entries, notes


class _Known:
    """Remember the puzzles and the motifs of a book."""

    def __init__(self) -> None:
        self._origins: dict[Any, Message] = {}
        self._motifs: set[str] = set()

    def clash(self, candidate: _Candidate, entry: BookEntry) -> Message | None:
        """Say why a puzzle should not be in the book, if it should not."""
        if (before := self._origins.get(_canonical(entry))) is not None:
            return books_message("left-out-same", origin=candidate.origin, before=before)
        if candidate.free and not self._motifs.isdisjoint(_motifs(entry.item)):
            return books_message("left-out-motif", origin=candidate.origin)
        return None

    def add(self, candidate: _Candidate, entry: BookEntry) -> None:
        """Remember a puzzle."""
        self._origins[_canonical(entry)] = candidate.origin
        self._motifs.update(_motifs(entry.item))


def _canonical(entry: BookEntry) -> Any:
    """Return what is the same for all symmetric forms of a puzzle."""
    return entry.kind.canonical(entry.item.puzzle)


def _another(candidate: _Candidate, known: _Known, plan: BookPlan, budget: Budget) -> BookEntry | None:
    """Make another puzzle in the place of one that the book has already; None where there seems to be none.

    Puzzles that were not made for the book stay as they are.
    """
    if candidate.other is None:
        return None
    for turn in range(1, OTHERS + 1):
        other = _settle(replace(candidate, give=partial(candidate.other, turn)), plan, budget)
        if isinstance(other, BookEntry) and known.clash(candidate, other) is None:
            return other
    return None


def _motifs(item: Item[Any, Any]) -> set[str]:
    """Return the names of what a picture shows; another drawing of the same counts as the same."""
    shows = item.meta.get(SHOWS)
    names = shows.get("motifs", ()) if isinstance(shows, Mapping) else ()
    return {_NUMBERED.sub("", str(name)) for name in names}


def _settle_all(
    candidates: Sequence[_Candidate], plan: BookPlan, budget: Budget, workers: int | None
) -> Iterator[BookEntry | Verdict]:
    threads = max(1, min(workers or _cores(), len(candidates)))
    work = partial(_settle, plan=plan, book=budget)
    with ThreadPoolExecutor(threads, thread_name_prefix="book") as pool:
        try:
            for done, found in enumerate(pool.map(work, candidates), 1):
                budget.report(0.6 * done / len(candidates), f"puzzle {done} of {len(candidates)}")
                yield found
        except BaseException:
            budget.cancel.cancel()
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _cores() -> int:
    affinity: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def _settle(candidate: _Candidate, plan: BookPlan, book: Budget) -> BookEntry | Verdict:
    """Return the proven and graded puzzle, or the verdict that keeps it out."""
    book.check()
    left = book.seconds_left
    limit = plan.time_limit if left is None else min(left, plan.time_limit)
    budget = Budget(seconds=limit, cancel=book.cancel).start()
    try:
        item = candidate.give(budget)
    except BudgetExceeded:
        book.check()
        sentence = f"{candidate.origin.clause()} could not be made within {limit:g} s: raise time_limit"
        raise BudgetExceeded(sentence) from None
    kind = kind_of(item.puzzle)
    if not candidate.made or item.solution is None:
        problem, item = _proven(item, budget)
        book.check()
        if problem is not None:
            if plan.on_ambiguous == "refuse":
                raise NotProven(
                    f"{candidate.origin.clause()} {_REASONS[problem]}: "
                    'fix it, or set on_ambiguous = "leave-out" to skip such puzzles'
                )
            return problem
    if item.rating is None or item.rating.revision != REVISION:  # scores of two scales cannot be compared
        try:
            rating = kind.rate(item.puzzle, budget=Budget(seconds=limit, cancel=book.cancel))
            item = replace(item, rating=kind.timed(item.puzzle, rating))
        except BudgetExceeded:
            book.check()
    return BookEntry(item, kind)


def _proven(item: Item[Any, Any], budget: Budget) -> tuple[Verdict | None, Item[Any, Any]]:
    try:
        outcome = check(item, budget=budget).outcome
    except BudgetExceeded:
        return Verdict.UNDECIDED, item
    if outcome.verdict is not Verdict.UNIQUE:
        return outcome.verdict, item
    return None, replace(item, solution=outcome.solution)


def _candidates(plan: BookPlan, library: "Library | None") -> Iterator[_Candidate]:
    for number, section in enumerate(plan.sections, 1):
        count = 0
        for candidate in _of_section(section, number, plan, library):
            count += 1
            yield candidate
        if not count:
            raise FormatError(f"section {number} has no puzzles: change its search or its files")


def _of_section(section: Section, number: int, plan: BookPlan, library: "Library | None") -> Iterator[_Candidate]:
    match section:
        case FromFiles(files):
            for path in files:
                yield from _of_file(path)
        case FromItems(items):
            for place, item in enumerate(items, 1):
                yield _Candidate(_in_section(place, number), partial(_given, item))
        case FromRecipe():
            for place in range(section.count):
                make = partial(_make, section, plan.seed, number, place)
                free = "motif" not in section.recipe
                origin = _in_section(place + 1, number)
                yield _Candidate(origin, partial(make, 0), made=True, other=make, free=free)
        case FromLibrary():
            yield from _of_library(section, library)


def _in_section(place: int, number: int) -> Message:
    return books_message("origin-section", place=place, section=number)


def _given(item: Item[Any, Any], _: Budget) -> Item[Any, Any]:
    return item


def _of_file(path: Path) -> Iterator[_Candidate]:
    from cluewright.formats import load

    for place, item in enumerate(load(path), 1):
        yield _Candidate(books_message("origin-file", place=place, file=str(path)), partial(_given, item))


def _of_library(section: FromLibrary, library: "Library | None") -> Iterator[_Candidate]:
    from cluewright.library import Library

    with Library.open(create=False) if library is None else nullcontext(library) as opened:
        found = [(record.id, record.item) for record in records_of(section, opened)]
    for number, item in found:
        yield _Candidate(books_message("origin-library", number=number), partial(_given, item))


def records_of(section: FromLibrary, library: "Library", most: int | None = None) -> "list[Record]":
    """Find the puzzles of a section in the library, in the order of a collection if they come from one.

    Of a search, no more than `most` are read; raise `NotInLibrary` for a number that is not there.
    """
    from cluewright.library import NotInLibrary, Query

    count = section.count if most is None else min(most, section.count or most)
    if section.ids:
        records = library.get_many(section.ids)
        if missing := sorted(set(section.ids) - {record.id for record in records}):
            raise NotInLibrary(f"the library has no puzzle {missing[0]}")
        return list(records[:count])
    query = Query(**section.query)
    if query.collection is None or query.sort != "added":
        return list(islice(library.each(query), count))
    places = {entry.puzzle_id: entry.position for entry in library.collections.entries(query.collection)}
    return sorted(library.each(query), key=lambda record: places.get(record.id, 0))[:count]


def _make(section: FromRecipe, seed: int, number: int, place: int, turn: int, budget: Budget) -> Item[Any, Any]:
    """Make a puzzle; if a seed makes none that fits the recipe, others follow from it, different ones in every turn."""
    kind = find_kind(str(section.recipe["kind"]))
    problem: GenerationFailed | None = None
    for attempt in range(ATTEMPTS):
        chosen = random.Random(f"{seed}/{number}/{place}/{attempt}" + (f"/{turn}" if turn else "")).getrandbits(31)
        recipe = kind.read_recipe({**section.recipe, "seed": chosen})
        try:
            return kind.generate(recipe, budget=budget)
        except GenerationFailed as error:
            problem = error
    raise GenerationFailed(f"puzzle {place + 1} in section {number} cannot be made: {problem}")
