"""`draw`: a puzzle, with a board or a hint on it, as something to look at."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cluewright.core.errors import CluewrightError, InvalidRecipe, shown
from cluewright.core.files import write_whole
from cluewright.core.hint import Hint
from cluewright.core.item import Item, as_item
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of
from cluewright.core.scene import Look, Scene
from cluewright.core.search import Search
from cluewright.render.fonts import writes
from cluewright.render.themes import Theme
from cluewright.render.themes import theme as find_theme

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ENDINGS = (".svg", ".png", ".pdf", ".eps", ".txt")
CELL = 24
"""The default size of a cell in pixels."""
_NOTEBOOK_CELLS = 10_000
"""Larger boards are shown in a notebook as pixels: their SVG would fill it."""
_LONGEST_TITLE = 1000
_NOTEBOOK_PIXELS = 1_500_000
_WIDEST_LINES = 180
"""Lines of text in a file may be longer than those in a window."""


def draw(
    thing: "Item[Any, Any] | Puzzle",
    *,
    board: Any = None,
    solution: bool = False,
    hint: Hint | None = None,
    stage: int = 2,
    theme: str | Theme | None = None,
    clues: bool | None = None,
    grid: bool = True,
    mistakes: Sequence[tuple[int, int]] = (),
    changed: Sequence[tuple[int, int]] = (),
    heat: "NDArray[np.int8] | None" = None,
    caption: str = "",
    language: str = ENGLISH,
) -> "Drawing":
    """Draw an item or a puzzle: bare, with a board, with its solution, or with a hint and its words.

    The result writes itself as SVG, PNG, PDF, EPS or text: `draw(puzzle).svg("cat.svg")`. With `solution`, what the
    item has is drawn, or the puzzle is solved. `stage` is how much of the hint is shown: 0 where to look, 1 why, 2 what
    to do; its words are in `language`. `clues` leaves the clues out, or draws them even where there are so many that
    they are left out otherwise. `mistakes` and `changed` are (row, column) cells to mark. Without a theme, files are
    light, PDF is made for printing and a terminal is dark. A puzzle's own colours are drawn unless the theme has only
    greys; then, and in themes for people who may not tell them apart, each cell has the mark of its colour.

    >>> import cluewright
    >>> cluewright.draw(cluewright.Hitori.parse("112 / 132")).scene.title
    'Hitori, 3x2'
    """
    item = as_item(thing)
    kind = kind_of(item.puzzle)
    if theme is not None:
        theme = find_theme(theme)
    if solution and board is not None:
        raise InvalidRecipe("draw either a board or the solution, not both")
    if solution:
        board = item.solution if item.solution is not None else _solve(kind, item.puzzle)
    words = "\n".join(map(_printable, caption.split("\n")))
    seen = (tuple(mistakes), tuple(changed), heat, words, language)
    look = Look(clues is not False, grid, hint, stage, *seen, writes=partial(writes, language=language))
    if theme is not None:
        look = theme.look(look)
    if clues:
        look = replace(look, most_texts=sys.maxsize)

    def scene_of(look: Look) -> Scene:
        scene = kind.scene(item.puzzle, board, look)
        if item.title:
            scene.title = f"{_printable(item.title)}: {scene.title}"
        return scene

    bare = (lambda: scene_of(replace(look, clues=False))) if look.clues else None
    return Drawing(scene_of(look), theme, lambda: kind.text(item.puzzle, board), bare)


def _printable(text: str) -> str:
    """Return a text that is plain text to every file format and terminal: a title may come from a stranger."""
    return "".join(character if character.isprintable() else " " for character in text[:_LONGEST_TITLE])


def _solve(kind: Kind[Any, Any], puzzle: Puzzle) -> Any:
    found = kind.solve(puzzle, Search(limit=1)).solution
    if found is None:
        raise CluewrightError("there is no solution to draw")
    return found


@dataclass(frozen=True, repr=False)
class Drawing:
    """Hold a scene and write it in any form."""

    scene: Scene
    theme: Theme | None = None
    plain: Callable[[], str] | None = None
    """Return the drawing as plain text, for places without colours."""
    bare: Callable[[], Scene] | None = None
    """Return the scene without clues, for when they would be illegible."""

    def __repr__(self) -> str:
        return f"<Drawing {self.scene.title}>"

    def svg(self, path: str | Path | None = None, *, cell: float = CELL) -> str:
        """Return the drawing as SVG, and write it to a file."""
        from cluewright.render.svg import to_svg

        text = to_svg(self.scene, self.theme or "light", cell=cell)
        _write(path, text.encode())
        return text

    def png(self, path: str | Path | None = None, *, cell: float = CELL) -> bytes:
        """Return the drawing as PNG, and write it to a file; a large board gets fewer than `cell` pixels per cell."""
        from cluewright.render.png import MOST_PIXELS

        data = self._pixels(cell, MOST_PIXELS)
        _write(path, data)
        return data

    def pdf(self, path: str | Path | None = None, *, page: str | tuple[float, float] = "a4") -> bytes:
        """Return the drawing as a PDF of one page (a name, or millimetres), and write it to a file."""
        from cluewright.render.pdf import to_pdf

        data = to_pdf(self.scene, self.theme or "print", page=page)
        _write(path, data)
        return data

    def eps(self, path: str | Path | None = None, *, cell: float | None = None) -> bytes:
        """Return the drawing as EPS, `cell` millimetres per cell, and write it to a file; letters are outlines."""
        from cluewright.render.eps import CELL as USUAL
        from cluewright.render.eps import to_eps

        data = to_eps(self.scene, self.theme or "print", cell=USUAL if cell is None else cell)
        _write(path, data)
        return data

    def terminal(self, *, width: int | None = None, height: int | None = None, colour: bool | None = None) -> str:
        """Return the drawing for a terminal.

        Unless told otherwise it fits the window of standard output, and has colours where that is a terminal and
        the environment variable NO_COLOR is not set.
        """
        import io

        from rich.console import Console

        from cluewright.render.terminal import THEME, caption_lines, to_terminal

        window = Console()
        colour = (window.is_terminal and not window.no_color) if colour is None else colour
        width_of_file = width is None and not window.is_terminal
        width = (window.width if window.is_terminal else 100) if width is None else width
        height = (window.height - 1 if window.is_terminal else 100) if height is None else height
        if not colour and self.plain is not None:
            # A file has no window, and an empty board has nothing to show but its clues.
            most = _WIDEST_LINES if width_of_file else width
            lines = self.plain().split("\n") if self.scene.columns <= most else []
            if lines and max(map(len, lines)) <= most:
                return "\n".join([*lines, *caption_lines(self.scene, width)])
        text = to_terminal(self.scene, self.theme or THEME, width=width, height=height, colour=colour)
        if not colour:
            return "\n".join(line.rstrip() for line in text.plain.split("\n"))
        system: Any = window.color_system or "truecolor"
        out = Console(file=io.StringIO(), force_terminal=True, no_color=False, color_system=system, width=width)
        out.print(text, soft_wrap=True)
        return out.file.getvalue().rstrip("\n")  # type: ignore[attr-defined, no-any-return]

    def save(self, path: str | Path, **options: Any) -> None:
        """Write the drawing to a file; the extension sets the format."""
        ending = Path(path).suffix.lower()
        if ending == ".txt":
            _write(path, (self.terminal(colour=False, **options) + "\n").encode())
        elif ending in ENDINGS:
            getattr(self, ending[1:])(path, **options)
        else:
            raise InvalidRecipe(f"a drawing must be a {', '.join(ENDINGS)} file, not {shown(str(path))}")

    def _repr_svg_(self) -> str | None:
        """Show small boards in a notebook as SVG."""
        return self.svg() if self._is_small() else None

    def _repr_png_(self) -> bytes | None:
        """Show large boards in a notebook as PNG."""
        if self._is_small():
            return None
        return self._pixels(CELL, _NOTEBOOK_PIXELS)

    def _pixels(self, cell: float, most_pixels: int) -> bytes:
        """Return a PNG, without clues if they would only be an empty margin."""
        from cluewright.render.png import LEGIBLE, fitting_cell, to_png

        scene = self.scene
        if self.bare is not None and fitting_cell(scene, cell, most_pixels) < min(cell, LEGIBLE):
            scene = self.bare()
        return to_png(scene, self.theme or "light", cell=cell, most_pixels=most_pixels)

    def _is_small(self) -> bool:
        return self.scene.width * self.scene.height <= _NOTEBOOK_CELLS


def _write(path: str | Path | None, data: bytes) -> None:
    if path is not None:
        write_whole(path, data)
