"""Keeping puzzles: adding, reading, describing, tagging, removing; the same on both databases."""

import os
from dataclasses import replace

import pytest
from sqlalchemy import text
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.core.technique import Level
from cluewright.library import Added, Library, LibraryError, NotInLibrary, Query, fingerprint, prepare
from cluewright.nonogram.clues import clues_of


def turned(item):
    """Give the item's nonogram turned by a quarter, with its solution."""
    rows = item.solution.rows()
    picture = ["".join(row[x] for row in reversed(rows)) for x in range(len(rows[0]))]
    return cw.Item(clues_of(picture), solution=cw.kind("nonogram").board_from_data(clues_of(picture), picture))


def test_a_puzzle_comes_back_with_everything_known_about_it(library):
    item = rated(77, Level.HARD, 41.5, meta={"title": "Fox", "author": "A. Rosa", "license": "CC-BY-4.0"})
    item = replace(item, extra={"x-shop": {"price": [1, None, "½"]}})

    done = library.add(item, tags=["animals", " big  ones "])

    assert done == Added(1, added=True)
    record = library.get(done.id)
    assert record.item == item
    assert item_to_data(record.item) == item_to_data(item)
    assert (record.kind, record.width, record.height, record.level, record.score) == ("nonogram", 9, 7, "hard", 41.5)
    assert (record.title, record.author, record.licence, record.source) == ("Fox", "A. Rosa", "CC-BY-4.0", None)
    assert record.verdict == "unique"
    assert record.techniques == ("overlap", "edge")
    assert record.tags == ("animals", "big ones")
    assert record.fingerprint == fingerprint(item)
    assert record.to_data() == {**item_to_data(item), "id": 1, "tags": ["animals", "big ones"]}


@pytest.mark.parametrize("kind", list(cw.kinds()))
def test_every_kind_is_kept(library, kind):
    item = cw.kind(kind).sample()
    number = library.add(item).id
    assert library.get(number).item == item
    assert library.where(item.puzzle) == number


def test_what_is_there_is_not_added_again_however_it_is_turned(library):
    item = rated(1234)
    first = library.add(item)
    assert library.add(item) == Added(first.id, added=False)
    assert library.add(turned(item)) == Added(first.id, added=False)
    assert library.add(turned(turned(turned(item))).puzzle) == Added(first.id, added=False)
    assert library.where(turned(item)) == first.id
    assert len(library) == 1
    assert library.get(first.id).item == item


def test_many_are_added_in_their_order_and_doubles_among_them_point_to_the_first(library):
    items = [rated(number) for number in range(1100)]
    items.insert(1050, turned(items[3]))
    items.insert(7, items[5])

    done = library.add_many(iter(items), tags=["batch"])

    assert [one.added for one in done] == [place not in (7, 1051) for place in range(1102)]
    assert done[7].id == done[5].id
    assert done[1051].id == done[3].id
    new = [one.id for one in done if one.added]
    assert new == sorted(set(new))
    assert len(library) == 1100
    assert library.count(Query(tags=("batch",))) == 1100
    assert [record.item for record in library.get_many([done[9].id, done[1090].id])] == [items[9], items[1090]]


def test_what_was_prepared_elsewhere_is_added_alike(library):
    item = rated(5, meta={"title": "Owl"})
    done = library.add_many([prepare(item, tags=["a"]), prepare(nonogram(6))], tags=["b"])
    assert library.get(done[0].id).item == item
    assert library.get(done[0].id).tags == ("a", "b")
    assert library.get(done[1].id).tags == ("b",)


def test_a_double_brings_what_is_missing_if_that_is_wanted(library):
    full = rated(99, meta={"title": "Cat", "author": "B"})
    bare = cw.Item(full.puzzle, meta={"title": "Kept"}, extra={"x": 1})
    number = library.add(bare, tags=["one"]).id

    library.add(full, tags=["two"])
    assert library.get(number).item == bare

    assert library.add(full, tags=["two"], merge=True) == Added(number, added=False)
    record = library.get(number)
    assert record.item == replace(full, meta={"title": "Kept", "author": "B"}, extra={"x": 1})
    assert record.tags == ("one", "two")
    assert library.count(Query(techniques=("overlap",), levels=("easy",), text="kept")) == 1


def test_a_turned_double_brings_only_what_holds_for_the_kept_form(library):
    full = rated(99, meta={"author": "B"})
    kept = turned(full).puzzle
    number = library.add(kept).id
    library.add(full, merge=True)
    record = library.get(number)
    assert record.puzzle == kept
    assert record.item.solution is None
    assert record.item.recipe is None
    assert record.item.rating == full.rating
    assert record.verdict == "unique"
    assert record.author == "B"


def test_a_list_of_texts_under_tags_are_the_tags(library):
    number = library.add(replace(nonogram(8), extra={"tags": ["a", "b"], "id": 99})).id
    record = library.get(number)
    assert record.tags == ("a", "b")
    assert record.to_data()["id"] == number
    odd = library.add(replace(nonogram(9), extra={"tags": [1, 2]})).id
    assert library.get(odd).tags == ()
    assert library.get(odd).item.extra == {"tags": [1, 2]}


def test_text_no_database_holds_is_kept_all_the_same(library):
    meta = {"title": "zero\0 and half \ud83d a pair", "author": 12, "source": "x" * 5000}
    item = replace(nonogram(10), meta=meta)
    record = library.get(library.add(item).id)
    assert record.item.meta == meta
    assert record.title == "zero and half ? a pair"
    assert record.author == "12"
    assert library.count(Query(text="pair zero")) == 1


def test_what_json_cannot_express_is_refused_and_nothing_is_added(library):
    items = [nonogram(1), replace(nonogram(2), meta={"title": object()})]
    with pytest.raises(LibraryError, match="cannot be saved as JSON"):
        library.add_many(items)
    with pytest.raises(LibraryError, match="cannot be saved as JSON"):
        library.add(replace(nonogram(2), meta={"weight": float("nan")}))
    assert len(library) == 0


def test_describing_changes_the_metadata_alone(library):
    item = rated(3, meta={"title": "Dog", "author": "C", "year": 1999})
    number = library.add(item, tags=["t"]).id
    record = library.describe(number, title="Wolf", author=None)
    assert record.item == replace(item, meta={"title": "Wolf", "year": 1999})
    assert (record.title, record.author, record.tags) == ("Wolf", None, ("t",))
    assert library.count(Query(text="wolf")) == 1
    assert library.count(Query(text="dog")) == 0
    with pytest.raises(NotInLibrary, match="no puzzle 404"):
        library.describe(404, title="x")


def test_tags_are_given_and_taken(library):
    one, two = (done.id for done in library.add_many([nonogram(1), nonogram(2)], tags=["old"]))
    library.tag([one, two], add=["new", "Neu"])
    library.tag(two, add=["new"], remove=["old", "never there"])
    assert library.get(one).tags == ("Neu", "new", "old")
    assert library.get(two).tags == ("Neu", "new")
    assert library.tags() == {"Neu": 2, "new": 2, "old": 1}
    with pytest.raises(NotInLibrary, match="no puzzle 77"):
        library.tag([one, 77], add=["lost"])
    assert "lost" not in library.tags()


@pytest.mark.parametrize("name", ["", "   ", "x" * 101, "a\0b", 7])
def test_not_everything_is_a_tag(library, name):
    with pytest.raises(LibraryError, match="the name of a tag must have 1 to 100 characters"):
        library.add(nonogram(1), tags=[name])
    assert len(library) == 0


def test_removing_forgets_a_puzzle_and_never_reuses_its_number(library):
    one, two, three = (done.id for done in library.add_many([rated(n) for n in range(3)], tags=["t"]))
    assert library.remove([one, three, 404]) == 2
    assert [record.id for record in library.each()] == [two]
    assert library.tags() == {"t": 1}
    with pytest.raises(NotInLibrary, match=f"no puzzle {one}"):
        library.get(one)
    assert library.add(rated(0)).id > three
    assert library.remove(two) == 1


def test_calls_can_share_a_transaction(library):
    def add_and_fail():
        with library.writing() as connection:
            number = library.add(nonogram(1), connection=connection).id
            library.tag(number, add=["x"], connection=connection)
            assert library.get(number, connection=connection).tags == ("x",)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        add_and_fail()
    assert len(library) == 0
    with library.writing() as connection:
        library.add_many([nonogram(1), nonogram(2)], connection=connection)
        library.remove(library.where(nonogram(1), connection=connection), connection=connection)
    assert len(library) == 1


def test_what_the_database_complains_of_becomes_one_sentence(library):
    message = r"^the library .* cannot be used: .*nowhere"
    with pytest.raises(LibraryError, match=message) as caught, library.reading() as connection:
        connection.execute(text("SELECT * FROM nowhere"))
    assert "\n" not in str(caught.value)


def test_a_library_can_be_opened_again_and_by_several(place):
    with Library.open(place) as one, Library.open(place) as two:
        number = one.add(nonogram(1)).id
        assert two.get(number).item == nonogram(1)
    with Library.open(place) as again:
        assert len(again) == 1
        assert again.url.startswith(("sqlite:///", "postgresql+psycopg://"))


@pytest.mark.parametrize("number", [0, -1, 2**31, 2**63, 10**50])
def test_a_number_beyond_all_numbers_is_not_there(library, number):
    library.add(nonogram(1))
    with pytest.raises(NotInLibrary, match="the library has no puzzle"):
        library.get(number)
    assert library.remove(number) == 0
    with pytest.raises(LibraryError):
        library.tag(number, add=["x"])
    with pytest.raises(LibraryError):
        library.collections.put("c", [number])
    with pytest.raises(LibraryError):
        library.play.finish("Ada", number, seconds=1)
    assert library.tags() == {}


def test_a_forked_process_uses_connections_of_its_own(library):
    library.add(nonogram(1))
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if library.add(nonogram(2)).id == 2 and len(library) == 2 else 1)
        finally:
            os._exit(2)
    assert os.waitpid(child, 0)[1] == 0
    assert library.add(nonogram(2)).added is False
    assert len(library) == 2
