"""A puzzle is read, converted and written once on its way into the library, for the file and for its fingerprint."""

from tests.library.samples import nonogram

import cluewright as cw
from cluewright.core.budget import Budget
from cluewright.core.form import dumps
from cluewright.library import Library
from cluewright.web import tasks

COUNT = 5


def counting(monkeypatch, name):
    """Count the calls of a method of the kind."""
    kind, calls = type(cw.kind("nonogram")), []
    method = getattr(kind, name)
    monkeypatch.setattr(kind, name, lambda self, *args: calls.append(name) or method(self, *args))
    return calls


def test_an_imported_file_is_written_once_for_each_puzzle(monkeypatch, tmp_path):
    content = "".join(f"{dumps(nonogram(number))}\n" for number in range(COUNT)).encode()
    read, written, boards = (counting(monkeypatch, name) for name in ("from_data", "to_data", "board_to_data"))

    found = tasks.read_file(Budget(), content, "x.jsonl", None, 1000, 100)
    with Library.open(tmp_path / "l.sqlite") as library:
        library.add_many(found["puzzles"])

    assert (len(read), len(written), len(boards)) == (COUNT, 2 * COUNT, COUNT)


def test_a_puzzle_made_to_be_played_is_written_once_and_read_where_it_is_played(monkeypatch, tmp_path):
    read, written = counting(monkeypatch, "from_data"), counting(monkeypatch, "to_data")
    recipe = {"kind": "nonogram", "size": [5, 5], "seed": 1}

    ready = tasks.ready(Budget(), tasks.generated, recipe, 100)
    with Library.open(tmp_path / "l.sqlite") as library:
        library.add(ready)
        assert (len(read), len(written)) == (0, 2)
        assert ready.item == library.get(1).item
