"""Write the catalogues of docs/techniques.md and docs/colour-techniques.md from the techniques and their examples.

Run as a script it puts each catalogue into its page; tests compare the two.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cluewright.clued_lines.kind import CluedKind
from cluewright.clued_lines.puzzle import CluedPuzzle
from cluewright.core.example import Example, examples_of
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.technique import Step

PAGES = {"nonogram": "techniques.md", "colour-nonogram": "colour-techniques.md"}
"""The kinds and their pages."""
BEGIN, END = "<!-- catalogue -->\n", "<!-- end of catalogue -->"


def catalogue(name: str) -> str:
    """Write every technique of a kind with its level, its rule and its example."""
    return "\n".join(line for example in examples_of(find_kind(name)) for line in _entry(example))


def _entry(example: Example) -> Iterator[str]:
    technique = example.technique
    step = next(iter(kind_of(example.puzzle).explain(example.puzzle, example.board)))
    yield f"### {technique.name.capitalize()}"
    yield ""
    yield f"*{technique.level}.* {technique.summary}"
    yield ""
    yield "```"
    yield from _boards(example)
    yield "```"
    yield ""
    yield f"> {step.text()}"
    yield ""
    if step.chain:
        yield from _chain(step, 0)
        yield ""


def _boards(example: Example) -> Iterator[str]:
    kind: Any = kind_of(example.puzzle)
    assert isinstance(kind, CluedKind)
    if _is_line(example.puzzle):
        clue = kind.clue_text(example.puzzle, example.puzzle.rows[0])
        yield f"{clue}   {example.board.rows()[0]}  ->  {example.after.rows()[0]}"
        return
    before, after = (
        [line.rstrip() for line in kind.text(example.puzzle, board).splitlines()]
        for board in (example.board, example.after)
    )
    if kind.in_colour:  # the palette is below the board
        below = len(example.puzzle.palette) + 1
        before, after = before[:-below], after[:-below]
    wide = max(map(len, before))
    for number, (left, right) in enumerate(zip(before, after, strict=True)):
        arrow = " -> " if number == len(before) // 2 else "    "
        yield f"{left:{wide}}{arrow}{right}".rstrip()


def _is_line(puzzle: CluedPuzzle[Any]) -> bool:
    return puzzle.height == 1 and all(clue is None for clue in puzzle.columns)


def _chain(step: Step, depth: int) -> Iterator[str]:
    for number, link in enumerate(step.chain, start=1):
        yield f"{'   ' * depth}{number}. {link.text()}"
        yield from _chain(link, depth + 1)


def page(name: str) -> str:
    """Return the page of a kind with a fresh catalogue."""
    before, rest = path(name).read_text().split(BEGIN, 1)
    _, after = rest.split(END, 1)
    return before + BEGIN + catalogue(name) + END + after


def path(name: str) -> Path:
    """Return where the page of a kind is."""
    return Path(__file__).with_name(PAGES[name])


if __name__ == "__main__":
    for each in PAGES:
        path(each).write_text(page(each))
