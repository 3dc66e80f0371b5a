"""`cluewright mcp`."""

import sys
from contextlib import suppress
from typing import Annotated

import typer

from cluewright.cli.exits import ExitCode, report
from cluewright.cli.options import COMMON, Json
from cluewright.cli.output import print_json
from cluewright.core.errors import NotOffered
from cluewright.mcp_server.limits import ToolLimits

_USUAL = ToolLimits()


def mcp(
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", min=0.1, max=3600, help="Time limit for one call.")
    ] = _USUAL.seconds,
    cells: Annotated[
        int, typer.Option("--cells", metavar="N", min=1, max=1_000_000, help="The most cells a board may have.")
    ] = _USUAL.cells,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=64, help="Calls that are worked on at the same time.")
    ] = _USUAL.workers,
    json: Json = False,
) -> ExitCode:
    """Serve language models over MCP: make, solve, check, hint, explain, rate and draw as tools.

    A client starts this command itself and talks to it over standard input and output. Most clients read their
    servers from a file like this one:

    \b
        {"mcpServers": {"cluewright": {"command": "cluewright", "args": ["mcp"]}}}

    Needs an extra: pip install 'cluewright[mcp]'. The tools read and write no files. With --json, they are listed, and
    nothing is served.

    \b
    Example:
        cluewright mcp
        cluewright mcp --seconds 5 --cells 2500 --workers 1
        cluewright mcp --json
    """
    try:
        import mcp  # noqa: F401  # only to say which extra it needs
    except ImportError:
        raise NotOffered("the MCP server needs an extra package: pip install 'cluewright[mcp]'") from None
    if json:
        from cluewright.mcp_server.tools import TOOLS

        for tool in TOOLS.values():
            print_json(tool.described().model_dump(mode="json", by_alias=True, exclude_none=True))
        return ExitCode.FINE
    from cluewright.mcp_server.server import run

    if sys.stdin.isatty() and not COMMON.quiet:
        report("waiting for a client on standard input (press Ctrl-C to stop)")
    with suppress(KeyboardInterrupt):  # this is how to end it, not an error
        run(ToolLimits(cells=cells, seconds=seconds, workers=workers))
    return ExitCode.FINE
