"""The small drawings that are kept as SVG; run this file to write them anew, then look at what changed."""

from collections.abc import Callable
from pathlib import Path

import numpy as np

import cluewright as cw
from cluewright.core.registry import kind
from cluewright.hitori.board import Board as HitoriBoard
from cluewright.nonogram.board import Board as NonogramBoard
from cluewright.render.drawing import Drawing, draw
from cluewright.zip.board import Board as ZipBoard

FOLDER = Path(__file__).parent / "golden"

NONOGRAM = cw.Nonogram(rows=[[1, 1], [None, 3], None, []], columns=[[2], [None], [1], [2], [1], [1]])
NONOGRAM_BOARD = NonogramBoard.parse("#.?.?. ?.###? ?????? ......")
HITORI = cw.Hitori([[1, 1, 2, 12], [3, 2, 2, 4], [1, 3, 3, 2]])
HITORI_BOARD = HitoriBoard.parse("#.?? ??#. ....")
ZIP = cw.Zip(4, 3, numbers=[(0, 0), (2, 1), (0, 2)], walls=[(0, 0, "right"), (1, 2, "down")], blocked=[(2, 3)])
ZIP_BOARD = ZipBoard(
    path=((0, 0), (1, 0), (2, 0)), used=frozenset({(2, 1, "right")}), closed=frozenset({(0, 2, "right")})
)


def _hint(name: str, stage: int, theme: str = "light") -> Drawing:
    item = kind(name).sample()
    board = kind(name).empty_board(item.puzzle)
    return draw(item, board=board, hint=cw.hint(item, board), stage=stage, theme=theme)


CASES: dict[str, Callable[[], Drawing]] = {
    "nonogram-puzzle": lambda: draw(NONOGRAM),
    "nonogram-board": lambda: draw(NONOGRAM, board=NONOGRAM_BOARD, mistakes=[(0, 0)], changed=[(1, 2), (1, 3)]),
    "nonogram-solution": lambda: draw(kind("nonogram").sample(), solution=True, theme="dark"),
    "nonogram-hint": lambda: _hint("nonogram", 2),
    "hitori-puzzle": lambda: draw(HITORI, theme="print"),
    "hitori-board": lambda: draw(HITORI, board=HITORI_BOARD, caption="A board, half done & more."),
    "hitori-heat": lambda: draw(HITORI, board=HITORI_BOARD, heat=np.arange(12, dtype=np.int8).reshape(3, 4) - 2),
    "hitori-hint": lambda: _hint("hitori", 2, "colour-blind"),
    "zip-puzzle": lambda: draw(ZIP, theme="high-contrast"),
    "zip-board": lambda: draw(ZIP, board=ZIP_BOARD),
    "zip-solution": lambda: draw(kind("zip").sample(), solution=True),
    "zip-hint": lambda: _hint("zip", 2),
}


def renew() -> None:
    for name, make in CASES.items():
        (FOLDER / f"{name}.svg").write_text(make().svg(), newline="\n")


if __name__ == "__main__":
    renew()
