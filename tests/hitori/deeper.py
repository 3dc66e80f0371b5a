"""Boards that need contradictions inside contradictions."""

from cluewright.hitori.board import Board
from cluewright.hitori.puzzle import Hitori

# Black, the cell at the left of the fifth row fails, but only in cases that have to be followed one by one: which of
# the two cs and which of the two ds is black. A contradiction inside the supposition settles neither.
DEEPER = Hitori.parse("12a456789\n234567891\nb4a6b8912\n456789123\n5678c1c34\n678912345\n7891d3d56")
DEEPER_START = Board.parse("..?...... ...#..... ?.?.?.... .#...#... ?...?.?.. .....#... ....?.?..")

# With one solution: a chain from wall to wall along the fifth row, in which every link is one of two cells.
DEEPER_UNIQUE = Hitori.parse(
    "133455789afcd1fghi\n2355h7797bcddffhh1\n4456789abccefghi11\n45j7k9lbmdegglom23\n557799bbddfg1i1214\n"
    "n7j9kbldmffhijnk4i\n789abcdefghh12o4b6\nc9a9cdafhhh1244467\n9a4cdef3hi11345677"
)


def depth_of(step):
    """Count how many assumptions stand at once in a step."""
    return 1 + max(map(depth_of, step.chain)) if step.chain else 0
