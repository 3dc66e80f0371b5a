"""Plans of data sets: what they may say, and what is said of a mistake."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.core.errors import FormatError
from cluewright.datasets import EXAMPLE, parse_dataset_plan
from cluewright.datasets.splits import Splits

RECIPE = '[[recipe]]\nkind = "zip"\nsize = "5x4"\ncount = 3\n'


def test_the_example_is_a_plan_and_says_the_defaults():
    plan, bare = parse_dataset_plan(EXAMPLE), parse_dataset_plan(f"seed = 1\n{RECIPE}")
    for name in ("language", "licence", "splits", "parts", "formats", "compress", "shard"):
        assert getattr(plan, name) == getattr(bare, name), name


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("colour = 1", "colour: unknown key"),
        ('language = "xx"', "language: expected one of en"),
        ("splits = {}", "splits: expected names"),
        ("splits = { train = 0.9, test = 0.2 }", "splits: the shares must add up to 1, not 1.1"),
        ("splits = { train = 1.0, test = -0.0 }", "splits: the share of test must be more than 0"),
        ('splits = { "../x" = 1 }', "splits: a name has lower-case letters"),
        ("splits = { train = true }", "splits: the share of train"),
        ('formats = ["csv"]', "formats: expected a list of some of jsonl, parquet"),
        ("formats = []", "formats: expected at least one"),
        ('parts = ["texts"]', 'parts: "texts" are the sentences of steps'),
        ('parts = "all"', "parts: expected a list"),
        ("shard = 0", "shard: expected a whole number from 1"),
        ("shard = true", "shard: expected a whole number from 1"),
        ('compress = "gz"', "compress: expected true or false"),
        ("title = 3", "title: expected text"),
        ('licence = "a\\nb"', "licence: expected text"),
    ],
)
def test_a_mistake_is_named(line, problem):
    with pytest.raises(FormatError) as error:
        parse_dataset_plan(f"seed = 1\n{line}\n{RECIPE}")
    assert problem in str(error.value)


def test_what_is_wrong_with_a_recipe_is_named_as_for_batches():
    with pytest.raises(FormatError, match=r"recipe 1 \(zip\): count"):
        parse_dataset_plan('seed = 1\n[[recipe]]\nkind = "zip"\n')
    with pytest.raises(FormatError, match="seed: expected a whole number"):
        parse_dataset_plan(RECIPE)


def test_whatever_changes_the_bytes_changes_the_digest():
    texts = [
        f'name = "x"\n{line}\nseed = {seed}\n{recipe}'
        for line in (
            "",
            "shard = 7",
            "compress = false",
            'language = "de"',
            "splits = { train = 1 }",
            'parts = ["prompt"]',
        )
        for seed in (1, 2)
        for recipe in (RECIPE, RECIPE.replace("3", "4"))
    ]
    assert len({parse_dataset_plan(text).digest for text in texts}) == len(texts)
    assert parse_dataset_plan(texts[0]).digest == parse_dataset_plan(texts[0], file="elsewhere.toml").digest


@given(st.lists(st.integers(1, 50), min_size=1, max_size=5), st.binary(min_size=16, max_size=16))
def test_every_fingerprint_has_one_split_and_they_follow_each_other(weights, fingerprint):
    shares = {f"s{number}": Fraction(weight, sum(weights)) for number, weight in enumerate(weights)}
    splits = Splits(shares)
    assert splits.of(bytes(16)) == "s0"
    assert splits.of(b"\xff" * 16) == splits.names[-1]
    place = Fraction(int.from_bytes(fingerprint, "big"), 1 << 128)
    below = [name for number, name in enumerate(splits.names) if sum(list(shares.values())[:number]) <= place]
    assert splits.of(fingerprint) in below[-2:]  # the last digit of a border is rounded
    higher = (int.from_bytes(fingerprint, "big") | 0xFF).to_bytes(16, "big")
    assert splits.of(fingerprint) <= splits.of(higher)


def test_the_shares_are_right():
    splits, chance = Splits({"a": Fraction(7, 10), "b": Fraction(2, 10), "c": Fraction(1, 10)}), Random(1)
    found = [splits.of(chance.randbytes(16)) for _ in range(20_000)]
    for name, share in splits.to_data().items():
        assert abs(found.count(name) - 20_000 * share) < 5 * (20_000 * share * (1 - share)) ** 0.5
