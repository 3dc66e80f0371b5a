"""Nonograms of motifs: of any size and shape, of every level, recognisable, distinct, and secret until solved."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import cluewright as cw
from cluewright.core.chance import Chance
from cluewright.core.item import SHOWS, without_secrets
from cluewright.formats.share import share_link
from cluewright.motifs import SUBJECTS, by_id, motifs, resembles
from cluewright.motifs.shapes import trimmed
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.ladder import grade
from cluewright.nonogram.motif_extremes import extremes, kept
from cluewright.nonogram.motif_levels import good_for
from cluewright.nonogram.motif_scenes import count_for, scene
from cluewright.nonogram.near import find_others
from cluewright.nonogram.poses import FREE, Pose, PosedMotif, draft, fills, fitted, pose, rooms
from cluewright.nonogram.recipes import MOTIF_LEVEL_SIZES, MOTIF_SIZES

PINNED = {
    "owl": [
        ".####...###.",
        ".##########.",
        ".##..###..#.",
        ".#.####.###.",
        ".##..###..#.",
        ".##########.",
        ".#........#.",
        ".#........#.",
        "..#.......#.",
        "..##.....#..",
        "....#####...",
        "...#........",
    ],
    "hard": [
        "....####....",
        "..########..",
        ".##########.",
        ".##.####.##.",
        "#..........#",
        "#..##..##..#",
        ".#........#.",
        ".##.####.##.",
        ".##########.",
        "..########..",
        ".....##.....",
    ],
}


def make(size: Any = (15, 15), **recipe: Any) -> cw.Item[Any, Any]:
    return cw.generate("nonogram", size=size, **recipe)


def shown(item: cw.Item[Any, Any]) -> list[str]:
    return list(item.meta[SHOWS]["motifs"])


class TestRecipes:
    def test_motifs_are_what_is_made_unless_something_else_is_asked_for(self) -> None:
        kind = cw.kind("nonogram")

        def pattern(size: str, **said: Any) -> str:
            return kind.read_recipe({"kind": "nonogram", "size": size, **said}).options["pattern"]

        assert pattern("15x15") == pattern("5x5") == pattern("64x64") == pattern("30x5") == "motif"
        assert pattern("4x9") == pattern("65x20") == "random"  # there are no motifs of these sizes
        assert pattern("10x10", difficulty="extreme") == "random"
        assert pattern("15x15", difficulty="extreme") == "motif"
        assert pattern("15x15", density=0.4) == "random"
        assert pattern("15x15", pattern="random") == "random"

    def test_a_pinned_recipe(self) -> None:
        """These puzzles may only change together with the generator's revision."""
        assert make((12, 12), motif="owl", seed=1).solution.rows() == PINNED["owl"]
        assert make((12, 11), difficulty="hard", seed=1).solution.rows() == PINNED["hard"]

    @pytest.mark.parametrize(
        ("said", "problem"),
        [
            ({"motif": "owll"}, "there is no motif 'owll'; there is owl"),
            ({"motif": "zzzzzz"}, "there is no motif 'zzzzzz': choose another"),
            ({"motif": "owl", "subject": "food"}, "the motif owl belongs to animals, not to food"),
            ({"pattern": "random", "motif": "owl"}, "motif has no effect with pattern random"),
            (
                {"motif": "owl", "size": "4x4"},
                "motif has no effect here: nonograms of motifs have from 5x5 to 64x64",
            ),
            ({"motif": "owl", "density": 0.4}, "motif has no effect with a density: leave out one of them"),
            ({"pattern": "motif", "size": "4x4"}, "nonograms of motifs have from 5x5 to 64x64 cells"),
            ({"pattern": "motif", "size": "9x9", "difficulty": "extreme"}, "motifs of the level extreme have from"),
        ],
    )
    def test_what_cannot_be_is_refused(self, said: dict[str, Any], problem: str) -> None:
        with pytest.raises(cw.InvalidRecipe, match=problem):
            cw.kind("nonogram").read_recipe({"kind": "nonogram", "size": "15x15", **said})

    def test_without_a_size_the_board_has_the_motifs_shape(self) -> None:
        kind = cw.kind("nonogram")
        said = kind.with_usual_size({"kind": "nonogram", "motif": "banknote"})
        assert said["shape"] == "motif"
        board = kind.generate(kind.read_recipe(said)).puzzle
        assert (board.width, board.height) == (10, 7)
        assert "shape" not in kind.with_usual_size({"kind": "nonogram", "size": "9x9", "motif": "banknote"})
        assert "shape" not in kind.with_usual_size({"kind": "nonogram", "pattern": "random"})


class TestPuzzles:
    @pytest.mark.parametrize("size", [(5, 5), (6, 8), (13, 7), (30, 10), (9, 33), (40, 35), (64, 64)])
    def test_every_size_shows_motifs(self, size: tuple[int, int]) -> None:
        item = make(size, seed=2)
        assert (item.puzzle.width, item.puzzle.height) == size
        assert item.proof["verdict"] == "unique"
        assert set(shown(item)) <= set(by_id())

    def test_long_boards_show_several_motifs(self) -> None:
        item = make((40, 12), seed=3)
        assert len(shown(item)) == 3
        assert item.solved_title("en").count(",") == 1
        assert " und " in item.solved_title("de")

    @pytest.mark.parametrize("subject", SUBJECTS)
    def test_a_subject_is_kept_to(self, subject: str) -> None:
        assert by_id()[shown(make((12, 12), subject=subject, seed=1))[0]].subject == subject

    @pytest.mark.parametrize("name", ["owl", "anchor", "chess-knight", "key", "lighthouse", "snail"])
    def test_a_motif_is_shown_and_can_be_recognised(self, name: str) -> None:
        item = make((20, 20), motif=name, seed=1)
        assert shown(item) == [name]
        assert resembles(trimmed(item.solution.cells == item.solution.cells.max()), by_id()[name])

    def test_whatever_is_made_plainly_can_be_recognised(self) -> None:
        for seed in range(30):
            item = make(seed=seed)
            picture = item.solution.cells == item.solution.cells.max()
            if not any(resembles(trimmed(way), by_id()[shown(item)[0]], solid=filled)
                       for way in (picture, picture[:, ::-1], ~picture) for filled in (False, True)):  # fmt: skip
                pytest.fail(f"seed {seed} shows no {shown(item)[0]}")

    def test_puzzles_differ(self) -> None:
        kind = cw.kind("nonogram")
        forms = {kind.canonical(make(seed=seed).puzzle) for seed in range(100)}
        assert len(forms) >= 99

    @pytest.mark.parametrize("level", MOTIF_LEVEL_SIZES)
    def test_every_level_is_there_from_its_smallest_size_on(self, level: cw.Level) -> None:
        small = MOTIF_LEVEL_SIZES[level].smallest[0]
        for size in (small, (18, 16)):
            item = make(size, pattern="motif", difficulty=level, seed=3)
            assert item.rating.level == level
            assert SHOWS in item.meta

    def test_without_guessing(self) -> None:
        assert make(repair="no-guess", seed=4).proof["by"] == "lines"


class TestSecrets:
    def test_the_title_is_told_to_whoever_has_solved_the_puzzle(self) -> None:
        item = make(motif="owl", seed=1)
        assert item.title is None
        assert (item.solved_title(), item.solved_title("de"), item.solved_title("xx")) == ("Owl", "Eule", "Owl")

    def test_links_and_players_get_no_title(self) -> None:
        item = make(motif="owl", seed=1)
        assert "owl" not in share_link(item).lower()
        public = without_secrets(item)
        assert "owl" not in str(public.meta).lower() + str(public.recipe).lower()
        assert public.solution == item.solution
        named = cw.Item(item.puzzle, meta={"title": "A walk"})
        assert without_secrets(named) is named
        assert named.solved_title("de") == "A walk"


class TestPoses:
    def test_plain_poses_show_their_motif_as_it_is(self) -> None:
        chance = Chance(1)
        for motif in motifs()[::400]:
            found = pose(motif, (20, 20), 0, chance)
            part = found.parts[0]
            assert part.look == "drawn"
            assert (part.mirrored, part.tilt, found.inverted, found.framed) == (False, 0, False, False)
            left, top, width, height = part.box
            assert left >= 0 <= top
            assert left + width <= 20 >= top + height

    def test_symmetric_motifs_stay_symmetric(self) -> None:
        heart = by_id()["heart"]
        laid = draft(Pose((14, 14), (PosedMotif(heart, (1, 1, 12, 12)),)))
        assert laid.mirrors
        for picture in laid.pictures(20, Chance(3)):
            assert np.array_equal(picture[:, 1:13], picture[:, 1:13][:, ::-1])

    def test_the_first_picture_is_the_plainest_and_others_differ_on_edges_alone(self) -> None:
        laid = draft(Pose((15, 15), (PosedMotif(by_id()["owl"], (0, 0, 15, 15)),)))
        stack = laid.pictures(10, Chance(1))
        assert np.array_equal(stack[0], laid.shares >= 500)
        moved = (stack != stack[0]).any(0)
        assert moved.any()
        assert (abs(laid.shares[moved] - 500) <= 260).all()

    def test_framed_and_inverted_poses_are_recognised_as_well(self) -> None:
        owl = by_id()["owl-2"]
        for found in (
            Pose((20, 20), (PosedMotif(owl, (2, 2, 16, 16)),), framed=True),
            Pose((20, 20), (PosedMotif(owl, (1, 1, 18, 18)),), inverted=True),
            Pose((20, 20), (PosedMotif(owl, (0, 0, 20, 20), mirrored=True),)),
        ):
            picture = draft(found).pictures(1, Chance(0))[0]
            assert found.shows(picture)
            assert not found.shows(np.zeros_like(picture))

    def test_fitting(self) -> None:
        assert fitted((96, 20), (15, 15)) == (15, 4)
        assert fitted((20, 96), (15, 15)) == (4, 15)
        assert fills((96, 80), (15, 15))
        assert not fills((96, 20), (15, 15))


class TestExtremes:
    def test_what_is_kept_is_extreme_unique_and_can_be_recognised(self) -> None:
        assert len(kept()) >= 250
        for each in kept()[::12]:
            puzzle = clues_of(each.bits)
            assert find_others(puzzle, Board.solved(each.bits)).verdict == "unique"
            assert grade(puzzle) == cw.Level.EXTREME
            assert each.motif in by_id()

    def test_a_board_gets_what_it_holds(self) -> None:
        found = extremes((15, 15), None, None)
        assert found
        for each in found:
            placed = each.placed((15, 15), Chance(1))
            assert placed.shape == (15, 15)
            assert placed.sum() == each.bits.sum()
        assert not extremes((64, 64), None, None)

    def test_a_larger_board_shows_another_motif_beside_it(self) -> None:
        item = make((46, 44), pattern="motif", difficulty="extreme", seed=1)
        assert item.rating.level == cw.Level.EXTREME
        assert len(shown(item)) >= 2


def test_known_motifs_of_a_level_are_of_the_subject() -> None:
    found = good_for(cw.Level.MEDIUM, "food")
    assert found
    assert all(motif.subject == "food" for motif in found)
    assert good_for(cw.Level.EASY, None) == ()


def test_sizes_of_levels_lie_within_those_of_motifs() -> None:
    assert all(sizes.largest == MOTIF_SIZES.largest for sizes in MOTIF_LEVEL_SIZES.values())


@pytest.mark.parametrize("size", ["30x10", "10x30", "20x12", "64x9"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_long_boards_are_pictures_at_every_level(size: str, level: str) -> None:
    assert KIND.read_recipe({"kind": "nonogram", "size": size, "difficulty": level}).options["pattern"] == "motif"


@pytest.mark.parametrize(("size", "level"), [((30, 10), "medium"), ((12, 26), "hard"), ((27, 12), "expert")])
def test_long_boards_of_a_level_show_several_motifs(size: tuple[int, int], level: str) -> None:
    item = make(size, difficulty=level, seed=1)
    assert item.rating.level == level
    assert len(shown(item)) >= 2


def test_a_long_extreme_board_shows_other_motifs_beside_the_extreme_one() -> None:
    item = make((36, 15), difficulty="extreme", seed=2)
    assert item.rating.level == cw.Level.EXTREME
    assert len(shown(item)) >= 2


class TestScenes:
    @staticmethod
    def drawn(size: tuple[int, int], count: int, freedom: int, seed: int) -> tuple[Pose, Any]:
        chance = Chance(seed)
        found = scene(size, count, lambda room: chance.pick(motifs()), freedom, 8, FREE, chance)
        assert found is not None
        return found

    @pytest.mark.parametrize("size", [(41, 20), (20, 41)])
    def test_in_every_picture_of_a_scene_every_motif_can_be_recognised(self, size: tuple[int, int]) -> None:
        for seed in range(6):
            found, stack = self.drawn(size, 2, 1, seed)
            assert stack.shape == (8, size[1], size[0])
            assert all(found.shows(picture) for picture in stack)
            for box in (part.box for part in found.parts):
                assert box[0] + box[2] <= size[0]
                assert box[1] + box[3] <= size[1]

    def test_a_scene_may_be_framed_or_inverted(self) -> None:
        found = [self.drawn((41, 20), 2, 1, seed)[0] for seed in range(40)]
        assert any(each.framed for each in found)
        assert any(each.inverted for each in found)

    def test_parts_of_a_scene_do_not_touch(self) -> None:
        for size, count in (((31, 15), 2), ((15, 31), 2), ((64, 9), 5)):
            boxes = rooms(size, count)
            along = 0 if size[0] > size[1] else 1
            for one, two in pairwise(boxes):
                assert one[along] + one[2 + along] + 1 == two[along]
            assert boxes[-1][along] + boxes[-1][2 + along] == max(size)

    def test_the_longer_a_board_the_more_it_shows(self) -> None:
        assert [count_for(size, 0) for size in ((15, 15), (15, 22), (10, 20), (10, 39), (64, 6))] == [1, 1, 2, 3, 5]
        assert {count_for((40, 8), number) for number in range(4)} == {5, 4, 3}
        assert {count_for((20, 12), number) for number in range(4)} == {1, 2}
