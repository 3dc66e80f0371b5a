"""The kinds of puzzles there are, with their options, techniques and lessons."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from cluewright.core.form import item_to_data
from cluewright.core.item import Item
from cluewright.core.json_text import write_json
from cluewright.core.kind import Kind
from cluewright.core.lesson import exercise_size
from cluewright.core.locales import ENGLISH
from cluewright.core.recipe import Option
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds as all_kinds
from cluewright.core.technique import slug_of
from cluewright.render.drawing import draw
from cluewright.render.themes import THEMES
from cluewright.web import tasks
from cluewright.web.ahead import offered_sizes
from cluewright.web.api import answers, kind_answers
from cluewright.web.pages import module_address
from cluewright.web.problems import RESPONSES
from cluewright.web.refusal import not_found
from cluewright.web.route import Route
from cluewright.web.settings import Limits
from cluewright.web.speech import Language, said_by
from cluewright.web.studio import of_request

router = APIRouter(tags=["kinds"], responses=RESPONSES, route_class=Route)
Data = dict[str, Any]
Name = Annotated[str, Path(max_length=40, examples=["nonogram"])]


@router.get("/kinds", summary="List the kinds of puzzle")
@answers.of(list[kind_answers.Kind])
def list_kinds(request: Request, language: Language) -> list[Data]:
    """Return each kind with its rules, recipe options, strategies and techniques."""
    limits = of_request(request).settings.limits
    return [describe(name, limits, language) for name in all_kinds()]


@router.get("/kinds/{name}", summary="Describe one kind")
@answers.of(kind_answers.Kind)
def get_kind(request: Request, name: Name, language: Language) -> Data:
    """Return a kind's rules, recipe options, strategies and techniques."""
    if name not in all_kinds():
        raise not_found("such kind")
    return describe(name, of_request(request).settings.limits, language)


@router.get(
    "/kinds/{name}/sample.svg",
    summary="Draw a small puzzle of the kind",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
def sample(name: Name, theme: str = "light") -> Response:
    """Return a picture of a puzzle of the kind, solved."""
    if name not in all_kinds():
        raise not_found("such kind")
    if theme not in THEMES:
        raise not_found("such theme")
    item = find_kind(name).sample()
    picture = draw(item, board=item.solution, theme=theme).svg()
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@router.get("/kinds/{name}/lesson", summary="Show a technique at work")
@answers.of(kind_answers.Lesson)
async def lesson(
    request: Request,
    name: Name,
    language: Language,
    technique: Annotated[str, Query(max_length=100, examples=["overlap"])],
    seed: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Response:
    """Return a puzzle, a board on which the technique is the next step, and that step; with a seed, an exercise."""
    if name not in all_kinds():
        raise not_found("such kind")
    slug = slug_of(technique)
    if slug not in {each.slug for each in find_kind(name).techniques}:
        raise not_found("such technique")
    return await of_request(request).answer(request, tasks.lesson, name, slug, seed=seed, locale=language)


def written(limits: Limits, locale: str) -> bytes:
    """Return all kinds as the pages read them, as JSON; they are the same for everybody."""
    return write_json([describe(name, limits, locale) for name in all_kinds()]).encode()


def describe(name: str, limits: Limits, locale: str = ENGLISH) -> Data:
    """Return what a page needs to know about a kind, in a language."""
    kind = find_kind(name)
    pictures = kind.pictures
    return {
        "name": kind.name,
        "title": said_by(kind, "title", locale),
        "rules": said_by(kind, "rules", locale),
        "sample": item_to_data(kind.sample()),
        "move_help": said_by(kind, "move-help", locale),
        "default_size": list(kind.default_size),
        "sizes": kind.sizes.to_data(),
        "levels": [str(level) for level in kind.levels],
        "level_sizes": {str(level): sizes.to_data() for level, sizes in kind.level_sizes.items()},
        "offered": [list(size) for size in offered_sizes(kind.default_size, kind.sizes)],
        "strategies": list(kind.strategies),
        "draws": pictures is not None,
        "textures": [] if pictures is None else list(pictures.textures),
        "options": [_option(option) for option in kind.options],
        "played_cells": limits.played_cells,
        "watched_cells": limits.cells,
        "texture_sizes": None if pictures is None else pictures.texture_sizes.to_data(),
        "picture_sizes": None if pictures is None else pictures.sizes.to_data(),
        "picture_options": [] if pictures is None else [_option(option) for option in pictures.options],
        "board": _board(kind, locale),
        "editor": _editor(kind, locale),
        "first": _first(kind),
        "techniques": [
            {
                "slug": each.slug,
                "name": each.name_in(locale),
                "level": str(each.level),
                "order": each.order,
                "summary": each.summary_in(locale),
                "exercise": exercise_size(kind, each) is not None,
            }
            for each in kind.techniques
        ],
    }


def _board(kind: Kind[Any, Any], locale: str) -> Data | None:
    """Return what a page needs to draw and play boards: the kind's own module, or its sheet; None without either."""
    if kind.modules is not None and kind.modules.board is not None:
        return {"module": module_address(kind.name, kind.modules.board)}
    if kind.sheet is None:
        return None
    clues = kind.modules.clues if kind.modules is not None else None
    return {
        "sheet": {**asdict(kind.sheet.said_in(kind.room, locale)), "open": kind.values[0]},
        "clues": None if clues is None else module_address(kind.name, clues),
    }


def _first(kind: Kind[Any, Any]) -> Data | None:
    """Return the board on which beginners learn the rules, and how each of them is broken."""
    if kind.first is None:
        return None
    return {"puzzle": item_to_data(Item(kind.first.puzzle)), "rules": [asdict(rule) for rule in kind.first.rules]}


def _editor(kind: Kind[Any, Any], locale: str) -> Data | None:
    if kind.modules is None or kind.modules.editor is None:
        return None
    return {"module": module_address(kind.name, kind.modules.editor), "about": kind.modules.about_in(kind.room, locale)}


def _option(option: Option) -> Data:
    return {
        "name": option.name,
        "type": option.type.__name__,
        "default": option.default,
        "help": option.help,
        "choices": list(option.choices),
        "minimum": option.minimum,
        "maximum": option.maximum,
        "needs": {name: list(values) for name, values in option.needs.items()},
        "file": option.file,
    }
