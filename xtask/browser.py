#!/usr/bin/env python3
"""Plays the games of the site in a browser, on the statement page of each problem in both languages.

    xtask/browser.py [--site FOLDER] [ID...]      without any ID, all problems

One game is played by keyboard alone, one by clicks and without a mistake. Each move must be commented on,
each game must end with the right winner, nothing may be reported on the console, and on a phone the page
must not scroll sideways.

Needs: cargo xtask site, apt-get install chromium, pip install playwright==1.65.2
"""

import argparse
import functools
import http.server
import pathlib
import random
import sys
import threading

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHROMIUM = "/usr/bin/chromium"
WORDS = {
    "en": {"you": "You: ", "win": "You win", "lose": "The computer wins"},
    "zh": {"you": "你：", "win": "你赢了", "lose": "电脑赢了"},
}

# The same games at every run.
SEEDED = "let seed = %d; Math.random = () => (seed = (seed * 48271) %% 2147483647) / 2147483647;"

# The labels of the buttons to press for a winning move, and for a losing one; null where there is none.
CHOICES = """(language) => {
    const { position, start } = document.querySelector('.play').dataset;
    const outcome = rules.search(game);
    const moves = game.moves(JSON.parse(position));
    const cells = (chosen) => game
        .draw(JSON.parse(position), moves, JSON.parse(start), chosen)
        .flatMap((row) => row.cells || []);
    const labels = (move) => {
        const name = game.name(move, JSON.parse(position))[language];
        const offers = (chosen) => cells(chosen).some((cell) => cell.move === move);
        if (offers()) return [name];
        const first = cells().find((cell) => cell.choose && offers(cell.choose));  // of two choices
        return [first.name[language], name];
    };
    const [wins, loses] = [false, true].map((won) => moves.find((move) => outcome(move.to).won === won));
    return { wins: wins ? labels(wins) : null, loses: loses ? labels(loses) : null };
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def check(holds, what):
    if not holds:
        raise AssertionError(what)


def moved(page):
    """Waits for the computer's answer, and sees that something was said."""
    page.wait_for_selector(".play:not([data-turn=computer])")
    check(page.inner_text(".play-log").strip(), "nothing was said of a move")


def is_over(page):
    return page.get_attribute(".play", "data-turn") == "over"


def winner(page, words):
    """Who has won: who made the last move tells, and the page must say the same."""
    last = page.locator(".play-log strong").last.inner_text()
    won = last.startswith(words["you"].strip()) != page.evaluate("Boolean(game.misere)")
    end = page.inner_text(".play-end")
    check(end.startswith(words["win" if won else "lose"]), f"{last!r} ended with {end!r}")
    return "you" if won else "computer"


def by_keyboard(page, words, choose):
    in_drawing = "document.activeElement.matches('.play-drawing button')"
    for _ in range(500):
        page.keyboard.press("Tab")
        if page.evaluate(in_drawing):
            break
    place = page.url
    perfect = True
    for _ in range(200):
        if is_over(page):
            break
        ring = "getComputedStyle(document.activeElement).outlineStyle"
        check(page.evaluate(ring) == "solid", "the focus cannot be seen")
        for _ in range(choose.randrange(4)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator("[aria-pressed]").count():  # the second of two choices
            page.keyboard.press(choose.choice(["ArrowLeft", "ArrowRight"]))
            page.keyboard.press("Enter")
        moved(page)
        check(page.evaluate(in_drawing) or is_over(page), "the focus is not on a move")
        check(page.evaluate("!!document.activeElement.closest('.play')"), "the focus is lost")
        perfect = perfect and page.locator(".play-right").count() == 1
    check(is_over(page), "the game does not end")
    check(page.url == place, "the keys turned the page")
    won = winner(page, words) == "you"
    check(won == perfect, "the winner is not the one who made no mistake")


def by_clicks(page, language, words):
    def click(labels):
        for label in labels:
            page.locator(f'.play-drawing button[aria-label="{label}"]').click()
        moved(page)

    def choices():
        return page.evaluate(CHOICES, language)

    if not choices()["wins"]:  # then it is better to come second
        page.locator(".play input[value=computer]").click()
        moved(page)
    mistake = choices()["loses"]
    if mistake:
        before = page.get_attribute(".play", "data-position")
        undo = page.locator(".play-controls button").last
        click(mistake)
        check(page.locator(".play-wrong").count() == 1, "a mistake was not told")
        check(choices()["wins"] is None or is_over(page), "the computer let a win go")
        undo.click()
        check(page.get_attribute(".play", "data-position") == before, "Undo leads elsewhere")
    while not is_over(page):
        click(choices()["wins"])
        check(page.locator(".play-right").count() == 1, "a winning move was not praised")
    check(winner(page, words) == "you", "perfect play did not win")


def on_a_phone(page):
    for _ in range(12):
        fits(page)
        page.locator(".play-controls button").first.click()  # a new position


def fits(page):
    width = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
    check(page.evaluate(width) <= 360, "the page scrolls sideways")
    boxes = "nodes => nodes.map(node => node.getBoundingClientRect().toJSON())"
    [game] = page.locator(".play").evaluate_all(boxes)
    for box in page.locator(".play :not(:empty)").evaluate_all(boxes):
        check(game["left"] <= box["left"], "something is too far to the left")
        check(box["right"] <= game["right"], "something is too wide")
    for box in page.locator(".play button").evaluate_all(boxes):
        check(min(box["width"], box["height"]) >= 24, "a button is too small for a finger")


def test(browser, address, language, id, seed):
    page = browser.new_page(viewport={"width": 1000, "height": 800}, reduced_motion="reduce")
    page.set_default_timeout(10_000)
    page.add_init_script(SEEDED % seed)
    errors = []
    page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("response", lambda r: errors.append(f"{r.status} {r.url}") if r.status >= 400 else None)

    def open_page():
        page.goto(f"{address}/{language}/{id}/statement.html", wait_until="networkidle")
        check(not errors, f"on the console: {errors}")
        check(page.locator(".play-cell").count() > 0, "the page shows no game")

    open_page()
    by_keyboard(page, WORDS[language], random.Random(seed))
    open_page()
    by_clicks(page, language, WORDS[language])
    page.set_viewport_size({"width": 360, "height": 740})
    open_page()
    on_a_phone(page)
    check(not errors, f"on the console: {errors}")
    page.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", default=ROOT / "target/site", type=pathlib.Path)
    parser.add_argument("ids", nargs="*", metavar="ID")
    arguments = parser.parse_args()
    ids = arguments.ids or sorted(path.parent.name for path in ROOT.glob("problems/*/problem.yaml"))

    tests = {}
    for seed, id in enumerate(ids, start=1):
        for language in WORDS:
            tests[f"{language}/{id}"] = (test, language, id, seed)
    run(pathlib.Path(__file__).name, arguments.site, tests)


def run(program, site, tests):
    """Runs tests, each a function and its arguments after the browser and the address of the site in the
    folder `site`. Exits with status 1 if one fails."""
    handler = functools.partial(Quiet, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.handle_error = lambda *_: None  # such as a page that is left before it was all there
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (test, *details) in tests.items():
            try:
                test(browser, address, *details)
                print(f"ok      {name}", flush=True)
            except Exception as error:
                failed += 1
                print(f"FAILED  {name}: {error}", flush=True)
        browser.close()
    sys.exit(f"{program}: {failed} failed" if failed else None)


if __name__ == "__main__":
    main()
