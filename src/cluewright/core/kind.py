"""The one interface each puzzle kind implements.

The methods stand in the order of a puzzle's life: data, board, play, solving, explaining, making. Whatever is
registered here works in the play session, the command line and everything built on them without further edits.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from cluewright.core.browser import Modules, Sheet
from cluewright.core.budget import Budget
from cluewright.core.closest import told
from cluewright.core.coach import Coach
from cluewright.core.count import SolutionCount, listing_way
from cluewright.core.duration import ANY_KIND, minutes_of, work_of
from cluewright.core.errors import Fault, GenerationFailed, InvalidRecipe, NotOffered
from cluewright.core.first_board import FirstBoard
from cluewright.core.item import Item
from cluewright.core.json_text import write_json
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Message, Value, core_message, has_message, plain, say
from cluewright.core.mistakes import lost_board, wrong_cell
from cluewright.core.outcome import Outcome
from cluewright.core.paths import Paths
from cluewright.core.pictures import Pictures
from cluewright.core.proof import Proofs
from cluewright.core.puzzle import Puzzle
from cluewright.core.rating import POINTS_OF_LEVEL, REVISION, Rating, score_of
from cluewright.core.recipe import FolderOption, Option, Recipe
from cluewright.core.recording import Recording
from cluewright.core.scene import PLAIN, Layer, Look, Role, Scene, Text, Tone
from cluewright.core.search import Search
from cluewright.core.size import Size, Sizes, format_size
from cluewright.core.technique import Level, Step, Technique

if TYPE_CHECKING:
    from cluewright.core.answers import Answers

INTERFACE = 2
"""Raised when a change here breaks kinds written for the version before."""

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")


class Kind(ABC, Generic[P, B]):
    """One type of puzzle: `P` is its puzzle class, `B` its board class.

    A board is immutable; a solution is a board with everything decided.
    """

    interface: ClassVar[int] = INTERFACE
    name: ClassVar[str]
    """Lower case, one word or several with hyphens: `nonogram`. What people read about the kind is in its catalogue."""
    puzzle_type: type[P]
    puzzle_keys: ClassVar[frozenset[str]]
    """The keys of the JSON form that are the puzzle's own: all that `to_data` may return."""
    techniques: tuple[Technique, ...] = ()
    options: tuple[Option, ...] = ()
    folders: tuple[FolderOption, ...] = ()
    """What a plan may use to make puzzles from all files in a folder."""
    strategies: tuple[str, ...] = ("auto",)
    revision: int = 1
    """Of the generator: raised whenever the same recipe would give another puzzle."""
    default_size: Size = (10, 10)
    """Of a puzzle made without a given size."""
    sizes: Sizes = Sizes(((1, 1),), (100, 100))
    """Of the puzzles that are made; what is read or solved may be larger."""
    levels: tuple[Level, ...] = tuple(Level)
    """The levels its puzzles can have."""
    level_sizes: Mapping[Level, Sizes] = {}
    """The sizes of a level's puzzles, if they cannot be made at every size."""
    daily_options: tuple[Mapping[str, Any], ...] = ()
    """The options of the daily puzzle, from Monday on; a size may be among them."""
    values: tuple[str, ...] = ("?",)
    """The values that steps may set a place to, the initial one first; a recording numbers them in this order."""
    routine: frozenset[str] = frozenset()
    """The techniques whose notes players make without thinking, or do without: hints take them for granted."""
    on_borders: bool = False
    """Whether steps change borders between cells rather than cells."""
    sheet: Sheet | None = None
    """How the studio's board of cells shows and plays it."""
    modules: Modules | None = None
    """The kind's own modules for the studio's pages; without a board in them or a sheet it cannot be played there."""
    first: FirstBoard | None = None
    """The board on which beginners learn the rules."""

    # Words

    @property
    def room(self) -> str:
        """Return the package whose catalogue has the kind's messages: the one its class is defined in."""
        return room_of(self)

    def say(self, code: str, locale: str = ENGLISH) -> str:
        """Return a text of the kind's catalogue in a language."""
        return say(self.room, code, locale)

    @property
    def title(self) -> str:
        """Return the name that people read, in English."""
        return self.say("title")

    @property
    def rules(self) -> str:
        """Return the rules for a player in one or two sentences, in English."""
        return self.say("rules")

    @property
    def move_help(self) -> str:
        """Return how moves are written, in one line, in English."""
        return self.say("move-help")

    # Data

    @abstractmethod
    def to_data(self, puzzle: P) -> dict[str, Any]:
        """Return the puzzle's own part of the JSON form, `width` and `height` among it; no key but `puzzle_keys`."""

    @abstractmethod
    def from_data(self, data: Mapping[str, Any]) -> P:
        """Build a puzzle from its JSON keys; raise `InvalidPuzzle` with every fault."""

    @abstractmethod
    def board_to_data(self, puzzle: P, board: B) -> Any:
        """Return the JSON form of a board; of a solved board, the `solution` of the puzzle's JSON form."""

    @abstractmethod
    def board_from_data(self, puzzle: P, data: Any) -> B:
        """Read a board; raise `InvalidPuzzle` when it does not fit the puzzle."""

    @abstractmethod
    def sample(self) -> Item[P, B]:
        """Return a small puzzle of our own, for a first look."""

    # Board and play

    @abstractmethod
    def empty_board(self, puzzle: P) -> B:
        """Return the board at the start of a game."""

    @abstractmethod
    def apply(self, puzzle: P, board: B, move: str) -> B:
        """Return the board after a move, leaving `board` as it is; raise `InvalidMove`."""

    @abstractmethod
    def apply_step(self, puzzle: P, board: B, step: Step) -> B:
        """Return the board with a step's cells set."""

    def move_of_step(self, puzzle: P, board: B, step: Step) -> str:
        """Write a step as the move a player would make."""
        move = None if self.sheet is None else self.sheet.write(change[:3] for change in step.cells)
        if move is not None:
            return move
        raise NotOffered(f"{self.title} steps cannot be written as moves")

    def value_word(self, puzzle: P, value: str) -> Value:
        """Return what a cell with a value is, in sentences: `filled`."""
        marks = () if self.sheet is None else self.sheet.marks
        name = next((mark.name for mark in marks if mark.symbol == value), value)
        return Message(self.room, f"value-{name}") if has_message(self.room, f"value-{name}") else name

    def satisfied(self, puzzle: P, board: B) -> list[tuple[str, int, int]]:
        """List the clues that are complete, as in `Evidence.clues`."""
        return []

    @abstractmethod
    def faults(self, puzzle: P, board: B) -> list[Fault]:
        """List every rule the board breaks; what is merely unfinished is not a fault."""

    @abstractmethod
    def differences(self, puzzle: P, board: B, solution: B) -> list[tuple[int, int]]:
        """List the decided cells of `board` that contradict `solution`."""

    @abstractmethod
    def is_solved(self, puzzle: P, board: B) -> bool:
        """Tell whether the board is solved, apart from notes."""

    def answers(self, puzzle: P) -> "Answers[P, B]":
        """Return what finds and reads answers to a puzzle in texts; by default it reads rows of the sheet's marks."""
        from cluewright.core.answers import Answers  # only needed when judging

        return Answers(self, puzzle)

    def answer_faults(self, puzzle: P, board: B) -> list[Fault]:
        """List what is wrong with a board that is meant as a solution; by default the rules it breaks."""
        return self.faults(puzzle, board)

    @abstractmethod
    def text(self, puzzle: P, board: B | None = None) -> str:
        """Draw puzzle and board as plain text."""

    def puzzle_text(self, puzzle: P, locale: str = ENGLISH) -> str:
        """Write the puzzle as plain text that says all there is to know, for a prompt; by default it is drawn."""
        return self.text(puzzle)

    def answer_form(self, puzzle: P, locale: str = ENGLISH) -> str:
        """Say in a sentence or two how `answer_text` is written: the message `answer-form`, if the kind has one."""
        if has_message(self.room, "answer-form"):
            return self.say("answer-form", locale)
        rows = _is_rows(self.board_to_data(puzzle, self.empty_board(puzzle)))
        return core_message("answer-form-rows" if rows else "answer-form-json").text(locale)

    def answer_text(self, puzzle: P, solution: B) -> str:
        """Write a solution as the answer to a prompt: a line for each row, or the JSON form if that has no rows."""
        data = self.board_to_data(puzzle, solution)
        return "\n".join(data) if _is_rows(data) else write_json(data)

    def scene(self, puzzle: P, board: B | None = None, look: Look = PLAIN) -> Scene:
        """Draw puzzle and board into a scene; by default its plain text."""
        lines = self.text(puzzle, board).splitlines()
        width = 0.6 * max((len(line) for line in lines), default=0)
        title = f"{self.title}, {puzzle.width}x{puzzle.height}"
        scene = Scene((-0.5, -0.5, width + 0.5, len(lines) + 0.5), title, self.rules)
        for y, line in enumerate(lines):
            for x, character in enumerate(line):
                if not character.isspace():
                    scene.add(Layer.CLUES, Text((0.6 * x + 0.3, y + 0.5), character, 0.9, Role.INK))
        return scene

    def tone_of(self, puzzle: P, value: str) -> Tone | None:
        """Return what a place with one of `values` is drawn in where films paint it plainly; None for nothing."""
        return {"?": None, "#": Role.FILL, "used": Role.PATH, "closed": Role.MARK}.get(value, Role.EMPTY)

    def canonical(self, puzzle: P) -> P:
        """Return the canonical form of the puzzle, the same for all its turned, mirrored and renumbered forms."""
        return puzzle

    # Solving and explaining

    @abstractmethod
    def solve(self, puzzle: P, search: Search[B] = Search()) -> Outcome[B]:
        """Look for the solutions a search asks for; a budget that runs out leaves the verdict undecided.

        A kind that can report what happens on the way passes its recording to the search's watcher, if there is one.
        """

    def second_opinion(self, puzzle: P, search: Search[B] = Search()) -> Outcome[B] | None:
        """Look for solutions by SAT, which shares nothing with `solve`; None for a kind that has no such judge."""
        return self.solve(puzzle, replace(search, strategy="sat")) if "sat" in self.strategies else None

    def count(self, puzzle: P, *, budget: Budget | None = None) -> int | None:
        """Count all solutions exactly; None when the budget runs out first."""
        count = self.count_within(puzzle, budget or Budget())
        return count.number if count.exact else None

    def count_within(self, puzzle: P, budget: Budget) -> SolutionCount:
        """Count all solutions, as far as the budget lasts.

        A kind that does not say how lists them, up to a number that can be held in memory.
        """
        return listing_way(self.solve, puzzle)(budget)

    def replay(self, puzzle: P, recording: Recording, event: int | None = None) -> B:
        """Return the board after a number of events of a recording, by default all of them."""
        step = Step(_REPLAYED, recording.changes(event), plain(""))
        return self.apply_step(puzzle, self.empty_board(puzzle), step)

    @abstractmethod
    def explain(self, puzzle: P, board: B | None = None, *, budget: Budget | None = None) -> Iterator[Step]:
        """Yield the steps a person could follow from `board`, the simplest next one first."""

    def steps(self, puzzle: P, board: B, *, first: bool = False, budget: Budget | None = None) -> list[Step]:
        """List every step available on this board, the simplest first; by default the one that `explain` takes.

        With `first` a kind may leave out everything harder than the simplest technique that finds anything.
        """
        return list(islice(self.explain(puzzle, board, budget=budget), 1))

    def coach(self) -> Coach[P, B]:
        """Return the coach, which knows what players of this kind see and mark."""
        return Coach(self)

    def mistakes(
        self,
        puzzle: P,
        board: B,
        solution: B | None,
        *,
        history: Sequence[str] = (),
        budget: Budget | None = None,
    ) -> list[Fault]:
        """List the mistakes on a board, for hints; `solution` is the unique solution, or None if unknown.

        `history` is the list of moves that led to the board.
        """
        if broken := self.faults(puzzle, board):
            return broken
        if solution is not None:
            return [wrong_cell(cell) for cell in self.differences(puzzle, board, solution)]
        lost = lost_board(self, puzzle, board, history, (budget or Budget()).start())
        return [] if lost is None else [lost]

    def focus(self, puzzle: P, board: B, history: Sequence[str]) -> tuple[int, int] | None:
        """Return where the player worked last, so that hints start there; None if unknown."""
        return None

    # Making and grading

    def read_recipe(self, data: Mapping[str, Any], *, files: bool = False) -> Recipe:
        """Read and check a recipe before any work; raise `InvalidRecipe` with one sentence.

        The data may name files only with `files`; set it if the data comes from the owner of this machine.
        """
        recipe = Recipe.read(data, self.options, self.revision, files=files)
        if recipe.kind != self.name:
            raise InvalidRecipe(f"this recipe is for {recipe.kind}, not for {self.name}")
        self.sizes.require(recipe.size, f"{self.title} puzzles")
        if recipe.difficulty is not None:
            self._check_level(recipe, recipe.difficulty)
        self.check_recipe(recipe)
        return recipe.as_checked()

    def with_usual_size(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the recipe data, with the default size if it has none."""
        return {"size": format_size(self.default_size), **data}

    def _check_level(self, recipe: Recipe, level: Level) -> None:
        if "lesson" in recipe.options:
            raise InvalidRecipe("the technique of a lesson decides its difficulty: leave out difficulty or lesson")
        if level not in self.levels:
            raise InvalidRecipe(f"{self.title} puzzles can be {' or '.join(self.levels)}, not {level}")
        if sizes := self.level_sizes.get(level):
            sizes.require(recipe.size, f"{level} {self.title} puzzles")

    def check_recipe(self, recipe: Recipe) -> None:
        """Raise `InvalidRecipe` for combinations of options that are known to be impossible."""

    def generate(self, recipe: Recipe, *, budget: Budget | None = None) -> Item[P, B]:
        """Make the puzzle the recipe determines, proven unique and of the level asked for.

        Raise `InvalidRecipe` before any work for the impossible, and `GenerationFailed` with the closest puzzle when
        no try found one that fits; that one carries no recipe, for it is not what a recipe asks for.
        """
        if not (recipe.checked and (recipe.kind, recipe.revision) == (self.name, self.revision)):
            recipe = self.read_recipe(recipe.to_data())
        try:
            item = self.make(recipe, budget=budget)
        except GenerationFailed as failed:
            raise told(failed, recipe) from None
        if recipe.difficulty is not None and (item.rating is None or item.rating.level is not recipe.difficulty):
            raise told(GenerationFailed("no puzzle of this level was found", item), recipe)
        rating = None if item.rating is None else self.timed(item.puzzle, item.rating)
        return replace(item, recipe=recipe, rating=rating)

    @abstractmethod
    def make(self, recipe: Recipe, *, budget: Budget | None = None) -> Item[P, B]:
        """Make the puzzle of a recipe that was read and checked, proven and rated; `generate` calls this.

        Every option that has an effect is in the recipe.
        """

    @abstractmethod
    def rate(self, puzzle: P, *, budget: Budget | None = None) -> Rating:
        """Rate a puzzle with exactly one solution by the techniques a person needs; `rating_of` makes the rating."""

    def timed(self, puzzle: P, rating: Rating) -> Rating:
        """Return a new rating on the common scale: its score is that of the minutes it predicts.

        Where `rate` predicts none, the minutes follow from the techniques it names.
        """
        minutes = rating.minutes
        if minutes is None:
            work = work_of(puzzle.width * puzzle.height, rating.techniques, self.techniques, self.routine)
            minutes = minutes_of(work, ANY_KIND)
        return replace(rating, minutes=minutes, score=score_of(minutes), revision=REVISION)

    first_points: ClassVar[float] = POINTS_OF_LEVEL
    """The points of a level in ratings of revision 1, when each kind had a scale of its own."""
    pictures: Pictures[P, B] | None = None
    """What the kind can do with pictures, where a solved board determines the puzzle."""
    proofs: Proofs[P, B] | None = None
    """What proves its verdicts, and checks such proofs."""
    paths: Paths[P, B] | None = None
    """What its boards are as paths, where players draw one from cell to cell."""

    # What a kind adds to the command line

    def commands(self) -> Sequence[Any]:
        """Return extra commands, as plain functions with typed parameters and a docstring."""
        return ()


def _is_rows(data: Any) -> bool:
    """Tell whether the JSON form of a board is a list of rows of characters."""
    return isinstance(data, list) and all(isinstance(row, str) for row in data)


def room_of(kind: Kind[Any, Any]) -> str:
    """Return the package that a kind comes from, which holds its catalogue and its examples."""
    module = type(kind).__module__
    return module.rpartition(".")[0] or module


_REPLAYED = Technique("replayed", Level.EASY, 0)
"""The text of a recording, which is never shown."""
