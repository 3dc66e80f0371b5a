"""Games in progress, finished games, and what they add up to."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from tests.library.samples import nonogram, rated

import cluewright as cw
from cluewright.core.errors import FormatError
from cluewright.core.session import Session
from cluewright.core.technique import Level
from cluewright.library import LibraryError, NotInLibrary
from cluewright.library.play_figures import DayFigures, GroupFigures

EAST = timezone(timedelta(hours=13))


@pytest.fixture
def filled(library):
    library.add_many([rated(number) for number in range(1, 6)])
    return library


def begun(number, *moves):
    session = Session(rated(number))
    for move in moves:
        session.move(move)
    return session


def test_a_game_goes_on_where_it_was_left(filled):
    session = begun(1, "#1,1", "#1,2-4")
    session.undo()
    session.set_checkpoint("here")
    filled.play.save("Ada", 1, session)

    loaded = filled.play.load("Ada", 1)

    assert loaded.save().to_data() | {"seconds": 0} == session.save().to_data() | {"seconds": 0}
    assert filled.play.load("Bob", 1) is None
    assert filled.play.load("Ada", 2) is None


def test_saving_again_replaces_the_game(filled):
    filled.play.save("Ada", 1, begun(1))
    filled.play.save("Ada", 1, begun(1, "#1,1").to_data())
    filled.play.save("Ada", 2, begun(2))
    filled.play.save("Bob", 1, begun(1))
    assert filled.play.load("Ada", 1).moves == ["#1,1"]
    assert {game.puzzle_id for game in filled.play.under_way("Ada")} == {1, 2}
    assert filled.play.under_way("Ada")[0].puzzle_id == 2
    filled.play.drop("Ada", 2)
    assert [game.puzzle_id for game in filled.play.under_way("Ada")] == [1]
    assert filled.play.players() == ["Ada", "Bob"]


def test_only_games_of_that_puzzle_are_taken(filled):
    with pytest.raises(LibraryError, match="belongs to a different puzzle, not to puzzle 2"):
        filled.play.save("Ada", 2, begun(1))
    with pytest.raises(NotInLibrary, match="no puzzle 99"):
        filled.play.save("Ada", 99, begun(1))
    with pytest.raises(FormatError):
        filled.play.save("Ada", 1, {"format": "cluewright-session", "version": 1})
    with pytest.raises(LibraryError, match="the name of a player"):
        filled.play.save("", 1, begun(1))
    assert filled.play.players() == []


def test_a_finished_game_is_recorded_and_no_longer_under_way(filled):
    filled.play.save("Ada", 1, begun(1))
    moment = datetime(2026, 5, 1, 23, 30, tzinfo=UTC)
    result = filled.play.finish("Ada", 1, seconds=61.5, hints=2, mistakes=1, finished=moment)
    assert filled.play.load("Ada", 1) is None
    assert list(filled.play.results("Ada")) == [result]
    assert (result.kind, result.seconds, result.hints, result.mistakes) == ("nonogram", 61.5, 2, 1)
    assert (result.finished, result.day) == (moment, date(2026, 5, 1))
    assert list(filled.play.results("Bob")) == []
    assert list(filled.play.results(puzzle_id=1)) == [result]


@pytest.mark.parametrize(
    "wrong", [{"seconds": -1}, {"seconds": float("nan")}, {"seconds": 1, "hints": -1}, {"seconds": 1, "mistakes": 1.5}]
)
def test_a_result_makes_sense_or_is_refused(filled, wrong):
    with pytest.raises(LibraryError, match="of a game must be a"):
        filled.play.finish("Ada", 1, **wrong)
    with pytest.raises(NotInLibrary):
        filled.play.finish("Ada", 404, seconds=1)
    assert list(filled.play.results()) == []


def test_results_outlive_the_puzzle_and_games_under_way_do_not(filled):
    filled.play.finish("Ada", 1, seconds=10)
    filled.play.save("Ada", 2, begun(2))
    filled.remove([1, 2])
    [result] = filled.play.results("Ada")
    assert result.puzzle_id is None
    assert result.kind == "nonogram"
    assert filled.play.under_way("Ada") == []
    assert filled.play.figures("Ada").finished == 1


def test_what_a_player_did_adds_up(filled):
    for day, puzzle, seconds in ((1, 1, 30.0), (2, 2, 20.0), (2, 3, 50.5), (3, 4, 40.0), (7, 5, 60.0), (8, 1, 25.0)):
        moment = datetime(2026, 5, day, 12, tzinfo=UTC)
        filled.play.finish("Ada", puzzle, seconds=seconds, hints=day, mistakes=1, finished=moment)
    filled.play.finish("Bob", 1, seconds=1, finished=datetime(2026, 5, 4, tzinfo=UTC))

    figures = filled.play.figures("Ada", today=date(2026, 5, 9))

    assert (figures.finished, figures.seconds, figures.hints, figures.mistakes) == (6, 225.5, 23, 6)
    assert figures.by_kind == {"nonogram": 6}
    assert figures.best_seconds == {"nonogram": 20.0}
    assert (figures.streak, figures.longest_streak, figures.last_day) == (2, 3, date(2026, 5, 8))
    assert filled.play.figures("Ada", today=date(2026, 5, 10)).streak == 0
    with pytest.raises(NotInLibrary, match="there are no games of 'Cy'"):
        filled.play.figures("Cy")


def looked_into(item):
    """Give a game in which something was done."""
    session = Session(item)
    session.set_checkpoint("here")
    return session


def test_figures_by_kind_and_level(library):
    easy, hard = rated(1), rated(2, Level.HARD)
    unrated = nonogram(3)
    other = cw.kind("zip").sample()
    numbers = [library.add(item).id for item in (easy, hard, unrated, other, rated(4, Level.HARD))]
    moment = datetime(2026, 5, 2, 12, tzinfo=UTC)
    games = ((0, 30.0, 1, 0), (0, 10.0, 0, 2), (1, 90.0, 3, 1), (2, 5.0, 0, 0))
    for hour, (puzzle, seconds, hints, mistakes) in enumerate(games):
        ended = moment.replace(hour=hour)
        library.play.finish("Ada", numbers[puzzle], seconds=seconds, hints=hints, mistakes=mistakes, finished=ended)
    library.play.finish("Bob", numbers[3], seconds=1, finished=moment)
    library.play.save("Ada", numbers[3], looked_into(other))
    library.play.save("Ada", numbers[4], looked_into(rated(4, Level.HARD)))
    library.play.save("Ada", library.add(rated(5)).id, Session(rated(5)))  # only looked at: not begun
    library.play.save("Ada", numbers[0], Session(easy))  # finished before, and looked at again

    figures = library.play.figures("Ada", today=date(2026, 5, 3))

    assert figures.groups == (
        GroupFigures("nonogram", "easy", 2, 2, 10.0, 20.0, 1, 2),
        GroupFigures("nonogram", "hard", 2, 1, 90.0, 90.0, 3, 1),
        GroupFigures("nonogram", None, 1, 1, 5.0, 5.0, 0, 0),
        GroupFigures("zip", None, 1),
    )
    assert (figures.played, figures.finished, figures.hints, figures.mistakes) == (6, 4, 4, 3)
    assert (figures.by_kind, figures.best_seconds) == ({"nonogram": 4}, {"nonogram": 5.0})
    library.remove([numbers[1]])
    removed = library.play.figures("Ada", today=date(2026, 5, 3)).groups
    assert [(group.level, group.finished) for group in removed] == [("easy", 2), ("hard", 0), (None, 2), (None, 0)]


def test_the_history_tells_each_day_of_the_last_year(filled):
    games = ((date(2025, 1, 1), 9.0), (date(2026, 5, 1), 4.0), (date(2026, 5, 1), 6.5), (date(2026, 5, 3), 1.0))
    for hour, (day, seconds) in enumerate(games):
        filled.play.finish("Ada", 1, seconds=seconds, finished=datetime(day.year, day.month, day.day, hour, tzinfo=UTC))
    figures = filled.play.figures("Ada", today=date(2026, 5, 4))  # the first day lies further back
    assert figures.history == (DayFigures(date(2026, 5, 1), 2, 10.5), DayFigures(date(2026, 5, 3), 1, 1.0))
    assert (figures.streak, figures.longest_streak, figures.seconds) == (1, 1, 20.5)


def test_a_day_is_the_player_s_own(filled):
    late = datetime(2026, 5, 1, 23, 30, tzinfo=EAST)
    result = filled.play.finish("Ada", 1, seconds=5, finished=late)
    assert result.day == date(2026, 5, 1)
    [kept] = filled.play.results("Ada")
    assert kept.day == date(2026, 5, 1)
    assert kept.finished == late


def test_somebody_who_only_began_has_figures_too(filled):
    filled.play.save("Ada", 1, begun(1))
    figures = filled.play.figures("Ada")
    assert (figures.finished, figures.streak, figures.longest_streak, figures.last_day) == (0, 0, 0, None)


def test_names_are_told_apart_by_every_letter(filled):
    for name in ("ada", "Ada", "Ädä"):
        filled.play.finish(name, 1, seconds=1)
    assert filled.play.players() == ["Ada", "ada", "Ädä"]
