"""How hard a colour nonogram is for a person: `clued_lines.rating` says what counts."""

from math import comb, log2

from cluewright.clued_lines import rating
from cluewright.colour_nonogram.cases import try_cases
from cluewright.colour_nonogram.ladder import Rung, climb, level_of
from cluewright.colour_nonogram.puzzle import Clue, ColourNonogram, shortest_length
from cluewright.colour_nonogram.techniques import CATALOGUE
from cluewright.core.budget import Budget
from cluewright.core.rating import Rating


def rate(puzzle: ColourNonogram, *, budget: Budget | None = None) -> Rating:
    """Grade a puzzle with one solution by the path a person follows to it; raise `NotUnique` for any other.

    Where only a search helps, its effort is bounded as in `explain`: a puzzle of which it finds one solution and
    cannot tell whether there is another is rated as if there were none.
    """
    budget = (budget or Budget()).start()
    found = climb(puzzle, budget=budget)

    def line_shares(clue: Clue, length: int) -> tuple[float, float]:
        most = length * log2(puzzle.colours + 1)
        return len(clue or ()) / length, _bits(clue, length, puzzle.colours) / most

    return rating.rate_climb(
        puzzle,
        found,
        Rung,
        CATALOGUE,
        level=level_of(found),
        search=lambda: try_cases(puzzle, found.board, budget=budget),
        line_shares=line_shares,
    )


def _bits(clue: Clue, length: int, colours: int) -> float:
    """Return how much a clue leaves open when nothing else is known, in bits.

    The cells that the shortest arrangement has to spare go to the gaps, and to the blocks of hidden length.
    """
    if clue is None:
        return length * log2(colours + 1)
    shares = len(clue) + sum(number is None for number, _ in clue)
    return log2(comb(length - shortest_length(clue) + shares, shares))
