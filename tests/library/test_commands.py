"""`cluewright library`, on both databases."""

import io
import json
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.cli.app import run
from cluewright.core.form import item_to_data
from cluewright.core.technique import Level
from cluewright.library import Library


@pytest.fixture
def call(place, capsys, monkeypatch):
    """Give a function that runs a command of the library and gives its exit code and what it printed."""

    def command(name, *arguments, stdin="", library=place):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        capsys.readouterr()
        code = run(["library", name, *map(str, arguments), "--library", library])
        return code, *capsys.readouterr()

    return command


def some(folder):
    """Write a file of six puzzles, and return where."""
    items = [rated(n, Level.HARD if n > 3 else Level.EASY, float(n), meta={"title": f"No {n}"}) for n in range(1, 6)]
    cw.save([*items, cw.kind("zip").sample()], folder / "some.jsonl")
    return folder / "some.jsonl"


@pytest.fixture
def file(tmp_path):
    return some(tmp_path)


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Give a library for tests that only look into it."""
    folder = tmp_path_factory.mktemp("kept")
    place = str(folder / "l.sqlite")
    run(["library", "add", str(some(folder)), "--no-prove", "--collection", "book", "--library", place])
    run(["library", "tag", "2", "3", "--add", "t", "--library", place])
    return place


def objects(text):
    return [json.loads(line) for line in text.splitlines()]


def test_add_says_what_came_and_what_was_there(call, file):
    assert call("add", file, "--tag", "new", "--source", "me") == (
        0,
        "6 added, 0 already there, 0 could not be read\n",
        "",
    )
    assert call("add", file) == (0, "0 added, 6 already there, 0 could not be read\n", "")
    code, out, err = call("add", "-", "--json", stdin=file.read_text())
    assert (code, err) == (0, "")
    assert objects(out) == [{"id": number, "added": False, "verdict": "unique"} for number in range(1, 7)]


def test_add_keeps_what_is_good_and_reports_what_is_bad(call, tmp_path, file):
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "cluewright", "version": 1, "kind": "zip"}')
    code, out, err = call("add", bad, file, tmp_path / "none")
    assert code == 2
    assert out == "6 added, 0 already there, 2 could not be read\n"
    assert "bad.json" in err
    assert "none: no such file" in err


def test_list_prints_whole_puzzles_for_programs(call, file):
    call("add", file, "--no-prove", "--tag", "a")
    code, out, err = call("list", "--limit", 3, "--json")
    assert code == 0
    found = objects(out)
    assert [each["id"] for each in found] == [1, 2, 3]
    for each, item in zip(found, cw.load(file)[:3], strict=True):
        assert each == item_to_data(item) | {"id": each["id"], "tags": ["a"]}
        assert {"rating", "recipe", "solution", "proof", "meta"} <= each.keys()
    cursor = err.rpartition(" ")[2].strip()
    code, out, err = call("list", "--limit", 5, "--json", "--after", cursor)
    assert [each["id"] for each in objects(out)] == [4, 5, 6]
    assert err == ""


def test_list_prints_a_table_for_people(call, file):
    call("add", file, "--no-prove", "--tag", "a", "--tag", "b")
    code, out, err = call("list", "--sort", "score", "--descending", "--limit", 2, "--quiet")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "id  kind      size  level  score  verdict  title  tags",
        " 5  nonogram  9x7   hard       5  unique   No 5   a, b",
        " 4  nonogram  9x7   hard       4  unique   No 4   a, b",
    ]


def test_list_says_which_scores_cannot_be_compared(call, tmp_path):
    old = [replace(rated(n).rating, score=41.5, revision=2) for n in (1, 2)]
    cw.save([rated(1, rating=old[0]), rated(2, rating=old[1]), rated(3, score=40.0)], tmp_path / "mixed.jsonl")
    call("add", tmp_path / "mixed.jsonl", "--no-prove")
    note = (
        "2 puzzles have scores of an earlier scale, not compared with the others: run cluewright library rate --renew"
    )
    code, out, err = call("list", "--score", "39..42")
    assert (code, err) == (0, note + "\n")
    assert [line.split()[0] for line in out.splitlines()] == ["id", "3"]
    assert call("list", "--sort", "score", "--count") == (0, "3\n", note + "\n")
    code, out, err = call("list")
    assert err == ""
    assert out.splitlines()[1].split("easy")[1].split("unique")[0].strip() == "41.5 (scale 2)"
    assert note in " ".join(call("stats")[1].split())
    assert call("export", tmp_path / "some.jsonl", "--score", "..50")[2].startswith(note + "\n")
    assert note not in call("export", tmp_path / "named.jsonl", 1, 2)[2]
    assert call("rate", "--renew")[:2] == (0, "3 puzzles rated\n")  # one predicts no time
    assert call("list", "--sort", "score", "--count") == (0, "3\n", "")


@pytest.mark.parametrize(
    ("options", "ids"),
    [
        (["--kind", "zip"], [6]),
        (["--level", "hard"], [4, 5]),
        (["--level", "hard", "--level", "unrated"], [4, 5, 6]),
        (["--size", "9x7"], [1, 2, 3, 4, 5]),
        (["--size", "..8"], [6]),
        (["--size", "6x5..8x5"], [6]),
        (["--size", "7.."], [1, 2, 3, 4, 5]),
        (["--score", "2..3.5"], [2, 3]),
        (["--score", "4.."], [4, 5]),
        (["--score", "..1"], [1]),
        (["--score", "4"], [4]),
        (["--technique", "overlap", "--technique", "edge"], [1, 2, 3, 4, 5]),
        (["--text", "no 3"], [3]),
        (["--tag", "t"], [2, 3]),
        (["--collection", "book"], [1, 2, 3, 4, 5, 6]),
        (["--verdict", "unique"], [1, 2, 3, 4, 5]),
        (["--verdict", "unknown"], [6]),
    ],
)
def test_list_finds(kept, capsys, options, ids):
    assert run(["library", "list", "--json", *options, "--library", kept]) == 0
    assert [each["id"] for each in objects(capsys.readouterr().out)] == ids
    assert run(["library", "list", "--count", *options, "--library", kept]) == 0
    assert capsys.readouterr().out == f"{len(ids)}\n"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--level", "silly"], "a level must be one of"),
        (["--sort", "colour"], "can be sorted by"),
        (["--size", "big"], "is not a size"),
        (["--score", "a..b"], "not a range of scores"),
        (["--after", "nowhere"], "belongs to another search"),
    ],
)
def test_list_refuses_what_it_does_not_understand(call, file, options, said):
    call("add", file, "--no-prove")
    code, out, err = call("list", *options)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1


def test_show_draws_the_board(call, file):
    call("add", file, "--no-prove", "--tag", "a")
    code, out, err = call("show", 1, "--solution")
    assert (code, err) == (0, "")
    item = cw.load(file)[0]
    for line in cw.kind("nonogram").text(item.puzzle, item.solution).splitlines():
        assert line.strip() in out
    assert "easy, score 1" in out
    assert "overlap 2, edge 1" in out
    code, out, err = call("show", 6, 404, "--json")
    assert (code, objects(out)[0]["kind"], err) == (2, "zip", "cluewright: the library has no puzzle 404\n")


def test_tags_are_given_taken_and_listed(call, file):
    call("add", file, "--no-prove", "--tag", "a")
    assert call("tag", 1, 2, "--add", "b", "--remove", "a") == (0, "", "")
    assert call("tag") == (0, "a: 4\nb: 2\n", "")
    assert objects(call("tag", "--json")[1]) == [{"tag": "a", "puzzles": 4}, {"tag": "b", "puzzles": 2}]
    assert call("tag", 1)[0] == 2
    assert call("tag", "--add", "x")[0] == 2
    assert call("tag", 404, "--add", "x") == (2, "", "cluewright: the library has no puzzle 404\n")


def test_remove_asks_first(call, file):
    call("add", file, "--no-prove")
    assert call("remove", 1) == (1, "", "Remove 1 puzzle from the library? [y/N] nothing was removed\n")
    assert call("remove", 1, 2, stdin="no\n")[0] == 1
    assert call("remove", 1, 2, stdin="y\n")[:2] == (0, "removed 2\n")
    assert call("remove", 3, "--yes")[:2] == (0, "removed 1\n")
    assert call("remove", 3, "--yes")[0] == 2
    assert call("list", "--count")[1] == "3\n"


def test_export_writes_any_format(call, file, tmp_path):
    call("add", file, "--no-prove")
    assert call("export", tmp_path / "hard.jsonl", "--level", "hard")[0] == 0
    assert [item.title for item in cw.load(tmp_path / "hard.jsonl")] == ["No 4", "No 5"]
    assert call("export", tmp_path / "one.non", 2)[0] == 0
    assert cw.load(tmp_path / "one.non")[0].title == "No 2"
    code, _, err = call("export", tmp_path / "zip.non", "--kind", "zip")
    assert (code, err) == (2, "cluewright: the format non holds nonogram and colour-nonogram, not zip\n")
    assert call("export", tmp_path / "x.jsonl", 404)[0] == 2
    assert not (tmp_path / "x.jsonl").exists()


def test_export_says_what_the_format_has_no_place_for(call, file, tmp_path):
    call("add", file, "--no-prove", "--source", "me", "--tag", "a")
    told = [
        "non cannot hold the rating (1 puzzle)",
        "non cannot hold the proof (1 puzzle)",
        "non cannot hold the recipe (1 puzzle)",
        "non cannot hold the source (1 puzzle)",
        "non cannot hold the key 'tags' (1 puzzle)",
    ]
    code, _, err = call("export", tmp_path / "one.non", 2)
    assert (code, err.splitlines()[1:]) == (0, [f"cluewright: {line}" for line in told])
    assert call("export", tmp_path / "quiet.non", 2, "--quiet")[2] == ""
    assert "cannot hold" not in call("export", tmp_path / "all.jsonl", "--kind", "nonogram")[2]
    assert "mk cannot hold the title (1 puzzle)" in call("export", tmp_path / "x.txt", 2, "--format", "mk")[2]


def test_show_tells_the_recipe(call, tmp_path):
    cw.save(cw.generate("zip", size=(5, 4), seed=3, difficulty="easy"), tmp_path / "made.json")
    call("add", tmp_path / "made.json")
    assert "recipe       size 5x4, seed 3, difficulty easy" in call("show", 1)[1]


def test_a_backup_comes_back(call, file, tmp_path, new_place):
    call("add", file, "--no-prove", "--tag", "a", "--collection", "book")
    backup, other = tmp_path / "all.jsonl.gz", new_place()
    assert call("export", backup, "--all")[0] == 0
    written = backup.read_bytes()
    code, _, err = call("export", backup, "--all")
    assert (code, err) == (2, f"cluewright: {backup}: this file already exists: use --force to overwrite it\n")
    assert backup.read_bytes() == written
    assert call("export", backup, "--all", "--force")[0] == 0
    code, out, err = call("import", backup, library=other)
    assert (code, err) == (0, "")
    assert "6 puzzles, 1 collection, 0 games in progress, 0 results and 0 batches" in out
    assert call("list", "--json", library=other) == call("list", "--json")
    [told] = objects(call("import", backup, "--json", library=other)[1])
    assert told["puzzles"] == 6


def test_import_takes_folders(call, file, tmp_path):
    (tmp_path / "x.non").write_text("width 3\n")
    code, out, err = call("import", tmp_path)
    assert code == 2
    assert out.endswith("6 added, 0 already there, 1 could not be read\n")
    assert "x.non" in err
    [told] = objects(call("import", file, "--json")[1])
    assert told == {"files": 1, "added": 0, "doubles": 6, "undecided": 0, "refused": [], "problems": []}


def test_stats_count_and_draw(call, place, file, tmp_path):
    call("add", file, "--no-prove")
    with Library.open(place) as library:
        for number in range(1, 6):
            moment = datetime(2026, 1, number, tzinfo=UTC)
            library.play.finish("Ada", number, seconds=60.0 * number, hints=number, finished=moment)
    code, out, err = call("stats", "--plot", tmp_path / "p.svg")
    assert (code, err) == (0, "")
    assert out.startswith("6 puzzles\n")
    assert ["nonogram", "5", "1.00", "1.00"] in [line.split() for line in out.splitlines()]
    assert (tmp_path / "p.svg").read_text().startswith("<svg")
    assert call("stats", "--plot", tmp_path / "p.png", "--quiet")[0] == 0
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")
    assert call("stats", "--plot", tmp_path / "p.gif")[0] == 2
    [told] = objects(call("stats", "--json", "--kind", "nonogram")[1])
    assert (told["puzzles"], told["by_level"]) == (5, {"easy": 3, "hard": 2})
    code, out, err = call("stats", "--player", "Ada")
    assert (code, out.splitlines()[0]) == (0, "Ada: 5 games finished in 15:00")
    [told] = objects(call("stats", "--player", "Ada", "--json")[1])
    assert (told["longest_streak"], told["last_day"]) == (5, "2026-01-05")
    assert call("stats", "--player", "Bob")[0] == 2


@pytest.mark.parametrize("name", ["list", "show", "export", "stats", "tag", "remove"])
def test_a_library_that_is_not_there_is_not_made_by_looking(call, place, name, tmp_path):
    arguments = {"show": [1], "export": [tmp_path / "x.jsonl"], "remove": [1]}.get(name, [])
    code, out, err = call(name, *arguments)
    assert (code, out) == (2, "")
    assert "there is no library at" in err


def test_the_environment_names_the_library(tmp_path, monkeypatch, capsys, file):
    monkeypatch.setenv("CLUEWRIGHT_LIBRARY", str(tmp_path / "mine.sqlite"))
    assert run(["library", "add", str(file)]) == 0
    capsys.readouterr()
    assert run(["library", "list", "--count"]) == 0
    assert capsys.readouterr().out == "6\n"


@pytest.mark.parametrize("name", ["add", "list", "show", "export", "import", "stats", "tag", "remove"])
def test_every_command_has_help_with_an_example(capsys, name):
    assert run(["library", name, "--help"]) == 0
    text = capsys.readouterr().out
    assert f"cluewright library {name}" in text.split("Example:")[1]
    assert "--library URL" in text


def test_a_plug_in_kind_is_kept_without_further_edits(call, kakurasu, tmp_path):
    item = kakurasu.KIND.sample()
    cw.save(item, tmp_path / "k.json")
    assert call("add", tmp_path / "k.json")[0] == 0
    [found] = objects(call("list", "--kind", "kakurasu", "--json")[1])
    assert found["kind"] == "kakurasu"
    assert call("show", 1)[0] == 0


def test_listing_the_commands_loads_no_database():
    code = (
        "import sys; from cluewright.cli.app import run; run(['library', '--help']); print('sqlalchemy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "False"


def test_a_puzzle_that_needs_no_title_is_shown_by_its_kind(call, tmp_path):
    cw.save(nonogram(5), tmp_path / "a.json")
    call("add", tmp_path / "a.json")
    assert call("show", 1)[1].startswith("1: nonogram\n")
