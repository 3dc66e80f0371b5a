"""How far a player is in collections."""

import pytest

import cluewright as cw
from cluewright.library import Library
from cluewright.library.standing import Standing, solved_by, standings, standings_with


@pytest.fixture
def library(tmp_path):
    with Library.open(tmp_path / "l.sqlite") as opened:
        for seed in range(1, 5):
            opened.add(cw.generate("zip", size=(4, 4), seed=seed))
        opened.collections.put("all", [4, 3, 2, 1])
        opened.collections.put("two", [1, 2])
        opened.collections.make("empty")
        yield opened


def solve(library, player, *puzzles):
    for number in puzzles:
        library.play.finish(player, number, seconds=1)


def test_nobody_has_solved_anything_at_first(library):
    assert standings(library, "Ada") == {
        "all": Standing(0, 4),
        "two": Standing(0, 1),
        "empty": Standing(0, None),
    }
    assert solved_by(library, "Ada", [1, 2, 3]) == set()


def test_what_is_solved_counts_once_and_for_its_player_alone(library):
    solve(library, "Ada", 4, 2, 2)
    assert standings(library, "Ada")["all"] == Standing(2, 3)
    assert standings(library, "Ada")["two"] == Standing(1, 1)
    assert standings(library, "Bob")["all"] == Standing(0, 4)
    assert solved_by(library, "Ada", [1, 2, 3, 4, 99]) == {2, 4}


def test_a_collection_comes_to_an_end(library):
    solve(library, "Ada", 1, 2)
    assert standings(library, "Ada")["two"] == Standing(2, None)


def test_a_puzzle_that_is_removed_counts_nowhere(library):
    solve(library, "Ada", 4)
    library.remove(4)
    assert standings(library, "Ada")["all"] == Standing(0, 3)


def test_what_follows_a_puzzle_is_next_and_then_what_was_passed_over(library):
    solve(library, "Ada", 3)
    assert standings_with(library, "Ada", 3) == {"all": Standing(1, 2)}
    assert standings_with(library, "Ada", 1) == {"all": Standing(1, 4), "two": Standing(0, 2)}
    solve(library, "Ada", 1, 2)
    assert standings_with(library, "Ada", 2) == {"all": Standing(3, 4), "two": Standing(2, None)}
    assert standings_with(library, "Ada", 99) == {}
