"""How fast this machine is, so that times from different machines can be compared."""

from cluewright import _native


def machine_ratio(runs: int = 5) -> float:
    """Tell how slow this machine is compared with that of the published times: 1 is equal, 0.5 twice as fast."""
    return min(_native.calibrate() for _ in range(runs)) / _native.CALIBRATION_REFERENCE
