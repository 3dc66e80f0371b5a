"""Many recipes at once: processes on this machine, or a Dask cluster."""
