"""Answers in words: every notation people write is read, the right answer of a text counts, and nothing is guessed."""

import itertools
import json
from functools import partial

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.effort import share_of, tries
from tests.growth import check_growth

import cluewright as cw

ROWS = ["##..#", "#.#.#", ".####", "##.#."]
WRONG = ["##..#", "#..##", ".####", "##.#."]
PUZZLE = cw.clues_of(" ".join(ROWS))
ITEMS = {name: kind.sample() for name, kind in cw.kinds().items()}
FILLED = [(y, x) for y, row in enumerate(ROWS) for x, cell in enumerate(row) if cell == "#"]

SIGNS = [
    "X.",
    "X_",
    "xo",
    "XO",
    "OX",
    "O.",
    "10",
    "■□",
    "█░",
    "⬛⬜",
    "🟦⬜",
    "🟩⬛",
    "🟦🟨",
    "●○",
    "○×",
    "■×",
    "#-",
    "*.",
    "BW",
    "@.",
    "1.",
    "FE",
    "TF",
]


def written(rows, filled, empty, between=""):
    """Write a board in two signs."""
    return [between.join(filled if cell == "#" else empty for cell in row) for row in rows]


FORMS = {
    "lines": lambda f, e: "\n".join(written(ROWS, f, e)),
    "blanks": lambda f, e: "The picture:\n" + "\n".join(written(ROWS, f, e, " ")),
    "fence": lambda f, e: "```text\n" + "\n".join(written(ROWS, f, e)) + "\n```\nThat is it.",
    "table": lambda f, e: "\n".join(f"| {row} |" for row in written(ROWS, f, e, " | ")),
    "labelled table": lambda f, e: (
        "| |1|2|3|4|5|\n|---|---|---|---|---|---|\n"
        + "\n".join(f"|**{y}**|{row}|" for y, row in enumerate(written(ROWS, f, e, "|"), 1))
    ),
    "labels": lambda f, e: "\n".join(f"Row {y}: {row}" for y, row in enumerate(written(ROWS, f, e, " "), 1)),
    "numbered": lambda f, e: "\n".join(f"{y}. {row}" for y, row in enumerate(written(ROWS, f, e), 1)),
    "ruled": lambda f, e: "\n".join(f"{y} | {row}" for y, row in enumerate(written(ROWS, f, e), 1)),
    "bullets": lambda f, e: "\n".join(f"- `{row}`" for row in written(ROWS, f, e)),
    "header": lambda f, e: (
        "  1 2 3 4 5\n" + "\n".join(f"{y} {row}" for y, row in enumerate(written(ROWS, f, e, " "), 1))
    ),
    "list of lists": lambda f, e: str([[f if cell == "#" else e for cell in row] for row in ROWS]),
    "list of texts": lambda f, e: json.dumps({"grid": written(ROWS, f, e)}),
    "all in one": lambda f, e: "So:\n\n`" + "".join(written(ROWS, f, e)) + "`",
    "in groups": lambda f, e: " ".join(written(ROWS, f, e)),
    "slashes": lambda f, e: "/".join(written(ROWS, f, e)),
    "line ends": lambda f, e: "\\n".join(written(ROWS, f, e)) + "\r\n",
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_read_in_every_notation(form):
    for filled, empty in SIGNS:
        found = cw.judge(PUZZLE, FORMS[form](filled, empty))
        assert found.correct, (filled, empty, found.text())
        assert found.read.rows() == ROWS


@pytest.mark.parametrize(
    "text",
    [
        str([[int(cell == "#") for cell in row] for row in ROWS]),
        json.dumps([[cell == "#" for cell in row] for row in ROWS]),
        str([int(cell == "#") for row in ROWS for cell in row]),
        "Filled: " + ", ".join(f"({y + 1}, {x + 1})" for y, x in FILLED),
        str(FILLED),
        " ".join(f"R{y + 1}C{x + 1}" for y, x in FILLED),
        json.dumps([{"row": y, "col": x} for y, x in FILLED]),
        "\n".join(f"- Row {y + 1}, Column {x + 1}" for y, x in FILLED),
        "Row 1 (2, 1): ##..#\nRow 2 (1, 1, 1): #.#.# ✓\nRow 3 (4): .####\nRow 4 (2, 1): ##.#.",
        "| # | # | | | # |\n| # | | # | | # |\n| | # | # | # | # |\n| # | # | | # | |",
        "\n".join(", ".join("filled" if cell == "#" else "empty" for cell in row) for row in ROWS),
        "┌─────┐\n" + "\n".join(f"│{row}│" for row in ROWS) + "\n└─────┘",
        "I use 0 = filled, 1 = empty.\n" + "\n".join(written(ROWS, "0", "1")),
    ],
)
def test_other_forms(text):
    assert cw.judge(PUZZLE, text).correct, cw.judge(PUZZLE, text).text()


def test_the_right_part_of_a_text_counts():
    right, wrong = "\n".join(ROWS), "\n".join(WRONG)
    for text, correct in (
        (f"{wrong}\n\nNo, better:\n\n{right}", True),
        (f"{right}\n\nNo, better:\n\n{wrong}", False),
        (f"{wrong}\n\n{right}", True),
        (f"{right}\n\n{wrong}", False),
        (f"<think>\n{right}\n</think>\nI do not know.", False),
        (f"<think>\n{wrong}\n</think>\n{right}", True),
        (f"Answer:\n{right}\nTurned around it is\n{wrong}", True),
        (f"Answer: \n{wrong}\nTurned around it is\n{right}", False),
        (f"First answer:\n{wrong}\n## Final answer\n\n{right}", True),
        (f"<answer>{right}</answer>", True),
        (f"\\boxed{{\n{right}\n}}\n{wrong}", True),
        (f"{right}\nThe cells (1, 1), (1, 2) and (1, 5) were easy.", True),
        (f"{right}\nNot ##..#.", True),
        (f"{wrong}\nThe answer is (2, 2)", False),
    ):
        assert cw.judge(PUZZLE, text).correct is correct, text


def test_a_reading_that_nothing_suggests_is_never_tried():
    for signs in ("01", ".#", "□■", "⬜⬛", "WB"):
        found = cw.judge(PUZZLE, "\n".join(written(ROWS, *signs)))
        assert not found.correct, signs
        assert found.read.rows() == written(ROWS, ".", "#")


def test_a_legend_decides_about_signs_that_mean_both():
    picture = "\n".join(written(ROWS, "X", "O"))
    assert cw.judge(PUZZLE, picture).correct
    assert cw.judge(PUZZLE, f"X = filled, O = empty\n{picture}").correct
    assert not cw.judge(PUZZLE, f"O = filled, X = empty\n{picture}").correct


def test_any_solution_is_right():
    puzzle = cw.Nonogram([[1], [1]], [[1], [1]])
    assert cw.judge(puzzle, "#.\n.#").correct
    assert cw.judge(puzzle, ".#\n#.").correct
    assert not cw.judge(puzzle, "##\n..").correct


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("", "no-answer", "There is no answer in this text: write the board as 4 lines with 5 cells each."),
        ("\n".join(WRONG), "answer-blocks", "Row 2 shows 1 2, but its clue is 1 1 1."),
        ("\n".join(ROWS[:3]), "size", "The answer has 3 rows, but the board has 4."),
        ("\n".join([*ROWS[:3], "##.#"]), "size", "Row 4 has 4 cells, but the board is 5 wide."),
        ("\n".join([*ROWS[:3], "##.#?"]), "undecided", "Row 4, column 5 is still open."),
        ("(1, 1), (9, 2)", "outside", "(9, 2) is not on the 5x4 board."),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text, code, said):
    found = cw.judge(PUZZLE, text)
    assert not found.correct
    assert (found.faults[0].code, str(found.faults[0])) == (code, said)
    assert said in str(found)
    data = json.loads(json.dumps(found.to_data("de")))
    assert (data["correct"], data["faults"][0]["code"]) == (False, code)
    assert data["faults"][0]["text"] != said


MARKS = ["[{}]", "*{}*", "**{}**", "{}*", "~~{}~~", "#{}", "{}#", "({})", *"#X■⬛0._B"]


def numbers_of(puzzle, rows, shaded, unshaded=str, between=" "):
    lines = (zip(numbers, row, strict=True) for numbers, row in zip(puzzle.numbers, rows, strict=True))
    return "\n".join(
        between.join((shaded if cell == "#" else unshaded)(number) for number, cell in line) for line in lines
    )


@pytest.mark.parametrize(
    "mark", ["[{}]", "*{}*", "**{}**", "{}*", "#", "X", "■", "⬛", "0", "({})", ".", "~~{}~~", "#{}", "{}#", "_", "B"]
)
def test_hitori_is_read_by_its_numbers(mark):
    item = ITEMS["hitori"]
    rows = item.solution.rows()
    for between in (" ", ", ", " | "):
        text = numbers_of(item.puzzle, rows, mark.format, between=between)
        assert cw.judge(item, text).correct, text
    assert cw.judge(item, numbers_of(item.puzzle, rows, lambda _: "1", lambda _: "0")).correct
    assert cw.judge(item, numbers_of(item.puzzle, rows, lambda _: "#", lambda _: ".", "")).correct


def test_hitori_with_numbers_that_are_not_the_puzzles_is_wrong():
    item = ITEMS["hitori"]
    text = numbers_of(item.puzzle, item.solution.rows(), lambda _: "#").replace("4", "5", 1)
    [fault] = cw.judge(item, text).faults
    assert str(fault) == "Row 1, column 2 has 5, but the puzzle has 4 there."
    copied = "\n".join(" ".join(map(str, row)) for row in item.puzzle.numbers)
    assert "repeated-number" in {fault.code for fault in cw.judge(item, copied).faults}
    assert cw.judge(item, "\n".join(item.solution.rows()) + f"\n\nfor\n{copied}").correct


COLOURS = [".abc", ".ABC", "0123", "_RGB", "-rgb", ".123", "⬜🟥🟩🟫", "⬛🟥🟩🟫"]
NAMES = [["white", "red", "green", "brown"], ["empty", "Red", "Green", "Brown"], ["Weiß", "Rot", "Grün", "Braun"]]


def test_colours_are_read_by_mark_letter_name_number_and_square():
    item = ITEMS["colour-nonogram"]
    for signs in (*COLOURS, *NAMES):
        cells = [[signs[".abc".index(cell)] for cell in row] for row in item.solution.rows()]
        for text in (
            str(cells),
            "\n".join(", ".join(row) for row in cells),
            "\n".join(" | ".join(row) for row in cells),
        ):
            found = cw.judge(item, text)
            assert found.correct, text + found.text()
    swapped = "\n".join(item.solution.rows()).translate(str.maketrans("ab", "ba"))
    assert cw.judge(item, swapped).faults[0].code == "answer-blocks"


def test_the_letters_of_the_prompt_count_and_marks_as_they_are():
    kind = cw.kind("colour-nonogram")
    palette = [("white", "#ffffff", "."), ("blue", "#2b6cc4", "B"), ("amber", "#f7b82f", "A")]
    puzzle = cw.ColourNonogram(palette, [[(2, 1)], [(2, 2)]], [[(1, 1), (1, 2)], [(1, 1), (1, 2)]])
    assert cw.judge(puzzle, kind.answer_text(puzzle, cw.solve(puzzle).solution)).correct
    assert cw.judge(puzzle, "aa\nbb").correct
    assert not cw.judge(puzzle, "bb\naa").correct
    assert cw.judge(puzzle, "BB\nAA").correct
    assert not cw.judge(puzzle, "AA\nBB").correct


def test_paths_are_read_as_visits_cells_directions_and_drawings():
    item = ITEMS["zip"]
    puzzle, path = item.puzzle, item.solution.path
    visits = [[path.index((y, x)) + 1 for x in range(puzzle.width)] for y in range(puzzle.height)]
    ways = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    turns = [ways.index((b[0] - a[0], b[1] - a[1])) for a, b in itertools.pairwise(path)]
    for text in (
        "\n".join(" ".join(f"{visit:2}" for visit in row) for row in visits),
        "\n".join(" ".join(str(visit - 1) for visit in row) for row in visits),
        "\n".join("|" + "|".join(map(str, row)) + "|" for row in visits),
        str(visits),
        str(list(path)),
        str([(y + 1, x + 1) for y, x in path]),
        json.dumps({"path": path}),
        " -> ".join(f"({y + 1},{x + 1})" for y, x in path),
        " → ".join(f"R{y + 1}C{x + 1}" for y, x in path),
        "\n".join(f"{number}. ({y + 1}, {x + 1})" for number, (y, x) in enumerate(path, 1)),
        "".join("RDLU"[turn] for turn in turns),
        "Go " + " ".join("→↓←↑"[turn] for turn in turns),
        ", ".join(["right", "down", "left", "up"][turn] for turn in turns) + ".",
    ):
        found = cw.judge(item, text)
        assert found.correct, text + found.text()
        assert found.read.path == path
    for text, said in (
        (str(list(path[:-1])), "The path visits 29 cells of 30."),
        ("R" * 29, "The path leaves the board after row 1, column 6."),
        (str([[1] * 6] * 5), "The answer has no number 2."),
        (
            str([*path[:3], path[9], *path[4:9], path[3], *path[10:]]),
            "The path jumps from row 2, column 3 to row 3, column 1.",
        ),
    ):
        assert said in cw.judge(item, text).text()


HOSTILE = [
    "[",
    "(",
    "[(",
    '"',
    "'",
    "1, 2), (",
    "# ",
    "|",
    "\n",
    "Answer:",
    "<think>",
    "X = filled, ",
    "R1C1",
    "R D ",
    "-",
    "1 ",
    "\\n",
    "[[1,0],",
]


@pytest.mark.parametrize("name", cw.kinds())
def test_no_text_takes_longer_than_its_length(name):
    item = ITEMS[name]
    for piece in share_of(HOSTILE, name, 4):
        check_growth(partial(cw.judge, item), lambda size, piece=piece: piece * (size // len(piece)), repr(piece))


PIECES = st.sampled_from(
    [
        *"#.XO10?[](){}|,;:-*`\"' \n\t/",
        "\n\n",
        "Answer:",
        "(1, 2)",
        "R1C2",
        "```",
        "■",
        "🟦",
        "Row 1: ",
        "##..#\n",
        "</think>",
        "left ",
        "█",
    ]
)


@settings(max_examples=tries(30), deadline=None)
@given(st.lists(PIECES, max_size=60).map("".join) | st.text(max_size=200))
@example("\ud800##..#")
def test_nothing_is_refused_and_nothing_wrong_is_accepted(text):
    for item in ITEMS.values():
        found = cw.judge(item, text)
        assert found.correct == (not found.faults)
        assert not found.correct or cw.kind(item.puzzle.kind).is_solved(item.puzzle, found.read)


@settings(max_examples=tries(40), deadline=None)
@given(st.data())
def test_a_changed_cell_is_always_noticed(data):
    name = data.draw(st.sampled_from(["nonogram", "hitori", "colour-nonogram"]))
    item = ITEMS[name]
    rows = item.solution.rows()
    y = data.draw(st.integers(0, len(rows) - 1))
    x = data.draw(st.integers(0, len(rows[0]) - 1))
    other = data.draw(st.sampled_from(sorted({".", "#" if name != "colour-nonogram" else "a"} - {rows[y][x]})))
    rows[y] = rows[y][:x] + other + rows[y][x + 1 :]
    board = cw.kind(name).board_from_data(item.puzzle, rows)
    assert cw.judge(item, "\n".join(rows)).correct == cw.kind(name).is_solved(item.puzzle, board)


def test_what_is_no_text_is_judged_as_well():
    rows = [list(row) for row in ROWS]
    assert cw.judge(PUZZLE, rows).correct
    assert cw.judge(PUZZLE, "\n".join(ROWS).encode()).correct
    for nothing in (None, 7, b"\xff\x00", [], object()):
        assert not cw.judge(PUZZLE, nothing).correct
