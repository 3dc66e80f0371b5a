"""`cluewright kinds`."""

from typing import Any

from cluewright.cli.functions import command_name
from cluewright.cli.options import Json
from cluewright.cli.output import console, print_json, show


def kinds(json: Json = False) -> None:
    """List the puzzle kinds, and plug-ins that cannot be loaded.

    \b
    Example:
        cluewright kinds
    """
    from cluewright.core import registry

    found, problems = registry.kinds(), registry.problems()
    if json:
        for kind in found.values():
            print_json(_data(kind))
        for name, reason in problems.items():
            print_json({"name": name, "problem": reason})
        return
    from rich.table import Table
    from rich.text import Text

    out = console()
    for kind in found.values():
        data = _data(kind)
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for name in ("rules", "moves"):
            table.add_row(name, Text(data[name]))
        for name in ("strategies", "techniques", "commands"):
            if data[name]:
                table.add_row(name, Text(", ".join(data[name])))
        show(out, Text(kind.name, style="bold"))
        show(out, table, indent=2)
    for reason in problems.values():
        show(out, Text(f"left out: {reason}", style="yellow"))


def _data(kind: Any) -> dict[str, Any]:
    return {
        "name": kind.name,
        "title": kind.title,
        "rules": kind.rules,
        "moves": kind.move_help,
        "strategies": list(kind.strategies),
        "techniques": [technique.slug for technique in kind.techniques],
        "pictures": kind.pictures is not None,
        "commands": [command_name(function) for function in kind.commands()],
    }
