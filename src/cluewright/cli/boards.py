"""Boards a command is given: as JSON, as a saved game, or as plain rows of text."""

from itertools import islice
from typing import Any

from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.json_text import read_json
from cluewright.core.kind import Kind
from cluewright.core.session import Session
from cluewright.core.text import BLANKS, word_places
from cluewright.formats import Source, read_source


def read_board(kind: Kind[Any, Any], puzzle: Any, path: str) -> Any:
    """Read a board of the puzzle; `-` is standard input. Whatever is wrong with it names the file."""
    source = read_source(path)
    try:
        return _board(kind, puzzle, source)
    except FormatError:
        raise
    except CluewrightError as error:
        raise FormatError(str(error), file=source.name) from error


def _board(kind: Kind[Any, Any], puzzle: Any, source: Source) -> Any:
    text = source.text
    if not text.lstrip(BLANKS).startswith(("[", "{")):
        rows = [row for _, row in islice(word_places(text), puzzle.height + 1)]
        return kind.board_from_data(puzzle, rows)
    data = read_json(text)
    if isinstance(data, dict) and "moves" in data:
        session = Session.from_data(data)
        if session.puzzle != puzzle:
            raise FormatError("this saved game belongs to a different puzzle", file=source.name)
        return session.board
    return kind.board_from_data(puzzle, data)
