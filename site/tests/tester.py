#!/usr/bin/env python3
"""Tests programs in the pages, as a reader does: right, wrong, endless and crashing ones in Python and
JavaScript; programs in other languages by a file of small cases; and the wrong programs of each lesson, which
must fail, and be broken by the input that was found.

--quick takes three lessons. See browsing.py for the command line. Needs also: cargo build --package problems
"""

import os
import pathlib
import re
import subprocess
import tempfile
import zipfile
from functools import partial

import browsing
from browsing import DESKTOP, LESSONS, PHONE, ROOT, check

# Right programs for hdu1846; `n` is there where HERE stands. How programs read each framing is held by
# program.test.mjs and tester.test.mjs.
PROGRAMS = {
    "python": """for _ in range(int(input())):
    n, m = map(int, input().split())
    HERE
    print("first" if n % (m + 1) != 0 else "second")
""",
    "javascript": """for (let cases = Number(readline()); cases > 0; cases--) {
    let [n, m] = readline().split(' ').map(Number);
    HERE
    console.log(n % (m + 1) !== 0 ? 'first' : 'second');
}
""",
}
# What stands at HERE, and the verdict; each fails at n = 7 alone.
MISTAKES = {
    "right": ("pass", ";", None),
    "wrong": ("n -= n == 7", "n -= n === 7", "Wrong answer"),
    "endless": ("while n == 7: pass", "while (n === 7);", "Time limit"),
    "crashing": ("1 // (n - 7)", "if (n === 7) null.x;", "Runtime error"),
}

HAS_STATUS = "document.querySelector('.tester .solver-status').textContent !== ''"


def opened(browser, problem, what="tester", **options):
    """A problem's page with a form open."""
    page = browsing.watched_page(browser, hold_timers=False, **{"viewport": DESKTOP, **options})
    page.goto(f"{address}/en/{problem}/statement.html")
    page.locator(f"details:has(> .{what}) > summary").click()
    page.locator(f".{what} .solver-run").first.wait_for()
    return page


def outcome(page, button=".tester .solver-run"):
    """What the form says when its button was pressed."""
    page.locator(button).locator("visible=true").click()
    page.wait_for_function(
        "(button) => !document.querySelector(button).disabled", arg=button, timeout=120_000
    )
    form = page.locator(button.split()[0])
    return form.locator(".solver-status").inner_text(), form.locator(".tester-result").inner_text()


def tested(page, language, code):
    page.locator(".tester select").select_option(language)
    page.locator(".tester-editor textarea").fill(code)
    return outcome(page)


def smallest(result):
    """The input that stands in a result."""
    return re.search(r"\nInput\n(.*?)\nExpected\n", result, re.DOTALL)[1] + "\n"


def verdicts(language, browser):
    page = opened(browser, "hdu1846")
    code = PROGRAMS[language]
    for mistake, (python, javascript, verdict) in MISTAKES.items():
        here = python if language == "python" else javascript
        said, result = tested(page, language, code.replace("HERE", here))
        if verdict is None:
            check(said.startswith("Right: on") and not result, f"{mistake}: {said} {result}")
            continue
        check(result.startswith(verdict), f"{mistake}: {said} {result}")
        check("7" in smallest(result).split() and len(smallest(result)) < 20, f"{mistake}: {result}")
    # The program is there again, on the page of the other language as well.
    kept = page.locator(".tester-editor textarea").input_value()
    page.goto(page.url.replace("/en/", "/zh/"))
    page.locator("details:has(> .tester) > summary").click()
    check(page.locator(".tester-editor textarea").input_value() == kept, "the program is forgotten")


def by_file(problem, browser):
    """Saves the small cases, runs the pack's program on them, and gives its output back, right and wrong."""
    page = opened(browser, problem, accept_downloads=True)
    page.locator(".tester select").select_option("other")
    with page.expect_download() as download, tempfile.TemporaryDirectory() as folder:
        page.get_by_role("button", name="Save the input").click()
        path = pathlib.Path(folder) / download.value.suggested_filename
        download.value.save_as(path)
        target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
        program = target / "debug" / problem
        if path.suffix == ".in":
            output = subprocess.run(
                program, input=path.read_bytes(), check=True, capture_output=True
            ).stdout.decode()
        else:
            zipfile.ZipFile(path).extractall(folder)
            subprocess.run(["sh", "run.sh", program], cwd=folder, check=True)
            output = (path.parent / "output.txt").read_text()
    for text, expected in [
        (output, "Right: all"),
        (re.sub(r"\S+(\s*)$", r"wrong\1", output), "is the first that is wrong"),
        ("", "Case 1 of"),
    ]:
        page.locator("#tester-output").fill(text)
        page.get_by_role("button", name="Check the output").click()
        status = page.locator(".tester .solver-status")
        browsing.until(page, partial(page.evaluate, HAS_STATUS), "no verdict")
        check(expected in status.inner_text(), f"{expected}: {status.inner_text()}")


def wrong_programs(problem, browser):
    """Each fails on a small input, which breaks it in the exercise; the sample breaks it or does not."""
    page = opened(browser, problem, viewport=PHONE, has_touch=True)
    page.goto(f"{page.url}#break")  # as the lesson plans lead there
    choices = page.locator(".breaker [role=group] button")
    choices.first.wait_for()
    files = sorted((ROOT / "problems" / problem / "submissions/wrong_answer").glob("*.py"))
    check(choices.count() == len(files) >= 2, f"{choices.count()} wrong programs")
    for number, file in enumerate(files):
        choices.nth(number).click()
        code = page.locator(".breaker > div:visible > pre code").inner_text()
        said, result = tested(page, "python", code)
        if "# Right on small inputs: " in file.read_text():
            # Or too slow in a page.
            check(said.startswith("Right: ") or result.startswith("Time limit"), f"{file.name}: {said}")
            continue
        check("It fails on" in said, f"{file.name}: {said}")
        page.locator("#breaker-input").fill(smallest(result))
        said, result = outcome(page, ".breaker .solver-run")
        check(said.startswith("You have found it"), f"{file.name}: {said}")
        page.locator("#breaker-input").fill("x")
        said, result = outcome(page, ".breaker .solver-run")
        check(said.startswith("This is no legal input: line 1: "), said)
    board = page.get_by_role("button", name="Take the position on the board")
    if board.is_visible():
        board.click()
        browsing.until(page, lambda: page.locator("#breaker-input").input_value() != "x", "no position")
        said, _ = outcome(page, ".breaker .solver-run")
        check("is" in said and "legal" not in said, said)


def keys(browser):
    """The editor by keyboard: Tab indents, Enter goes on at the depth of the line, and Escape leaves."""
    page = opened(browser, "hdu1846")
    field = page.locator(".tester-editor textarea")
    field.fill("")
    field.focus()
    page.keyboard.type("while True:")
    page.keyboard.press("Enter")
    page.keyboard.type("pass")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    check(field.input_value() == "while True:\npass    ", repr(field.input_value()))
    page.keyboard.press("Control+z")
    check(field.input_value() == "while True:\n    pass    ", repr(field.input_value()))
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    focus = page.evaluate("document.activeElement.textContent")
    check(focus == "Test it", focus)
    for language in ["other", "javascript"]:
        page.locator(".tester select").select_option(language)
        browsing.accessible(page, ".tester")


if __name__ == "__main__":
    arguments = browsing.arguments()
    address = browsing.serve(arguments.site)
    tests = {"the editor by keyboard": keys}
    for language in PROGRAMS:
        tests[f"verdicts, {language}"] = partial(verdicts, language)
    for problem in ["hdu1846", "boj9655"]:  # a file of cases, and a zip of inputs
        tests[f"{problem}, by a file"] = partial(by_file, problem)
    quick = list(tests)
    for problem in LESSONS:
        tests[f"{problem}, wrong programs"] = partial(wrong_programs, problem)
    quick += [f"{problem}, wrong programs" for problem in ["ferguson", "hdu1527", "luogu6560"]]
    browsing.run(arguments, tests, quick)
