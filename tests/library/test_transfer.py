"""Files into the library and out of it."""

from dataclasses import replace

import pytest
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.core.errors import FormatError
from cluewright.core.form import dumps
from cluewright.library import LibraryError, Query


@pytest.fixture
def folder(tmp_path):
    """Give a folder with good and bad files of several formats, some of them further down."""
    base = tmp_path / "puzzles"
    (base / "deep" / "er").mkdir(parents=True)
    cw.save([rated(1), rated(2)], base / "a.jsonl")
    cw.save(replace(nonogram(3), meta={"title": "Three"}), base / "deep" / "er" / "c.non")
    (base / "deep" / "bad.json").write_text(f'{dumps(nonogram(4))}\n{{"format": "cluewright"}}\n{dumps(nonogram(1))}\n')
    (base / "deep" / "broken.non").write_text("width 3\nheight x\n")
    (base / "readme.md").write_text("no puzzle")
    return base


def test_a_folder_is_brought_in_with_all_below_it(library, folder):
    seen = []
    done = library.import_files([folder], tags=["old"], source="attic", progress=lambda name, so_far: seen.append(name))

    assert (done.files, done.added, done.doubles) == (4, 4, 1)
    assert done.new == [True, True, True, False, True]
    assert [str(folder.name) in name for name in seen] == [True] * 5
    assert len(done.problems) == 2
    assert {type(problem) for problem in done.problems} == {FormatError}
    assert "bad.json:2" in str(done.problems[0])
    assert "broken.non" in str(done.problems[1])
    assert library.tags() == {"old": 4}
    assert library.count(Query(text="attic")) == 4
    assert library.get(library.where(nonogram(3))).title == "Three"


def test_a_source_that_is_named_stays(library, tmp_path):
    cw.save(replace(nonogram(1), meta={"source": "here"}), tmp_path / "a.json")
    done = library.import_files([tmp_path / "a.json"], source="there")
    assert library.get(done.ids[0]).source == "here"


def test_what_is_missing_or_empty_is_told(library, tmp_path):
    (tmp_path / "empty").mkdir()
    done = library.import_files([tmp_path / "none.json", tmp_path / "empty"])
    assert isinstance(done.problems[0], FileNotFoundError)
    assert "this folder has no puzzle file" in str(done.problems[1])
    assert done.ids == []


def test_more_than_one_transaction_of_puzzles_comes_in(library, tmp_path):
    cw.save([nonogram(number) for number in range(1003)], tmp_path / "many.jsonl")
    done = library.import_files([tmp_path / "many.jsonl"])
    assert (done.added, done.doubles, len(library)) == (1003, 0, 1003)


def test_a_library_that_cannot_be_written_is_no_problem_of_a_file(library, tmp_path, monkeypatch):
    cw.save([nonogram(1)], tmp_path / "a.jsonl")

    def fail(*_, **__):
        raise LibraryError("the disk is full")

    monkeypatch.setattr("cluewright.library.putting.put", fail)
    with pytest.raises(LibraryError, match="the disk is full"):
        library.import_files([tmp_path / "a.jsonl"])


def test_what_goes_out_comes_back(library, tmp_path):
    library.add_many([rated(1), cw.kind("zip").sample()], tags=["t"])
    library.add(rated(2))
    assert library.export_file(Query(tags=("t",)), tmp_path / "out.jsonl") == 2
    items = cw.load(tmp_path / "out.jsonl")
    assert items[0] == replace(rated(1), extra={"tags": ["t"]})
    library.remove([1, 2])
    done = library.import_files([tmp_path / "out.jsonl"])
    assert [library.get(number).tags for number in done.ids] == [("t",), ("t",)]
    assert library.get(done.ids[0]).item == rated(1)


def test_any_format_can_be_written_that_holds_the_puzzles(library, tmp_path):
    library.add_many([nonogram(1), cw.kind("zip").sample()])
    library.export_file([1], tmp_path / "a.non")
    assert cw.load(tmp_path / "a.non")[0].puzzle == nonogram(1).puzzle
    library.export_file([1], tmp_path / "a.txt", format_name="nin")
    assert cw.load(tmp_path / "a.txt", format_name="nin")[0].puzzle == nonogram(1).puzzle
    with pytest.raises(FormatError, match="not zip"):
        library.export_file(Query(), tmp_path / "b.non")
    with pytest.raises(FormatError, match="no puzzle to write"):
        library.export_file(Query(kind="hitori"), tmp_path / "c.jsonl")
    assert not (tmp_path / "b.non").exists()
