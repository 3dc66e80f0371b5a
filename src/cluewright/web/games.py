"""Games being played: sessions in memory, and in the library before anybody is told that a move was made."""

import hashlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from cluewright.core.errors import InvalidMove
from cluewright.core.form import item_to_data, write_json
from cluewright.core.item import Item
from cluewright.core.session import Session
from cluewright.library import Library
from cluewright.web.problems import Refused, too_large
from cluewright.web.tasks import judged

_MOST_KEPT = 256
"""Sessions in memory; the others are read again from the library when they are needed."""

Action = Mapping[str, Any]
Key = tuple[str, int]


class Outdated(Refused):
    """The board is no longer what the client thinks; `game` is what it is."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.game = game
        super().__init__(409, "outdated", "this game has gone on elsewhere; here is how it stands")


class _Kept:
    """A session with the lock that lets one request at a time change it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.session: Session[Any, Any] | None = None
        self.recorded = False


class Games:
    """The games of all players."""

    def __init__(self, library: Library, *, most_cells: int, link: Callable[[Item[Any, Any]], str]) -> None:
        self._library, self._most_cells, self._link = library, most_cells, link
        self._kept: OrderedDict[Key, _Kept] = OrderedDict()
        self._lock = threading.Lock()

    def open(self, player: str, puzzle_id: int, item: Item[Any, Any] | None = None) -> dict[str, Any]:
        """Start a game or go on with it; `item` is the form to play where it is a symmetric one of what is kept."""
        with self._session(player, puzzle_id, item) as kept:
            return self._state(player, puzzle_id, kept)

    def act(self, player: str, puzzle_id: int, revision: str, actions: Sequence[Action]) -> dict[str, Any]:
        """Do what the player did and give the game; when this returns, it is in the library.

        Raise `Outdated` when the game is not at that revision, and `InvalidMove` for what cannot be done; what came
        before it among the actions is undone with it.
        """
        with self._session(player, puzzle_id) as kept:
            session = kept.session
            assert session is not None
            if revision != revision_of(session):
                raise Outdated(self._state(player, puzzle_id, kept))
            before = session.save()
            try:
                for action in actions:
                    self._do(kept, action)
            except InvalidMove:
                kept.session = Session.restore(before)
                raise
            self._save(player, puzzle_id, kept)
            return self._state(player, puzzle_id, kept)

    def position(self, player: str, puzzle_id: int) -> tuple[dict[str, Any], Any, list[str]]:
        """Give puzzle, board and moves as a worker takes them to find a hint."""
        with self._session(player, puzzle_id) as kept:
            session = kept.session
            assert session is not None
            board = session.kind.board_to_data(session.puzzle, session.board)
            return item_to_data(session.item), board, session.moves

    def hinted(self, player: str, puzzle_id: int) -> int:
        """Count a hint, once for each position, and give how many there were."""
        with self._session(player, puzzle_id) as kept:
            session = kept.session
            assert session is not None
            if session.count_hint():
                self._save(player, puzzle_id, kept)
            return session.hints_asked

    def mistakes(self, player: str, puzzle_id: int, *, solution: bool) -> list[dict[str, Any]]:
        """List what is wrong on the board: broken rules, or with `solution` also cells that differ from it."""
        with self._session(player, puzzle_id) as kept:
            session = kept.session
            assert session is not None
            found = session.mistakes() if solution else session.kind.faults(session.puzzle, session.board)
            return [fault.to_data() for fault in found]

    @contextmanager
    def _session(self, player: str, puzzle_id: int, item: Item[Any, Any] | None = None) -> Iterator[_Kept]:
        key = player, puzzle_id
        with self._lock:
            kept = self._kept.setdefault(key, _Kept())
            self._kept.move_to_end(key)
            for old, each in list(self._kept.items())[:-_MOST_KEPT]:
                if not each.lock.locked():
                    del self._kept[old]
        with kept.lock:
            if kept.session is None or (item is not None and item.puzzle != kept.session.puzzle):
                kept.session = self._load(player, puzzle_id, item)
                kept.recorded = kept.session.finished
            yield kept

    def _load(self, player: str, puzzle_id: int, item: Item[Any, Any] | None) -> Session[Any, Any]:
        found = self._library.play.load(player, puzzle_id)
        if found is not None and (item is None or item.puzzle == found.puzzle):
            return found
        item = item or self._library.get(puzzle_id).item
        cells = item.puzzle.width * item.puzzle.height
        if cells > self._most_cells:
            raise too_large(f"a board of {cells} cells is too large to play; up to {self._most_cells} can be played")
        return Session(item)

    def _save(self, player: str, puzzle_id: int, kept: _Kept) -> None:
        session = kept.session
        assert session is not None
        if session.finished and not kept.recorded:
            self._library.play.finish(
                player,
                puzzle_id,
                seconds=session.elapsed,
                hints=session.hints_asked,
                mistakes=session.mistaken_moves,
            )
            kept.recorded = True
        self._library.play.save(player, puzzle_id, session)

    def _do(self, kept: _Kept, action: Action) -> None:
        session, name = kept.session, str(action.get("name", ""))
        assert session is not None
        match action["do"]:
            case "move":
                session.move(action["move"])
            case "undo":
                session.undo()
            case "redo":
                session.redo()
            case "checkpoint":
                session.set_checkpoint(name)
            case "return":
                session.return_to(name)
            case "drop":
                session.drop_checkpoint(name)
            case "pause":
                session.pause()
            case "resume":
                session.resume()
            case "restart":
                kept.session, kept.recorded = Session(session.item), False
            case other:
                raise InvalidMove(f"{other!r} is nothing a player can do")

    def _state(self, player: str, puzzle_id: int, kept: _Kept) -> dict[str, Any]:
        session = kept.session
        assert session is not None
        item = session.item
        puzzle = item_to_data(item)
        solution = puzzle.pop("solution", None)
        state = {
            "id": puzzle_id,
            "player": player,
            "kind": session.kind.name,
            "title": item.title,
            "level": None if item.rating is None else str(item.rating.level),
            "puzzle": puzzle,
            **judged(session.kind, session.puzzle, session.board),
            "revision": revision_of(session),
            "moves": len(session.moves),
            "can_undo": session.can_undo,
            "can_redo": session.can_redo,
            "checkpoints": session.checkpoints,
            "seconds": round(session.elapsed, 3),
            "paused": session.paused,
            "hints_asked": session.hints_asked,
            "mistaken_moves": session.mistaken_moves,
            "share": self._link(item),
            "now": round(time.time(), 3),
        }
        return {**state, "solution": solution} if session.finished else state


def revision_of(session: Session[Any, Any]) -> str:
    """Name the state of a session by what it consists of, so that the name outlives the server."""
    saved = session.save()
    parts = [saved.moves, saved.position, [list(branch) for branch in saved.branches], saved.checkpoints]
    return hashlib.blake2b(write_json(parts).encode(), digest_size=9).hexdigest()
