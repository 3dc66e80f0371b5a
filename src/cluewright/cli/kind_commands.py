"""The commands that kinds offer, given the look of ours: several inputs, `--json`, `--out`, `--time-limit`."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from types import GenericAlias, NoneType, UnionType
from typing import Annotated, Any, get_args, get_origin

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.functions import sign
from cluewright.cli.inputs import for_each
from cluewright.cli.options import Force, FormatName, Index, Json, OutPuzzles, TimeLimit, find_locale, require_free
from cluewright.cli.output import print_json, say
from cluewright.cli.solving import Interrupted, call_with_budget
from cluewright.cli.writing import Destination, tell_written
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, GenerationFailed, InvalidRecipe
from cluewright.core.files import write_whole
from cluewright.core.item import Item
from cluewright.core.made import MadeFile, MadePuzzle
from cluewright.formats.inputs import Input, read_inputs


def of_a_kind(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a command of a function that a kind offers, which knows nothing of the command line.

    Its keyword-only parameters become options and the others arguments; a parameter `Annotated` with a text has that
    text as its help. Its first argument is an `Item`, a puzzle of a file, or anything else that can be given; the
    command takes several and calls the function for each. One of type `Budget` stops the work at Ctrl-C and at
    `--time-limit`. A `MadePuzzle` it returns goes where `--out` says; a text is printed, and anything else is printed
    as JSON. A `MadeFile` is a drawing, and goes into the file that `--out` names. So does the best found when nothing
    fits, a limit is reached or Ctrl-C ends the work.
    """
    signature = inspect.signature(function, eval_str=True)
    shape = _Shape.of(signature)
    added = shape.added(signature)

    @wraps(function)
    def command(**given: Any) -> ExitCode:
        chosen = _Chosen(**{parameter.name: given.pop(parameter.name) for parameter in added})
        return _call_for_each(function, shape, given, chosen)

    own = [
        parameter.replace(annotation=shape.annotated(parameter), kind=inspect.Parameter.KEYWORD_ONLY)
        for name, parameter in signature.parameters.items()
        if name != shape.budget
    ]
    sign(command, signature.replace(parameters=[*own, *added]))
    return command


@dataclass(frozen=True, slots=True)
class _Chosen:
    """The values of the options that a kind's function does not see."""

    index: int | None = None
    format_name: str | None = None
    time_limit: float | None = None
    out: str | None = None
    force: bool = False
    json: bool = False


_ADDED: dict[str, tuple[Any, Any]] = {
    "index": (Index, None),
    "format_name": (FormatName, None),
    "time_limit": (TimeLimit, None),
    "out": (OutPuzzles, None),
    "force": (Force, False),
    "json": (Json, False),
}


@dataclass(frozen=True, slots=True)
class _Shape:
    """What the parameters of a kind's function mean to its command."""

    first: str | None
    """The argument that may be given several times."""
    reads_puzzles: bool
    budget: str | None
    makes_puzzles: bool
    draws: bool
    """Whether it may make a drawing."""
    files: frozenset[str]
    """The options that name a file to write; with several inputs each gets its own."""

    @classmethod
    def of(cls, signature: inspect.Signature) -> "_Shape":
        types = {name: _plain_type(parameter.annotation) for name, parameter in signature.parameters.items()}
        budget = next((name for name, type_ in types.items() if type_ is Budget), None)
        arguments = [
            name
            for name, parameter in signature.parameters.items()
            if parameter.kind is not inspect.Parameter.KEYWORD_ONLY and name != budget
        ]
        first = arguments[0] if arguments else None
        made = signature.return_annotation
        files = frozenset(name for name, type_ in types.items() if type_ is Path and name not in arguments)
        makes_puzzles = MadePuzzle in (made, *get_args(made))
        return cls(
            first, first is not None and types[first] is Item, budget, makes_puzzles, MadeFile in get_args(made), files
        )

    def added(self, signature: inspect.Signature) -> list[inspect.Parameter]:
        """List the options the command has beyond those of the function."""
        names = ["json"]
        names += ["index", "format_name"] if self.reads_puzzles else []
        names += ["time_limit"] if self.budget is not None else []
        names += ["out", "force"] if self.makes_puzzles else []
        return [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
            for name, (annotation, default) in _ADDED.items()
            if name in names and name not in signature.parameters
        ]

    def annotated(self, parameter: inspect.Parameter) -> Any:
        """Return the annotation from which Typer makes an argument or option of a parameter."""
        annotation = parameter.annotation
        notes = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
        help_text = next((note for note in notes if isinstance(note, str)), None)
        plain = get_args(annotation)[0] if notes else annotation
        if parameter.name == self.first:
            files = self.reads_puzzles or plain is Path
            many: Any = list[str] if self.reads_puzzles else GenericAlias(list, (plain,))
            name = "FILE" if files else parameter.name.upper()
            return Annotated[many, typer.Argument(metavar=name, help=help_text)]
        if parameter.kind is not inspect.Parameter.KEYWORD_ONLY:
            return Annotated[plain, typer.Argument(help=help_text)]
        flag = f"--{parameter.name.strip('_').replace('_', '-')}"
        return Annotated[plain, typer.Option(flag, help=help_text)]


def _call_for_each(function: Callable[..., Any], shape: _Shape, given: dict[str, Any], chosen: _Chosen) -> ExitCode:
    """Call a kind's function for each of its inputs and hand over what it returns."""
    values: list[Any] = given.pop(shape.first) if shape.first is not None else [None]
    if shape.reads_puzzles:
        inputs = list(read_inputs(values, chosen.format_name, chosen.index))
    else:
        inputs = [Input(str(value), 0) for value in values]
    drawing = _Drawing.of(chosen) if shape.draws else None
    place = None if drawing is not None else chosen.out
    destination = Destination.of(place, json=chosen.json, force=chosen.force, several=len(inputs) > 1)
    rest = iter(values)
    names = iter(_names(inputs))

    def call(each: Input, name: str) -> Any:
        arguments = dict(given)
        for option in shape.files if len(inputs) > 1 else ():
            if (file := arguments[option]) is not None:
                arguments[option] = file.with_stem(f"{file.stem}-{name}")
        if shape.first is not None:
            arguments[shape.first] = each.puzzle_item if shape.reads_puzzles else next(rest)
        if shape.budget is None:
            return function(**arguments)
        budgeted = str(shape.budget)
        return call_with_budget(lambda budget: function(**arguments, **{budgeted: budget}), chosen.time_limit)

    def hand_over(result: Any, name: str) -> None:
        if drawing is not None or isinstance(result, MadeFile):
            _write_drawing(result, drawing, name if len(inputs) > 1 else None)
        else:
            _hand_over(result, destination, name)

    def work(each: Input, _: bool) -> None:
        name = next(names)
        try:
            hand_over(call(each, name), name)
        except GenerationFailed as failure:
            hand_over(failure.best, name)
            raise
        except (BudgetExceeded, Interrupted) as stopped:
            if isinstance(stopped.best, MadePuzzle | MadeFile):
                hand_over(stopped.best, name)
            if isinstance(stopped, Interrupted):
                destination.finish()
            raise

    code = for_each(inputs, work)
    destination.finish()
    return code


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The file that drawings go to."""

    path: Path
    force: bool
    json: bool

    @classmethod
    def of(cls, chosen: _Chosen) -> "_Drawing | None":
        path = None if chosen.out is None else Path(chosen.out)
        return None if path is None or path.suffix.lower() != ".png" else cls(path, chosen.force, chosen.json)


def _write_drawing(result: Any, drawing: _Drawing | None, name: str | None) -> None:
    if result is None:
        return
    if not isinstance(result, MadeFile):
        raise InvalidRecipe("a PNG file holds drawings, not puzzles: name a puzzle file, as in -o cat.json")
    if drawing is None:
        raise InvalidRecipe("name a file for the drawing, as in -o sheet.png")
    path = drawing.path if name is None else drawing.path.with_stem(f"{drawing.path.stem}-{name}")
    require_free(path, force=drawing.force)
    write_whole(path, result.content)
    if drawing.json:
        tell_written(path, result.data, words=result.text, json=True)
    else:
        say(result.text)


def _names(inputs: list[Input]) -> list[str]:
    """Name what is made from each input after it; equal names are numbered."""
    names = [Path(each.source).stem + (f"-{each.index + 1}" if each.index else "") for each in inputs]
    return [
        name if names.count(name) == 1 else f"{name}-{names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


def _hand_over(result: Any, destination: Destination, name: str) -> None:
    if isinstance(result, MadePuzzle):
        said = [each.text(find_locale(None)) for each in result.said]
        more = {**result.more, "said": said} if said else result.more
        destination.put(result.item, name=name, text="\n".join([result.text, *said]), more=more)
    elif isinstance(result, str) and not destination.json:
        say(result)
    elif result is not None:
        print_json({"text": result} if isinstance(result, str) else result)


def _plain_type(annotation: Any) -> Any:
    """Return the type itself, without notes, parameters and None."""
    plain = get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation
    if isinstance(plain, UnionType):
        plain = next(part for part in get_args(plain) if part is not NoneType)
    return get_origin(plain) or plain
