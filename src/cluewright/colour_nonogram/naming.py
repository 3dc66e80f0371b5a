"""What sentences call colours, blocks and what becomes of cells.

Colours with a usual name are called by it in the reader's language; any other by the name the palette gives it.
"""

from collections.abc import Iterable, Mapping, Sequence

from cluewright.colour_nonogram.board import BACKGROUND
from cluewright.colour_nonogram.colour_names import code_of
from cluewright.colour_nonogram.palette import Colour
from cluewright.colour_nonogram.puzzle import Block
from cluewright.colour_nonogram.wording import message
from cluewright.core.message import Along, Cells, Message, Value

Places = Along | Cells


def colour_word(colour: Colour) -> Value:
    """Return the name of a colour: in the reader's language, where it is a usual one.

    >>> from cluewright.core.message import Message
    >>> red, moss = colour_word(Colour("Red", "#d03a2b", "A")), colour_word(Colour("Moss", "#456b2e", "B"))
    >>> isinstance(red, Message) and red.clause("fr"), moss
    ('rouge', 'Moss')
    """
    code = code_of(colour.name)
    return colour.name if code is None else message(code)


class Naming:
    """Name what belongs to one palette."""

    def __init__(self, palette: Sequence[Colour]) -> None:
        self.palette = palette
        self._words = [colour_word(colour) for colour in palette]

    def colour(self, number: int) -> Value:
        """Return the word for a colour of the palette; the background's cells are empty."""
        return self._words[number] if number else message("empty")

    def state(self, value: int) -> Message:
        """Say what a cell is, by the value of a board, after a verb: "red", or "empty"."""
        colour = value - BACKGROUND
        return message("as-colour", colour=self._words[colour]) if colour else message("as-empty")

    def colours(self, bits: int) -> tuple[Value, ...]:
        """Return the words for a set of colours: bit 0 is the background, which comes last."""
        numbers = [number for number in range(1, len(self.palette)) if bits >> number & 1]
        return tuple(self.colour(number) for number in (*numbers, *([0] if bits & 1 else [])))

    def block(self, clue: Sequence[Block], index: int) -> Message:
        """Name a block by its length and colour, and say which one where both come more than once."""
        of, nth = clue.count(clue[index]), clue[: index + 1].count(clue[index])
        values = self._block_values(clue[index])
        if of == 1:
            return message("block", **values)
        if nth in (1, of):
            return message("block-first" if nth == 1 else "block-last", **values)
        return message("block-nth", nth=nth, **values)

    def blocks(self, clue: Sequence[Block]) -> tuple[Message, ...]:
        """Name all blocks of a clue, for a list."""
        return tuple(message("block-listed", **self._block_values(block)) for block in clue)

    def _block_values(self, block: Block) -> dict[str, Value]:
        length, colour = block
        return {"number": "?" if length is None else length, "colour": self.colour(colour)}

    def parts(self, settled: Mapping[int, Places], excluded: Mapping[int, Places] | None = None) -> Message:
        """Say what cells are, by the value of a board, and which colours others are not, by sets of bits."""
        said = []
        for value, cells in settled.items():
            if value == BACKGROUND:
                said.append(message("part-empty", cells=cells))
            else:
                said.append(message("part-colour", cells=cells, colour=self.colour(value - BACKGROUND)))
        for bits, cells in (excluded or {}).items():
            said.append(message("part-not", cells=cells, colours=self.colours(bits)))
        return clauses(said)

    def so(self, settled: Mapping[int, Places]) -> Message:
        """Make the end of a sentence: what becomes of the cells."""
        return message("so", parts=self.parts(settled))

    def then(self, settled: Mapping[int, Places], excluded: Mapping[int, Places] | None = None) -> Message:
        """Make the same as a clause of its own."""
        return message("then", parts=self.parts(settled, excluded))


def clauses(said: Sequence[Message]) -> Message:
    """Join clauses as a language does, which may not be as it joins words."""
    first, *rest = said
    if len(rest) > 1:
        return message("clauses-more", first=first, rest=clauses(rest))
    return message("clauses-two", first=first, last=rest[0]) if rest else first


def by_value(changes: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    """Return the places of each value, in the order in which the values come first."""
    found: dict[int, list[int]] = {}
    for place, value in changes:
        found.setdefault(value, []).append(place)
    return found
