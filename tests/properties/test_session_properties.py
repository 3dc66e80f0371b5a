"""Whatever a player does, the board is what replaying the moves that stand gives."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.effort import tries

import cluewright as cw
from cluewright.core import history

pytestmark = pytest.mark.usefixtures("kakurasu")

HEIGHT, WIDTH = 2, 3
MOVES = st.builds("{} {} {}".format, st.integers(1, HEIGHT), st.integers(1, WIDTH), st.sampled_from("#.?"))
NAMES = st.sampled_from(["a", "b", "c"])


class Play(RuleBasedStateMachine):
    """Play at random beside a model that only knows lists of moves.

    Each move in the model has a serial number, because the same moves made twice are two different lines.
    """

    @initialize(bare=st.booleans())
    def start(self, bare):
        item = cw.kind("kakurasu").sample()
        self.now = 0.0
        self.session = cw.Session(item.puzzle if bare else item, clock=lambda: self.now)
        self.line, self.position, self.serial = [], 0, 0
        self.checkpoints = {}
        self.played = 0.0
        self.paused = False

    @rule(move=MOVES)
    def move(self, move):
        del self.line[self.position :]
        self.serial += 1
        self.line.append((self.serial, move))
        self.position += 1
        assert self.session.move(move) == self.session.board
        self.paused = self.session.finished

    @rule(move=st.text(max_size=8).filter(lambda text: len(text.split(" ")) != 3))
    def refused_move(self, move):
        with pytest.raises(cw.InvalidMove):
            self.session.move(move)

    @precondition(lambda self: self.position > 0)
    @rule(count=st.integers(1, 9))
    def undo(self, count):
        for _ in range(min(count, self.position)):
            self.session.undo()
            self.position -= 1
        self.paused = self.session.finished

    @precondition(lambda self: self.position < len(self.line))
    @rule(count=st.integers(1, 9))
    def redo(self, count):
        for _ in range(min(count, len(self.line) - self.position)):
            self.session.redo()
            self.position += 1
        self.paused = self.session.finished

    @rule(name=NAMES)
    def set_checkpoint(self, name):
        self.session.set_checkpoint(name)
        self.checkpoints.pop(name, None)
        self.checkpoints[name] = self.line[: self.position]

    @precondition(lambda self: self.checkpoints)
    @rule(data=st.data())
    def return_to_checkpoint(self, data):
        name = data.draw(st.sampled_from(list(self.checkpoints)))
        self.session.return_to(name)
        target = self.checkpoints[name]
        self.position = len(target)
        if self.line[: self.position] != target:
            self.line = list(target)
        self.paused = self.session.finished

    @precondition(lambda self: self.checkpoints)
    @rule(data=st.data())
    def drop_checkpoint(self, data):
        name = data.draw(st.sampled_from(list(self.checkpoints)))
        self.session.drop_checkpoint(name)
        del self.checkpoints[name]

    @rule(seconds=st.integers(1, 100))
    def wait(self, seconds):
        self.now += seconds
        self.played += 0 if self.paused else seconds

    @rule()
    def pause(self):
        self.session.pause()
        self.paused = True

    @rule()
    def hint(self):
        asked = self.session.hints_asked
        assert self.session.hint() is self.session.hint()
        assert self.session.hints_asked <= asked + 1

    @rule()
    def save_and_restore(self):
        before = self.session.to_data()
        self.session = cw.Session.from_json(self.session.to_json(), clock=lambda: self.now)
        assert self.session.to_data() == before

    @invariant()
    def the_board_is_what_the_moves_that_stand_give(self):
        session = self.session
        board = session.kind.empty_board(session.puzzle)
        moves = [move for _, move in self.line[: self.position]]
        for move in moves:
            board = session.kind.apply(session.puzzle, board, move)
        assert session.board == board
        assert session.moves == moves
        assert session.can_undo == (self.position > 0)
        assert session.can_redo == (self.position < len(self.line))
        assert session.finished == session.kind.is_solved(session.puzzle, board)

    @invariant()
    def checkpoints_and_time_are_as_told(self):
        assert self.session.checkpoints == {name: len(moves) for name, moves in self.checkpoints.items()}
        assert list(self.session.checkpoints) == list(self.checkpoints)
        assert (self.session.elapsed, self.session.paused) == (self.played, self.paused)


@pytest.mark.parametrize("boards", [2, 3, 128])
def test_any_play_gives_the_board_of_its_moves(boards, monkeypatch):
    monkeypatch.setattr(history, "_FEWEST_BOARDS", boards)
    monkeypatch.setattr(history, "_MOST_BOARDS", boards)
    run_state_machine_as_test(Play, settings=settings(max_examples=tries(15), stateful_step_count=40, deadline=None))
