"""The moves of a game, and the boards worth remembering.

Positions form a tree that is held from its leaves: every position knows the one before it, so a line of moves lives
as long as somebody (the player, the way forward, a checkpoint) stands on it, and lines share what they have in common.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from cluewright.core.errors import InvalidMove

B = TypeVar("B")

_MOST_BOARDS = 128
_FEWEST_BOARDS = 16
_CELLS_KEPT = 2**26
"""Remembered boards have no more cells than this in total, except that a minimum of boards is always kept."""


class Position:
    """A point in a game: the last move, and the position before it."""

    __slots__ = ("depth", "move", "previous")

    def __init__(self, previous: "Position | None" = None, move: str = "") -> None:
        self.previous, self.move = previous, move
        self.depth: int = 0 if previous is None else previous.depth + 1

    def back(self) -> Iterator["Position"]:
        """Yield this position and every one before it, the start last."""
        position: Position | None = self
        while position is not None:
            yield position
            position = position.previous


class Branch(NamedTuple):
    """Moves that start from a position given by its number."""

    start: int
    moves: list[str]


class History(Generic[B]):
    """Go back and forth through the moves of a game.

    Going back applies moves again from a board remembered earlier on the line. Which boards are remembered follows
    from a bound on their number: dense near the player and ever sparser behind, so that a step back costs
    few applied moves on average however long the game is, and a longer one only after going back far already.
    """

    def __init__(self, board: B, apply: Callable[[B, str], B], *, cells: int) -> None:
        self._apply = apply
        self._most = max(_FEWEST_BOARDS, min(_MOST_BOARDS, _CELLS_KEPT // max(1, cells)))
        self.start = self.here = Position()
        self._ahead: list[Position] = []
        # On the way from the start to here, in order; the first is the start and the last is here.
        self._remembered: list[tuple[Position, B]] = [(self.start, board)]

    @property
    def board(self) -> B:
        """Return the board here."""
        return self._remembered[-1][1]

    @property
    def remembered(self) -> int:
        """Count the boards held in memory."""
        return len(self._remembered)

    @property
    def moves(self) -> list[str]:
        """List the moves that lead here."""
        return moves_to(self.here)

    @property
    def moves_ahead(self) -> list[str]:
        """List the moves that were undone, the next to redo first."""
        return [position.move for position in reversed(self._ahead)]

    @property
    def tip(self) -> Position:
        """Return the end of the line: where going forward leads."""
        return self._ahead[0] if self._ahead else self.here

    def play(self, move: str) -> None:
        """Make a new move and forget the undone ones. A move that fails changes nothing."""
        self._advance(Position(self.here, move))
        self._ahead.clear()

    def back(self) -> None:
        """Undo the last move."""
        leaving = self.here
        assert leaving.previous is not None, "there is no move to undo"
        self._stand_at(leaving.previous)
        self._ahead.append(leaving)

    def forward(self) -> None:
        """Redo the move that was undone last."""
        self._advance(self._ahead[-1])
        self._ahead.pop()

    def go(self, target: Position) -> None:
        """Go to `target`; going forward then follows the present line if `target` lies on it."""
        ahead = []
        for position in self.tip.back():
            if position is target:
                break
            ahead.append(position)
        else:
            ahead = []
        self._stand_at(target)
        self._ahead = ahead

    def numbered(self, others: Iterable[Position]) -> tuple[dict[Position, int], list[Branch]]:
        """Number the positions of the line from the start to the tip, and then of the branches to `others`.

        Replaying the line's moves and then each branch meets the positions in the order of their numbers.
        """
        numbers: dict[Position, int] = {}
        branches = []
        for end in (self.tip, *others):
            fresh = []
            for position in end.back():
                if position in numbers:
                    break
                fresh.append(position)
            for position in reversed(fresh):
                numbers[position] = len(numbers)
            if fresh and (fork := fresh[-1].previous) is not None:
                branches.append(Branch(numbers[fork], [position.move for position in reversed(fresh)]))
        return numbers, branches

    def rebuild(self, moves: Iterable[str], branches: Iterable[Branch], here: int) -> list[Position]:
        """Replay a line and its branches from the start, stand at number `here` of the line, list the positions."""
        line = [self.start]
        self._extend(line, moves)
        positions = line.copy()
        for branch in branches:
            self._stand_at(positions[branch.start])
            self._extend(positions, branch.moves)
        self._stand_at(line[here])
        self._ahead = line[:here:-1]
        return positions

    def _extend(self, positions: list[Position], moves: Iterable[str]) -> None:
        for move in moves:
            try:
                self._advance(Position(self.here, move))
            except InvalidMove as error:
                raise InvalidMove(f"move {len(positions)} cannot be replayed: {error}") from None
            positions.append(self.here)

    def _stand_at(self, target: Position) -> None:
        known = {position: index for index, (position, _) in enumerate(self._remembered)}
        path = []
        for position in target.back():
            if (index := known.get(position)) is not None:
                del self._remembered[index + 1 :]
                self.here = position
                break
            path.append(position)
        for position in reversed(path):
            self._advance(position, destination=target)

    def _advance(self, position: Position, *, destination: Position | None = None) -> None:
        board = self._apply(self.board, position.move)
        self._remembered.append((position, board))
        self.here = position
        if len(self._remembered) > self._most:
            self._forget_one((destination or position).depth)

    def _forget_one(self, depth: int) -> None:
        """Drop the board that is cheapest to do without, for a player at `depth`.

        A gap matters in proportion to its distance from the player: one must first go back that far to meet it.
        """
        depths = [position.depth for position, _ in self._remembered]
        costs = ((after - before) / (depth - before + 1) for before, after in zip(depths[:-2], depths[2:], strict=True))
        _, index = min((cost, index) for index, cost in enumerate(costs, start=1))
        del self._remembered[index]


def moves_to(position: Position) -> list[str]:
    """List the moves from the start to a position."""
    return [passed.move for passed in position.back() if passed.previous is not None][::-1]
