"""Draw the pictures of docs/drawing.md into docs/images; a test compares the two.

Run it as a script after a change of drawings or themes, and look at the page.
"""

from collections.abc import Callable
from pathlib import Path

import numpy as np

import cluewright as cw
from cluewright.core.registry import kind
from cluewright.render.drawing import Drawing
from cluewright.render.themes import THEMES

IMAGES = Path(__file__).parent / "images"


def _in_play(name: str, share: float, theme: str | None = None) -> Drawing:
    """Draw a sample after a share of its steps, with the next hint."""
    item = kind(name).sample()
    board = kind(name).empty_board(item.puzzle)
    steps = list(cw.explain(item))
    for step in steps[: round(share * len(steps))]:
        board = kind(name).apply_step(item.puzzle, board, step)
    return cw.draw(item, board=board, hint=cw.hint(item, board), theme=theme)


def _heat() -> Drawing:
    item = kind("nonogram").sample()
    steps = list(cw.explain(item))
    heat = np.full((item.puzzle.height, item.puzzle.width), -1, np.int8)
    for number, step in enumerate(steps):
        for change in step.cells:
            heat[change[0], change[1]] = 8 * number // len(steps)
    return cw.draw(item, solution=True, heat=heat)


PICTURES: dict[str, Callable[[], Drawing]] = {
    "nonogram-puzzle": lambda: cw.draw(kind("nonogram").sample()),
    "nonogram-solution": lambda: cw.draw(kind("nonogram").sample(), solution=True),
    "hitori-puzzle": lambda: cw.draw(kind("hitori").sample()),
    "hitori-solution": lambda: cw.draw(kind("hitori").sample(), solution=True),
    "zip-puzzle": lambda: cw.draw(kind("zip").sample()),
    "zip-solution": lambda: cw.draw(kind("zip").sample(), solution=True),
    "hitori-hint": lambda: _in_play("hitori", 0.4),
    "zip-hint": lambda: _in_play("zip", 0.3),
    "nonogram-heat": _heat,
    **{f"theme-{name}": lambda name=name: _in_play("nonogram", 0.4, name) for name in THEMES},  # type: ignore[misc]
}


def write() -> None:
    """Draw all of them."""
    for name, make in PICTURES.items():
        (IMAGES / f"draw-{name}.svg").write_text(make().svg(cell=20), newline="\n")


if __name__ == "__main__":
    write()
