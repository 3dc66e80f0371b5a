"""What the ladder found, as steps with messages."""

from collections.abc import Callable, Sequence
from typing import Any

from cluewright.core.message import Cells, Message, Value
from cluewright.core.technique import CLASH, SUPPOSITION, Evidence, Step, Technique
from cluewright.hitori.board import Cell
from cluewright.hitori.cutting import cut_off
from cluewright.hitori.puzzle import ROOM, Hitori

Place = tuple[int, int]
_Change = tuple[int, int, int]
_Chain = tuple[Sequence[Any], int, Sequence[Place]]
"""As native code returns it: its links, how it ends, and the cells of its end."""
_Values = dict[str, Value]

_OF_ONE_LINE = frozenset({"triple", "sandwich", "pair-isolation", "flanked-pair"})
_BY_ONE_CELL = frozenset({"shaded-neighbour", "repeated-number"})
_MOST_NAMED, _MOST_LINES = 6, 2
"""How many cells that are cut off are named, and in how many lines; for larger areas the place is enough."""
_TOUCHING, _REPEATED = 1, 2
"""How native code numbers the ends of chains; the other one is cells cut off."""


class StepWriter:
    """Turn the native records of one puzzle into steps."""

    def __init__(self, puzzle: Hitori, catalogue: Sequence[Technique]) -> None:
        self._puzzle = puzzle
        self._catalogue = catalogue
        self._values: dict[str, Callable[[Sequence[Place], Sequence[Place]], _Values]] = {
            "shaded-neighbour": lambda cells, why: {"cell": _cells(why[0])},
            "repeated-number": lambda cells, why: {"cell": _cells(why[0]), "number": self._number(why[0])},
            "triple": lambda cells, why: {"three": _cells(*why), "number": self._number(why[0])},
            "sandwich": lambda cells, why: {"pair": _cells(*why), "number": self._number(why[0])},
            "pair-isolation": lambda cells, why: {"pair": _cells(*why), "number": self._number(why[0])},
            "flanked-pair": lambda cells, why: {
                "four": _cells(*why),
                "outer": self._number(why[0]),
                "inner": self._number(why[1]),
            },
            "corner-quad": lambda cells, why: {
                "corner": _cells(why[0]),
                "sides": _cells(why[1], why[2]),
                "shaded": _cells(why[0], why[3]),
            },
            "corner-triple": lambda cells, why: {"sides": _cells(*why[1:]), "number": self._number(why[0])},
            "corner-double": lambda cells, why: {
                "end": _cells(why[0]),
                "equal": _cells(why[1]),
                "corner": _cells(why[2]),
                "number": self._number(why[0]),
            },
            "last-exit": lambda cells, why: {"cell": _cells(why[0])},
            "cut-cell": lambda cells, why: {"off": self._cut_off(cells[0], why)},
            "edge-pairs": lambda cells, why: {"square": _cells(*why)},
            "offset-pair": self._offset_pair,
            "double-near-edge": self._double,
            "double-beside-diagonal": self._double,
        }

    def step(self, record: tuple[Any, ...]) -> Step:
        """Return the step of a native record."""
        code, changes, evidence, supposed, chain, other_chain = record
        technique = self._catalogue[code]
        if supposed is None:
            return self._plain(technique, changes, _tuples(evidence))
        if technique.slug == "common-consequence":
            return self._common(technique, changes, supposed, chain, other_chain)
        return self._contradiction(technique, changes[0], chain, _tuples(evidence))

    def _plain(self, technique: Technique, changes: Sequence[_Change], why: Sequence[Place]) -> Step:
        """Make a step that assumes nothing, or such a link of a chain."""
        cells = [change[:2] for change in changes]
        code = f"step-{technique.slug}"
        values: _Values = {"cells": _cells(*cells)}
        if technique.slug == "cut-cell" and cells[0] in why:  # it follows from the shape of the board alone
            code += "-single" if len(cells) == self._puzzle.width * self._puzzle.height else "-strip"
        else:
            values |= self._values[technique.slug](cells, why)
            if technique.slug == "offset-pair" and "number" in values:
                code += "-same"
        lines = (_line(why),) if technique.slug in _OF_ONE_LINE else ()
        return Step(technique, _changes(changes), Message(ROOM, code, values), Evidence(lines=lines, cells=tuple(why)))

    def _contradiction(self, technique: Technique, change: _Change, chain: _Chain, why: Sequence[Place]) -> Step:
        """Make the step that rules a colour out, or such a link of a chain; `why` is what it rests on."""
        links, ending, ending_cells = self._links(chain[0]), self._ending(chain), _tuples(chain[2])
        values: _Values = {
            "cell": _cells(change[:2]),
            "colour": _colour(_opposite(change)),
            "links": len(links),
            "ending": ending,
        }
        if inner := sum(1 for link in links if link.chain):
            values["inner"] = inner
        clash = Step(CLASH, (), Message(ROOM, "step-clash", {"ending": ending}), Evidence(cells=ending_cells))
        return Step(
            technique,
            _changes([change]),
            Message(ROOM, f"step-{technique.slug}", values),
            Evidence(cells=tuple(dict.fromkeys((*why, *ending_cells)))),
            (_assumption(_opposite(change)), *links, clash),
        )

    def _common(
        self, technique: Technique, changes: Sequence[_Change], supposed: _Change, chain: _Chain, other_chain: _Chain
    ) -> Step:
        """Make the step of what both colours of a cell lead to."""
        one, other = self._links(chain[0]), self._links(other_chain[0])
        values: _Values = {
            "cell": _cells(supposed[:2]),
            "shaded": len(one),
            "unshaded": len(other),
            "result": _result(changes),
        }
        return Step(
            technique,
            _changes(changes),
            Message(ROOM, f"step-{technique.slug}", values),
            Evidence(cells=(supposed[:2],)),
            (_assumption(supposed), *one, _assumption(_opposite(supposed)), *other),
        )

    def _links(self, links: Sequence[Any]) -> list[Step]:
        """Make the links of a chain; what one cell does to several others in a row is one link."""
        groups: list[tuple[Technique, tuple[Place, ...], list[_Change], _Chain | None]] = []
        for code, change, causes, inner in links:
            technique, why = self._catalogue[code], _tuples(causes)
            if groups and technique.slug in _BY_ONE_CELL and groups[-1][:2] == (technique, why):
                groups[-1][2].append(change)
            else:
                groups.append((technique, why, [change], inner))
        return [
            self._plain(technique, changes, why)
            if inner is None
            else self._contradiction(technique, changes[0], inner, why)
            for technique, why, changes, inner in groups
        ]

    def _ending(self, chain: _Chain) -> Message:
        _, ending, cells = chain
        if ending == _TOUCHING:
            return Message(ROOM, "ending-touching", {"cells": _cells(*cells)})
        if ending == _REPEATED:
            return Message(ROOM, "ending-repeated", {"cells": _cells(*cells), "number": self._number(cells[0])})
        return Message(ROOM, "ending-cut-off", {"cells": self._cut_off(cells[0], cells[1:])})

    def _offset_pair(self, cells: Sequence[Place], why: Sequence[Place]) -> _Values:
        pairs = sorted(((why[1], why[0]), (why[2], why[3])))  # in the order of their names: from the left, or top
        one, other = (self._number(neighbour) for neighbour, _ in pairs)
        values: _Values = {"number": one} if one == other else {"one": one, "other": other}
        equals = tuple(
            Message(ROOM, "number-at", {"number": self._number(equal), "cell": _cells(equal)}) for _, equal in pairs
        )
        return {**values, "neighbours": _cells(*(neighbour for neighbour, _ in pairs)), "equals": equals}

    def _double(self, cells: Sequence[Place], why: Sequence[Place]) -> _Values:
        pair, beside, *chain = why
        return {
            "pair": _cells(pair),
            "beside": _cells(beside),
            "number": self._number(pair),
            "off": self._cut_off(cells[0], (pair, *chain)),
        }

    def _cut_off(self, closing: Place, shaded: Sequence[Place]) -> Cells | Message:
        cells = cut_off(self._puzzle.width, self._puzzle.height, closing, shaded)
        if not cells:
            return Message(ROOM, "part-of-board")
        lines = min(len({row for row, _ in cells}), len({column for _, column in cells}))
        if len(cells) > _MOST_NAMED or lines > _MOST_LINES:
            return Message(ROOM, "area", {"count": len(cells), "first": _cells(cells[0])})
        return Cells(cells)

    def _number(self, place: Sequence[int]) -> str:
        return str(self._puzzle.numbers[place[0]][place[1]])


def _assumption(change: _Change) -> Step:
    values: _Values = {"cell": _cells(change[:2]), "colour": _colour(change)}
    return Step(
        SUPPOSITION, _changes([change]), Message(ROOM, "step-supposition", values), Evidence(cells=(change[:2],))
    )


def _result(changes: Sequence[_Change]) -> Message:
    """Say which cells become what, as a part of a sentence."""
    results: _Values = {}
    for value in (Cell.BLACK, Cell.WHITE):
        if chosen := [change for change in changes if change[2] == value]:
            colour = _colour(chosen[0])
            results[colour] = Message(ROOM, f"result-{colour}", {"cells": _cells(*chosen)})
    if len(results) == 2:
        return Message(ROOM, "result-both", results)
    (only,) = results.values()
    assert isinstance(only, Message)
    return only


def _cells(*places: Sequence[int]) -> Cells:
    return Cells.of(places)


def _tuples(places: Sequence[Sequence[int]]) -> tuple[Place, ...]:
    return tuple((row, column) for row, column in places)


def _colour(change: _Change) -> str:
    return "shaded" if change[2] == Cell.BLACK else "unshaded"


def _opposite(change: _Change) -> _Change:
    return *change[:2], int(Cell.WHITE if change[2] == Cell.BLACK else Cell.BLACK)


def _line(places: Sequence[Place]) -> tuple[str, int]:
    """Return the line that some cells lie in."""
    return ("row", places[0][0]) if places[0][0] == places[-1][0] else ("column", places[0][1])


def _changes(changes: Sequence[_Change]) -> tuple[tuple[int, int, str], ...]:
    return tuple((row, column, Cell(value).symbol) for row, column, value in changes)
