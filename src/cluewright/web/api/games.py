"""Playing: start a game, make moves, ask for hints."""

import datetime
import json
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse
from pydantic import ConfigDict, Field, Strict, model_validator
from starlette.concurrency import run_in_threadpool

from cluewright.web import daily, stored, tasks
from cluewright.web.api import answers, game_answers, library_answers
from cluewright.web.api.forms import EXAMPLE, Form, Number, PuzzleData, RecipeForm
from cluewright.web.games import Outdated
from cluewright.web.players import Anyone, Player
from cluewright.web.problems import MEDIA_TYPE, RESPONSES, of_error
from cluewright.web.refusal import not_found
from cluewright.web.route import Route
from cluewright.web.speech import Language
from cluewright.web.studio import of_request

_WORD = r"^[0-9a-f]{16,64}$"
"""What nobody guesses, and nobody has to read."""
router = APIRouter(tags=["games"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]


class OpenForm(Form):
    """What to play: exactly one of these."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"puzzle": EXAMPLE}]})

    puzzle_id: int | None = Field(None, ge=1, le=2**53, description="The number of a puzzle in the library.")
    puzzle: PuzzleData | None = None
    recipe: RecipeForm | None = None
    daily: str | None = Field(None, max_length=40, description="The kind of the daily puzzle.")
    day: Annotated[datetime.date, Strict(False)] | None = Field(
        None, description="With `daily`: yesterday, to catch up; default: today."
    )
    share: str | None = Field(None, max_length=100_000, description="A share link, or the part after #.")

    @model_validator(mode="after")
    def _one(self) -> "OpenForm":
        if sum(getattr(self, name) is not None for name in type(self).model_fields if name != "day") != 1:
            raise ValueError("name exactly one of puzzle_id, puzzle, recipe, daily and share")
        return self


class NextForm(Form):
    """What kind of puzzle comes next."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "zip", "size": "6x6", "difficulty": "easy"}]})

    kind: str = Field(max_length=40)
    size: int | str | list[int] | None = None
    difficulty: str | None = Field(None, max_length=20)
    follow: str | None = Field(
        None, pattern=_WORD, description="A word of one's own, by which the progress can be asked for meanwhile."
    )


class Action(Form):
    """One thing a player does."""

    do: Literal["move", "undo", "redo", "checkpoint", "return", "drop", "pause", "resume", "restart"]
    move: str = Field("", max_length=200_000)
    name: str = Field("", max_length=100)


class ActForm(Form):
    """What the player has done since the revision the client knows."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"revision": "1f0e", "actions": [{"do": "move", "move": "#1,1-3"}]}]},
    )

    revision: str = Field(max_length=40)
    actions: list[Action] = Field(min_length=1, max_length=1000)
    late: float = Field(
        0.0, ge=0, le=1e9, description="Seconds since the last of them, if they could not be sent then."
    )
    played: float = Field(0.0, ge=0, le=1e7, description="Seconds of a game that was played without the studio.")
    hints: int = Field(0, ge=0, le=100_000, description="The hints asked for in such a game.")


class CheckForm(Form):
    """What counts as a mistake: broken rules, or any cell that differs from the solution."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"how": "solution"}]})

    how: Literal["lines", "solution"] = "lines"


@router.post("/games", summary="Start or resume a game")
@answers.of(game_answers.Game)
async def open_game(request: Request, form: OpenForm, player: Player, language: Language) -> Data:
    """Return the game of a puzzle: from the library, sent, made, shared or of the day."""
    studio = of_request(request)
    limits = studio.settings.limits
    open_in = partial(studio.games.open, locale=language)
    if form.puzzle_id is not None:
        return await run_in_threadpool(open_in, player, form.puzzle_id)
    if form.daily is not None:
        today = datetime.datetime.now().astimezone().date()
        day = form.day or today
        if not datetime.timedelta(0) <= today - day <= daily.OPEN_FOR:
            raise not_found("daily puzzle of that day: it is open on its day and the day after")
        return await run_in_threadpool(open_in, player, await daily.puzzle_of(studio, form.daily, day))
    make: Callable[..., Any]
    given: Any
    if form.recipe is not None:
        make, given = tasks.generated, form.recipe.to_recipe()
    elif form.share is not None:
        make, given = tasks.shared, form.share
    else:
        make, given = tasks.known, form.puzzle
    puzzle = await studio.run(request, tasks.ready, make, given, limits.played_cells, what=make.__name__)
    return await run_in_threadpool(partial(studio.keep_and_open, player, puzzle, locale=language))


@router.post("/games/next", summary="Start a game of a new puzzle")
@answers.of(game_answers.Game)
async def next_game(request: Request, form: NextForm, player: Player, language: Language) -> Data:
    """Return a game of a new puzzle, one made in advance if there is one."""
    studio = of_request(request)
    puzzle = await studio.ahead.take(request, form.kind, form.size, form.difficulty, follow=form.follow)
    return await run_in_threadpool(partial(studio.keep_and_open, player, puzzle, locale=language))


@router.get("/games/making/{word}", summary="Get the progress of a puzzle that is being made")
@answers.of(game_answers.Making)
async def making(request: Request, word: Annotated[str, Path(pattern=_WORD, examples=["5f0c2b9e7a41d836"])]) -> Data:
    """Return how far the puzzle is that `POST /games/next` makes for the one who sent this word as `follow`."""
    studio = of_request(request)
    return {**studio.making.told(word), "most": studio.settings.limits.seconds}


@router.post("/games/ahead", summary="Get a puzzle to play without the studio")
@answers.of(game_answers.Ahead)
async def game_ahead(request: Request, form: NextForm, player: Player) -> Data:
    """Return a new puzzle, its hints and their texts in all languages, for a game that may begin without a connection.

    To hand such a game in, start a game of the puzzle's `item`, which is in the sealed part, and send its moves.
    """
    studio = of_request(request)
    puzzle = await studio.ahead.take(request, form.kind, form.size, form.difficulty)
    return await studio.run(request, stored.ahead, puzzle.columns["data"])


@router.get("/games", summary="List a player's games")
@answers.of(game_answers.Games)
def list_games(request: Request, player: Player, language: Language) -> Data:
    """Return the games in progress, the latest first, and the finished ones."""
    return of_request(request).game_list(player, locale=language)


@router.get("/games/{puzzle_id:number}", summary="Get a game")
@answers.of(game_answers.Game)
def get_game(request: Request, puzzle_id: Number, player: Player, language: Language) -> Data:
    """Return the current state of the game; start it if it is new."""
    return of_request(request).games.open(player, puzzle_id, locale=language)


@router.delete("/games/{puzzle_id:number}", summary="Discard a game in progress")
@answers.of(library_answers.Removed)
def discard(request: Request, puzzle_id: Number, player: Player) -> Data:
    """Delete a game in progress; results of finished games stay."""
    of_request(request).games.discard(player, puzzle_id)
    return {"removed": 1}


@router.post(
    "/games/{puzzle_id:number}/actions",
    summary="Make moves, undo, set checkpoints, pause",
    responses={409: {**RESPONSES[422], "description": "The game was changed in another tab"}},
)
@answers.of(game_answers.Game, status_409=game_answers.Outdated)
def act(request: Request, puzzle_id: Number, form: ActForm, player: Player, language: Language) -> Any:
    """Do what the player did; what is acknowledged is kept, whatever happens to the server."""
    actions = [action.model_dump() for action in form.actions]
    told: Any = {"late": form.late, "played": form.played, "hints": form.hints}
    try:
        games = of_request(request).games
        return games.act(player, puzzle_id, form.revision, actions, **told, locale=language)
    except Outdated as outdated:
        answer = of_error(outdated, language)
        return JSONResponse(
            {**json.loads(bytes(answer.body)), "game": outdated.game},
            status_code=answer.status_code,
            media_type=MEDIA_TYPE,
        )


@router.post("/games/{puzzle_id:number}/hint", summary="Ask for a hint")
@answers.of(answers.GameHint)
async def hint(request: Request, puzzle_id: Number, player: Player, language: Language) -> Data:
    """Return a hint in three stages for the current board; asking again at the same position counts once."""
    return await of_request(request).find_hint(request, player, puzzle_id)


@router.post("/games/{puzzle_id:number}/check", summary="Check for mistakes")
@answers.of(game_answers.Mistakes)
def check(request: Request, puzzle_id: Number, form: CheckForm, player: Player, language: Language) -> Data:
    """List what is wrong on the board."""
    games = of_request(request).games
    found = games.mistakes(player, puzzle_id, solution=form.how == "solution", locale=language)
    return {"mistakes": found}


@router.get("/daily", summary="Today's puzzles")
@answers.of(game_answers.Daily)
async def todays(request: Request, player: Anyone) -> Data:
    """Return the day, the puzzle of each kind with the player's time, and what was missed yesterday."""
    return await daily.standing_of(of_request(request), player, datetime.datetime.now().astimezone().date())


@router.get("/players", summary="List the players of this computer")
@answers.of(game_answers.Players)
def players(request: Request) -> Data:
    """Return everybody with a game in progress or finished; null if others can reach the studio."""
    studio = of_request(request)
    return {"players": studio.library.play.players() if studio.settings.is_local else None}


class ConsentForm(Form):
    """What a player agrees to."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"calibration": True}]})

    calibration: bool = Field(description="Whether times and mistakes may be used to calibrate predictions.")


@router.get("/consent", summary="Get what a player agrees to")
@answers.of(game_answers.Consent)
def consent(request: Request, player: Player) -> Data:
    """Return whether times and mistakes may be used to calibrate predictions; no, until the player says so."""
    return {"calibration": of_request(request).library.play.consents(player)}


@router.patch("/consent", summary="Change what a player agrees to")
@answers.of(game_answers.Consent)
def change_consent(request: Request, form: ConsentForm, player: Player) -> Data:
    """Record whether times and mistakes may be used; it stays on this machine, with the player."""
    of_request(request).library.play.consent(player, form.calibration)
    return {"calibration": form.calibration}


@router.get("/stats", summary="Get a player's statistics")
@answers.of(game_answers.PlayerFigures)
def stats(request: Request, player: Player) -> Data:
    """Return counts, times, hints and mistakes in total and by kind and level, streaks, and the games of each day."""
    return of_request(request).player_figures(player)
