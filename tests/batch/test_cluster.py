"""A real Dask cluster on this machine: a scheduler and two workers, one of which is killed half way."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import ModuleType

import pytest

from cluewright.batch.cluster import ClusterExecutor
from cluewright.batch.executor import ExecutorError, Lost
from cluewright.batch.streaming import stream
from tests.batch.conftest import WORKS

SCHEDULER = "from distributed.cli.dask_scheduler import main; main()"
WORKER = "from distributed.cli.dask_worker import main; main()"
