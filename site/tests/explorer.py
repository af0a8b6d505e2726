#!/usr/bin/env python3
"""Tries the explorer as readers do, in both languages, on a desktop and on a phone: each kind of game from
typing to the link, and the link opened again; wrong input of each field; sums, play to the end, code, files
to save; a rule that never ends; the keyboard alone; accessibility. Then each link that leads there from a
write-up or a theory page.

--quick tries each kind of game once, in each language in turn, and the rest in English.
See browsing.py for the command line.
"""

import functools
import html
import pathlib
import re
import urllib.parse

import browsing
from browsing import DESKTOP, LANGUAGES, LESSONS, PHONE, check
from pages import CUT_OFF, WIDTH, Opened, accessible, keep_still

RULE = "function moves(n) {\n  return [n - 1, n - 2].filter((left) => left >= 0);\n}"

# Of each kind: what is typed, what the page must say of it, and the lost position of a sum or of one part.
KINDS = {
    "takes": (
        {"rule": "2, 4, 7", "to": "60"},
        {"period": "proved", "values": "0 0 1 1 2 2 0 3", "lost": "3 5 7", "won": "3 5 8"},
    ),
    "octal": (
        {"rule": "0.77", "to": "200"},
        {"period": "proved", "values": "0 1 2 3 1 4 3 2 1 4", "known": "Kayles", "lost": "5 9", "won": "5 7"},
    ),
    "vectors": (
        {"rule": "(1,0)* (0,1)* (1,1)*", "to": "30"},
        {"known": "hdu1527", "lost": "(3,5)", "won": "(4,5)"},
    ),
    "graph": ({"lines": "a b\nb c\nc a\nc d"}, {"lost": "d", "won": "c"}),
    "tree": ({"lines": "g a\na b\ng c"}, {"won": ""}),
    "coins": (
        {"rule": "up to 3", "to": "40"},
        {"values": "1 2 4 7 8 11 13 14", "lost": "1 2 3 4", "won": "3"},
    ),
    "rule": ({"lines": RULE, "start": "40"}, {"lost": "3", "won": "4; 8"}),
}

# Wrong input: the kind, the fields, the one that the message stands beside, and a part of the message. What
# the engine says of all kinds is in explore/src/tests/wrong.txt.
WRONG = [
    ("takes", {"rule": "1..k"}, "rule", "1.."),
    ("takes", {"rule": "1", "to": "-5"}, "to", "-5"),
    ("graph", {"lines": "a b c"}, "lines", "a b c"),
    ("rule", {"lines": "function moves(n) {"}, "lines", ""),
    ("rule", {"lines": "function moves(n) { return Math.random() < 1 ? [] : [0]; }"}, "lines", "random"),
    ("rule", {"lines": RULE, "start": "x"}, "start", ""),
    ("rule", {"lines": "function moves(n) { return [[n]]; }", "start": "[0]"}, "lines", ""),
    (
        "rule",
        {"lines": "function moves(n) { throw new Error('y'.repeat(9000)); }", "start": "5"},
        "lines",
        "yyy",
    ),
]


class Explorer:
    """The explorer in a page."""

    def __init__(self, page):
        self.page = page

    def open(self, url):
        # Away first: a page does not load again for another end of its address.
        self.page.goto("about:blank")
        self.page.goto(url)
        keep_still(self.page)
        self.wait()

    def wait(self):
        """Until it is done, and its sum is worked out."""
        self.page.wait_for_selector(".explorer-stop:disabled", state="attached")
        self.page.wait_for_function(
            """() => !document.querySelector('.explorer-results section')
                || document.querySelector('.explorer-verdict, #explorer-position-error:not(:empty)')"""
        )

    def choose(self, kind):
        self.page.locator(f".explorer-kinds label:has(input[value={kind}])").click()
        self.wait()

    def fill(self, fields):
        for name, value in fields.items():
            if name == "misere":
                self.page.locator("#explorer-misere").set_checked(value)
            else:
                self.page.fill(f"#explorer-{name}", value)

    def go(self):
        self.page.click(".explorer-go")
        self.wait()

    def errors(self):
        """The messages beside the fields, by the name of the field."""
        return self.page.locator(".explorer [role=alert]").evaluate_all(
            "nodes => Object.fromEntries(nodes.filter((node) => node.textContent)"
            ".map((node) => [node.id.split('-')[1], node.textContent]))"
        )

    def forget(self):
        """What is said of a sum from now on is new."""
        self.page.evaluate("document.querySelector('.explorer-verdict')?.remove()")

    def work_out(self, position):
        """Whether the position of a sum is won, lost or drawn."""
        self.forget()
        self.page.fill("#explorer-position", position)
        self.page.click(".explorer-sum-form button")
        self.page.wait_for_selector(".explorer-verdict")
        return self.page.get_attribute(".explorer-verdict", "data-outcome")


def visit(test, hold_timers=True):
    """A test of the explorer's page: it gets the explorer and the page's address."""

    @functools.wraps(test)
    def run(browser, address, language, viewport, **more):
        with Opened(browser, viewport, hold_timers=hold_timers) as page:
            test(Explorer(page), f"{address}/{language}/explorer.html", language, viewport, **more)

    return run


@visit
def kind(explorer, url, language, viewport, game):
    """From typing to the link, and the link opened again."""
    page = explorer.page
    fields, wanted = KINDS[game]
    explorer.open(url)
    explorer.choose(game)
    explorer.fill(fields)
    explorer.go()
    check(not explorer.errors(), f"it complains: {explorer.errors()}")
    if period := wanted.get("period"):
        found = page.get_attribute(".explorer-period", "data-kind")
        check(found == period, f"the period is {found}")
    if values := wanted.get("values"):
        cells = page.locator(".explorer-values .explorer-table tbody td").all_inner_texts()
        check(values in " ".join(cells), f"the values are {cells[:20]}")
    if known := wanted.get("known"):
        links = page.locator(".explorer-known a").evaluate_all("nodes => nodes.map((node) => node.outerHTML)")
        check(any(known in link for link in links), f"it is known as {links}")
    fits(page, viewport)
    for outcome, position in {"P": wanted.get("lost"), "N": wanted.get("won")}.items():
        if position is not None:
            found = explorer.work_out(position)
            check(found == outcome, f"{position!r} is {found}")
    shown = page.inner_text(".explorer-values")
    page.get_by_role("button", name={"en": "Copy link", "zh": "复制链接"}[language]).click()
    link = page.url
    check("#explore?" in link, f"the address is {link}")
    explorer.open(link)
    if game == "rule":
        check(page.locator(".explorer-results section").count() == 0, "a rule from a link runs unasked")
        explorer.go()
    check(page.inner_text(".explorer-values") == shown, "the link shows something else")
    check(
        page.input_value("#explorer-position") == (wanted.get("won") or ""), "the link forgets the position"
    )
    to_the_end(explorer)
    codes(page, game)
    keep_still(page)
    accessible(page)


def fits(page, viewport):
    check(page.evaluate(WIDTH) <= viewport["width"], "it scrolls sideways")
    cut = page.evaluate(CUT_OFF)
    check(not cut, f"cut off, or not to be scrolled by keyboard: {cut}")


def to_the_end(explorer):
    """The reader moves first from a won position, plays any move, and someone wins in the end."""
    page = explorer.page
    page.click(".explorer-begin")
    for _ in range(200):
        if page.locator("[data-turn=over]").count():
            break
        move(page)
        page.wait_for_selector("[data-turn=computer], [data-turn=over]")
        if page.locator("[data-turn=computer]").count():
            check(page.evaluate("pass()") == 1, "the computer does not think")
            page.wait_for_selector("[data-turn=you], [data-turn=over]")
    check(page.get_attribute(".explorer-status", "data-winner") in ["you", "computer"], "nobody has won")
    page.click(".explorer-undo")
    page.wait_for_selector("[data-turn=you]")


def move(page):
    """Any move: on a board it may take two choices, and coins are chosen before they are turned."""
    coins = page.locator(".explorer-moves [data-at]:has(.coin:not(.tail))")
    if coins.count():
        coins.last.click()
        page.click(".explorer-offer:enabled")
        return
    page.locator(".explorer-moves button:enabled").first.click()
    if page.locator("[data-turn=you] .explorer-moves [aria-pressed]").count():
        page.locator(".explorer-moves button:enabled:has(.play-number:not(:empty))").first.click()


def codes(page, name):
    """Code in three languages; for the user's own rule with the rule as it was typed."""
    for language, part in {"Rust": "fn main()", "C++17": "#include <", "Python": "print("}.items():
        page.locator(".explorer-code").get_by_role("button", name=language, exact=True).click()
        page.wait_for_function(
            "part => document.querySelector('.explorer-code pre')?.textContent.includes(part)", arg=part
        )
        if name == "rule":
            text = page.inner_text(".explorer-code pre")
            for line in RULE.splitlines():
                check(f" {line}\n" in text, f"{language}: {line} is not in {text}")


@visit
def wrong(explorer, url, language, viewport):
    explorer.open(url)
    for name, fields, at, part in WRONG:
        explorer.choose(name)
        explorer.fill({"misere": False} if name in ["takes", "octal", "vectors", "graph"] else {})
        explorer.wait()
        explorer.fill(fields)
        explorer.go()
        found = explorer.errors()
        check(list(found) == [at], f"{name} {fields}: {found}")
        check(part in found[at] and len(found[at]) <= 300, f"{name} {fields}: {found}")
        is_chinese = bool(re.search("[\u4e00-\u9fff]", found[at]))
        check(is_chinese == (language == "zh"), f"{name} {fields}: {found} in {language}")
        field = explorer.page.locator(f"#explorer-{at}")
        check(field.get_attribute("aria-invalid") == "true", f"{name} {fields}: the field is not marked")
        check(
            f"explorer-{at}-error" in field.get_attribute("aria-describedby"), "the message is not tied to it"
        )
    explorer.choose("takes")
    explorer.fill({"rule": "1..3", "to": "50"})
    explorer.go()
    explorer.page.fill("#explorer-position", "5 x")
    explorer.page.click(".explorer-sum-form button")
    explorer.page.wait_for_function("() => document.querySelector('#explorer-position-error').textContent")
    check("x" in explorer.errors()["position"], f"the position: {explorer.errors()}")


@functools.partial(visit, hold_timers=False)
def stopped(explorer, url, language, viewport):
    """Rules that never end, or need too much, are stopped with the position that they had reached."""
    page = explorer.page
    explorer.open(url)
    explorer.choose("rule")
    explorer.fill({"lines": "function moves(n) { while (n > 3) {} return n ? [n - 1] : []; }", "start": "9"})
    page.click(".explorer-go")
    check(page.evaluate("1 + 1") == 2, "the page does not answer")
    explorer.wait()
    check("4" in explorer.errors().get("lines", ""), f"without end: {explorer.errors()}")
    explorer.fill({"lines": "function moves([n]) { return [[n + 1], [n + 2]]; }", "start": "[0]"})
    explorer.go()
    check("[" in explorer.errors().get("lines", ""), f"without bound: {explorer.errors()}")
    explorer.fill(
        {"lines": "function moves(n) { if (n === 5) throw new Error('five'); return []; }", "start": "9"}
    )
    explorer.go()
    check("five" in explorer.errors().get("lines", ""), f"thrown: {explorer.errors()}")
    explorer.fill({"lines": "function moves(n) { while (true) {} }"})
    page.click(".explorer-go")
    page.click(".explorer-stop")
    explorer.wait()
    check(not explorer.errors(), f"stopped by hand: {explorer.errors()}")


# Rules of users with their starts, and what is said of each: its outcome, a part of the note.
OWN_SUMS = {
    "nested": (
        "({ n }) { if (n >= 4) return [sum(sum({ n: 1 }, { n: 2 }), { n: n - 3 })];"
        " return n > 0 ? [{ n: n - 1 }] : []; }",
        '{"n":5}',
        ("P", None),
    ),
    "empty, of lists": ("([n]) { return n ? [sum(), [n - 1]] : []; }", "[2]", ("N", None)),
    "the position itself": (
        "(r) { const options = []; for (let i = 0; i < r.length; i++)"
        " if (r[i] > 0) { r[i]--; options.push(r); r[i]++; } return options; }",
        "[2,2]",
        ("D", "[2,2]"),
    ),
}


@visit
def own_sums(explorer, url, language, viewport):
    """Sums in sums are one sum, the sum of nothing is the end; a sum within a position is none; a position
    that is its own option is reported."""
    page = explorer.page
    explorer.open(url)
    explorer.choose("rule")
    for name, (rule, start, (outcome, note)) in OWN_SUMS.items():
        explorer.fill({"lines": f"// {name}, by me\nfunction moves{rule}", "start": start})
        explorer.go()
        check(not explorer.errors(), f"{name}: {explorer.errors()}")
        named = page.inner_text(".explorer-title")
        check(named == f"{name}, by me", f"{name}: it is called {named}")
        found = explorer.work_out(start)
        check(found == outcome, f"{name}: it is {found}")
        notes = page.locator(".explorer-note").all_inner_texts()
        check(len(notes) == bool(note) and (note or "") in " ".join(notes), f"{name}: the note is {notes}")
    explorer.fill({"lines": "function moves(n) { return [[sum(1, 2)]]; }", "start": "[0]"})
    explorer.go()
    check(list(explorer.errors()) == ["lines"], "a sum within a position is taken for one")


# Games with boards: the kind, the rule, the position, the cells that are chosen for a move and what the move
# is called, what is on the board, how much of it before and behind the move.
BOARDS = [
    ("takes", "2, 5", "5 6", ["0:1"], "5 → 3", ".stone", 11, 9),
    ("octal", "0.77", "9 5", ["0:2", "0:3"], "9 → 5 + 2", ".stone", 14, 12),
    ("octal", "4.333...", "3 4", ["1:3", "1:3"], "4 → 3", ".stone", 7, 6),
    ("coins", "run", "2 5 6 8", ["7", "8"], "7 8", ".coin:not(.tail)", 4, 4),
    ("vectors", "(1,0)* (0,1)* (1,1)*", "(3,5) (1,2)", ["1,2", "0,1"], "(1,2) → (0,1)", ".piece", 2, 2),
]


@visit
def boards(explorer, url, language, viewport):
    """Moves on boards are those of the game, also of the computer; what is not on one is a button."""
    page = explorer.page
    for game, rule, position, choices, name, thing, before, after in BOARDS:
        query = urllib.parse.urlencode({"kind": game, "rule": rule, "position": position})
        explorer.open(f"{url}#explore?{query}")
        page.click(".explorer-begin")
        things = page.locator(f".play-cell {thing}")
        check(things.count() == before, f"{rule}: {things.count()} at first")
        is_split = page.locator(".explorer-group button").count() > 0
        check(is_split == (rule == "4.333..."), f"{rule}: buttons beside the board: {is_split}")
        cells = page.locator(".play-drawing .play-cell")
        room = cells.count()
        for choice in choices:
            page.locator(f"button[data-at='{choice}']").click()
            if game == "coins":
                at = page.evaluate("document.activeElement.dataset.at")
                check(at == choice, f"{rule}: behind a click on {choice}, {at} has the focus")
        if game == "coins":
            page.click(".explorer-offer:enabled")
        page.wait_for_selector("[data-turn=computer]")
        check(name in page.inner_text(".explorer-log"), f"{rule}: {page.inner_text('.explorer-log')}")
        check(things.count() == after, f"{rule}: {things.count()} behind the move")
        check(cells.count() == room, f"{rule}: {room} cells became {cells.count()}")
        check(page.locator(".play-drawing button").count() == 0, f"{rule}: the reader may move twice")
        check(page.evaluate("pass()") == 1, "the computer does not think")
        page.wait_for_selector("[data-turn=you]")
        said = page.inner_text(".explorer-status").split(" \N{EN DASH} ")[0]
        numbers = [int(number) for number in re.findall(r"\d+", said)]
        left = {".stone": sum(numbers), ".piece": len(numbers) // 2}.get(thing, len(numbers))
        check(things.count() == left, f"{rule}: {things.count()} on the board of {said}")
        page.click(".explorer-undo")
        check(things.count() == before, f"{rule}: {things.count()} behind the undoing")


def wide(text):
    """With signs of full width, as Chinese keyboards write them."""
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


SWAP = "function moves([a, b]) { return a ? [[b, a - 1]] : []; }"

# What people type: the kind, the fields, and a lost and a won position.
TYPED = [
    ("graph", {"lines": "a->b\nb,c\n(c, d)"}, "d", wide("c,d")),
    ("rule", {"lines": RULE, "start": wide("40")}, "3\u30016", wide("4,6")),
    ("rule", {"lines": SWAP, "start": wide("[2,1]")}, "[0,0]", wide("[2,1]")),
]


@visit
def typed(explorer, url, language, viewport):
    """Full-width signs, and edges as people write them; the position by default is one of the game."""
    explorer.open(url)
    for name, fields, lost, won in TYPED:
        explorer.choose(name)
        explorer.fill(fields)
        explorer.go()
        check(not explorer.errors(), f"{fields}: it complains: {explorer.errors()}")
        for outcome, position in {"P": lost, "N": won}.items():
            found = explorer.work_out(position)
            check(found == outcome, f"{fields}: {position} is {found}")
    for edge in ["a->b", "(a, b)", "a \u2192 b", wide("a,b")]:
        explorer.open(f"{url}#explore?{urllib.parse.urlencode({'kind': 'graph', 'rule': edge})}")
        check(not explorer.errors(), f"{edge}: {explorer.errors()}")
        found = explorer.page.input_value("#explorer-position")
        drawn = explorer.page.locator(".explorer-editor .explorer-vertex").count()
        check((found, drawn) == ("a", 2), f"{edge}: the position {found}, {drawn} vertices are drawn")


@visit
def keyboard(explorer, url, language, viewport):
    """A game, its sum and a move by keys alone."""
    page = explorer.page
    explorer.open(url)
    page.focus(".explorer-kinds input:checked")
    page.keyboard.press("ArrowRight")
    explorer.wait()
    check(page.input_value("#explorer-rule").startswith("0."), "the arrow does not lead to octal codes")
    page.keyboard.press("Tab")
    check(page.evaluate("document.activeElement.id") == "explorer-rule", "Tab does not lead to the rule")
    page.keyboard.press("Control+A")
    page.keyboard.type("0.07")
    page.keyboard.press("Enter")
    explorer.wait()
    check("34" in page.inner_text(".explorer-period"), "Enter does not explore")
    for id in ["explorer-position", "explorer-begin"]:
        for _ in range(60):
            page.keyboard.press("Tab")
            active = page.evaluate("document.activeElement.id + ' ' + document.activeElement.className")
            if id in active:
                break
        check(id in active, f"Tab does not lead to {id}")
        if id == "explorer-position":
            page.keyboard.press("Control+A")
            page.keyboard.type("5 9 12")
            explorer.forget()
            page.keyboard.press("Enter")
            page.wait_for_selector(".explorer-verdict")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-turn=you]")
    page.keyboard.press("Tab")
    check(page.evaluate("document.activeElement.closest('.explorer-moves') !== null"), "no way to the moves")
    page.keyboard.press("Enter")
    page.wait_for_selector(".explorer-log strong")


@visit
def drawn(explorer, url, language, viewport):
    """A graph drawn by clicks."""
    page = explorer.page
    explorer.open(url)
    explorer.choose("graph")
    explorer.fill({"lines": ""})
    editor = page.locator(".explorer-editor")
    box = editor.bounding_box()
    for x in [0.25, 0.75]:
        editor.click(position={"x": box["width"] * x, "y": box["height"] / 2})
    for index in [0, 1]:
        editor.locator(".explorer-vertex").nth(index).click()
    text = page.input_value("#explorer-lines").split()
    check(len(text) >= 2 and text[0] != text[-1], f"the text is {text}")
    explorer.go()
    check(not explorer.errors(), f"it complains: {explorer.errors()}")


@visit
def saved(explorer, url, language, viewport):
    """The table as CSV."""
    page = explorer.page
    explorer.open(f"{url}#explore?kind=takes&rule=1..3&to=20")
    with page.expect_download() as download:
        page.locator(".explorer-files").get_by_role("button", name="CSV").click()
    text = pathlib.Path(download.value.path()).read_text()
    check(re.match(r"[^,]+,[^,]+\n(\d+,\d\n){21}$", text), f"it begins with {text[:80]}")


@visit
def table(explorer, url, language, viewport):
    """A table that the reader has: a game with its values, a link to it, and what cannot be read."""
    page = explorer.page
    page.goto(f"{url}#explore?kind=table")
    answer = page.locator(".explorer-answer").first
    answer.wait_for()
    check(answer.locator("a").count() > 0, "the example has no game")
    page.fill("#explorer-lines", "0 1 0 1 2 3 2 " * 6)
    page.click(".explorer-go")
    game = page.locator(".explorer-answer a", has_text="1,3,4").first
    game.wait_for()
    page.locator(".explorer-answer summary").last.click()
    code = page.locator(".explorer-answer .explorer-code-text").last.inner_text()
    check("[(n % 7) as usize]" in code, f"the line of Rust is {code}")
    check("kind=table" in page.url, f"the address is {page.url}")
    fits(page, viewport)
    keep_still(page)
    accessible(page)
    game.click()
    page.wait_for_selector(".explorer-verdict")
    check(page.input_value("#explorer-rule") == "1,3,4", "the link leads to another game")
    explorer.page.goto("about:blank")
    page.goto(f"{url}#explore?kind=table&rule=0+1+x+3+4")
    page.wait_for_selector("#explorer-lines-error:not(:empty)")
    error = page.inner_text("#explorer-lines-error")
    check("5" in error and "x" in error, f"the error is {error}")


def links(site, language):
    """The addresses of the explorer in the pages of a book, with the page that has each."""
    found = {}
    for path in sorted((site / language).rglob("*.html")):
        for address in re.findall(r'href="[^"]*explorer\.html(\?[^"]+)"', path.read_text()):
            found[html.unescape(address)] = path.relative_to(site / language)
    return found


@visit
def linked(explorer, url, language, viewport, queries):
    """What pages lead to is a game."""
    for query, path in queries.items():
        explorer.open(url + query)
        explorer.page.wait_for_function("!location.search.startsWith('?row') || globalThis.rulesGames")
        explorer.wait()
        if explorer.page.locator(".explorer-kinds :checked").input_value() == "rule":
            explorer.go()
        check(not explorer.errors(), f"{path}: {explorer.errors()}")
        check(explorer.page.locator(".explorer-verdict").count() == 1, f"{path}: nothing is shown")


def tests(address, site):
    """All tests, by name."""
    found = {}
    for language in LANGUAGES:
        for name, viewport in {"": DESKTOP, "-phone": PHONE}.items():
            for game in KINDS:
                found[f"{language}/{game}{name}"] = functools.partial(
                    kind, address=address, language=language, viewport=viewport, game=game
                )
        more = {"wrong": wrong, "stopped": stopped, "keyboard": keyboard, "drawn": drawn, "saved": saved}
        more |= {"own-sums": own_sums, "boards": boards, "typed": typed, "table": table}
        for name, test in more.items():
            found[f"{language}/{name}"] = functools.partial(
                test, address=address, language=language, viewport=DESKTOP
            )
        queries = links(site, language)
        check(len(queries) >= len(LESSONS), f"only {len(queries)} links lead to the explorer")
        found[f"{language}/linked"] = functools.partial(
            linked, address=address, language=language, viewport=DESKTOP, queries=queries
        )
    return found


def representatives(found):
    """Each kind of game once, and the rest in English."""
    screens = [f"{language}/{{}}{screen}" for language in LANGUAGES for screen in ["", "-phone"]]
    kinds = [screens[at % len(screens)].format(game) for at, game in enumerate(KINDS)]
    rest = [name for name in found if name.startswith("en/") and name[3:].removesuffix("-phone") not in KINDS]
    return [*kinds, *rest]


def main():
    arguments = browsing.arguments()
    found = tests(browsing.serve(arguments.site), arguments.site)
    browsing.run(arguments, found, representatives(found))


if __name__ == "__main__":
    main()
