"""Zip: proofs and generation by size, next to the aims."""

from cluewright.bench.zip import bench_zip

if __name__ == "__main__":
    bench_zip(sizes="5,6,7,8,10,15,20", count=40)
