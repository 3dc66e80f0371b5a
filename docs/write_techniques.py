"""Write the catalogue of docs/techniques.md from the techniques and their examples.

Run as a script it puts the catalogue into the page; a test compares the two.
"""

from collections.abc import Iterator
from pathlib import Path

from cluewright.core.example import Example, examples_of
from cluewright.core.technique import Step
from cluewright.nonogram.drawing import draw_text
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.puzzle import Nonogram, format_clue
from cluewright.nonogram.techniques import explain

PAGE = Path(__file__).with_name("techniques.md")
BEGIN, END = "<!-- catalogue -->\n", "<!-- end of catalogue -->"


def catalogue() -> str:
    """Write every technique with its level, its rule and its example."""
    return "\n".join(line for example in examples_of(KIND) for line in _entry(example))


def _entry(example: Example) -> Iterator[str]:
    technique = example.technique
    step = next(explain(example.puzzle, example.board))
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
    if _is_line(example.puzzle):
        yield f"{format_clue(example.puzzle.rows[0])}   {example.board.rows()[0]}  ->  {example.after.rows()[0]}"
        return
    before = [line.rstrip() for line in draw_text(example.puzzle, example.board).splitlines()]
    after = [line.rstrip() for line in draw_text(example.puzzle, example.after).splitlines()]
    wide = max(map(len, before))
    for number, (left, right) in enumerate(zip(before, after, strict=True)):
        arrow = " -> " if number == len(before) // 2 else "    "
        yield f"{left:{wide}}{arrow}{right}".rstrip()


def _is_line(puzzle: Nonogram) -> bool:
    return puzzle.height == 1 and all(clue is None for clue in puzzle.columns)


def _chain(step: Step, depth: int) -> Iterator[str]:
    for number, link in enumerate(step.chain, start=1):
        yield f"{'   ' * depth}{number}. {link.text()}"
        yield from _chain(link, depth + 1)


def page() -> str:
    """Return the page with a fresh catalogue."""
    before, rest = PAGE.read_text().split(BEGIN, 1)
    _, after = rest.split(END, 1)
    return before + BEGIN + catalogue() + END + after


if __name__ == "__main__":
    PAGE.write_text(page())
