"""The versioned JSON form of a play session."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cluewright.core.errors import FormatError, shown
from cluewright.core.form import check_head, item_from_data, item_to_data
from cluewright.core.history import Branch
from cluewright.core.item import Item

FORMAT = "cluewright-session"
VERSION = 1


@dataclass(frozen=True, slots=True)
class SavedSession:
    """A session as it was saved.

    Positions are numbered: 0 is the start, then come those after each of `moves` (the current moves, followed by
    the undone ones), then those of each branch that only a checkpoint still holds.
    """

    item: Item[Any, Any]
    moves: Sequence[str]
    position: int
    """How many of `moves` are current; the rest are undone."""
    branches: Sequence[Branch]
    checkpoints: Mapping[str, int]
    seconds: float
    paused: bool
    mistaken_moves: int
    hints_asked: int

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "item": item_to_data(self.item),
            "moves": list(self.moves),
            "position": self.position,
            "branches": [{"from": branch.start, "moves": list(branch.moves)} for branch in self.branches],
            "checkpoints": dict(self.checkpoints),
            "seconds": self.seconds,
            "paused": self.paused,
            "mistaken_moves": self.mistaken_moves,
            "hints_asked": self.hints_asked,
        }

    @classmethod
    def from_data(cls, data: Any) -> "SavedSession":
        """Read the JSON form; raise `FormatError` or `InvalidPuzzle` when it is damaged."""
        check_head(data, "a saved game", FORMAT, VERSION)
        moves = _moves(data)
        branches = []
        last = len(moves)
        for branch in _typed(data, "branches", list):
            if not isinstance(branch, Mapping):
                raise FormatError(f"a branch of a saved game must be an object, not {shown(branch)}")
            branches.append(Branch(_number(branch, "from", last), _moves(branch)))
            last += len(branches[-1].moves)
        checkpoints = _typed(data, "checkpoints", dict)
        return cls(
            item=item_from_data(_typed(data, "item", dict)),
            moves=moves,
            position=_number(data, "position", len(moves)),
            branches=branches,
            checkpoints={name: _number(checkpoints, name, last) for name in checkpoints},
            seconds=_seconds(data),
            paused=_typed(data, "paused", bool),
            mistaken_moves=_number(data, "mistaken_moves"),
            hints_asked=_number(data, "hints_asked"),
        )


_WORDS = {bool: "true or false", list: "a list", dict: "an object"}


def _typed(data: Mapping[str, Any], key: str, wanted: type) -> Any:
    value = data.get(key)
    if not isinstance(value, wanted):
        raise FormatError(f"{shown(key)} of a saved game must be {_WORDS[wanted]}, not {shown(value)}")
    return value


def _moves(data: Mapping[str, Any]) -> list[str]:
    moves: list[str] = _typed(data, "moves", list)
    for move in moves:
        if not isinstance(move, str):
            raise FormatError(f"a move of a saved game must be text, not {shown(move)}")
    return moves


def _number(data: Mapping[str, Any], key: str, most: int | None = None) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0 or (most is not None and value > most):
        wanted = "a whole number from 0" if most is None else f"a whole number from 0 to {most}"
        raise FormatError(f"{shown(key)} of a saved game must be {wanted}, not {shown(value)}")
    return value


def _seconds(data: Mapping[str, Any]) -> float:
    value = data.get("seconds")
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value < math.inf:
        raise FormatError(f"'seconds' of a saved game must be a number from 0, not {shown(value)}")
    return float(value)
