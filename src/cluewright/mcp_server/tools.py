"""The tools: what a model reads about each, what it may send, and the task that answers it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mcp_types import Tool, ToolAnnotations

from cluewright.core.registry import names
from cluewright.mcp_server import forms, work

INSTRUCTIONS = (
    "Cluewright makes, solves, checks, explains, rates and draws grid logic puzzles: nonograms (black and white or in "
    "colour), Hitori, Zip and kinds that plug in. Every puzzle it makes is proven to have exactly one solution. Call "
    "`kinds` first to learn the rules, how boards are written and which options there are. Pass the `puzzle` that "
    "`make` returns on to the other tools unchanged. Do not work a solution out by yourself where a tool can: `solve` "
    "finds it, `check` judges one, `hint` and `explain` say how to get there."
)


@dataclass(frozen=True, slots=True)
class PuzzleTool:
    """A tool of the server."""

    name: str
    title: str
    description: str
    form: type[forms.Arguments]
    task: Callable[..., Any]

    def described(self) -> Tool:
        """Return what a client is told about it."""
        schema = self.form.model_json_schema()
        if "kind" in schema["properties"]:
            schema["properties"]["kind"]["enum"] = names()
        for key in ("title", "description"):
            schema.pop(key, None)
        return Tool(
            name=self.name,
            title=self.title,
            description=self.description,
            input_schema=schema,
            annotations=ToolAnnotations(
                title=self.title, read_only_hint=True, destructive_hint=False, open_world_hint=False
            ),
        )


TOOLS = {
    tool.name: tool
    for tool in (
        PuzzleTool(
            "kinds",
            "List the kinds of puzzles",
            "List the kinds of puzzles with their rules, how an answer and a board are written, the levels and sizes "
            "they come in, and the options that `make` takes for each.",
            forms.KindsArguments,
            work.list_kinds,
        ),
        PuzzleTool(
            "make",
            "Make a puzzle",
            "Make a puzzle that is proven to have exactly one solution. Returns `puzzle` (pass it on to the other "
            "tools as it is), its level, and `text`: the puzzle as plain text with its rules, to show to people. The "
            "solution is left out unless you ask for it. Some levels cannot be found at some sizes: the error says so.",
            forms.MakeArguments,
            work.make,
        ),
        PuzzleTool(
            "solve",
            "Solve a puzzle",
            "Find the solutions of a puzzle, and prove whether there is exactly one: `verdict` is unique, several, "
            "none, or undecided if time ran out. `solution_texts` shows them as people write them.",
            forms.SolveArguments,
            work.solve,
        ),
        PuzzleTool(
            "check",
            "Check an answer, a board or a puzzle",
            "With `answer`: judge a solution written in any notation; any valid solution counts, and what is wrong is "
            "said with its cells. With `board`: tell whether it is finished and which rules it breaks. With neither: "
            "prove that the puzzle has exactly one solution and that the solution it carries is right.",
            forms.CheckArguments,
            work.check,
        ),
        PuzzleTool(
            "hint",
            "Get a hint",
            "Return one hint for a board: the mistake to fix first, or else the simplest next step, in three stages "
            "(where to look, why, what to do) with the move that follows it.",
            forms.HintArguments,
            work.hint,
        ),
        PuzzleTool(
            "explain",
            "Explain a solution",
            "List the steps by which a person solves the puzzle from a board on, each with the name of its technique, "
            "the cells it sets and a sentence that says why.",
            forms.ExplainArguments,
            work.explain,
        ),
        PuzzleTool(
            "rate",
            "Rate a puzzle",
            "Say how hard a puzzle is: level, score from 0 to 100, predicted minutes, and how often each technique is "
            "needed. The puzzle must have exactly one solution.",
            forms.PuzzleArguments,
            work.rate,
        ),
        PuzzleTool(
            "draw",
            "Draw a puzzle",
            "Draw a puzzle, with a board or its solution on it, as a PNG image or as SVG text.",
            forms.DrawArguments,
            work.draw,
        ),
    )
}
