"""A game as a conversation: each line has a reply. All that the command line knows of sessions is here."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from cluewright.cli.exits import sentence_of
from cluewright.cli.words import counted
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, FormatError, InvalidMove, shown
from cluewright.core.files import write_whole
from cluewright.core.hint import Hint
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.registry import kind_of
from cluewright.core.saved import FORMAT as SAVED_FORMAT
from cluewright.core.search import Search
from cluewright.core.session import Session
from cluewright.core.text import whole_number
from cluewright.formats import STANDARD_INPUT, Source, read_source
from cluewright.formats.inputs import Input, read_entries, read_inputs

SECONDS = 5.0
"""For finding the solution before a game and for a hint in it."""

Opener = Callable[[], Session[Any, Any]]


@dataclass(frozen=True, slots=True)
class Reply:
    """What a player is told."""

    text: str
    ok: bool = True
    leaving: bool = False


class TextGame:
    """One session and the words a player may use in it."""

    def __init__(self, games: Iterator[Opener], seconds: float = SECONDS) -> None:
        self._games, self._seconds = games, seconds
        self.session = next(games)()
        self._shown: tuple[Hint, int] | None = None
        self._file: str | None = None
        self._words: dict[str, tuple[Callable[[str], Reply], str]] = {
            "show": (self._show, "draw the puzzle and the board"),
            "move": (self._move, "MOVE: make a move; a line that starts with no word of this list is one as well"),
            "undo": (self._undo, "[N]: take back the last N moves"),
            "redo": (self._redo, "[N]: make N moves again that were taken back"),
            "hint": (self._hint, "tell where to look; asked again, why; and again, what to do"),
            "check": (self._check, "tell whether there are mistakes"),
            "checkpoint": (self._checkpoint, "NAME: remember this position; without a name, list the positions"),
            "return": (self._return, "NAME: go to a remembered position"),
            "save": (self._save, "FILE: write the game to a file"),
            "load": (self._load, "FILE: go on with a saved game, or begin the puzzle in the file"),
            "next": (self._next, "go on to the next puzzle"),
            "time": (self._time, "tell how long the game has taken"),
            "help": (self._help, "list these words"),
            "quit": (self._quit, "end the game"),
        }

    def reply(self, line: str) -> Reply:
        """Answer one line; what cannot be done is said and changes nothing."""
        word, _, rest = line.strip().partition(" ")
        try:
            if word.lower() in self._words:
                return self._words[word.lower()][0](rest.strip())
            return self._move(line.strip())
        except (CluewrightError, OSError) as error:
            return Reply(sentence_of(error), ok=False)

    def opening(self) -> str:
        """Return what stands at the beginning: the rules and the board."""
        kind, puzzle = self.session.kind, self.session.puzzle
        title = f"{kind.title}, {puzzle.width}x{puzzle.height}"
        if self.session.item.title:
            title += f", {self.session.item.title}"
        lines = [title, kind.rules, f"Moves: {kind.move_help}", "The word help lists all others.", ""]
        return "\n".join([*lines, self.session.text()])

    def state(self) -> dict[str, Any]:
        """Return the board and how the game stands, for programs."""
        session = self.session
        return {
            "board": session.kind.board_to_data(session.puzzle, session.board),
            "moves": len(session.moves),
            "finished": session.finished,
            "seconds": session.elapsed,
        }

    # The words

    def _board(self, *, moved: bool) -> Reply:
        text = self.session.text()
        if moved and self.session.finished:
            text += f"\nSolved in {self.session.elapsed:.0f} s with {counted(len(self.session.moves), 'move')}."
        return Reply(text)

    def _show(self, _: str) -> Reply:
        return self._board(moved=False)

    def _move(self, move: str) -> Reply:
        if not move:
            raise InvalidMove(f"write a move: {self.session.kind.move_help}")
        self.session.move(move)
        return self._board(moved=True)

    def _undo(self, number: str) -> Reply:
        return self._repeat(self.session.undo, number)

    def _redo(self, number: str) -> Reply:
        return self._repeat(self.session.redo, number)

    def _repeat(self, step: Callable[[], object], number: str) -> Reply:
        times = whole_number(number or "1")
        if not times:
            raise InvalidMove(f"{shown(number)} is no number of moves")
        step()
        for _ in range(times - 1):
            try:
                step()
            except InvalidMove:
                break
        return self._board(moved=True)

    def _hint(self, _: str) -> Reply:
        hint = self.session.hint(budget=Budget(seconds=self._seconds))
        stage = self._shown[1] + 1 if self._shown is not None and self._shown[0] is hint else 0
        self._shown = hint, min(stage, len(hint.stages) - 1)
        return Reply(hint.stages[self._shown[1]])

    def _check(self, _: str) -> Reply:
        mistakes = self.session.mistakes()
        if mistakes:
            return Reply("\n".join(fault.text() for fault in mistakes))
        return Reply("The puzzle is solved." if self.session.finished else "There is no mistake so far.")

    def _checkpoint(self, name: str) -> Reply:
        if not name:
            kept = [f"{name}: {counted(moves, 'move')}" for name, moves in self.session.checkpoints.items()]
            return Reply("\n".join(kept) or "No position is remembered yet.")
        self.session.set_checkpoint(name)
        return Reply(f"This position is remembered as {name}.")

    def _return(self, name: str) -> Reply:
        self.session.return_to(name)
        return self._board(moved=True)

    def _save(self, file: str) -> Reply:
        target = file or self._file
        if target is None:
            raise InvalidMove("name the file to save to")
        write_whole(target, f"{self.session.to_json()}\n".encode())
        self._file = target
        return Reply(f"Saved to {target}.")

    def _load(self, file: str) -> Reply:
        target = file or self._file
        if target is None:
            raise InvalidMove("name the file to load")
        games = open_games([target], seconds=self._seconds)
        self.session = next(games)()
        self._games, self._file, self._shown = games, target, None
        return Reply(self.opening())

    def _next(self, _: str) -> Reply:
        if (opener := next(self._games, None)) is None:
            raise InvalidMove("this is the last puzzle")
        self.session = opener()
        self._file = self._shown = None
        return Reply(self.opening())

    def _time(self, _: str) -> Reply:
        minutes, seconds = divmod(int(self.session.elapsed), 60)
        return Reply(f"{minutes}:{seconds:02}")

    def _help(self, _: str) -> Reply:
        width = max(map(len, self._words))
        words = [f"{word:{width}}  {meaning}" for word, (_, meaning) in self._words.items()]
        return Reply("\n".join([*words, f"Moves: {self.session.kind.move_help}"]))

    def _quit(self, _: str) -> Reply:
        return Reply("", leaving=True)


def open_games(
    paths: Sequence[str], format_name: str | None = None, index: int | None = None, *, seconds: float = SECONDS
) -> Iterator[Opener]:
    """Yield what opens each game in turn: the saved ones, and those of all puzzles of the files."""
    for given in _inputs(paths, format_name, index):
        yield partial(_restore, given) if isinstance(given, Source) else partial(_begin_input, given, seconds)


def _inputs(paths: Sequence[str], format_name: str | None, index: int | None) -> Iterator[Input | Source]:
    """Yield saved games as they stand in their files, and the puzzles of all other files."""
    for path in paths:
        if format_name is not None or (path != STANDARD_INPUT and not Path(path).is_file()):
            yield from read_inputs([path], format_name, index)
            continue
        try:
            source = read_source(path)
            saved = source.is_text and f'"{SAVED_FORMAT}"' in source.opening
            yield from [source] if saved else read_entries(source, path, None, index)
        except (CluewrightError, OSError) as error:
            yield Input(path, 0, error=error)


def _restore(source: Source) -> Session[Any, Any]:
    try:
        return Session.from_json(source.text)
    except FormatError as error:
        raise FormatError(error.problem, file=source.name, line=error.line, column=error.column) from None


def _begin_input(given: Input, seconds: float) -> Session[Any, Any]:
    return begin(given.puzzle_item, seconds)


def begin(item: Item[Any, Any], seconds: float = SECONDS) -> Session[Any, Any]:
    """Begin a game; a unique solution is looked for first, so that mistakes can be told."""
    if item.solution is None:
        try:
            outcome = kind_of(item.puzzle).solve(item.puzzle, Search(budget=Budget(seconds=seconds)))
        except BudgetExceeded:
            return Session(item)
        if outcome.verdict is Verdict.UNIQUE:
            item = dataclasses.replace(item, solution=outcome.solution)
    return Session(item)
