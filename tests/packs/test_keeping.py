"""Packs in a library: a collection each, gone on with where it stopped, never bringing back what was removed."""

from dataclasses import replace

import pytest

from cluewright.batch.plan_file import read_recipes
from cluewright.core.errors import GenerationFailed
from cluewright.library import Library, Query, prepare
from cluewright.library.fingerprint import digest
from cluewright.packs import Pack, keeping, make, make_all, pack


@pytest.fixture
def library(tmp_path):
    with Library.open(tmp_path / "l.sqlite") as opened:
        yield opened


@pytest.fixture
def small():
    """Two packs of four and three puzzles that take no time."""
    easy, hard = pack("hitori-easy"), pack("hitori-medium")
    first = replace(easy, name="first", series=(replace(easy.series[0], count=4),))
    return first, replace(hard, name="second", series=(replace(hard.series[0], count=3),))


def made(wanted):
    return [(each, prepare(make(each.series, each.number))) for each in wanted]


def contents(library, name):
    return [entry.puzzle_id for entry in library.collections.entries(name)]


def test_a_pack_becomes_a_collection_in_its_order(library, small):
    keeping.begin(library, "both", small)
    wanted = keeping.wanted(library, "both", small)
    assert [(each.pack.name, each.place) for each in wanted] == [("first", n) for n in range(4)] + [
        ("second", n) for n in range(3)
    ]
    keeping.keep(library, made(wanted))
    assert [len(contents(library, each.name)) for each in small] == [4, 3]
    expected = [make(series, number).puzzle for series, number in small[0].places()]
    assert [library.get(number).puzzle for number in contents(library, "first")] == expected


def zips(side, count):
    """Return a pack of boards so small that seeds repeat them."""
    return Pack("crowded", tuple(read_recipes([{"kind": "zip", "size": side, "count": count}], 1, file="test")))


def test_no_puzzle_comes_twice_in_a_pack_and_those_that_are_new_stay():
    crowded = zips(3, 8)
    firsts = [digest(make(series, number).puzzle) for series, number in crowded.places()]
    assert len(set(firsts)) < len(firsts)  # else there is nothing to replace
    every = [digest(item.puzzle) for item in make_all(crowded)]
    assert len(set(every)) == len(every) == 8
    assert all(
        one == first or first in every[:place] for place, (one, first) in enumerate(zip(every, firsts, strict=True))
    )


def test_a_pack_that_was_stopped_goes_on_without_what_it_has(library):
    crowded = zips(3, 8)
    keeping.begin(library, "it", [crowded])
    while wanted := keeping.wanted(library, "it", [crowded]):
        [next_one, *_] = wanted
        taken = keeping.taken(library, "it", crowded)
        keeping.keep(library, [(next_one, prepare(make(next_one.series, next_one.number, taken)))])
    kept = [library.get(number).puzzle for number in contents(library, "crowded")]
    assert kept == [item.puzzle for item in make_all(crowded)]


def test_a_pack_says_when_there_are_no_more():
    with pytest.raises(GenerationFailed, match="the pack has all the puzzles of 100 attempts"):
        list(make_all(zips(2, 20)))


def test_it_goes_on_where_it_stopped_and_removed_puzzles_stay_away(library, small):
    keeping.begin(library, "both", small)
    kept = keeping.keep(library, made(keeping.wanted(library, "both", small)[:2]))
    library.remove(kept[0])
    keeping.begin(library, "both", small)
    rest = keeping.wanted(library, "both", small)
    assert [(each.pack.name, each.place) for each in rest][:2] == [("first", 2), ("first", 3)]
    keeping.keep(library, made(rest))
    assert len(contents(library, "first")) == 3
    assert keeping.wanted(library, "both", small) == []


def test_what_was_not_begun_is_not_wanted(library, small):
    assert keeping.wanted(library, "both", small) == []
    keeping.begin(library, "both", small[:1])
    assert {each.pack.name for each in keeping.wanted(library, "both", small)} == {"first"}


def test_what_cannot_be_made_is_noted_and_not_tried_again(library, small):
    keeping.begin(library, "both", small)
    keeping.keep(library, [(each, "no luck") for each in keeping.wanted(library, "both", small)])
    assert keeping.wanted(library, "both", small) == []
    assert library.count(Query()) == 0


def test_puzzle_place_and_note_are_written_together_or_not_at_all(library, small, monkeypatch):
    keeping.begin(library, "both", small)
    ready = made(keeping.wanted(library, "both", small)[:1])

    def fail(*_, **__):
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(type(library.collections), "put", fail)
        with pytest.raises(RuntimeError):
            keeping.keep(library, ready)
    assert library.count(Query()) == 0
    assert len(keeping.wanted(library, "both", small)) == 7


def test_a_puzzle_that_is_there_already_takes_its_place(library, small):
    keeping.begin(library, "both", small)
    first = make(*next(small[0].places()))
    number = library.add(first).id
    keeping.keep(library, made(keeping.wanted(library, "both", small)[:1]))
    assert contents(library, "first") == [number]
