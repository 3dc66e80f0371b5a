"""How long it takes until something happens: importing the library, asking the command for help.

Times are CPU seconds of a fresh process, the least of several, with bytecode already compiled; the ratio is to an
interpreter that does nothing.
"""

import re
import resource
import subprocess
import sys

RUNS = 7
HEAVIEST = 8
RUN_COMMAND = "import sys; from cluewright.cli.app import run; sys.exit(run(sys.argv[1:]))"
JOBS = {
    "python -c pass": ["-c", "pass"],
    "import cluewright": ["-c", "import cluewright"],
    "cluewright.Nonogram": ["-c", "import cluewright; cluewright.Nonogram"],
    "cluewright.solve, nonogram kind": ["-c", "import cluewright; cluewright.kind('nonogram')"],
    "cluewright --version": ["-c", RUN_COMMAND, "--version"],
    "cluewright --help": ["-c", RUN_COMMAND, "--help"],
    "cluewright solve --help": ["-c", RUN_COMMAND, "solve", "--help"],
    "cluewright kinds": ["-c", RUN_COMMAND, "kinds"],
}
_IMPORT = re.compile(r"import time:\s+(\d+) \|\s+(\d+) \| ( *)(\S+)")


def cpu_seconds(arguments: list[str]) -> float:
    """Give the user and system time of one fresh interpreter."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def heaviest_imports(arguments: list[str]) -> list[tuple[int, str]]:
    """List the modules with the longest time of their own, in microseconds."""
    done = subprocess.run([sys.executable, "-X", "importtime", *arguments], capture_output=True, text=True, check=True)
    own = [(int(match[1]), match[4]) for match in map(_IMPORT.match, done.stderr.splitlines()) if match]
    return sorted(own, reverse=True)[:HEAVIEST]


def main() -> None:
    best = {name: min(cpu_seconds(arguments) for _ in range(RUNS)) for name, arguments in JOBS.items()}
    floor = best["python -c pass"]
    print(f"{'job':34}{'CPU ms':>8}{'ratio':>8}")
    for name, seconds in best.items():
        print(f"{name:34}{seconds * 1000:8.0f}{seconds / floor:8.1f}")
    for name in ("import cluewright", "cluewright --help"):
        print(f"\nheaviest imports of {name} (own time, ms)")
        for microseconds, module in heaviest_imports(JOBS[name]):
            print(f"  {microseconds / 1000:6.1f}  {module}")


if __name__ == "__main__":
    main()
