"""Boards a command is given: as JSON, as a saved game, or as plain rows of text."""

from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.form import read_json
from cluewright.core.kind import Kind
from cluewright.core.session import Session
from cluewright.formats import read_source


def read_board(kind: Kind[Any, Any], puzzle: Any, path: str) -> Any:
    """Read a board of the puzzle; `-` is standard input."""
    text = read_source(path).text
    if not text.lstrip().startswith(("[", "{")):
        return kind.board_from_data(puzzle, text.split())
    data = read_json(text)
    if isinstance(data, dict) and "moves" in data:
        session = Session.from_data(data)
        if session.puzzle != puzzle:
            raise FormatError("the saved game is of another puzzle", file=path)
        return session.board
    return kind.board_from_data(puzzle, data)
