#!/usr/bin/env python3
"""Plays the games of the site in a browser and runs the programs of its pages: on the first page of each
problem, on a desktop and on a phone.

One game is played by keyboard alone, in the other language one by clicks and without a mistake. Each move
must be called right or wrong before it is explained, each game must end with the right winner, nothing that
was played may be lost, and nothing may be reported on the console. The programs must print what the same
program prints outside of the browser.

--quick takes games until each way to draw a position, to choose a move and to set one up is there, in both
languages, which are all parts; the programs of the first of these and of a practice problem; and what is
long. See browsing.py for the command line.

Needs also: cargo build --package problems --bins
"""

import json
import multiprocessing
import os
import pathlib
import random
import re
import subprocess
import zlib
from functools import partial

import browsing
from browsing import DESKTOP, GAMES, IDS, LANGUAGES, LESSONS, PHONE, ROOT, check
from playwright.sync_api import sync_playwright

NARROW = {"width": 320, "height": 640}

WORDS = {
    "en": {"you": "You: ", "win": "You win", "lose": "The computer wins", "p": "P-position", "why": "Why?"},
    "zh": {"you": "你：", "win": "你赢了", "lose": "电脑赢了", "p": "必败态", "why": "为什么？"},
}

# The same games at every run. The game of the page; and whether a key has turned the page.
PREPARED = """
    let seed = %d;
    Math.random = () => (seed = (seed * 48271) %% 2147483647) / 2147483647;
    const the = (name, value) => Object.defineProperty(window, name, { get: value, configurable: true });
    the('rules', () => ({ ...exported['rules.js'], ...exported['positions.js'] }));
    the('game', () => exported[`games/${document.querySelector('.play').dataset.id}.js`].game);
    window.isLeft = false;
    navigation.addEventListener('navigate', () => { window.isLeft = true; });
"""

# It is late on this day, in UTC.
FIXED_DATE = """
    Date = class extends Date {
        constructor(...parts) { super(...(parts.length ? parts : ['%sT23:30:00Z'])); }
    };
"""

# By the id of each game, what it has that others may not have: ways to draw, to choose and to set up.
WAYS = """async () => {
    const links = [...document.querySelectorAll('.catalogue .to-play')];
    await Promise.all(links.map(({ dataset: { id } }) => new Promise((loaded) => {
        const script = Object.assign(document.createElement('script'), { src: `../play/games/${id}.js` });
        script.addEventListener('load', loaded);
        document.head.append(script);
    })));
    const gameOf = (id) => exported[`games/${id}.js`].game;
    const waysOf = (game) => game.starts.slice(0, 3).flatMap((start) => {
        const rows = game.draw(start, { moves: game.moves(start), start, history: [] });
        return [
            ...Object.values(game.setup.fields).map(({ most = 1 }) => (most > 1 ? 'a list' : 'a number')),
            ...['misere', 'canonical', 'end'].filter((part) => game[part]),
            ...rows.map(({ shape = 'none' }) => `shape ${shape}`),
            ...rows.flatMap((row) => row.cells ?? []).flatMap(({ look, object, ...cell }) => [
                ...`${look} ${object?.look ?? ''}`.trim().split(/ +/),
                ...['choose', 'line', 'reach'].filter((part) => cell[part]),
            ]),
        ];
    });
    return Object.fromEntries(links.map(({ dataset: { id } }) => [id, waysOf(gameOf(id))]));
}"""

# The labels of the buttons to press for a winning move, and for a losing one; null where there is none.
CHOICES = """(language) => {
    const { position: shown, start: first, history: made } = document.querySelector('.play').dataset;
    const [position, start, history] = [shown, first, made].map((text) => JSON.parse(text));
    window.outcome ??= rules.search(game);
    const moves = game.moves(position);
    const cells = (chosen) => game
        .draw(position, { moves, start, history, chosen })
        .flatMap((row) => row.cells || []);
    const labels = (move) => {
        const name = game.name(move, position)[language];
        const offers = (chosen) => cells(chosen).some((cell) => cell.move === move);
        if (offers()) return [name];
        const first = cells().find((cell) => cell.choose && offers(cell.choose));  // of two choices
        return [first.name[language], name];
    };
    const [wins, loses] = [false, true].map((won) => moves.find((move) => outcome(move.to).won === won));
    return { wins: wins ? labels(wins) : null, loses: loses ? labels(loses) : null };
}"""


def data(page, name):
    return page.get_attribute(".play", f"data-{name}")


def is_over(page):
    return data(page, "turn") == "over"


def moves_made(page):
    return len(json.loads(data(page, "history")))


def computer_moves(page):
    """Lets the computer move if it is its turn: it takes no less time to think than a double click takes."""
    if data(page, "turn") == "computer":
        check(page.evaluate("pass()") == 1, "the computer answers at once or never")
    check(data(page, "turn") != "computer", "the computer does not answer")


def answered(page):
    """Lets the computer answer, and sees that its answer is announced and shown."""
    computer_moves(page)
    check(page.inner_text(".play-log").strip(), "nothing was said of a move")
    check(page.locator(".play-left, .play-reached").count(), "the board does not show what has changed")


def winner(page, words):
    """Who has won: who made the last move tells, and the page must say the same."""
    last = page.locator(".play-comment strong").last.inner_text()
    won = last.startswith(words["you"].strip()) != page.evaluate("Boolean(game.misere)")
    end = page.inner_text(".play-end p")
    check(end.startswith(words["win" if won else "lose"]), f"{last!r} ended with {end!r}")
    check(not re.search(r"\bit (has|took)\b", end), f"who is it in {end!r}?")
    return "you" if won else "computer"


def press(page, label):
    """Clicks on a button of the board in the middle of the window: a menu comes down after scrolling up."""
    button = page.locator(f'.play-drawing button[aria-label="{label}"]').first
    button.evaluate("button => button.scrollIntoView({ block: 'center', behavior: 'instant' })")
    browsing.next_frame(page)
    button.click()


def click(page, labels):
    for label in labels:
        press(page, label)
    answered(page)


def choices(page, language):
    return page.evaluate(CHOICES, language)


def any_move(page, language):
    found = choices(page, language)
    click(page, found["wins"] or found["loses"])


def by_keyboard(page, words, choose):
    in_drawing = "document.activeElement.matches('.play-drawing button')"
    page.evaluate(
        """() => {
            const play = document.querySelector('.play');
            const isBefore = (link) => link.compareDocumentPosition(play) & Node.DOCUMENT_POSITION_FOLLOWING;
            [...document.querySelectorAll('main a')].findLast(isBefore).focus();
        }"""
    )
    for _ in range(50):
        page.keyboard.press("Tab")
        if page.evaluate(in_drawing):
            break
    at = "[...document.querySelectorAll('.play-drawing button')].indexOf(document.activeElement)"
    for key, step in {"ArrowRight": 1, "ArrowLeft": -1, "ArrowDown": 1, "ArrowUp": -1}.items():
        before = page.evaluate(at)
        page.keyboard.press(key)
        is_single = page.locator(".play-drawing button").count() == 1
        check(is_single or page.evaluate(at) == before + step, f"{key} does not lead to the next button")
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
        if page.locator(".play-drawing [aria-pressed]").count():  # the second of two choices
            page.keyboard.press("Escape")
            check(
                page.locator(".play-drawing [aria-pressed]").count() == 0, "Escape does not cancel a choice"
            )
            page.keyboard.press("Enter")
            for _ in range(50):
                page.keyboard.press(choose.choice(["ArrowLeft", "ArrowRight"]))
                page.keyboard.press("Enter")
                if page.locator(".play-drawing [aria-pressed]").count() == 0:  # else it was in another row
                    break
        answered(page)
        check(page.evaluate(in_drawing) or is_over(page), "the focus is not on a move")
        check(page.evaluate("!!document.activeElement.closest('.play')"), "the focus is lost")
        perfect = perfect and page.locator(".play-comment.play-right").count() == 1
    check(is_over(page), "the game does not end")
    check(page.url == place, "the keys turned the page")
    check((winner(page, words) == "you") == perfect, "the winner is not the one who made no mistake")


def by_clicks(page, language):
    """A mistake, taken back; then a game without one."""
    if not choices(page, language)["wins"]:  # then it is better to come second
        page.locator(".play input[value=computer]").check(force=True)
        answered(page)
    mistake = choices(page, language)["loses"]
    if mistake:
        before = data(page, "position")
        click(page, mistake)
        check(page.locator(".play-wrong .play-verdict").count() == 1, "a mistake is not reported")
        check(choices(page, language)["wins"] is None or is_over(page), "the computer let a win go")
        page.locator(".play-undo").click()
        check(data(page, "position") == before, "Undo leads elsewhere")
    while not is_over(page):
        click(page, choices(page, language)["wins"])
        check(page.locator(".play-right .play-verdict").count() == 1, "a winning move was not praised")
    check(winner(page, WORDS[language]) == "you", "perfect play did not win")
    page.locator(".play-end button").first.click()
    computer_moves(page)
    check(moves_made(page) <= 1 and not is_over(page), "no game after the end")


def explains_at_a_click(page, language):
    """A move is right or wrong, and nothing else until the reader asks. Then also the next ones say why."""
    words = WORDS[language]
    any_move(page, language)
    shown = page.inner_text(".play")
    check(words["p"] not in shown.replace(words["p"] + "?", ""), "the theorem is shown unasked")
    why = page.locator(".play-why").first
    check(why.locator("summary").first.inner_text() == words["why"], "no way to ask why")
    why.locator("summary").first.click()
    check(words["p"] in why.inner_text() or "N-" in why.inner_text(), "no reason at a click")
    why.locator(".play-terms summary").click()
    check(len(why.locator(".play-terms p").inner_text()) > 40, "the words are not explained")
    if not is_over(page):
        any_move(page, language)
        check(page.locator(".play-why[open]").count() >= 1, "the reader must ask again")


def loses_nothing(page, language):
    """Who begins is changed, another position is chosen, moves are looked at again: all can be undone."""
    any_move(page, language)
    places = [data(page, name) for name in ["start", "position", "history"]]
    undo = page.locator(".play-undo")

    def is_back(after):
        check([data(page, n) for n in ["start", "position", "history"]] == places, f"lost by {after}")

    moves = page.locator(".play-history ol").text_content
    before = moves()
    for name in [".play input[value=computer]", ".play-new", ".play-restart"]:
        page.locator(name).first.click(force=True)
        computer_moves(page)
        is_new = moves() != before or data(page, "start") != places[0]
        check(is_new, f"{name} has no effect")
        for _ in range(9):
            if moves() == before and data(page, "position") == places[1]:
                break
            undo.click()
        is_back(name)
    page.locator(".play-history > summary").click()
    steps = page.locator(".play-move")
    check(steps.count() == moves_made(page) + 1, "the list of moves is not whole")
    page.locator(".play-steps button").first.click()
    check(data(page, "position") == places[0], "|◀ does not lead to the start")
    steps.last.click()
    is_back("looking at the start")


def keeps_keys(page, language):
    place = page.url
    for name in [".play-title", ".play-rule", ".play-status", ".play-log"]:
        any_move(page, language)
        page.locator(name).click(position={"x": 3, "y": 3})
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        is_here = page.evaluate("!isLeft") and page.url == place
        check(is_here, f"an arrow key turns the page after a click on {name}")
        if is_over(page):
            break


def stands_beside_its_theorem(page, language):
    """On the page of the write-up, folded, below the theorem; it is loaded when it is unfolded."""
    page.goto(page.url.split("#")[0].replace("statement.html", "solution.html"))
    fold = page.locator(".play-fold")
    heading = fold.evaluate(
        """fold => [...document.querySelectorAll('h2')].findLast(
            (node) => node.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING).textContent"""
    )
    check(heading.strip() == {"en": "Theorem", "zh": "定理"}[language], f"the game stands below {heading!r}")
    check(not page.evaluate("'play.js' in exported"), "the game is loaded before it is unfolded")
    fold.locator("summary").first.click()
    page.wait_for_selector(".play-cell")
    computer_moves(page)
    if is_over(page):  # it goes on from the statement
        page.locator(".play-new").click()
        computer_moves(page)
    any_move(page, language)


def goes_on(page, language):
    """A game goes on after the page was loaded again and in the other language."""
    if not choices(page, language)["wins"]:
        page.locator(".play input[value=computer]").check(force=True)
        answered(page)
    click(page, choices(page, language)["wins"])
    names = ["start", "position", "history"]
    places = [data(page, name) for name in names]
    said = page.locator(".play-comment").count()
    other = {"en": "zh", "zh": "en"}[language]
    for to in [None, other, language]:
        if to:
            page.locator("#language").press("Enter")  # the menu bar may be on its way
            page.wait_for_url(f"**/{to}/**")
        else:
            page.reload()
        page.wait_for_selector(".play-cell")
        check([data(page, name) for name in names] == places, "the game is lost when the page is left")
        check(page.locator(".play-comment").count() == said, "what was said is lost when the page is left")
    while not is_over(page):
        click(page, choices(page, language)["wins"])
    reasons, *following = page.locator(":is(.play-end, .play) > a").evaluate_all(
        "nodes => nodes.map((node) => node.href)"
    )
    check(reasons.endswith("/solution.html"), f"the reasons are told in {reasons}")
    check(len(following) == 2 and len({*following}) == 1, f"it goes on with {following}")
    check(page.request.get(following[0]).ok, f"there is no {following[0]}")
    if page.locator(".step").count() == 0:
        check(following[0].endswith("/statement.html#play"), f"the next game is {following[0]}")
        return
    check(step_ticks(page) == [True] * 3, "a step is not ticked by a win")


def step_ticks(page):
    """Whether the step of a page is ticked there, in the table of contents and on the front page."""
    box = page.locator(".step input")
    key = box.get_attribute("data-solved")
    if page.locator(".chapter").count() == 0:
        page.click("#mdbook-sidebar-toggle")
    page.wait_for_selector(".chapter .active", state="attached")
    ticks = [box.is_checked(), page.locator(".chapter .active.done").count() == 1]
    page.goto(page.locator(".step a").first.evaluate("node => node.href"))
    return [*ticks, page.locator(f".steps [data-solved='{key}']").is_checked()]


def has_opponents(page, language):
    """Two people play both sides."""
    page.select_option(".play-level select", "people")
    page.reload()
    page.wait_for_selector(".play-cell")
    check(page.input_value(".play-level select") == "people", "the opponent is forgotten")
    check(page.locator(".play-first").is_hidden(), "who begins, of two people?")
    moves = 0
    while not is_over(page):
        any_move(page, language)
        moves += 1
        check(page.evaluate("pass()") == 0, "the computer thinks for one of two people")
        check(moves_made(page) == moves, "the computer moves for one of two people")
    page.locator(".play-undo").click()
    check(moves_made(page) == moves - 1, "Undo takes more back than one move of two people")


def shows_values_and_hints(page, language):
    """Where each move leads, and what the theorem says; a hint names the move at its second press only."""
    check(page.locator(".play-badge").count() == 0, "values are shown unasked")
    page.click(".play-values-switch")
    page.reload()
    page.wait_for_selector(".play-cell")
    theorem = page.evaluate(
        "([position, language]) => game.theorem(position)[language]",
        [json.loads(data(page, "position")), language],
    )
    check(theorem in page.inner_text(".play-values"), "the values are those of another position")
    unmarked = "node => node.matches('button') && !node.querySelector('.play-badge')"
    buttons = page.locator(".play-drawing button")
    check(not any(button.evaluate(unmarked) for button in buttons.all()), "a move is not marked")
    for kind, badge in {"wins": "P", "loses": "N"}.items():
        found = choices(page, language)[kind] or []
        mark = page.evaluate(f"exported['words.js'].texts.marks.{badge}")
        for label in found if len(found) == 1 else []:
            is_marked = page.locator(f'.play-drawing button[aria-label="{label}{mark}"] .{badge}').count()
            check(is_marked, f"{label} is not marked {badge}")
    page.click(".play-values-switch")
    check(page.locator(".play-badge").count() == 0, "values cannot be hidden")

    for _ in range(2):
        page.locator(".play-new").click()
        hint = page.locator(".play-hint-button")
        position = data(page, "position")
        names = page.evaluate(
            """([position, language]) => {
                window.outcome ??= rules.search(game);
                const wins = game.moves(position).filter((move) => !outcome(move.to).won);
                return wins.map((move) => game.name(move, position)[language]);
            }""",
            [json.loads(position), language],
        )
        hint.click()
        first = page.inner_text(".play-status")
        check(len(first) > 20 or language == "zh", f"the first hint is {first!r}")
        check(not any(f": {name}." in first for name in names), f"the first hint is the move: {first!r}")
        check(page.locator(".play-hinted").count() == 0, "the first hint shows the move")
        hint.click()
        second = page.inner_text(".play-status")
        check(not names or any(name in second for name in names), f"the second hint is {second!r}")
        check(hint.is_disabled(), "there is a third hint")
        while data(page, "position") == position:
            page.locator(".play-hinted").first.click()
            if page.locator(".play-hinted").count() == 0:
                break
        answered(page)
        won = page.locator(".play-comment.play-right").count()
        check(won == bool(names), "the hint was wrong")


def fits_narrow(page, open_page):
    """On the narrowest phone the largest start stays within its board."""
    page.set_viewport_size(NARROW)
    open_page()
    largest = page.evaluate(
        """() => {
            const texts = game.starts.map((start) => new URLSearchParams(rules.writePosition(game, start)));
            return texts.map(String).reduce((one, other) => (other.length > one.length ? other : one));
        }"""
    )
    open_page(f"#play?{largest}")
    width = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
    check(page.evaluate(width) <= page.viewport_size["width"], "the page scrolls sideways")
    boxes = "nodes => nodes.map(node => node.getBoundingClientRect().toJSON())"
    [game] = page.locator(".play").evaluate_all(boxes)
    for box in page.locator(".play :not(:empty)").evaluate_all(boxes):
        check(box["width"] == 0 or game["left"] <= box["left"], "something is too far to the left")
        check(box["right"] <= game["right"], "something is too wide")
    [board] = page.locator(".play-drawing").evaluate_all(boxes)
    for box in page.locator(".play-drawing *").evaluate_all(boxes):
        is_inside = board["left"] <= box["left"] and box["right"] <= board["right"]
        check(box["width"] == 0 or is_inside, f"beyond the edge of the board: {box}")
    for box in page.locator(".play :is(.play-button, .play-cell):is(button)").evaluate_all(boxes):
        # A week leaves 36 for a day.
        check(box["width"] == 0 or min(box["width"], box["height"]) >= 36, f"too small for a thumb: {box}")


def plays_cases(page, open_page, language):
    """From the input that a reader types, a link leads to its position in the game, with the values shown."""
    if not page.evaluate("Boolean(game.verdicts.read)"):
        return
    typed = page.evaluate(
        """() => {
            const { lines, positions } = game.verdicts;
            const isCounted = document.querySelector('.solver').dataset.framing === 'Counted';
            const fits = (position) => rules.readPosition(game, rules.writePosition(game, position)).position;
            const isLong = (one) => fits(one) && game.moves(fits(one)).length > 1;
            const position = positions().filter(isLong).at(-1);
            const rows = lines(position).map((line) => [line].flat().join(' '));
            return { position: fits(position), input: [...(isCounted ? [1] : []), ...rows, ''].join('\\n') };
        }"""
    )
    page.fill(".solver textarea", typed["input"])
    page.click(".solver-run")
    page.wait_for_selector(".solver-cases a")
    check(page.locator(".solver-cases a").count() == 1, "one case has several links")
    page.locator(".solver-cases a").press("Enter")
    page.wait_for_function(
        "position => document.querySelector('.play').dataset.position === JSON.stringify(position)",
        arg=typed["position"],
    )
    check(page.locator(".play-badge").count(), "the moves are not marked")
    check(page.evaluate("!!document.activeElement.closest('.play')"), "the focus stays behind")
    link = page.evaluate("location.hash")
    open_page(link)
    check(page.locator(".play-badge").count(), f"{link} shows no values")
    open_page(link.replace("&values=shown", ""))
    check(page.locator(".play-badge").count() == 0, "what a link shows is kept as a setting")


def is_set_up(page, open_page, language):
    """A position is refused, another one played, and sent as a link."""
    page.locator(".play-setup > summary").click()
    fields = page.locator(".play-setup input")
    fields.first.wait_for()
    page.wait_for_function("document.querySelector('.play-setup input').value !== ''")
    start = data(page, "position")
    values = [fields.nth(i).input_value() for i in range(fields.count())]
    play = page.locator(".play-setup button[type=submit]")
    for wrong in ["x", "", "999999", "-1"]:
        fields.first.fill(wrong)
        play.click()
        message = page.inner_text(".play-message")
        check(f"“{wrong}”" in message, f"{wrong!r} is answered by {message!r}")
        check(data(page, "position") == start, f"{wrong!r} is played")
    other = page.evaluate(
        """(start) => {
            const other = game.starts.find((position) => JSON.stringify(position) !== start);
            const values = Object.values(rules.writePosition(game, other));
            return { position: JSON.stringify(other), values };
        }""",
        start,
    )
    for i, value in enumerate(other["values"]):
        fields.nth(i).fill(value)
    play.click()
    check(data(page, "position") == other["position"], "a position that is set up is not played")
    page.locator(".play-send").click()
    link = page.evaluate("location.href")
    check("#play?" in link, "no link in the address")
    page.evaluate(
        """() => {  // a phone
            window.matchMedia = () => ({ matches: true });
            navigator.share = async ({ url }) => { window.shared = url; };
        }"""
    )
    page.locator(".play-send").click()
    page.wait_for_function("window.shared === location.href")
    open_page("#" + link.split("#")[1])
    check(data(page, "position") == other["position"], "the link leads to another position")
    read = page.evaluate(
        """() => {
            const { read, lines, positions } = game.verdicts;
            if (!read) return undefined;
            const fits = (position) => rules.readPosition(game, rules.writePosition(game, position)).position;
            const position = positions().filter(fits).at(-1);
            const words = lines(position).flat(2).filter((word) => word !== '');
            return { position: JSON.stringify(fits(position)), words: words.join('+') };
        }"""
    )
    if read:
        open_page(f"#play?case={read['words']}")
        check(data(page, "position") == read["position"], f"{read['words']} leads to another position")
        open_page("#play?case=x")
        check(page.inner_text(".play-message"), "a case that is none is not reported")
    open_page("#play?heaps=x")
    check(page.inner_text(".play-message"), "a broken link is not reported")
    check(page.locator(".play-drawing button").count(), "a broken link shows no game")
    check(values, "no fields")


def game(address, language, id, seed, browser):
    page = browsing.watched_page(browser, viewport=DESKTOP, reduced_motion="reduce")
    page.add_init_script(PREPARED % seed)

    def open_page(hash=""):
        if page.url.startswith(address):  # else the game before goes on
            page.evaluate("sessionStorage.clear(); localStorage.clear()")
        if hash:  # which alone would not load the page again
            page.goto("about:blank")
        page.goto(f"{address}/{language}/{id}/statement.html{hash}", wait_until="load")
        check(page.locator(".play-cell").count() > 0, "the page shows no game")

    # What is written for this game alone is tried in both languages; of what all games have in common, each
    # language has a half, which is not the same for all games, as English is tried on a desktop and Chinese
    # on a phone.
    is_first = language == LANGUAGES[seed % 2]
    if is_first:
        open_page()
        by_keyboard(page, WORDS[language], random.Random(seed))
    page.set_viewport_size(DESKTOP if language == "en" else PHONE)
    half = (
        [loses_nothing, keeps_keys, has_opponents, stands_beside_its_theorem]
        if is_first
        else [by_clicks, goes_on, shows_values_and_hints]
    )
    for test in [explains_at_a_click, *half]:
        open_page()
        test(page, language)
    if not is_first:
        open_page()
        is_set_up(page, open_page, language)
        open_page()
        plays_cases(page, open_page, language)
    fits_narrow(page, open_page)
    shift = page.evaluate("shift()")
    check(shift <= 0.1, f"the page shifts by {shift} when it loads")


def inputs_of(id):
    """Inputs for the program: the sample, and broken ones."""
    sample = sorted((ROOT / "testdata" / id / "sample").glob("*.in"))[0].read_text()
    words = re.split(r"(\s+)", sample.strip())
    broken = [
        "x\n",
        "",
        sample + "abc\n",
        "".join(words[: len(words) // 4 * 2]),
        "".join(words[:-1]) + "-1\n",
    ]
    return [sample, *broken, "".join(["18446744073709551616", *words[1:]]), *outside_the_rules(id)]


def outside_the_rules(id):
    file = ROOT / "problems" / id / "outside_the_rules.in"
    return [file.read_text()] if file.exists() else []


def program(address, language, id, browser):
    """The program in the page prints what the program prints."""
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    size = PHONE if language == "zh" else DESKTOP
    page = browsing.watched_page(browser, viewport=size)
    page.goto(f"{address}/{language}/{id}/statement.html", wait_until="load")
    inputs = inputs_of(id)
    check(page.input_value(".solver textarea") == inputs[0], "the sample is not filled in")
    for text in inputs:
        page.fill(".solver textarea", text)
        page.click(".solver-run")
        page.wait_for_selector(".solver-status[data-status]")
        page.wait_for_selector(".solver-stop:disabled")
        found = (
            page.inner_text(".solver-output").strip(),
            page.get_attribute(".solver-status", "data-status"),
        )
        run = subprocess.run([target / "debug" / id], input=text, capture_output=True, text=True, check=False)
        expected = run.stdout.strip(), str(run.returncode)
        check(found == expected, f"{text[:80]!r}: expected {expected}, found {found}")
        said = page.inner_text(".solver-status")
        parts = re.fullmatch(r".*?: (?:line (\d+): )?(.*)\n", run.stderr, re.DOTALL)
        check(
            all(part in said for part in parts.groups() if part) if parts else "ms" in said or "毫秒" in said,
            f"{text[:80]!r}: {run.stderr!r} is shown as {said!r}",
        )
        check("status" not in said and "退出码" not in said, "it speaks of an exit status")
        if text == inputs[0]:
            answer = sorted((ROOT / "testdata" / id / "sample").glob("*.ans"))[0].read_text()
            check(found[0] == answer.strip(), "the official sample is answered otherwise")
    # A link, and what does not fit into one.
    page.fill(".solver textarea", "1 2\n<b>&")
    page.click(".solver-link")
    link = page.evaluate("location.href")
    page.goto("about:blank")
    page.goto(link)
    check(page.input_value(".solver textarea") == "1 2\n<b>&", f"{link} leads to another input")
    page.fill(".solver textarea", "1 " * 2001)
    page.click(".solver-link")
    check("4000" in page.inner_text(".solver-status"), "a long link is not refused")
    if size == PHONE:
        width = "document.documentElement.scrollWidth"
        check(page.evaluate(width) <= PHONE["width"], "the page scrolls sideways")


def of_the_day(address, browser):
    """The date alone tells the position of the day; it is won, and the result can be copied."""
    found = {}
    for date in ["2026-11-27", "2026-11-28"]:
        for language in LANGUAGES:
            context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
            page = browsing.watched_page(context)
            page.add_init_script(PREPARED % 1)
            page.add_init_script(FIXED_DATE % date)
            page.goto(f"{address}/{language}/index.html", wait_until="load")
            link = page.locator(".daily a")
            check(date in page.inner_text(".daily") and link.inner_text(), "no date or no game is named")
            href = link.get_attribute("href")
            page.goto(f"{address}/{language}/{href}", wait_until="load")
            page.wait_for_selector(".play-cell")
            found.setdefault(date, set()).add((href, data(page, "start")))
            check(
                date in page.inner_text(".play-daily"), "it is not said that this is the position of the day"
            )
            computer_moves(page)
            while not is_over(page):
                click(page, choices(page, language)["wins"])
            moves = page.locator(".play-history li button.play-right").count()
            page.locator(".play-daily button").click()
            page.wait_for_function(
                "document.querySelector('.play-daily button').textContent.match(/Copied|已复制/)"
            )
            text = page.evaluate("navigator.clipboard.readText()")
            result = {
                "en": f"won in {moves} moves? without a hint\n",
                "zh": f"走了 {moves} 步，没有用提示，赢了\n",
            }[language]
            check(date in text and re.search(result, text) and href in text, f"the result is {text!r}")
            page.goto("about:blank")
            page.goto(f"{address}/{language}/{href[:-1]}x", wait_until="load")
            check(page.inner_text(".play-message"), "a date that is none is not reported")
            context.close()
    [one, other] = found.values()
    check(len(one) == len(other) == 1, f"the languages have different positions: {found}")
    check(one != other, f"two dates have the same position: {found}")


def long_output(address, browser):
    """Of a long output the beginning is shown, and all of it is saved."""
    page = browsing.watched_page(browser)
    page.goto(f"{address}/en/hdu1846/statement.html", wait_until="load")
    page.fill(".solver textarea", "4000\n" + "1 1 " * 4000)
    page.click(".solver-run")
    page.wait_for_selector(".solver-status[data-status='0']")
    check(len(page.inner_text(".solver-output")) < 21_000, "all of the output is put into the page")
    with page.expect_download() as saved:
        page.click(".solver-save")
    check(pathlib.Path(saved.value.path()).read_text() == "first\n" * 4000, "what is saved is not the output")
    check(saved.value.suggested_filename == "hdu1846.out", "the output has another name")
    page.click(".solver-sample")
    check(page.locator(".solver-save").is_disabled(), "an output without an input can be saved")


def long_runs_end(address, browser):
    """A long run leaves the page alive, can be stopped, and ends."""
    page = browsing.watched_page(browser)
    page.goto(f"{address}/en/hdu1536/statement.html", wait_until="load")

    def run():
        page.click(".solver-run")
        page.wait_for_selector(".solver-stop:enabled")

    def ends_with(text):
        page.wait_for_selector(".solver-run:enabled", timeout=120_000)
        found = page.inner_text(".solver-status")
        expected = page.evaluate(f"exported['words.js'].texts.{text}")
        check(found == expected, f"a long run ends with {found!r}, not {expected!r}")

    takes = " ".join(str(n * n) for n in range(1, 100))
    page.fill(".solver textarea", f"99 {takes} 1 1 10000000\n" * 100 + "0\n")
    run()
    page.click(".solver-stop")
    ends_with("stopped")
    run()
    check(page.evaluate("pass()") == 1, "a run may take for ever")
    ends_with("tooSlow(10)")
    page.click(".solver-sample")
    page.click(".solver-run")
    page.wait_for_selector(".solver-status[data-status='0']")


def representatives(address):
    """Games that have together all WAYS that games have, those with most new ones first."""
    with sync_playwright() as playwright:
        browser = browsing.launch(playwright)
        page = browsing.watched_page(browser)
        page.goto(f"{address}/en/index.html")
        ways = {id: set(found) for id, found in page.evaluate(WAYS).items()}
        browser.close()
    check(sorted(ways) == GAMES, f"the front page has {sorted(ways)}")
    chosen, left = [], set.union(*ways.values())
    while left:
        chosen.append(max(sorted(ways), key=lambda id: len(ways[id] & left)))
        left -= ways[chosen[-1]]
    return chosen


def main():
    arguments = browsing.arguments()
    address = browsing.serve(arguments.site)
    from_file = arguments.site.as_uri()
    tests = {}
    for id in IDS:
        # From the name, so that a problem more leaves the games of the others as they are.
        seed = zlib.crc32(id.encode()) % (2**31 - 2) + 1
        for language in LANGUAGES if id in GAMES else []:
            tests[f"{language}/{id}, the game"] = partial(game, address, language, id, seed)
        tests[f"en/{id}, the program"] = partial(program, address, "en", id)
        tests[f"zh/{id}, the program, from a file"] = partial(program, from_file, "zh", id)
    general = {
        "long runs": partial(long_runs_end, address),
        "position of the day": partial(of_the_day, address),
        "long output": partial(long_output, address),
    }
    quick = []
    if arguments.quick:
        with multiprocessing.get_context("fork").Pool(
            1
        ) as pool:  # Playwright is not for a process that forks
            games = pool.apply(representatives, [address])
        programs = [games[0], next(id for id in IDS if id not in LESSONS)]
        quick = [f"{language}/{id}, the game" for id in games for language in LANGUAGES]
        quick += [f"en/{id}, the program" for id in programs]
        quick += [f"zh/{id}, the program, from a file" for id in programs]
    browsing.run(arguments, tests | general, [*quick, *general], more=2)


if __name__ == "__main__":
    main()
