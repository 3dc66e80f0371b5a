"""What hints are worth to players who draw in different ways: they ask, do what they are told, and ask again.

    python benchmarks/measure_hints.py [--puzzles N]

Every kind that is registered is played, plug-ins included, at every level it has, from fixed seeds. The players:

marks everything     does all that a step says
fills only           draws what the puzzle asks for (fills, shades), and never a note (a cross, a circle)
draws the path only  draws no border beside the path

Of each kind and player are printed: the puzzles played to the end, the hints that took, how many of them repeat the one
before, how many are by the simplest technique that gets this player on, how many have no move that does them, and the
hints for each move the player has to make (cells to decide, cells to fill, cells to walk to) on the worst board. What
is simplest is judged without the hints, by following `Kind.explain` from the player's board to the first step this
player draws.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import cluewright as cw
from cluewright.core.kind import Kind
from cluewright.core.technique import Step

SIZES = {"nonogram": (10, 10), "hitori": (8, 8), "zip": (7, 7)}
TRIVIAL = {
    "nonogram": {"complete-line", "finished-line", "satisfied-clue"},
    "hitori": {"shaded-neighbour"},
    "zip": {"full-cell"},
}
"""Techniques whose notes nobody has to be told of: said here again, so that the hints are not judged by themselves."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who does what a hint says, as far as it can be drawn in this way."""

    name: str
    does: Callable[[Any, Any, Any, Step], tuple[Any, str]]
    """Of kind, puzzle, board and step: the board after, and the move that makes it."""
    draws: Callable[[Any, Any, Step], bool]
    """Of puzzle, board and step: whether the player draws any of it, as far as the board shows."""
    moves: Callable[[Any, Any], int]
    """Of puzzle and solution: how many moves the board takes."""


def _all(kind: Any, puzzle: Any, board: Any, step: Step) -> tuple[Any, str]:
    return kind.apply_step(puzzle, board, step), kind.move_of_step(puzzle, board, step)


def _fills(kind: Any, puzzle: Any, board: Any, step: Step) -> tuple[Any, str]:
    drawn = replace(step, cells=tuple(change for change in step.cells if change[2] == "#"))
    if not drawn.cells:
        return board, ""
    return kind.apply_step(puzzle, board, drawn), kind.move_of_step(puzzle, board, drawn)


def _walks(kind: Any, puzzle: Any, board: Any, step: Step) -> tuple[Any, str]:
    path = kind.apply_step(puzzle, board, step).trace(puzzle)
    if len(path) == len(board.path):
        return board, ""
    return type(board)(path), f"{path[-1][0] + 1},{path[-1][1] + 1}"


def _rows(board: Any) -> list[str]:
    """Return the rows of a board of cells."""
    return list(board.rows() if hasattr(board, "rows") else board)


def _has_fill(puzzle: Any, board: Any, step: Step) -> bool:
    return any(change[2] == "#" for change in step.cells)


def _has_mark(puzzle: Any, board: Any, step: Step) -> bool:
    """Whoever has set no note so far may not set any."""
    return _has_fill(puzzle, board, step) or any("." in row for row in _rows(board))


def _at_head(puzzle: Any, board: Any, step: Step) -> list[bool]:
    """Tell of each border beside the head of the path that a step settles whether it is used."""
    row, column = board.trace(puzzle)[-1]
    beside = {(row, column, "right"), (row, column, "down"), (row, column - 1, "right"), (row - 1, column, "down")}
    return [bool(change[-1]) for change in step.cells if change[:3] in beside]


def _leads_on(puzzle: Any, board: Any, step: Step) -> bool:
    return any(_at_head(puzzle, board, step))


def _size(puzzle: Any, solution: Any) -> int:
    return int(puzzle.width * puzzle.height)


def _filled(puzzle: Any, solution: Any) -> int:
    return sum(row.count("#") for row in _rows(solution))


def _steps_of_path(puzzle: Any, solution: Any) -> int:
    return int(puzzle.cells) - 1


CELLS = Player("marks everything", _all, _has_mark, _size), Player("fills only", _fills, _has_fill, _filled)
BORDERS = (
    Player("marks everything", _all, _leads_on, _steps_of_path),
    Player("draws the path only", _walks, _leads_on, _steps_of_path),
)


@dataclass(slots=True)
class Count:
    """What came of the hints for one kind and player."""

    puzzles: int = 0
    solved: int = 0
    hints: int = 0
    repeats: int = 0
    simplest: int = 0
    without_move: int = 0
    moves: int = 0
    most: float = 0.0
    """The most hints for each move on one board."""


def players_of(kind: Kind[Any, Any]) -> tuple[Player, ...]:
    """Return the players of a kind."""
    return BORDERS if kind.on_borders else CELLS


def puzzles_of(kind: Kind[Any, Any], number: int) -> Iterator[cw.Item[Any, Any]]:
    """Make some puzzles of every level the kind has, always the same."""
    for level in kind.levels:
        for seed in range(number):
            data = {"kind": kind.name, "size": SIZES.get(kind.name, kind.default_size), "seed": seed}
            yield kind.generate(kind.read_recipe({**data, "difficulty": str(level)}))


def play(kind: Kind[Any, Any], item: cw.Item[Any, Any], player: Player, count: Count) -> None:
    """Play a puzzle by hints alone, until it is solved or goes nowhere."""
    board, history = kind.empty_board(item.puzzle), list[str]()
    moves, hints, last = player.moves(item.puzzle, item.solution), 0, None
    while not kind.is_solved(item.puzzle, board) and hints < 4 * moves:
        hint = cw.hint(item, board, history=history)
        if hint.step is None:
            break
        hints += 1
        told = hint.code, hint.cells, str(hint)
        count.repeats += told == last
        count.simplest += is_simplest(kind, item.puzzle, board, player, hint)
        count.without_move += not getattr(hint, "move", True)
        last = told
        board, move = player.does(kind, item.puzzle, board, hint.step)
        history += [move] * bool(move)
    count.puzzles += 1
    count.solved += kind.is_solved(item.puzzle, board)
    count.hints += hints
    count.moves += moves
    count.most = max(count.most, hints / moves)


def is_simplest(kind: Kind[Any, Any], puzzle: Any, board: Any, player: Player, hint: Any) -> bool:
    """Tell whether no simpler technique gets the player on.

    The hardest technique that a hint needs, with what it takes for granted, is compared with the hardest on the path of
    `explain`, which takes the simplest step there is, up to the first step that is neither trivial nor beyond what this
    player draws.
    """
    needed = max(step.technique.order for step in (hint.step, *getattr(hint, "before", ())))
    trivial, hardest = TRIVIAL.get(kind.name, set()), 0
    for step in kind.explain(puzzle, board):
        if step.technique.slug in trivial and all(change[-1] not in ("#", True) for change in step.cells):
            continue
        hardest = max(hardest, step.technique.order)
        if player.draws(puzzle, board, step):
            return player.draws(puzzle, board, hint.step) and needed <= hardest
    return player.draws(puzzle, board, hint.step)  # where no technique leads on, trial and error is all there is


def main() -> None:
    parse = argparse.ArgumentParser()
    parse.add_argument("--puzzles", type=int, default=4, help="of each kind and level")
    number = parse.parse_args().puzzles
    heads = "".join(f"{head:>9}" for head in ("solved", "hints", "moves", "repeats", "simplest", "no move", "worst"))
    print(f"{'kind':10}{'player':20}{heads}")
    for name, kind in sorted(cw.kinds().items()):
        items = list(puzzles_of(kind, number))
        for player in players_of(kind):
            count = Count()
            for item in items:
                play(kind, item, player, count)
            share = f"{100 * count.simplest / max(count.hints, 1):.1f}%"
            solved, worst = f"{count.solved}/{count.puzzles}", f"{count.most:.2f}"
            row = (solved, count.hints, count.moves, count.repeats, share, count.without_move, worst)
            print(f"{name:10}{player.name:20}{''.join(f'{figure:>9}' for figure in row)}", flush=True)


if __name__ == "__main__":
    main()
