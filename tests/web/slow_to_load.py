"""A module of tasks that takes its time to load."""

import time

while time.process_time() < 1.0:
    pass


def seconds_left(budget):
    """Tell how much of the budget the loading has left."""
    return budget.seconds_left
