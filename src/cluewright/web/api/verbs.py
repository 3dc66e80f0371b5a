"""Solve, check, hint, explain, rate and generate, as the library and the command line know them."""

from typing import Any

from fastapi import APIRouter, Request, Response

from cluewright.web import tasks
from cluewright.web.api import answers
from cluewright.web.api.forms import BoardForm, ExplainForm, HintForm, PuzzleForm, RecipeForm, SolveForm
from cluewright.web.problems import RESPONSES
from cluewright.web.route import Route
from cluewright.web.speech import Language
from cluewright.web.studio import of_request

router = APIRouter(tags=["verbs"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]


@router.post("/solve", summary="Solve a puzzle and check that it has exactly one solution")
@answers.of(answers.Solved)
async def solve(request: Request, form: SolveForm) -> Response:
    """Return the verdict and up to `limit` solutions; with `count`, also how many there are."""
    studio = of_request(request)
    options: Data = {"limit": form.limit, "strategy": form.strategy, "seed": form.seed, "count": form.count}
    return await studio.answer(request, tasks.solve, form.puzzle, studio.settings.limits.cells, **options)


@router.post("/check", summary="Check that a puzzle is unique and that its solution and rating are right")
@answers.of(answers.Checked)
async def check(request: Request, form: PuzzleForm, language: Language) -> Response:
    """Return the verdict, and two solutions where there are several."""
    studio = of_request(request)
    return await studio.answer(request, tasks.check, form.puzzle, studio.settings.limits.cells, locale=language)


@router.post("/hint", summary="Get a hint for a board: the next step, or the mistake to fix first")
@answers.of(answers.Hint)
async def hint(request: Request, form: HintForm, language: Language) -> Response:
    """Return a hint in three stages, with the move that follows it."""
    studio = of_request(request)
    cells = studio.settings.limits.cells
    board: Data = {"board": form.board, "history": form.history}
    return await studio.answer(request, tasks.hint, form.puzzle, cells, **board, locale=language)


@router.post("/hints", summary="List all hints for a board: its mistakes, or else every possible step")
@answers.of(answers.Hints)
async def hints(request: Request, form: HintForm, language: Language) -> Response:
    """Return all hints, the best first, each with the move that follows it."""
    studio = of_request(request)
    cells = studio.settings.limits.cells
    board: Data = {"board": form.board, "history": form.history}
    return await studio.answer(request, tasks.hints, form.puzzle, cells, **board, locale=language)


@router.post("/explain", summary="Explain the solution step by step")
@answers.of(answers.Explained)
async def explain(request: Request, form: ExplainForm, language: Language) -> Response:
    """Return the steps a person could follow, the simplest next one first."""
    studio = of_request(request)
    cells = studio.settings.limits.cells
    wanted: Data = {"board": form.board, "most": form.most}
    return await studio.answer(request, tasks.explain, form.puzzle, cells, **wanted, locale=language)


@router.post("/rate", summary="Rate a puzzle by the techniques it takes")
@answers.of(answers.Rating)
async def rate(request: Request, form: PuzzleForm) -> Response:
    """Return level, score and techniques."""
    studio = of_request(request)
    return await studio.answer(request, tasks.rate, form.puzzle, studio.settings.limits.cells)


@router.post("/generate", summary="Make a puzzle with exactly one solution")
@answers.of(answers.Puzzle)
async def generate(request: Request, form: RecipeForm) -> Response:
    """Return the puzzle the recipe determines, with solution, rating, proof and recipe."""
    studio = of_request(request)
    return await studio.answer(request, tasks.generate, form.to_recipe(), studio.settings.limits.cells)


@router.post("/judge", summary="Check a board: is it finished, does it break a rule, which clues are complete")
@answers.of(answers.Judged)
async def judge(request: Request, form: BoardForm, language: Language) -> Response:
    """Judge a board without a game."""
    studio = of_request(request)
    cells = studio.settings.limits.cells
    return await studio.answer(request, tasks.judge, form.puzzle, cells, board=form.board, locale=language)
