"""The command line: one module per command group."""


def main() -> None:
    """Run the `cluewright` command."""
