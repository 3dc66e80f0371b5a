"""What is lost on the way into a format, and that it is said."""

from cluewright.core.item import Item
from cluewright.core.rating import Rating
from cluewright.formats import dumps, loads, losses
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram

PUZZLE = Nonogram([[1, 1], [3]], [[2], [1], [2]])
RATING = Rating.from_data({"level": "easy", "score": 1.5, "revision": 2, "techniques": {}})


def test_each_kind_of_loss_is_told_once_with_a_count() -> None:
    full = Item(
        PUZZLE,
        solution=Board.parse("#.# ###"),
        rating=RATING,
        proof={"verdict": "unique"},
        meta={"title": "A", "author_id": "n", "shelf": 3},
        extra={"saved": [], "mood": "calm"},
    )

    assert losses([full, full, Item(PUZZLE, meta={"title": "B"})], "nin") == [
        "nin cannot hold the solution (2 puzzles)",
        "nin cannot hold the rating (2 puzzles)",
        "nin cannot hold the proof (2 puzzles)",
        "nin cannot hold the title (3 puzzles)",
        "nin cannot hold the author id (2 puzzles)",
        "nin cannot hold the key 'shelf' (2 puzzles)",
        "nin cannot hold the saved boards (2 puzzles)",
        "nin cannot hold the key 'mood' (2 puzzles)",
    ]
    assert losses([full], "json") == []
    assert losses(PUZZLE, "nin") == []


def test_texts_of_other_types_are_written_where_they_can_be() -> None:
    item = Item(PUZZLE, meta={"title": 7, "author": ["A", "B"], "copyright": None})

    assert loads(dumps(item, format_name="non"))[0].meta == {"title": "7"}
    assert losses(item, "non") == ["non cannot hold the author, which is not text, (1 puzzle)"]


def test_boards_that_do_not_fit_are_told() -> None:
    item = Item(PUZZLE, solution=Board.parse("#.# ##?"), extra={"saved": [["#"], "x", ["???", "#??"]]})

    (again,) = loads(dumps(item, format_name="non"))

    assert (again.solution, again.extra) == (None, {"saved": [["???", "#??"]]})
    assert losses(item, "non") == [
        "non cannot hold the solution, which leaves cells undecided, (1 puzzle)",
        "non cannot hold saved boards that do not fit the puzzle (1 puzzle)",
    ]
