import pytest

from cluewright import InvalidMove
from cluewright.core.history import Branch, History

CELLS_OF_A_LARGE_BOARD = 4096 * 3000


class Counting:
    """Append moves to a text, and count how often that was done."""

    def __init__(self):
        self.calls = 0

    def __call__(self, board, move):
        if move == "bad":
            raise InvalidMove("bad")
        self.calls += 1
        return (*board, move)


@pytest.fixture
def apply():
    return Counting()


def replay(history):
    return tuple(history.moves)


@pytest.mark.parametrize(("cells", "most"), [(6, 128), (CELLS_OF_A_LARGE_BOARD, 16)])
def test_boards_in_memory_stay_few_and_a_step_back_stays_cheap(apply, cells, most):
    history = History((), apply, cells=cells)
    for number in range(3000):
        history.play(str(number))
        assert history.remembered <= most
    assert apply.calls == 3000
    for number in range(3000, 0, -1):
        assert history.board[-1] == str(number - 1)
        history.back()
        assert history.remembered <= most
    assert history.board == ()
    # With few boards each step back costs a few applied moves on average; plain replaying would cost 1500.
    assert (apply.calls - 3000) / 3000 < 12


def test_going_back_and_forth_over_one_place_applies_one_move_each_time(apply):
    history = History((), apply, cells=CELLS_OF_A_LARGE_BOARD)
    for number in range(1000):
        history.play(str(number))
    for _ in range(20):
        history.back()
    before = apply.calls
    for _ in range(50):
        history.back()
        history.forward()
    assert apply.calls - before <= 50 * 3


def test_a_move_that_fails_changes_nothing(apply):
    history = History((), apply, cells=6)
    history.play("a")
    history.play("b")
    history.back()
    with pytest.raises(InvalidMove):
        history.play("bad")
    assert (history.board, history.moves, history.moves_ahead) == (("a",), ["a"], ["b"])


def test_positions_on_other_lines_are_not_lost(apply):
    history = History((), apply, cells=6)
    history.play("a")
    fork = history.here
    history.play("b")
    other = history.here
    history.go(fork)
    history.play("c")
    history.go(other)
    assert (history.board, history.moves_ahead) == (("a", "b"), [])
    history.go(fork)
    assert (history.board, history.moves_ahead) == (("a",), ["b"])


def test_numbers_and_branches_rebuild_the_same_tree(apply):
    history = History((), apply, cells=6)
    history.play("a")
    fork = history.here
    for move in "bc":
        history.play(move)
    deep = history.here
    history.go(fork)
    history.play("d")
    history.back()
    numbers, branches = history.numbered([deep, fork])
    assert (numbers[fork], numbers[deep]) == (1, 4)
    assert branches == [Branch(1, ["b", "c"])]

    again = History((), Counting(), cells=6)
    positions = again.rebuild(history.moves + history.moves_ahead, branches, history.here.depth)
    assert len(positions) == len(numbers)
    assert (again.board, again.moves_ahead) == (("a",), ["d"])
    again.go(positions[numbers[deep]])
    assert again.board == ("a", "b", "c")


def test_rebuilding_names_the_move_that_cannot_be_made(apply):
    with pytest.raises(InvalidMove, match=r"^move 2 cannot be replayed: bad$"):
        History((), apply, cells=6).rebuild(["a", "bad"], [], 0)
    with pytest.raises(InvalidMove, match=r"^move 3 cannot be replayed: bad$"):
        History((), apply, cells=6).rebuild(["a", "b"], [Branch(1, ["bad"])], 0)
