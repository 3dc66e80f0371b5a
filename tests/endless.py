"""An order that no machine fulfils within the time of a test, for tests of limits, cancelling and hanging up."""

ENDLESS = {
    "kind": "nonogram",
    "size": "64x63",
    "pattern": "random",
    "difficulty": "extreme",
    "seed": 4,
}
