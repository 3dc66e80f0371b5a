"""The colours of `.non`, which its extensions write in two ways.

nonogram-db declares a letter, `color a #ff0000`, and puts it after numbers: `3a,1b`; letters need no declaration. Nonny
declares a name, `color red FF0000 @`, and puts it before the numbers that have the colour: `red: 3, 1 blue: 2`. Numbers
without a colour are black.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase

from cluewright.colour_nonogram.puzzle import is_mark
from cluewright.core.errors import shown
from cluewright.formats.boards import BACKGROUND, COLOURS
from cluewright.formats.clue_lines import FileLine, colour_signs
from cluewright.formats.colours import BLACK, WHITE, Declared, read_value, require_few

_DECLARATION = re.compile(r"\s*+color\s++(\S++)\s++(#?[0-9a-f]++)(?:\s++(\S))?\s*+", re.IGNORECASE | re.ASCII)
_KEYWORD = re.compile(r"\s*+color(?:\s|\Z)", re.IGNORECASE | re.ASCII)
_NAMED = re.compile(r"\s*+([A-Za-z_][^\s,:]*+)\s*+:?\s*+[0-9]", re.ASCII)
_WORD = re.compile(r"[^\s,:]++", re.ASCII)
_NUMBER = re.compile(r"([0-9]{1,9}+)([a-z]?)[^0-9]*+", re.ASCII)
_BLACK = ""
"""The key of numbers without a colour."""


@dataclass(slots=True)
class DeclaredColours:
    """The colours that the lines of a puzzle declare, by letter or name."""

    declared: dict[str, Declared] = field(default_factory=dict)
    background: Declared = WHITE
    named: bool = False
    """Whether clues may have names of colours in them."""

    @classmethod
    def of(cls, lines: Sequence[FileLine]) -> "DeclaredColours":
        """Read the lines with the keyword `color`."""
        found = cls()
        for line in lines:
            if _KEYWORD.match(line.text):
                found._add(line)
        return found

    def _add(self, line: FileLine) -> None:
        match = _DECLARATION.fullmatch(line.text)
        if match is None or (value := read_value(match[2])) is None:
            raise line.error("expected a colour such as color a #ff0000")
        key, sign = match[1], match[3]
        if len(key) == 1 and key in ascii_lowercase:
            self.declared[key] = Declared(None, value, key.upper())
            return
        self.named = True
        colour = Declared(key, value, sign if is_mark(sign) else None)
        if key == "background":
            self.background = Declared(WHITE.name if value == WHITE.value else key, value, colour.mark or WHITE.mark)
        else:
            self.declared[key] = colour

    def begins_clue(self, text: str) -> bool:
        """Tell whether a line begins with the name of a colour and a number."""
        return self.named and _NAMED.match(text) is not None

    def used(self, lines: Sequence[FileLine]) -> dict[str, Declared]:
        """Return the colours of the blocks, those declared first; of a puzzle without blocks, the only one declared."""
        keys = {key for line in lines for _, number, key in self.blocks(line) if number} if self.named else None
        used = keys if keys is not None else set(colour_signs(lines, ascii_lowercase))
        if lines:
            require_few(len(used), lines[0])
        if not used:
            return dict(self.declared) if len(self.declared) == 1 else {_BLACK: BLACK}
        first = {_BLACK: BLACK} if _BLACK in used else {}
        others = {key: Declared(None, None, key.upper()) for key in sorted(used) if key not in self.declared}
        return first | {key: colour for key, colour in (self.declared | others).items() if key in used and key}

    def blocks(self, line: FileLine) -> Iterator[tuple[int, int, str]]:
        """Yield the column, the number and the colour of each block of a clue."""
        current = self._known_black
        for word in _WORD.finditer(line.text):
            column = word.start() + 1
            match = _NUMBER.fullmatch(word[0])
            if match is not None:
                yield column, int(match[1]), match[2] or current
            elif self.named and (word[0] in self.declared or word[0] == BLACK.name):
                current = word[0] if word[0] in self.declared else _BLACK
            elif self.named and word[0][0].isalpha():
                raise line.error(f"expected a colour that a line color declares, found {shown(word[0])}", column)
            else:
                raise line.error(f"expected a block length, found {shown(word[0])}", column)

    @property
    def _known_black(self) -> str:
        return "black" if "black" in self.declared else _BLACK


def symbols_of(used: Mapping[str, Declared]) -> dict[str, str]:
    """Return our symbol for each character of a picture: `0` for the background, `1` for black, and the letters."""
    letters = {key or "1": symbol for key, symbol in zip(used, COLOURS, strict=False) if len(key) <= 1}
    return {"0": BACKGROUND} | letters
