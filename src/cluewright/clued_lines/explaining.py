"""The steps that a ladder offers, one after the other or all at a moment, as a narrator tells them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import numpy as np

from cluewright.clued_lines.climbing import DOING, LadderRung, LineFinding, require_unstopped
from cluewright.clued_lines.narrator import LineNarrator
from cluewright.core.budget import Budget
from cluewright.core.technique import Step, different_steps

F = TypeVar("F", bound=LineFinding[Any])


@dataclass(frozen=True, slots=True)
class Guide(Generic[F]):
    """A native ladder on a board, and who tells what it finds."""

    ladder: Any
    narrator: LineNarrator[Any, Any, F]
    finding: Callable[[Any], F]
    """Read what native code returns."""

    def follow(
        self, highest: LadderRung | None, search: Callable[[Budget], Step | None] | None, budget: Budget
    ) -> Iterator[Step]:
        """Yield step after step with rungs up to the highest; where none applies, one of a search if there is one."""
        while highest is not None:
            end, nodes, told = self.ladder.next(int(highest), **budget.native_limits(DOING))
            budget.spend(nodes)
            require_unstopped(end, budget)
            if end == "stalled" and search is not None and (found := search(budget)) is not None:
                yield found
            if end != "step":
                return
            finding, chains, _ = told
            step = self.narrator.step(self.finding(finding), chains)
            self.narrator.settle(step.cells)
            yield step
            budget.check()

    def offered(
        self, chained: Callable[..., Any], rungs: Sequence[LadderRung], *, first: bool, budget: Budget
    ) -> list[Step]:
        """List every step the board offers, the simplest first; with `first` only those of the simplest technique.

        Steps with chains, of these rungs, are listed by `chained` for cells that no simpler step settles.
        """
        told, _ = self.ladder.findings(**budget.native_limits(DOING))
        findings = [each for each in map(self.finding, told) if self.narrator.tells(each)]
        findings.sort(key=lambda finding: int(finding.rung))
        if first and findings:
            findings = [finding for finding in findings if finding.rung == findings[0].rung]
        found = different_steps(map(self.narrator.line_step, findings), budget)
        covered = np.zeros(self.narrator.cells.shape, np.uint8)
        for rung in rungs:
            if budget.spent or (first and found):
                break
            for step in found:
                rows, columns, *_ = zip(*step.cells, strict=True)
                covered[rows, columns] = 1
            told, nodes, _ = chained(int(rung), covered.tobytes(), bool(found), **budget.native_limits(DOING))
            budget.spend(nodes)
            steps = (self.narrator.step(self.finding(each), chains) for each, chains, _ in told)
            found += different_steps(steps, budget)
        return found
