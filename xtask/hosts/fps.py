#!/usr/bin/env python3
"""Runs the accepted solutions on an FPS file as HUSTOJ's judge does, with one limit for all cases together.

packages.sh runs it: xtask/hosts/fps.py FILE.xml FOLDER ID... It compiles into FOLDER, and prints for each
solution the time of all cases and the limit, which must be ten times as long.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MARGIN = 10
TRIES = 3  # where something else takes the processor's time
COMPILERS = {
    # HUSTOJ's own flags: `CP_C` in judge_client.cc.
    ".c": ["gcc", "-fno-asm", "-O2", "-std=c17", "-Wall", "-DONLINE_JUDGE", "--static"],
    ".rs": ["rustc", "-O", "--edition", "2021"],
}


def compiled(source, folder):
    """The program of a solution."""
    program = folder / f"{source.parts[-4]}-{source.name}.out"
    library = ["-lm"] if source.suffix == ".c" else []
    subprocess.run([*COMPILERS[source.suffix], "-o", program, source, *library], check=True)
    return program


def cases(item):
    """What becomes of an item in HUSTOJ's data folder: inputs with their answers."""
    inputs = [item.find("sample_input"), *item.iterfind("test_input")]
    outputs = [item.find("sample_output"), *item.iterfind("test_output")]
    return [(one.text.encode(), other.text.encode()) for one, other in zip(inputs, outputs, strict=True)]


def milliseconds(program, cases, folder):
    """The processor's time of a program on all cases. Fails where an answer is wrong."""
    total = 0
    for input, answer in cases:
        (folder / "input").write_bytes(input)
        with (folder / "input").open("rb") as stdin, (folder / "output").open("wb") as stdout:
            process = subprocess.Popen([program], stdin=stdin, stdout=stdout)
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = status
        if status != 0 or (folder / "output").read_bytes() != answer:
            sys.exit(f"FAILED  fps, {program.stem}: a wrong answer, or exit status {status}")
        total += 1000 * (used.ru_utime + used.ru_stime)
    return total


def main():
    file, folder, *ids = sys.argv[1:]
    folder = pathlib.Path(folder)
    items = ElementTree.parse(file).getroot().findall("item")
    if len(items) != len(ids):
        sys.exit(f"FAILED  fps: {len(items)} problems of {len(ids)}")
    accepted = [sorted((ROOT / f"problems/{id}/submissions/accepted").iterdir()) for id in ids]
    sources = [source for of_problem in accepted for source in of_problem]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        programs = dict(zip(sources, pool.map(lambda source: compiled(source, folder), sources), strict=True))
    failed = False
    print("fps: all cases of the problem together")
    for id, item, of_problem in zip(ids, items, accepted, strict=True):
        limit = 1000 * int(item.find("time_limit").text)
        of_item = cases(item)
        for source in of_problem:
            for _ in range(TRIES):
                time = milliseconds(programs[source], of_item, folder)
                is_fast = MARGIN * time <= limit
                if is_fast:
                    break
            failed = failed or not is_fast
            print(
                f"{'ok     ' if is_fast else 'FAILED '} fps, {id}, {source.name}: {len(of_item)} cases, "
                f"{time:.0f} ms of {limit}, a margin of {limit / time:.0f}"
            )
    sys.exit(failed)


if __name__ == "__main__":
    main()
