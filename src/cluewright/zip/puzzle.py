"""The Zip puzzle: numbered cells, walls between cells, blocked cells.

A cell is (row, column), a border is (row, column, "right" or "down"): the border of that cell with its right or
lower neighbour. Both count from 0.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cluewright.core.errors import Fault, Faults, InvalidPuzzle, shown
from cluewright.core.message import Cells
from cluewright.core.puzzle import Puzzle
from cluewright.zip.words import at, between, says

Cell = tuple[int, int]
Border = tuple[int, int, str]

LONGEST_SIDE = 100
DIRECTIONS = ("right", "down")


@dataclass(frozen=True, slots=True, init=False)
class Zip(Puzzle):
    """A Zip puzzle, validated when built: `numbers` are the cells of 1, 2, 3, ... in that order.

    >>> Zip(3, 2, numbers=[(0, 0), (1, 0)], walls=[(0, 1, "down")])
    Zip(3x2, 2 numbers, 1 wall)
    """

    kind: ClassVar[str] = "zip"

    width: int
    height: int
    numbers: tuple[Cell, ...]
    walls: tuple[Border, ...]
    blocked: tuple[Cell, ...]

    def __init__(
        self,
        width: int,
        height: int,
        numbers: Iterable[Any] | Mapping[int, Any],
        walls: Iterable[Any] = (),
        blocked: Iterable[Any] = (),
    ) -> None:
        faults = Faults()
        sides = [_side(name, side, faults) for name, side in (("width", width), ("height", height))]
        if faults:
            raise InvalidPuzzle(faults)
        width, height = sides
        shut = _blocked_cells(blocked, width, height, faults)
        placed = _placed_numbers(numbers, width, height, shut, faults)
        borders = _wall_borders(walls, width, height, faults)
        if not faults:
            faults.extend(_impossible(width, height, placed, shut))
        if faults:
            raise InvalidPuzzle(faults)
        object.__setattr__(self, "width", width)
        object.__setattr__(self, "height", height)
        object.__setattr__(self, "numbers", tuple(placed))
        object.__setattr__(self, "walls", tuple(sorted(borders)))
        object.__setattr__(self, "blocked", tuple(sorted(shut)))

    @classmethod
    def _unchecked(
        cls, width: int, height: int, numbers: tuple[Cell, ...], walls: tuple[Border, ...], blocked: tuple[Cell, ...]
    ) -> "Zip":
        """Build a puzzle from parts that hold by construction, walls and blocked cells in order."""
        puzzle = object.__new__(cls)
        for name, value in zip(cls.__slots__, (width, height, numbers, walls, blocked), strict=True):
            object.__setattr__(puzzle, name, value)
        return puzzle

    @classmethod
    def from_grid(
        cls, rows: Sequence[Sequence[int | None]], walls: Iterable[Any] = (), blocked: Iterable[Any] = ()
    ) -> "Zip":
        """Build a puzzle from rows of numbers; 0 or None stands for a cell without a number.

        >>> Zip.from_grid([[1, 0, 0], [2, 0, 0]]).numbers
        ((0, 0), (1, 0))
        """
        if len({len(row) for row in rows}) > 1:
            raise InvalidPuzzle([Fault("ragged", says("fault-ragged"))])
        places: dict[int, Cell] = {}
        faults = Faults()
        for y, row in enumerate(rows):
            for x, number in enumerate(row):
                if number and number in places:
                    both = (places[number], (y, x))
                    said = says("fault-repeated", number=number, cells=Cells(both))
                    faults.append(Fault("repeated", said, both))
                elif number:
                    places[number] = (y, x)
        if faults:
            raise InvalidPuzzle(faults)
        return cls(len(rows[0]) if rows else 0, len(rows), places, walls, blocked)

    @property
    def last(self) -> int:
        """Return the largest number, k."""
        return len(self.numbers)

    @property
    def cells(self) -> int:
        """Count the cells the path has to visit."""
        return self.width * self.height - len(self.blocked)

    def number_at(self) -> dict[Cell, int]:
        """Return the number of each numbered cell."""
        return {cell: number for number, cell in enumerate(self.numbers, 1)}

    def passable(self) -> list[Border]:
        """List the borders the path may cross: between two open cells, without a wall."""
        shut, walls = set(self.blocked), set(self.walls)
        found = []
        for y in range(self.height):
            for x in range(self.width):
                for border in ((y, x, "right"), (y, x, "down")):
                    a, b = sides_of(border)
                    inside = b[0] < self.height and b[1] < self.width
                    if inside and border not in walls and a not in shut and b not in shut:
                        found.append(border)
        return found

    def __repr__(self) -> str:
        parts = [f"{self.width}x{self.height}", _count(len(self.numbers), "number"), _count(len(self.walls), "wall")]
        if self.blocked:
            parts.append(f"{len(self.blocked)} blocked")
        return f"Zip({', '.join(parts)})"


def sides_of(border: Border) -> tuple[Cell, Cell]:
    """Return the two cells of a border.

    >>> sides_of((2, 1, "down"))
    ((2, 1), (3, 1))
    """
    row, column, way = border
    return (row, column), ((row, column + 1) if way == "right" else (row + 1, column))


def border_between(a: Cell, b: Cell) -> Border | None:
    """Return the border of two neighbouring cells, or None when they do not touch.

    >>> border_between((0, 2), (0, 1))
    (0, 1, 'right')
    """
    first, second = min(a, b), max(a, b)
    step = (second[0] - first[0], second[1] - first[1])
    if step == (0, 1):
        return (*first, "right")
    return (*first, "down") if step == (1, 0) else None


def _count(number: int, name: str) -> str:
    return f"{number} {name}{'' if number == 1 else 's'}"


def _side(name: str, side: Any, faults: list[Fault]) -> int:
    value = _whole(side)
    if value is None or not 1 <= value <= LONGEST_SIDE:
        faults.append(Fault("size", says("fault-size", side=name, most=LONGEST_SIDE, given=shown(side))))
        return 0
    return value


def _whole(value: Any) -> int | None:
    """Return an integer of any integer type as int; a bool is not one."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    return int(value.__index__())


def _listed(name: str, things: Any, faults: list[Fault]) -> list[Any]:
    if isinstance(things, str | bytes) or not isinstance(things, Iterable):
        faults.append(Fault("type", says(f"fault-type-{name}", given=shown(things))))
        return []
    return list(things)


def _cell(value: Any) -> Cell | None:
    if isinstance(value, str | bytes) or not isinstance(value, Sequence) or len(value) != 2:
        return None
    row, column = _whole(value[0]), _whole(value[1])
    return None if row is None or column is None else (row, column)


def _on_board(cell: Cell, width: int, height: int) -> bool:
    return 0 <= cell[0] < height and 0 <= cell[1] < width


def _blocked_cells(blocked: Any, width: int, height: int, faults: list[Fault]) -> set[Cell]:
    shut = set()
    for value in _listed("blocked", blocked, faults):
        cell = _cell(value)
        if cell is None:
            faults.append(Fault("type", says("fault-type-blocked-cell", given=shown(value))))
        elif not _on_board(cell, width, height):
            faults.append(Fault("off-board", says("fault-off-board-blocked", cell=at(cell)), (cell,)))
        else:
            shut.add(cell)
    return shut


def _placed_numbers(numbers: Any, width: int, height: int, shut: Collection[Cell], faults: list[Fault]) -> list[Cell]:
    """Return the cells of 1, 2, 3, ...; add every gap, repetition and misplaced number to `faults`."""
    if isinstance(numbers, Mapping):
        given = dict(numbers)
        strange = [key for key in given if (_whole(key) or 0) < 1]
        for key in strange:
            faults.append(Fault("type", says("fault-type-number", given=shown(key))))
            del given[key]
        top = max((int(key) for key in given), default=0)
        if top > width * height:
            faults.append(Fault("gap", says("fault-gap-beyond", given=shown(top))))
            return []
        values: list[Any] = [given.get(number) for number in range(1, top + 1)]
    else:
        values = _listed("numbers", numbers, faults)
    placed: list[Cell] = []
    seen: dict[Cell, int] = {}
    for number, value in enumerate(values, 1):
        cell = _cell(value)
        if value is None:
            faults.append(Fault("gap", says("fault-gap", number=number)))
        elif cell is None:
            faults.append(Fault("type", says("fault-type-number-cell", number=number, given=shown(value))))
        elif not _on_board(cell, width, height):
            said = says("fault-off-board-number", number=number, cell=at(cell))
            faults.append(Fault("off-board", said, (cell,)))
        elif cell in shut:
            faults.append(Fault("blocked", says("fault-blocked-number", number=number, cell=at(cell)), (cell,)))
        elif cell in seen:
            said = says("fault-two-numbers", first=seen[cell], second=number, cell=at(cell))
            faults.append(Fault("two-numbers", said, (cell,)))
        else:
            seen[cell] = number
            placed.append(cell)
    needed = 1 if width * height - len(shut) == 1 else 2
    if len(values) < needed:
        faults.append(Fault("too-few", says("fault-too-few-one-cell" if needed == 1 else "fault-too-few")))
    return placed


def _wall_borders(walls: Any, width: int, height: int, faults: list[Fault]) -> set[Border]:
    borders: set[Border] = set()
    for value in _listed("walls", walls, faults):
        way = value[2] if isinstance(value, Sequence) and len(value) == 3 else None
        cell = _cell(value[:2]) if way in DIRECTIONS else None
        if cell is None:
            faults.append(Fault("type", says("fault-type-wall", given=shown(value))))
            continue
        border = (*cell, str(way))
        if not all(_on_board(side, width, height) for side in sides_of(border)):
            faults.append(Fault("wall-off-board", says("fault-wall-off-board", side=str(way), cell=at(cell)), (cell,)))
        else:
            borders.add(border)
    return borders


def _impossible(width: int, height: int, placed: Sequence[Cell], shut: Collection[Cell]) -> list[Fault]:
    """Say when the checkerboard colours already rule every path out.

    A path changes colour with every step. So it visits as many light cells as dark ones, or one more of the colour
    it both starts and ends on.
    """
    light = sum((y + x) % 2 == 0 for y in range(height) for x in range(width) if (y, x) not in shut)
    dark = width * height - len(shut) - light
    first, last = placed[0], placed[-1]
    starts_light, ends_light = sum(first) % 2 == 0, sum(last) % 2 == 0
    needed = 0 if starts_light != ends_light else (1 if starts_light else -1)
    if light - dark == needed:
        return []
    more = {0: "none", 1: "light", -1: "dark"}[needed]
    said = says("fault-parity", light=light, dark=dark, more=more, **between(first, last))
    return [Fault("parity", said, tuple(dict.fromkeys((first, last))))]
