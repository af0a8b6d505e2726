#!/usr/bin/env python3
"""Parses the formulas of QDUOJ's packages with the KaTeX of its pages, by katex.cjs.

xtask/hosts/packages.sh runs it: xtask/hosts/qduoj.py FOLDER ID...
"""

import html
import json
import pathlib
import re
import subprocess
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FIELDS = ["description", "input_description", "output_description", "hint"]


def formulas(problem):
    """The formulas of a problem.json: what stands between dollar signs in its texts, code left out."""
    text = "".join(problem[field]["value"] for field in FIELDS)
    text = re.sub(r"<code>.*?</code>|<[^>]*>", "", text)
    return [html.unescape(formula) for formula in text.split("$")[1::2]]


def packed(folder, language):
    """The problems of a package, by id."""
    with zipfile.ZipFile(f"{folder}/impartial-games.{language}.zip") as package:
        names = [name for name in package.namelist() if name.endswith("/problem.json")]
        problems = [json.loads(package.read(name)) for name in names]
    return {problem["display_id"]: problem for problem in problems}


def expected(id, language):
    """How many formulas a statement has."""
    text = (ROOT / f"problems/{id}/statement/problem.{language}.md").read_text("utf-8")
    return text.count("$") // 2


def main():
    folder, *ids = sys.argv[1:]
    failures, found = [], []
    for language in ["en", "zh"]:
        problems = packed(folder, language)
        for id in ids:
            if id not in problems:
                failures.append(f"{id}, {language}: not in the package")
                continue
            here = formulas(problems[id])
            if len(here) != expected(id, language):
                failures.append(f"{id}, {language}: {len(here)} formulas of {expected(id, language)}")
            found += [(id, language, formula) for formula in here]
    if not found:
        failures.append("no formulas")
    command = ["node", HERE / "katex.cjs", ROOT / "target/tools/node_modules"]
    given = json.dumps([formula for _, _, formula in found])
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    if done.returncode != 0 or done.stderr:
        sys.exit(f"FAILED  katex.cjs: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    for (id, language, formula), error in zip(found, json.loads(done.stdout), strict=True):
        if error:
            failures.append(f"{id}, {language}, ${formula}$: {error}")
    for failure in failures:
        print(f"FAILED  qduoj, {failure}")
    print(f"qduoj: {len(found)} formulas of {len(ids)} problems given to KaTeX")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
