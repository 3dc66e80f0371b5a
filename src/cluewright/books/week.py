"""A newspaper's week: seven days of puzzles that rise in level and never repeat, kept in a library.

The library's collection says which puzzle is printed on which day. Puzzles of neighbouring days with the same recipe
are made together, the easier for the earlier day, and kept in one transaction. So a week that was stopped is resumed
where it stopped, and a week that is complete is only written again.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cluewright.books.gather import BookEntry
from cluewright.books.parts import BookPart, drawings_of, slug, write_table
from cluewright.books.week_plan import DAYS, DailyPuzzle, WeekPlan
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, GenerationFailed
from cluewright.core.item import Item
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.library import prepare
from cluewright.library.fingerprint import digest
from cluewright.render.fonts import require_fonts

if TYPE_CHECKING:
    from cluewright.library import Library

ATTEMPTS = 60
"""Seeds tried for one puzzle before it is given up."""
FAILURES = 6
"""Of these, the most that may make no puzzle at all."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A puzzle of the week, with its day and its name among the files."""

    day: date
    name: str
    entry: BookEntry
    made: bool
    """Whether it was made now, and not found in the library."""


def make_week(plan: WeekPlan, library: "Library", *, budget: Budget | None = None) -> list[Printed]:
    """Make what is missing of a week, keep it in the library and return all its puzzles in order."""
    budget = (budget or Budget()).start()
    require_fonts(plan.language)
    library.collections.put(plan.name, ())  # so that the collection exists
    made: set[int] = set()
    done = 0
    for place, puzzle in enumerate(plan.puzzles):
        slot = sum(earlier.kind == puzzle.kind for earlier in plan.puzzles[:place])
        for days in _stretches(puzzle):
            budget.check()
            made.update(_keep(plan, library, place, slot, days, budget))
            done += len(days)
            total = DAYS * len(plan.puzzles)
            budget.report(0.8 * done / total, f"puzzle {done} of {total}")
    return _printed(plan, library, made)


def write_week(
    plan: WeekPlan, printed: Sequence[Printed], folder: str | Path, *, force: bool = False, budget: Budget | None = None
) -> list[str]:
    """Write every puzzle and solution of a week as SVG, EPS and PDF, and its table; return the names of the files."""
    from babel.dates import format_date

    drawn = (
        BookPart(
            each.entry,
            each.name,
            {"date": each.day.isoformat(), "day": format_date(each.day, "full", locale=plan.language)},
            drawings_of(each.entry.item, plan.theme, plan.language),
        )
        for each in printed
    )
    whole = {"title": plan.name, "first": plan.first.isoformat(), "last": plan.days[-1].isoformat()}
    return write_table(
        drawn,
        folder,
        table=f"week-{plan.first.isoformat()}",
        about=whole,
        count=len(printed),
        language=plan.language,
        cell=plan.cell,
        force=force,
        budget=budget,
    )


def _stretches(puzzle: DailyPuzzle) -> Iterator[list[int]]:
    """Yield the days that have the same recipe and follow each other, counted from 0."""
    for _, days in groupby(range(DAYS), key=lambda day: puzzle.recipes[day]):
        yield list(days)


def _keep(plan: WeekPlan, library: "Library", place: int, slot: int, days: Sequence[int], budget: Budget) -> set[int]:
    """Make the puzzles of some days unless the library has them; return the numbers of new ones."""
    kind, fresh = plan.puzzles[place].kind, set[int]()
    while missing := [day for day in days if _kept(plan, library, kind, plan.days[day], slot) is None]:
        items: list[Item[Any, Any]] = []
        for day in missing:
            items.append(_make(plan, library, place, day, {digest(item.puzzle) for item in items}, budget))
        items.sort(key=lambda item: item.rating.score if item.rating is not None else 0.0)
        with library.writing() as connection:
            for day, item in zip(missing, items, strict=True):
                taken = _kept(plan, library, kind, plan.days[day], slot, connection) is not None
                # Somebody else may have filled the day, or kept this very puzzle, while we were busy.
                if not taken and library.where(item.puzzle, connection=connection) is None:
                    added = library.add(prepare(item), connection=connection)
                    library.collections.put(plan.name, [added.id], first_day=plan.days[day], connection=connection)
                    fresh.add(added.id)
    return fresh


def _kept(
    plan: WeekPlan, library: "Library", kind: str, day: date, slot: int, connection: Any = None
) -> Item[Any, Any] | None:
    """Return the puzzle of a kind that the collection has for a day; of several, the one at a place."""
    found = [item for item in _on(plan, library, day, connection) if kind_of(item.puzzle).name == kind]
    return found[slot] if slot < len(found) else None


def _on(plan: WeekPlan, library: "Library", day: date, connection: Any = None) -> list[Item[Any, Any]]:
    ids = library.collections.on(plan.name, day, connection=connection)
    return [record.item for record in library.get_many(ids, connection=connection)]


def _make(
    plan: WeekPlan, library: "Library", place: int, day: int, taken: set[bytes], budget: Budget
) -> Item[Any, Any]:
    """Make a puzzle that the library has in no form, turned and mirrored ones included."""
    puzzle = plan.puzzles[place]
    kind = find_kind(puzzle.kind)
    where = f"{plan.days[day].isoformat()}, {puzzle.kind}"
    problem: CluewrightError = GenerationFailed(f"the library has all puzzles of {ATTEMPTS} attempts")
    failed = 0
    for attempt in range(ATTEMPTS):
        budget.check()
        chance = random.Random(f"{plan.seed}/{plan.days[day].isoformat()}/{place}/{attempt}")
        recipe = kind.read_recipe({**puzzle.recipes[day], "seed": chance.getrandbits(31)}, files=True)
        left = budget.seconds_left
        limit = plan.time_limit if left is None else min(left, plan.time_limit)
        try:
            item = kind.generate(recipe, budget=Budget(seconds=limit, cancel=budget.cancel))
        except GenerationFailed as error:
            problem, failed = error, failed + 1
            if failed == FAILURES:
                break
            continue
        except BudgetExceeded:
            budget.check()
            raise BudgetExceeded(f"{where}: no puzzle was made within {limit:g} s: raise time_limit") from None
        if digest(item.puzzle) not in taken and library.where(item.puzzle) is None:
            return item
    raise GenerationFailed(f"{where}: {problem}")


def _printed(plan: WeekPlan, library: "Library", made: set[int]) -> list[Printed]:
    """Read the week as the library has it, day by day in the order of the plan."""
    printed: list[Printed] = []
    for day in plan.days:
        slots: dict[str, int] = {}
        ids = library.collections.on(plan.name, day)
        records = {record.id: record for record in library.get_many(ids)}
        for puzzle in plan.puzzles:
            slot = slots.get(puzzle.kind, 0)
            slots[puzzle.kind] = slot + 1
            found = [record for record in records.values() if kind_of(record.item.puzzle).name == puzzle.kind][slot]
            several = sum(each.kind == puzzle.kind for each in plan.puzzles) > 1
            name = f"{day.isoformat()}-{slug(puzzle.kind)}" + (f"-{slot + 1}" if several else "")
            printed.append(Printed(day, name, BookEntry(found.item, find_kind(puzzle.kind)), found.id in made))
    return printed
