"""Games being played: sessions in memory, and in the library before a move is acknowledged."""

import hashlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection

from cluewright.core.errors import InvalidMove, shown
from cluewright.core.form import item_to_data
from cluewright.core.item import SHOWS, Item, without_secrets
from cluewright.core.json_text import write_json
from cluewright.core.locales import ENGLISH
from cluewright.core.session import Session
from cluewright.library import Library
from cluewright.web.answer import answer_of
from cluewright.web.keeping import Keeper
from cluewright.web.refusal import Refused, too_large
from cluewright.web.speech import title_in
from cluewright.web.tasks import judged

_SECONDS = 2.0
"""The time limit for the actions of one request."""
_MOST_MOVES, _MOST_CHARACTERS = 100_000, 4_000_000
"""The most moves and characters of one game: each request reads and writes all of it."""
_MOST_KEPT = 256
"""Sessions in memory; the others are read again from the library when they are needed."""

Action = Mapping[str, Any]
Key = tuple[str, int]


class Outdated(Refused):
    """The board is no longer what the client thinks; `game` is the current state."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.game = game
        super().__init__(409, "outdated", "this game was changed in another tab: here is its current state")


class GamePosition(NamedTuple):
    """The state of a game, for a worker."""

    revision: str
    puzzle: dict[str, Any]
    board: Any
    moves: list[str]
    hint: dict[str, Any] | None


class _Kept:
    """A session, the lock that lets one request at a time change it, and what does not change while it is played."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.users = 0
        """Requests that hold it or wait for it; it is kept until they are done, so that no game ever has two."""
        self.verified = False
        """Whether the library has checked that it is a game of its puzzle."""
        self.recorded = False
        self.hint: tuple[tuple[str, str], dict[str, Any]] | None = None
        """The hint for a revision, in a language."""
        self._session: Session[Any, Any] | None = None
        self._fixed: dict[str, Any] | None = None

    @property
    def loaded(self) -> bool:
        return self._session is not None

    @property
    def session(self) -> Session[Any, Any]:
        assert self._session is not None, "a session is loaded before it is used"
        return self._session

    @session.setter
    def session(self, session: Session[Any, Any]) -> None:
        if self._session is None or session.item is not self._session.item:
            self._fixed, self.hint, self.verified = None, None, False
        self._session = session

    def forget(self) -> None:
        self._session = None

    def fixed(self, link: Callable[[Item[Any, Any]], str]) -> dict[str, Any]:
        """Return the description of the puzzle, made once."""
        if self._fixed is None:
            item = without_secrets(self.session.item)
            self._fixed = {
                "kind": self.session.kind.name,
                "title": item.title,
                "level": None if item.rating is None else str(item.rating.level),
                "puzzle": item_to_data(item),
                "share": link(item),
                "answer": answer_of(self.session.kind, self.session.item),
            }
        return self._fixed


class Games:
    """The games of all players."""

    def __init__(
        self,
        library: Library,
        *,
        most_cells: int,
        link: Callable[[Item[Any, Any]], str],
        looked_up: Callable[[bool], None] = lambda hit: None,
    ) -> None:
        self._library, self._most_cells, self._link, self._looked_up = library, most_cells, link, looked_up
        self._keeper = Keeper(library)
        self._kept: OrderedDict[Key, _Kept] = OrderedDict()
        self._lock = threading.Lock()

    def open(
        self, player: str, puzzle_id: int, item: Item[Any, Any] | None = None, *, locale: str = ENGLISH
    ) -> dict[str, Any]:
        """Start or continue a game; `item` is the form to play if it is a symmetric form of what is kept."""
        with self._session(player, puzzle_id, item) as kept:
            return self._state(player, puzzle_id, kept, locale)

    def act(
        self,
        player: str,
        puzzle_id: int,
        revision: str,
        actions: Sequence[Action],
        *,
        late: float = 0.0,
        played: float = 0.0,
        hints: int = 0,
        locale: str = ENGLISH,
    ) -> dict[str, Any]:
        """Do what the player did and return the game; when this returns, it is in the library.

        `late` is how long ago, in seconds, the last of it was done: the clock does not count the wait. `played` and
        `hints` are the seconds and hints of a game that began without the studio.

        Raise `Outdated` if the game is not at that revision, and `InvalidMove` for what cannot be done; what came
        before it among the actions is undone with it.
        """
        with self._session(player, puzzle_id) as kept:
            if revision != revision_of(kept.session):
                raise Outdated(self._state(player, puzzle_id, kept, locale))
            before, recorded = kept.session.save(), kept.recorded
            end = time.monotonic() + _SECONDS
            try:
                kept.session.discount(late)
                kept.session.credit(seconds=played, hints=hints)
                for action in actions:
                    self._do(kept, action)
                    if time.monotonic() > end:
                        raise too_large("these actions took too long: send fewer at a time")
                _require_room(kept.session)
            except (InvalidMove, Refused):
                kept.session, kept.recorded = Session.restore(before), recorded
                raise
            self._save(player, puzzle_id, kept)
            return self._state(player, puzzle_id, kept, locale)

    def discard(self, player: str, puzzle_id: int) -> None:
        """Delete a game in progress; what was recorded of finished ones stays."""
        with self._session(player, puzzle_id) as kept:
            self._library.play.drop(player, puzzle_id)
            kept.forget()

    def position(self, player: str, puzzle_id: int, *, locale: str = ENGLISH) -> GamePosition:
        """Return a game as a worker needs it to find a hint, and the hint if it was found before."""
        with self._session(player, puzzle_id) as kept:
            session, revision = kept.session, revision_of(kept.session)
            board = session.kind.board_to_data(session.puzzle, session.board)
            hint = kept.hint[1] if kept.hint is not None and kept.hint[0] == (revision, locale) else None
            return GamePosition(revision, kept.fixed(self._link)["puzzle"], board, session.moves, hint)

    def hinted(self, player: str, puzzle_id: int, revision: str, hint: dict[str, Any], *, locale: str = ENGLISH) -> int:
        """Remember a hint found at a revision, count it once for each position, and return how many there were."""
        with self._session(player, puzzle_id) as kept:
            session = kept.session
            if revision == revision_of(session):
                kept.hint = (revision, locale), hint
            if session.count_hint():
                self._save(player, puzzle_id, kept)
            return session.hints_asked

    def mistakes(self, player: str, puzzle_id: int, *, solution: bool, locale: str = ENGLISH) -> list[dict[str, Any]]:
        """List what is wrong on the board: broken rules, or with `solution` also cells that differ from it."""
        with self._session(player, puzzle_id) as kept:
            session = kept.session
            found = session.mistakes() if solution else session.kind.faults(session.puzzle, session.board)
            return [fault.to_data(locale) for fault in found]

    @contextmanager
    def _session(self, player: str, puzzle_id: int, item: Item[Any, Any] | None = None) -> Iterator[_Kept]:
        key = player, puzzle_id
        with self._lock:
            kept = self._kept.setdefault(key, _Kept())
            kept.users += 1
            self._kept.move_to_end(key)
            for old, each in list(self._kept.items())[:-_MOST_KEPT]:
                if not each.users:
                    del self._kept[old]
        try:
            with kept.lock:
                wanted = kept.loaded and (item is None or item.puzzle == kept.session.puzzle)
                self._looked_up(wanted)
                if not wanted:
                    kept.session = self._load(player, puzzle_id, item)
                    kept.recorded = kept.session.finished
                yield kept
        finally:
            with self._lock:
                kept.users -= 1

    def _load(self, player: str, puzzle_id: int, item: Item[Any, Any] | None) -> Session[Any, Any]:
        found = self._library.play.load(player, puzzle_id)
        if found is not None and (item is None or item.puzzle == found.puzzle):
            return found
        item = item or self._library.get(puzzle_id).item
        cells = item.puzzle.width * item.puzzle.height
        if cells > self._most_cells:
            raise too_large(
                f"a board of {cells} cells is too large to play here: choose one of up to {self._most_cells} cells"
            )
        return Session(item)

    def _save(self, player: str, puzzle_id: int, kept: _Kept) -> None:
        """Write the game, and its result if it has just been finished, in one transaction."""
        session = kept.session
        finished = session.finished and not kept.recorded
        moment = datetime.now().astimezone()  # one for every attempt to write it, so that it is recorded once

        def write(connection: Connection) -> None:
            play = self._library.play
            if finished:
                hints, mistakes = session.hints_asked, session.mistaken_moves
                told: Any = {"seconds": session.elapsed, "hints": hints, "mistakes": mistakes, "finished": moment}
                play.finish(player, puzzle_id, **told, connection=connection)
            play.save(player, puzzle_id, session, verified=kept.verified, connection=connection)

        try:
            self._keeper.write(write)
        except Exception:
            kept.forget()  # what counts is what the library has
            raise
        kept.verified = True
        kept.recorded = kept.recorded or finished

    def _do(self, kept: _Kept, action: Action) -> None:
        session, name = kept.session, str(action.get("name", ""))
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
                raise InvalidMove(f"there is no action {shown(other)}")

    def _state(self, player: str, puzzle_id: int, kept: _Kept, locale: str) -> dict[str, Any]:
        session, fixed = kept.session, kept.fixed(self._link)
        puzzle = dict(fixed["puzzle"])
        solution = puzzle.pop("solution", None)
        state = {
            "id": puzzle_id,
            "player": player,
            **fixed,
            "title": title_in(session.kind.name, fixed["title"], locale),
            "puzzle": puzzle,
            **judged(session.kind, session.puzzle, session.board, locale),
            "revision": revision_of(session),
            "moves": len(session.moves),
            "can_undo": session.can_undo,
            "can_redo": session.can_redo,
            "checkpoints": session.checkpoints,
            "seconds": round(session.elapsed, 3),
            "paused": session.paused,
            "hints_asked": session.hints_asked,
            "mistaken_moves": session.mistaken_moves,
            "now": round(time.time(), 3),
        }
        if not session.finished:
            return state
        shown = session.item.solved_title(locale) if SHOWS in session.item.meta else state["title"]
        usual = self._library.play.usual(player, puzzle_id)
        return {
            **state,
            "solution": solution,
            "solved_title": shown,
            "credit": session.item.credit,
            "usual": None if usual is None else {"count": usual[0], "seconds": usual[1]},
        }


def _require_room(session: Session[Any, Any]) -> None:
    saved = session.save()
    moves = [*saved.moves, *(move for branch in saved.branches for move in branch.moves)]
    if len(moves) > _MOST_MOVES or sum(map(len, moves)) > _MOST_CHARACTERS:
        raise too_large("this game has too many moves: start it again")


def revision_of(session: Session[Any, Any]) -> str:
    """Name the state of a session by its content, so that the name outlives the server."""
    saved = session.save()
    parts = [saved.moves, saved.position, [list(branch) for branch in saved.branches], saved.checkpoints]
    return hashlib.blake2b(write_json(parts).encode(), digest_size=9).hexdigest()
