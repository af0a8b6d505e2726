#!/usr/bin/env python3
"""Takes away each bound of each validator in turn, and sees that some invalid input breaks that bound alone.

    xtask/bounds.py [ID...]       without any ID, all problems

So no bound can be lost without a word of xtask/judges.sh. Without its bound the input must be legal, or
lack nothing but its end, for a million cases would be too large to keep.

Needs: pip install bapctools==2026.10.0, which brings checktestdata along.
"""

import contextlib
import io
import pathlib
import re
import sys
import tempfile

try:
    from checktestdata import pyctd
except ImportError:
    sys.exit("bounds.py: checktestdata is missing: pip install bapctools==2026.10.0")

ROOT = pathlib.Path(__file__).resolve().parent.parent
INT = re.compile(r"INT\(([^,()]+), ([^,()]+)(?:, ([^()]+))?\)")


def complaint(validator, path):
    """What a validator, given as its text, says against an input: nothing if it is legal.

    Ends the program if the validator cannot tell.
    """
    said = io.StringIO()
    with tempfile.NamedTemporaryFile("w", suffix=".ctd") as file:
        file.write(validator)
        file.flush()
        sys.argv = ["pyctd", file.name, str(path)]
        try:
            with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
                pyctd.main()
        except SystemExit as end:
            if end.code == 1 and said.getvalue():
                return said.getvalue()
            sys.exit(f"bounds.py: pyctd ends with {end.code} on {path}: {said.getvalue()}{validator}")
    if said.getvalue() != "testdata ok!\n":
        sys.exit(f"bounds.py: pyctd ends well on {path}, but says: {said.getvalue()}")
    return ""


def bounds(validator):
    """The bounds of a validator: each with a name, its end, its match, and the validator without it."""
    for bound in INT.finditer(validator):
        low, high, variable = bound.groups()
        variable = f", {variable}" if variable else ""
        for end, weak in {
            "low": f"INT(-1000000, {high}{variable})",
            "high": f"INT({low}, 1000000000000{variable})",
        }.items():
            yield end, bound, validator[: bound.start()] + weak + validator[bound.end() :]


def is_implied(validator, bound):
    """Whether a number's upper bound follows from a later number, which is no smaller and has it too."""
    _, high, variable = bound.groups()
    return variable is not None and f"INT({variable}, {high}" in validator[bound.end() :]


def is_broken(weak, path):
    """Whether the one thing against an input is the bound that was taken away."""
    without = complaint(weak, path)
    return not without or "got <EOF>" in without


def main():
    ids = sys.argv[1:] or sorted(path.parent.name for path in ROOT.glob("problems/*/problem.yaml"))
    tried = implied = 0
    lost = []
    for id in ids:
        validator = (ROOT / f"problems/{id}/input_validators/{id}.ctd").read_text()
        inputs = sorted((ROOT / f"testdata/{id}/invalid_input").glob("*.in"))
        complaints = {path: complaint(validator, path) for path in inputs}
        for path, said in complaints.items():
            if not said:
                sys.exit(f"bounds.py: the validator accepts {path}")
        beyond = [path for path, said in complaints.items() if "outside of range" in said]
        for end, bound, weak in bounds(validator):
            if end == "high" and is_implied(validator, bound):
                implied += 1
                continue
            tried += 1
            if not any(is_broken(weak, path) for path in beyond):
                lost.append(f"{id}: {bound.group()}, {end} end")
    for name in lost:
        print(f"bounds.py: no invalid input breaks this bound alone: {name}", file=sys.stderr)
    if lost or not tried:
        sys.exit(1)
    print(f"bounds.py: each of {tried} bounds is tried by an invalid input; {implied} follow from another")


if __name__ == "__main__":
    main()
