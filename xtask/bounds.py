#!/usr/bin/env python3
"""Takes away each bound of each validator in turn, and sees that some invalid input is legal then.

    xtask/bounds.py [ID...]       without any ID, all problems

So no bound can be lost without a word of xtask/judges.sh.

Needs: pip install bapctools==2026.10.0, which brings pyctd along.
"""

import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
INT = re.compile(r"INT\(([^,()]+), ([^,()]+)((?:, [^()]+)?)\)")

# The bounds that no input of a sensible size breaks alone: a million cases, and p, which q bounds.
NOT_TRIED = {
    ("hdu1079", "INT(1, 1000000, cases)", "high"),
    ("hdu1851", "INT(1, 1000000, cases)", "high"),
    ("hdu2897", "INT(1, 65535, p)", "high"),
}


def weakened(validator):
    """The validator without one of its bounds, for each bound: what is taken away, and the rest."""
    for bound in INT.finditer(validator):
        low, high, name = bound.groups()
        without = {"low": f"INT(-1000000, {high}{name})", "high": f"INT({low}, 1000000000000{name})"}
        for end, weak in without.items():
            yield bound.group(), end, validator[: bound.start()] + weak + validator[bound.end() :]


def accepts_some(validator, inputs):
    with tempfile.NamedTemporaryFile("w", suffix=".ctd") as file:
        file.write(validator)
        file.flush()
        runs = (subprocess.run(["pyctd", file.name, path], capture_output=True) for path in inputs)
        return any(run.returncode == 0 for run in runs)


def main():
    if not shutil.which("pyctd"):
        sys.exit("bounds.py: pyctd is missing: pip install bapctools==2026.10.0")
    ids = sys.argv[1:] or sorted(path.parent.name for path in ROOT.glob("problems/*/main.rs"))
    tried = []
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for id in ids:
            validator = (ROOT / f"problems/{id}/input_validators/{id}.ctd").read_text()
            inputs = sorted((ROOT / f"testdata/{id}/invalid_input").glob("*.in"))
            if accepts_some(validator, inputs):
                sys.exit(f"bounds.py: {id}: the validator accepts invalid input as it is")
            for bound, end, weak in weakened(validator):
                if (id, bound, end) not in NOT_TRIED:
                    tried.append((f"{id}: {bound}, {end} end", pool.submit(accepts_some, weak, inputs)))
    lost = [name for name, noticed in tried if not noticed.result()]
    for name in lost:
        print(f"bounds.py: no invalid input breaks this bound alone: {name}", file=sys.stderr)
    if lost or not tried:
        sys.exit(1)
    print(f"bounds.py: each of {len(tried)} bounds is tried by an invalid input")


if __name__ == "__main__":
    main()
