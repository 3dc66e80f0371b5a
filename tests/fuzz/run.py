"""Fuzz everything that reads a text from outside, guided by coverage.

    python tests/fuzz/run.py --seconds 600

Each target runs in a process of its own, with Atheris where it is installed, else with inputs
changed at random. What was found lies in build/fuzz/found and ends the run with exit code 1.
"""

import argparse
import importlib.util
import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "build" / "fuzz" / "found"
NAMES = ("files", "moves", "items", "recipes", "shares", "plans", "sessions")
ATHERIS = importlib.util.find_spec("atheris") is not None


def main() -> int:
    """Run every target, tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60, help="for all targets together")
    parser.add_argument("--target", choices=NAMES, help="run this one alone")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the changes, without Atheris")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        return fuzz(asked.target, asked.seconds, asked.seed)
    chosen = [asked.target] if asked.target else list(NAMES)
    broken = 0
    for name in chosen:
        command = [sys.executable, __file__, "--here", "--target", name]
        command += ["--seconds", str(max(1, asked.seconds // len(chosen))), "--seed", str(asked.seed)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace")
        said = done.stdout + done.stderr
        counted = re.search(r"(?:number_of_executed_units:|fed) *(\d+)", said)
        print(
            f"{name}: {int(counted[1]) if counted else 0:,} inputs, {'broken' if done.returncode else 'fine'}",
            flush=True,
        )
        if done.returncode:
            broken += 1
            print(said[-3000:])
    return 1 if broken else 0


def fuzz(name: str, seconds: int, seed: int) -> int:
    """Fuzz one target in this process."""
    found = FOUND / name
    found.mkdir(parents=True, exist_ok=True)
    return with_coverage(name, seconds, found) if ATHERIS else at_random(name, seconds, seed, found)


def with_coverage(name: str, seconds: int, found: Path) -> int:
    """Let Atheris look; it ends the process itself."""
    import atheris

    with atheris.instrument_imports(include=["cluewright"]):
        from tests.fuzz.seeds import seeds
        from tests.fuzz.targets import feed
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
    atheris.Setup([sys.argv[0], str(corpus), *options, f"-artifact_prefix={found}/"], lambda data: feed(name, data))
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
