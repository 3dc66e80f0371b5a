"""The OpenAPI description: what FastAPI knows about the routes, and what it cannot know."""

import json
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from cluewright.web.problems import Problem

Data = dict[str, Any]
_PLACE = "#/components/schemas/{model}"
_TOKEN = "Needed when the studio can be reached from other machines."


def install(app: FastAPI, routers: Iterable[tuple[str, APIRouter]]) -> None:
    """Let the app describe itself in full; the routers come with the prefix of their paths."""

    def describe() -> Data:
        if app.openapi_schema is None:
            made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            parts = made.setdefault("components", {})
            schemas = parts.setdefault("schemas", {})
            schemas["Problem"] = Problem.model_json_schema()
            parts["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer", "description": _TOKEN}}
            for path in made["paths"].values():
                for operation in path.values():
                    if operation is not made["paths"]["/health"]["get"]:
                        operation["security"] = [{}, {"token": []}]
            schemas |= _describe_answers(made["paths"], _answering(routers))
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = describe  # type: ignore[method-assign]


def _answering(routers: Iterable[tuple[str, APIRouter]]) -> Iterator[tuple[str, str, str, Any]]:
    """Yield path, method, status and type of every answer in JSON that is described."""
    for prefix, router in routers:
        for route in router.routes:
            if isinstance(route, APIRoute):
                for status, model in getattr(route.endpoint, "answers", {}).items():
                    for method in route.methods or ():
                        yield prefix + route.path_format, method.lower(), str(status or route.status_code or 200), model


def _describe_answers(paths: Data, answering: Iterable[tuple[str, str, str, Any]]) -> Data:
    """Put the schema and an example into every answer; return the components they need."""
    listed = list(answering)
    wanted = [((path, method, status), "validation", TypeAdapter(model)) for path, method, status, model in listed]
    made, components = TypeAdapter.json_schemas(wanted, ref_template=_PLACE)  # type: ignore[arg-type]
    examples = json.loads(files("cluewright.web.api").joinpath("examples.json").read_text("utf-8"))
    for path, method, status, _ in listed:
        (content,) = paths[path][method]["responses"][status]["content"].values()
        content["schema"] = made[(path, method, status), "validation"]
        example = examples.get(f"{method.upper()} {path}")
        if example is not None and status < "300":
            content["example"] = example
    return dict(components.get("$defs", {}))
