"""CaDiCaL, made safe to interrupt."""

import pysolvers
from pysat.solvers import Cadical195


class Cadical(Cadical195):  # type: ignore[misc]  # python-sat has no types
    """The solver of python-sat, which frees its memory exactly once, whenever Ctrl-C is pressed.

    Freeing a large solver takes a moment. An interruption in that moment is raised as soon as it is over: python-sat
    has not yet noted that the memory is gone, and its destructor would free it again and crash the process.
    """

    cadical: object

    def delete(self) -> None:
        """Free the solver, unless it has been freed."""
        solver = self.cadical
        self.cadical = None
        if solver:
            pysolvers.cadical195_del(solver, None)
