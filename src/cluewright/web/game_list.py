"""The games of a player: those to continue, with how far they are, and the finished ones."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

from cluewright.core.session import Session
from cluewright.library import Library
from cluewright.library.play import Progress
from cluewright.web.speech import title_in

Data = dict[str, Any]
_MOST_LISTED = 200
_MOST_MEASURED = 12
"""Games whose progress is told: each has to be replayed for it."""


def games_of(library: Library, player: str, locale: str) -> Data:
    """Return the games in progress that were touched, the latest first, and the finished ones."""
    results = list(library.play.results(player))
    finished = [
        {
            "puzzle_id": result.puzzle_id,
            "kind": result.kind,
            "seconds": result.seconds,
            "hints": result.hints,
            "mistakes": result.mistakes,
            "finished": result.finished.isoformat(),
        }
        for result in results[: -_MOST_LISTED - 1 : -1]
    ]
    times = {result.puzzle_id: result.seconds for result in results}
    begun = (entry for entry in library.play.under_way(player) if _in_progress(library, entry, times))
    running = list(islice(begun, _MOST_LISTED))
    records = {record.id: record for record in library.get_many([entry.puzzle_id for entry in running])}
    under_way = [
        {
            "puzzle_id": entry.puzzle_id,
            "saved": entry.saved.isoformat(),
            "kind": records[entry.puzzle_id].kind,
            "title": title_in(records[entry.puzzle_id].kind, records[entry.puzzle_id].title, locale),
            "width": records[entry.puzzle_id].width,
            "height": records[entry.puzzle_id].height,
            "level": records[entry.puzzle_id].level,
            "done": _done(library, player, entry.puzzle_id) if place < _MOST_MEASURED else None,
        }
        for place, entry in enumerate(running)
    ]
    return {"under_way": under_way, "finished": finished}


def _in_progress(library: Library, entry: Progress, times: Mapping[int | None, float]) -> bool:
    """Tell whether there is something to continue: a solved board stays saved, but it may have been started over."""
    if not entry.touched or entry.puzzle_id not in times:
        return entry.touched
    if entry.seconds == times[entry.puzzle_id]:  # nothing has happened since it was solved
        return False
    session = library.play.load(entry.player, entry.puzzle_id)
    return session is not None and not session.finished


def _done(library: Library, player: str, puzzle_id: int) -> float | None:
    session = library.play.load(player, puzzle_id)
    return None if session is None else share_done(session)


def share_done(session: Session[Any, Any]) -> float | None:
    """Return how much of the solution is drawn, from 0 to 1, whether right or wrong; None if that is not known."""
    kind, puzzle, solution = session.kind, session.puzzle, session.item.solution
    if solution is None:
        return None
    if kind.sheet is None:  # no cells to count: what the board still lacks of the solution
        boards = session.board, kind.empty_board(puzzle)
        lacking, whole = (len(kind.differences(puzzle, solution, board)) for board in boards)
        return round(1 - lacking / whole, 2) if whole else None
    marks = {mark.symbol for mark in kind.sheet.marks if not mark.note}
    drawn, needed = (
        sum(value in marks for row in kind.board_to_data(puzzle, board) for value in row)
        for board in (session.board, solution)
    )
    return round(min(drawn / needed, 0.99), 2) if needed else None
