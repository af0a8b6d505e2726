#!/usr/bin/env python3
"""Compares what Hydro's own importer and judge make of zips, by hydro.cjs, with the pack.

xtask/hosts/packages.sh runs it: xtask/hosts/hydro.py FOLDER ID...
"""

import base64
import json
import pathlib
import subprocess
import sys

import yaml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def expected(id):
    """What Hydro should hold of a problem, and its judge: the sample first."""
    metadata = yaml.safe_load((ROOT / f"problems/{id}/problem.yaml").read_text("utf-8"))
    inputs = [*(ROOT / f"testdata/{id}/sample").glob("*.in"), *(ROOT / f"testdata/{id}/secret").glob("*.in")]
    return {
        "pid": id,
        "title": metadata["name"].get("zh", metadata["name"]["en"]),
        "languages": ["en", "zh"],
        "time in ms": metadata["limits"]["time_limit"] * 1000,
        "memory in MiB": 256,
        "first input": min(inputs, key=lambda input: (input.parent.name, input.name)).read_bytes(),
        "cases": sorted((input.read_bytes(), input.with_suffix(".ans").read_bytes()) for input in inputs),
    }


def found(problem):
    """What Hydro holds, in the same form."""
    data = {name: base64.b64decode(content) for name, content in problem["data"].items()}
    cases = [(data[input], data[output]) for input, output in problem["cases"]]
    return {
        "pid": problem["pid"],
        "title": problem["title"],
        "languages": sorted(problem["content"]),
        "time in ms": problem["time"],
        "memory in MiB": problem["memory"],
        "first input": cases[0][0],
        "cases": sorted(cases),
    }


def main():
    folder, *ids = sys.argv[1:]
    zips = [f"{folder}/{id}.zip" for id in ids]
    command = ["node", HERE / "hydro.cjs", ROOT / "target/tools/node_modules", *zips]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or done.stderr:
        sys.exit(f"FAILED  hydro.cjs: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    problems = [json.loads(line) for line in done.stdout.splitlines()]
    failed = len(problems) != len(ids)
    print(f"hydro: {len(problems)} problems imported of {len(ids)}")
    for id, problem in zip(ids, problems, strict=False):
        pack, hydro = expected(id), found(problem)
        wrong = [key for key in pack if hydro[key] != pack[key]]
        for key in wrong:
            print(f"FAILED  hydro, {id}, {key}: expected {pack[key]!s:.200}, found {hydro[key]!s:.200}")
        failed = failed or bool(wrong)
        if not wrong:
            print(f"ok      hydro, {id}: {len(pack['cases'])} cases")
    sys.exit(failed)


if __name__ == "__main__":
    main()
