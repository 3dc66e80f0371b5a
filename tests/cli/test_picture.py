"""`cluewright picture` and `cluewright optimize`: images and puzzles in, puzzles out."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

import cluewright as cw
from cluewright.clued_lines.picture_making import shown_puzzle
from cluewright.core.form import dumps
from cluewright.formats import loads

Runner = Callable[..., Any]


@pytest.fixture
def disc(tmp_path: Path) -> Path:
    image = Image.new("L", (100, 80), 255)
    ImageDraw.Draw(image).ellipse((10, 5, 89, 74), fill=0)
    image.save(tmp_path / "disc.png")
    return tmp_path / "disc.png"


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    """A slanting line, which is ambiguous."""
    image = Image.new("L", (12, 10), 255)
    for place in range(10):
        image.putpixel((place, place), 0)
    image.save(tmp_path / "steps.png")
    return tmp_path / "steps.png"


def test_a_picture_becomes_a_puzzle(cluewright: Runner, disc: Path) -> None:
    shown = cluewright("picture", disc, "--size", "16x14")
    item = loads(cluewright("picture", disc, "--size", "16x14", "--json").out)[0]

    assert shown.code == 0
    assert "16x14" in shown.out
    assert item.title == "disc"
    assert cw.check(item).ok
    assert item.solution.array[7].all()


def test_an_ambiguous_picture_needs_repair(cluewright: Runner, steps: Path) -> None:
    plain = cluewright("picture", steps, "--size", "10", "--json")
    repaired = cluewright("picture", steps, "--size", "10", "--repair", "--json")
    told = cluewright("picture", steps, "--size", "10", "--no-guess")

    assert plain.code == 1
    assert "not unique; try --repair, which changes a few cells" in plain.err
    assert json.loads(plain.out)["proof"]["verdict"] == "several"
    assert repaired.code == 0
    assert json.loads(repaired.out)["meta"]["changed"]
    assert "changed (row,column):" in told.out


def test_a_preview_shows_every_method(cluewright: Runner, disc: Path, tmp_path: Path) -> None:
    result = cluewright("picture", disc, "--size", "16x14", "--preview", tmp_path / "all.png")

    assert result.code == 0
    with Image.open(tmp_path / "all.png") as sheet:
        assert sheet.size == (6 * 16 * 6 + 5 * 6, 14 * 6)


def test_each_of_several_images_has_its_own_preview(cluewright: Runner, disc: Path, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    other, same = tmp_path / "other.png", tmp_path / "more" / disc.name
    Image.new("L", (20, 20), 0).save(other)
    same.write_bytes(disc.read_bytes())

    result = cluewright("picture", disc, other, same, "--size", "16x14", "--preview", tmp_path / "all.png")

    assert result.code == 0
    previews = sorted(path.name for path in tmp_path.glob("all*.png"))
    assert previews == [f"all-{disc.stem}-1.png", f"all-{disc.stem}-2.png", "all-other.png"]
    assert (tmp_path / "all-other.png").read_bytes() != (tmp_path / f"all-{disc.stem}-1.png").read_bytes()


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--threshold", "dark"], "the threshold must be"),
        (["--fit", "x"], "fit must be one of"),
        (["--crop", "1,2"], "crop must be"),
    ],
)
def test_bad_options(cluewright: Runner, disc: Path, options: list[str], problem: str) -> None:
    result = cluewright("picture", disc, *options)

    assert result.code == 2
    assert problem in result.err


def test_a_size_that_is_too_large_is_said_before_anything_is_read(cluewright: Runner, tmp_path: Path) -> None:
    result = cluewright("picture", tmp_path / "missing.png", "--size", "201x9")

    assert result.code == 2
    assert "nonograms from pictures have from 1x1 to 200x200 cells, not 201x9" in result.err


def test_a_broken_image(cluewright: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"nothing")

    result = cluewright("picture", tmp_path / "a.png")

    assert result.code == 2
    assert "this picture cannot be opened" in result.err


def test_what_is_hidden_is_counted_in_words() -> None:
    hidden = {"hidden_clues": [["row", 0]], "hidden_numbers": [["row", 1, 0], ["row", 2, 0]], "minimal": True}
    item = replace(cw.kind("nonogram").sample(), meta={"hidden": hidden})

    assert "hidden: 1 clue and 2 numbers, a minimal set" in shown_puzzle(item).text


@pytest.mark.parametrize("kind", ["nonogram", "colour-nonogram"])
def test_optimizing_a_file(cluewright: Runner, tmp_path: Path, kind: str) -> None:
    apple = cw.kind(kind).sample()
    (tmp_path / "apple.json").write_text(dumps(apple))

    shown = cluewright("optimize", tmp_path / "apple.json")
    item = loads(cluewright("optimize", tmp_path / "apple.json", "--hide", "both", "--json").out)[0]

    assert shown.code == 0
    assert "a minimal set" in shown.out
    assert item.puzzle.has_hidden
    assert item.title == apple.title
    assert cw.check(item).ok


def test_clues_are_hidden_only_where_rows_have_clues(cluewright: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(dumps(cw.kind("zip").sample()))

    result = cluewright("optimize", tmp_path / "a.json")

    assert result.code == 2
    assert "a zip puzzle has none" in result.err


@pytest.mark.parametrize("kind", ["nonogram", "colour-nonogram"])
def test_the_best_is_kept_where_a_level_is_out_of_reach(cluewright: Runner, tmp_path: Path, kind: str) -> None:
    (tmp_path / "a.json").write_text(dumps(cw.kind(kind).sample()))

    result = cluewright("optimize", tmp_path / "a.json", "--difficulty", "extreme", "--json")

    assert result.code == 1
    assert "but not extreme" in result.err
    assert cw.check(loads(result.out)[0]).ok


def test_a_difficulty_out_of_reach(cluewright: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.nin").write_text("3 2\n3\n1\n1\n2\n1\n")

    result = cluewright("optimize", tmp_path / "a.nin", "--difficulty", "extreme", "--json")

    assert result.code == 1
    assert "but not extreme" in result.err
    assert json.loads(result.out)["proof"]["verdict"] == "unique"


@pytest.mark.parametrize(("option", "value"), [("--difficulty", "cruel"), ("--hide", "nothing")])
def test_bad_choices(cluewright: Runner, tmp_path: Path, option: str, value: str) -> None:
    (tmp_path / "a.nin").write_text("3 2\n3\n1\n1\n2\n1\n")

    assert cluewright("optimize", tmp_path / "a.nin", option, value).code == 2


def test_variants_are_drawn_side_by_side_with_their_labels(cluewright: Runner, disc: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.png"
    result = cluewright("picture", disc, "--variants", "-o", sheet)
    told = cluewright("picture", disc, "--variants", "--size", "12x10", "-o", sheet, "--force", "--json")

    assert result.code == 0
    assert "otsu, 30x26" in result.out
    assert all("changed, " in line for line in result.out.splitlines())
    with Image.open(sheet) as drawn:
        assert drawn.format == "PNG"
    found = json.loads(told.out)["variants"]
    assert {"otsu", "edges"} <= {each["method"] for each in found}
    assert all(each["size"] == [12, 10] for each in found)
    assert found[0]["verdict"] == "unique"


def test_variants_need_a_place_and_keep_files(cluewright: Runner, disc: Path, tmp_path: Path) -> None:
    (tmp_path / "there.png").write_bytes(b"mine")

    nowhere = cluewright("picture", disc, "--variants", "--size", "8")
    there = cluewright("picture", disc, "--variants", "--size", "8", "-o", tmp_path / "there.png")
    puzzle = cluewright("picture", disc, "--size", "8", "-o", tmp_path / "a.png")

    assert [nowhere.code, there.code, puzzle.code] == [2, 2, 2]
    assert "-o sheet.png" in nowhere.err
    assert (tmp_path / "there.png").read_bytes() == b"mine"
    assert "holds drawings" in puzzle.err


def test_the_board_takes_the_shape_of_the_picture(cluewright: Runner, disc: Path) -> None:
    assert loads(cluewright("picture", disc, "--json").out)[0].puzzle.width == 30
    assert loads(cluewright("picture", disc, "--json").out)[0].puzzle.height == 26


def test_the_best_so_far_is_shown_when_the_time_runs_out(cluewright: Runner, tmp_path: Path) -> None:
    image = Image.new("L", (50, 50), 255)
    for place in range(50):
        for line in range(0, 50, 6):
            image.putpixel((place, (place + line) % 50), 0)
    image.save(tmp_path / "lines.png")

    result = cluewright("picture", tmp_path / "lines.png", "--size", "50", "--repair", "--time-limit", "0.05", "--json")

    assert result.code == 3
    assert "time limit" in result.err
    assert json.loads(result.out)["width"] == 50


def test_ctrl_c_hands_over_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    from concurrent.futures import Future

    from cluewright.cli.solving import Interrupted, call_with_budget

    real = Future.result
    monkeypatch.setattr(Future, "result", lambda self, timeout=None: (_ for _ in ()).throw(KeyboardInterrupt))

    def work(budget: cw.Budget) -> None:
        while not budget.cancel.cancelled:
            pass
        raise cw.BudgetExceeded("the work was cancelled", "the best")

    with pytest.raises(Interrupted) as stopped:
        call_with_budget(work, None)
    monkeypatch.setattr(Future, "result", real)
    assert stopped.value.best == "the best"
