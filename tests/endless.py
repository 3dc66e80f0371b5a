"""Orders that no machine fulfils within the time of a test, for tests of limits, cancelling and hanging up."""

ENDLESS = {
    "kind": "nonogram",
    "size": "64x63",
    "pattern": "random",
    "difficulty": "extreme",
    "seed": 4,
}

SMALL_ENDLESS = {
    "kind": "hitori",
    "size": "5x4",
    "seed": 4,
    "strategy": "classic",
    "black_ratio": 0.05,
    "attempts": 10**9,
}
"""For servers that refuse large boards: with a single shaded cell no board has only one solution."""
