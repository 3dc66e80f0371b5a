"""The puzzles and solutions of a book as files for layout programs, with a table for data merge.

Everything lies in one folder, so that the table names files without paths. A folder is written whole: what is drawn
waits beside it and moves in at the end.
"""

import csv
import io
import json
import re
import shutil
import tempfile
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cluewright.books.book import Book
from cluewright.books.layout import Numbered
from cluewright.books.qr import qr_link
from cluewright.books.words import level_name
from cluewright.core.budget import Budget
from cluewright.core.errors import FormatError
from cluewright.core.files import sync_folder
from cluewright.core.item import SHOWS
from cluewright.core.scene import Scene
from cluewright.render.drawing import Drawing, draw

FORMS = ("svg", "eps", "pdf")
TABLES = ("puzzles.csv", "puzzles.json")
CELL = 5.0
"""The default size of a cell in millimetres."""
SMALLEST_CELL, LARGEST_CELL = 0.5, 50.0
_PIXELS = 96 / 25.4
"""Of SVG, in a millimetre."""
_LONGEST_SLUG = 40
_OTHER = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class BookPart:
    """A puzzle of a book as it is written: what the table says of it, and its two drawings."""

    puzzle: Numbered
    name: str
    """What its files are called, without `-puzzle` or `-solution` and the ending."""
    drawings: Mapping[str, Drawing]
    """Of the puzzle and of the solution."""

    def files(self) -> Iterator[tuple[str, str, Drawing]]:
        """Yield the form, the file name and the drawing of every file."""
        for what, drawing in self.drawings.items():
            for form in FORMS:
                yield form, f"{self.name}-{what}.{form}", drawing


def write_parts(
    book: Book, folder: str | Path, *, cell: float = CELL, force: bool = False, budget: Budget | None = None
) -> list[str]:
    """Write every puzzle and solution as SVG, EPS and PDF, and tables of them; return the names of the files.

    `cell` is the size of a cell in millimetres. A file in the folder that has one of the names is only replaced with
    `force`; other files there stay.
    """
    budget = (budget or Budget()).start()
    target = Path(folder)
    count = sum(1 for _ in book.puzzles)
    rows: list[dict[str, Any]] = []
    names: list[str] = []
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".parts-", dir=target.parent) as waiting:
        for part in _parts(book, count):
            budget.check()
            for form, name, drawing in part.files():
                Path(waiting, name).write_bytes(_drawn(drawing, form, cell))
                names.append(name)
            rows.append(_row(part, book, cell))
            budget.report(0.8 + 0.2 * len(rows) / count, f"puzzle {len(rows)} of {count} drawn")
        for name, data in zip(TABLES, (_csv(rows), _json(rows, book, cell)), strict=True):
            Path(waiting, name).write_bytes(data)
            names.append(name)
        budget.check()
        _move(Path(waiting), target, names, force=force)
    return names


def require_free_folder(folder: str | Path, *, force: bool) -> None:
    """Raise `FormatError` if a folder already has parts that may not be replaced."""
    for name in TABLES:
        if not force and Path(folder, name).exists():
            raise FormatError("this file already exists: use --force to overwrite it", file=str(Path(folder, name)))


def _move(waiting: Path, target: Path, names: Sequence[str], *, force: bool) -> None:
    require_free_folder(target, force=force)
    target.mkdir(exist_ok=True)
    if not force and (there := next((name for name in names if (target / name).exists()), None)) is not None:
        raise FormatError("this file already exists: use --force to overwrite it", file=str(target / there))
    for name in names:  # the tables come last: a folder that has them has all they name
        shutil.move(waiting / name, target / name)
    sync_folder(target)


def _parts(book: Book, count: int) -> Iterator[BookPart]:
    digits = max(3, len(str(count)))
    plan = book.plan
    for each in book.puzzles:
        item = each.entry.item
        words = (f"{each.number:0{digits}}", _slug(each.entry.kind.name), _slug(item.title or ""))
        look = {"theme": plan.theme, "language": plan.language}
        drawings = {"puzzle": draw(item, **look), "solution": draw(item, board=item.solution, **look)}  # type: ignore[arg-type]
        for drawing in drawings.values():
            drawing.scene.language = plan.language
        yield BookPart(each, "-".join(filter(None, words)), drawings)


def _slug(text: str) -> str:
    """Return a text as part of a file name that is the same on every system.

    >>> _slug("Café, 12:30"), _slug("猫")
    ('cafe-12-30', '')
    """
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return _OTHER.sub("-", plain).strip("-")[:_LONGEST_SLUG].rstrip("-")


def _drawn(drawing: Drawing, form: str, cell: float) -> bytes:
    from cluewright.render.pdf import to_cropped_pdf

    match form:
        case "svg":
            return drawing.svg(cell=cell * _PIXELS).encode()
        case "eps":
            return drawing.eps(cell=cell)
        case _:
            return to_cropped_pdf(drawing.scene, drawing.theme or "print", cell=cell)


def _row(part: BookPart, book: Book, cell: float) -> dict[str, Any]:
    """Return what the tables say of a puzzle; a picture's title gives it away, so it has a column of its own."""
    plan, each = book.plan, part.puzzle
    item, kind, rating = each.entry.item, each.entry.kind, each.entry.item.rating
    level = each.entry.level
    row: dict[str, Any] = {
        "number": each.number,
        "name": part.name,
        "kind": kind.name,
        "kind_title": kind.say("title", plan.language),
        "title": item.title or "",
        "solved_title": (item.solved_title(plan.language) or "") if SHOWS in item.meta else "",
        "level": "" if level is None else str(level),
        "level_name": "" if level is None else level_name(level, plan.language),
        "dots": "" if level is None else level.rank + 1,
        "score": "" if rating is None else round(rating.score, 1),
        "width": item.puzzle.width,
        "height": item.puzzle.height,
        "clues": " ".join(part.drawings["puzzle"].scene.description.split()),
        "link": "" if plan.link is None else qr_link(item, plan.link) or "",
    }
    for what, drawing in part.drawings.items():
        wide, high = _millimetres(drawing.scene, cell)
        row |= {f"{what}_width_mm": wide, f"{what}_height_mm": high}
        row |= {f"{what}_{form}": f"{part.name}-{what}.{form}" for form in FORMS}
    return row


def _millimetres(scene: Scene, cell: float) -> tuple[float, float]:
    return round(cell * scene.width, 2), round(cell * scene.height, 2)


def _csv(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """Write the rows for data merge: an `@` before the name of a column of pictures, and no line breaks within."""
    out = io.StringIO()
    pictures = {f"{what}_{form}" for what in ("puzzle", "solution") for form in FORMS}
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([f"@{name}" if name in pictures else name for name in rows[0]])
    writer.writerows(row.values() for row in rows)
    return out.getvalue().encode("utf-8-sig")  # spreadsheets take a file without a mark for one in their own encoding


def _json(rows: Sequence[Mapping[str, Any]], book: Book, cell: float) -> bytes:
    plan = book.plan
    puzzles = []
    for row, each in zip(rows, book.puzzles, strict=True):
        kind, item = each.entry.kind, each.entry.item
        known = {name: None if value == "" else value for name, value in row.items()}
        board = kind.board_to_data(item.puzzle, item.solution)
        data = {"text": kind.text(item.puzzle), "puzzle": kind.to_data(item.puzzle), "solution": board}
        puzzles.append({**known, **data})
    whole = {"title": plan.title, "language": plan.language, "cell_mm": cell, "theme": plan.theme, "puzzles": puzzles}
    return (json.dumps(whole, ensure_ascii=False, indent=1) + "\n").encode()
