"""The puzzles and solutions of a book as files for layout programs, with a table for data merge.

Everything lies in one folder, so that the table names files without paths. A folder is written whole: what is drawn
waits beside it and moves in at the end.
"""

import csv
import io
import json
import re
import tempfile
import unicodedata
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cluewright.books.book import Book
from cluewright.books.firmness import firm_scene
from cluewright.books.gather import BookEntry
from cluewright.books.qr import qr_link
from cluewright.books.words import level_name
from cluewright.core.budget import Budget
from cluewright.core.errors import FormatError
from cluewright.core.files import sync, sync_folder
from cluewright.core.item import SHOWS, Item
from cluewright.core.scene import Scene
from cluewright.render.drawing import Drawing, draw
from cluewright.render.themes import Ink, Theme
from cluewright.render.themes import theme as find_theme

FORMS = ("svg", "eps", "pdf")
TABLE = "puzzles"
CELL = 5.0
"""The default size of a cell in millimetres."""
SMALLEST_CELL, LARGEST_CELL = 0.5, 50.0
_PIXELS = 96 / 25.4
"""Of SVG, in a millimetre."""
_LONGEST_SLUG = 40
_SOME_DAY = (1980, 1, 1, 0, 0, 0)
"""Of files in archives: the same book gives the same bytes on every day."""
_OTHER = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class BookPart:
    """A puzzle as it is written: its name, what its row of the table begins with, and its two drawings."""

    entry: BookEntry
    name: str
    """What its files are called, without `-puzzle` or `-solution` and the ending."""
    lead: Mapping[str, Any]
    drawings: Mapping[str, Drawing]
    """Of the puzzle and of the solution."""
    link: str = ""
    ink: Ink = Ink.RGB
    """Of its EPS and PDF files."""

    def files(self) -> Iterator[tuple[str, str, Drawing]]:
        """Yield the form, the file name and the drawing of every file."""
        for what, drawing in self.drawings.items():
            for form in FORMS:
                yield form, f"{self.name}-{what}.{form}", drawing


def write_parts(
    book: Book, folder: str | Path, *, cell: float = CELL, force: bool = False, budget: Budget | None = None
) -> list[str]:
    """Write every puzzle and solution of a book as SVG, EPS and PDF, and tables; return the names of the files.

    `cell` is the size of a cell in millimetres.
    """
    return write_table(
        _parts(book, cell),
        folder,
        table=TABLE,
        about=_about(book),
        count=sum(1 for _ in book.puzzles),
        language=book.plan.language,
        cell=cell,
        force=force,
        budget=budget,
    )


def write_table(
    parts: Iterable[BookPart],
    folder: str | Path,
    *,
    table: str,
    about: Mapping[str, Any],
    count: int,
    language: str,
    cell: float,
    force: bool = False,
    budget: Budget | None = None,
) -> list[str]:
    """Write drawings as they come, then the table as CSV and JSON; return the names of the files.

    `about` is what the JSON file begins with. A file in the folder that has one of the names and another content is
    only replaced with `force`; other files there stay.
    """
    target = Path(folder)
    names: list[str] = []
    target.parent.mkdir(parents=True, exist_ok=True)
    budget = (budget or Budget()).start()
    with tempfile.TemporaryDirectory(prefix=".parts-", dir=target.parent) as waiting:
        files = _files(parts, table=table, about=about, count=count, language=language, cell=cell, budget=budget)
        for name, data in files:
            Path(waiting, name).write_bytes(data)
            names.append(name)
        budget.check()
        _move(Path(waiting), target, names, force=force)
    return names


def parts_zip(book: Book, *, cell: float = CELL, budget: Budget | None = None) -> bytes:
    """Return what `write_parts` writes as one ZIP file, the same bytes for the same book."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in _files(
            _parts(book, cell),
            table=TABLE,
            about=_about(book),
            count=sum(1 for _ in book.puzzles),
            language=book.plan.language,
            cell=cell,
            budget=(budget or Budget()).start(),
        ):
            archive.writestr(zipfile.ZipInfo(name, _SOME_DAY), data, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _about(book: Book) -> dict[str, Any]:
    return {"title": book.plan.title, "theme": book.plan.theme, "colour": str(book.plan.profile.ink)}


def _files(
    parts: Iterable[BookPart],
    *,
    table: str,
    about: Mapping[str, Any],
    count: int,
    language: str,
    cell: float,
    budget: Budget,
) -> Iterator[tuple[str, bytes]]:
    """Yield every file by its name, the tables last."""
    rows: list[dict[str, Any]] = []
    puzzles: list[dict[str, Any]] = []
    for part in parts:
        budget.check()
        for form, name, drawing in part.files():
            yield name, _drawn(drawing, form, cell, part.ink)
        rows.append(_row(part, language, cell))
        puzzles.append(_data(part.entry, rows[-1]))
        budget.report(0.8 + 0.2 * len(rows) / count, f"puzzle {len(rows)} of {count} drawn")
    whole = {**about, "language": language, "cell_mm": cell, "puzzles": puzzles}
    text = json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
    yield from zip(tables_of(table), (_csv(rows), text.encode()), strict=True)


def tables_of(table: str) -> tuple[str, str]:
    """Return the names of a table's two files."""
    return f"{table}.csv", f"{table}.json"


def require_free_folder(folder: str | Path, *, force: bool) -> None:
    """Raise `FormatError` if a folder already has the parts of a book that may not be replaced."""
    for name in tables_of(TABLE):
        if not force and Path(folder, name).exists():
            raise _taken(Path(folder, name))


def _taken(path: Path) -> FormatError:
    return FormatError("this file already exists: use --force to overwrite it", file=str(path))


def _move(waiting: Path, target: Path, names: Sequence[str], *, force: bool) -> None:
    for name in () if force else names:
        there = target / name
        if there.exists() and (not there.is_file() or there.read_bytes() != (waiting / name).read_bytes()):
            raise _taken(there)
    target.mkdir(exist_ok=True)
    for name in names:  # the tables come last: a folder that has them has all they name
        sync(waiting / name)
        (waiting / name).replace(target / name)
    sync_folder(target)


def _parts(book: Book, cell: float) -> Iterator[BookPart]:
    """Draw every puzzle and solution as the printer of the book wants it."""
    plan = book.plan
    digits = max(3, len(str(sum(1 for _ in book.puzzles))))
    for each in book.puzzles:
        item = each.entry.item
        words = (f"{each.number:0{digits}}", slug(each.entry.kind.name), slug(item.title or ""))
        link = "" if plan.link is None else qr_link(item, plan.link) or ""
        name = "-".join(filter(None, words))
        drawings = {
            what: replace(drawing, scene=firm_scene(drawing.scene, plan.profile.line_mm / cell, shift=True))
            for what, drawing in drawings_of(item, plan.printed_theme, plan.language).items()
        }
        yield BookPart(each.entry, name, {"number": each.number}, drawings, link, plan.profile.ink)


def drawings_of(item: Item[Any, Any], theme: str | Theme, language: str) -> dict[str, Drawing]:
    """Draw a puzzle and its solution."""
    drawings = {"puzzle": draw(item, theme=theme, language=language)}
    drawings["solution"] = draw(item, solution=True, theme=theme, language=language)
    for drawing in drawings.values():
        drawing.scene.language = language
    return drawings


def slug(text: str) -> str:
    """Return a text as part of a file name that is the same on every system.

    >>> slug("Café, 12:30"), slug("猫")
    ('cafe-12-30', '')
    """
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return _OTHER.sub("-", plain).strip("-")[:_LONGEST_SLUG].rstrip("-")


def _drawn(drawing: Drawing, form: str, cell: float, ink: Ink) -> bytes:
    from cluewright.render.eps import to_eps
    from cluewright.render.pdf import to_cropped_pdf

    theme = drawing.theme or find_theme("print")
    if ink is Ink.RGB and theme.black_only:
        ink = Ink.GREY  # black made of red, green and blue would be printed in four inks
    match form:
        case "svg":
            return drawing.svg(cell=cell * _PIXELS).encode()
        case "eps":
            return to_eps(drawing.scene, theme, cell=cell, ink=ink)
        case _:
            return to_cropped_pdf(drawing.scene, theme, cell=cell, ink=ink)


def _row(part: BookPart, language: str, cell: float) -> dict[str, Any]:
    """Return what the tables say of a puzzle; a picture's title gives it away, so it has a column of its own."""
    item, kind, level = part.entry.item, part.entry.kind, part.entry.level
    row: dict[str, Any] = {
        **part.lead,
        "name": part.name,
        "kind": kind.name,
        "kind_title": kind.say("title", language),
        "title": item.title or "",
        "solved_title": (item.solved_title(language) or "") if SHOWS in item.meta else "",
        "level": "" if level is None else str(level),
        "level_name": "" if level is None else level_name(level, language),
        "dots": "" if level is None else level.rank + 1,
        "score": "" if item.rating is None else round(item.rating.score, 1),
        "width": item.puzzle.width,
        "height": item.puzzle.height,
        "clues": " ".join(part.drawings["puzzle"].scene.description.split()),
        "link": part.link,
    }
    for what, drawing in part.drawings.items():
        wide, high = _millimetres(drawing.scene, cell)
        row |= {f"{what}_width_mm": wide, f"{what}_height_mm": high}
        row |= {f"{what}_{form}": f"{part.name}-{what}.{form}" for form in FORMS}
    return row


def _data(entry: BookEntry, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row for JSON, with the puzzle and its solution as data."""
    kind, item = entry.kind, entry.item
    known = {name: None if value == "" else value for name, value in row.items()}
    board = None if item.solution is None else kind.board_to_data(item.puzzle, item.solution)
    return {**known, "text": kind.text(item.puzzle), "puzzle": kind.to_data(item.puzzle), "solution": board}


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
