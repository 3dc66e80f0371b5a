import numpy as np
import pytest

from cluewright.core.errors import InvalidPuzzle, InvalidRecipe
from cluewright.core.outcome import Verdict
from cluewright.nonogram import clue_generator
from cluewright.nonogram.board import Board
from cluewright.nonogram.clue_generator import ClueGenerator, OptimizationSettings, ValidationSettings
from cluewright.nonogram.puzzle import Nonogram

PICTURE = ["#.##.", ".....", "#####"]
ROWS = ((1, 2), (), (5,))
COLUMNS = ((1, 1), (1,), (1, 1), (1, 1), (1,))


def test_a_generator_with_a_solution_knows_its_clues():
    generator = ClueGenerator(PICTURE)
    assert generator.row_clues == ROWS
    assert generator.column_clues == COLUMNS
    assert generator.generate_clues() == Nonogram(ROWS, COLUMNS)
    assert generator.solution.tolist() == [[cell == "#" for cell in row] for row in PICTURE]


def test_a_generator_without_one_takes_it_from_a_call():
    generator = ClueGenerator()
    assert generator.solution is None
    with pytest.raises(InvalidPuzzle, match="has no solution yet"):
        generator.generate_clues()
    assert generator.generate_clues(PICTURE) == Nonogram(ROWS, COLUMNS)
    assert generator.row_clues == ROWS
    assert ClueGenerator().generate_row_clues(PICTURE) == ROWS
    assert ClueGenerator().generate_column_clues(PICTURE) == COLUMNS


def test_both_sides_come_from_one_reading_and_are_kept():
    generator = ClueGenerator(PICTURE)
    generator.generate_clues()
    assert (generator.record.sides_generated, generator.record.cache_hits) == (2, 0)
    generator.generate_clues(PICTURE)
    assert generator.row_clues is generator.row_clues
    assert (generator.record.sides_generated, generator.record.cache_hits) == (2, 4)
    assert generator.record.seconds > 0


def test_a_new_solution_forgets_the_clues():
    generator = ClueGenerator(PICTURE)
    assert generator.row_clues == ROWS
    generator.solution = ["##", "..", "#."]
    assert generator.row_clues == ((2,), (), (1,))
    assert generator.column_clues == ((1, 1), (1,))
    assert generator.generate_clues(["#"]) == Nonogram([[1]], [[1]])
    generator.solution = None
    with pytest.raises(InvalidPuzzle, match="has no solution yet"):
        _ = generator.row_clues


def test_changing_the_array_that_was_given_changes_nothing_until_it_is_given_again():
    array = np.zeros((2, 3), np.uint8)
    generator = ClueGenerator(array)
    assert generator.row_clues == ((), ())
    array[1, :2] = 1
    assert generator.column_clues == ((), (), ())
    assert generator.generate_row_clues(array) == ((), (2,))
    assert generator.column_clues == ((1,), (1,), ())
    with pytest.raises(ValueError, match="read-only"):
        generator.solution[0, 0] = True


def test_without_the_cache_everything_is_found_anew():
    generator = ClueGenerator(PICTURE, optimization=OptimizationSettings(cache=False))
    assert generator.row_clues == generator.row_clues == ROWS
    assert generator.generate_clues() == generator.generate_clues() == Nonogram(ROWS, COLUMNS)
    assert (generator.record.sides_generated, generator.record.cache_hits) == (6, 0)


def test_threads_give_the_same_clues():
    picture = np.random.default_rng(3).random((70, 150)) < 0.6
    generator = ClueGenerator(picture, optimization=OptimizationSettings(threads=3))
    assert generator.generate_clues() == ClueGenerator(picture).generate_clues()
    with pytest.raises(InvalidRecipe, match="threads"):
        OptimizationSettings(threads=0)


def test_a_cell_updates_its_row_and_column_only():
    generator = ClueGenerator(PICTURE)
    generator.generate_clues()
    generator.update_cell(1, 2, True)
    assert generator.generate_clues() == ClueGenerator(["#.##.", "..#..", "#####"]).generate_clues()
    generator.update_cell(1, 2, True)
    generator.update_cell(2, 4, False)
    assert generator.generate_clues() == ClueGenerator(["#.##.", "..#..", "####."]).generate_clues()
    assert (generator.record.sides_generated, generator.record.lines_updated) == (2, 4)
    with pytest.raises(InvalidPuzzle, match="no row 4, column 1 in a picture of 5x3"):
        generator.update_cell(3, 0, True)


def test_a_cell_updated_before_any_clue_was_found():
    generator = ClueGenerator(PICTURE)
    generator.update_cell(0, 1, True)
    assert generator.row_clues == ((4,), (), (5,))


def test_generated_clues_are_checked(monkeypatch):
    def mistaken(picture, *, threads):
        return (((1, 1), (), (5,)), COLUMNS)

    monkeypatch.setattr(clue_generator, "row_and_column_clues", mistaken)
    with pytest.raises(InvalidPuzzle, match="Row 1: the clue is 1 1, but the picture gives 1 2"):
        ClueGenerator(PICTURE).generate_clues()
    unchecked = ClueGenerator(PICTURE, validation=ValidationSettings(check_results=False))
    assert unchecked.generate_clues().rows[0] == (1, 1)


def test_lines():
    generator = ClueGenerator()
    assert generator.generate_line_clues("##.#") == (2, 1)
    buffer = [7, 7, 7, 7]
    kept = buffer
    generator.process_line([0, 1, 1, 0, 1], buffer)
    assert kept == [2, 1]
    generator.process_line("...", buffer)
    assert kept == []


def test_columns_are_extracted():
    generator = ClueGenerator(PICTURE)
    assert generator.extract_column(None, 3).tolist() == [True, False, True]
    assert generator.extract_column(["#.", "##", ".."], 1).tolist() == [False, True, False]
    assert generator.row_clues == ROWS
    for index in (5, -1):
        with pytest.raises(InvalidPuzzle, match=f"no column {index + 1} in a picture of 5x3"):
            generator.extract_column(None, index)


def test_validation_and_statistics_of_own_and_of_other_clues():
    generator = ClueGenerator(PICTURE)
    assert generator.validate_clues().ok
    assert generator.validate_clues(PICTURE, (ROWS, COLUMNS)).ok
    assert [wrong.line for wrong in generator.validate_clues(clues=(((1,), (), (5,)), COLUMNS))] == ["row"]
    assert [wrong.index for wrong in generator.validate_clues(["#.##.", "#....", "#####"])] == [1, 0]
    assert generator.clue_statistics().filled == 8
    assert generator.clue_statistics(([[2]], [[1], [1]])).filled == 2


@pytest.mark.parametrize("solution", [[], ["#", "##"], [[2]], 7])
def test_a_bad_solution_leaves_the_generator_as_it_was(solution):
    generator = ClueGenerator(PICTURE)
    with pytest.raises(InvalidPuzzle):
        generator.generate_clues(solution)
    assert generator.row_clues == ROWS


def test_validation_tells_whether_the_clues_determine_the_picture():
    determined = ClueGenerator("##. ###").validate_clues(unique=True)
    assert determined.ok
    assert determined.outcome.verdict is Verdict.UNIQUE
    ambiguous = ClueGenerator("#. .#").validate_clues(unique=True)
    assert not ambiguous.ok
    assert list(ambiguous) == []
    assert ambiguous.outcome.solutions == (Board.parse("#. .#"), Board.parse(".# #."))
    assert ClueGenerator("#. .#").validate_clues(clues=([[2], [1]], [[1], [1]]), unique=True).outcome is None
