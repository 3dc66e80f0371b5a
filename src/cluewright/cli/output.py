"""What commands print: JSON lines for programs, tables and pictures for people."""

import io
import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import typer

from cluewright.core.text import printable

if TYPE_CHECKING:
    from rich.console import Console

    from cluewright.core.puzzle import Puzzle

LARGEST_DRAWN = 100


def never_fail_to_print() -> None:
    """Let a terminal that lacks a character show a question mark for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def say(text: object = "", *, err: bool = False, nl: bool = True) -> None:
    """Print for people: whatever comes from files is shown, and never controls the terminal."""
    typer.echo(printable(str(text)), err=err, nl=nl)


def print_json(data: Any) -> None:
    """Print one compact line of JSON."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # JSON writes some control characters as they are, which a terminal would obey.
    typer.echo(text if printable(text) == text else json.dumps(data, separators=(",", ":")))


def console(*, stderr: bool = False) -> "Console":
    """Return the terminal; where there is none, the same text comes without colours, 100 columns wide."""
    from rich.console import Console
    from rich.segment import Segment

    class SafeConsole(Console):
        """Shows what comes from files, and never obeys it."""

        def render(self, renderable: Any, options: Any = None) -> Iterator[Segment]:
            for text, style, control in super().render(renderable, options):
                yield Segment(text if control else printable(text), style, control)

    found = SafeConsole(stderr=stderr, highlight=False)
    if not found.is_terminal:
        found.width = 100
    return found


def show(out: "Console", thing: Any = "", *, indent: int = 0) -> None:
    """Print what Rich can print; into a file or pipe without the blanks Rich pads lines with."""
    from rich.padding import Padding

    padded = Padding(thing, (0, 0, 0, indent)) if indent else thing
    if out.is_terminal:
        out.print(padded)
        return
    with out.capture() as captured:
        out.print(padded)
    typer.echo("\n".join(line.rstrip() for line in captured.get().split("\n")), nl=False)


def show_drawing(out: "Console", drawing: str, *, indent: int = 2) -> None:
    """Print a drawing line by line: if too wide for a terminal it is cut, not folded; elsewhere it is left whole."""
    from rich.text import Text

    if out.is_terminal:
        show(out, Text(drawing, no_wrap=True, overflow="crop"), indent=indent)
    else:
        typer.echo("\n".join((" " * indent + line).rstrip() for line in drawing.split("\n")))


def worth_drawing(puzzle: "Puzzle") -> bool:
    """Tell whether a drawing of the puzzle is small enough to read; larger ones are left to --json and files."""
    return max(puzzle.width, puzzle.height) <= LARGEST_DRAWN


def side_by_side(texts: list[str], *, gap: int = 4) -> str:
    """Put drawings of several lines next to each other.

    >>> print(side_by_side(["ab\\nc", "d"], gap=2))
    ab  d
    c
    """
    columns = [text.split("\n") for text in texts]
    widths = [max(len(line) for line in lines) for lines in columns]
    height = max(len(lines) for lines in columns)
    rows = []
    for index in range(height):
        cells = (lines[index] if index < len(lines) else "" for lines in columns)
        joined = (" " * gap).join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        rows.append(joined.rstrip())
    return "\n".join(rows)
