"""The play session: what every game of every kind has, without knowing any puzzle.

A move is a short string and applying one is the kind's pure function, so the current moves are all there is to a
board: undoing, saving and restoring come down to replaying them.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.errors import Fault, InvalidMove, shown
from cluewright.core.hint import Hint
from cluewright.core.hints import find_hints, known_of, trusted_solution
from cluewright.core.history import History, Position
from cluewright.core.item import Item, as_item
from cluewright.core.json_text import read_json, write_json
from cluewright.core.kind import Kind
from cluewright.core.mistakes import wrong_cell
from cluewright.core.move_text import require_short
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of
from cluewright.core.saved import SavedSession
from cluewright.core.stopwatch import Stopwatch

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")

_LONGEST_NAME = 100


class Session(Generic[P, B]):
    """Play one puzzle: moves, undo and redo, checkpoints, mistakes, hints and the time it takes.

    The clock runs from the start, stops while the game is paused or finished, and resumes with the next
    move, undo, redo or return. `clock` returns seconds that never go back; tests pass their own.
    """

    def __init__(self, puzzle: Item[P, B] | P, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.item: Item[P, B] = as_item(puzzle)
        self.kind: Kind[P, B] = kind_of(self.item.puzzle)
        self.mistaken_moves = 0
        """How many moves put a mistake on the board, including those undone since."""
        self.hints_asked = 0
        self._history = History(
            self.kind.empty_board(self.puzzle),
            partial(self.kind.apply, self.puzzle),
            cells=self.puzzle.width * self.puzzle.height,
        )
        self._checkpoints: dict[str, Position] = {}
        self._solution = trusted_solution(self.kind, self.item)
        self._known: Outcome[B] | None = None
        """What is known about the solutions, if it has been found out."""
        if self._solution is not None:
            self._known = Outcome(Verdict.UNIQUE, (self._solution,))
        self._hint: tuple[Position, Hint] | None = None
        self._hinted: Position | None = None
        self._seen: tuple[Position, frozenset[Any]] | None = None
        self._watch = Stopwatch(clock)
        self._stop_when_finished()

    # The board and its moves

    @property
    def puzzle(self) -> P:
        """Return the puzzle that is played."""
        return self.item.puzzle

    @property
    def board(self) -> B:
        """Return the current board."""
        return self._history.board

    @property
    def moves(self) -> list[str]:
        """List the current moves; replaying them on an empty board leads to `board`."""
        return self._history.moves

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a move to undo."""
        return self._history.here is not self._history.start

    @property
    def can_redo(self) -> bool:
        """Tell whether there is a move to redo."""
        return self._history.here is not self._history.tip

    @property
    def finished(self) -> bool:
        """Tell whether the board is a solution."""
        return self.kind.is_solved(self.puzzle, self.board)

    def move(self, text: str) -> B:
        """Make a move and return the new board; raise `InvalidMove` and change nothing if it cannot be made."""
        if not isinstance(text, str):
            raise InvalidMove(f"a move must be text, not {shown(text)}")
        require_short(text)
        before = self._mistakes_seen()
        self._history.play(text.strip())
        if self._mistakes_seen() - before:
            self.mistaken_moves += 1
        return self._played()

    def undo(self) -> B:
        """Undo the last move and return the board."""
        if not self.can_undo:
            raise InvalidMove("there is no move to undo")
        self._history.back()
        return self._played()

    def redo(self) -> B:
        """Redo the last undone move and return the board."""
        if not self.can_redo:
            raise InvalidMove("there is no move to redo")
        self._history.forward()
        return self._played()

    def text(self) -> str:
        """Draw the puzzle and the board as plain text."""
        return self.kind.text(self.puzzle, self.board)

    # Checkpoints

    @property
    def checkpoints(self) -> dict[str, int]:
        """Return the checkpoints by name, in the order they were set, with the number of moves at each."""
        return {name: position.depth for name, position in self._checkpoints.items()}

    def set_checkpoint(self, name: str) -> None:
        """Remember the present position under a name; a checkpoint of the same name is replaced."""
        if not isinstance(name, str) or not name.strip() or len(name) > _LONGEST_NAME:
            raise InvalidMove(f"the name of a checkpoint must have 1 to {_LONGEST_NAME} characters")
        self._checkpoints.pop(name, None)
        self._checkpoints[name] = self._history.here

    def return_to(self, name: str) -> B:
        """Go to a checkpoint and return its board; the checkpoint stays.

        Where the checkpoint lies on the line of the present moves, redo leads along them again.
        """
        self._history.go(self._checkpoint(name))
        return self._played()

    def drop_checkpoint(self, name: str) -> None:
        """Forget a checkpoint; the board stays as it is."""
        self._checkpoint(name)
        del self._checkpoints[name]

    def _checkpoint(self, name: str) -> Position:
        if (position := self._checkpoints.get(name)) is None:
            there = ", ".join(self._checkpoints) or "none"
            raise InvalidMove(f"there is no checkpoint {shown(name)}; there are: {there}")
        return position

    # Help

    def mistakes(self) -> list[Fault]:
        """List what is wrong on the board: broken rules, then cells that differ from the unique solution if known."""
        faults = self.kind.faults(self.puzzle, self.board)
        return [*faults, *(wrong_cell(cell) for cell in self._differences())]

    def hint(self, *, budget: Budget | None = None) -> Hint:
        """Return the mistake to fix first, or else the next step; asking again at the same position counts once."""
        here = self._history.here
        if self._hint is None or self._hint[0] is not here:
            hint = self._hints(budget, first=True)[0]
            self.count_hint()
            self._hint = here, hint
        return self._hint[1]

    def count_hint(self) -> bool:
        """Count a hint that was found elsewhere, once for each position; tell whether it counted."""
        if self._hinted is self._history.here:
            return False
        self._hinted = self._history.here
        self.hints_asked += 1
        return True

    def hints(self, *, budget: Budget | None = None) -> list[Hint]:
        """List every hint for the current board, the most important first; this does not count as a hint.

        A puzzle with several solutions, or none, can be played, too: steps hold for all solutions, and where they end
        the hint says why.
        """
        return self._hints(budget, first=False)

    def _hints(self, budget: Budget | None, *, first: bool) -> list[Hint]:
        budget = (budget or Budget()).start()
        known: Outcome[B] | None = self._known
        if known is None:
            known = known_of(self.kind, self.item, budget)
            self._known = known if known.verdict is not Verdict.UNDECIDED else None
        return find_hints(self.kind, self.puzzle, self.board, known, history=self.moves, first=first, budget=budget)

    def _differences(self) -> list[tuple[int, int]]:
        return [] if self._solution is None else self.kind.differences(self.puzzle, self.board, self._solution)

    def _mistakes_seen(self) -> frozenset[Any]:
        """Return the test for a mistaken move: with a known solution the wrong cells say it all, and quickly."""
        here = self._history.here
        if self._seen is None or self._seen[0] is not here:
            known = self._solution is not None
            found = self._differences() if known else self.kind.faults(self.puzzle, self.board)
            self._seen = here, frozenset(found)
        return self._seen[1]

    # Time

    @property
    def elapsed(self) -> float:
        """Return the seconds played, without the pauses."""
        return self._watch.seconds

    @property
    def paused(self) -> bool:
        """Tell whether the clock is stopped."""
        return not self._watch.running

    def pause(self) -> None:
        """Stop the clock."""
        self._watch.stop()

    def resume(self) -> None:
        """Restart the clock, unless the game is finished."""
        self._watch.run()
        self._stop_when_finished()

    def discount(self, seconds: float) -> None:
        """Take the last seconds off the clock, but nothing from before it was last started."""
        self._watch.discount(seconds)

    def credit(self, *, seconds: float = 0.0, hints: int = 0) -> None:
        """Count time played and hints asked for where this session could not see it."""
        self._watch.add(seconds)
        self.hints_asked += max(0, hints)

    def _played(self) -> B:
        self.resume()
        return self.board

    def _stop_when_finished(self) -> None:
        if self.finished:
            self._watch.stop()

    # Saving

    def save(self) -> SavedSession:
        """Return everything that makes up the session, as it is now."""
        numbers, branches = self._history.numbered(self._checkpoints.values())
        return SavedSession(
            item=self.item,
            moves=self._history.moves + self._history.moves_ahead,
            position=self._history.here.depth,
            branches=branches,
            checkpoints={name: numbers[position] for name, position in self._checkpoints.items()},
            seconds=self.elapsed,
            paused=self.paused,
            mistaken_moves=self.mistaken_moves,
            hints_asked=self.hints_asked,
        )

    @classmethod
    def restore(cls, saved: SavedSession, *, clock: Callable[[], float] = time.monotonic) -> "Session[Any, Any]":
        """Resume a saved session; raise `InvalidMove` if one of its moves is invalid."""
        session: Session[Any, Any] = Session(saved.item, clock=clock)
        positions = session._history.rebuild(saved.moves, saved.branches, saved.position)
        session._checkpoints = {name: positions[number] for name, number in saved.checkpoints.items()}
        session.mistaken_moves, session.hints_asked = saved.mistaken_moves, saved.hints_asked
        session._watch = Stopwatch(clock, seconds=saved.seconds, running=not saved.paused)
        session._stop_when_finished()
        return session

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return self.save().to_data()

    @classmethod
    def from_data(cls, data: Any, *, clock: Callable[[], float] = time.monotonic) -> "Session[Any, Any]":
        """Read the JSON form; raise `FormatError`, `InvalidPuzzle` or `InvalidMove` when it is damaged."""
        return cls.restore(SavedSession.from_data(data), clock=clock)

    def to_json(self) -> str:
        """Write the session as one compact line of JSON."""
        return write_json(self.to_data())

    @classmethod
    def from_json(cls, text: str, *, clock: Callable[[], float] = time.monotonic) -> "Session[Any, Any]":
        """Read what `to_json` wrote."""
        return cls.from_data(read_json(text), clock=clock)
