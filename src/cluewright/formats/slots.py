"""What the link formats share: an address taken apart, and its body of slots as puzz.link writes them.

A slot holds a number or nothing: 0-15 as one hexadecimal digit, 16-255 as `-` and two of them, `.` for a hidden number,
and `g` to `z` for 1 to 20 slots in a row without one.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from cluewright.core.errors import FormatError, InvalidPuzzle, shown
from cluewright.core.text import BLANKS, is_digits
from cluewright.formats.clue_lines import FileLine, side

_PID = re.compile(r"([a-z][a-z0-9-]*+)(?:_(?:edit|play))?")
_LONGEST_BLANK = 20
_HEX = frozenset("0123456789abcdef")
WIDER = {"-": (2, 0), "+": (3, 0), "=": (3, 4096), "*": (3, 8192)}
"""The characters before numbers of more digits: how many digits, and what is added to them."""


@dataclass(frozen=True, slots=True)
class Link:
    """The parts of `pid/variant/flag/columns/rows/body` on a line, and where the body begins in it."""

    line: FileLine
    pid: str
    variant: str | None
    width: int
    height: int
    body: str
    start: int

    def error(self, problem: str, position: int = 0) -> FormatError:
        """Make the error that points at a place in the body."""
        return self.line.error(problem, self.start + position + 1)

    def invalid(self, invalid: InvalidPuzzle) -> FormatError:
        """Make the error for a body that can be read but is not a puzzle."""
        error = self.error(str(invalid))
        error.__cause__ = invalid
        return error


def split_link(line: FileLine, start: int = 0) -> Link:
    """Take apart a link that begins at `start` in the line and runs to its end."""
    whole = line.text.rstrip(BLANKS)
    fields = list(_fields(whole, start))
    position, text = fields.pop(0)
    pid = _PID.fullmatch(text)
    if pid is None:
        raise line.error(f"expected the name of a puzzle, found {shown(text)}", position + 1)
    variant = None
    if fields and fields[0][1].startswith("v:"):
        variant = fields.pop(0)[1].removeprefix("v:")
    if fields and not is_digits(fields[0][1][:1]):
        fields.pop(0)  # a flag of how to show it, which says nothing about the puzzle
    if len(fields) < 2:
        raise line.error("expected columns/rows/ and the puzzle after the name", len(whole) + 1)
    (at_width, columns), (at_height, rows), *rest = fields
    width, height = side(columns, line, at_width + 1), side(rows, line, at_height + 1)
    # A slash is added if an address would end in something other than a letter or digit.
    body = "/".join(text for _, text in rest).removesuffix("/")
    return Link(line, pid[1], variant, width, height, body, rest[0][0] if rest else len(whole))


def _fields(text: str, start: int) -> Iterator[tuple[int, str]]:
    """Yield position and text of the first five fields between slashes, and of the rest as one."""
    for _ in range(5):
        end = text.find("/", start)
        if end < 0:
            break
        yield start, text[start:end]
        start = end + 1
    yield start, text[start:]


def link_text(pid: str, width: int, height: int, body: str, variant: str | None = None) -> str:
    """Write a link from its parts; it ends in a slash if a program might not take the last character as part of it."""
    middle = "" if variant is None else f"v:{variant}/"
    end = "" if body[-1:].isascii() and body[-1:].isalnum() else "/"
    return f"{pid}/{middle}{width}/{height}/{body}{end}"


def read_slots(
    link: Link, count: int, take: Callable[[int, int | None, int], None], marks: str = "-"
) -> tuple[int, int]:
    """Read up to `count` slots; hand slot, number (None for `.`) and position of each in use to `take`.

    Return how many slots were read, which is fewer if the body ends early, and where reading ended.

    `marks` are the characters before longer numbers that this kind of link knows. Slots without a number take no
    memory, however many the size of the board makes of them.
    """
    body, position, slot = link.body, 0, 0
    while position < len(body) and slot < count:
        character, at = body[position], position
        position += 1
        if "g" <= character <= "z":
            slot += ord(character) - ord("g") + 1
            if slot > count:
                raise link.error(
                    f"expected at most {count} numbers and blanks, but the blank "
                    f"run {shown(character)} goes past the end",
                    at,
                )
            continue
        number: int | None = None
        if character in marks:
            digits, base = WIDER[character]
            text = body[position : position + digits]
            if len(text) < digits or not _HEX.issuperset(text):
                problem = f"expected {digits} hexadecimal digits after {shown(character)}, found {shown(text)}"
                raise link.error(problem, at)
            number = base + int(text, 16)
            position += digits
        elif character in _HEX:
            number = int(character, 16)
        elif character != ".":
            raise link.error(
                f"expected a digit (0-9, a-f), a blank run (g-z) or one of .{marks}, found {shown(character)}", at
            )
        take(slot, number, at)
        slot += 1
    return slot, position


def number_text(number: int, marks: str = "-") -> str | None:
    """Write one number, or return None when it is beyond what the marks can express.

    >>> [number_text(number) for number in (7, 15, 16, 255, 256)]
    ['7', 'f', '-10', '-ff', None]
    """
    if number < 16:
        return f"{number:x}"
    for mark in marks:
        digits, base = WIDER[mark]
        if base <= number < base + 16**digits:
            return f"{mark}{number - base:0{digits}x}"
    return None


def write_slots(written: Iterable[tuple[int, str]], count: int) -> str:
    """Write the texts at their slots, in rising order, with the blank runs between and after them.

    >>> write_slots([(0, "1"), (3, "-1f")], 30)
    '1h-1fzl'
    """
    parts: list[str] = []
    following = 0
    for slot, text in written:
        parts += (_blanks(slot - following), text)
        following = slot + 1
    return "".join([*parts, _blanks(count - following)])


def _blanks(count: int) -> str:
    whole, rest = divmod(count, _LONGEST_BLANK)
    return "z" * whole + (chr(ord("g") + rest - 1) if rest else "")
