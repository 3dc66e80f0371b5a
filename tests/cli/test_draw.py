"""`cluewright draw`: files by their ending, the terminal without one, and one sentence where it cannot be."""

import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

from cluewright.core.form import dumps
from cluewright.core.item import Item
from cluewright.core.registry import kind, kinds
from cluewright.formats import save
from cluewright.nonogram.puzzle import Nonogram
from cluewright.render.drawing import draw

Runner = Callable[..., Any]
KINDS = list(kinds())


@pytest.fixture
def file_of(tmp_path: Path) -> Callable[[str], Path]:
    """Give a function that writes a kind's sample, with its solution, into a file."""

    def write(name: str) -> Path:
        target = tmp_path / f"{name}.json"
        save(kind(name).sample(), target)
        return target

    return write


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("ending", ["svg", "png", "pdf", "txt"])
def test_every_kind_is_drawn_in_every_form(
    cluewright: Runner, file_of: Callable[[str], Path], tmp_path: Path, name: str, ending: str
) -> None:
    target = tmp_path / f"picture.{ending}"
    ended = cluewright("draw", file_of(name), "--solution", "-o", target)

    item = kind(name).sample()
    expected = tmp_path / f"expected.{ending}"
    draw(item, solution=True).save(expected)
    assert (ended.code, ended.out) == (0, "")
    assert target.read_bytes() == expected.read_bytes()
    assert f"{item.title}: {kind(name).title}" in ended.err


@pytest.mark.parametrize("name", KINDS)
def test_without_a_file_it_is_drawn_here(cluewright: Runner, file_of: Callable[[str], Path], name: str) -> None:
    item = kind(name).sample()
    ended = cluewright("draw", file_of(name), "--solution")

    assert (ended.code, ended.err) == (0, "")
    assert ended.out == kind(name).text(item.puzzle, item.solution) + "\n"


def test_a_terminal_gets_colours(
    cluewright: Runner, file_of: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)

    assert "\x1b[" in cluewright("draw", file_of("hitori")).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in cluewright("draw", file_of("hitori")).out


@pytest.mark.parametrize("name", KINDS)
def test_a_hint_brings_its_words(cluewright: Runner, file_of: Callable[[str], Path], name: str) -> None:
    file = file_of(name)
    said = cluewright("hint", file).out.splitlines()[-1]

    assert " ".join(cluewright("draw", file, "--hint").out.split()).endswith(said)


def test_a_board_is_drawn(cluewright: Runner, file_of: Callable[[str], Path], tmp_path: Path) -> None:
    rows = ["????##???", *["?" * 9] * 8, "...#.#..."]
    (tmp_path / "board.txt").write_text("\n".join(rows))

    ended = cluewright("draw", file_of("nonogram"), "--board", tmp_path / "board.txt")

    assert ended.out.splitlines()[-1].split()[2:] == list("×××■×■×××")
    assert ended.out.count("■") == 4


def test_theme_and_cell_are_honoured(cluewright: Runner, file_of: Callable[[str], Path], tmp_path: Path) -> None:
    file, target = file_of("zip"), tmp_path / "x.svg"
    cluewright("draw", file, "-o", target, "--theme", "dark", "--cell", "50")
    cluewright("draw", file, "-o", tmp_path / "x.png", "--cell", "10", "-q")

    assert target.read_text() == draw(kind("zip").sample(), theme="dark").svg(cell=50)
    with Image.open(tmp_path / "x.png") as image:
        assert image.size == (70, 60)


def test_clues_can_be_left_out(cluewright: Runner, file_of: Callable[[str], Path], tmp_path: Path) -> None:
    target = tmp_path / "x.svg"
    cluewright("draw", file_of("nonogram"), "-o", target, "--no-clues")

    assert "<text" not in target.read_text()


def test_a_puzzle_of_many_is_chosen_by_its_number(cluewright: Runner, tmp_path: Path) -> None:
    puzzles = [Nonogram(rows=[[width]], columns=[[1]] * width) for width in (2, 3, 4)]
    file = tmp_path / "many.jsonl"
    file.write_text("".join(json.dumps(json.loads(dumps(Item(puzzle)))) + "\n" for puzzle in puzzles))

    assert cluewright("draw", file, "--index", 3).out.split()[-5:] == ["4", *"····"]
    missing = cluewright("draw", file, "--index", 4)
    assert (missing.code, missing.out) == (2, "")
    assert missing.err == f"cluewright: {file}: there is no puzzle 4: the file has 3\n"


def test_several_puzzles_become_numbered_files(cluewright: Runner, tmp_path: Path) -> None:
    file, target = tmp_path / "many.jsonl", tmp_path / "drawn.svg"
    save([Nonogram(rows=[[width]], columns=[[1]] * width) for width in (2, 3)], file)

    ended = cluewright("draw", file, "-o", target, "--json")

    told = [json.loads(line) for line in ended.out.splitlines()]
    assert [each["file"] for each in told] == [str(tmp_path / f"drawn-{number}.svg") for number in (1, 2)]
    assert all("<svg" in Path(each["file"]).read_text() for each in told)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["-o", "x.bmp"], "a drawing must be a .svg, .png, .pdf, .eps, .txt file, not 'x.bmp'"),
        (
            ["--theme", "pink"],
            "there is no theme 'pink'; choose one of light, dark, high-contrast, print, colour-blind",
        ),
        (["--cell", "12"], "--cell works with .svg and .png files only"),
        (["-o", "x.svg", "--page", "a4"], "--page works with .pdf files only"),
        (["-o", "x.pdf", "--page", "b9"], "there is no page size 'b9'"),
        (["--solution", "--hint"], "use --solution without --board and --hint"),
        (["-o", "nowhere/x.svg"], "no such file or directory"),
        (["--board", "missing.txt"], "missing.txt: no such file or directory"),
        (["--index", "0"], "invalid value for '--index'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    cluewright: Runner,
    file_of: Callable[[str], Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    file = file_of("hitori")
    ended = cluewright("draw", file, *options)

    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err
    assert ended.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [file]


def test_a_puzzle_without_solution_has_none_to_draw(cluewright: Runner, tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    save(Nonogram(rows=[[1], [1, 1]], columns=[[1], [2], []]), file)
    ended = cluewright("draw", file, "--solution")

    assert (ended.code, ended.out, ended.err) == (2, "", f"cluewright: {file}#1: the puzzle has no solution to draw\n")


def test_a_kind_from_elsewhere_is_drawn(cluewright: Runner, kakurasu: ModuleType, tmp_path: Path) -> None:
    file, target = tmp_path / "k.json", tmp_path / "k.svg"
    save(kind("kakurasu").sample(), file)

    assert cluewright("draw", file, "-o", target, "--solution").code == 0
    assert "Kakurasu" in target.read_text()
