"""The Zip benchmarks run and show what they should; how fast anything is is nobody's business here."""

import pytest

from cluewright.bench.zip import bench_zip
from cluewright.bench.zip_strategies import CLAIMS, bench_zip_strategies
from cluewright.core.errors import InvalidRecipe
from cluewright.zip.strategies import MAKERS, STRATEGIES


def test_the_comparison_shows_claims_and_figures(capsys):
    bench_zip_strategies(sizes="5", path_sizes="6", count=4, seed=0)
    text = capsys.readouterr().out
    for name in (*STRATEGIES, *MAKERS, *CLAIMS.values(), "default"):
        assert name in text
    [line] = [line for line in text.splitlines() if line.startswith("| distance-based") and "corrected" in line]
    assert line.split("|")[4].strip() == "100 %"


def test_proofs_and_generation_are_measured_by_size(capsys):
    bench_zip(sizes="4,6", count=3)
    text = capsys.readouterr().out
    assert text.count("| 6x6 ") == text.count("| 4x4 ") == 3


@pytest.mark.parametrize("sizes", ["x", "", "1", "101"])
def test_sizes_that_make_no_sense_are_refused(sizes):
    with pytest.raises(InvalidRecipe, match="separated by commas"):
        bench_zip(sizes=sizes, count=1)
    with pytest.raises(InvalidRecipe, match="separated by commas"):
        bench_zip_strategies(sizes=sizes, path_sizes="4", count=1, seed=0)
