"""Predicted times against the games of players who agreed."""

import json
from dataclasses import replace

import pytest

import cluewright as cw
from cluewright.cli.app import run as run_command
from cluewright.core.catalogue import catalogue
from cluewright.core.rating import Rating
from cluewright.core.technique import Level
from cluewright.library import Library
from cluewright.library.calibration import ENOUGH, TimedGame, calibration, pace_of
from cluewright.library.calibration_plot import plot
from cluewright.library.proving import facts_of


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


def test_players_who_agree_are_compared_and_nobody_else(place, run):
    number = kept(place)
    for player, minutes in (("Ada", 3), ("Bob", 9), ("Eve", 5)):
        play(place, number, player, minutes)
    code, out, _ = run("library", "calibrate", "--library", place)
    label = catalogue("cluewright.web", "en")["settings-consent"][0]
    assert code == 0
    assert out.startswith(f"No player agrees to it yet: tick {label} in the settings of the studio")
    with Library.open(place) as library:
        assert library.play.consenting() == []
        for player in ("Eve", "Ada", "Ada", "Bob"):
            library.play.consent(player, True)
        library.play.consent("Bob", False)
        assert library.play.consenting() == ["Ada", "Eve"]
        assert [library.play.consents(player) for player in ("Ada", "Bob", "Eve")] == [True, False, True]
        found = calibration(library)
        assert found.players == ("Ada", "Eve")
        assert sorted(game.minutes for game in found.games) == [3.0, 5.0]
    assert "2 games compared" in run("library", "calibrate", "--library", place)[1]
    named = json.loads(run("library", "calibrate", "--player", "Bob", "--json", "--library", place)[1])
    assert (named["players"], named["games"]) == (["Bob"], 1)


def test_predictions_of_an_earlier_revision_are_not_compared(place):
    number = kept(place)
    play(place, number, "Ada", 3)
    with Library.open(place) as library:
        old = replace(library.get(number).item, rating=Rating(Level.EASY, 5, minutes=2.0, revision=2))
        library.learn(number, facts_of(old))
        assert calibration(library, ["Ada"]).unpredicted == 1


def test_consent_is_not_part_of_a_backup(place, tmp_path, run):
    number = kept(place)
    play(place, number, "Ada", 3)
    with Library.open(place) as library:
        library.play.consent("Ada", True)
    backup, other = tmp_path / "all.jsonl", str(tmp_path / "other.db")
    assert run("library", "export", "--all", backup, "--library", place)[0] == 0
    assert run("library", "import", backup, "--library", other)[0] == 0
    with Library.open(other) as library:
        assert library.play.players() == ["Ada"]
        assert library.play.consenting() == []


def test_a_plot_of_no_games_is_drawn(place):
    with Library.open(place) as library:
        assert plot(calibration(library, ["Ada"])).description == "no games"
