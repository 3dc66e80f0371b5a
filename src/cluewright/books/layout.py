"""Which puzzles share a page, and where on it each stands."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from cluewright.books.gather import Entry
from cluewright.books.plan import PER_PAGE, BookPlan, PageShape
from cluewright.books.qr import qr_link, qr_scene, qr_side
from cluewright.core.scene import Scene
from cluewright.core.technique import Level

READABLE = 4.0
"""Millimetres a cell needs on a page it shares; a puzzle with smaller ones gets more room."""
LARGEST = 12.0
"""Millimetres a cell has at most: a small puzzle does not fill its page."""
GAP = 9.0
"""Between two puzzles."""
HEAD = 12.0
"""The height of a puzzle's number, title and marks."""
UNRATED = "unrated"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of a page."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Numbered:
    """A puzzle with its number in the book."""

    number: int
    entry: Entry
    scene: Scene
    code: Scene | None
    """Its QR code, unless it has none."""


@dataclass(frozen=True, slots=True)
class Group:
    """Puzzles of one kind and level, in the order of the book, and how many of them share each page."""

    kind: str
    title: str
    level: Level | None
    pages: tuple[tuple[int, tuple[Numbered, ...]], ...]

    @property
    def level_name(self) -> str:
        """Name the level."""
        return str(self.level or UNRATED)

    @property
    def numbers(self) -> tuple[int, int]:
        """Give the first and the last number."""
        return self.pages[0][1][0].number, self.pages[-1][1][-1].number

    @property
    def puzzles(self) -> Iterator[Numbered]:
        """Yield every puzzle."""
        for _, page in self.pages:
            yield from page


def slots(shape: PageShape, left: float, per_page: int) -> list[Box]:
    """Divide the space between the margins, below the running head and above the page number."""
    width, height = shape.inside
    columns, rows = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}[per_page]
    if width > height:
        columns, rows = rows, columns
    wide = (width - (columns - 1) * GAP) / columns
    high = (height - (rows - 1) * GAP) / rows
    return [
        Box(left + column * (wide + GAP), shape.top + row * (high + GAP), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]


def code_side(shape: PageShape, per_page: int) -> float:
    """Give the most a QR code may take of a slot, in millimetres."""
    slot = slots(shape, 0.0, per_page)[0]
    return min(30.0, max(14.0, 0.22 * min(slot.width, slot.height)))


def head_height(shape: PageShape, per_page: int, code: Scene | None) -> float:
    """Give the height above a puzzle for its number, title, marks and QR code."""
    side = qr_side(code, code_side(shape, per_page)) if code is not None else None
    return max(HEAD, (side or 0.0) + 2.0)


def cell_size(shape: PageShape, per_page: int, scene: Scene, code: Scene | None) -> float:
    """Give the size of a puzzle's cells in millimetres when so many share a page."""
    slot = slots(shape, 0.0, per_page)[0]
    room = slot.height - head_height(shape, per_page, code)
    return min(LARGEST, slot.width / scene.width, room / scene.height)


def share_of(plan: BookPlan, scene: Scene, code: Scene | None) -> int:
    """Give how many puzzles like this share a page, at most as many as the plan says."""
    for per_page in sorted(PER_PAGE, reverse=True):
        if per_page <= plan.per_page and cell_size(plan.page, per_page, scene, code) >= READABLE:
            return per_page
    return 1


def arrange(entries: Sequence[Entry], plan: BookPlan, notes: list[str]) -> list[Group]:
    """Group puzzles by kind and level, number them and give them pages; `notes` hears what is not as planned.

    Kinds come in the order of the plan, levels from easy to hard. Within a level the small puzzles come first, and of
    equal ones the easier.
    """
    kinds = list(dict.fromkeys(entry.kind.name for entry in entries))
    drawn = [_Drawn(entry, plan) for entry in entries]
    drawn.sort(key=lambda each: (kinds.index(each.entry.kind.name), *each.order))
    groups: list[Group] = []
    number = 1
    for (name, rank), members in groupby(drawn, key=lambda each: (each.entry.kind.name, each.order[0])):
        pages: list[tuple[int, tuple[Numbered, ...]]] = []
        for share, alike in groupby(members, key=lambda each: each.share):
            rest = list(alike)
            while rest:
                page, rest = rest[:share], rest[share:]
                pages.append((share, tuple(each.numbered(number + place) for place, each in enumerate(page))))
                number += len(page)
        first = pages[0][1][0].entry
        groups.append(Group(name, first.kind.title, None if rank == len(Level) else first.level, tuple(pages)))
    _say(notes, drawn, plan)
    return groups


class _Drawn:
    """A puzzle drawn once, so that its room is known."""

    def __init__(self, entry: Entry, plan: BookPlan) -> None:
        self.entry = entry
        self.scene = entry.kind.scene(entry.item.puzzle)
        self.code = self._code(plan)
        self.share = share_of(plan, self.scene, self.code)
        largest = code_side(plan.page, self.share)
        if self.code is not None and qr_side(self.code, largest) is None:
            self.code = None
            self.share = share_of(plan, self.scene, None)
        self.cell = cell_size(plan.page, self.share, self.scene, self.code)
        rank = entry.level.rank if entry.level is not None else len(Level)
        self.order = rank, -self.share, entry.score

    def _code(self, plan: BookPlan) -> Scene | None:
        link = qr_link(self.entry.item, plan.link) if plan.qr else None
        return None if link is None else qr_scene(link)

    def numbered(self, number: int) -> Numbered:
        self.number = number
        return Numbered(number, self.entry, self.scene, self.code)


def _say(notes: list[str], drawn: Sequence[_Drawn], plan: BookPlan) -> None:
    _note(notes, drawn, lambda each: each.share < plan.per_page, f"too large for {plan.per_page} a page: more room")
    _note(notes, drawn, lambda each: each.cell < READABLE, f"with cells below {READABLE:g} mm even on a page of its own")
    if plan.qr:
        _note(notes, drawn, lambda each: each.code is None, "with a link too long for a QR code to be printed: no code")


def _note(notes: list[str], drawn: Sequence[_Drawn], wanted: Callable[[_Drawn], bool], what: str) -> None:
    numbers = [each.number for each in drawn if wanted(each)]
    if numbers:
        count = f"{len(numbers)} puzzle{'s' if len(numbers) > 1 else ''}"
        notes.append(f"{count} {what} (number {in_runs(numbers)})")


def in_runs(numbers: Sequence[int]) -> str:
    """Write numbers in order, neighbours as a range.

    >>> in_runs([1, 2, 3, 7, 9, 10])
    '1-3, 7, 9-10'
    """
    parts: list[str] = []
    start = previous = numbers[0]
    for number in [*numbers[1:], None]:
        if number is not None and number == previous + 1:
            previous = number
            continue
        parts.append(str(start) if start == previous else f"{start}-{previous}")
        if number is not None:
            start = previous = number
    return ", ".join(parts)
