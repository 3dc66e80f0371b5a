"""How long a player waits for a hint, at 25x25 and 100x100, on boards from all stages of play.

The aim is a median below 5 ms at 25x25 and below 50 ms at 100x100. `known` are boards whose solution came with the
puzzle, or was found before; `first` is the first hint of a puzzle without one, solving included.
"""

import random
import statistics
import time
from collections import Counter

import cluewright as cw
from cluewright.core.hints import hints_in_play
from cluewright.nonogram.board import Board
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import blurred_picture, random_picture
from cluewright.nonogram.kind import KIND
from cluewright.nonogram.ladder import Rung, climb
from cluewright.nonogram.puzzle import Nonogram

AIMS = {25: 5.0, 100: 50.0}
BOARDS = 12


def puzzles(size: int) -> list[tuple[Nonogram, Board]]:
    """Make puzzles that techniques solve: random ones, easy to hard, and pictures."""
    pictures = [random_picture(size, size, percent, seed) for percent in (50, 55, 60, 70, 80) for seed in range(25)]
    pictures += [blurred_picture(size, radius, seed) for radius in (1, 2, 4) for seed in range(8)]
    found = []
    for picture in pictures:
        solution = Board.solved(picture)
        puzzle = clues_of(solution)
        if climb(puzzle, last=Rung.CONTRADICTION if size < 50 else Rung.LINE_ANALYSIS).solved:
            found.append((puzzle, solution))
    return found[:: max(1, len(found) // 16)][:16]


def stages(puzzle: Nonogram, choose: random.Random) -> list[Board]:
    """Give boards along the path to the solution, the first before any step."""
    steps = list(KIND.explain(puzzle))
    wanted = {0, *(choose.randrange(len(steps)) for _ in range(BOARDS - 1))}
    boards, cells = [], KIND.empty_board(puzzle).cells.copy()
    for number, step in enumerate(steps):
        if number in wanted:
            boards.append(Board(cells.copy()))
        for row, column, value, *_ in step.cells:
            cells[row, column] = "?.#".index(value)
    return boards


def timed(puzzle: Nonogram, board: Board, solution: Board | None) -> tuple[float, str]:
    begin = time.process_time()
    found = hints_in_play(cw.Item(puzzle, solution), board, first=True)[0]
    return (time.process_time() - begin) * 1e3, found.code


def main() -> None:
    print(f"{'size':>8}{'':>8}{'boards':>8}{'median ms':>12}{'p95 ms':>10}{'worst ms':>10}{'share of the aim':>18}")
    for size, aim in AIMS.items():
        choose = random.Random(size)
        times: dict[str, list[float]] = {"known": [], "first": []}
        codes: Counter[str] = Counter()
        for puzzle, solution in puzzles(size):
            boards = stages(puzzle, choose)
            times["first"].append(timed(puzzle, boards[0], None)[0])
            for board in boards[1:]:
                spent, code = timed(puzzle, board, solution)
                times["known"].append(spent)
                codes[code] += 1
        for name, spent in times.items():
            spent.sort()
            median = statistics.median(spent)
            late = spent[int(0.95 * (len(spent) - 1))]
            print(
                f"{size:>4}x{size:<3}{name:>8}{len(spent):>8}{median:>12.2f}{late:>10.2f}{spent[-1]:>10.2f}"
                f"{median / aim:>18.2f}"
            )
        print("         " + ", ".join(f"{code} {count}" for code, count in codes.most_common()))


if __name__ == "__main__":
    main()
