"""`cluewright version`."""

import platform

from cluewright import __version__
from cluewright.cli.options import Json
from cluewright.cli.output import print_json, say


def version(json: Json = False) -> None:
    """Print the versions of Cluewright and the software it runs on.

    \b
    Example:
        cluewright version --json
    """
    found = {"cluewright": __version__, "python": platform.python_version(), "platform": platform.platform(terse=True)}
    if json:
        print_json(found)
    else:
        say("\n".join(f"{name} {number}" for name, number in found.items()))
