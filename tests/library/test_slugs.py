"""Libraries from before techniques had slugs: "line analysis" is found, read and written as "line-analysis"."""

import json
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.core.form import item_to_data
from cluewright.core.item import Item
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.library import Library, Query
from cluewright.library.migrate import bring_up_to_date
from cluewright.library.place import engine_of, url_of

NAMES = {"line analysis": 3, "overlap": 2, "two cells deep": 1}
SLUGS = ("line-analysis", "overlap", "two-cells-deep")


def from_before(item: Item[Any, Any]) -> dict[str, Any]:
    """Return the JSON form of a puzzle as programs wrote it before there were slugs."""
    data = item_to_data(item)
    data["rating"]["techniques"] = dict(NAMES)
    data["recipe"]["lesson"] = "line analysis"
    return data


def build_library_of_names(place: str, items: list[Item[Any, Any]]) -> None:
    """Make a library of the revision before slugs, with the rows of that time."""
    library = Library(engine_of(url_of(place)))
    with library.writing() as connection:
        bring_up_to_date(connection, revision="0007")
        library.add_many(items, connection=connection)
        execute = connection.execute
        for number, item in enumerate(items, 1):
            row = {"id": number, "data": json.dumps(from_before(item))}
            execute(sa.text("UPDATE puzzle SET data = :data WHERE id = :id"), row)
        execute(sa.text("DELETE FROM puzzle_technique"))
        pairs = [{"t": name, "id": number} for number in range(1, len(items) + 1) for name in NAMES]
        # A puzzle that has both forms of a technique, as one may that two versions of the program have added.
        pairs.append({"t": "line-analysis", "id": 1})
        execute(sa.text("INSERT INTO puzzle_technique (technique, puzzle_id) VALUES (:t, :id)"), pairs)
        execute(sa.text("UPDATE cluewright_revision SET version_num = '0006'"))
    library.close()


def labels(library: Library) -> list[tuple[str, int]]:
    with library.reading() as connection:
        rows = connection.execute(sa.text("SELECT technique, puzzle_id FROM puzzle_technique ORDER BY 2, 1"))
        return [(row[0], row[1]) for row in rows]


def test_names_in_the_tables_become_slugs(place):
    build_library_of_names(place, [rated(1), rated(2)])
    with Library.open(place) as library:
        assert labels(library) == [(slug, number) for number in (1, 2) for slug in SLUGS]


def test_puzzles_are_found_by_slug_and_by_the_name_from_before(place):
    build_library_of_names(place, [rated(1), rated(2)])
    with Library.open(place) as library:
        for technique in ("line analysis", "line-analysis", "two cells deep"):
            assert library.count(Query(techniques=(technique,))) == 2
            assert [record.id for record in library.find(Query(techniques=(technique, "overlap")))] == [1, 2]
        assert library.count(Query(techniques=("glue",))) == 0


def test_what_is_kept_whole_is_converted_when_it_is_read(place):
    build_library_of_names(place, [rated(1)])
    with Library.open(place) as library:
        record = library.get(1)
        assert record.techniques == SLUGS
        assert tuple(record.data["rating"]["techniques"]) == SLUGS
        assert record.data["recipe"]["lesson"] == "line-analysis"
        assert tuple(record.item.rating.techniques) == SLUGS
        assert record.item.recipe.options == {"lesson": "line-analysis"}


def test_the_hardest_technique_is_placed_among_those_of_today(place):
    """Kinds have learned techniques since, so that the places kept before are not those of today."""
    build_library_of_names(place, [rated(1), rated(2)])
    engine = engine_of(url_of(place))
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE puzzle SET hardest = 3"))
    engine.dispose()
    with Library.open(place) as library, library.reading() as connection:
        found = connection.execute(sa.text("SELECT DISTINCT hardest FROM puzzle")).scalars().all()
    assert found == [max(each.order for each in cw.kind("nonogram").techniques if each.slug in SLUGS)]


def test_a_backup_from_before_comes_back_with_slugs(place, tmp_path):
    with Library.open(tmp_path / "other.sqlite") as library:
        library.add(rated(1))
        library.backup(tmp_path / "new.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "new.jsonl").read_text().splitlines()]
    for line in lines:
        if "puzzle" in line:
            line["puzzle"] = from_before(rated(1))
    (tmp_path / "old.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    with Library.open(place) as library:
        library.restore(tmp_path / "old.jsonl")
        assert labels(library) == [(slug, 1) for slug in SLUGS]
        assert library.get(1).techniques == SLUGS


def test_the_hardest_technique_is_known_by_its_name_too(place):
    """So that puzzles of a file from before are sorted as others."""
    hard = replace(rated(3), rating=Rating(Level.EXPERT, 70.0, {"two-cells-deep": 1}))
    easy = replace(nonogram(4), rating=Rating(Level.EASY, 5.0, {"overlap": 1}))
    with Library.open(place) as library:
        library.add(easy)
        library.add(hard)
        assert [record.id for record in library.find(Query(sort="technique", descending=True))] == [2, 1]
