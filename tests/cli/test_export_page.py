"""`cluewright export-page`: a folder that needs no server, and one sentence where it cannot be."""

import json

import pytest

import cluewright as cw
from cluewright.formats import save


@pytest.fixture
def two(tmp_path):
    target = tmp_path / "puzzles.jsonl"
    save([cw.kind(name).sample() for name in ("nonogram", "zip")], target)
    return target


def test_a_page_is_written_and_kept(cluewright, two, tmp_path):
    out = tmp_path / "page"
    done = cluewright("export-page", two, "-o", out, "--title", "Two", "--json")
    first, second, written = map(json.loads, done.out.splitlines())
    assert (done.code, written["puzzles"]) == (0, 2)
    assert min(first["hints"], first["steps"], second["hints"], second["steps"]) > 0
    assert "<title>Two</title>" in (out / "index.html").read_text("utf-8")
    assert (out / "cluewright-puzzle.js").exists()
    again = cluewright("export-page", two, "-o", out)
    assert again.code != 0
    assert "already exists: use --force" in again.err
    assert cluewright("export-page", two, "-o", out, "--force", "-q").code == 0


def test_what_cannot_be_played_is_said_and_the_rest_written(cluewright, two, tmp_path):
    wrong = tmp_path / "wrong.json"
    save(cw.Nonogram([[1], [1]], [[1], [1]]), wrong)
    done = cluewright("export-page", wrong, two, "-o", tmp_path / "page")
    assert done.code != 0
    assert "several solutions" in done.err
    assert (tmp_path / "page" / "index.html").exists()
    alone = cluewright("export-page", wrong, "-o", tmp_path / "none")
    assert alone.code != 0
    assert not (tmp_path / "none").exists()
