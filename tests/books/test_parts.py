"""The parts of a book: every puzzle and solution in three forms, and tables that name them all."""

import csv
import io
import json
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pypdf
import pytest
from tests.books.plans import PLAN
from tests.render.postscript import PostScript

from cluewright.books import Book, BookPlan, FromItems, make_book, parse_plan, plan_from_data
from cluewright.books.parts import FORMS, TABLE, tables_of, write_parts
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, FormatError
from cluewright.core.item import SHOWS, Item
from cluewright.core.registry import kind

NONOGRAM = kind("nonogram").sample()
TABLES = tables_of(TABLE)


@pytest.fixture(scope="module")
def folder(book: Book, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("parts") / "parts"
    write_parts(book, target, cell=4)
    return target


def rows_of(folder: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO((folder / "puzzles.csv").read_bytes().decode("utf-8-sig"))))


def book_of(*items: Item, **options: object) -> Book:
    return make_book(BookPlan(sections=(FromItems(items),), **options))  # type: ignore[arg-type]


def test_every_puzzle_has_its_files_and_there_are_no_others(book: Book, folder: Path) -> None:
    expected = set(TABLES)
    for each in book.puzzles:
        for what in ("puzzle", "solution"):
            expected |= {f"{each.number:03}-{each.entry.kind.name}-{what}.{form}" for form in FORMS}

    assert {path.name for path in folder.iterdir()} == expected
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]


def test_the_table_names_the_files_and_says_what_they_are(book: Book, folder: Path) -> None:
    rows = rows_of(folder)

    assert [int(row["number"]) for row in rows] == [each.number for each in book.puzzles]
    for row, each in zip(rows, book.puzzles, strict=True):
        puzzle = each.entry.item.puzzle
        assert (row["kind"], int(row["width"]), int(row["height"])) == (
            each.entry.kind.name,
            puzzle.width,
            puzzle.height,
        )
        assert row["level"] == str(each.entry.level)
        assert row["link"].startswith("https://puzzles.example/play#")
        assert f"{puzzle.height} rows" in row["clues"]
        pictures = {name: value for name, value in row.items() if name.startswith("@")}
        assert len(pictures) == 6
        assert all((folder / name).stat().st_size for name in pictures.values())
        assert not any("\n" in value for value in row.values())


def test_the_json_holds_the_same_and_the_puzzles_themselves(book: Book, folder: Path) -> None:
    data = json.loads((folder / "puzzles.json").read_text("utf-8"))

    assert (data["title"], data["language"], data["cell_mm"]) == ("Small Hours", "en", 4)
    for told, row, each in zip(data["puzzles"], rows_of(folder), book.puzzles, strict=True):
        found = each.entry.kind
        puzzle = found.from_data(told["puzzle"])
        assert puzzle == each.entry.item.puzzle
        assert found.board_from_data(puzzle, told["solution"]) == each.entry.item.solution
        assert told["puzzle_eps"] == row["@puzzle_eps"]


def test_all_three_forms_have_the_size_that_the_table_says(folder: Path) -> None:
    for row in rows_of(folder):
        for what in ("puzzle", "solution"):
            wide, high = (float(row[f"{what}_{side}_mm"]) for side in ("width", "height"))
            svg = ElementTree.fromstring((folder / row[f"@{what}_svg"]).read_text("utf-8"))
            assert float(svg.attrib["width"]) * 25.4 / 96 == pytest.approx(wide, abs=0.02)
            page = pypdf.PdfReader(folder / row[f"@{what}_pdf"]).pages
            assert len(page) == 1
            assert float(page[0].mediabox.width) * 25.4 / 72 == pytest.approx(wide, abs=0.02)
            box = re.search(rb"%%HiResBoundingBox: 0 0 ([\d.]+) ([\d.]+)", (folder / row[f"@{what}_eps"]).read_bytes())
            assert box is not None
            assert (float(box[1]) * 25.4 / 72, float(box[2]) * 25.4 / 72) == pytest.approx((wide, high), abs=0.02)


def test_a_solution_is_another_drawing_than_its_puzzle(folder: Path) -> None:
    for row in rows_of(folder)[:3]:
        for form in ("@{}_svg", "@{}_eps", "@{}_pdf"):
            puzzle, solution = ((folder / row[form.format(what)]).read_bytes() for what in ("puzzle", "solution"))
            assert puzzle != solution
        PostScript((folder / row["@solution_eps"]).read_text())


def test_the_same_book_gives_the_same_files(folder: Path, tmp_path: Path) -> None:
    write_parts(make_book(parse_plan(PLAN)), tmp_path / "again", cell=4)

    for path in folder.iterdir():
        assert (tmp_path / "again" / path.name).read_bytes() == path.read_bytes(), path.name


def test_titles_are_in_names_but_what_a_picture_shows_is_not(tmp_path: Path) -> None:
    titled = Item(NONOGRAM.puzzle, meta={"title": "../Café, 12:30"})
    shown = Item(kind("hitori").sample().puzzle, meta={SHOWS: {"titles": {"en": "Cat", "de": "Katze"}}})
    book = book_of(titled, shown, language="de", qr=False)

    names = write_parts(book, tmp_path / "parts")

    assert "001-nonogram-cafe-12-30-puzzle.eps" in names
    assert "002-hitori-puzzle.svg" in names
    assert [row["solved_title"] for row in rows_of(tmp_path / "parts")] == ["", "Katze"]
    assert all(b"Katze" not in (tmp_path / "parts" / name).read_bytes() for name in names if name not in TABLES)


def test_a_plug_in_has_parts_like_any_kind(kakurasu: ModuleType, tmp_path: Path) -> None:
    names = write_parts(book_of(Item(kind("kakurasu").sample().puzzle)), tmp_path / "parts")

    assert len(names) == 6 + len(TABLES)
    PostScript((tmp_path / "parts" / "001-kakurasu-puzzle.eps").read_text())


def test_nothing_is_replaced_unasked_and_other_files_stay(book: Book, folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "parts"
    target.mkdir()
    (target / "mine.txt").write_text("mine")
    (target / "001-hitori-puzzle.svg").write_text("old")
    small = book_of(Item(kind("hitori").sample().puzzle))

    with pytest.raises(FormatError, match="already exists: use --force"):
        write_parts(small, target)
    assert (target / "001-hitori-puzzle.svg").read_text() == "old"
    write_parts(small, target, force=True)

    assert (target / "mine.txt").read_text() == "mine"
    assert (target / "001-hitori-puzzle.svg").read_text().startswith("<svg")


def test_what_is_cancelled_leaves_nothing(book: Book, tmp_path: Path) -> None:
    budget = Budget()
    budget.progress = lambda share, words: budget.cancel.cancel()

    with pytest.raises(BudgetExceeded):
        write_parts(book, tmp_path / "parts", budget=budget)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("keys", "good", "bad"),
    [
        ({"profile": "magazine", "theme": "light"}, " k", " rg"),
        ({"profile": "kdp"}, " g", " rg"),
        ({}, " g", " rg"),
        ({"theme": "light"}, " rg", " k"),
    ],
)
def test_parts_have_the_inks_of_the_profile(tmp_path: Path, keys: dict[str, str], good: str, bad: str) -> None:
    book = make_book(plan_from_data({**keys, "language": "en"}, items=[kind("zip").sample()]))
    write_parts(book, tmp_path / "parts")
    (pdf,), (eps_file,) = ([*(tmp_path / "parts").glob(f"*-solution.{form}")] for form in ("pdf", "eps"))
    (page,) = pypdf.PdfReader(pdf).pages
    drawn = page.get_contents().get_data().decode("ascii")  # type: ignore[union-attr]
    eps = eps_file.read_text("ascii").split("%%EndProlog")[1]

    assert f"{good}\n" in drawn
    assert f"{bad}\n" not in drawn
    assert (" rgb" in eps) is (keys == {"theme": "light"})
    assert (" k\n" in eps) is ("magazine" in keys.values())


def test_lines_of_parts_are_as_thick_as_the_printer_wants(tmp_path: Path) -> None:
    write_parts(make_book(plan_from_data({"profile": "kdp"}, items=[kind("zip").sample()])), tmp_path, cell=4.0)
    (page,) = pypdf.PdfReader(*tmp_path.glob("*-puzzle.pdf")).pages
    widths = re.findall(r"([0-9.]+) w ", page.get_contents().get_data().decode("ascii"))  # type: ignore[union-attr]
    scale = 4.0 / 25.4 * 72

    assert widths
    assert min(map(float, widths)) * scale >= 0.75 - 0.01
