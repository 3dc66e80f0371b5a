"""Repair makes ambiguous pictures unique with few changes, at the edges, and never harms what they show."""

import numpy as np
import pytest
from tests.effort import sampled

from cluewright.clued_lines.pictures import Goal
from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.colour_names import named_palette
from cluewright.colour_nonogram.edges import EdgeRules, is_dot
from cluewright.colour_nonogram.painting import Painting
from cluewright.colour_nonogram.poses import pose
from cluewright.colour_nonogram.repair import repair
from cluewright.colour_nonogram.solver import solve
from cluewright.core.budget import Budget
from cluewright.core.chance import Chance
from cluewright.core.errors import BudgetExceeded
from cluewright.core.locales import LANGUAGES
from cluewright.core.outcome import Verdict
from cluewright.core.parts import numbered_parts
from cluewright.core.search import Search
from cluewright.motifs.colour_pack import colour_by_id, colour_motifs

PALETTE = named_palette(np.array([(255, 255, 255), (210, 40, 50), (40, 80, 200)], np.uint8))


def painting(text: str) -> Painting:
    return Painting(Board.parse(text).cells, PALETTE)


def of_motif(name: str, width: int, height: int) -> Painting:
    return pose(colour_by_id()[name], (width, height), 0, Chance(0)).pictures(1, Chance(0))[0]


def by_cadical(puzzle) -> Verdict:
    return solve(puzzle, Search(strategy="sat")).verdict


def test_a_checkered_corner_is_made_unique_with_one_cell():
    picture = painting("a... .a.. ..bb ..bb .bbb")
    assert solve(picture.own_puzzle()).verdict is Verdict.SEVERAL
    done = repair(picture)
    assert (done.verdict, done.reached, len(done.changed)) == (Verdict.UNIQUE, True, 1)
    assert by_cadical(done.painting.own_puzzle()) is Verdict.UNIQUE
    assert done.share == 1 / 20


def test_what_is_unique_stays_as_it_is():
    picture = painting("aabb .bbb ..bb")
    done = repair(picture)
    assert (done.painting, done.changed, done.rounds, done.said) == (picture, (), 0, ())


@pytest.mark.parametrize("name", sampled(["microbe", "shower", "trumpet"]))
def test_motifs_become_unique_within_two_per_cent_at_their_edges(name):
    picture = of_motif(name, 25, 27)
    assert by_cadical(picture.own_puzzle()) is not Verdict.UNIQUE
    done = repair(picture)
    assert done.reached
    assert by_cadical(done.painting.own_puzzle()) is Verdict.UNIQUE
    assert 0 < len(done.changed) <= 0.02 * picture.cells.size
    assert {(int(row), int(column)) for row, column in np.argwhere(picture.cells != done.painting.cells)} == set(
        done.changed
    )
    assert not any(is_dot(done.painting.array, row, column) for row, column in done.changed)
    for colour in range(1, len(picture.palette)):
        parts = numbered_parts(picture.array == colour)
        for part in range(1, int(parts.max()) + 1):
            assert (done.painting.array[parts == part] == colour).any(), "a part was lost"


def test_nearly_every_motif_can_be_repaired():
    motifs = sampled(colour_motifs()[::10], 3)
    good = 0
    for motif in motifs:
        done = repair(of_motif(motif.id, 20, 16))
        good += done.reached and done.share <= 0.02
    assert 100 * good >= 95 * len(motifs) > 0


def test_lines_alone_settle_what_needs_no_guess():
    done = repair(of_motif("microbe", 22, 20), goal=Goal.NO_GUESS)
    assert done.reached
    assert solve(done.painting.own_puzzle(), Search(strategy="lines")).verdict is Verdict.UNIQUE


def test_locked_cells_stay():
    picture = painting("a... .a.. ..bb ..bb .bbb")
    first = repair(picture).changed[0]
    locked = np.zeros((5, 4), bool)
    locked[first] = True
    done = repair(picture, locked=locked)
    assert first not in done.changed
    assert done.reached
    with pytest.raises(ValueError, match="shape"):
        repair(picture, locked=locked.T)


def test_no_more_cells_change_than_allowed():
    picture = of_motif("shower", 25, 27)
    done = repair(picture, most=1)
    assert len(done.changed) <= 1
    assert not done.reached
    assert done.verdict is Verdict.SEVERAL


def test_the_best_so_far_is_kept_when_time_runs_out():
    with pytest.raises(BudgetExceeded) as stopped:
        repair(of_motif("shower", 25, 27), budget=Budget(seconds=0))
    assert stopped.value.best.verdict is Verdict.UNDECIDED
    assert not stopped.value.best.reached


def test_what_was_done_is_said_in_every_language():
    said = repair(painting("a... .a.. ..bb ..bb .bbb")).said
    assert len(said) == 1
    assert len({said[0].text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_edges_move_and_parts_stay():
    now = Board.parse("aab. aab. ..b. a...").array
    rules = EdgeRules(now, PALETTE)
    everywhere = np.ones(now.shape, bool)
    changes = {change for _, change in rules.changes(now, everywhere)}
    assert (0, 3, 2) in changes, "a block grows into the background"
    assert not any((row, column) == (3, 0) for row, column, _ in changes), "a dot would vanish"
    assert not any((row, column) == (1, 2) for row, column, _ in changes), "a line would break"
    assert (0, 3, 1) not in changes, "a dot of its own"
    assert (0, 3, 1) in {change for _, change in rules.changes(now, everywhere, dots=True)}
    shown = [shows for shows, _ in rules.changes(now, everywhere, dots=True)]
    assert shown == sorted(shown)
