"""Numbers for Prometheus, and the clock around each kind of work."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from cluewright.web.studio import Studio

_BUCKETS = (0.001, 0.005, 0.02, 0.05, 0.1, 0.15, 0.3, 1.0, 3.0, 10.0, 30.0)


class Metrics:
    """The numbers of one studio."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._seconds = Histogram(
            "cluewright_work_seconds",
            "Duration of the work by type: clues, solve, check, hint, explain, rate, generate and others",
            ["what"],
            buckets=_BUCKETS,
            registry=self._registry,
        )
        self._failed = Counter(
            "cluewright_work_failed", "Work that ended in an error", ["what"], registry=self._registry
        )
        self._cache = Counter(
            "cluewright_cache_lookups", "Lookups by cache and outcome", ["cache", "outcome"], registry=self._registry
        )
        self._waiting = Gauge(
            "cluewright_tasks_waiting", "Tasks waiting for a worker", ["pool"], registry=self._registry
        )
        self._busy = Gauge("cluewright_workers_busy", "Busy workers", ["pool"], registry=self._registry)
        self._jobs = Gauge("cluewright_jobs_running", "Running and waiting jobs", registry=self._registry)

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        """Measure a piece of work."""
        started = time.perf_counter()
        try:
            yield
        except BaseException:
            self._failed.labels(what).inc()
            raise
        finally:
            self._seconds.labels(what).observe(time.perf_counter() - started)

    def took(self, what: str, seconds: float) -> None:
        """Count a piece of work that was measured elsewhere."""
        self._seconds.labels(what).observe(seconds)

    def looked_up(self, cache: str, hit: bool) -> None:
        """Count a look into a cache."""
        self._cache.labels(cache, "hit" if hit else "miss").inc()

    def text(self, studio: "Studio") -> bytes:
        """Write everything in Prometheus's text form."""
        for name, pool in studio.pools.items():
            self._waiting.labels(name).set(pool.waiting)
            self._busy.labels(name).set(pool.busy)
        self._jobs.set(studio.jobs.running)
        return generate_latest(self._registry)
