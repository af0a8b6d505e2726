"""What the tests in a browser share: the site on a local server, a browser, and a list of named tests.

Each script has the same command line:

    site/tests/SCRIPT.py [--site FOLDER] [--quick] [NAME...]

Without any NAME it runs all tests; with names those in whose names one stands, such as hdu1846, en/mex or
"en/hdu1846, the game"; with --quick a fixed set of representatives, by a rule that the script says.

Needs: cargo xtask site, apt-get install chromium-headless-shell, pip install playwright==1.65.2, npm install
--prefix target/tools axe-core@4.14.1
"""

import argparse
import functools
import http.server
import multiprocessing
import os
import pathlib
import re
import sys
import threading

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = "/usr/bin/chromium-headless-shell"
AXE = ROOT / "target/tools/node_modules/axe-core/axe.min.js"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
LANGUAGES = ["en", "zh"]
IDS = sorted(path.parent.name for path in ROOT.glob("problems/*/problem.yaml"))
LESSONS = sorted(path.parent.name for path in ROOT.glob("problems/*/solution"))
GAMES = sorted(path.parent.name for path in ROOT.glob("problems/*/game.js"))

# Timers of half a second or more, such as the one of the computer's move, are over when a test says so, by
# `pass()`, which returns how many there were: no test depends on how fast the machine is.
HELD_TIMERS = """
    {
        const [start, stop] = [window.setTimeout, window.clearTimeout];
        const held = new Map();
        window.setTimeout = (run, time, ...more) => {
            if (time < 500) return start(run, time, ...more);
            const id = start(() => {}, 0);
            held.set(id, () => run(...more));
            return id;
        };
        window.clearTimeout = (id) => held.delete(id) || stop(id);
        window.pass = () => {
            const runs = [...held.values()];
            held.clear();
            for (const run of runs) run();
            return runs.length;
        };
    }
"""

# By how much what has been drawn has moved so far, but for what the reader did.
SHIFTS = """
    {
        const seen = [];
        const add = (entries) => seen.push(...entries.filter((entry) => !entry.hadRecentInput));
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        window.shift = () => {
            add(observer.takeRecords());
            return seen.reduce((sum, entry) => sum + entry.value, 0);
        };
    }
"""


def pages(site, language):
    """The pages of a language, but for the list of all, for those that only lead on, and for the sheets of
    teach.py."""
    found = sorted((site / language).rglob("*.html"))
    return [
        path
        for path in found
        if path.name != "toc.html"
        and path.parent.name != "sheets"
        and 'http-equiv="refresh"' not in path.read_text()
    ]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def check(holds, what):
    if not holds:
        raise AssertionError(what)


def arguments():
    """The command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--site", default=ROOT / "target/site", type=lambda path: pathlib.Path(path).resolve()
    )
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME")
    return parser.parse_args()


def is_named(test, name):
    """Whether a name, or several parts of one, stand in the name of a test."""
    return re.search(rf"(^|/|, ){re.escape(name)}($|/|, )", test) is not None


def serve(folder):
    """Serves a folder until the process ends. Returns its address."""
    handler = functools.partial(Quiet, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.handle_error = lambda *_: None  # such as a page that is left before it was all there
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


# The pages of the test that runs, each with the errors that it has reported on the console.
watched = {}


def watched_page(browser, hold_timers=True, **options):
    """A page of a browser or a context. A test fails that leaves errors on its console."""
    page = browser.new_page(**options)
    page.set_default_timeout(30_000)
    page.add_init_script(SHIFTS)
    if hold_timers:
        page.add_init_script(HELD_TIMERS)
    errors = watched[page] = []
    page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("response", lambda r: errors.append(f"{r.status} {r.url}") if r.status >= 400 else None)
    return page


def leave(page):
    """Closes a page, if it is not closed yet. Fails if it has reported an error."""
    errors = watched.pop(page)
    page.close()
    check(not errors, f"on the console: {errors}")


def until(page, is_so, what):
    """Until something is so in this script that the page has begun."""
    for _ in range(1000):
        if is_so():
            return
        next_frame(page)
    raise AssertionError(what)


def next_frame(page):
    """Until what has changed was laid out and drawn."""
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def accessible(page, part="html", themes=("as it is",), **options):
    """No violations in a part of a page, in these themes of mdBook."""
    page.add_script_tag(path=AXE)
    for theme in themes:
        page.evaluate("theme => document.getElementById(`mdbook-theme-${theme}`)?.click()", theme)
        violations = page.evaluate(
            """async ([part, options]) => {
                const all = { resultTypes: ['violations'], preload: false, ...options };
                return (await axe.run(part, all)).violations.flatMap(({ id, nodes }) =>
                    nodes.map((node) => [id, node.target.join(' '), node.html.slice(0, 200)]));
            }""",
            [part, options],
        )
        check(not violations, f"axe, {theme}: {len(violations)}: {violations[:4]}")


def launch(playwright):
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])


def run(arguments, tests, quick, more=1):
    """Runs those of the tests, name => function of a browser, that the command line asks for; `quick` are
    the names of the representatives. In more browsers than there are cores, as tests wait at
    times. Exits with status 1 if one fails."""
    unknown = [name for name in arguments.names if not any(is_named(test, name) for test in tests)]
    if unknown:
        sys.exit(f"no such test: {', '.join(unknown)}")
    if arguments.names:
        tests = {
            test: run for test, run in tests.items() if any(is_named(test, name) for name in arguments.names)
        }
    elif arguments.quick:
        tests = {test: tests[test] for test in quick}
    fork = multiprocessing.get_context("fork")  # as tests are closures
    begun, failed = fork.Value("i"), fork.Value("i")
    workers = [fork.Process(target=work, args=(tests, begun, failed)) for _ in range(os.cpu_count() + more)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
        check(worker.exitcode == 0, "a browser has crashed")
    script = pathlib.Path(sys.argv[0]).name
    print(f"{script}: {len(tests)} tests, {failed.value} failed")
    sys.exit(1 if failed.value else 0)


def work(tests, begun, failed):
    """Runs the next test until none is left."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        while True:
            with begun.get_lock():
                index = begun.value
                begun.value += 1
            if index >= len(tests):
                break
            name, test = list(tests.items())[index]
            watched.clear()
            try:
                test(browser)
                for page in [*watched]:
                    leave(page)
                print(f"ok      {name}", flush=True)
            except Exception as error:
                with failed.get_lock():
                    failed.value += 1
                print(f"FAILED  {name}: {error}", flush=True)
        browser.close()
