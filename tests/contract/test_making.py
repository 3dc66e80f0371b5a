"""The contract: what every kind promises, our own and those that plug in: recipes, levels, play, pictures and sizes.

Each test asks every registered kind, the template kind among them; a new kind is asked without a line here.
"""

import datetime
from typing import Any

import pytest
from tests.contract_puzzles import Examples

import cluewright as cw
from cluewright.core.daily import daily_recipe
from cluewright.core.path_recording import record_path
from cluewright.core.pictures import pictures_of


class TestRecipe:
    """A recipe is the truth: what it says was done, and it gives the same puzzle everywhere."""

    def test_the_recipe_gives_the_puzzle_again(self, examples, kind):
        item = examples.made(3)
        assert kind.generate(item.recipe) == item
        assert kind.generate(kind.read_recipe(item.recipe.to_data())) == item

    def test_symmetries_have_the_same_names_in_every_kind(self, kind):
        offered = {choice for option in kind.options if option.name == "symmetry" for choice in option.choices}
        assert offered <= {"auto", "none", "left-right", "top-bottom", "both", "half-turn", "quarter-turn", "diagonal"}

    def test_former_names_of_choices_are_read_and_are_names_no_more(self, kind):
        for option in kind.options:
            for former, name in option.formerly.items():
                assert option.read(former) == name
                assert name in option.choices
                assert former not in option.choices

    def test_another_revision_is_refused_and_none_means_the_current_one(self, examples, kind):
        data = examples.made().recipe.to_data()
        assert data.pop("revision") == kind.revision
        assert kind.generate(kind.read_recipe(data)) == examples.made()
        for revision in (kind.revision - 1, kind.revision + 1):
            with pytest.raises(cw.InvalidRecipe, match="revision"):
                kind.read_recipe({**data, "revision": revision})

    def test_an_option_that_would_have_no_effect_is_refused(self, examples, kind):
        plain = {"kind": kind.name, "size": examples.size}
        said = kind.read_recipe(plain).options
        for option in kind.options:
            if option.file or all(said.get(name) in good for name, good in option.needs.items()):
                continue
            some = option.default if option.default is not None else option.minimum or 1
            value = option.choices[0] if option.choices else option.type(some)
            with pytest.raises(cw.InvalidRecipe, match="has no effect"):
                kind.read_recipe({**plain, option.name: value})

    def test_what_is_not_an_option_is_refused(self, examples, kind):
        with pytest.raises(cw.InvalidRecipe):
            cw.generate(kind.name, size=examples.size, colour="red")
        for option in kind.options:
            if option.choices:
                with pytest.raises(cw.InvalidRecipe):
                    cw.generate(kind.name, size=examples.size, **{option.name: "no such choice"})

    def test_a_size_that_is_not_made_is_refused_before_any_work(self, kind):
        width, height = kind.sizes.largest
        with pytest.raises(cw.InvalidRecipe):
            cw.generate(kind.name, size=(width + 1, height + 1))

    def test_what_is_made_is_proven_and_rated(self, examples):
        item = examples.made(2)
        assert item.proof["verdict"] == "unique"
        assert item.rating is not None
        assert cw.check(item).ok


class TestLevels:
    """Asked for, or told."""

    def test_the_level_asked_for_is_made_or_the_closest_is_told(self, examples, kind):
        told: Any = None
        for level in kind.levels[:3]:
            try:
                closest = examples.made(7, difficulty=str(level))
            except cw.InvalidRecipe:
                assert not kind.level_sizes[level].hold(examples.size)
            except cw.GenerationFailed as failure:
                closest = failure.best
                told = None if closest is None else (closest.rating.level is not level, closest.recipe)
            else:
                told = (closest.rating.level is level, None)
                assert closest.recipe.difficulty is level
            assert told in (None, (True, None))

    def test_a_level_the_kind_does_not_have_is_refused(self, examples, kind):
        for level in set(cw.Level) - set(kind.levels):
            with pytest.raises(cw.InvalidRecipe):
                cw.generate(kind.name, size=examples.size, difficulty=str(level))

    def test_a_lesson_and_a_level_are_refused_together(self, examples, kind):
        for technique in kind.techniques[:1] if "lesson" in {option.name for option in kind.options} else ():
            with pytest.raises(cw.InvalidRecipe):
                cw.generate(kind.name, size=examples.size, difficulty="easy", lesson=technique.slug)


class TestDaily:
    """One recipe for each kind and date."""

    def test_the_recipe_of_a_day_is_always_the_same_and_each_day_has_its_own(self, kind):
        days = [datetime.date(2026, 11, 16) + datetime.timedelta(days=number) for number in range(14)]
        recipes = [daily_recipe(kind, day) for day in days]
        assert recipes == [daily_recipe(kind, day) for day in days]
        assert len({recipe.seed for recipe in recipes}) == len(days)
        assert all(recipe == kind.read_recipe(recipe.to_data()) for recipe in recipes)


class TestWatching:
    """What happens while a puzzle is solved can be watched, and leads to the solution."""

    def test_the_recording_of_a_solver_ends_with_the_solution(self, examples, kind):
        item = examples.made()
        outcome, recording = cw.record(item)
        assert outcome.verdict is cw.Verdict.UNIQUE
        assert kind.is_solved(item.puzzle, kind.replay(item.puzzle, recording))

    def test_the_path_of_a_person_is_a_recording(self, examples, kind):
        item = examples.made(difficulty="easy")
        recording = record_path(kind, item.puzzle)
        assert kind.is_solved(item.puzzle, kind.replay(item.puzzle, recording))
        assert recording.text_at(1).endswith(".")


class TestPlay:
    """Moves are short texts; boards never change; a game comes back as it was."""

    def test_a_game_played_by_hints_is_won_and_restored(self, examples, kind):
        session = cw.Session(examples.made(difficulty="easy"))
        while not session.finished:
            session.move(kind.move_of_step(session.puzzle, session.board, session.hint().step))
            assert session.mistakes() == []
        again = cw.Session.from_json(session.to_json())
        assert (again.board, again.moves, again.finished) == (session.board, session.moves, True)

    def test_a_move_leaves_the_board_before_as_it_was(self, examples, kind):
        puzzle = examples.made().puzzle
        before = kind.empty_board(puzzle)
        copy = kind.board_to_data(puzzle, before)
        step = next(iter(kind.explain(puzzle)))
        after = kind.apply(puzzle, before, kind.move_of_step(puzzle, before, step))
        assert kind.board_to_data(puzzle, before) == copy != kind.board_to_data(puzzle, after)

    def test_nonsense_is_no_move(self, examples, kind):
        puzzle = examples.made().puzzle
        for move in ("", "?!", "99 99 99", "\0", "#" * 10_000, "1" * 10_000, " " * 10_000):
            with pytest.raises(cw.InvalidMove):
                kind.apply(puzzle, kind.empty_board(puzzle), move)


class TestDrawing:
    """Every kind is drawn, as characters and as a scene."""

    def test_puzzle_board_and_hint_are_drawn(self, examples, kind):
        item = examples.made()
        hint = cw.hint(item, kind.empty_board(item.puzzle))
        assert kind.text(item.puzzle)
        assert kind.text(item.puzzle, item.solution) != kind.text(item.puzzle)
        for board in (None, item.solution):
            assert "<svg" in cw.draw(item, board=board).svg()
        assert "<svg" in cw.draw(item, hint=hint).svg()


class TestBrowser:
    """The studio's pages play every kind: on their board of cells, or on the kind's own."""

    def test_there_is_a_board_to_play_on(self, kind):
        own = kind.modules is not None and kind.modules.board is not None
        assert own or kind.sheet is not None


class TestPictures:
    """A kind whose solved board determines the puzzle can be drawn; others say that they cannot."""

    def test_a_solved_board_gives_its_puzzle_or_the_kind_says_so(self, examples, kind):
        if kind.pictures is None:
            with pytest.raises(cw.NotOffered):
                pictures_of(kind)
            return
        item = examples.made()
        solved = kind.pictures.drawing_of(item.puzzle, item.solution)
        assert kind.pictures.from_solution(solved) == item.puzzle
        drawn = kind.pictures.read_drawing(kind.pictures.write_drawing(solved), 10_000)
        assert kind.pictures.from_solution(drawn) == item.puzzle
        ambiguous = examples.ambiguous
        done = kind.pictures.repair(kind.pictures.drawing_of(ambiguous.puzzle, cw.solve(ambiguous).solution))
        assert done.reached
        assert cw.solve(kind.pictures.from_solution(done.board)).verdict is cw.Verdict.UNIQUE
        assert kind.pictures.quality(item)


def cancelled() -> cw.Budget:
    """Return a budget with which any work at all ends at once."""
    budget = cw.Budget()
    budget.cancel.cancel()
    return budget


class TestSizes:
    """No size cliff: a kind works up to the sizes it declares, and says the limit before any work beyond them."""

    @pytest.fixture
    def largest(self, examples: Examples, kind: cw.Kind[Any, Any]) -> cw.Item[Any, Any]:
        """Return a puzzle of the largest size, of the first level if that is made there."""
        size, level = kind.sizes.largest, kind.levels[0]
        asked = {"difficulty": str(level)} if kind.level_sizes.get(level, kind.sizes).hold(size) else {}
        return examples.made(1, size=size, **asked)

    def test_the_largest_puzzle_is_made(self, kind, largest):
        assert (largest.puzzle.width, largest.puzzle.height) == kind.sizes.largest
        assert largest.proof["verdict"] == "unique"
        assert largest.rating is not None

    def test_the_largest_puzzle_of_a_level_is_made(self, kind):
        level = kind.levels[0]
        sizes = kind.level_sizes.get(level, kind.sizes)
        if sizes.largest != kind.sizes.largest:
            item = cw.generate(kind.name, size=sizes.largest, seed=1, difficulty=str(level))
            assert (item.puzzle.width, item.puzzle.height) == sizes.largest
            assert item.rating.level is level

    def test_what_is_larger_is_refused_before_any_work(self, kind):
        for level, sizes in [(None, kind.sizes), *kind.level_sizes.items()]:
            for size in beyond(sizes):
                asked = {} if level is None else {"difficulty": str(level)}
                with pytest.raises(cw.InvalidRecipe, match="{}x{}".format(*sizes.largest)) as refused:
                    cw.generate(kind.name, size=size, budget=cancelled(), **asked)
                assert "\n" not in str(refused.value)

    def test_pictures_become_puzzles_are_repaired_and_judged_at_the_largest_size(self, kind, largest):
        if kind.pictures is None:
            return
        sizes = kind.pictures.sizes
        drawn = kind.pictures.from_picture(SMALL_IMAGE, sizes.largest, {})
        puzzle = kind.pictures.from_solution(drawn)
        assert (puzzle.width, puzzle.height) == sizes.largest
        done = kind.pictures.repair(drawn)
        assert done.reached
        assert kind.pictures.quality(largest)["complete"]

    def test_larger_pictures_are_refused_before_any_work(self, kind):
        if kind.pictures is None:
            return
        pictures, limit = kind.pictures, "{}x{}".format(*kind.pictures.sizes.largest)
        for size in beyond(pictures.sizes):
            with pytest.raises(cw.InvalidRecipe, match=limit):
                pictures.from_picture(b"no image", size, {})
            board = pictures.draw_texture(pictures.textures[0], size, 1)
            with pytest.raises(cw.InvalidRecipe, match=limit):
                pictures.repair(board, budget=cancelled())

    def test_nonograms_reach_200_cells_a_side(self):
        nonogram = cw.kind("nonogram")
        assert nonogram.sizes.hold((200, 200))
        assert pictures_of(nonogram).sizes.hold((200, 200))

    def test_pages_are_told_the_same_sizes(self, kind, studio):
        told = studio.get(f"/api/v1/kinds/{kind.name}").json()
        assert told["sizes"] == kind.sizes.to_data()
        assert told["level_sizes"] == {str(level): sizes.to_data() for level, sizes in kind.level_sizes.items()}
        assert told["picture_sizes"] == (None if kind.pictures is None else kind.pictures.sizes.to_data())
        assert all(kind.sizes.hold(tuple(size)) for size in [*told["offered"], told["default_size"]])
        [too_large, *_] = beyond(kind.sizes)
        problem = studio.post("/api/v1/generate", json={"kind": kind.name, "size": list(too_large)}).json()
        assert (problem["status"], problem["type"]) == (422, "invalid-recipe")
        assert "{}x{}".format(*kind.sizes.largest) in problem["detail"]


WHITE, BLACK, RED = b"255 255 255", b"0 0 0", b"160 0 0"
SMALL_IMAGE = b" ".join([b"P3 4 3 255", BLACK, WHITE, RED, RED, *[WHITE] * 4, RED, RED, BLACK, BLACK])
"""An image in which every kind sees enough: dark on light, in two colours."""


def beyond(sizes: cw.Sizes) -> list[tuple[int, int]]:
    """Return sizes just too large, lying, standing and both."""
    width, height = sizes.largest
    return [(width + 1, height), (width, height + 1), (width + 1, height + 1)]
