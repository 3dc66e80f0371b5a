"""`.mk`, `.cwd`, `.g`, `.lp` and `.nin`: clues and little else."""

import pytest

from cluewright.core.errors import FormatError
from cluewright.formats import dumps, load, loads
from cluewright.nonogram.puzzle import Nonogram

PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])
HEAD = "number_of_rows: 1\nnumber_of_columns: 1\n"
SPARSE = Nonogram([[], [2]], [[1], [1], []])


def failure(text: str, name: str) -> str:
    with pytest.raises(FormatError) as caught:
        loads(text, format_name=name, name="a")
    return str(caught.value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mk", "2 3\n0\n2\n#\n1\n1\n0\n"),
        ("cwd", "2\n3\n0\n2\n\n1\n1\n0\n"),
        ("g", ": rows\n\n2\n: columns\n1\n1\n\n:\n"),
        ("nin", "3 2\n0\n2\n1\n1\n0\n"),
        (
            "lp",
            "number_of_rows: 2\nnumber_of_columns: 3\n\n"
            "row_1 number_of_clusters: 0 size(s):\nrow_2 number_of_clusters: 1 size(s): 2\n"
            "column_1 number_of_clusters: 1 size(s): 1\ncolumn_2 number_of_clusters: 1 size(s): 1\n"
            "column_3 number_of_clusters: 0 size(s):\n",
        ),
    ],
)
def test_it_is_written_as_other_programs_read_it(name: str, text: str) -> None:
    assert dumps(SPARSE, format_name=name).decode() == text
    assert loads(text)[0].puzzle == SPARSE


@pytest.mark.parametrize(
    ("name", "text", "puzzle"),
    [
        ("mk", "\n2 3\n1 1\n3\n#\n2\n1\n2", PUZZLE),
        ("mk", "2 3\n1,1\n\n3\n\n#\n\n2\n1\n2\n", PUZZLE),
        ("mk", "2 3\n\n2\n#\n1\n1\n\n", SPARSE),
        ("cwd", "2\n3\n1 1\n3\n\n2\n1\n2\n\n\n", PUZZLE),
        ("cwd", "2\n3\n\n2\n\n1\n1\n\n", SPARSE),
        ("g", "A title\nby someone\n:-----\n1 1\n3\n:-----\n2\n1\n2\n:-----\nanything", PUZZLE),
        ("g", ":\n1 1\n3\n:\n2\n1\n2", PUZZLE),
        ("g", "#d\n0:  white\n1:X black\n: rows\n1 1\n3\n: columns\n2\n1\n2\n", PUZZLE),
        ("g", "#D\nr:R  #ff0000 red\n: rows\n1r 1r\n3r\n: columns\n2r\n1r\n2r\n:\n", PUZZLE),
        ("lp", "number_of_rows:2\nnumber_of_columns:3\nrow_1: n 2 s 1 1\nrow_2: n 1\n s 3\n"
         "column_1 a 1 b 2 column_2 a 1 b 1 column_3 a 1 b 2", PUZZLE),
    ],
)  # fmt: skip
def test_it_is_read_as_other_programs_write_it(name: str, text: str, puzzle: Nonogram) -> None:
    assert loads(text, format_name=name)[0].puzzle == puzzle
    assert loads(text)[0].puzzle == puzzle


def test_rows_come_first_in_mk_and_the_width_in_nin(tmp_path) -> None:
    for extension, header, between in (("mk", "2 3", "#\n"), ("nin", "3 2", "")):
        path = tmp_path / f"a.{extension}"
        path.write_text(f"{header}\n1 1\n3\n{between}2\n1\n2\n")
        assert load(path)[0].puzzle == PUZZLE


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("mk", "", "a: expected the numbers of rows and columns, found an empty file"),
        ("mk", "2\n", "a:1:1: expected two numbers, the numbers of rows and columns"),
        ("mk", "2 0\n", "a:1:3: expected a side from 1 to 10000, found '0'"),
        ("mk", "2 3\n1 1\n3\n2\n1\n2\n", "a:1:1: expected a line with # after the 2 row clues, found none"),
        ("mk", "2 3\n1 1\n#\n2\n1\n2\n", "a:1:1: expected 2 row clues, found 1"),
        ("mk", "2 3\n1 1\n3\n#\n2\n1\n2\n2\n", "a:8:1: expected 3 column clues, found more"),
        ("mk", "2 3\n1 1\n3\n#\n2\n1\n2 x\n", "a:7:3: expected a block length, found 'x'"),
        ("cwd", "", "a: expected the number of rows, found an empty file"),
        ("cwd", "2", "a:1:1: expected the number of columns on the line after this one"),
        ("cwd", "2\nx\n", "a:2:1: expected a side from 1 to 10000, found 'x'"),
        ("cwd", "2\n3\n1 1\n", "a:1:1: expected 5 clues (2 rows, a blank line, then 3 columns), found 1"),
        ("cwd", "ACROSS&DOWN\n", "a:1:1: expected a side from 1 to 10000, found 'ACROSS&DOWN'"),
        ("g", "hello\n", "a: expected a line starting with : before the row clues and another before the column clues"),
        (
            "g",
            "hello\n:\n1\n",
            "a:2:1: expected a line starting with : before the row clues and another "
"before the column clues, found only this one",
        ),
        ("g", ":\n:\n1\n", "a:1:1: expected 1 to 10000 row clues after this line, found 0"),
        ("g", "#t\n:\n1\n:\n1\n", "a:1:1: triddlers (nonograms of triangles) cannot be read"),
        ("g", ":\n1a 1b\n:\n1a\n0\n1b\n", "a:2:1: expected a colour that is declared after #d, found 'a'"),
        ("g", "#d\n a:a red\n:\n1a 1\n:\n1a\n1\n",
         "a:4:4: expected a colour that is declared after #d, found a number without one"),
        ("g", "#d\n a:a #ff\n:\n1a\n:\n1a\n", "a:2:6: expected a colour of 3 or 6 hexadecimal digits, found '#ff'"),
        ("g", "#d\n a red\n:\n1a\n:\n1a\n", "a:2:1: expected a colour such as r:r  #ff0000  red"),
        ("g", "#d\n a:/ black/red\n:\n1a\n:\n1a\n", "a:2:6: puzzles with triangles cannot be read"),
        ("g", "#d\n a:a red\n b:b blue\n:\n1a a1b\n:\n1a\n1b\n",
         "a:5:4: expected a block length and the character of its colour, found 'a1b'"),
        ("cwc", "1\n", "a:1:1: expected the number of columns on the line after this one"),
        ("cwc", "1\n2\n", "a:2:1: expected the number of colours on the line after this one"),
        ("cwc", "1\n2\n16\n", "a:3:1: expected a number of colours from 1 to 15, found '16'"),
        ("cwc", "1\n2\n2\n1 1\n\n1 3\n\n1\n1\n\n1\n3\n", "a:6:3: expected a colour from 1 to 2, found '3'"),
        ("cwc", "1\n2\n2\n1 1\n\n1\n\n1\n1\n\n1\n2\n", "a:6:1: expected 2 colours, one for each block, found 1"),
        ("cwc", "1\n2\n2\n\n1\n\n\n\n", "a:5:1: expected a blank line between two blocks of lines, found '1'"),
        ("cwc", "1\n2\n2\n1 1\n", "a:1:1: expected 6 lines with blank lines between four blocks, found 1"),
        ("cwc", "1\n2\n2\n2 1\n\n1 2\n\n1\n1\n\n1\n2\n", "a:4:3: this clue needs at least 3 cells, but the line has 2"),
        ("g", ":\n<1\n:\n1\n", "a:2:1: expected a block length, found '<1'"),
        ("g", ":\n2\n:\n1\n", "a:2:1: this clue needs at least 2 cells, but the line has 1"),
        ("lp", "number_of_rows: 2\n", "a: expected number_of_columns: followed by a number, found none"),
        ("lp", "number_of_rows: x\n", "a:1:17: expected a side from 1 to 10000, found 'x'"),
        ("lp", HEAD + "row_1 a 0\n", "a: expected the clues of 1 columns, but column_1 is missing"),
        ("lp", HEAD + "row_1 a 2 b 1\n", "a:3:1: expected 2 blocks, found 1"),
        ("lp", HEAD + "row_1 a\n", "a:3:1: expected a number of blocks, found none"),
        ("lp", HEAD + "row_1 a 0 row_1 a 0\n", "a:3:11: expected row_1 to row_1, each once"),
        ("lp", HEAD + " 7\n", "a:3:2: expected row_1 or column_1 before the first number"),
        ("nin", "", "a: expected the width and height, found an empty file"),
    ],
)  # fmt: skip
def test_errors_name_the_place_and_what_was_expected(name: str, text: str, expected: str) -> None:
    assert failure(text, name) == expected
