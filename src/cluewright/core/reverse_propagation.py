"""Checking proofs: every nogood follows if what it forbids leads to a contradiction by propagation alone.

This is the part that all kinds share. A literal is the number of a variable, negative where the variable is false. The
rules of a kind say what follows from the literals that are true; a nogood forbids its last literal once all others are
true. The checker of each kind, `proof_check.py`, says what its variables and rules are.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Sequence

from cluewright.core.budget import Budget
from cluewright.core.errors import ProofRejected
from cluewright.core.outcome import Verdict
from cluewright.core.proof import Proof


class Rules(ABC):
    """The rules of a puzzle, applied to the literals that are true so far."""

    variables: int
    """They are numbered from 1 to this."""

    @abstractmethod
    def note(self, literal: int) -> None:
        """Take a literal as true."""

    @abstractmethod
    def undo(self, literal: int) -> None:
        """Take back the literal noted last, and forget what has not been followed up."""

    @abstractmethod
    def consequences(self) -> Sequence[int] | None:
        """Return more literals that are true, or none if nothing follows; None for a contradiction."""


class Reasoner:
    """What is true, with everything that follows from it by the rules and the nogoods."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.true = bytearray(2 * rules.variables + 1)  # a negative literal counts from the end
        self.trail: list[int] = []
        self.watching: defaultdict[int, list[list[int]]] = defaultdict(list)
        """The nogoods in which a literal is one of the first two; neither is true while others are open."""
        self.impossible = not self.hold(())

    def hold(self, literals: Iterable[int]) -> bool:
        """Take literals as true, with all that follows; False if that is a contradiction."""
        true, trail, watching = self.true, self.trail, self.watching
        note, consequences = self.rules.note, self.rules.consequences
        queue = list(literals)
        while True:
            for literal in queue:
                if true[literal]:
                    continue
                if true[-literal]:
                    return False
                true[literal] = 1
                trail.append(literal)
                note(literal)
                if literal in watching and not self._visit(literal, queue):
                    return False
            found = consequences()
            if found is None:
                return False
            if not found:
                return True
            queue = list(found)

    def _visit(self, literal: int, queue: list[int]) -> bool:
        """Look at the nogoods that watch a literal which became true; add what they force to the queue."""
        true, watching = self.true, self.watching
        kept: list[list[int]] = []
        watchers, watching[literal] = watching[literal], kept
        for place, nogood in enumerate(watchers):
            if nogood[0] == literal:
                nogood[0], nogood[1] = nogood[1], literal
            other = nogood[0]
            if not true[-other]:
                for index in range(2, len(nogood)):
                    if not true[nogood[index]]:
                        nogood[1], nogood[index] = nogood[index], literal
                        watching[nogood[1]].append(nogood)
                        break
                else:
                    kept.append(nogood)
                    if true[other]:
                        kept.extend(watchers[place + 1 :])
                        return False
                    queue.append(-other)
                continue
            kept.append(nogood)
        return True

    def follows(self, nogood: Sequence[int]) -> bool:
        """Tell whether the literals of a nogood lead to a contradiction; nothing changes."""
        before = len(self.trail)
        possible = self.hold(nogood)
        while len(self.trail) > before:
            literal = self.trail.pop()
            self.true[literal] = 0
            self.rules.undo(literal)
        return not possible

    def add(self, nogood: Sequence[int]) -> None:
        """Forbid that all literals of a nogood are true, for good."""
        true = self.true
        left = [literal for literal in nogood if not true[literal]]
        if any(true[-literal] for literal in left):
            return
        left = list(dict.fromkeys(left))
        if len(left) > 1:
            for literal in left[:2]:
                self.watching[literal].append(left)
        elif not left or not self.hold([-left[0]]):
            self.impossible = True


def check_nogoods(rules: Rules, proof: Proof, differs: Sequence[int], budget: Budget) -> None:
    """Raise `ProofRejected` unless every nogood follows and nothing is possible in the end.

    `differs` is the nogood of the solution itself, in a proof that there is no other. The budget is asked at every
    nogood.
    """
    reasoner = Reasoner(rules)
    if proof.verdict is Verdict.UNIQUE:
        reasoner.add(differs)
    for number, nogood in enumerate(proof.nogoods, start=1):
        if reasoner.impossible:
            return
        budget.check()
        if max(map(abs, nogood)) > rules.variables:
            raise ProofRejected(f"nogood {number} names a variable that this puzzle does not have")
        if not reasoner.follows(nogood):
            raise ProofRejected(f"nogood {number} does not follow from the puzzle and the nogoods before it")
        reasoner.add(nogood)
    if not reasoner.impossible:
        another = "another solution" if proof.verdict is Verdict.UNIQUE else "a solution"
        raise ProofRejected(f"the proof ends too early: {another} is still possible")
