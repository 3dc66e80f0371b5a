"""Collections: order, dates, and what becomes of them when puzzles go."""

from datetime import date

import pytest
from tests.library.samples import rated

from cluewright.library import LibraryError, NotInLibrary
from cluewright.library.collection import Entry


@pytest.fixture
def filled(library):
    library.add_many([rated(number) for number in range(1, 9)])
    return library


def test_a_book_keeps_its_order(filled):
    filled.collections.make("book one", title="Book One", note="spring")
    assert filled.collections.put("book one", [5, 2, 7]) == 3
    assert filled.collections.put("book one", [1, 2, 8, 8]) == 2
    assert filled.collections.entries("book one") == [Entry(n, p) for n, p in enumerate([5, 2, 7, 1, 8])]
    filled.collections.reorder("book one", [8, 7, 5, 2, 1])
    assert [entry.puzzle_id for entry in filled.collections.entries("book one")] == [8, 7, 5, 2, 1]
    assert filled.collections.take_out("book one", [7, 1, 99]) == 2
    assert filled.collections.entries("book one") == [Entry(0, 8), Entry(1, 5), Entry(2, 2)]
    [found] = filled.collections.all()
    assert (found.name, found.title, found.note, found.count) == ("book one", "Book One", "spring", 3)
    assert (found.first_day, found.last_day) == (None, None)


def test_a_series_has_a_date_for_each_puzzle(filled):
    filled.collections.put("daily", [3, 1, 2], first_day=date(2026, 12, 30))
    assert filled.collections.on("daily", date(2026, 12, 31)) == [1]
    assert filled.collections.on("daily", date(2027, 1, 2)) == []
    filled.collections.set_day("daily", 3, date(2026, 12, 31))
    assert filled.collections.on("daily", date(2026, 12, 31)) == [3, 1]
    filled.collections.set_day("daily", 1, None)
    assert filled.collections.entries("daily")[1] == Entry(1, 1, None)
    [found] = filled.collections.all()
    assert (found.first_day, found.last_day) == (date(2026, 12, 31), date(2027, 1, 1))
    with pytest.raises(NotInLibrary, match="'daily' has no puzzle 8"):
        filled.collections.set_day("daily", 8, None)


def test_a_puzzle_that_is_removed_leaves_its_collections(filled):
    filled.collections.put("a", [1, 2, 3])
    filled.remove(2)
    assert [entry.puzzle_id for entry in filled.collections.entries("a")] == [1, 3]
    filled.collections.put("a", [4])
    assert [entry.puzzle_id for entry in filled.collections.entries("a")] == [1, 3, 4]


def test_dropping_a_collection_leaves_the_puzzles(filled):
    filled.collections.put("a", [1, 2])
    filled.collections.put("b", [2])
    filled.collections.drop("a")
    assert [found.name for found in filled.collections.all()] == ["b"]
    assert len(filled) == 8


def test_title_and_note_can_be_changed(filled):
    filled.collections.make("a")
    filled.collections.describe("a", title="A")
    filled.collections.describe("a", note="n")
    [found] = filled.collections.all()
    assert (found.title, found.note) == ("A", "n")


def test_what_cannot_be_is_refused_and_changes_nothing(filled):
    filled.collections.put("a", [1, 2])
    with pytest.raises(LibraryError, match="there is already a collection called 'a': choose another name"):
        filled.collections.make(" a ")
    with pytest.raises(NotInLibrary, match="no puzzle 404"):
        filled.collections.put("a", [3, 404])
    with pytest.raises(NotInLibrary, match="no puzzle 404"):
        filled.collections.put("new", [404])
    with pytest.raises(LibraryError, match="must name each puzzle of the collection once"):
        filled.collections.reorder("a", [1])
    with pytest.raises(LibraryError, match="the name of a collection"):
        filled.collections.make("")
    for call in (filled.collections.entries, filled.collections.drop):
        with pytest.raises(NotInLibrary, match="no collection called 'x'"):
            call("x")
    assert [entry.puzzle_id for entry in filled.collections.entries("a")] == [1, 2]
    assert [found.name for found in filled.collections.all()] == ["a"]
