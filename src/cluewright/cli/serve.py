"""`cluewright serve`."""

import sys
from typing import Annotated

import typer

from cluewright.cli.exits import ExitCode
from cluewright.cli.options import COMMON, Json, LibraryPlace
from cluewright.cli.output import print_json, say


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", min=0, max=65535, help="Port to listen on; 0 takes any free port.")
    ] = 8017,
    library: LibraryPlace = None,
    token: Annotated[
        str | None,
        typer.Option("--token", metavar="TEXT", help="Token for access from other machines; default: a random one."),
    ] = None,
    public_address: Annotated[
        str | None,
        typer.Option(
            "--public-address", metavar="URL", help="Address that other machines use, by name or through a proxy."
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            metavar="URL",
            help="Where shared links and QR codes lead, if others cannot reach this studio.",
        ),
    ] = None,
    metrics: Annotated[bool, typer.Option("--metrics", help="Serve Prometheus metrics at /metrics.")] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            "--limit", metavar="NAME=VALUE", help="Limit what one request may use, such as seconds=5; see the docs."
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    json: Json = False,
) -> ExitCode:
    """Open the studio: play, learn, create, watch and collect in the browser.

    It is reachable from this machine only, unless you name another --host. Other machines need a token.

    \b
    Example:
        cluewright serve --open
        cluewright serve --port 9000 --library puzzles.db
        cluewright serve --host 0.0.0.0 --token something-long-and-secret
        cluewright serve --public-address https://puzzles.example
        cluewright serve --public-url https://puzzles.example
        cluewright serve --limit seconds=5 --limit cells=40000
    """
    from cluewright.web.serving import run
    from cluewright.web.settings import Limits

    def ready(address: str) -> None:
        if json:
            print_json({"address": address})
        elif not COMMON.quiet:
            say(f"Cluewright is running at {address} (press Ctrl-C to stop)")
        sys.stdout.flush()
        if open_browser:
            typer.launch(address)

    try:
        run(
            host=host,
            port=port,
            library=library,
            token=token,
            ready=ready,
            limits=Limits.read(limit or ()),
            public_address=public_address,
            public_url=public_url,
            metrics=metrics,
        )
    except KeyboardInterrupt:  # this is how to end it, not an error
        if not COMMON.quiet:
            say("Stopped.")
    return ExitCode.FINE
