"""convert: any format into any other, and what is said about it."""

import gzip
import json
from pathlib import Path

import pytest

from cluewright.core.item import Item
from cluewright.formats import dumps, load, save
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram

PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])
OTHER = Nonogram([[2]], [[1], [1]])
ITEM = Item(
    PUZZLE,
    solution=Board.parse("#.# ###"),
    meta={"title": "Ears & <tail>", "author": "N. N.", "copyright": "2020 N. N.", "license": "CC-BY-4.0"},
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder the command runs in, with some files."""
    monkeypatch.chdir(tmp_path)
    save(ITEM, "ears.non")
    save(OTHER, "two.mk")
    save([ITEM, Item(OTHER, meta={"title": "Two"})], "both.nonpack")
    Path("broken.nin").write_text("3 2\n1 1\n")
    return tmp_path


def test_what_both_formats_have_survives(cluewright, folder):
    ended = cluewright("convert", "ears.non", "ears.xml")

    assert (ended.code, ended.out) == (0, "")
    assert ended.err == "cluewright: webpbn cannot hold the license (1 puzzle)\n"
    (item,) = load("ears.xml")
    kept = {key: value for key, value in ITEM.meta.items() if key != "license"}
    assert item == Item(PUZZLE, solution=ITEM.solution, meta=kept)


def test_each_kind_of_loss_is_one_line_with_a_count_and_the_code_is_0(cluewright, folder):
    ended = cluewright("convert", "both.nonpack", "ears.non", "all.taai")

    assert ended.code == 0
    assert ended.err.splitlines() == [
        "cluewright: taai cannot hold the solution (2 puzzles)",
        "cluewright: taai cannot hold the title (3 puzzles)",
        "cluewright: taai cannot hold the author (2 puzzles)",
        "cluewright: taai cannot hold the copyright (2 puzzles)",
        "cluewright: taai cannot hold the license (2 puzzles)",
    ]
    assert [item.puzzle for item in load("all.taai")] == [PUZZLE, OTHER, PUZZLE]
    assert cluewright("convert", "--quiet", "ears.non", "ears.nin").err == ""


def test_several_files_go_into_one_bundle(cluewright, folder):
    assert cluewright("convert", "ears.non", "two.mk", "all.nonpack.gz").code == 0

    assert [item.puzzle for item in load("all.nonpack.gz")] == [PUZZLE, OTHER]
    assert gzip.decompress(Path("all.nonpack.gz").read_bytes()).startswith(b'title "Ears')


def test_a_format_of_one_puzzle_takes_several_only_into_a_folder(cluewright, folder):
    ended = cluewright("convert", "both.nonpack", "both.mk")
    assert ended.code == 2
    assert "both.mk: the format mk holds one puzzle per file, not 2: name a folder to write one file each" in ended.err
    assert not Path("both.mk").exists()

    assert cluewright("convert", "both.nonpack", "two.mk", "ears.non", "--to", "mk", "made/deep/").code == 0
    made = {path.name: load(path)[0].puzzle for path in Path("made/deep").iterdir()}
    assert made == {"both-1.mk": PUZZLE, "both-2.mk": OTHER, "two.mk": OTHER, "ears.mk": PUZZLE}


def test_files_of_one_name_do_not_hide_each_other_in_a_folder(cluewright, folder):
    Path("elsewhere").mkdir()
    save(OTHER, "elsewhere/ears.nin")

    cluewright("convert", "ears.non", "elsewhere/ears.nin", "--to", "g", "made/")

    assert load("made/ears.g")[0].puzzle == PUZZLE
    assert load("made/ears_2.g")[0].puzzle == OTHER


def test_a_folder_needs_a_format(cluewright, folder):
    ended = cluewright("convert", "ears.non", folder)

    assert ended.code == 2
    assert "is a folder: choose the format of its files with --to" in ended.err


def test_standard_input_and_output(cluewright, folder):
    text = dumps([PUZZLE, OTHER], format_name="taai").decode()

    ended = cluewright("convert", "-", "-", stdin=text)
    assert ended.code == 0
    assert [json.loads(line)["width"] for line in ended.out.splitlines()] == [3, 2]
    assert cluewright("convert", "-", "-", "--to", "nin", stdin=dumps(PUZZLE, format_name="mk").decode()).out == (
        dumps(PUZZLE, format_name="nin").decode()
    )
    cluewright("convert", "-", "--to", "nin", "made/", stdin=text)
    assert sorted(path.name for path in Path("made").iterdir()) == ["puzzle-1.nin", "puzzle-2.nin"]


def test_names_of_formats_override_content_and_extension(cluewright, folder):
    assert cluewright("convert", "ears.non", "ears.txt", "--to", "cwd").code == 0
    assert load("ears.txt", format_name="cwd")[0].puzzle == PUZZLE

    ended = cluewright("convert", "ears.non", "other.nin", "--format", "mk")
    assert ended.code == 2
    assert ended.err.startswith("cluewright: ears.non:1:1: expected two numbers, the numbers of rows and columns")
    ended = cluewright("convert", "ears.non", "ears.txt")
    assert ended.code == 2
    assert "ears.txt: the file extension is not one we know" in ended.err
    assert "there is no format 'cat'" in cluewright("convert", "ears.non", "a", "--to", "cat").err


def test_nothing_is_overwritten_unless_that_is_asked_for(cluewright, folder):
    Path("out.nin").write_text("precious")
    Path("made").mkdir()
    Path("made/both-2.nin").write_text("precious")

    ended = cluewright("convert", "ears.non", "out.nin")
    assert ended.code == 2
    assert ended.err == "cluewright: out.nin: this file already exists: use --force to overwrite it\n"
    assert cluewright("convert", "both.nonpack", "--to", "nin", "made").code == 2
    assert [path.name for path in Path("made").iterdir()] == ["both-2.nin"]
    assert Path("out.nin").read_text() == Path("made/both-2.nin").read_text() == "precious"

    assert cluewright("convert", "--force", "ears.non", "out.nin").code == 0
    assert load("out.nin")[0].puzzle == PUZZLE
    assert cluewright("convert", "--force", "both.nonpack", "--to", "nin", "made").code == 0
    assert load("made/both-2.nin")[0].puzzle == OTHER
    assert cluewright("convert", "--force", "ears.non", "ears.non").code == 0
    assert load("ears.non") == [ITEM]


def test_a_bad_puzzle_is_named_and_the_others_are_written(cluewright, folder):
    ended = cluewright("convert", "ears.non", "broken.nin", "missing.mk", "two.mk", "all.jsonl")

    assert ended.code == 2
    assert ended.err.splitlines() == [
        "cluewright: broken.nin:1:1: expected 5 clues (2 rows, then 3 columns), found 1",
        "cluewright: missing.mk: no such file or directory",
    ]
    assert [item.puzzle for item in load("all.jsonl")] == [PUZZLE, OTHER]


def test_a_puzzle_that_cannot_be_expressed_is_an_error_with_its_own_sentence(cluewright, folder):
    save([Nonogram([[None, 1], [3]], [[2], [1], [2]]), PUZZLE], "hidden.jsonl")

    ended = cluewright("convert", "hidden.jsonl", "out.non")
    assert ended.code == 2
    assert ended.err == (
        "cluewright: hidden.jsonl#1: row 1 has a hidden clue, which the format non cannot hold: save it as json\n"
    )
    assert [item.puzzle for item in load("out.non")] == [PUZZLE]

    ended = cluewright("convert", "two.mk", "out.pbm")
    assert ended.code == 2
    assert "two.mk#1: this puzzle has no solution to save as a picture: solve it first" in ended.err
    assert not Path("out.pbm").exists()


def test_a_kind_that_a_format_does_not_hold_is_refused(cluewright, puzzles, tmp_path):
    ended = cluewright("convert", puzzles["unique"], tmp_path / "a.non")

    assert ended.code == 2
    assert "the format non holds nonogram and colour-nonogram, not kakurasu" in ended.err


def test_it_takes_two_names(cluewright, folder):
    ended = cluewright("convert", "ears.non")

    assert ended.code == 2
    assert "name at least one file to read, and then the file or folder to write" in ended.err


def test_a_folder_stands_for_the_puzzle_files_in_and_below_it(cluewright, folder):
    (folder / "in" / "deeper").mkdir(parents=True)
    (folder / "in" / "README.md").write_text("no puzzle")
    for name in ("b.mk", "deeper/a.mk"):
        (folder / "in" / name).write_text("2 3\n1 1\n3\n#\n2\n1\n2\n")

    ended = cluewright("convert", "in", "--to", "nin", "out/")

    assert ended.code == 0
    assert sorted(path.name for path in (folder / "out").iterdir()) == ["a.nin", "b.nin"]


def test_a_folder_without_puzzles_is_an_error(cluewright, folder):
    (folder / "in").mkdir()

    ended = cluewright("convert", "in", "out.jsonl")

    assert ended.code == 2
    assert "in: this folder has no puzzle files" in ended.err


def test_of_very_many_bad_puzzles_the_first_ten_are_named(cluewright, folder):
    (folder / "many.taai").write_text("$1\n1\n1\n" + "".join(f"${number}\n1\n" for number in range(2, 40)))

    ended = cluewright("convert", "many.taai", "out.jsonl")

    assert ended.code == 2
    assert len((folder / "out.jsonl").read_text().splitlines()) == 1
    assert [line.split(": ")[1] for line in ended.err.splitlines()[:2]] == ["many.taai:4:1", "many.taai:6:1"]
    assert ended.err.splitlines()[10:] == ["cluewright: many.taai: 28 more like these"]
