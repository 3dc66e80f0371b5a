import dataclasses
import pickle
from collections import defaultdict
from itertools import product

import pytest

import cluewright as cw
from cluewright.core.pictures import pictures_of

pytestmark = pytest.mark.usefixtures("kakurasu")


@pytest.fixture
def item(kakurasu):
    return kakurasu.KIND.sample()


@pytest.fixture
def ambiguous(kakurasu):
    """Give the sums that two pictures share."""
    return kakurasu.Kakurasu((4, 4, 4), (3, 0, 3, 3))


TWO = (("#.#.", "#.#.", "...#"), ("...#", "...#", "#.#."))


def test_every_verb_takes_an_item_or_a_bare_puzzle(item):
    board = ("???", "???")
    for thing in (item, item.puzzle):
        assert cw.solve(thing).solution == item.solution
        assert cw.check(thing).ok
        assert str(next(cw.explain(thing))).startswith("Row 1: every way to make 4 shades columns 1 and 3")
        assert cw.hint(thing, board).code == "line-sum"
        assert cw.rate(thing).level is cw.Level.EASY


def test_verdicts_agree_with_all_pictures_there_are(kakurasu):
    pictures = defaultdict(set)
    for picture in product(map("".join, product(".#", repeat=4)), repeat=3):
        sums = [[sum(n for n, cell in enumerate(line, 1) if cell == "#") for line in side] for side in both(picture)]
        pictures[tuple(map(tuple, sums))].add(picture)
    several = [key for key in pictures if len(pictures[key]) > 1]
    assert len(several) == 17
    impossible = [((10, 10, 10), (6, 6, 6, 5)), ((0, 0, 1), (0, 0, 0, 3))]
    for key in several + impossible + list(pictures)[::20]:
        outcome = cw.solve(kakurasu.Kakurasu(*key))
        expected = pictures.get(key, set())
        assert outcome.verdict is [cw.Verdict.NONE, cw.Verdict.UNIQUE, cw.Verdict.SEVERAL][len(expected)]
        assert set(outcome.solutions) == expected


def both(picture):
    return picture, list(zip(*picture, strict=True))


def test_solving_honours_board_known_limit_and_budget(ambiguous):
    assert cw.solve(ambiguous).verdict is cw.Verdict.SEVERAL
    assert cw.solve(ambiguous, limit=1).verdict is cw.Verdict.SOLVED
    assert cw.solve(ambiguous, limit=3).exhausted
    assert cw.solve(ambiguous, known=TWO[1]).solutions == TWO[::-1]
    assert cw.solve(ambiguous, board=TWO[1]).solutions == TWO[1:]
    assert cw.solve(ambiguous, budget=cw.Budget(nodes=1)).verdict is cw.Verdict.UNDECIDED
    cancelled = cw.Budget()
    cancelled.cancel.cancel()
    assert cw.solve(ambiguous, budget=cancelled).verdict is cw.Verdict.UNDECIDED


def test_check_says_what_an_item_claims_falsely(item):
    wrong = cw.Item(item.puzzle, solution=("###", "###"))
    found = cw.check(wrong)
    assert [fault.code for fault in found.faults] == ["wrong-solution"]
    assert found.outcome.verdict is cw.Verdict.UNIQUE
    assert not found.ok


def test_check_is_not_content_with_several_solutions(ambiguous):
    found = cw.check(cw.Item(ambiguous, solution=TWO[0]))
    assert (found.faults, found.outcome.solutions, found.ok) == ((), TWO, False)


def test_the_steps_lead_to_the_solution_from_any_board(item, kakurasu):
    for board in (None, ("???", "?#?"), ("#.#", "?#?")):
        reached = board or ("???", "???")
        for step in cw.explain(item, board):
            reached = kakurasu.KIND.apply_step(item.puzzle, reached, step)
        assert reached == item.solution


def test_a_hint_names_a_broken_rule_first_then_a_wrong_cell_then_the_next_step(item, kakurasu):
    broken = cw.hint(item, ("..?", "???"))
    assert (broken.code, broken.stages[0]) == ("no-way", "There is a mistake: look at row 1.")
    assert broken.stages[1:] == ("Row 1 can no longer make 4.", "Clear row 1, column 1.")
    assert broken.move == "1 1 ?"
    puzzle = kakurasu.Kakurasu((0, 0, 7), (0, 0, 3, 3))
    for thing in (puzzle, cw.Item(puzzle, solution=("....", "....", "..##"))):
        wrong = cw.hint(thing, ("????", "????", "??.?"))
        assert (wrong.code, wrong.mistake.cells) == ("wrong-cell", ((2, 2),))
        assert wrong.stages[1:] == ("Row 3, column 3 is wrong.", "Clear row 3, column 3.")
    step = cw.hint(item, ("#??", "???"))
    assert step.stages[0] == "Look at row 1."
    assert kakurasu.KIND.techniques[0].summary in step.stages[1]
    assert step.stages[2] == str(step.step)


def test_a_hint_has_something_to_say_at_the_end_too(item):
    assert str(cw.hint(item, item.solution)) == "The board is complete."


def test_rating_explaining_and_hints_need_exactly_one_solution(ambiguous, kakurasu):
    impossible = kakurasu.Kakurasu((2, 2), (1, 2))
    for puzzle, verdict, text in ((ambiguous, "several", "several solutions"), (impossible, "none", "no solution")):
        empty = kakurasu.KIND.empty_board(puzzle)
        for ask in (cw.rate, cw.explain, lambda it, b=empty: cw.hint(it, b), lambda it, b=empty: cw.hints(it, b)):
            with pytest.raises(cw.NotUnique, match=f"this puzzle has {text}") as raised:
                ask(puzzle)
            assert raised.value.verdict == verdict
            assert pickle.loads(pickle.dumps(raised.value)).verdict == verdict


def test_what_a_proof_says_is_not_proven_again(item, kakurasu, monkeypatch):
    proven = dataclasses.replace(item, proof={"verdict": "unique"})
    monkeypatch.setattr(kakurasu.KakurasuKind, "solve", lambda *_: pytest.fail("solved again"))
    assert cw.rate(proven).level == "easy"
    assert list(cw.explain(proven))
    assert cw.hint(proven, kakurasu.KIND.empty_board(item.puzzle)).step is not None


def test_a_check_that_stays_open_goes_on(item, kakurasu, monkeypatch):
    monkeypatch.setattr(kakurasu.KakurasuKind, "solve", lambda *_: cw.Outcome(cw.Verdict.UNDECIDED))
    assert cw.rate(item.puzzle).level == "easy"
    assert cw.hint(item.puzzle, kakurasu.KIND.empty_board(item.puzzle)).step is not None


@pytest.mark.parametrize("size", ["5x4", (3, 6), 4])
def test_generated_puzzles_are_unique_and_the_recipe_gives_them_again(size):
    made = cw.generate("kakurasu", size=size, seed=11, shaded=40)
    assert cw.check(made).ok
    assert made.recipe.options == {"shaded": 40}
    assert cw.generate("kakurasu", size=size, seed=11, shaded="40") == made
    assert cw.kind("kakurasu").generate(cw.Recipe.from_data(made.recipe.to_data())) == made
    assert cw.generate("kakurasu", size=size, seed=12, shaded=40).puzzle != made.puzzle


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_the_difficulty_asked_for_is_the_one_rated(difficulty):
    made = cw.generate("kakurasu", size="6x5", difficulty=difficulty, seed=5)
    assert made.rating.level == difficulty
    assert cw.rate(made) == made.rating


def test_generation_that_cannot_succeed_says_so():
    with pytest.raises(cw.GenerationFailed, match="; the closest one is easy") as caught:
        cw.generate("kakurasu", size="1x2", difficulty="hard")
    assert caught.value.best.rating.level is cw.Level.EASY
    assert caught.value.best.recipe is None
    with pytest.raises(cw.BudgetExceeded):
        cw.generate("kakurasu", size="1x2", difficulty="hard", budget=cw.Budget(nodes=5))


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"kind": "sudoku", "size": 5}, cw.UnknownKind),
        ({"kind": "kakurasu", "size": "wide"}, cw.InvalidRecipe),
        ({"kind": "kakurasu", "size": 5, "colour": "red"}, cw.InvalidRecipe),
        ({"kind": "kakurasu", "size": 5, "shaded": "half"}, cw.InvalidRecipe),
        ({"kind": "kakurasu", "size": 5, "difficulty": "brutal"}, cw.InvalidRecipe),
        ({"kind": "kakurasu", "size": 5, "difficulty": "extreme"}, cw.InvalidRecipe),
        ({"kind": "kakurasu", "size": 9}, cw.InvalidRecipe),
        ({"kind": "kakurasu", "size": 5, "shaded": 100}, cw.InvalidRecipe),
    ],
)
def test_what_cannot_be_made_is_refused(arguments, error):
    with pytest.raises(error):
        cw.generate(**arguments)


def test_a_kind_without_pictures_says_so(kakurasu):
    assert kakurasu.KIND.pictures is None
    with pytest.raises(cw.NotOffered, match=r"^Kakurasu puzzles cannot be made from pictures$"):
        pictures_of(kakurasu.KIND)
    assert kakurasu.KIND.commands() == ()
