"""One good request to every operation that answers with JSON, made from the examples of the description.

`python -m tests.web.walk` writes the answers down as the examples of the description.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

import cluewright.web.api
from cluewright.web.app import create_app
from cluewright.web.settings import Settings

ADDRESS = "http://127.0.0.1:8017"
EXAMPLES = Path(cluewright.web.api.__file__).parent / "examples.json"
Answers = list[tuple[str, str, int, Any]]


class Walk:
    """A client that fills in what the description gives as an example, and keeps every answer."""

    def __init__(self, client: TestClient) -> None:
        self._client = client
        self._described = client.get("/openapi.json").json()
        self.answers: Answers = []

    def ask(self, method: str, path: str, *, change: Any = None, expect: int | None = None, **place: Any) -> Any:
        """Make the request of the examples, with some of it changed; give the answer's JSON."""
        operation = self._described["paths"][path][method.lower()]
        query = {}
        for each in operation.get("parameters", ()):
            examples = each.get("examples") or each["schema"].get("examples") or []
            value = place.get(each["name"], next(iter(examples), None))
            if each["in"] == "path":
                place[each["name"]] = value
            elif each["in"] == "query" and value is not None:
                query[each["name"]] = value
        options: dict[str, Any] = {"params": query}
        if "requestBody" in operation:
            ((media, content),) = operation["requestBody"]["content"].items()
            if media == "application/json":
                name = content["schema"]["$ref"].rpartition("/")[2]
                options["json"] = {**self._described["components"]["schemas"][name]["examples"][0], **(change or {})}
            else:
                options["content"] = content["example"].encode()
        answer = self._client.request(method, path.format(**place), **options)
        wanted = expect or min(int(status) for status in operation["responses"])
        assert answer.status_code == wanted, (method, path, answer.text)
        self.answers.append((method, path, answer.status_code, answer.json()))
        return answer.json()

    def job(self, started: Any) -> Any:
        """Wait for the end of a job and look at it."""
        assert self._client.get(f"/api/v1/jobs/{started['id']}/events").text
        return self.ask("GET", "/api/v1/jobs/{job_id}", job_id=started["id"])


def walk(client: TestClient, *, jobs: bool = True) -> Answers:
    """Ask for everything once, in an order in which there is something to be found; long work only with `jobs`."""
    own = Walk(client)
    ask = own.ask
    ask("GET", "/health")
    ask("POST", "/api/v1/session")
    for verb in ("solve", "check", "hint", "hints", "explain", "rate", "generate", "judge"):
        ask("POST", f"/api/v1/{verb}")
    ask("GET", "/api/v1/kinds")
    ask("GET", "/api/v1/kinds/{name}")
    ask("GET", "/api/v1/kinds/{name}/lesson")
    first = ask("POST", "/api/v1/games")
    second = ask("POST", "/api/v1/games/next")
    ask("POST", "/api/v1/games/ahead")
    ask("GET", "/api/v1/games/making/{word}")
    number = first["id"]
    ask("POST", "/api/v1/games/{puzzle_id}/hint", puzzle_id=number)
    ask("POST", "/api/v1/games/{puzzle_id}/actions", puzzle_id=number, change={"revision": first["revision"]})
    ask("POST", "/api/v1/games/{puzzle_id}/actions", puzzle_id=number, expect=409)
    game = ask("POST", "/api/v1/games/{puzzle_id}/check", puzzle_id=number)
    ask("POST", "/api/v1/games/{puzzle_id}/hint", puzzle_id=second["id"])
    game = ask("GET", "/api/v1/games/{puzzle_id}", puzzle_id=second["id"])
    while not game["finished"]:
        move = client.post(f"/api/v1/games/{game['id']}/hint").json()["move"]
        change = {"revision": game["revision"], "actions": [{"do": "move", "move": move}]}
        game = ask("POST", "/api/v1/games/{puzzle_id}/actions", puzzle_id=game["id"], change=change)
    ask("GET", "/api/v1/games")
    ask("GET", "/api/v1/stats")
    ask("GET", "/api/v1/players")
    ask("GET", "/api/v1/consent")
    ask("PATCH", "/api/v1/consent")
    ask("DELETE", "/api/v1/games/{puzzle_id}", puzzle_id=number)
    ask("GET", "/api/v1/daily")
    kept = ask("POST", "/api/v1/library")["kept"][0]["id"]
    ask("POST", "/api/v1/library/import")
    ask("PATCH", "/api/v1/library/{puzzle_id}", puzzle_id=kept)
    ask("GET", "/api/v1/library/{puzzle_id}", puzzle_id=kept)
    ask("GET", "/api/v1/library")
    ask("GET", "/api/v1/library/tags")
    ask("GET", "/api/v1/library/statistics")
    ask("GET", "/api/v1/formats")
    name = ask("POST", "/api/v1/collections")["name"]
    ask("POST", "/api/v1/collections/{name}/entries", name=name, change={"puzzles": [kept]})
    ask("GET", "/api/v1/collections/{name}", name=name)
    ask("GET", "/api/v1/collections")
    ask("DELETE", "/api/v1/collections/{name}", name=name)
    ask("DELETE", "/api/v1/library/{puzzle_id}", puzzle_id=kept)
    ask("POST", "/api/v1/create/picture")
    ask("POST", "/api/v1/create/check")
    ask("POST", "/api/v1/create/check", change={"board": ["#.", ".#"]})
    ask("GET", "/api/v1/books/choices")
    ask("POST", "/api/v1/books/look")
    ask("POST", "/api/v1/books/plan")
    if not jobs:
        return own.answers
    own.job(ask("POST", "/api/v1/create/repair"))
    own.job(ask("POST", "/api/v1/create/variants"))
    own.job(ask("POST", "/api/v1/books"))
    job = ask("POST", "/api/v1/jobs/generate")
    ask("DELETE", "/api/v1/jobs/{job_id}", job_id=job["id"])
    own.job(ask("POST", "/api/v1/jobs/generate", change={"no_such": 1}))
    own.job(ask("POST", "/api/v1/jobs/generate"))
    return own.answers


def shortened(data: Any) -> Any:
    """Give data with at most two objects in each list, which is enough of an example."""
    if isinstance(data, dict):
        return {key: shortened(value) for key, value in data.items()}
    if isinstance(data, list):
        return [shortened(value) for value in (data[:2] if data and isinstance(data[0], dict) else data)]
    return data


def main() -> None:
    """Write the examples; of several answers the last one counts."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            library=Path(folder) / "library.sqlite", quick_workers=1, long_workers=1, make_ahead=False, starter=False
        )
        with TestClient(create_app(settings), base_url=ADDRESS) as client:
            found = {f"{method} {path}": data for method, path, status, data in walk(client) if status < 300}
    found = json.loads(EXAMPLES.read_text("utf-8")) | found  # what the walk does not come to stays
    lines = (f"{json.dumps(name)}: {json.dumps(shortened(data), ensure_ascii=False)}" for name, data in found.items())
    EXAMPLES.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
