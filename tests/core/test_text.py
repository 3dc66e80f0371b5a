"""Text from outside is read by the rules of ASCII, everywhere, and patterns are matched in linear time."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.sources import SOURCE, calls

from cluewright.batch.sizes import read_sizes
from cluewright.books.plan_file import parse_page
from cluewright.core.cell_board import CellBoard
from cluewright.core.errors import CluewrightError
from cluewright.core.picture_fit import read_crop
from cluewright.core.recipe import Option
from cluewright.core.registry import kind, kinds
from cluewright.core.session import Session
from cluewright.core.size import parse_size
from cluewright.core.text import decimal, is_digits, signed_number, stripped, whole_number, words
from cluewright.formats import formats, loads
from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.picture import read_threshold

ODD_BLANKS = ["\x1c", "\x1d", "\x1e", "\x1f", "\x85", "\xa0", "\u2003", "\u2028", "\u3000"]
ODD_DIGITS = ["²", "٣", "３", "१", "𝟛", "1_0", "+1", "①"]


@pytest.mark.parametrize("blank", ODD_BLANKS, ids=ascii)
def test_odd_blanks_are_none(blank: str) -> None:
    assert stripped(f" {blank}a\t") == f"{blank}a"
    assert words(f"1{blank}2 3") == [f"1{blank}2", "3"]
    assert whole_number(f"{blank}1") is None
    assert decimal(f"1{blank}") is None


@pytest.mark.parametrize("digits", ODD_DIGITS)
def test_odd_digits_are_none(digits: str) -> None:
    assert not is_digits(digits)
    assert whole_number(digits) is None


def test_numbers_are_bounded_and_finite() -> None:
    assert whole_number("9" * 9) == 999_999_999
    assert whole_number("9" * 10) is None
    assert signed_number("-" + "9" * 19) is None
    assert [decimal(text) for text in ("nan", "inf", "-Infinity", "1e999", "1" * 500, "", ".", "1_0", "0x1p3")] == [
        None
    ] * 9
    assert [decimal(text) for text in ("1", "-1.5", "+2.", ".5", "1e3")] == [1.0, -1.5, 2.0, 0.5, 1000.0]


NUMBERS = Option("count", int, 1, "a number")
SHARES = Option("share", float, 1.0, "a share")
CELL_MOVES = [name for name in kinds() if isinstance(kind(name).empty_board(kind(name).sample().puzzle), CellBoard)]


@pytest.mark.parametrize("odd", [*ODD_BLANKS, *ODD_DIGITS], ids=ascii)
def test_nothing_that_reads_a_text_takes_them(odd: str) -> None:
    readers = [
        (parse_size, [f"{odd}x4", f"4{odd}", f"4x{odd}"]),
        (read_sizes, [f"4..{odd}", f"{odd}..8"]),
        (parse_page, [f"{odd}x210mm"]),
        (read_threshold, [odd, f"1{odd}"]),
        (read_crop, [f"0,0,{odd},2", f"0,0,4{odd},4"]),
        (SHARES.read, [f"0.5{odd}", "nan", "1e999", "1_0"]),
        (Hitori.parse, [f"12{odd}\n21{odd}", f"1 {odd}\n2 1"]),
        (Board.parse, [f"#.{odd}.#"]),
    ]
    if odd != "+1":
        readers.append((NUMBERS.read, [odd, f"1{odd}"]))
    for read, texts in readers:
        for text in texts:
            with pytest.raises(CluewrightError):
                read(text)


@pytest.mark.parametrize("odd", [*ODD_BLANKS, *ODD_DIGITS], ids=ascii)
@pytest.mark.parametrize("name", sorted(CELL_MOVES))
def test_no_move_takes_them(name: str, odd: str) -> None:
    session = Session(kind(name).sample())
    for move in (f"#{odd},1", f"#1{odd},1", f"#1,1{odd}#1,2"):
        with pytest.raises(CluewrightError):
            session.move(move)


NUMBERED = [name for name in formats() if name not in ("json", "share", "webpbn")]


@pytest.mark.parametrize("odd", [*ODD_BLANKS, *ODD_DIGITS], ids=ascii)
@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("nin", "3 2\n1 1\n3\n2\nODD\n2\n"), ("nin", "3 ODD\n1 1\n3\n2\n1\n2\n"), ("mk", "2 3\n1 1\nODD\n#\n2\n1\n2\n"),
        ("cwd", "2\n3\n1ODD1\n3\n\n2\n1\n2\n"), ("g", ":\n1 1\nODD\n:\n2\n1\n2\n:\n"), ("taai", "$1\n2\nODD\n1\n2\n"),
        ("non", "width ODD\nheight 2\nrows\n1 1\n3\ncolumns\n2\n1\n2\n"),
        ("gno", "[Dimensions]\n2\nODD\n[Row clues]\n1,1\n3\n[Column clues]\n2\n1\n2\n"),
        ("janko", "begin\nsize ODD\nproblem\n1 2\n2 1\nend\n"), ("hitori-text", "1 ODD\n2 1\n"),
        ("lp", "number_of_rows: ODD\nnumber_of_columns: 1\nrow_1 a: 1 b: 1\ncolumn_1 a: 1 b: 1\n"),
        ("tatham", "ODDx2:1/1/1/1"), ("puzzlink", "hitori/ODD/2/1221"), ("pzprv3", "pzprv3/hitori/ODD/2/1 2/2 1/"),
        ("ziplink", "zip/ODD/2/1g2g"),
    ],
)  # fmt: skip
def test_no_format_takes_them(name: str, content: str, odd: str) -> None:
    good = content.replace("ODD", "2" if "ODD1" not in content else " ")
    with pytest.raises(CluewrightError):
        loads(content.replace("ODD", odd), format_name=name)
    assert good != content


# What keeps it so


def elsewhere() -> Iterator[tuple[Path, ast.Call]]:
    """Give every call but those of `core.text` itself."""
    return ((path, call) for path, call in calls() if path.name != "text.py")


def test_no_module_asks_unicode_what_a_digit_is() -> None:
    names = {"isdigit", "isdecimal", "isnumeric"}
    strays = [
        f"{path.relative_to(SOURCE)}:{call.lineno}"
        for path, call in elsewhere()
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in names
        # A length that HTTP states is ASCII by then.
        and path.name != "security.py"
    ]
    assert strays == [], "use cluewright.core.text"


def test_no_format_splits_or_strips_by_unicode() -> None:
    strays = [
        f"{path.relative_to(SOURCE)}:{call.lineno}"
        for path, call in elsewhere()
        if path.parent.name == "formats"
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in {"split", "strip", "rstrip", "lstrip", "splitlines", "isspace"}
        and not call.args
        and not (path.name in KNOWN and ast.unparse(call) in KNOWN[path.name])
    ]
    assert strays == [], "use cluewright.core.text"


KNOWN = {
    "clue_lines.py": {"line.text.replace(',', ' ').split()"},  # matched by a pattern of digits, commas and blanks
    "boards.py": {"row.replace('.', ' ').split()"},  # of our own symbols
    "lp.py": {"sizes.split()", "f'{name}_{index} number_of_clusters: {len(sizes.split())} size(s): {sizes}'.rstrip()"},
    "tatham.py": {"field[1].rstrip()"},  # capitals, digits and spaces
    "gnonograms.py": {"(meta_text(item, key) or '').split()", "(meta_text(item, key) or '').strip()"},  # written
}


def test_patterns_of_text_are_ascii() -> None:
    unicode_class = re.compile(r"\\[dswDSWb]")
    strays, seen = [], 0
    for path, call in elsewhere():
        if not (isinstance(call.func, ast.Attribute) and ast.unparse(call.func).startswith("re.") and call.args):
            continue
        seen += 1
        text = ast.unparse(call)
        if path.name in ("derive.py", "writing.py"):  # words of every script
            continue
        if unicode_class.search(text.replace("\\\\", "\\")) and "ASCII" not in text and "b'" not in text:
            strays.append(f"{path.relative_to(SOURCE)}:{call.lineno}: {text}")
    assert seen > 30
    assert strays == [], "compile them with re.ASCII"
