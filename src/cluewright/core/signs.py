"""The signs in which people and programs write cells that are filled or empty.

Most signs mean one thing: `#`, `1` and `■` a filled cell, `.`, `0` and `□` an empty one. A few mean what the others
leave: X beside a dot is filled, beside a black square it is a cross, that is, empty. X beside O may be read either way.
"""

import re
from collections.abc import Iterable, Mapping

Meaning = Mapping[str, bool | None]
"""Whether a sign, in lower case, means a filled cell; None for a cell left open."""

UNKNOWN = frozenset("?")
COLOURED = frozenset("🟥🟧🟨🟩🟦🟪🟫🔴🟠🟡🟢🔵🟣🟤")
_DARK = frozenset("⬛⚫")
FILLED = frozenset("#1■█▓▉▇◼●@*▪◾▮") | _DARK | COLOURED | {"filled", "black", "true", "shaded", "on", "yes", "full"}
EMPTY = frozenset(".0□·_-–—░⬜◻▫◽▯⚪~∙•") | {
    "",
    "empty",
    "white",
    "false",
    "unshaded",
    "off",
    "no",
    "blank",
    "crossed",
}
_CROSSES = frozenset("x×✗✕✖❌")
_RINGS = frozenset("o○◯⭕")
_PAIRS = ("bw", "fe", "tf", "yn", "su")
"""Letters that are written in pairs, the filled cell's first."""
_LETTERS = _CROSSES | _RINGS | frozenset("".join(_PAIRS))
SIGNS = FILLED | EMPTY | _LETTERS | UNKNOWN

_LEGEND = re.compile(
    r"""["'`(]?([^\s"'`(),;:=]{1,8})["'`)]?[ ]?(?:=|:|is|means|for|→|->)[ ]?(?:an?[ ]|the[ ])?"""
    r"(filled|shaded|black|empty|blank|unshaded|unfilled|white|crossed)",
    re.ASCII | re.IGNORECASE,
)
_MEANS_FILLED = {"filled", "shaded", "black"}
_LONGEST_LEGEND = 300


def meanings(signs: Iterable[str]) -> list[Meaning]:
    """Return what signs that are used together may mean: one meaning, several if nothing tells them apart, or none.

    >>> meanings("#.")
    [{'#': True, '.': False}]
    >>> meanings("x#"), meanings("x.")
    ([{'#': True, 'x': False}], [{'.': False, 'x': True}])
    >>> meanings("xo")
    [{'o': False, 'x': True}, {'o': True, 'x': False}]
    """
    used = frozenset(signs)
    if not used <= SIGNS:
        return []
    open_cells = used & UNKNOWN
    used -= open_cells
    filled, empty = used & FILLED, used & EMPTY
    rest = sorted(used - filled - empty)
    if filled & COLOURED and not empty and not rest:
        return [_meaning(filled - other, other, open_cells) for other in _backgrounds(filled)]
    if not rest:
        return [_meaning(filled, empty, open_cells)]
    if len(rest) == 1:
        if filled:
            # Where crosses are empty cells, a dot is a cell left open.
            dots = empty & {"·"} if _CROSSES & set(rest) else frozenset()
            return [_meaning(filled, (empty - dots) | set(rest), open_cells | dots)]
        if empty:
            return [_meaning(set(rest), empty, open_cells)]
        return [_meaning(set(rest), (), open_cells), _meaning((), set(rest), open_cells)]
    if len(rest) == 2 and not filled and not empty:
        first, second = rest
        for pair in _PAIRS:
            if set(pair) == {first, second}:
                return [_meaning(pair[0], pair[1], open_cells)]
        crosses, rings = _CROSSES & set(rest), _RINGS & set(rest)
        if crosses and rings:
            return [_meaning(crosses, rings, open_cells), _meaning(rings, crosses, open_cells)]
    return []


def _backgrounds(filled: frozenset[str]) -> list[frozenset[str]]:
    """Return which of coloured squares may be the background: the black one, or either of two."""
    if filled & _DARK:
        return [filled & _DARK]
    return [frozenset({sign}) for sign in sorted(filled)] if len(filled) == 2 else [frozenset()]


def _meaning(filled: Iterable[str], empty: Iterable[str], open_cells: Iterable[str]) -> Meaning:
    said: dict[str, bool | None] = dict.fromkeys(sorted(filled), True)
    return dict(sorted({**said, **dict.fromkeys(empty, False), **dict.fromkeys(open_cells)}.items()))


def legends(text: str) -> list[Meaning]:
    """Return what a text says its signs mean, where one line says it of a filled and of an empty cell.

    >>> legends("Here O = filled and X = empty:")
    [{'o': True, 'x': False}]
    """
    found: list[Meaning] = []
    for line in text.split("\n"):
        if len(line) <= _LONGEST_LEGEND and _LEGEND.search(line):
            said = {sign.lower(): word.lower() in _MEANS_FILLED for sign, word in _LEGEND.findall(line)}
            if len(set(said.values())) == 2:
                found.append(said)
    return found
