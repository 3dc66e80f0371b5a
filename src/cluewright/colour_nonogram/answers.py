"""How answers to a colour nonogram are read: colours by mark, letter, name, number or coloured square."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cluewright.colour_nonogram.board import BACKGROUND, UNKNOWN, Board
from cluewright.colour_nonogram.colour_names import name_in, rgb_of
from cluewright.colour_nonogram.oklab import distances, oklab
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.core.answers import Answers
from cluewright.core.kind import Kind
from cluewright.core.locales import LANGUAGES
from cluewright.core.signs import EMPTY, Meaning

_DARK = "⬛⚫■"
"""What is the background of a picture of coloured squares, unless there are white ones."""
_SQUARES = {
    "🟥🔴": "#d7263d",
    "🟧🟠": "#f58a1f",
    "🟨🟡": "#ffe14d",
    "🟩🟢": "#3f9b42",
    "🟦🔵": "#2b6cc4",
    "🟪🟣": "#8e2f8f",
    "🟫🟤": "#8a5a34",
    _DARK: "#151515",
    "⬜⚪□": "#ffffff",
}
_OPEN = frozenset("?·")


class ColourAnswers(Answers[ColourNonogram, Board]):
    """Find and read answers to a colour nonogram."""

    def __init__(self, kind: Kind[ColourNonogram, Board], puzzle: ColourNonogram) -> None:
        super().__init__(kind, puzzle)
        self.own = frozenset(Board.symbols[: len(puzzle.palette) + BACKGROUND])
        self._notations = list(_notations(puzzle))
        self._known = _OPEN.union(*self._notations)

    def is_cell(self, word: str) -> bool:
        """Tell whether a word can be a cell in any notation."""
        return word in self._known or word.lower() in self._known

    def symbols_of(self, used: Iterable[str], said: Sequence[Meaning]) -> list[dict[str, str]]:
        """Return what signs may stand for: the palette's marks, or else any notation that has all of them."""
        signs = set(used)
        found = []
        for number, notation in enumerate(self._notations):
            exact = number == 0
            values = {sign: UNKNOWN if sign in _OPEN else _value(notation, sign, exact) for sign in signs}
            symbols = {sign: Board.symbols[value] for sign, value in values.items() if value is not None}
            if len(symbols) == len(signs) and _tells_apart(symbols):
                found.append(symbols)
                if exact:
                    break
        return [symbols for place, symbols in enumerate(found) if symbols not in found[:place]]


def _value(notation: Mapping[str, int], sign: str, exact: bool) -> int | None:
    return notation.get(sign, None if exact else notation.get(sign.lower()))


def _tells_apart(symbols: Mapping[str, str]) -> bool:
    """Tell whether coloured squares that differ stand for different colours."""
    squares = [symbol for sign, symbol in symbols.items() if any(sign in group for group in _SQUARES if sign)]
    return len(set(squares)) == len(squares)


def _notations(puzzle: ColourNonogram) -> Iterator[dict[str, int]]:
    """Yield the values of a board that signs stand for, in one notation after the other."""
    palette = puzzle.palette
    values = range(BACKGROUND, BACKGROUND + len(palette))
    marks = dict(zip((colour.mark for colour in palette), values, strict=True))
    empty = dict.fromkeys((*(EMPTY - {"white"}), "background"), BACKGROUND)
    yield {**empty, **marks}
    yield {**empty, **dict(zip(Board.symbols[BACKGROUND:], values, strict=False))}
    yield {**empty, **_unique((mark.lower(), value) for mark, value in marks.items())}
    names = [{name_in(colour.name, each).lower() for each in LANGUAGES} | {colour.name.lower()} for colour in palette]
    yield {**empty, **_unique((name, value) for value, group in zip(values, names, strict=True) for name in group)}
    yield {**empty, **_unique((colour.name[:1].lower(), value) for colour, value in zip(palette, values, strict=True))}
    yield {**empty, **{str(number): value for number, value in enumerate(values)}}
    squares = _nearest(puzzle)
    yield {**empty, **squares}
    yield {**empty, **squares, **dict.fromkeys(_DARK, BACKGROUND)}


def _unique(pairs: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Return the signs that stand for one value only."""
    found: dict[str, set[int]] = {}
    for sign, value in pairs:
        found.setdefault(sign, set()).add(value)
    return {sign: next(iter(values)) for sign, values in found.items() if len(values) == 1}


def _nearest(puzzle: ColourNonogram) -> dict[str, int]:
    """Return the colour of the palette that is nearest to each coloured square."""
    palette = oklab([colour.rgb for colour in puzzle.palette])
    away = distances(oklab([rgb_of(value) for value in _SQUARES.values()]), palette)
    nearest = away.argmin(axis=1).tolist()
    return {sign: BACKGROUND + colour for group, colour in zip(_SQUARES, nearest, strict=True) for sign in group}
