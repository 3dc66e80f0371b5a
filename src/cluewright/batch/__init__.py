"""Many recipes at once: on this machine or on a cluster, stopped and resumed at any time."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cluewright.batch.cluster import ClusterExecutor
    from cluewright.batch.cost import Cost, sample_cost
    from cluewright.batch.executor import Executor, ExecutorError
    from cluewright.batch.plan import Plan, load_plan
    from cluewright.batch.processes import ProcessExecutor
    from cluewright.batch.progress import Tally
    from cluewright.batch.run import RunSettings, run_batch
    from cluewright.batch.threads import ThreadExecutor

__all__ = [
    "ClusterExecutor",
    "Cost",
    "Executor",
    "ExecutorError",
    "Plan",
    "ProcessExecutor",
    "RunSettings",
    "Tally",
    "ThreadExecutor",
    "load_plan",
    "run_batch",
    "sample_cost",
]

_MODULES = {
    "ClusterExecutor": "cluster",
    "Cost": "cost",
    "Executor": "executor",
    "ExecutorError": "executor",
    "Plan": "plan",
    "ProcessExecutor": "processes",
    "RunSettings": "run",
    "Tally": "progress",
    "ThreadExecutor": "threads",
    "load_plan": "plan",
    "run_batch": "run",
    "sample_cost": "cost",
}


def __getattr__(name: str) -> Any:
    """Load a name when it is used: solving takes the executors, and should not wait for the database."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
