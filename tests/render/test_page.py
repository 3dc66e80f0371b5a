"""The page about drawing shows drawings as they are."""

import re
import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_pictures_are_as_they_are_drawn() -> None:
    pictures = runpy.run_path(str(DOCS / "write_drawings.py"))["PICTURES"]

    for name, make in pictures.items():
        assert make().svg(cell=20) == (DOCS / "images" / f"draw-{name}.svg").read_text(), name


def test_the_page_shows_all_of_them_and_nothing_else() -> None:
    shown = set(re.findall(r"images/([\w-]+\.svg)", (DOCS / "drawing.md").read_text()))

    assert shown == {path.name for path in (DOCS / "images").glob("draw-*.svg")}
