"""What pages.py and games.py share: the site on a local server, a browser, and a list of named tests."""

import argparse
import functools
import http.server
import multiprocessing
import os
import pathlib
import sys
import threading

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = "/usr/bin/chromium-headless-shell"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
LANGUAGES = ["en", "zh"]
IDS = sorted(path.parent.name for path in ROOT.glob("problems/*/problem.yaml"))


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def check(holds, what):
    if not holds:
        raise AssertionError(what)


def parser_with_site():
    """A command line with the site."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", default=ROOT / "target/site", type=pathlib.Path)
    return parser


def add_turn(parser):
    """An option for less than all tests: those that it leaves out come at another turn."""
    parser.add_argument("--turn", type=int, choices=range(8), metavar="0..7")


def at_turn(names, turn):
    """All of them, or the quarter that a turn has, each with one language before it: the other one four turns
    later."""
    quarter = names if turn is None else names[turn % 4 :: 4]
    shift = (turn or 0) // 4
    return [(LANGUAGES[(at + shift) % len(LANGUAGES)], name) for at, name in enumerate(quarter)]


def parser_with_tests():
    """A command line with the site, a turn, and the names of tests: see check_names."""
    parser = parser_with_site()
    add_turn(parser)
    parser.add_argument("tests", nargs="*", metavar="TEST")
    return parser


def check_names(parser, names, tests):
    """Ends with a message if a name is not that of a test."""
    if unknown := [name for name in names if name not in tests]:
        parser.error(f"no such test: {', '.join(unknown)}")


def arguments():
    """The command line: the site, a turn, and the problems to test, by default all."""
    parser = parser_with_site()
    add_turn(parser)
    parser.add_argument("ids", nargs="*", metavar="ID")
    parsed = parser.parse_args()
    if unknown := [id for id in parsed.ids if id not in IDS]:
        parser.error(f"no such problem: {', '.join(unknown)}")
    parsed.ids = parsed.ids or IDS
    return parsed


def serve(folder):
    """Serves a folder until the process ends. Returns its address."""
    handler = functools.partial(Quiet, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.handle_error = lambda *_: None  # such as a page that is left before it was all there
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def watched_page(browser, **options):
    """A page of a browser or a context, and the list of errors that it reports on the console."""
    page = browser.new_page(**options)
    page.set_default_timeout(10_000)
    errors = []
    page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("response", lambda r: errors.append(f"{r.status} {r.url}") if r.status >= 400 else None)
    return page, errors


def next_frame(page):
    """Until what has changed was laid out and drawn."""
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def run(tests, more=1):
    """Runs tests, name => function of a browser, in so many browsers more than there are cores, as tests wait
    at times, and exits with status 1 if one fails."""
    fork = multiprocessing.get_context("fork")  # as tests are closures
    begun, failed = fork.Value("i"), fork.Value("i")
    workers = [fork.Process(target=work, args=(tests, begun, failed)) for _ in range(os.cpu_count() + more)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
        check(worker.exitcode == 0, "a browser has crashed")
    sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {failed.value} failed" if failed.value else None)


def work(tests, begun, failed):
    """Runs the next test until none is left."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        while True:
            with begun.get_lock():
                index = begun.value
                begun.value += 1
            if index >= len(tests):
                break
            name, test = list(tests.items())[index]
            try:
                test(browser)
                print(f"ok      {name}", flush=True)
            except Exception as error:
                with failed.get_lock():
                    failed.value += 1
                print(f"FAILED  {name}: {error}", flush=True)
        browser.close()
