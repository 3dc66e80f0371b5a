"""`cluewright clues`: pictures in, clues out."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from cluewright.clued_lines.grid_file import read_picture
from cluewright.core.errors import FormatError
from cluewright.formats import loads

Runner = Callable[..., Any]
GRID = "#.##\n....\n####\n"
PICTURE = np.array([[1, 0, 1, 1], [0, 0, 0, 0], [1, 1, 1, 1]], bool)
CLUES = "4 3\n1 2\n0\n4\n1 1\n1\n1 1\n1 1\n"


@pytest.mark.parametrize("text", [GRID, f"\n\n{GRID}\n\n", GRID.replace("\n", "\r\n"), GRID.rstrip()])
def test_a_text_grid(cluewright: Runner, tmp_path: Path, text: str) -> None:
    (tmp_path / "a.txt").write_bytes(text.encode())

    assert cluewright("clues", tmp_path / "a.txt").out == CLUES
    assert cluewright("clues", "-", stdin=text).out == CLUES


def test_the_output_is_a_puzzle_file(cluewright: Runner) -> None:
    plain, data = cluewright("clues", "-", stdin=GRID).out, cluewright("clues", "-", "--json", stdin=GRID).out

    assert loads(plain)[0].puzzle == loads(data)[0].puzzle
    assert json.loads(data)["solution"] == ["#.##", "....", "####"]


def test_statistics(cluewright: Runner) -> None:
    table = cluewright("clues", "-", "--statistics", stdin=GRID).out.splitlines()
    data = json.loads(cluewright("clues", "-", "--statistics", "--json", stdin=GRID).out)

    assert "filled: 7" in table
    assert [" ".join(line.split()) for line in table if line.startswith("row 1")] == ["row 1 3 0 1 4.0 1 2"]
    assert data["statistics"]["filled"] == 7
    assert [row["arrangements"] for row in data["statistics"]["rows"]] == [1, 1, 1]


@pytest.mark.parametrize("extension", ["png", "bmp", "gif", "pbm"])
def test_a_picture_file(cluewright: Runner, tmp_path: Path, extension: str) -> None:
    Image.fromarray(np.where(PICTURE, 0, 255).astype(np.uint8)).convert("1").save(tmp_path / f"a.{extension}")

    assert cluewright("clues", tmp_path / f"a.{extension}").out == CLUES


def test_the_threshold_and_what_is_transparent(tmp_path: Path) -> None:
    grey = np.array([[0, 100, 155, 255]], np.uint8)
    Image.fromarray(grey).save(tmp_path / "grey.png")
    Image.fromarray(np.dstack([np.zeros((1, 3, 3), np.uint8), np.array([[0, 100, 255]], np.uint8)])).save(
        tmp_path / "clear.png"
    )

    assert read_picture(tmp_path / "grey.png").tolist() == [[True, True, False, False]]
    assert read_picture(tmp_path / "grey.png", threshold=0.9).tolist() == [[True, False, False, False]]
    assert read_picture(tmp_path / "clear.png").tolist() == [[False, False, True]]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "expected rows of # and ., found nothing"),
        (b"#.\n#\n", "2:2: expected 2 cells like the first row, found 1"),
        (b"#.\n\n#.\n", "2:1: expected 2 cells like the first row, found 0"),
        (b"#.\n#x\n", "2:2: expected # or ., found 'x'"),
        (b"#" * 10_001, "a board may have at most 10000 rows and columns"),
        (
            b"\x89PNG\r\n\x1a\n\x00",
            "expected a text grid of # and ., or a picture; this picture cannot be opened",
        ),
        (
            b"\xff\xd8\xff\xe0\x00",
            "expected a text grid of # and ., or a picture; this picture cannot be opened",
        ),
    ],
)
def test_what_is_no_picture_is_bad_input(cluewright: Runner, tmp_path: Path, content: bytes, problem: str) -> None:
    (tmp_path / "a").write_bytes(content)

    ended = cluewright("clues", tmp_path / "a")

    assert ended.code == 2
    assert ended.err.startswith(f"cluewright: {tmp_path / 'a'}:")
    assert problem in ended.err


def test_a_damaged_picture_and_a_bad_threshold_are_refused(tmp_path: Path) -> None:
    Image.fromarray(np.zeros((40, 30), np.uint8)).save(tmp_path / "a.png")
    content = (tmp_path / "a.png").read_bytes()
    (tmp_path / "a.png").write_bytes(content[: len(content) // 2])

    with pytest.raises(FormatError, match="damaged"):
        read_picture(tmp_path / "a.png")
    with pytest.raises(FormatError, match="from 0 to 1, not 2"):
        read_picture(tmp_path / "a.png", threshold=2)
