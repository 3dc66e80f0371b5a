"""How puzzles and items show themselves in a notebook.

The vocabulary does not know how drawings are made; the package says so when it is imported, and until something is
shown nothing of it is loaded.
"""

TYPE_CHECKING = False  # as typing has it, without loading that
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_drawer: "Callable[[Any], Any] | None" = None


def draw_with(drawer: "Callable[[Any], Any]") -> None:
    """Let notebooks show what `drawer` makes of a puzzle or item: something with `_repr_svg_` and `_repr_png_`."""
    global _drawer
    _drawer = drawer


class Shown:
    """Mix in what a notebook asks for."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        """Show a small puzzle as SVG."""
        return _drawer(self)._repr_svg_() if _drawer is not None else None

    def _repr_png_(self) -> bytes | None:
        """Show a large puzzle as PNG."""
        return _drawer(self)._repr_png_() if _drawer is not None else None
