#!/usr/bin/env python3
"""Breaks packages in all sorts of ways, and sees xtask/hosts.sh refuse each with a word on what is wrong.

    xtask/hosts.sh --self-test [ID]

runs this. The packages of the problem, hdu1846 if none is named, are made, and must be well before they are
broken.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HOSTS = ROOT / "xtask/hosts.sh"
PACKAGES = ROOT / "target/hosts/packages"


# Each of these returns a function that breaks a file, and fails if there is nothing to break.


def in_zip(change):
    """Has another function change the files of a zip, a dictionary by name."""

    def break_it(path):
        with zipfile.ZipFile(path) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        before = dict(files)
        change(files)
        assert files != before, f"{path}: nothing to break"
        with zipfile.ZipFile(path, "w") as archive:
            for name, content in files.items():
                archive.writestr(name, content)

    return break_it


def in_text(old, new):
    """Replaces the first place of a text that a regular expression finds."""

    def break_it(path):
        text, count = re.subn(old, new, path.read_text("utf-8"), count=1, flags=re.DOTALL)
        assert count == 1, f"{path}: nothing to break: {old}"
        path.write_text(text, "utf-8")

    return break_it


def named(files, end):
    """The one name in a zip that ends in this path."""
    [name] = (name for name in files if f"/{name}".endswith(f"/{end}"))
    return name


def replaced(end, old, new):
    """Replaces the first place that a regular expression finds in a file of a zip."""

    def change(files):
        name = named(files, end)
        files[name] = re.sub(old.encode(), new.encode(), files[name], count=1, flags=re.DOTALL)

    return in_zip(change)


def without(*ends):
    """Takes away files of a zip."""

    def change(files):
        for end in ends:
            del files[named(files, end)]

    return in_zip(change)


def swapped(one, other):
    """Swaps the contents of two files of a zip."""

    def change(files):
        a, b = named(files, one), named(files, other)
        files[a], files[b] = files[b], files[a]

    return in_zip(change)


def renamed(start, new):
    """Gives the names of a zip that have a start another one."""

    def change(files):
        for name in [name for name in files if name.startswith(start)]:
            files[new + name.removeprefix(start)] = files.pop(name)

    return in_zip(change)


def breaks(id):
    """For each part and its file: what is broken, what must be said of it, and how it is broken."""
    chinese = in_text(r"\\begin\{Input\}", r"取石子\n\n\\begin{Input}")
    config, problem, ini = "config.yaml", "problem.json", "domjudge-problem.ini"
    case = '<test_input name="edge-01">.*?</test_input>\n'
    answer = '<test_output name="edge-01">.*?</test_output>\n'
    return {
        ("hydro", f"hydro/{id}.zip"): {
            "no folder around it": ("NOTHING IMPORTED", renamed(f"{id}/", "")),
            "no problem.yaml": ("NOTHING IMPORTED", without("problem.yaml")),
            "no Chinese statement": ("languages of the statement", without("problem_zh.md")),
            "a title that is no text": (
                "Invalid title",
                replaced("problem.yaml", "title: ", "title: [1]\nname: "),
            ),
            "a unit that it does not know": ("error parsing memory", replaced(config, "256m", "256x")),
            "memory in kilobytes": ("memory in MiB: expected 256", replaced(config, "256m", "256k")),
            "seconds for milliseconds": ("time in ms: expected", replaced(config, "00ms", "00s")),
            "no answer": ("Cannot find output file edge-01.out", without("edge-01.out")),
            "a case too few": (
                "case edge-01 is missing",
                replaced(config, r"\n +- input: edge-01\.in\n +output: edge-01\.out", ""),
            ),
            "a swapped pair": ("the answer is not", swapped("edge-01.out", "max-01.out")),
            "no sample in the text": (
                "no input1 as in the sample",
                replaced("problem_en.md", "```input1", "```"),
            ),
        },
        ("fps", "fps/impartial-games.zh.xml"): {
            "kilobytes": ("memory_limit", in_text('unit="mb"', 'unit="kb"')),
            "no unit": ("time_limit", in_text(' unit="s"', "")),
            "milliseconds for seconds": ("time_limit", in_text('unit="s"', 'unit="ms"')),
            "seconds that are not whole": ("time_limit", in_text(r'(unit="s"><!\[CDATA\[1)', r"\1.5")),
            "half the memory": ("memory_limit", in_text(r"\[256\]", "[128]")),
            "a version that QDUOJ does not know": ("version", in_text(' version="1.2"', ' version="1.6"')),
            "no statement": ("element input", in_text("<description>.*?</description>\n", "")),
            "a blank statement": ("blank", in_text("(<description>).*?(</desc)", r"\1 \2")),
            "English in Chinese": ("not in zh", in_text("(<input>).*?(</input>)", r"\1A line.\2")),
            "no answer": ("test_", in_text(answer, "")),
            "a case too few": ("case edge-01 is missing", in_text(case + answer, "")),
            "a swapped pair": (
                "the answer is not",
                in_text(
                    '(<test_output name="edge-01">)(.*?)(</.*?<test_output name="max-01">)(.*?)(</)',
                    r"\1\4\3\2\5",
                ),
            ),
        },
        ("qduoj", "qduoj/impartial-games.zh.zip"): {
            "a key too few": ("hint: .*required", replaced(problem, '"hint"', '"note"')),
            "seconds for milliseconds": (
                "time_limit in ms",
                replaced(problem, '(time_limit": [0-9]+)000', r"\1"),
            ),
            "kilobytes for megabytes": ("memory_limit", replaced(problem, '(_limit": 256)', r"\g<1>000")),
            "no statement": (
                "description: empty",
                replaced(problem, '(description": [^}]*value": )"[^"]*(\\\\"[^"]*)*"', r'\1""'),
            ),
            "no answer": ("1.in: left out", without("1.out")),
            "a gap in the numbers": ("left out, for a number is missing", without("2.in", "2.out")),
            "a swapped pair": ("the answer is not", swapped("1.out", "2.out")),
            "folders from 0 on": ("no 1/problem.json", renamed("1/", "0/")),
        },
        ("luogu", f"luogu.zh/{id}.zip"): {
            "no answer": ("1.in has no .out", without("1.out")),
            "a case too few": ("case sample-01 is missing", without("1.in", "1.out")),
            "a swapped pair": ("the answer is not", swapped("1.out", "2.out")),
            "megabytes for kilobytes": ("memoryLimit", replaced("config.yml", "262144", "256")),
            "points that are not 100": ("sum of the points", replaced("config.yml", "score: ", "score: 1")),
            "the names of the pack": ("not a number", renamed("1.", "edge-01.")),
        },
        ("luogu", f"luogu.zh/{id}.md"): {
            "no statement": ("empty", in_text(".*", "")),
        },
        ("domjudge", f"domjudge/{id}.zip"): {
            "no statement": ("no statement: none of", without("problem.html")),
            "no answer": ("edge-01.in has no .ans", without("secret/edge-01.ans")),
            "a case too few": ("case edge-01 is missing", without("edge-01.in", "edge-01.ans")),
            "a swapped pair": ("the answer is not", swapped("edge-01.ans", "max-01.ans")),
            "no time limit": (ini, replaced(ini, "timelimit=.*?\n", "")),
            "milliseconds for seconds": (ini, replaced(ini, "(timelimit=.*?)\n", "\\1000\n")),
            "Chinese in English": ("not in en", replaced("problem.html", "<p>", "<p>取石子")),
            "formulas as in the source": ("left of the source", replaced("problem.html", "<p>", "<p>$n$ ")),
            "no sample": ("the sample is not there", replaced("problem.html", "<pre>.*?</pre>", "")),
        },
        ("kattis", f"legacy/{id}/problem_statement/problem.en.tex"): {
            "no statement": ("No statement found", pathlib.Path.unlink),
            "Chinese in English": ("Missing character", chinese),
            "a command that LaTeX does not know": (
                "Undefined control sequence",
                in_text(r"\\begin\{Input\}", r"\\heading{Input}\\begin{Input}"),
            ),
        },
        ("bapctools", f"2025-09/{id}/statement/problem.en.tex"): {
            "no statement": ("problem.en.tex", pathlib.Path.unlink),
            "Chinese in English": ("Unicode character", chinese),
        },
        ("bapctools", f"2025-09/{id}/input_validators/{id}.ctd"): {
            "a bound that no data reach": (
                "BOUND NOT REACHED",
                in_text(r"INT\((\d+), \d+", r"INT(\1, 123456789"),
            ),
        },
    }


def checked(part, packages, id):
    """Whether hosts.sh is content with packages, and what it says."""
    command = [HOSTS, "--only", part, "--packages", packages, id]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, cwd=ROOT
    )
    if done.returncode not in (0, 1):
        sys.exit(f"breaks.py: hosts.sh ends with {done.returncode}: {done.stdout}")
    return done.returncode == 0, done.stdout


def tried(part, file, id, name, said, break_it):
    """Breaks a copy of the packages, and returns a line on it, and whether it was seen."""
    with tempfile.TemporaryDirectory(dir=PACKAGES.parent) as folder:
        packages = pathlib.Path(folder, "packages")
        shutil.copytree(PACKAGES, packages)
        break_it(packages / file)
        well, found = checked(part, packages, id)
    if not well and re.search(said, found):
        return f"refused  {part}, {name}", True
    return f"NOT SEEN {part}, {name}: expected {said!r}\n{found}", False


def main():
    id = sys.argv[1] if len(sys.argv) > 1 else "hdu1846"
    subprocess.run([HOSTS, id], check=True, cwd=ROOT)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = [
            pool.submit(tried, part, file, id, name, *how)
            for (part, file), ways in breaks(id).items()
            for name, how in ways.items()
        ]
        missed = 0
        for result in results:
            line, seen = result.result()
            print(line, flush=True)
            missed += not seen
    if missed:
        sys.exit(f"breaks.py: {missed} of {len(results)} breaks were not seen")
    print(f"hosts.sh: all {len(results)} breaks were seen")


if __name__ == "__main__":
    main()
