"""A module of tasks that takes its time to load."""

import time

time.sleep(1.0)


def seconds_left(budget):
    """Tell how much of the budget the loading has left."""
    return budget.seconds_left
