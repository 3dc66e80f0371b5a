"""What the ladder found, put into words."""

from collections.abc import Callable, Sequence
from typing import Any

from cluewright.core.technique import Evidence, Step, Technique
from cluewright.hitori.board import Cell
from cluewright.hitori.puzzle import Hitori

Place = tuple[int, int]
_Change = tuple[int, int, int]
_Texter = Callable[[Sequence[_Change], Sequence[Place]], str]


class StepWriter:
    """Turn the native records of one puzzle into steps with text."""

    def __init__(self, puzzle: Hitori, catalogue: Sequence[Technique]) -> None:
        self._puzzle = puzzle
        self._catalogue = catalogue
        self._texts: dict[str, _Texter] = {
            "shaded-neighbour": lambda changes, why: f"{_cell(why[0])} is shaded, so {_are(changes)}.",
            "repeated-number": lambda changes, why: (
                f"The {self._number(why[0])} in {_cell(why[0], low=True)} is unshaded, so {_are(changes)}."
            ),
            "triple": lambda changes, why: (
                f"{_line(why)}: three {self._number(why[0])}s side by side, so the middle one is unshaded "
                "and the outer two are shaded."
            ),
            "sandwich": lambda changes, why: f"{_line(why)}: between two {self._number(why[0])}s, {_are(changes)}.",
            "pair-isolation": lambda changes, why: (
                f"{_line(why)}: one of the two neighbouring {self._number(why[0])}s is unshaded, so {_are(changes)}."
            ),
            "flanked-pair": lambda changes, why: (
                f"{_line(why)}: of {self._number(why[0])} {self._number(why[1])} {self._number(why[2])} "
                f"{self._number(why[3])} one {self._number(why[0])} and one {self._number(why[1])} are unshaded, "
                f"so {_are(changes)}."
            ),
            "corner-quad": lambda changes, why: (
                f"{_cell(why[0])}: two equal pairs fill the corner, so {_are(changes)}."
            ),
            "corner-triple": lambda changes, why: (
                f"Were the {self._number(why[0])} in {_cell(why[0], low=True)} unshaded, both its equals beside it "
                f"would be shaded and seal the corner off, so {_are(changes)}."
            ),
            "corner-double": lambda changes, why: (
                f"One of the two {self._number(why[0])}s in the corner of {_cell(why[2], low=True)} is shaded, "
                f"so {_are(changes)}, or the corner would be sealed off."
            ),
            "last-exit": lambda changes, why: f"{_cell(why[0])} has no other way out, so {_are(changes)}.",
            "cut-cell": lambda changes, why: (
                f"Shaded, {_cells(changes)} would close the chain of shaded cells through {_places(why)} "
                f"and cut unshaded cells off, so {_are(changes)}."
                if why and tuple(changes[0][:2]) not in why
                else f"Shaded, {_cells(changes)} would leave no connected unshaded cells, so {_are(changes)}."
            ),
            "edge-pairs": lambda changes, why: (
                f"Two equal pairs fill the block at the wall from {_cell(why[0], low=True)}: one of its diagonals is "
                f"shaded, so {_are(changes)}."
            ),
            "offset-pair": lambda changes, why: (
                f"{_cell(why[1])} and {_cell(why[2], low=True)} touch and are not both shaded, so one of their equals "
                f"in {_cell(why[0], low=True)} and {_cell(why[3], low=True)} is, and {_are(changes)}."
            ),
            "double-near-edge": self._pair_text,
            "double-beside-diagonal": self._pair_text,
        }

    def step(self, record: tuple[Any, ...]) -> Step:
        """Return the step of a native record."""
        code, changes, evidence, supposed, chain, ending, ending_cells = record
        technique = self._catalogue[code]
        places = _tuples(evidence)
        if supposed is None:
            text = self._texts[technique.slug](changes, places)
            lines = _lines(technique, places)
            return Step(technique, _changes(changes), _upper(text), Evidence(lines=lines, cells=places))
        links = tuple(self._link(link) for link in chain)
        where, state = _cell(supposed[:2], low=True), _state(supposed[2])
        if technique.slug == "common-consequence":
            text = f"Whether {where} is shaded or not, {_are(changes)}."
        else:
            failure = _ENDINGS[ending](_tuples(ending_cells))
            text = f"Suppose {where} is {state}: {failure}, so {_are(changes)}."
        cells = (*places, *(place for place in _tuples(ending_cells) if place not in places))
        return Step(technique, _changes(changes), text, Evidence(cells=cells), links)

    def _link(self, link: tuple[int, _Change, list[Place]]) -> Step:
        code, change, causes = link
        technique = self._catalogue[code]
        places = _tuples(causes)
        if technique.slug in self._texts:
            text = _upper(self._texts[technique.slug]([change], places))
        else:
            text = _upper(f"supposing the opposite fails too, so {_are([change])}.")
        return Step(technique, _changes([change]), text, Evidence(cells=places))

    def _pair_text(self, changes: Sequence[_Change], why: Sequence[Place]) -> str:
        chain = f"the chain through {_places(why[2:])}" if len(why) > 2 else "a chain"
        number = self._number(why[0])
        return (
            f"Shaded, {_cells(changes)} would force the {number} in {_cell(why[1], low=True)} unshaded and the "
            f"{number} in {_cell(why[0], low=True)} shaded, which closes {chain}, so {_are(changes)}."
        )

    def _number(self, place: Sequence[int]) -> int:
        return self._puzzle.numbers[place[0]][place[1]]


_ENDINGS: dict[int, Callable[[Sequence[Place]], str]] = {
    0: lambda cells: "however it goes on, every case fails",
    1: lambda cells: f"{_cell(cells[0], low=True)} and {_cell(cells[1], low=True)} would both be shaded and touch",
    2: lambda cells: (
        f"{_cell(cells[0], low=True)} and {_cell(cells[1], low=True)} would both be unshaded with the same number"
    ),
    3: lambda cells: f"the shaded cells {_places(cells)} would close a chain and cut unshaded cells off",
}


def _tuples(places: Sequence[Sequence[int]]) -> tuple[Place, ...]:
    return tuple((row, column) for row, column in places)


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


def _state(value: int) -> str:
    return "shaded" if value == Cell.BLACK else "unshaded"


def _cell(place: Sequence[int], *, low: bool = False) -> str:
    return f"{'row' if low else 'Row'} {place[0] + 1}, column {place[1] + 1}"


def _places(places: Sequence[Sequence[int]]) -> str:
    shown = [f"({place[0] + 1},{place[1] + 1})" for place in places[:8]]
    return " ".join(shown) + (f" and {len(places) - 8} more" if len(places) > 8 else "")


def _cells(changes: Sequence[_Change]) -> str:
    if len(changes) == 1:
        return _cell(changes[0], low=True)
    return _places([change[:2] for change in changes])


def _are(changes: Sequence[_Change]) -> str:
    """Say which cells become what: `row 1, column 2 is unshaded`."""
    parts = []
    for value in (Cell.BLACK, Cell.WHITE):
        chosen = [change for change in changes if change[2] == value]
        if chosen:
            parts.append(f"{_cells(chosen)} {'is' if len(chosen) == 1 else 'are'} {_state(value)}")
    return " and ".join(parts)


def _line(places: Sequence[Place]) -> str:
    """Name the line some cells lie in."""
    return f"Row {places[0][0] + 1}" if places[0][0] == places[-1][0] else f"Column {places[0][1] + 1}"


def _lines(technique: Technique, places: Sequence[Place]) -> tuple[tuple[str, int], ...]:
    """Return the line to look at for techniques about one line."""
    if technique.slug not in {"triple", "sandwich", "pair-isolation", "flanked-pair"}:
        return ()
    in_row = places[0][0] == places[-1][0]
    return (("row", places[0][0]) if in_row else ("column", places[0][1]),)


def _changes(changes: Sequence[_Change]) -> tuple[tuple[int, int, str], ...]:
    return tuple((row, column, Cell(value).symbol) for row, column, value in changes)
