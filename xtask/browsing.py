"""What pages.py and games.py share: the site on a local server, a browser, and a list of named tests."""

import argparse
import functools
import http.server
import pathlib
import sys
import threading

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHROMIUM = "/usr/bin/chromium"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
IDS = sorted(path.parent.name for path in ROOT.glob("problems/*/problem.yaml"))


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def check(holds, what):
    if not holds:
        raise AssertionError(what)


def arguments():
    """The command line: the site, and the problems to test, by default all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", default=ROOT / "target/site", type=pathlib.Path)
    parser.add_argument("ids", nargs="*", metavar="ID")
    parsed = parser.parse_args()
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


def run(tests):
    """Runs tests, name => function of a browser, and exits with status 1 if one fails."""
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name, test in tests.items():
            try:
                test(browser)
                print(f"ok      {name}", flush=True)
            except Exception as error:
                failed += 1
                print(f"FAILED  {name}: {error}", flush=True)
        browser.close()
    sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {failed} failed" if failed else None)
