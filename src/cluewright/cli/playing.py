"""A game as a conversation: each line has a reply. All that the command line knows of sessions is here."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from cluewright.cli.exits import sentence_of
from cluewright.cli.words import phrase
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, FormatError, InvalidMove, shown
from cluewright.core.files import write_whole
from cluewright.core.hint import Hint
from cluewright.core.item import Item
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Value
from cluewright.core.outcome import Verdict
from cluewright.core.registry import kind_of
from cluewright.core.saved import FORMAT as SAVED_FORMAT
from cluewright.core.search import Search
from cluewright.core.session import Session
from cluewright.core.text import whole_number
from cluewright.formats import STANDARD_INPUT, Source, read_source
from cluewright.formats.inputs import Input, read_entries, read_inputs

SECONDS = 5.0
"""The time limit for finding the solution before a game and for a hint in it."""

Opener = Callable[[], Session[Any, Any]]


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to one line."""

    text: str
    ok: bool = True
    leaving: bool = False


class TextGame:
    """One session and the words a player may use in it."""

    def __init__(self, games: Iterator[Opener], seconds: float = SECONDS, locale: str = ENGLISH) -> None:
        self._games, self._seconds, self._locale = games, seconds, locale
        self.session = next(games)()
        self._shown: tuple[Hint, int] | None = None
        self._file: str | None = None
        self._words: dict[str, Callable[[str], Reply]] = {
            "show": self._show,
            "move": self._move,
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "check": self._check,
            "checkpoint": self._checkpoint,
            "return": self._return,
            "save": self._save,
            "load": self._load,
            "next": self._next,
            "time": self._time,
            "help": self._help,
            "quit": self._quit,
        }

    def _say(self, code: str, /, **values: Value) -> str:
        return phrase(f"play-{code}", self._locale, **values)

    def reply(self, line: str) -> Reply:
        """Answer one line; what cannot be done changes nothing, and the reply says why."""
        word, _, rest = line.strip().partition(" ")
        try:
            if word.lower() in self._words:
                return self._words[word.lower()](rest.strip())
            return self._move(line.strip())
        except (CluewrightError, OSError) as error:
            return Reply(sentence_of(error), ok=False)

    def opening(self) -> str:
        """Return the opening: the rules and the board."""
        kind, puzzle, title = self.session.kind, self.session.puzzle, self.session.item.title
        values: dict[str, Value] = {
            "kind": kind.say("title", self._locale),
            "size": f"{puzzle.width}x{puzzle.height}",
        }
        head = self._say("title-named", **values, title=title) if title else self._say("title", **values)
        rules = kind.say("rules", self._locale)
        return "\n".join([head, rules, self._moves(), self._say("more"), "", self.session.text()])

    def _moves(self) -> str:
        return self._say("moves", help=self.session.kind.say("move-help", self._locale))

    def state(self) -> dict[str, Any]:
        """Return the board and the state of the game, for programs."""
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
            solved = self._say("solved", seconds=round(self.session.elapsed), moves=len(self.session.moves))
            item = self.session.item
            shown = item.solved_title(self._locale)
            text = "\n".join(part for part in (text, None if shown == item.title else shown, solved) if part)
        return Reply(text)

    def _show(self, _: str) -> Reply:
        return self._board(moved=False)

    def _move(self, move: str) -> Reply:
        if not move:
            raise InvalidMove(f"type a move: {self.session.kind.move_help}")
        self.session.move(move)
        return self._board(moved=True)

    def _undo(self, number: str) -> Reply:
        return self._repeat(self.session.undo, number)

    def _redo(self, number: str) -> Reply:
        return self._repeat(self.session.redo, number)

    def _repeat(self, step: Callable[[], object], number: str) -> Reply:
        times = whole_number(number or "1")
        if not times:
            raise InvalidMove(f"{shown(number)} is not a number of moves")
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
        stages = hint.stages_in(self._locale)
        self._shown = hint, min(stage, len(stages) - 1)
        return Reply(stages[self._shown[1]])

    def _check(self, _: str) -> Reply:
        mistakes = self.session.mistakes()
        if mistakes:
            return Reply("\n".join(fault.text(self._locale) for fault in mistakes))
        return Reply(self._say("finished" if self.session.finished else "no-mistakes"))

    def _checkpoint(self, name: str) -> Reply:
        if not name:
            kept = [self._say("checkpoint", name=name, moves=moves) for name, moves in self.session.checkpoints.items()]
            return Reply("\n".join(kept) or self._say("no-checkpoints"))
        self.session.set_checkpoint(name)
        return Reply(self._say("checkpoint-set", name=name))

    def _return(self, name: str) -> Reply:
        self.session.return_to(name)
        return self._board(moved=True)

    def _save(self, file: str) -> Reply:
        target = file or self._file
        if target is None:
            raise InvalidMove("name a file to save to: save FILE")
        write_whole(target, f"{self.session.to_json()}\n".encode())
        self._file = target
        return Reply(self._say("saved", file=target))

    def _load(self, file: str) -> Reply:
        target = file or self._file
        if target is None:
            raise InvalidMove("name a file to load: load FILE")
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
        words = [f"{word:{width}}  {self._say(f'word-{word}')}" for word in self._words]
        return Reply("\n".join([*words, self._moves()]))

    def _quit(self, _: str) -> Reply:
        return Reply("", leaving=True)


def open_games(
    paths: Sequence[str], format_name: str | None = None, index: int | None = None, *, seconds: float = SECONDS
) -> Iterator[Opener]:
    """Yield a function that opens each game in turn: the saved games, and all puzzles of the files."""
    for given in _inputs(paths, format_name, index):
        yield partial(_restore, given) if isinstance(given, Source) else partial(_begin_input, given, seconds)


def _inputs(paths: Sequence[str], format_name: str | None, index: int | None) -> Iterator[Input | Source]:
    """Yield saved games as their files, and the puzzles of all other files."""
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
    """Begin a game; look for a unique solution first, so that mistakes can be found."""
    if item.solution is None:
        try:
            outcome = kind_of(item.puzzle).solve(item.puzzle, Search(budget=Budget(seconds=seconds)))
        except BudgetExceeded:
            return Session(item)
        if outcome.verdict is Verdict.UNIQUE:
            item = dataclasses.replace(item, solution=outcome.solution)
    return Session(item)
