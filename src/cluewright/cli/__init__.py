"""The command line: one module per command, loaded when it is used."""

import sys


def main() -> None:
    """Run the `cluewright` command."""
    from cluewright.cli.app import run

    sys.exit(run())
