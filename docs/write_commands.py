"""Write docs/commands.md, the reference of the command line, from the commands themselves.

Run as a script it writes the page; a test compares the two.
"""

import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from cluewright.cli.app import app
from cluewright.cli.exits import MEANINGS

PAGE = Path(__file__).with_name("commands.md")
_EVERYWHERE = ("--json", "--verbose", "--quiet", "--debug", "--help")


def page() -> str:
    """Return the page as it has to be."""
    text = PAGE.read_text(encoding="utf-8")
    for name, part in (("exit codes", exit_codes()), ("options", common_options()), ("commands", reference())):
        before, rest = text.split(f"<!-- {name} -->\n")
        _, after = rest.split(f"<!-- end of {name} -->")
        text = f"{before}<!-- {name} -->\n{part}<!-- end of {name} -->{after}"
    return text


def exit_codes() -> str:
    """Write a line for each exit code."""
    return "| code | meaning |\n|---|---|\n" + "".join(f"| {code} | {text} |\n" for code, text in MEANINGS.items())


def common_options() -> str:
    """Write a line for each option that every command has."""
    command = dict(commands())["cluewright version"]
    lines = [_option_line(each) for each in command.params if each.opts[0] in _EVERYWHERE]
    return "| option | meaning |\n|---|---|\n" + "".join(lines)


def reference() -> str:
    """Write a section for each command."""
    return "\n".join(_section(name, command) for name, command in commands())


def commands() -> Iterator[tuple[str, Any]]:
    """Yield every command of Cluewright and of the kinds that come with it, by its whole name."""
    yield from _below(typer.main.get_command(app), "cluewright")


def _below(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    if not hasattr(command, "list_commands"):
        yield name, command
        return
    context = command.make_context(name, [], resilient_parsing=True)
    for each in command.list_commands(context):
        yield from _below(command.get_command(context, each), f"{name} {each}")


def _section(name: str, command: Any) -> str:
    said, _, examples = inspect.cleandoc(command.help or "").partition("\b\nExample:\n")
    own = [each for each in command.params if each.opts[0] not in _EVERYWHERE]
    arguments = [each for each in own if each.param_type_name == "argument"]
    options = [each for each in own if each.param_type_name == "option"]
    words = [name, *(_usage(each) for each in arguments), "[OPTIONS]"]
    parts = [f"## {name.removeprefix('cluewright ')}\n", f"`{' '.join(words)}`\n", f"{said.strip()}\n"]
    if own:
        lines = [*map(_argument_line, arguments), *map(_option_line, options)]
        parts.append("| argument or option | meaning |\n|---|---|\n" + "".join(lines))
    parts.append(f"```console\n{_prompts(examples)}```\n")
    return "\n".join(parts)


def _usage(argument: Any) -> str:
    name = f"{_metavar(argument)}..." if argument.nargs == -1 else _metavar(argument)
    return name if argument.required else f"[{name}]"


def _metavar(parameter: Any) -> str:
    return str(parameter.metavar or parameter.name.strip("_").upper())


def _argument_line(argument: Any) -> str:
    return f"| `{_usage(argument)}` | {_cell(argument.help)} |\n"


def _option_line(option: Any) -> str:
    value = "" if option.is_flag or option.count else f" {_metavar(option)}"
    names = ", ".join(f"`{name}{value}`" for name in (*option.opts, *option.secondary_opts))
    default = option.default
    told = default not in (None, False, "", 0, [], ()) and not option.is_flag and option.show_default is not False
    return f"| {names} | {_cell(option.help)}{f' Default: `{default}`.' if told else ''} |\n"


def _cell(text: str | None) -> str:
    return (text or "").replace("|", "\\|")


def _prompts(examples: str) -> str:
    return "".join(f"$ {line}\n" for line in textwrap.dedent(examples).strip().splitlines())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
