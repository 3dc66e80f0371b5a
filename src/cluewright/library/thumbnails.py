"""Small pictures of puzzles, drawn when first needed and kept: drawing takes far longer than adding."""

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from cluewright.core.registry import kind_of
from cluewright.core.scene import Look, Role, Scene
from cluewright.library.errors import LibraryError
from cluewright.library.schema import THUMBNAIL

if TYPE_CHECKING:
    from cluewright.library.store import Library

SIDE = 192
"""Pixels of the longer side, more or less: a cell has a whole number of them."""
PATH = (0xC4, 0x68, 0x3C)
"""The colour of a path: that of the boards the pictures stand for in the studio."""


def thumbnail(library: "Library", puzzle_id: int) -> bytes:
    """Return the PNG of a puzzle, without its solution; raise `NotInLibrary`."""
    query = select(THUMBNAIL.c.png).where(THUMBNAIL.c.puzzle_id == puzzle_id)
    with library.reading() as connection:
        kept = connection.execute(query).scalar()
    if kept is not None:
        return bytes(kept)
    puzzle = library.get(puzzle_id).puzzle
    png = _png(kind_of(puzzle).scene(puzzle))
    with suppress(LibraryError), library.writing() as connection:  # one that cannot be kept can still be shown
        if connection.execute(query).scalar() is None:
            library.get(puzzle_id, connection=connection)
            connection.execute(insert(THUMBNAIL).values(puzzle_id=puzzle_id, png=png))
    return png


def solved_thumbnail(library: "Library", puzzle_id: int) -> bytes:
    """Return the PNG of a solved puzzle, a picture without its clues; raise `NotInLibrary`.

    It is drawn each time: it belongs to those who have solved the puzzle, and takes a few milliseconds.
    """
    item = library.get(puzzle_id).item
    kind = kind_of(item.puzzle)
    if item.solution is None:  # not proven yet
        return thumbnail(library, puzzle_id)
    return _png(kind.scene(item.puzzle, item.solution, Look(clues=kind.pictures is None)))


def _png(scene: Scene) -> bytes:
    from cluewright.render.png import to_png
    from cluewright.render.themes import theme

    light = theme("light")
    own = replace(light, colours={**light.colours, Role.PATH: PATH})
    return to_png(scene, own, cell=max(1.0, SIDE / max(scene.width, scene.height)), most_pixels=4 * SIDE * SIDE)
