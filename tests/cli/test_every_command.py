"""What every command promises, asked of every command there is: a new one is listed here, or a test fails.

Help with an example, `--json` with nothing but JSON lines, one line of error and its exit code, several inputs,
`--index` where a file holds many, `--out` where something is made, `--time-limit` where work can be long.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer
from PIL import Image
from tests.brief import LONG_TEXTS, require_brief
from tests.effort import half_of

from cluewright.batch.threads import ThreadExecutor
from cluewright.cli import app
from cluewright.core.registry import kinds
from cluewright.core.verbs import prove
from cluewright.datasets import make_dataset, parse_dataset_plan
from cluewright.formats import save
from cluewright.library import Library
from cluewright.render.drawing import draw

Runner = Callable[..., Any]
Words = tuple[str, ...]


@dataclass(frozen=True)
class Case:
    """A command with arguments that are right, and what it promises; names in braces are files made for the test."""

    arguments: str = ""
    inputs: str = ""
    """What its inputs are: puzzles, pictures or plans."""
    makes: bool = False
    long: bool = False
    stdin: str = ""


PUZZLES = {"inputs": "puzzles", "long": True}
CASES: dict[str, Case] = {
    "tour": Case(long=True),
    "solve": Case("{nonogram}", makes=True, **PUZZLES),
    "check": Case("{nonogram}", **PUZZLES),
    "verify": Case("{nonogram} {proof}", long=True),
    "judge": Case("{nonogram} {answer}"),
    "play": Case("{nonogram}", stdin="hint\n", **PUZZLES),
    "hint": Case("{nonogram}", **PUZZLES),
    "explain": Case("{nonogram}", **PUZZLES),
    "watch": Case("{nonogram}", makes=True, **PUZZLES),
    "rate": Case("{nonogram}", **PUZZLES),
    "quality": Case("{nonogram}", **PUZZLES),
    "daily": Case("zip --date 2026-11-15", makes=True, long=True),
    "week": Case("{week} -o {folder}/week --library {library} --force", inputs="plans", makes=True, long=True),
    "generate colour-nonogram": Case("--size 4", makes=True, long=True),
    "generate hitori": Case("--size 4", makes=True, long=True),
    "generate kakurasu": Case("--size 3", makes=True, long=True),
    "generate nonogram": Case("--size 4", makes=True, long=True),
    "generate zip": Case("--size 4", makes=True, long=True),
    "serve": Case("--port 0 --library {library}"),
    "mcp": Case(),
    "draw": Case("{nonogram}", makes=True, **PUZZLES),
    "book make": Case("{book} -o {folder}/book.pdf", inputs="plans", makes=True, long=True),
    "book check": Case("{print} --profile plain", inputs="prints", long=True),
    "book cover": Case("{book} -o {folder}/book.pdf", inputs="plans", makes=True, long=True),
    "book parts": Case("{book} -o {folder}/parts --force", inputs="plans", makes=True, long=True),
    "convert": Case("{nonogram} -o {folder}/x.non", inputs="puzzles", makes=True),
    "export-page": Case("{nonogram} --force -o {folder}/page", makes=True, **PUZZLES),
    "library add": Case("{hitori} --library {library}", **PUZZLES),
    "library import": Case("{hitori} --library {library}", **PUZZLES),
    "library prove": Case("--library {library}", long=True),
    "library rate": Case("--library {library}"),
    "library list": Case("--library {library}"),
    "library show": Case("1 --library {library}"),
    "library export": Case("{folder}/x.json 1 --library {library}", makes=True),
    "library stats": Case("--library {library}"),
    "library calibrate": Case("--player Ada --library {library}"),
    "library tag": Case("1 --add new --library {library}"),
    "library remove": Case("1 --yes --library {library}"),
    "library check": Case("--library {library}"),
    "library recover": Case("--library {library}"),
    "library collection list": Case("--library {library}"),
    "library collection show": Case("one --library {library}"),
    "library collection make": Case("two --library {library}"),
    "library collection describe": Case("one --note x --library {library}"),
    "library collection add": Case("two 1 --library {library}"),
    "library collection remove": Case("one 1 --library {library}"),
    "library collection order": Case("one 1 --library {library}"),
    "library collection date": Case("one 1 2027-01-06 --library {library}"),
    "library collection drop": Case("one --yes --library {library}"),
    "pack list": Case(),
    "pack make": Case("hitori-easy", makes=True, long=True),
    "pack add": Case("hitori-easy --library {library}", long=True),
    "batch run": Case("{plan} --library {library} --jobs 1", inputs="plans", long=True),
    "batch status": Case("--library {library}"),
    "batch plan-cost": Case("{plan} --sample 1", inputs="plans", long=True),
    "dataset make": Case("{plan} -o {folder}/set", makes=True, long=True),
    "dataset check": Case("{dataset}", long=True),
    "audit": Case("{nonogram}", inputs="audits", long=True),
    "kinds": Case(),
    "bench nonogram": Case("--large 0"),
    "bench strategies": Case("--sizes 4 --densities 50 --count 1 --strategies auto"),
    "bench zip": Case("--sizes 4 --count 1"),
    "bench zip-strategies": Case("--sizes 4 --path-sizes 4 --count 1"),
    "version": Case(),
    "clues": Case("{picture}", inputs="pictures", makes=True),
    "optimize": Case("{nonogram}", makes=True, **PUZZLES),
    "picture": Case("{picture} --size 5 --repair", inputs="pictures", makes=True, long=True),
}
FOLDERS = ("dataset make", "export-page")
"""What these make are folders, tested elsewhere."""
OF_FILES = {name: case for name, case in CASES.items() if case.inputs == "puzzles"}
BOOK = 'title = "A book"\n[[section]]\nrecipe = { kind = "zip", size = "4x4", count = 1 }\n'
WEEK = f'first = 2027-01-04\nlevels = {["easy"] * 7}\n[[puzzle]]\nkind = "zip"\nsize = "4x4"\n'
PLAN = 'seed = 1\n[[recipe]]\nkind = "zip"\nsize = "4x4"\ncount = 2\n'


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder with what commands are given, to be copied: a library has a puzzle in a collection."""
    made = tmp_path_factory.mktemp("prepared")
    (made / "folder").mkdir()
    for name in ("nonogram", "hitori"):
        save(kinds()[name].sample(), made / f"{name}.json")
    (made / "book.toml").write_text(BOOK)
    (made / "plan.toml").write_text(PLAN)
    (made / "week.toml").write_text(WEEK)
    draw(kinds()["zip"].sample()).pdf(made / "print.pdf")
    (made / "empty").write_text("")
    (made / "answer.txt").write_text("\n".join(kinds()["nonogram"].sample().solution.rows()))
    (made / "nonogram.proof").write_bytes(prove(kinds()["nonogram"].sample()).to_bytes())
    save([kinds()["nonogram"].sample()] * 2, made / "two", format_name="json")
    image = Image.new("L", (5, 5), 255)
    for place in range(3):
        image.putpixel((place + 1, 2), 0)
    image.save(made / "picture.png")
    make_dataset(parse_dataset_plan(PLAN), made / "dataset", ThreadExecutor(1))
    with Library.open(made / "library") as library:
        library.add(kinds()["nonogram"].sample())
        library.collections.put("one", [1])
    return made


@pytest.fixture
def files(tmp_path: Path, prepared: Path) -> dict[str, Path]:
    shutil.copytree(prepared, tmp_path, dirs_exist_ok=True)
    others = [
        tmp_path / name
        for name in ("nonogram.json", "hitori.json", "book.toml", "plan.toml", "week.toml", "picture.png", "print.pdf")
    ]
    return (
        {name: tmp_path / name for name in ("dataset", "folder", "library", "empty", "two")}
        | {path.stem: path for path in others}
        | {"proof": tmp_path / "nonogram.proof", "answer": tmp_path / "answer.txt"}
    )


@pytest.fixture
def call(cluewright: Runner, kakurasu: ModuleType, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Give a function that runs a command by its name and arguments in one text, files named in braces."""

    def run(name: str, arguments: str, *options: str) -> Any:
        monkeypatch.setattr("cluewright.web.serving.run", lambda *, ready, **_: ready("http://127.0.0.1:1"))
        monkeypatch.setattr("cluewright.bench.nonogram.machine_ratio", lambda: 1.0)
        monkeypatch.setattr("cluewright.bench.nonogram.best_seconds", lambda *_: 1.0)
        if name.startswith("dataset "):  # processes would only take longer
            monkeypatch.setattr("cluewright.cli.batch.executor_for", lambda *_: ThreadExecutor(1))
        words = [*name.split(), *(word.format(**files) for word in arguments.split()), *options]
        return cluewright(*words, stdin=CASES[name].stdin)

    return run


def commands(command: Any, name: Words = ()) -> Iterator[tuple[str, Any]]:
    """Yield every command below one, by its whole name."""
    if not hasattr(command, "list_commands"):
        yield " ".join(name), command
        return
    context = command.make_context("x", [], resilient_parsing=True)
    for each in command.list_commands(context):
        yield from commands(command.get_command(context, each), (*name, each))


@cache
def every_command() -> dict[str, Any]:
    """Return every command, those of the template kind among them, by its whole name; building them takes a while."""
    return dict(commands(typer.main.get_command(app.app)))


def options_of(name: str) -> set[str]:
    command = every_command()[name]
    return {flag for parameter in command.params for flag in (*parameter.opts, *parameter.secondary_opts)}


def valued_flags(name: str) -> list[str]:
    """List the options of a command that take a value."""
    parameters = every_command()[name].params
    options = [each for each in parameters if each.opts[0].startswith("-")]
    return [each.opts[0] for each in options if not each.is_flag and not each.count]


def json_lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def test_every_command_there_is_is_asked(kakurasu: ModuleType) -> None:
    of_kinds = {app.command_name(function) for kind in kinds().values() for function in kind.commands()}

    assert set(every_command()) | of_kinds == set(CASES)


@pytest.mark.parametrize("name", CASES)
def test_help_has_an_example_and_the_options_of_all(call: Runner, name: str) -> None:
    ended = call(name, "--help")

    assert (ended.code, ended.err) == (0, "")
    assert f"Example:\n      cluewright {name}" in ended.out
    assert {"--verbose", "--quiet", "--debug", "--json"} <= options_of(name)


@pytest.mark.parametrize("name", CASES)
def test_the_options_are_those_it_promises(kakurasu: ModuleType, name: str) -> None:
    case, options = CASES[name], options_of(name)

    assert ({"--out", "-o"} <= options) == case.makes
    assert case.long <= ("--time-limit" in options)
    assert (case.inputs == "puzzles") <= ("--format" in options)
    assert (case.inputs == "puzzles") == ("--index" in options)


@pytest.mark.parametrize("name", CASES)
def test_json_is_lines_of_objects_and_nothing_else(call: Runner, name: str) -> None:
    ended = call(name, CASES[name].arguments, "--json")

    assert (ended.code, ended.err) == (0, "")
    found = json_lines(ended.out)
    assert found or name == "batch status"
    assert all(isinstance(line, dict) for line in found)


@pytest.mark.parametrize("name", CASES)
def test_without_json_it_speaks_to_people(call: Runner, name: str) -> None:
    ended = call(name, CASES[name].arguments)

    assert ended.code == 0
    assert "Traceback" not in ended.out + ended.err
    assert not ended.out.startswith("{")


@pytest.mark.parametrize("name", CASES)
def test_a_wrong_option_is_one_line_and_exit_code_2(call: Runner, name: str) -> None:
    ended = call(name, CASES[name].arguments, "--nonsense")

    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("cluewright: ")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("name", CASES)
def test_whatever_it_is_given_an_error_is_one_short_line(call: Runner, files: dict[str, Path], name: str) -> None:
    refused = 0
    flags = half_of(valued_flags(name), name)
    ways = [*([flag, "{}"] for flag in flags), ["{}"], ["--{}"], ["--{}"], ["--{}"]]
    for text, way in zip(cycle(LONG_TEXTS), ways, strict=False):
        ended = call(name, CASES[name].arguments, *(word.replace("{}", text) for word in way))
        refused += ended.code != 0
        assert ended.code in (0, 1, 2), way
        for line in ended.err.splitlines():
            require_brief(line.replace(str(files["folder"].parent), ""), text)
        assert ended.err.count("\n") <= 2, ended.err
    assert refused >= 3


@pytest.mark.parametrize("bad", ["{folder}/missing", "{empty}"])
@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.inputs])
def test_a_file_that_cannot_be_read_is_one_line_and_exit_code_2(call: Runner, name: str, bad: str) -> None:
    _, *rest = CASES[name].arguments.split()

    ended = call(name, " ".join([bad, *rest]))

    assert ended.code == 2
    assert ended.err.startswith("cluewright: ")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.inputs and name != "play"])
def test_several_inputs_are_taken_and_a_bad_one_does_not_hide_the_good(call: Runner, name: str) -> None:
    first, *rest = CASES[name].arguments.split()
    good = call(name, " ".join([first, *rest]), "--json")
    if CASES[name].inputs == "plans":  # a plan is checked before anything is made
        rest = [word.replace("/book.pdf", "") for word in rest]
        assert call(name, " ".join([first, first, *rest]), "--json").code == 0
        return
    rest = [word.replace("/x.non", "/y.nonpack") for word in rest]

    both = call(name, " ".join([first, "{empty}", first, *rest]), "--json")

    assert both.code == 2
    assert both.err.count("\n") == 1
    told = json_lines(both.out)
    assert len(told) >= len(json_lines(good.out))


@pytest.mark.parametrize("name", OF_FILES)
def test_index_chooses_one_puzzle_of_many(call: Runner, name: str) -> None:
    _, *rest = OF_FILES[name].arguments.split()

    chosen = call(name, " ".join(["{two}", *rest, "--index 2"]), "--json")
    absent = call(name, " ".join(["{two}", *rest, "--index 9"]))

    assert (chosen.code, chosen.err) == (0, "")
    assert all(line.get("index", 1) == 1 for line in json_lines(chosen.out))
    assert absent.code == 2
    assert "there is no puzzle 9: the file has 2" in absent.err


@pytest.mark.parametrize(
    "name", [name for name, case in CASES.items() if case.makes and case.inputs != "plans" and name not in FOLDERS]
)
def test_what_is_made_is_written_and_only_overwritten_on_demand(
    call: Runner, files: dict[str, Path], name: str
) -> None:
    ending = {"watch": "svg", "draw": "svg"}.get(name, "json")
    target = files["folder"] / f"made.{ending}"
    words = CASES[name].arguments.replace("{folder}/x.json ", "").replace(" -o {folder}/x.non", "").split()

    ended = call(name, " ".join(words), "--json", "-o", str(target))

    assert (ended.code, ended.err) == (0, "")
    assert [line["file"] for line in json_lines(ended.out) if "file" in line] == [str(target)]
    before = target.read_bytes()
    assert before
    if ending == "json":
        again = call(name, " ".join(words), "-o", str(target))
        assert again.code == 2
        assert "--force" in again.err
        assert target.read_bytes() == before
        assert call(name, " ".join(words), "-o", str(target), "--force").code == 0
