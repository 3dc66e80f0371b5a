"""Files that cannot be read: which puzzle or line, why, in every language, and the good ones are kept."""

import re
from pathlib import Path

import pytest

import cluewright as cw
from cluewright.core.catalogue import catalogue
from cluewright.core.errors import FormatError
from cluewright.core.locales import LANGUAGES
from cluewright.formats import dumps
from cluewright.formats.source import Source
from cluewright.web.file_problems import reason_of, said

FORMATS = Path(cw.__file__).parent / "formats"
GOOD = dumps(cw.kind("nonogram").sample(), format_name="non").decode()


@pytest.mark.parametrize(
    ("problem", "told"),
    [
        ("expected a block length, found 'x'", "A number is expected here, not “x”."),
        ("expected 3 cells, found 2", "Cells expected: 3; found: 2."),
        ("expected 2 row clues, found 1", "Lines expected: 2; found: 1."),
        ("expected 4 cells (2 x 2), found more", "Entries expected: 4; there are more."),
        ("the keyword rows appears twice", "“rows” appears twice."),
        ("expected the keyword height and a number, found none", "“height” is missing."),
        ("expected a puzzle, found an empty file", "The file is empty."),
        ("this clue needs at least 5 cells, but the line has 3", "The clue needs 5 cells, but the line has only 3."),
        ("expected #, + or ., found '?'", "“?” cannot stand here."),
        (
            "expected at most 15 colours besides the background, found 17",
            "The puzzle has 17 colours, but at most 15 can be read.",
        ),
        (
            "expected a number of colours from 1 to 15, found '16'",
            "The puzzle has 16 colours, but at most 15 can be read.",
        ),
        (
            "expected a colour of 3 or 6 hexadecimal digits, found 'rot'",
            "A colour is expected here, such as #ff0000.",
        ),
        (
            "expected a colour that is declared after #d, found a number without one",
            "This number has no colour, and the file has none for such numbers.",
        ),
        ("expected a colour that is declared after #d, found 'q'", "“q” is not a colour of this file."),
        ("expected a colour from 1 to 3, found '4'", "“4” is not a colour of this file."),
        ("puzzles with triangles cannot be read", "This is a puzzle of triangles, which cannot be played here."),
    ],
)
def test_a_sentence_of_a_format_is_told_to_people(problem, told):
    assert reason_of(FormatError(problem), "en") == told


def test_what_has_no_message_is_still_told_with_its_line_and_the_format_it_was_read_as():
    strange = FormatError("nobody has seen this before", line=2)
    assert reason_of(strange, "en") is None
    assert said(strange, "en") == "Line 2: This does not fit the format of the file."
    assert said(strange, "en", Source(b"width 3\ntwo", "a")) == (
        "Line 2, “two”: This does not fit the format “non”, which the file seems to have."
    )
    assert said(strange, "en", Source(b"\nzebra", "a")) == "Line 2, “zebra”: This does not fit the format of the file."
    long = said(FormatError("expected a puzzle, found none", line=1), "en", Source(b"x" * 1000, "a"))
    assert len(long) < 100


def test_most_that_formats_say_has_a_message():
    """The sentences as they are written in the formats, with something in their gaps."""
    text = "\n".join(path.read_text("utf-8") for path in FORMATS.glob("*.py"))
    written = re.findall(r'f?"(expected [^"]{12,})"', text)
    sentences = [re.sub(r"\{shown[^}]*\}+\)?\}?", "'x'", each) for each in written]
    sentences = [re.sub(r"\{[^}]*\}", "7", each) for each in sentences]
    known = [each for each in sentences if reason_of(FormatError(each), "en") is not None]
    assert len(sentences) > 80
    assert len(known) > 0.8 * len(sentences), sorted(set(sentences) - set(known))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language):
    codes = [code for code in catalogue("cluewright.web", "en") if code.startswith("problem-file-")]
    assert len(codes) > 25
    assert set(codes) <= set(catalogue("cluewright.web", language))
    told = said(FormatError("expected 3 cells, found 2", line=4), language)
    assert {"4", "3", "2"} <= set(re.findall(r"\d+", told))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (f"{GOOD}\n====\nwidth x\n", r"Line \d+, “width x”: “x” is not a possible size\."),
        (
            f"{GOOD}\n====\nwidth 2\nheight 1\nrows\n2\ncolumns\n1\nzebra\n",
            r"Line 36, “columns”: Lines expected: 2; found: 1\.",
        ),
    ],
)
def test_the_good_ones_of_a_file_are_kept(client, content, told):
    answer = client.post("/api/v1/library/import?name=two.non", content=content.encode()).json()
    assert len(answer["kept"]) == 1
    [problem] = answer["problems"]
    assert re.fullmatch(told, problem), problem


def test_a_puzzle_that_breaks_the_rules_is_counted_and_its_faults_told(client):
    wrong = "width 2\nheight 2\nrows\n1\n1\ncolumns\n2\n2\n"
    answer = client.post("/api/v1/library/import?name=two.non", content=f"{GOOD}\n====\n{wrong}".encode()).json()
    [problem] = answer["problems"]
    assert len(answer["kept"]) == 1
    assert "add up to 2" in problem
    assert problem.startswith(("Puzzle 2: ", "Line "))


def test_a_file_of_no_format_says_so(client):
    answer = client.post("/api/v1/library/import?name=a.txt", content=b"Dear diary")
    told = answer.json().get("problems") or [answer.json()["message"]]
    assert told == ["The format of this file is not known here."]
