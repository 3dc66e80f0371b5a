"""The name of a technique is true of every use: what it promises is looked for on the board, not in the sentence."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.effort import tries

import cluewright as cw
from cluewright.core.technique import Step

SEEDS = range(tries(3))
SIZES = {"colour-nonogram": (8, 8), "nonogram": (7, 6), "hitori": (6, 5), "zip": (5, 6)}
Known = dict[tuple[Any, ...], Any]
Check = Callable[[Any, Known, Step], bool]


def uses(name: str) -> Iterator[tuple[Any, Known, Step]]:
    """Yield the steps of puzzles of every level, each with its puzzle and what was known before it."""
    kind = cw.kind(name)
    for level in kind.levels:
        for seed in SEEDS:
            try:
                puzzle = cw.generate(name, size=SIZES[name], seed=seed, difficulty=level).puzzle
            except cw.CluewrightError:
                continue
            known: Known = {}
            for step in kind.explain(puzzle):
                yield puzzle, known, step
                known = known | {change[:-1]: change[-1] for change in step.cells}


def _values(step: Step) -> set[Any]:
    return {change[-1] for change in step.cells}


def _places(step: Step) -> list[tuple[int, int]]:
    return [change[:2] for change in step.cells]


def _line(puzzle: Any, step: Step) -> list[tuple[int, int]]:
    axis, index = step.evidence.lines[0]
    if axis == "row":
        return [(index, column) for column in range(puzzle.width)]
    return [(row, index) for row in range(puzzle.height)]


def _block(puzzle: Any, step: Step) -> int:
    axis, line, index = step.evidence.clues[0]
    return int((puzzle.rows if axis == "row" else puzzle.columns)[line][index])


def _span(step: Step) -> int:
    return len(step.message.values["span"].places)


def _fills(puzzle: Any, known: Known, step: Step) -> bool:
    return _values(step) == {"#"}


def _empties(puzzle: Any, known: Known, step: Step) -> bool:
    return _values(step) == {"."}


def _completes(puzzle: Any, known: Known, step: Step) -> bool:
    return {place for place in _line(puzzle, step) if place not in known} == set(_places(step))


def _links(step: Step) -> list[str]:
    return [link.technique.slug for link in step.chain]


def _contradicts(puzzle: Any, known: Known, step: Step) -> bool:
    return _links(step)[0] == "supposition" and _links(step)[-1] == "clash" and not any(one.chain for one in step.chain)


def _nests(puzzle: Any, known: Known, step: Step) -> bool:
    return _links(step)[-1] == "clash" and any(link.chain for link in step.chain)


def _tells_two_cases(puzzle: Any, known: Known, step: Step) -> bool:
    return _links(step).count("supposition") == 2 and "clash" not in _links(step)


NONOGRAM: dict[str, Check] = {
    "complete-line": _completes,
    "finished-line": lambda *use: _completes(*use) and _empties(*use),
    "satisfied-clue": _empties,
    "only-gap": lambda puzzle, known, step: (
        _fills(puzzle, known, step) and len(step.message.values["gap"].places) == _block(puzzle, step)
    ),
    "edge-fill": lambda puzzle, known, step: _starts_at_the_edge(puzzle, known, step),
    "only-place": lambda puzzle, known, step: _fills(puzzle, known, step) and _span(step) == _block(puzzle, step),
    "overlap": lambda puzzle, known, step: _fills(puzzle, known, step) and _span(step) > _block(puzzle, step),
    "glue": lambda puzzle, known, step: "#" in _values(step),
    "mercury": _empties,
    "small-gap": lambda puzzle, known, step: (
        _empties(puzzle, known, step) and len(step.message.values["gap"].places) < min(step.message.values["lengths"])
    ),
    "unreachable": _empties,
    "forced-gap": _empties,
    "joining": _fills,
    "splitting": lambda puzzle, known, step: _empties(puzzle, known, step) and len(step.cells) == 1,
    "contradiction": _contradicts,
    "common-consequence": _tells_two_cases,
    "two-cells-deep": _nests,
}


def _starts_at_the_edge(puzzle: Any, known: Known, step: Step) -> bool:
    """Tell whether nothing open lies before the first cell of the block, seen from its side."""
    line, (start,) = _line(puzzle, step), step.message.values["cell"].places
    before = line[start + 1 :] if step.message.values["side"] in ("right", "bottom") else line[:start]
    return known.get(line[start]) == "#" and all(place in known for place in before)


def _coloured(puzzle: Any, step: Step) -> tuple[int | None, str]:
    """Return the length and the symbol of the block that a step is about."""
    axis, line, index = step.evidence.clues[0]
    length, colour = (puzzle.rows if axis == "row" else puzzle.columns)[line][index]
    return length, cw.kind(puzzle.kind).values[colour + 1]


def _fills_with_colour(puzzle: Any, known: Known, step: Step) -> bool:
    return _values(step) == {_coloured(puzzle, step)[1]}


def _spans(puzzle: Any, step: Step, name: str) -> tuple[int, int | None]:
    """Return how many cells a sentence speaks of, and how many the block has."""
    return len(step.message.values[name].places), _coloured(puzzle, step)[0]


def _starts_in_colour(puzzle: Any, known: Known, step: Step) -> bool:
    """Tell whether a cell of the block's colour is the first that is not empty or of a block before it."""
    line, (start,) = _line(puzzle, step), step.message.values["cell"].places
    before = line[start + 1 :] if step.message.values["side"] in ("right", "bottom") else line[:start]
    return known.get(line[start]) == _coloured(puzzle, step)[1] and all(place in known for place in before)


def _two_colours_meet(puzzle: Any, known: Known, step: Step) -> bool:
    line, (one, other) = _line(puzzle, step), step.message.values["cells"].places
    return other == one + 1 and len({known.get(line[one]), known.get(line[other]), None, "."}) == 4


COLOUR_NONOGRAM: dict[str, Check] = {
    "complete-line": _completes,
    "finished-line": lambda *use: _completes(*use) and _empties(*use),
    "satisfied-clue": _empties,
    "only-gap": lambda puzzle, known, step: (
        _fills_with_colour(puzzle, known, step) and len(set(_spans(puzzle, step, "gap"))) == 1
    ),
    "edge-fill": _starts_in_colour,
    "neighbouring-colours": _two_colours_meet,
    "only-place": lambda puzzle, known, step: (
        _fills_with_colour(puzzle, known, step) and len(set(_spans(puzzle, step, "span"))) == 1
    ),
    "overlap": lambda puzzle, known, step: (
        _fills_with_colour(puzzle, known, step) and _spans(puzzle, step, "span")[0] > (_coloured(puzzle, step)[0] or 0)
    ),
    "glue": lambda puzzle, known, step: _coloured(puzzle, step)[1] in _values(step),
    "mercury": _empties,
    "small-gap": lambda puzzle, known, step: (
        _empties(puzzle, known, step) and len(step.message.values["gap"].places) < min(step.message.values["lengths"])
    ),
    "unreachable": _empties,
    "forced-gap": _empties,
    "joining": _fills_with_colour,
    "splitting": lambda puzzle, known, step: len(step.cells) == 1,
    "contradiction": lambda puzzle, known, step: (
        _links(step).count("supposition") == 1 and _links(step)[-1] == "clash" and _values(step) != {_supposed(step)}
    ),
}


def _supposed(step: Step) -> Any:
    """Return what a chain takes for true."""
    return next(link.cells[0][-1] for link in step.chain if link.technique.slug == "supposition")


def _beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _number(puzzle: Any, place: tuple[int, int]) -> int:
    return int(puzzle.numbers[place[0]][place[1]])


def _equal(puzzle: Any, places: Any) -> bool:
    return len({_number(puzzle, place) for place in places}) == 1


def _aligned(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] == other[0] or one[1] == other[1]


def _at_a_corner(puzzle: Any, known: Known, step: Step) -> bool:
    rows, columns = (sorted(set(axis)) for axis in zip(*step.evidence.cells, *_places(step), strict=True))
    return (
        len(rows) == len(columns) == 2
        and _beside((rows[0], 0), (rows[1], 0))
        and (rows[0] == 0 or rows[1] == puzzle.height - 1)
        and (columns[0] == 0 or columns[1] == puzzle.width - 1)
    )


def _has_one_exit(puzzle: Any, known: Known, step: Step) -> bool:
    row, column = step.evidence.cells[0]
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    there = [(y, x) for y, x in around if 0 <= y < puzzle.height and 0 <= x < puzzle.width]
    return [place for place in there if known.get(place) != "#"] == _places(step)


def _ends(step: Step) -> str:
    return str(step.message.values["ending"].code)


HITORI: dict[str, Check] = {
    "shaded-neighbour": lambda puzzle, known, step: (
        known[step.evidence.cells[0]] == "#" and all(_beside(step.evidence.cells[0], each) for each in _places(step))
    ),
    "repeated-number": lambda puzzle, known, step: (
        known[step.evidence.cells[0]] == "."
        and _equal(puzzle, [step.evidence.cells[0], *_places(step)])
        and all(_aligned(step.evidence.cells[0], each) for each in _places(step))
    ),
    "triple": lambda puzzle, known, step: len(step.evidence.cells) == 3 and _equal(puzzle, step.evidence.cells),
    "sandwich": lambda puzzle, known, step: (
        _equal(puzzle, step.evidence.cells)
        and all(_beside(_places(step)[0], each) for each in step.evidence.cells)
        and _aligned(*step.evidence.cells)
    ),
    "pair-isolation": lambda puzzle, known, step: (
        _beside(*step.evidence.cells) and _equal(puzzle, [*step.evidence.cells, *_places(step)])
    ),
    "corner-quad": _at_a_corner,
    "corner-triple": _at_a_corner,
    "corner-double": lambda puzzle, known, step: (
        _at_a_corner(puzzle, known, step) and known.get(step.evidence.cells[1]) != "#"
    ),
    "last-exit": _has_one_exit,
    "cut-cell": lambda puzzle, known, step: _values(step) == {"."},
    "number-contradiction": lambda puzzle, known, step: (
        _contradicts(puzzle, known, step) and _ends(step) != "ending-cut-off" and "cut-cell" not in _links(step)
    ),
    "connectivity-contradiction": lambda puzzle, known, step: (
        _contradicts(puzzle, known, step) and _ends(step) == "ending-cut-off"
    ),
    "combined-contradiction": lambda puzzle, known, step: (
        _contradicts(puzzle, known, step) and _ends(step) != "ending-cut-off" and "cut-cell" in _links(step)
    ),
    "common-consequence": _tells_two_cases,
    "nested-contradiction": _nests,
}


def _ways(puzzle: Any, known: Known, cell: tuple[int, int]) -> list[tuple[tuple[int, int], bool]]:
    """List the ways out of a cell that are not closed: by their direction, and whether the path takes them."""
    row, column = cell
    borders = {
        (-1, 0): (row - 1, column, "down"),
        (1, 0): (row, column, "down"),
        (0, -1): (row, column - 1, "right"),
        (0, 1): (row, column, "right"),
    }
    open_ways = []
    for (down, right), border in borders.items():
        there = row + down, column + right
        on_board = 0 <= there[0] < puzzle.height and 0 <= there[1] < puzzle.width and there not in puzzle.blocked
        if on_board and border not in puzzle.walls and known.get(border) is not False:
            open_ways.append(((down, right), known.get(border, False)))
    return open_ways


def _is_end(puzzle: Any, step: Step) -> bool:
    return step.evidence.cells[0] in (puzzle.numbers[0], puzzle.numbers[-1])


def _turns(puzzle: Any, known: Known, step: Step) -> bool:
    ways = [way for way, _ in _ways(puzzle, {}, step.evidence.cells[0])]
    return len(ways) == 2 and ways[0][0] != -ways[1][0] and not _is_end(puzzle, step)


def _forbids(puzzle: Any, known: Known, step: Step) -> bool:
    return _values(step) == {False}


def _takes(puzzle: Any, known: Known, step: Step) -> bool:
    return True in _values(step)


ZIP: dict[str, Check] = {
    "forced-corner": _turns,
    "full-cell": _forbids,
    "dead-end": lambda puzzle, known, step: (
        _is_end(puzzle, step) and len(_ways(puzzle, known, step.evidence.cells[0])) == 1
    ),
    "two-ways-left": lambda puzzle, known, step: (
        not _is_end(puzzle, step) and len(_ways(puzzle, known, step.evidence.cells[0])) == 2 and len(step.cells) == 2
    ),
    "one-way-on": lambda puzzle, known, step: (
        sorted(used for _, used in _ways(puzzle, known, step.evidence.cells[0])) == [False, True]
    ),
    "number-order": _forbids,
    "no-early-loop": _forbids,
    "no-early-end": _forbids,
    "only-way": _takes,
    "out-of-reach": _forbids,
    "both-ways": _tells_two_cases,
    "contradiction": _contradicts,
}
CHECKS = {"colour-nonogram": COLOUR_NONOGRAM, "nonogram": NONOGRAM, "hitori": HITORI, "zip": ZIP}


@pytest.mark.parametrize("name", CHECKS)
def test_a_technique_is_what_it_is_called(name: str) -> None:
    met: Counter[str] = Counter()
    for puzzle, known, step in uses(name):
        slug = step.technique.slug
        if (check := CHECKS[name].get(slug)) is not None:
            met[slug] += 1
            assert check(puzzle, known, step), f"{slug}: {step} {puzzle!r}"
    assert CHECKS[name].keys() <= {technique.slug for technique in cw.kind(name).techniques}
    assert len(met) >= 10, f"only {sorted(met)} were met"
