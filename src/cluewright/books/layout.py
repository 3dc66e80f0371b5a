"""Which puzzles share a page, and where each is on it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from cluewright.books.gather import BookEntry
from cluewright.books.plan import PER_PAGE, BookPlan, PageShape
from cluewright.books.qr import SMALLEST_SIDE, qr_link, qr_scene, qr_side
from cluewright.books.words import books_message
from cluewright.core.budget import Budget
from cluewright.core.message import Message, Value
from cluewright.core.scene import Scene
from cluewright.core.sketch import MARGIN, THICK
from cluewright.core.technique import Level

READABLE = 4.0
"""Millimetres a cell needs on a page it shares; a puzzle with smaller ones gets more room."""
LARGE_PRINT = 9.0
"""Millimetres a cell has at least in large print."""
GAP = 9.0
"""Between two puzzles."""
_HEAD, _LARGE_HEAD = 12.0, 17.0
"""The height of a puzzle's number, title and marks, and in large print."""
CODE_GAP = 3.0
"""Between a QR code and what is to its left."""


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
    entry: BookEntry
    scene: Scene
    code: Scene | None
    """Its QR code, unless it has none."""


@dataclass(frozen=True, slots=True)
class Group:
    """The puzzles of one level of a kind, in the order of the book."""

    level: Level | None
    puzzles: tuple[Numbered, ...]

    @property
    def numbers(self) -> tuple[int, int]:
        """Return the first and the last number."""
        return self.puzzles[0].number, self.puzzles[-1].number


@dataclass(frozen=True, slots=True)
class Part:
    """The puzzles of one kind: by level, and by page with how many share it; a level may begin within a page."""

    kind: str
    title: str
    groups: tuple[Group, ...]
    pages: tuple[tuple[int, tuple[Numbered, ...]], ...]

    @property
    def puzzles(self) -> Iterator[Numbered]:
        """Yield every puzzle."""
        for group in self.groups:
            yield from group.puzzles


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


def places(shape: PageShape, left: float, per_page: int, count: int) -> list[Box]:
    """Return the slots of so many puzzles; those of a last row that is not full are in the middle of it."""
    found = slots(shape, left, per_page)
    last = found[count - 1].y
    row = [slot for slot in found if slot.y == last]
    used = sum(slot.y == last for slot in found[:count])
    shift = (row[-1].x - row[used - 1].x) / 2
    return [replace(slot, x=slot.x + shift) if slot.y == last else slot for slot in found[:count]]


def cut_close(scene: Scene) -> Scene:
    """Leave out the white around a scene of its own, so that its frame is in line with what is above it."""
    left, top, right, bottom = scene.bounds
    white = MARGIN - THICK
    scene.bounds = (left + white, top + white, right - white, bottom - white)
    return scene


def head_height(shape: PageShape) -> float:
    """Return the height of a puzzle's number, title and marks."""
    return _LARGE_HEAD if shape.least_type else _HEAD


def code_side(shape: PageShape, per_page: int) -> float:
    """Return the most a QR code may take of a slot, in millimetres."""
    slot = slots(shape, 0.0, per_page)[0]
    share, most = (0.24, 42.0) if per_page == 1 else (0.22, 24.0)
    return min(most, max(SMALLEST_SIDE, share * min(slot.width, slot.height)))


@dataclass(frozen=True, slots=True)
class Fit:
    """How a puzzle and its QR code fit in a slot, in millimetres."""

    cell: float
    head: float
    """What is left free above the puzzle."""
    code: float
    """The side of the QR code in the upper right corner, 0 without one."""
    beside: bool
    """Whether the puzzle is to the left of the code rather than below it."""

    @property
    def code_room(self) -> float:
        """Return the width the code takes with the white around it."""
        return self.code + CODE_GAP if self.code else 0.0


def fit_of(shape: PageShape, per_page: int, scene: Scene, code: Scene | None) -> Fit:
    """Find the larger of two ways: the puzzle below its QR code, or to the left of it."""
    slot = slots(shape, 0.0, per_page)[0]
    side = (qr_side(code, code_side(shape, per_page)) if code is not None else None) or 0.0
    lines = head_height(shape)
    head = max(lines, side + 2.0)
    below = min(shape.largest, slot.width / scene.width, (slot.height - head) / scene.height)
    beside = min(shape.largest, (slot.width - side - CODE_GAP) / scene.width, (slot.height - lines) / scene.height)
    if side and beside > below:
        return Fit(beside, lines, side, True)
    return Fit(below, head, side, False)


def cell_size(shape: PageShape, per_page: int, scene: Scene, code: Scene | None) -> float:
    """Return the size of a puzzle's cells in millimetres when this many share a page."""
    return fit_of(shape, per_page, scene, code).cell


def share_of(plan: BookPlan, scene: Scene, code: Scene | None) -> int:
    """Return how many puzzles like this share a page, at most as many as the plan says."""
    for per_page in sorted(PER_PAGE, reverse=True):
        if per_page <= plan.per_page and cell_size(plan.page, per_page, scene, code) >= READABLE:
            return per_page
    return 1


def arrange(
    entries: Sequence[BookEntry], plan: BookPlan, notes: list[Message], budget: Budget | None = None
) -> list[Part]:
    """Group puzzles by kind and level, number them and give them pages; `notes` receives what differs from the plan.

    Kinds come in the order of the plan, levels from easy to hard. Within a level the small puzzles come first, and of
    equal ones the easier.
    """
    return settle(draw_entries(entries, plan, budget or Budget()), plan, notes)


def draw_entries(entries: Sequence[BookEntry], plan: BookPlan, budget: Budget) -> "list[Drawn]":
    """Draw every puzzle and its QR code, whatever the page will be."""
    drawn: list[Drawn] = []
    for entry in entries:
        budget.check()
        drawn.append(Drawn(entry, plan))
        budget.report(0.6 + 0.2 * len(drawn) / len(entries), f"puzzle {len(drawn)} of {len(entries)} arranged")
    return drawn


def settle(drawn: "Sequence[Drawn]", plan: BookPlan, notes: list[Message]) -> list[Part]:
    """Number drawn puzzles and give them pages, as `arrange` does."""
    kinds = list(dict.fromkeys(each.entry.kind.name for each in drawn))
    for each in drawn:
        each.fit(plan)
    ordered = sorted(drawn, key=lambda each: (kinds.index(each.entry.kind.name), *each.order))
    for number, each in enumerate(ordered, 1):
        each.number = number
    _say(notes, ordered, plan)
    by_kind = groupby(ordered, key=lambda each: each.entry.kind.name)
    return [_part(list(members), plan.language) for _, members in by_kind]


def _part(drawn: "Sequence[Drawn]", language: str) -> Part:
    kind = drawn[0].entry.kind
    levels = groupby(drawn, key=lambda each: each.entry.level)
    groups = tuple(Group(level, tuple(each.numbered() for each in members)) for level, members in levels)
    pages: list[tuple[int, tuple[Numbered, ...]]] = []
    for share, alike in groupby(drawn, key=lambda each: each.share):
        pages.extend(shared([each.numbered() for each in alike], share))
    return Part(kind.name, kind.say("title", language), groups, tuple(pages))


def shared(puzzles: Sequence[Numbered], share: int) -> Iterator[tuple[int, tuple[Numbered, ...]]]:
    """Yield puzzles page by page; one that would be alone in the slot of several gets company or the whole page.

    A last page that would be half empty is shared by fewer, which makes them larger.
    """
    pages = [tuple(puzzles[start : start + share]) for start in range(0, len(puzzles), share)]
    if share > 2 and len(pages) > 1 and len(pages[-1]) == 1:
        both = (*pages[-2], *pages[-1])
        middle = (len(both) + 1) // 2
        pages[-2:] = [both[:middle], both[middle:]]
    for page in pages:
        yield min(each for each in PER_PAGE if each >= len(page)), page


class Drawn:
    """A puzzle drawn once, so that its size is known."""

    def __init__(self, entry: BookEntry, plan: BookPlan) -> None:
        self.entry = entry
        self.number = 0
        self.scene = entry.kind.scene(entry.item.puzzle, look=plan.look)
        self._any_code = self._draw_code(plan)

    def fit(self, plan: BookPlan) -> None:
        """Find how many puzzles like this share a page of the plan, and how large its cells are."""
        self.code = self._any_code
        self.share = share_of(plan, self.scene, self.code)
        largest = code_side(plan.page, self.share)
        if self.code is not None and qr_side(self.code, largest) is None:
            self.code = None
            self.share = share_of(plan, self.scene, None)
        self.cell = cell_size(plan.page, self.share, self.scene, self.code)

    @property
    def order(self) -> tuple[int, int, float]:
        """Return what the puzzles of a kind are sorted by."""
        rank = self.entry.level.rank if self.entry.level is not None else len(Level)
        return rank, -self.share, self.entry.score

    def _draw_code(self, plan: BookPlan) -> Scene | None:
        link = None if plan.code_base is None else qr_link(self.entry.item, plan.code_base)
        return None if link is None else qr_scene(link)

    def numbered(self) -> Numbered:
        """Return it with its number."""
        return Numbered(self.number, self.entry, self.scene, self.code)


def _say(notes: list[Message], drawn: Sequence[Drawn], plan: BookPlan) -> None:
    larger = [each.number for each in drawn if each.share < plan.per_page]
    _note(notes, larger, "note-larger", most=plan.per_page)
    small = [each.number for each in drawn if each.cell < READABLE]
    _note(notes, small, "note-small", millimetres=READABLE)
    if plan.large_print:
        fine = [each.number for each in drawn if READABLE <= each.cell < LARGE_PRINT]
        _note(notes, fine, "note-large-print", millimetres=LARGE_PRINT)
    if plan.code_base is not None:
        _note(notes, [each.number for each in drawn if each.code is None], "note-uncoded")


def _note(notes: list[Message], numbers: Sequence[int], code: str, **values: Value) -> None:
    if numbers:
        notes.append(books_message(code, count=len(numbers), numbers=in_runs(numbers), **values))


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
