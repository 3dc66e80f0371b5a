"""Fuzz everything that reads a text from outside, guided by coverage.

    python tests/fuzz/run.py --seconds 600

Each target runs in a process of its own, with Atheris where it is installed, else with inputs
changed at random. What was found lies in build/fuzz/found and ends the run with exit code 1.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from contextlib import AbstractContextManager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "build" / "fuzz" / "found"
SHARES = {"files": 2, "moves": 2, "items": 1, "recipes": 1, "shares": 1, "plans": 1, "sessions": 2, "requests": 3}
"""How the time is shared out among the targets: more for those with more behind them."""
INSTRUMENTED = ["cluewright", "tomllib"]
ATHERIS = find_spec("atheris") is not None


def main() -> int:
    """Run every target, tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60, help="for all targets together")
    parser.add_argument("--target", choices=SHARES, help="run this one alone")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the changes, without Atheris")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        return fuzz(asked.target, asked.seconds, asked.seed)
    chosen = [asked.target] if asked.target else list(SHARES)
    whole = sum(SHARES[name] for name in chosen)
    broken = 0
    for name in chosen:
        command = [sys.executable, __file__, "--here", "--target", name]
        command += ["--seconds", str(max(1, asked.seconds * SHARES[name] // whole)), "--seed", str(asked.seed)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace")
        said = done.stdout + done.stderr
        counted = re.search(r"(?:number_of_executed_units:|fed) *(\d+)", said)
        reached = re.findall(r"cov: (\d+)", said)
        grown = f", {reached[0]} to {reached[-1]} branches reached" if reached else ""
        fed = int(counted[1]) if counted else 0
        is_broken = done.returncode != 0 or fed == 0 or (ATHERIS and not reached)  # who sees no branch looks blindly
        print(f"{name}: {fed:,} inputs{grown}, {'broken' if is_broken else 'fine'}", flush=True)
        if is_broken:
            broken += 1
            print(said[-3000:])
    return 1 if broken else 0


def fuzz(name: str, seconds: int, seed: int) -> int:
    """Fuzz one target in this process."""
    found = FOUND / name
    found.mkdir(parents=True, exist_ok=True)
    return with_coverage(name, seconds, found) if ATHERIS else at_random(name, seconds, seed, found)


class SourceFinder(MetaPathFinder):
    """Find our modules as plain source files.

    An editable installation has a loader of its own, which Atheris takes for instrumented and which is not.
    """

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        place = ROOT / "src" / name.replace(".", "/")
        if (place / "__init__.py").exists():
            return spec_from_file_location(name, place / "__init__.py", submodule_search_locations=[str(place)])
        file = place.with_suffix(".py")
        return spec_from_file_location(name, file) if file.exists() else None


def instrumenting() -> AbstractContextManager[object]:
    """Let Atheris see the branches of what is imported meanwhile."""
    import atheris

    sys.meta_path.insert(0, SourceFinder())
    return atheris.instrument_imports(include=INSTRUMENTED, exclude=["cluewright._native"])


def with_coverage(name: str, seconds: int, found: Path) -> int:
    """Let Atheris look; it ends the process itself."""
    import atheris

    with instrumenting():
        from tests.fuzz.changing import changed_json
        from tests.fuzz.seeds import seeds
        from tests.fuzz.targets import feed

        for data in seeds(name):
            feed(name, data)  # so that everything is loaded that is loaded when it is needed
    corpus = FOUND.parent / "corpus" / f"python-{name}"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(seeds(name)):
        (corpus / f"seed-{number}").write_bytes(data)
    options = [
        f"-max_total_time={seconds}",
        "-max_len=4096",
        "-timeout=60",
        "-rss_limit_mb=2000",
        "-print_final_stats=1",
    ]

    def change(data: bytes, longest: int, seed: int) -> bytes:
        """Change a value inside JSON every other time, so that what comes back can be read; else any bytes."""
        told = changed_json(data, Random(seed)) if seed % 2 else None
        return told if told is not None and len(told) <= longest else atheris.Mutate(data, longest)

    arguments = [sys.argv[0], str(corpus), *options, f"-artifact_prefix={found}/"]
    atheris.Setup(arguments, lambda data: feed(name, data), custom_mutator=change)
    atheris.Fuzz()
    return 0


def at_random(name: str, seconds: int, seed: int, found: Path) -> int:
    """Feed changed seeds until the time is over or something breaks."""
    from tests.fuzz.changing import changed
    from tests.fuzz.seeds import seeds
    from tests.fuzz.targets import feed

    fed, deadline = 0, time.monotonic() + seconds
    for data in changed(seeds(name), sys.maxsize, seed):
        if time.monotonic() > deadline:
            break
        try:
            feed(name, data)
        except BaseException:
            (found / f"crash-{seed}-{fed}").write_bytes(data)
            raise
        fed += 1
    print(f"fed {fed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
