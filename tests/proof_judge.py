"""A second checker of proofs, written to be obvious rather than quick: it derives everything again from scratch.

What follows from some literals is found by going through all rules and all nogoods until nothing changes. Each rule is
the plain one: the arrangements of a line are listed, regions are flooded, pieces of path are walked along.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, pairwise
from typing import Any

from cluewright.core.proof import Proof

Literals = set[int]
Rule = Callable[[Literals], Iterator[int | None]]
"""Yields what follows from some literals; None for a contradiction."""


def accepts(puzzle: Any, proof: Proof) -> bool:
    """Tell whether every nogood follows and nothing is possible in the end; the solution is taken for granted."""
    rule, size = RULES[puzzle.kind](puzzle)
    known: list[Literals] = []
    if proof.verdict == "unique":
        true = set(proof.solution)
        whole = puzzle.kind in ("colour-nonogram", "zip")  # the rest follows from what is true
        known.append(true if whole else {v if v in true else -v for v in range(1, size + 1)})
    for nogood in proof.nogoods:
        if closure(set(), rule, known) is None:
            return True
        if closure(set(nogood), rule, known) is not None:
            return False
        known.append(set(nogood))
    return closure(set(), rule, known) is None


def closure(true: Literals, rule: Rule, known: list[Literals]) -> Literals | None:
    """Return everything that follows, or None if that is a contradiction."""
    true = set(true)
    while True:
        new: Literals = set()
        for literal in rule(true):
            if literal is None:
                return None
            new.add(literal)
        for nogood in known:
            open_literals = nogood - true
            if not open_literals:
                return None
            if len(open_literals) == 1:
                new.add(-min(open_literals))
        both = true | new
        if any(-literal in both for literal in both):
            return None
        if both == true:
            return true
        true = both


def nonogram(puzzle: Any) -> tuple[Rule, int]:
    width, height = puzzle.width, puzzle.height
    lines = [(puzzle.rows[y], [y * width + x + 1 for x in range(width)]) for y in range(height)]
    lines += [(puzzle.columns[x], [y * width + x + 1 for y in range(height)]) for x in range(width)]
    all_ways = [
        [{cell if filled else -cell for cell, filled in zip(cells, way, strict=True)} for way in ways(clue, len(cells))]
        for clue, cells in lines
    ]

    def rule(true: Literals) -> Iterator[int | None]:
        for fitting in all_ways:
            left = [way for way in fitting if not any(-literal in true for literal in way)]
            if not left:
                yield None
                return
            yield from set.intersection(*left)

    return rule, width * height


def colour_nonogram(puzzle: Any) -> tuple[Rule, int]:
    width, height, colours = puzzle.width, puzzle.height, range(puzzle.colours + 1)
    lines = [(puzzle.rows[y], [16 * (y * width + x) + 1 for x in range(width)]) for y in range(height)]
    lines += [(puzzle.columns[x], [16 * (y * width + x) + 1 for y in range(height)]) for x in range(width)]
    all_ways = [
        [
            {
                first + colour if colour == chosen else -first - colour
                for first, chosen in zip(cells, way, strict=True)
                for colour in colours
            }
            for way in colourings(clue, len(cells))
        ]
        for clue, cells in lines
    ]
    outside = {-(16 * cell + colour + 1) for cell in range(width * height) for colour in range(len(colours), 16)}

    def rule(true: Literals) -> Iterator[int | None]:
        yield from outside
        false = {-literal for literal in true}
        for fitting in all_ways:
            left = [way for way in fitting if way.isdisjoint(false)]
            if not left:
                yield None
                return
            yield from set.intersection(*left)

    return rule, 16 * width * height


@cache
def colourings(clue: Any, length: int) -> list[tuple[int, ...]]:
    """List every way to colour a line, 0 for the background; no number is hidden."""
    if not clue:
        return [(0,) * length]
    (first, colour), rest = clue[0], clue[1:]
    gap = (0,) if rest and rest[0][1] == colour else ()
    found = []
    for start in range(length - first + 1):
        head = (0,) * start + (colour,) * first + gap
        if len(head) <= length:
            found += [head + tail for tail in colourings(rest, length - len(head))]
    return found


@cache
def ways(clue: Any, length: int) -> list[tuple[bool, ...]]:
    """List every way to fill a line; no number is hidden."""
    if not clue:
        return [(False,) * length]
    found = []
    first, rest = clue[0], clue[1:]
    for start in range(length - first + 1):
        head = (False,) * start + (True,) * first
        if not rest:
            found.append(head + (False,) * (length - len(head)))
        elif len(head) < length:
            found += [(*head, False, *tail) for tail in ways(rest, length - len(head) - 1)]
    return found


def hitori(puzzle: Any) -> tuple[Rule, int]:
    width, height = puzzle.width, puzzle.height
    at = {(y, x): y * width + x + 1 for y in range(height) for x in range(width)}
    beside = {at[y, x]: [at[p] for p in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)) if p in at] for y, x in at}
    equal = [
        (at[p], at[q])
        for p, q in combinations(at, 2)
        if (p[0] == q[0] or p[1] == q[1]) and puzzle.numbers[p[0]][p[1]] == puzzle.numbers[q[0]][q[1]]
    ]

    # A black cell between two equal ones would leave both white, a white one like two neighbours both black.
    pairs = {*equal, *((two, one) for one, two in equal)}
    close = {-cell for one, two in pairs for cell in beside[one] if cell in beside[two]}
    close |= {
        cell for one, two in pairs if two in beside[one] for cell in beside if {(cell, one), (cell, two)} <= pairs
    }

    def joined(left: set[int]) -> bool:
        reached, waiting = set(), [min(left)] if left else []
        while waiting:
            cell = waiting.pop()
            if cell in left and cell not in reached:
                reached.add(cell)
                waiting += beside[cell]
        return bool(left) and reached == left

    def rule(true: Literals) -> Iterator[int | None]:
        for cell in true:
            yield from (-other for other in beside.get(cell, ()))
        for one, two in equal:
            if -one in true:
                yield two
            if -two in true:
                yield one
        yield from close
        left = {cell for cell in at.values() if cell not in true}
        if not joined(left):
            yield None
        yield from (-cell for cell in left if -cell not in true and not joined(left - {cell}))

    return rule, width * height


def zip_path(puzzle: Any) -> tuple[Rule, int]:
    width = puzzle.width
    cell = {(y, x): y * width + x for y in range(puzzle.height) for x in range(width)}
    sides = {}
    for y, x, way in puzzle.passable():
        right = way == "right"
        sides[2 * cell[y, x] + (1 if right else 2)] = (cell[y, x], cell[(y, x + 1) if right else (y + 1, x)])
    number = {cell[place]: count for count, place in enumerate(puzzle.numbers, start=1)}
    ends = {cell[puzzle.numbers[0]], cell[puzzle.numbers[-1]]}
    shut = {cell[place] for place in puzzle.blocked}

    def rule(true: Literals) -> Iterator[int | None]:
        yield from (-border for border in range(1, 2 * len(cell) + 1) if border not in sides)
        for place in set(cell.values()) - shut:
            own = [border for border, both in sides.items() if place in both]
            need = 1 if place in ends else 2
            used, open_borders = [b for b in own if b in true], [b for b in own if b not in true and -b not in true]
            if len(used) > need or len(used) + len(open_borders) < need:
                yield None
            elif len(used) == need:
                yield from (-border for border in open_borders)
            elif len(used) + len(open_borders) == need:
                yield from open_borders
        crossed = [border for border in true if border in sides]
        for border in sides:
            if -border not in true and not fits({*crossed, border}, border):
                yield -border if border not in true else None

    def fits(crossed: set[int], border: int) -> bool:
        """Tell whether the piece of path around a border is possible."""
        one, two = sides[border]
        here, there = walk(one, border, crossed), walk(two, border, crossed)
        if here is None or there is None:
            return False
        numbers = [number[place] for place in [*reversed(here), *there] if place in number]
        steps = {b - a for a, b in pairwise(numbers)}
        whole = len(here) + len(there) == puzzle.cells
        return (whole or {here[-1], there[-1]} != ends) and (steps <= {1} or steps <= {-1})

    def walk(place: int, border: int, crossed: set[int]) -> list[int] | None:
        """List the cells from one on, away from a border; None if that leads round in a circle."""
        cells = [place]
        while True:
            onward = [b for b in crossed if b != border and cells[-1] in sides[b]]
            if len(onward) != 1:  # an end; of a branch the cell itself says that it is wrong
                return cells
            border = onward[0]
            one, two = sides[border]
            cells.append(two if one == cells[-1] else one)
            if len(cells) > len(crossed) + 1:
                return None

    return rule, 2 * len(cell)


RULES: dict[str, Callable[[Any], tuple[Rule, int]]] = {
    "colour-nonogram": colour_nonogram,
    "nonogram": nonogram,
    "hitori": hitori,
    "zip": zip_path,
}
