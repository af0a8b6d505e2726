#!/usr/bin/env python3
"""Takes away each bound of each validator in turn, and sees that some invalid input breaks that bound alone.

    xtask/bounds.py [ID...]       without any ID, all problems

So no bound can be lost without a word of xtask/judges.sh. Without its bound the input must be legal, or
lack nothing but its end. Where an input of one case too many is too large to keep, the bound of the number
of cases is lowered by one instead, and must refuse the file of the data that reaches it.

Needs: pip install bapctools==2026.10.0, which brings checktestdata along.
"""

import contextlib
import io
import itertools
import pathlib
import re
import sys
import tempfile

try:
    from checktestdata import pyctd
except ImportError:
    sys.exit("bounds.py: checktestdata is missing: pip install bapctools==2026.10.0")

ROOT = pathlib.Path(__file__).resolve().parent.parent
INT = re.compile(r"INT\((?P<low>[^,()]+), (?P<high>[^,()]+), (?P<name>[^()]+)\)")
CASES = re.compile(r"ASSERT\((?P<low>\d+) <= cases && cases <= (?P<high>\d+)\)")
SUM = re.compile(r"ASSERT\(total <= (?P<high>\d+)\)")

# What an end of a bound becomes when it is taken away.
BEYOND = {"low": -(10**6), "high": 10**24}


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


def changed(validator, bound, end, value):
    """The validator with another value for an end of a bound."""
    return validator[: bound.start(end)] + str(value) + validator[bound.end(end) :]


def is_implied(validator, bound, end):
    """Whether an end of a number's bound follows from that of a later number or a sum that is no smaller, or
    for the low end no larger."""
    if bound.re is not INT:
        return False
    low, high, name = (re.escape(bound[group]) for group in ["low", "high", "name"])
    later = {
        "low": rf"INT\({low}, {name},",
        "high": rf"INT\({name}, {high}|SET\(total = total \+ {name}\)\s+ASSERT\(total <= {high}\)",
    }[end]
    return re.search(later, validator[bound.end() :]) is not None


def is_reached(validator, bound, id):
    """Whether the data has a legal file of so many cases that with one fewer as the bound it would not be."""
    if bound.re is not CASES:
        return False
    below = changed(validator, bound, "high", int(bound["high"]) - 1)
    inputs = (ROOT / f"testdata/{id}/secret").glob("*.in")
    return any(complaint(below, path) and not complaint(validator, path) for path in inputs)


def is_broken(weak, path):
    """Whether the one thing against an input is the bound that was taken away."""
    without = complaint(weak, path)
    return not without or "got <EOF>" in without


def main():
    ids = sys.argv[1:] or sorted(path.parent.name for path in ROOT.glob("problems/*/problem.yaml"))
    tried = reached = implied = 0
    lost = []
    for id in ids:
        validator = (ROOT / f"problems/{id}/input_validators/{id}.ctd").read_text()
        inputs = sorted((ROOT / f"testdata/{id}/invalid_input").glob("*.in"))
        complaints = {path: complaint(validator, path) for path in inputs}
        for path, said in complaints.items():
            if not said:
                sys.exit(f"bounds.py: the validator accepts {path}")
        bounds = [bound for kind in [INT, CASES, SUM] for bound in kind.finditer(validator)]
        for bound, (end, value) in itertools.product(bounds, BEYOND.items()):
            if end not in bound.groupdict():
                continue
            complains = "outside of range" if bound.re is INT else "ASSERT"
            weak = changed(validator, bound, end, value)
            inputs = [path for path, said in complaints.items() if complains in said]
            if any(is_broken(weak, path) for path in inputs):
                tried += 1
            elif end == "high" and is_reached(validator, bound, id):
                reached += 1
            elif is_implied(validator, bound, end):
                implied += 1
            else:
                lost.append(f"{id}: {bound.group()}, {end} end")
    for name in lost:
        print(f"bounds.py: no input breaks this bound alone: {name}", file=sys.stderr)
    if lost or not tried:
        sys.exit(1)
    print(
        f"bounds.py: {tried} bounds are tried by an invalid input, {reached} by the data that reaches them; "
        f"{implied} follow from another"
    )


if __name__ == "__main__":
    main()
