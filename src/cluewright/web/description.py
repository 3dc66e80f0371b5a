"""The OpenAPI description: what FastAPI tells of the routes, and what it cannot know."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from cluewright.web.problems import Problem


def install(app: FastAPI) -> None:
    """Let the app describe itself in full."""

    def describe() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            parts = made.setdefault("components", {})
            parts.setdefault("schemas", {})["Problem"] = Problem.model_json_schema()
            parts["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer", "description": _TOKEN}}
            for path in made["paths"].values():
                for method, operation in path.items():
                    if method not in ("get", "head", "options"):
                        operation["security"] = [{}, {"token": []}]
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = describe  # type: ignore[method-assign]


_TOKEN = "Needed for changes when the studio listens beyond this machine."
