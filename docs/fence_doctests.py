"""Shows the doctests of docstrings as code on the API pages."""

import re
from typing import Any

from griffe import Extension, Object

_DOCTEST = re.compile(r"^(>>> .*(?:\n(?!\s*$).*)*)", re.MULTILINE)


class FenceDoctests(Extension):
    """Put a code fence around every doctest, which Markdown would otherwise take for a quotation."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Change the docstring of one object."""
        if obj.docstring is not None:
            obj.docstring.value = _DOCTEST.sub(r"```pycon\n\1\n```", obj.docstring.value)
