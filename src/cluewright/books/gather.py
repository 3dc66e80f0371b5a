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
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, FormatError, GenerationFailed
from cluewright.core.item import SHOWS, Item
from cluewright.core.kind import Kind
from cluewright.core.outcome import Verdict
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.technique import Level
from cluewright.core.verbs import check

if TYPE_CHECKING:
    from cluewright.library import Library

OTHERS = 40
"""Pictures made at most in the place of one whose motif the book has already."""
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
        """Return its level, or None where the kind does not grade."""
        return self.item.rating.level if self.item.rating is not None else None

    @property
    def score(self) -> float:
        """Return how hard it is within its level."""
        return self.item.rating.score if self.item.rating is not None else 0.0

    @property
    def size(self) -> str:
        """Write its width and height."""
        return f"{self.item.puzzle.width} × {self.item.puzzle.height}"


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A puzzle to come: where the plan has it from, and what gives it."""

    origin: str
    give: Callable[[Budget], Item[Any, Any]]
    made: bool = False
    again: Callable[[int, Budget], Item[Any, Any]] | None = None
    """Makes another one instead, for each number another."""


def gather(
    plan: BookPlan, *, library: "Library | None" = None, budget: Budget | None = None, workers: int | None = None
) -> tuple[list[BookEntry], list[str]]:
    """Return the puzzles of a plan in its order, and a sentence for each that was left out.

    Threads work side by side, for most of the work is native and releases the interpreter's lock; what comes out
    does not depend on how many there are.
    """
    budget = (budget or Budget()).start()
    candidates = list(_candidates(plan, library))
    entries: list[BookEntry] = []
    notes: list[str] = []
    seen: dict[Any, str] = {}
    shown: set[str] = set()
    for candidate, found in zip(candidates, _settle_all(candidates, plan, budget, workers), strict=True):
        if isinstance(found, str):
            notes.append(f"{candidate.origin} {found}, so it was left out")
            continue
        found = _with_new_motifs(candidate, found, shown, plan, budget)
        if isinstance(found, str):
            notes.append(f"{candidate.origin} {found}, so it is left out")
            continue
        if (before := seen.setdefault(found.item.puzzle, candidate.origin)) != candidate.origin:
            notes.append(f"{candidate.origin} is the same as {before}, so it was left out")
            continue
        shown.update(_motifs(found.item))
        entries.append(found)
    if not entries:
        raise FormatError("there is no puzzle to print" + (f": {notes[0]}" if notes else ""))
    return entries, notes


def _with_new_motifs(
    candidate: _Candidate, found: BookEntry, shown: set[str], plan: BookPlan, budget: Budget
) -> BookEntry | str:
    """Return what was found, or another where a made picture shows a motif that the book has already.

    Puzzles that were not made for the book stay as they are, and so does a motif that the plan asks for by name.
    """
    if candidate.again is None or shown.isdisjoint(_motifs(found.item)):
        return found
    for turn in range(1, OTHERS + 1):
        other = _settle(replace(candidate, give=partial(candidate.again, turn)), plan, budget)
        if isinstance(other, BookEntry) and shown.isdisjoint(_motifs(other.item)):
            return other
    return "shows what another puzzle of the book shows"


def _motifs(item: Item[Any, Any]) -> set[str]:
    """Return the names of what a picture shows; another drawing of the same counts as the same."""
    shows = item.meta.get(SHOWS)
    names = shows.get("motifs", ()) if isinstance(shows, Mapping) else ()
    return {_NUMBERED.sub("", str(name)) for name in names}


def _settle_all(
    candidates: Sequence[_Candidate], plan: BookPlan, budget: Budget, workers: int | None
) -> Iterator[BookEntry | str]:
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


def _settle(candidate: _Candidate, plan: BookPlan, book: Budget) -> BookEntry | str:
    """Return the proven and graded puzzle, or what is wrong with it in a few words."""
    book.check()
    left = book.seconds_left
    limit = plan.time_limit if left is None else min(left, plan.time_limit)
    budget = Budget(seconds=limit, cancel=book.cancel).start()
    try:
        item = candidate.give(budget)
    except BudgetExceeded:
        book.check()
        sentence = f"{candidate.origin} could not be made within {limit:g} s: raise time_limit"
        raise BudgetExceeded(sentence) from None
    kind = kind_of(item.puzzle)
    if not candidate.made or item.solution is None:
        problem, item = _proven(item, budget)
        book.check()
        if problem is not None:
            if plan.on_ambiguous == "refuse":
                raise NotProven(
                    f'{candidate.origin} {problem}: fix it, or set on_ambiguous = "leave-out" to skip such puzzles'
                )
            return problem
    if item.rating is None:
        try:
            rating = kind.rate(item.puzzle, budget=Budget(seconds=limit, cancel=book.cancel))
            item = replace(item, rating=kind.timed(item.puzzle, rating))
        except BudgetExceeded:
            book.check()
    return BookEntry(item, kind)


def _proven(item: Item[Any, Any], budget: Budget) -> tuple[str | None, Item[Any, Any]]:
    try:
        outcome = check(item, budget=budget).outcome
    except BudgetExceeded:
        return _REASONS[Verdict.UNDECIDED], item
    if outcome.verdict is not Verdict.UNIQUE:
        return _REASONS[outcome.verdict], item
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
                yield _Candidate(f"puzzle {place} in section {number}", partial(_given, item))
        case FromRecipe():
            for place in range(section.count):
                make = partial(_make, section, plan.seed, number, place)
                other = None if "motif" in section.recipe else make
                yield _Candidate(f"puzzle {place + 1} in section {number}", partial(make, 0), made=True, again=other)
        case FromLibrary():
            yield from _of_library(section, library)


def _given(item: Item[Any, Any], _: Budget) -> Item[Any, Any]:
    return item


def _of_file(path: Path) -> Iterator[_Candidate]:
    from cluewright.formats import load

    for place, item in enumerate(load(path), 1):
        yield _Candidate(f"puzzle {place} of {path}", partial(_given, item))


def _of_library(section: FromLibrary, library: "Library | None") -> Iterator[_Candidate]:
    from cluewright.library import Library, NotInLibrary, Query

    with Library.open(create=False) if library is None else nullcontext(library) as opened:
        if section.ids:
            records = opened.get_many(section.ids)
            if missing := sorted(set(section.ids) - {record.id for record in records}):
                raise NotInLibrary(f"the library has no puzzle {missing[0]}")
        else:
            query = Query(**section.query)
            if query.collection is not None and query.sort == "added":
                places = {entry.puzzle_id: entry.position for entry in opened.collections.entries(query.collection)}
                records = sorted(opened.each(query), key=lambda record: places.get(record.id, 0))
            else:
                records = list(islice(opened.each(query), section.count))
        found = [(record.id, record.item) for record in records[: section.count]]
    for number, item in found:
        yield _Candidate(f"library puzzle {number}", partial(_given, item))


def _make(section: FromRecipe, seed: int, number: int, place: int, turn: int, budget: Budget) -> Item[Any, Any]:
    """Make a puzzle; where a seed gives none that fits the recipe, others follow from it, and others in every turn."""
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
