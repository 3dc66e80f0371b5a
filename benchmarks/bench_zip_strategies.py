"""Zip: the document's strategies and the path makers side by side."""

from cluewright.bench.zip_strategies import bench_zip_strategies

if __name__ == "__main__":
    bench_zip_strategies(sizes="5,6,7,8", path_sizes="8,20", count=20, seed=0)
