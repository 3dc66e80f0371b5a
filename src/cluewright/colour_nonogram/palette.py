"""The palette of a colour nonogram: the background and its colours, each with a name, a value and a mark.

The mark is a character that tells a colour from the others without seeing it: beside clue numbers, in cells of a
printed page, in a terminal. A colour given without one gets the letter of its place.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeGuard
from unicodedata import category

from cluewright.colour_nonogram.wording import fault
from cluewright.core.errors import Fault, shown

FEWEST_COLOURS, MOST_COLOURS = 2, 15
"""Besides the background."""

MARKS = ".ABCDEFGHIJKLMNO"
"""The marks of a palette that names none, the background's first."""

LONGEST_NAME = 40

_VALUE = re.compile(r"#[0-9a-f]{6}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of a palette: its name, its value as in `#d03a2b`, and its mark.

    >>> Colour("red", "#d03a2b", "A").rgb
    (208, 58, 43)
    """

    name: str
    value: str
    mark: str

    @property
    def rgb(self) -> tuple[int, int, int]:
        """Return the amounts of red, green and blue, each from 0 to 255."""
        return int(self.value[1:3], 16), int(self.value[3:5], 16), int(self.value[5:7], 16)

    def to_data(self) -> dict[str, str]:
        """Return the JSON form."""
        return {"name": self.name, "value": self.value, "mark": self.mark}


def read_palette(colours: Any, faults: list[Fault], *, one: bool = False) -> tuple[Colour, ...]:
    """Read a palette without trusting it, the background first, and add what is wrong with it to `faults`.

    Each colour is a `Colour`, a mapping as in the JSON form, or a name and a value; the mark may be left out. A single
    colour besides the background is a fault unless `one` allows it.
    """
    if isinstance(colours, str | bytes | Mapping) or not isinstance(colours, Iterable):
        faults.append(fault("palette", "type", value=shown(colours)))
        return ()
    given = [_parts(each) for each in islice(colours, MOST_COLOURS + 2)]
    if len(given) == FEWEST_COLOURS:
        faults.extend(() if one else (fault("palette", "one"),))
    elif not FEWEST_COLOURS < len(given) <= MOST_COLOURS + 1:
        faults.append(fault("palette", "size", fewest=FEWEST_COLOURS, most=MOST_COLOURS))
    for number, parts in enumerate(given):
        faults.extend(_faults_of(number, parts))
    palette = tuple(Colour(name, _lower(value), mark) for name, value, mark in _marked(given))
    for part, values in (("name", [colour.name for colour in palette]), ("mark", [colour.mark for colour in palette])):
        twice = sorted({value for value in values if isinstance(value, str) and values.count(value) > 1})
        faults.extend(fault("palette", f"same-{part}", value=shown(value)) for value in twice)
    return palette


def _parts(colour: Any) -> tuple[Any, Any, Any]:
    """Return the name, value and mark of one colour; None stands for what is not there."""
    if isinstance(colour, Colour):
        return colour.name, colour.value, colour.mark
    if isinstance(colour, Mapping):
        return colour.get("name"), colour.get("value"), colour.get("mark")
    parts = list(colour) if isinstance(colour, list | tuple) and 2 <= len(colour) <= 3 else [None, None]
    return parts[0], parts[1], parts[2] if len(parts) == 3 else None


def _faults_of(number: int, parts: tuple[Any, Any, Any]) -> Iterable[Fault]:
    name, value, mark = parts
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        yield fault("palette", "name", number=number, most=LONGEST_NAME, value=shown(name))
    if not isinstance(value, str) or not _VALUE.fullmatch(value.lower()):
        yield fault("palette", "value", number=number, value=shown(value))
    if mark is not None and not is_mark(mark):
        yield fault("palette", "mark", number=number, value=shown(mark))


def is_mark(mark: Any) -> TypeGuard[str]:
    """Tell whether something can be the mark of a colour: a digit would be read as part of the number before it.

    >>> [is_mark(mark) for mark in ("A", "1", " ", "ab", None)]
    [True, False, False, False, False]
    """
    if not isinstance(mark, str) or len(mark) != 1:
        return False
    return mark.isprintable() and not mark.isspace() and category(mark)[0] not in "MN"


def _marked(given: list[tuple[Any, Any, Any]]) -> list[tuple[Any, Any, Any]]:
    """Return the colours, each without a mark with the one of its place or the first that is free."""
    taken = {mark for _, _, mark in given if isinstance(mark, str)}
    result = []
    for number, (name, value, mark) in enumerate(given):
        if mark is None:
            mark = next((each for each in (*MARKS[number : number + 1], *MARKS[1:]) if each not in taken), "?")
            taken.add(mark)
        result.append((name, value, mark))
    return result


def _lower(value: Any) -> Any:
    return value.lower() if isinstance(value, str) else value
