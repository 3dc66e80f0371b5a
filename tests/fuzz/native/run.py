"""Fuzz the native code with libFuzzer, guided by coverage and watched by AddressSanitizer and UBSan.

    python tests/fuzz/native/run.py --seconds 600

Each target gets its share of the time and goes on from its corpus; `--keep` writes what is worth keeping back into the
corpus, `--target hitori` runs one alone. What was found lies in build/fuzz/found and ends the run with exit code 1.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
BUILD = ROOT / "build" / "fuzz"
LONGEST_INPUT, MOST_KEPT = 400, 150


def main() -> int:
    """Build, run every target, tell what was found."""
    targets = sorted(path.stem.removeprefix("fuzz_") for path in HERE.glob("fuzz_*.cpp"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60, help="for all targets together")
    parser.add_argument("--target", choices=targets, help="run this one alone")
    parser.add_argument("--keep", action="store_true", help="write new inputs worth keeping into the corpus")
    asked = parser.parse_args()
    compiler = shutil.which(os.environ.get("FUZZ_CXX", "clang++"))
    if compiler is None:
        print("Fuzzing native code needs Clang with libFuzzer: install the packages clang and libclang-rt-dev")
        return 2
    build(compiler)
    chosen = [asked.target] if asked.target else targets
    found = 0
    for target in chosen:
        found += run(target, max(1, asked.seconds // len(chosen)))
        if asked.keep:
            keep(target)
    return 1 if found else 0


def build(compiler: str) -> None:
    """Build the targets."""
    tools = Path(sys.executable).parent
    cmake = tools / "cmake" if (tools / "cmake").exists() else "cmake"
    define = [f"-DCMAKE_CXX_COMPILER={compiler}", "-DCMAKE_BUILD_TYPE=None", "-DCLUEWRIGHT_FUZZ=ON"]
    if (tools / "ninja").exists():
        define += ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={tools / 'ninja'}"]
    subprocess.run([cmake, "-S", ROOT, "-B", BUILD, *define], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([cmake, "--build", BUILD], check=True)


def run(target: str, seconds: int) -> int:
    """Fuzz one target; return how many inputs broke it."""
    corpus, found = BUILD / "corpus" / target, BUILD / "found" / target
    corpus.mkdir(parents=True, exist_ok=True)
    found.mkdir(parents=True, exist_ok=True)
    for number, line in enumerate(corpus_file(target).read_text().split()):
        (corpus / f"kept-{number}").write_bytes(bytes.fromhex(line))
    command = [
        BUILD / f"fuzz_{target}",
        corpus,
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST_INPUT}",
        "-timeout=60",
    ]
    command += ["-print_final_stats=1", f"-artifact_prefix={found}/", "-verbosity=0"]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
    executed = re.search(r"number_of_executed_units: *(\d+)", done.stderr)
    broken = sorted(found.iterdir())
    print(
        f"{target}: {int(executed[1]) if executed else 0:,} inputs in {seconds} s, {len(broken)} broke it", flush=True
    )
    if done.returncode:
        print(done.stderr[-4000:])
    return max(len(broken), int(done.returncode != 0))


def keep(target: str) -> None:
    """Write the smallest inputs that together reach everything into the corpus."""
    merged = BUILD / "merged" / target
    shutil.rmtree(merged, ignore_errors=True)
    merged.mkdir(parents=True)
    command = [BUILD / f"fuzz_{target}", "-merge=1", merged, BUILD / "corpus" / target]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    inputs = sorted((path.read_bytes() for path in merged.iterdir()), key=lambda data: (len(data), data))
    corpus_file(target).write_text("".join(f"{data.hex()}\n" for data in inputs[:MOST_KEPT] if data))


def corpus_file(target: str) -> Path:
    """Return the place of a target's corpus: an input a line, in hexadecimal."""
    return HERE / "corpus" / f"{target}.txt"


if __name__ == "__main__":
    sys.exit(main())
