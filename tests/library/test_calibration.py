"""Predicted times against the games of players who agreed."""

import json
from dataclasses import replace

import pytest

import cluewright as cw
from cluewright.cli.app import run as run_command
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.library import Library
from cluewright.library.calibration import ENOUGH, TimedGame, calibration, pace_of
from cluewright.library.calibration_plot import plot


@pytest.fixture
def place(tmp_path):
    return str(tmp_path / "library.db")


@pytest.fixture
def run(capsys):
    def call(*arguments):
        capsys.readouterr()
        code = run_command([str(argument) for argument in arguments])
        return code, *capsys.readouterr()

    return call


def kept(place, minutes=2.0):
    """Keep a Zip with a predicted time, and give its number."""
    item = cw.kind("zip").sample()
    with Library.open(place) as library:
        library.add_many([replace(item, rating=Rating(Level.EASY, 5, minutes=minutes), proof={"verdict": "unique"})])
        return next(iter(library.each())).id


def play(place, number, player, minutes, **others):
    with Library.open(place) as library:
        library.play.finish(player, number, seconds=60 * minutes, **others)


def test_a_player_half_as_fast_as_predicted_has_pace_two():
    found = pace_of([TimedGame("zip", predicted, 2 * predicted, 0) for predicted in (1.0, 2.0, 5.0)])
    assert (found.pace, found.spread, found.within, found.enough) == (2.0, 1.0, 1.0, False)
    assert found.times == pytest.approx(1.0)
    assert pace_of([TimedGame("zip", 1.0, 3.0, 0)] * ENOUGH).enough


def test_four_of_five_games_lie_within_the_spread():
    found = pace_of([TimedGame("zip", 1.0, minutes, 0) for minutes in (0.25, 0.5, 1, 1, 1, 1, 1, 1.5, 2, 8)])
    assert (found.pace, found.spread, found.within) == (1.0, 4.0, 0.8)


def test_only_games_of_players_who_are_named_count_and_none_with_hints(place):
    number = kept(place)
    play(place, number, "Ada", 3)
    play(place, number, "Ada", 30, hints=2)
    play(place, number, "Bob", 9)
    with Library.open(place) as library:
        before = library.get(number).data
        found = calibration(library, ["Ada"])
        assert [(game.predicted, game.minutes) for game in found.games] == [(2.0, 3.0)]
        assert (found.hinted, found.unpredicted) == (1, 0)
        assert calibration(library, ["Eve"]).games == ()
        assert library.get(number).data == before


def test_games_of_puzzles_without_a_time_are_counted_apart_until_they_are_rated_anew(place, run):
    number = kept(place, minutes=None)
    play(place, number, "Ada", 3)
    with Library.open(place) as library:
        assert calibration(library, ["Ada"]).unpredicted == 1
    assert run("library", "rate", "--library", place)[1] == "0 puzzles rated\n"
    assert run("library", "rate", "--renew", "--library", place)[1] == "1 puzzle rated\n"
    assert run("library", "rate", "--renew", "--library", place)[1] == "0 puzzles rated\n"
    with Library.open(place) as library:
        assert library.get(number).item.rating == cw.rate(cw.kind("zip").sample())
        assert len(calibration(library, ["Ada"]).games) == 1


def test_the_command_shows_a_table_a_plot_and_what_would_change(place, tmp_path, run):
    number = kept(place)
    for game in range(ENOUGH):
        play(place, number, "Ada", 3 + game / 100, mistakes=game % 2)
    file = tmp_path / "times.svg"
    code, out, err = run("library", "calibrate", "--player", "Ada", "--plot", file, "--library", place)
    assert (code, err) == (0, "")
    assert "20 games compared, 0 with hints left out" in out
    assert "zip: times would be multiplied by 1.55" in out
    assert file.read_text(encoding="utf-8").count("<circle") == ENOUGH + 1  # the last one stands beside the kind's name
    code, out, _ = run("library", "calibrate", "--player", "Ada", "--json", "--library", place)
    assert json.loads(out)["kinds"]["zip"]["games"] == ENOUGH
    assert run("library", "calibrate", "--library", place)[0] == 2  # nobody agreed


def test_a_plot_of_no_games_is_drawn(place):
    with Library.open(place) as library:
        assert plot(calibration(library, ["Ada"])).description == "no games"
