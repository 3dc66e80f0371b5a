"""Writes the pictures of docs/watching.md: run it after the drawing of films has changed."""

from pathlib import Path

import cluewright as cw
from cluewright.core.path_recording import record_path
from cluewright.render.animated_svg import to_animated_svg
from cluewright.render.animation import to_strip
from cluewright.render.film import Film
from cluewright.render.heat import heat_png

IMAGES = Path(__file__).parent / "images"


def main() -> None:
    """Write them all."""
    hitori, nonogram, zip_kind = (cw.kind(name) for name in ("hitori", "nonogram", "zip"))
    puzzle = cw.generate("hitori", size=(9, 7), difficulty="hard", seed=5).puzzle
    moving = to_animated_svg(hitori, puzzle, record_path(hitori, puzzle), frames=60, speed=0.5, cell=30)
    (IMAGES / "watch-hitori.svg").write_text(moving)
    puzzle = cw.generate("zip", size=(7, 5), difficulty="hard", seed=5).puzzle
    film = Film(zip_kind, puzzle, cw.record(puzzle, strategy="learn")[1])
    (IMAGES / "watch-zip-strip.png").write_bytes(to_strip(film, frames=6))
    puzzle = cw.generate("nonogram", size=(15, 10), difficulty="hard", seed=5).puzzle
    (IMAGES / "watch-heat.png").write_bytes(heat_png(nonogram, puzzle, record_path(nonogram, puzzle), cell=20))


if __name__ == "__main__":
    main()
