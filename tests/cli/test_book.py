"""`cluewright book`: from a plan to a file, and one sentence where there is none."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdf
import pytest
from PIL import Image

from cluewright.core.item import Item
from cluewright.core.registry import kind
from cluewright.formats import save
from cluewright.library import Library
from cluewright.nonogram.puzzle import Nonogram

Runner = Callable[..., Any]
RECIPE = '[[section]]\nrecipe = {kind = "zip", size = "5x4", count = 2}\n'


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    target = tmp_path / "evening.toml"
    target.write_text(f'title = "Evening"\npage = "A5"\n{RECIPE}')
    return target


def test_a_book_is_written_beside_its_plan(cluewright: Runner, plan: Path) -> None:
    ended = cluewright("book", plan)
    assert ended.code == 0
    target = plan.with_suffix(".pdf")
    read = pypdf.PdfReader(target)
    assert ended.err == f"{target}: {len(read.pages)} pages, 2 puzzles\n"
    assert ended.out == ""
    assert [path.name for path in plan.parent.iterdir() if path.name.startswith(".")] == []


def test_the_same_plan_gives_the_same_file(cluewright: Runner, plan: Path, tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        assert cluewright("book", plan, "-o", tmp_path / name, "--quiet", "--jobs", 1).err == ""
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_the_example_can_be_used_at_once(cluewright: Runner, tmp_path: Path) -> None:
    ended = cluewright("book", "--example")
    assert ended.code == 0
    (tmp_path / "plan.toml").write_text(ended.out)
    assert cluewright("book", tmp_path / "plan.toml").code == 0


def test_one_page_is_drawn_as_a_picture(cluewright: Runner, plan: Path, tmp_path: Path) -> None:
    assert cluewright("book", plan, "--page", 1, "-o", tmp_path / "cover.png").code == 0
    assert Image.open(io.BytesIO((tmp_path / "cover.png").read_bytes())).size == (148 * 4, 210 * 4)
    assert cluewright("book", plan, "--page", 5, "-o", tmp_path / "five.svg").code == 0
    assert (tmp_path / "five.svg").read_text().startswith("<svg")


def test_puzzles_come_from_a_named_library(cluewright: Runner, tmp_path: Path) -> None:
    with Library.open(tmp_path / "own.sqlite") as library:
        library.add(kind("hitori").sample())
    (tmp_path / "plan.toml").write_text('[[section]]\nlibrary = {kind = "hitori"}\n')
    ended = cluewright("book", tmp_path / "plan.toml", "--library", tmp_path / "own.sqlite")
    assert ended.code == 0
    assert ended.err.endswith(" pages, 1 puzzle\n")


def test_what_is_left_out_is_said(cluewright: Runner, tmp_path: Path) -> None:
    save([kind("nonogram").sample(), Item(Nonogram([[1], [1], []], [[1], [1]]))], tmp_path / "two.jsonl")
    text = '[[section]]\nfiles = ["two.jsonl"]\n'
    (tmp_path / "plan.toml").write_text(text)
    refused = cluewright("book", tmp_path / "plan.toml")
    assert refused.code == 2
    assert "two.jsonl has more than one solution" in refused.err
    assert not (tmp_path / "plan.pdf").exists()
    (tmp_path / "plan.toml").write_text('on_ambiguous = "leave-out"\n' + text)
    done = cluewright("book", tmp_path / "plan.toml")
    assert done.code == 0
    assert "note: Puzzle 2 of" in done.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "--example"),
        (("gone.toml",), "no such file"),
        (("{plan}", "-o", "book.docx"), ".pdf"),
        (("{plan}", "-o", "nowhere/book.pdf"), "the folder nowhere does not exist"),
        (("{plan}", "--page", "99", "-o", "{plan}.png"), "has pages 1 to"),
        (("{plan}", "--page", "1", "-o", "{plan}.pdf"), ".png or .svg"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    cluewright: Runner, plan: Path, arguments: tuple[str, ...], words: str
) -> None:
    ended = cluewright("book", *(argument.format(plan=plan) for argument in arguments))
    assert ended.code == 2
    assert words in ended.err
    assert ended.err.count("\n") == 1


def test_a_slip_in_the_plan_names_file_and_line(cluewright: Runner, plan: Path) -> None:
    plan.write_text('title = "x"\nseed = \n')
    ended = cluewright("book", plan)
    assert ended.code == 2
    assert f"{plan}:2:" in ended.err


def test_a_book_is_checked_against_a_profile(cluewright: Runner, plan: Path, tmp_path: Path) -> None:
    target = tmp_path / "book.pdf"
    assert cluewright("book", plan, "--profile", "home", "-o", target, "--quiet").code == 0
    fine = cluewright("book", "check", target, "--profile", "home")
    assert (fine.code, fine.out) == (0, f"{target}: no fault for home\n")
    wanting = cluewright("book", "check", target, "--profile", "kdp", "--lang", "en")
    assert wanting.code == 1
    assert "  The file has bookmarks.\n" in wanting.out
    assert "and at least 24 are needed." in wanting.out
    told = json.loads(cluewright("book", "check", target, "--json", "--lang", "de").out)
    assert (told["profile"], told["ok"]) == ("kdp", False)
    assert {"code": "bookmarks", "page": None, "text": "Die Datei hat Lesezeichen."} in told["faults"]


def test_options_override_the_plan(cluewright: Runner, plan: Path, tmp_path: Path) -> None:
    target = tmp_path / "book.pdf"
    made = cluewright("book", "make", plan, "--profile", "kdp", "--trim", "5x8", "--colour", "grey", "-o", target)
    assert made.code == 0
    assert "note: This book has " in made.err
    assert [float(side) for side in pypdf.PdfReader(target).pages[0].mediabox] == [0, 0, 360, 576]
    refused = cluewright("book", plan, "--profile", "lulu")
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "there is no profile 'lulu'" in refused.err


@pytest.mark.parametrize(
    ("data", "words"),
    [(None, "no such file"), (b"", "this is not a PDF file"), (b"%PDF-1.4 and no more", "damaged and cannot be read")],
)
def test_what_is_no_pdf_is_said_in_a_sentence(
    cluewright: Runner, tmp_path: Path, data: bytes | None, words: str
) -> None:
    if data is not None:
        (tmp_path / "odd.pdf").write_bytes(data)
    ended = cluewright("book", "check", tmp_path / "odd.pdf")
    assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert words in ended.err


def test_a_cover_is_checked_with_the_pages_inside(cluewright: Runner, plan: Path, tmp_path: Path) -> None:
    target = tmp_path / "cover.pdf"
    plan.write_text(f'profile = "kdp"\npaper = "cream"\n{RECIPE}')
    made = json.loads(cluewright("book", "cover", plan, "-o", target, "--json").out)
    check = ("book", "check", target, "--cover", "--pages", made["pages"], "--paper")
    fine = cluewright(*check, "cream", "--trim", "6x9")
    assert (fine.code, fine.out) == (0, f"{target}: no fault for kdp\n")
    assert cluewright(*check, "cream").code == 0
    wanting = cluewright(*check, "cream", "--trim", "5x8", "--lang", "en")
    assert wanting.code == 1
    assert "  The trimmed cover is 305.3 × 228.6 mm, not 254.5 × 203.2 mm: twice 127 mm," in wanting.out
    told = json.loads(cluewright("book", "check", target, "--cover", "--pages", "300", "--json", "--lang", "de").out)
    assert ([fault["code"] for fault in told["faults"]], told["ok"]) == (["cover-size"], False)
    assert (told["pages"], told["spine_mm"]) == (300, 17.16)
    assert told["faults"][0]["text"].startswith("Der beschnittene Umschlag misst 305,3")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--cover",), "--pages"),
        (("--pages", "120"), "--pages is for covers: add --cover"),
        (("--paper", "cream"), "--paper is for covers: add --cover"),
        (("--own-barcode",), "--own-barcode is for covers: add --cover"),
        (("--cover", "--pages", "0"), "--pages"),
        (("--cover", "--pages", "120", "--paper", "gold"), "there is no paper 'gold'; choose one of white, cream"),
        (("--cover", "--pages", "120", "--trim", "large"), "large"),
        (("--cover", "--pages", "120"), "no such file"),
    ],
)
def test_what_is_wrong_with_the_call_is_said_in_a_sentence(
    cluewright: Runner, tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    ended = cluewright("book", "check", tmp_path / "cover.pdf", *arguments)
    assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert words in ended.err
