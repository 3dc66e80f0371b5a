"""The kind that joins the modules: data, moves, words, the sample and the first board."""

import pytest

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.colour_names import NAMED, name_in
from cluewright.colour_nonogram.kind import KIND
from cluewright.colour_nonogram.naming import colour_word
from cluewright.colour_nonogram.palette import Colour
from cluewright.core.errors import InvalidMove, InvalidPuzzle
from cluewright.core.locales import LANGUAGES
from cluewright.core.message import Message
from cluewright.core.outcome import Verdict
from cluewright.core.scene import Dye

ITEM = KIND.sample()
PUZZLE = ITEM.puzzle


def test_the_sample_has_one_solution_and_is_rated() -> None:
    outcome = KIND.solve(PUZZLE)
    assert (outcome.verdict, outcome.solution) == (Verdict.UNIQUE, ITEM.solution)
    assert KIND.rate(PUZZLE).techniques
    assert KIND.is_solved(PUZZLE, ITEM.solution)


def test_a_puzzle_survives_its_json_form() -> None:
    data = KIND.to_data(PUZZLE)
    assert set(data) == KIND.puzzle_keys
    assert KIND.from_data(data) == PUZZLE
    assert KIND.board_from_data(PUZZLE, KIND.board_to_data(PUZZLE, ITEM.solution)) == ITEM.solution
    for wrong, said in (
        ({}, "missing"),
        (data | {"width": 3}, "given as 3"),
        ({key: data[key] for key in ("rows", "columns")}, "palette is missing"),
    ):
        with pytest.raises(InvalidPuzzle, match=said):
            KIND.from_data(wrong)
    with pytest.raises(InvalidPuzzle, match="the colour e"):
        KIND.board_from_data(PUZZLE, ["e" * PUZZLE.width] * PUZZLE.height)


def test_moves_write_the_colours_of_the_palette() -> None:
    board = KIND.apply(PUZZLE, KIND.empty_board(PUZZLE), "a1,1-3 .2,2 c3,1")
    assert board.rows()[:3] == ["aaa???????", "?.????????", "c?????????"]
    assert KIND.apply(PUZZLE, board, "?1,2").rows()[0] == "a?a???????"
    with pytest.raises(InvalidMove):
        KIND.apply(PUZZLE, board, "d1,1")  # the palette ends with c
    with pytest.raises(InvalidMove):
        KIND.apply(PUZZLE, board, "#1,1")


def test_values_have_the_names_and_colours_of_the_palette() -> None:
    words = [KIND.value_word(PUZZLE, value) for value in "?.a"]
    assert [str(word).lower() for word in words] == ["unknown", "empty", "red"]
    assert KIND.tone_of(PUZZLE, "a") == Dye(*PUZZLE.palette[1].rgb)
    assert KIND.tone_of(PUZZLE, "?") is None


def test_complete_blocks_are_told() -> None:
    done = KIND.satisfied(PUZZLE, ITEM.solution)
    blocks = [clue for clue in PUZZLE.rows + PUZZLE.columns if clue]
    assert len(done) == sum(map(len, blocks))
    assert KIND.satisfied(PUZZLE, KIND.empty_board(PUZZLE)) == []


def test_a_wrong_cell_is_named_by_its_colour() -> None:
    board = KIND.apply(PUZZLE, KIND.empty_board(PUZZLE), "b4,1")
    (fault, *_) = KIND.mistakes(PUZZLE, board, ITEM.solution)
    assert "green" in fault.text()


def test_every_rule_of_the_first_board_can_be_broken() -> None:
    puzzle = KIND.first.puzzle
    assert KIND.solve(puzzle).verdict is Verdict.UNIQUE
    for rule in KIND.first.rules:
        board = KIND.apply(puzzle, KIND.empty_board(puzzle), rule.move)
        assert rule.fault in {fault.code for fault in KIND.faults(puzzle, board)}
        assert {cell for cell in rule.cells if board.cells[cell]} == set(rule.cells)


def test_a_step_is_a_move() -> None:
    board = KIND.empty_board(PUZZLE)
    for step in KIND.explain(PUZZLE):
        after = KIND.apply_step(PUZZLE, board, step)
        assert KIND.apply(PUZZLE, board, KIND.move_of_step(PUZZLE, board, step)) == after
        board = after
    assert board == ITEM.solution
    assert isinstance(board, Board)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_usual_colour_has_a_name_in_the_language_of_the_reader(language: str) -> None:
    for name in NAMED:
        word = colour_word(Colour(name, NAMED[name], "A"))
        assert isinstance(word, Message)
        assert word.clause(language) == name_in(name, language)
    assert name_in("blue-grey", language) != "blue-grey"
