"""A task whose module takes a worker longer to load than the task may take."""

import multiprocessing
import time

if multiprocessing.parent_process() is not None:
    time.sleep(2.5)


def triple(budget, number):
    return 3 * number
