"""Finding puzzles: filters, orders, pages and counts, held against the same done by hand."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.library import LibraryError, Query, prepare
from cluewright.library.query import SORTS, many_statement, read_cursor

NEEDED = [technique.slug for technique in cw.kind("nonogram").techniques[1:9:3]]
EDGE, OVERLAP, _ = NEEDED
TITLES = ["zebra", "Äpfel", "apple", "Apple pie", "", "Éclair", "banana", "apple"]


def many(count):
    """Give puzzles of every kind, level and size, some unrated, some with equal scores."""
    random = Random(7)
    items = []
    for number in range(count):
        level = random.choice([None, *Level])
        title = TITLES[number % len(TITLES)]
        meta = {"title": title, "author": f"Author {number % 3}"} if title else {}
        needed = {name: 1 for name in NEEDED if random.random() < 0.4}
        rating = None if level is None else Rating(level, float(random.choice([0, 2, 2, 7.5])), needed)
        items.append(replace(nonogram(number), rating=rating, meta=meta))
    items += [cw.kind(kind).sample() for kind in ("hitori", "zip")]
    return items


@pytest.fixture
def filled(library):
    tagged = (prepare(item, tags=[f"t{number % 2}", f"u{number % 5}"]) for number, item in enumerate(many(60)))
    library.add_many(tagged)
    library.tag(range(5, 20), remove=[f"{letter}{number}" for letter in "tu" for number in range(5)])
    library.tag([7, 11, 40], add=["ä", "Z"])
    return library


def everything(library):
    return list(library.each())


def words(record):
    return " ".join(str(value) for value in record.data.get("meta", {}).values())


SEARCHES = [
    (Query(), lambda r: True),
    (Query(kind="hitori"), lambda r: r.kind == "hitori"),
    (Query(kind="none such"), lambda r: False),
    (Query(levels=("hard",)), lambda r: r.level == "hard"),
    (Query(levels=("easy", "extreme")), lambda r: r.level in ("easy", "extreme")),
    (Query(levels=("unrated", "medium")), lambda r: r.level in (None, "medium")),
    (Query(smallest=(7, 6)), lambda r: r.width >= 7 and r.height >= 6),
    (Query(largest=(8, 6)), lambda r: r.width <= 8 and r.height <= 6),
    (Query(smallest=(7, 6), largest=(7, 6)), lambda r: (r.width, r.height) == (7, 6)),
    (Query(lowest_score=2), lambda r: r.score is not None and r.score >= 2),
    (Query(highest_score=2), lambda r: r.score is not None and r.score <= 2),
    (Query(lowest_score=0, highest_score=0), lambda r: r.score == 0),
    (Query(techniques=(EDGE,)), lambda r: EDGE in r.techniques),
    (Query(techniques=(EDGE, OVERLAP)), lambda r: {EDGE, OVERLAP} <= set(r.techniques)),
    (Query(tags=("t1",)), lambda r: "t1" in r.tags),
    (Query(tags=("t1", "u3")), lambda r: {"t1", "u3"} <= set(r.tags)),
    (Query(tags=("t0",), techniques=(EDGE,)), lambda r: "t0" in r.tags and EDGE in r.techniques),
    (Query(text="appl"), lambda r: "apple" in words(r).lower()),
    (Query(text="APPLE Pi"), lambda r: "Apple pie" in words(r)),
    (Query(text="apfel"), lambda r: "Äpfel" in words(r)),
    (Query(text="author 2"), lambda r: "Author 2" in words(r)),
    (Query(text="pple"), lambda r: False),
    (Query(verdict="unique"), lambda r: False),
    (Query(kind="nonogram", levels=("hard",), tags=("t0",), text="author"),
     lambda r: r.level == "hard" and "t0" in r.tags and "Author" in words(r)),
]  # fmt: skip


def test_what_is_found_is_what_fits(filled):
    all_records = everything(filled)
    assert len(all_records) == 62
    for query, fits in SEARCHES:
        expected = [record.id for record in all_records if fits(record)]
        assert [record.id for record in filled.each(query)] == expected, query
        assert filled.count(query) == len(expected), query


KEYS = {
    "added": lambda r: (),
    "kind": lambda r: r.kind,
    "size": lambda r: r.width * r.height,
    "level": lambda r: -1 if r.level is None else r.level.rank,
    "score": lambda r: -1.0 if r.score is None else r.score,
    "technique": lambda r: max((ORDERS[name] for name in r.techniques), default=-1),
    "title": lambda r: r.title or "",
    "text": lambda r: r.title or "",
    "tag": lambda r: min(r.tags),
}
ORDERS = {technique.slug: technique.order for technique in cw.kind("nonogram").techniques}


def test_pages_hang_together_in_every_order(filled):
    for sort, (limit, descending) in product(SORTS, ((3, False), (7, True), (62, False))):
        for narrow in ({}, {"tags": ("t1",)}, {"techniques": (EDGE,), "tags": ("t0",)}):
            query = Query(sort=sort, descending=descending, **narrow)
            found = list(filled.each(replace(query, sort="added", descending=False)))
            last = [r for r in found if sort == "tag" and not r.tags]
            expected = sorted((r for r in found if r not in last), key=lambda r: (KEYS[sort](r), r.id))
            expected = expected[::-1] + last[::-1] if descending else expected + last
            pages, cursor = [], None
            while True:
                page = filled.find(query, limit=limit, after=cursor)
                pages.append(page)
                if (cursor := page.cursor) is None:
                    break
            assert [record.id for page in pages for record in page] == [record.id for record in expected], sort
            assert all(len(page) == limit for page in pages[:-1])
            assert 1 <= len(pages[-1]) <= limit


def test_a_search_that_walks_along_the_order_finds_the_same(filled, monkeypatch):
    queries = [
        replace(query, sort=sort, descending=len(sort) % 2 == 0)
        for number, (query, _) in enumerate(SEARCHES)
        for sort in list(SORTS)[number % 3 :: 3]
    ]
    expected = [[record.id for record in filled.find(query, limit=70)] for query in queries]
    for module in ("query", "store"):
        monkeypatch.setattr(f"cluewright.library.{module}.MANY", 1)
    walked = [query for query in queries if many_statement(query) is not None]
    assert len(walked) > len(queries) // 2
    for query, ids in zip(queries, expected, strict=True):
        assert [record.id for record in filled.find(query, limit=70)] == ids, query
        first = filled.find(query, limit=3)
        rest = filled.find(query, limit=70, after=first.cursor) if first.cursor else ()
        assert [record.id for record in [*first, *rest]] == ids, query


def test_pages_stay_whole_while_puzzles_come_and_go(library):
    library.add_many([rated(n, score=float(n)) for n in range(0, 40, 2)])
    query = Query(sort="score")
    first = library.find(query, limit=10)
    library.add_many([rated(n, score=float(n)) for n in range(1, 40, 2)])
    library.remove([first.records[-1].id, first.records[0].id])
    rest = library.find(query, limit=100, after=first.cursor)
    assert [record.score for record in first] == [float(n) for n in range(0, 20, 2)]
    assert [record.score for record in rest] == [float(n) for n in range(19, 40)]


def test_pages_by_tag_stay_whole_while_tags_come_and_go(library):
    library.add_many([rated(n) for n in range(1, 13)])
    library.tag([2, 4, 6], add=["b"])
    library.tag([4], add=["c"])
    query = Query(sort="tag")
    first = library.find(query, limit=2)
    assert [record.id for record in first] == [2, 4]
    library.tag([9], add=["a"])  # before the place where the page ended
    library.tag([10], add=["d"])
    rest = library.find(query, limit=3, after=first.cursor)
    assert [record.id for record in rest] == [6, 10, 1]
    last = library.find(query, limit=100, after=rest.cursor)
    assert [record.id for record in last] == [3, 5, 7, 8, 11, 12]
    backwards = library.find(replace(query, descending=True), limit=100)
    assert [record.id for record in backwards] == [10, 6, 4, 2, 9, 12, 11, 8, 7, 5, 3, 1]


def test_a_page_can_be_empty(library):
    page = library.find()
    assert len(page) == 0
    assert page.cursor is None


def test_a_collection_can_be_searched(filled):
    ids = [record.id for record in filled.each()][5:30:5]
    filled.collections.put("book", reversed(ids))
    assert [record.id for record in filled.each(Query(collection="book"))] == ids
    assert filled.count(Query(collection="book", tags=("t0",))) < len(ids)
    assert filled.count(Query(collection="none such")) == 0


@pytest.mark.parametrize(
    "cursor", ["", "x", "WyJhZGRlZCIsMV0", "bm90IGpzb24", "é", "W10", "WyJzY29yZSIsMSwxXQ", "WyJhZGRlZCIsWzFdLDFd"]
)
def test_a_cursor_from_elsewhere_is_refused(library, cursor):
    with pytest.raises(LibraryError, match="belongs to another search"):
        library.find(after=cursor)


def test_a_cursor_is_read_back():
    assert read_cursor(Query(sort="score"), "WyJzY29yZSIsMS41LDNd") == (1.5, 3)


def test_searches_that_make_no_sense_are_refused():
    with pytest.raises(LibraryError, match="a level must be one of easy, medium, hard, expert, extreme or unrated"):
        Query(levels=("hardest",))
    with pytest.raises(LibraryError, match="can be sorted by added, kind, size"):
        Query(sort="colour")
