"""Measurements that users can run: one module per subject, found through the group `cluewright.benchmarks`."""
