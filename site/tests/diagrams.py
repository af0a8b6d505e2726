#!/usr/bin/env python3
"""Tries each diagram of the site as readers do: on one of its pages, by mouse on a desktop, by finger on a
phone and by keyboard, with wrong answers that are corrected and right ones, both computed here by brute
force; the size and the names of its buttons; its still picture in print and without JavaScript; accessibility
in light and dark. A further rule of a diagram is tried by mouse alone.

--quick tries each diagram with one of its rules, in English. See browsing.py for the command line.
"""

import datetime
import fractions
import functools
import itertools
import math
import operator
import re

import browsing
from browsing import AXE, DESKTOP, LANGUAGES, PHONE, check
from pages import Opened, show

SMALLEST = 44  # pixels of a button on each side
WAYS = {"mouse": DESKTOP, "finger": PHONE, "keyboard": PHONE}


def mex(values):
    return next(least for least in itertools.count() if least not in values)


def xor(values):
    return functools.reduce(operator.xor, values, 0)


class Diagram:
    """A diagram in a page, used in one of the WAYS."""

    def __init__(self, page, name, way):
        self.page = page
        self.way = way
        name, _, rule = name.partition("-")
        which = {"": "", "takes": ":not([data-rule])"}.get(rule, f"[data-rule={rule}]")
        self.place = page.locator(f"[data-diagram={name}]{which}").first
        self.live = self.place.locator(".diagram-live")

    def data(self, name):
        return self.place.get_attribute(f"data-{name}")

    def numbers(self, name):
        return [int(number) for number in self.data(name).split()]

    def press(self, button):
        button = self.live.locator(button) if isinstance(button, str) else button
        if self.way == "mouse":
            button.click()
        elif self.way == "finger":
            button.tap()
        else:
            self.tab_to(button)
            self.page.keyboard.press("Enter")

    def tab_to(self, button):
        """Moves the focus by Tab from where it is, at first from the end of the diagram."""
        way = """button => {
            const { activeElement } = document;
            if (!button.closest('.diagram-live').contains(activeElement)) button.closest('.diagram-live')
                .querySelector('button:enabled').focus();
            if (button === document.activeElement) return '';
            const after = button.compareDocumentPosition(document.activeElement) & 2;
            return after ? 'Tab' : 'Shift+Tab';
        }"""
        for _ in range(100):
            key = button.evaluate(way)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError("a button cannot be reached by keyboard")

    def at(self, place):
        """The button at that place on the stage."""
        return self.live.locator(".diagram-stage button").nth(place)

    def control(self, place):
        return self.live.locator(".diagram-controls button").nth(place)

    def value(self, value):
        return self.live.locator(f"button[data-value='{value}']")

    def said(self):
        return self.live.locator("[role=status]").inner_text()

    def must_be(self, verdict, *words):
        found = self.live.locator("[role=status]").get_attribute("data-verdict")
        check(found == verdict, f"it is called {found!r} instead of {verdict!r}: {self.said()}")
        for word in words:
            check(str(word) in self.said(), f"{word} is not said: {self.said()}")

    def picture(self):
        return self.live.locator("[role=img]").first.get_attribute("aria-label")

    def answer(self, answers, choices):
        """A quiz: the first three questions are answered in each wrong way, too. Each of `answers` is taken
        when its question is asked."""
        for i, right in enumerate(answers):
            for wrong in [choice for choice in choices if choice != right][: 9 if i < 3 else 0]:
                self.press(self.value(wrong))
                self.must_be("wrong")
            self.press(self.value(right))
            self.must_be("right")
        check(self.value(choices[0]).is_disabled(), "there is one more question")
        if self.way == "keyboard":
            check(self.page.evaluate("document.activeElement.matches('button')"), "the focus is lost")


def options(takes, heap):
    if takes == "root":
        return [heap - take for take in range(1, heap + 1) if take * take <= heap]
    return [heap - int(take) for take in takes.split() if int(take) <= heap]


def splits(n, least=1):
    return [(part, n - part) for part in range(least, n - least + 1)]


def turned(n):
    """Luogu P3179 by its rule: the value of cell 1 alone among the cells 1 to n."""

    @functools.cache
    def value(white):
        lines = (range(x, x * k + 1, x) for x in white for k in range(1, n // x + 1))
        return mex({value(white ^ frozenset(line)) for line in lines})

    return value(frozenset([1]))


def row_values(data, shown):
    """The values of the positions of the diagram `grundy`, by its rule; `shown` are their names."""
    rule = data("rule")
    if rule == "multiples":
        return [turned(int(name)) for name in shown]
    moves = {
        None: lambda n: [(left,) for left in options(data("takes"), n)],
        "part": lambda n: [(n - take,) for take in range(1, n // int(data("k")) + 1)],
        "forbidden": lambda n: [(n - t,) for t in range(1, n + 1) if f"{n}:{t}" not in data("pairs").split()],
        "divisors": lambda n: [(d,) for d in range(1, n) if n % d == 0],
        "neighbours": lambda n: [(i, n - 2 - i) for i in range(n - 1)],
        "unequal": lambda n: [(a, b) for a, b in splits(n) if a != b],
        "lasker": lambda n: [*((left,) for left in range(n)), *splits(n)],
        "beans": lambda n: itertools.combinations_with_replacement(range(n), 2),
        "graph": lambda n: [(int(to),) for to in re.findall(r"\d+", data("graph").split()[n].split(":")[1])],
    }[rule]

    @functools.cache
    def value(n):
        return mex({xor(map(value, left)) for left in moves(n)})

    return [value(int(name)) for name in shown]


def row_letters(data, shown):
    """The letters of the positions of the diagram `colour`, by its rule; `shown` are their names."""
    rule = data("rule")

    def later(date):
        day = datetime.date(2001, *date)
        following = day + datetime.timedelta(1)
        same_day = [(date[0] + 1, date[1])] if date[0] < 12 else []
        return [to for to in [(following.month, following.day), *same_day] if to <= (11, 4)]

    def least(n):
        p, q = int(data("p")), int(data("q"))
        return [0] if 0 < n < p else [n - take for take in range(p, min(n, q) + 1)]

    def joins(heaps):
        taken = ((*heaps[:i], heap - 1, *heaps[i + 1 :]) for i, heap in enumerate(heaps))
        pairs = itertools.combinations(range(len(heaps)), 2)
        joined = (
            (heaps[i] + heaps[j], *(h for k, h in enumerate(heaps) if k not in (i, j))) for i, j in pairs
        )
        return {tuple(sorted(filter(None, left))) for left in [*taken, *joined]}

    moves = {None: lambda n: options(data("takes"), n), "dates": later, "least": least, "join": joins}[rule]
    read = {
        "dates": lambda name: tuple(map(int, name.split("-"))),
        "join": lambda name: tuple(map(int, re.findall(r"\d+", name))),
    }.get(rule, int)

    @functools.cache
    def wins(position):
        left = moves(position)
        return any(not wins(to) for to in left) if left else data("last") == "loses"

    return ["N" if wins(read(name)) else "P" for name in shown]


def cells(diagram):
    """The positions that are shown, without their values."""
    texts = diagram.live.locator(".diagram-cell").all_inner_texts()
    return [text.split("\n")[0] for text in texts]


def colour(diagram):
    letters = row_letters(diagram.data, cells(diagram))
    check({"P", "N"} == {*letters}, "all positions are alike")
    diagram.answer(letters, "PN")
    for name, letter in zip(cells(diagram), letters, strict=True):
        if letter == "P":
            diagram.must_be("right", name)
    lost = letters.count("P")
    check(diagram.live.locator(".diagram-cell.lost").count() == lost, "other positions are marked as lost")


def grundy(diagram):
    values = row_values(diagram.data, cells(diagram))
    diagram.answer(values, range(max(values) + 2))
    shown = diagram.live.locator(".diagram-cell small").all_inner_texts()
    check(shown == [str(value) for value in values], f"the table is {shown}")


def table(diagram):
    """Each answer is that of the rule as it is played, here in Python."""
    data, rule = diagram.data, diagram.data("rule")

    def king(*position):
        lower = itertools.product(*([n, n - 1] for n in position))
        first = 1 if rule == "push" else 0
        return [(to,) for to in lower if to != position and min(to) >= first]

    def boxes(a, b):
        return [(to,) for to in [*splits(a), *splits(b)]]

    def cut(a, b):
        return [
            *(((top, b), (bottom, b)) for top, bottom in splits(a, 2)),
            *(((a, left), (a, right)) for left, right in splits(b, 2)),
        ]

    def choose(begin, end):
        ends = [tuple(map(int, part.split("-"))) for part in data("intervals").split()]
        return [((begin, i), (j, end)) for i, j in ends if begin <= i and j <= end]

    def times(stones, most):
        k = int(data("k"))
        return [((stones - take, k * take),) for take in range(1, min(stones, most) + 1)]

    moves = {"push": king, "each": king, "boxes": boxes, "cut": cut, "intervals": choose, "times": times}

    @functools.cache
    def value(a, b):
        return mex({xor(value(*part) for part in left) for left in moves[rule](a, b)})

    @functools.cache
    def wins(row):
        row = tuple(row[(row[0] == 0) :]) if row else row
        row = row[:-1] if row and row[-1] == 0 else row
        ends = {0, len(row) - 1} if row else {}
        return any(not wins((*row[:end], left, *row[end + 1 :])) for end in ends for left in range(row[end]))

    def right(a, b):
        if rule == "ends":
            return "N" if wins((a, int(data("middle")), b)) else "P"
        found = value(a, b)
        return found if data("ask") == "values" else "PN"[found > 0]

    choices = diagram.live.locator("[data-value]").evaluate_all("nodes => nodes.map((b) => b.dataset.value)")
    count = diagram.live.locator(".diagram-cell.open").count()
    check(count > 8, f"{count} positions are asked")

    def answers():
        for _ in range(count):
            asked = diagram.live.locator("[role=status] p").last.inner_text()
            yield str(right(*map(int, re.findall(r"\d+", asked)[:2])))

    diagram.answer(answers(), choices)


def remainders(diagram):
    heaps = diagram.numbers("heaps")
    sums = {k: xor(heap % (k + 1) for heap in heaps) for k in range(1, max(heaps) + 2)}
    largest = max(k for k, total in sums.items() if total)
    for k, total in sums.items():
        diagram.must_be("right" if k == largest else "", *([k + 1] if k == largest else []))
        check(str(total) in diagram.picture(), f"with {k}: {diagram.picture()}")
        diagram.press(diagram.control(1))


def moore(diagram):
    heaps, most = diagram.numbers("heaps"), int(diagram.data("most"))

    def is_even(heaps):
        return all(sum(heap >> place & 1 for heap in heaps) % (most + 1) == 0 for place in range(4))

    lower = itertools.product(*(range(heap + 1) for heap in heaps))
    to = next(
        left
        for left in lower
        if is_even(left) and 0 < sum(a != b for a, b in zip(left, heaps, strict=True)) <= most
    )
    diagram.must_be("")
    for i, (heap, left) in enumerate(zip(heaps, to, strict=True)):
        for _ in range(heap - left):
            diagram.must_be("")
            diagram.press(diagram.at(2 * i))
    diagram.must_be("right")
    check(diagram.live.locator(".odd").count() == 0, "a column is no multiple")
    for i, left in enumerate(to):
        for _ in range(left):
            diagram.press(diagram.at(2 * i))
    diagram.must_be("wrong")


def matching(diagram):
    rows = diagram.data("board").split()
    free = {(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "."}

    def beside(cell):
        return [to for to in free if abs(to[0] - cell[0]) + abs(to[1] - cell[1]) == 1]

    @functools.cache
    def wins(cell, visited):
        """Whether the player who moves the token wins."""
        return any(to not in visited and not wins(to, visited | {to}) for to in beside(cell))

    def at(cell):
        return diagram.live.locator(f"[data-cell='{cell[0] * len(rows[0]) + cell[1]}']")

    starts = {cell: not wins(cell, frozenset([cell])) for cell in sorted(free)}
    check(len({*starts.values()}) == 2, "all cells are alike")
    for cell, is_good in sorted(starts.items(), key=operator.itemgetter(1)):
        diagram.press(at(cell))
        diagram.must_be("right" if is_good else "wrong")
        if is_good:
            visited = {cell}
            while len(token := [c for c in free if (at(c).get_attribute("data-below") or "") == "●"]) == 1:
                [token] = token
                if token in visited:  # the opponent could not move
                    break
                visited.add(token)
                letter = at(token).inner_text()
                near = [to for to in beside(token) if to not in visited]
                reply = next(to for to in near if at(to).inner_text() == letter)
                for other in near:
                    if other != reply:
                        diagram.press(at(other))
                        diagram.must_be("wrong")
                diagram.press(at(reply))
                diagram.must_be("right")
                visited.add(reply)
            check(len(visited) % 2 == 1 and not set(beside(token)) - visited, "it does not end")
            diagram.press(diagram.control(0))


def mex_of_a_set(diagram):
    def tick(*numbers):
        for number in numbers:
            diagram.press(diagram.at(number))

    diagram.must_be("", 0)
    tick(1)
    diagram.must_be("", 0)
    tick(0, 2)
    diagram.must_be("right", 3)
    tick(5)
    diagram.must_be("", 3)
    tick(7, 0)
    diagram.must_be("right", 0)
    tick(0, 3, 4, 6)
    diagram.must_be("right", 8)


def columns(diagram):
    heaps = diagram.numbers("heaps")
    total = xor(heaps)
    i = next(i for i, heap in enumerate(heaps) if heap ^ total < heap)
    less, more = [diagram.at(2 * i), diagram.at(2 * i + 1)]
    diagram.press(less)
    diagram.press(more)
    diagram.must_be("")
    for size in range(heaps[i] - 1, heaps[i] ^ total, -1):
        diagram.press(less)
        diagram.must_be("")
        bits = diagram.live.locator(".diagram-bits").nth(i).get_attribute("aria-label")
        check(" ".join(f"{size:b}") in bits, f"{size} is shown as {bits}")
    diagram.press(less)
    diagram.must_be("right", heaps[i], heaps[i] ^ total)
    check(diagram.live.locator(".odd").count() == 0, "a column is still odd")
    # Even columns by more than one heap are no move.
    diagram.press(more if heaps[i] ^ total ^ 1 > heaps[i] ^ total else less)
    other = (i + 1) % len(heaps)
    diagram.press(diagram.at(2 * other if heaps[other] % 2 else 2 * other + 1))
    diagram.must_be("wrong")


def period(diagram):
    to = int(diagram.data("to"))
    values, window = row_values(diagram.data, range(to + 1)), max(diagram.numbers("takes"))

    def start(shift):
        differ = [n for n in range(shift, to + 1) if values[n] != values[n - shift]]
        first = max([n - shift + 1 for n in differ], default=0)
        return first if first + shift + window <= to + 1 else None

    length = next(shift for shift in range(1, to) if start(shift) is not None)
    for shift in range(1, length):
        diagram.must_be("", shift)
        diagram.press(diagram.control(1))
    diagram.must_be("right", length, start(length))
    for _ in range(length):
        diagram.press(diagram.control(1))
    diagram.must_be("wrong", length)
    diagram.press(diagram.control(0))
    diagram.must_be("")


def stairs(diagram):
    coins = [0, *diagram.numbers("coins")]
    lowest = int(diagram.data("lowest") or 0)
    end = diagram.live.locator(".diagram-end")

    def shown():
        labels = diagram.live.locator(".diagram-stair .diagram-label").all_inner_texts()
        return [int(re.findall(r"\d+", label)[-1]) for label in labels][::-1]

    def down(stair, count):
        for _ in range(count):
            diagram.press(diagram.at(len(coins) - 1 - stair))

    diagram.press(end)
    diagram.must_be("wrong")
    first = next(stair for stair in range(2, len(coins)) if coins[stair])
    down(first, 1)
    down(first - 1, 1)
    diagram.must_be("wrong", lowest + first)
    diagram.press(end)
    diagram.must_be("wrong")
    check(shown() == coins, "the coins of a wrong move are not back")
    for _ in range(30):
        total = xor(coins[1::2])
        check(total, "the reader is given a lost position")
        moves = [
            (stair, count)
            for stair in range(1, len(coins))
            for count in range(1, coins[stair] + 1)
            if xor(c - count * (s == stair) + count * (s == stair - 1) for s, c in enumerate(coins) if s % 2)
            == 0
        ]
        stair, count = moves[0]
        down(stair, count)
        diagram.press(end)
        diagram.must_be("right")
        coins = shown()
        if not any(coins[1:]):
            return
    raise AssertionError("it does not end")


def golden(diagram):
    lost = []
    for a, b in itertools.product(range(1, 40), repeat=2):
        joined = [(0, 0), *lost, *((y, x) for x, y in lost)]
        if a <= b and not any(a == x or b == y or a - x == b - y for x, y in joined):
            lost.append((a, b))
    lost = lost[: int(diagram.data("pairs"))]
    diagram.press(diagram.at(lost[0][0]))
    diagram.must_be("wrong", lost[0][0])
    for a, b in lost:
        diagram.press(diagram.at(a - 1))
        diagram.must_be("right", a)
        diagram.press(diagram.at(a - 1))
        diagram.must_be("wrong")
        diagram.press(diagram.at(b - 1))
        diagram.must_be("right", f"({a}, {b})")
    for pair in lost:
        check(str(pair) in diagram.picture(), f"{pair} is not in the picture: {diagram.picture()}")
    shown = diagram.live.locator("svg text").all_text_contents()
    numbers = [str(number) for number in range(lost[-1][1] + 1) for _ in "ab"]
    check(shown == numbers, f"the axes have {shown}")
    check(abs(lost[-1][1] / lost[-1][0] - (1 + math.sqrt(5)) / 2) < 0.1, "the ray is missed")


def zeckendorf(diagram):
    for heap in diagram.numbers("heaps"):
        fibonacci, rest, parts = [1, 2], heap, []
        while fibonacci[-1] < heap:
            fibonacci.append(fibonacci[-1] + fibonacci[-2])
        while rest:
            largest = max(number for number in fibonacci if number <= rest)
            for wrong in [number for number in fibonacci if number != largest][-1:]:
                diagram.press(diagram.value(wrong))
                diagram.must_be("wrong")
            diagram.press(diagram.value(largest))
            diagram.must_be("right", largest)
            rest -= largest
            parts.append(largest)
        wins = [take for take in range(1, heap) if not fibonacci_nim(heap - take, 2 * take)]
        for wrong in [parts[0] if len(parts) > 1 else 1, 0 if wins else heap]:
            diagram.press(diagram.value(wrong))
            diagram.must_be("wrong")
        diagram.press(diagram.value(min(wins, default=0)))
        diagram.must_be("right")
        diagram.press(diagram.live.locator(".diagram-another"))


@functools.cache
def fibonacci_nim(heap, most):
    """Whether the player to move wins, who may take these numbers."""
    return any(not fibonacci_nim(heap - take, 2 * take) for take in range(1, min(heap, most) + 1))


def fuse(diagram):
    parents = [-1, *diagram.numbers("parents")]
    order = []

    def visit(vertex):
        for child in (other for other in range(len(parents)) if parents[other] == vertex):
            visit(child)
        order.append(vertex)

    @functools.cache
    def value(edges):
        """The value of a tree with the edges of these upper ends, whose lower ends lead to the root."""
        return mex([value(cut(edges, edge)) for edge in edges])

    def cut(edges, edge):
        return frozenset(other for other in edges if edge not in ancestors(other))

    def ancestors(vertex):
        return {vertex} | (ancestors(parents[vertex]) if parents[vertex] >= 0 else set())

    visit(0)
    answers = []
    for vertex in order:
        above = [other for other in range(len(parents)) if vertex in ancestors(other) - {other}]
        answers.append(value(frozenset(above)))
    diagram.answer(answers, range(max(answers) + 2))
    diagram.must_be("right", answers[-1])


def misere(diagram):
    @functools.cache
    def wins(heaps):
        moves = {
            tuple(sorted((*heaps[:i], left, *heaps[i + 1 :])))
            for i in range(len(heaps))
            for left in range(heaps[i])
        }
        return not moves or any(not wins(move) for move in moves)

    answers = []
    for position in diagram.data("positions").split():
        ones, large = map(int, position.split(":"))
        check(wins(tuple(sorted([1] * ones + [large]))), f"{position} is lost")
        right = [left for left in range(2) if not wins(tuple(sorted([1] * ones + [left])))]
        check(len(right) == 1, f"{position} has the answers {right}")
        answers += right
    diagram.answer(answers, [0, 1])


def coins(diagram):
    most, row = int(diagram.data("most")), [side == "H" for side in diagram.data("row")]
    end = diagram.live.locator(".diagram-end")

    def moves(row):
        for count in range(1, most + 1):
            for turned in itertools.combinations(range(len(row)), count):
                if row[turned[-1]]:
                    yield turned, tuple(side != (i in turned) for i, side in enumerate(row))

    @functools.cache
    def value(row):
        return mex({value(left) for _, left in moves(row)})

    shown = diagram.live.locator(".diagram-stack > small").all_inner_texts()
    single = [value(tuple(j == i for j in range(len(row)))) for i in range(len(row))]
    check(shown == [str(number) for number in single], f"the values are {shown} instead of {single}")
    diagram.press(end)
    diagram.must_be("wrong")
    tail = max(i for i, side in enumerate(row) if not side)
    wrong = next(turned for turned, left in moves(tuple(row)) if value(left))
    for turned in [
        (tail,) if tail > max(i for i, side in enumerate(row) if side) else (0,),
        wrong,
        range(most + 1),
    ]:
        for i in turned:
            diagram.press(diagram.at(i))
        diagram.press(end)
        diagram.must_be("wrong")
    for i in next(turned for turned, left in moves(tuple(row)) if not value(left)):
        diagram.press(diagram.at(i))
    diagram.press(end)
    diagram.must_be("right", 0)


def retrograde(diagram):
    graph = {}
    for part in diagram.data("graph").split():
        vertex, to = part.split(":")
        graph[vertex] = [target for target in to.split(",") if target]
    places, letters = list(graph), {}

    def decided(vertex):
        of = [letters.get(to) for to in graph[vertex]]
        return "W" if "L" in of else "L" if all(letter == "W" for letter in of) else None

    diagram.press(diagram.value("L"))
    diagram.must_be("wrong")
    diagram.press(diagram.value("D"))
    diagram.must_be("wrong")
    while ready := [vertex for vertex in graph if vertex not in letters and decided(vertex)]:
        for vertex in graph:
            if vertex not in letters and vertex not in ready:
                diagram.press(diagram.at(places.index(vertex)))
                diagram.press(diagram.value("W"))
                diagram.must_be("wrong", vertex)
                break
        vertex = ready[0]
        diagram.press(diagram.at(places.index(vertex)))
        diagram.press(diagram.value({"L": "W", "W": "L"}[decided(vertex)]))
        diagram.must_be("wrong", vertex)
        diagram.press(diagram.value(decided(vertex)))
        diagram.must_be("right", vertex)
        letters[vertex] = decided(vertex)
    diagram.press(diagram.value("D"))
    diagram.must_be("right")
    shown = diagram.live.locator(".diagram-cell").evaluate_all("nodes => nodes.map((n) => n.dataset.below)")
    check(shown == [letters.get(vertex, "D") for vertex in graph], f"the letters are {shown}")


@functools.cache
def nim_product(a, b):
    return mex(
        {nim_product(x, b) ^ nim_product(a, y) ^ nim_product(x, y) for x in range(a) for y in range(b)}
    )


def product(diagram):
    numbers = range(1, int(diagram.data("to")) + 1)
    answers = [nim_product(a, b) for a in numbers for b in numbers]
    diagram.answer(answers, range(max(answers) + 1))


def octal(diagram):
    def write(code):
        for take, digit in enumerate(code.ljust(3, "0")):
            for part in range(3):
                button = diagram.at(3 * take + part)
                is_on = button.get_attribute("aria-pressed") == "true"
                if is_on != bool(int(digit) >> part & 1):
                    diagram.press(button)

    def values(code):
        found = []
        for heap in range(9):
            reached = set()
            for take, digit in enumerate(map(int, code), 1):
                for left in range(heap - take + 1):
                    heaps = [part for part in (left, heap - take - left) if part]
                    if digit >> len(heaps) & 1:
                        reached.add(xor(found[part] for part in heaps))
            found.append(mex(reached))
        return " ".join(map(str, found))

    write("3")
    diagram.must_be("", "0.3", values("3"))
    for code in ["77", "07", "333", "137"]:
        write(code)
        diagram.must_be("right", f"0.{code}", values(code))


def euclid(diagram):
    a, b = sorted(diagram.numbers("pair"), reverse=True)
    answers = []
    while a < 2 * b and a != b:
        answers.append("forced")
        a, b = b, a - b

    @functools.cache
    def wins(a, b):
        return b > 0 and any(not wins(*sorted((a - k * b, b), reverse=True)) for k in range(1, a // b + 1))

    diagram.answer([*answers, "choice"], ["forced", "choice"])
    is_first = wins(*sorted(diagram.numbers("pair"), reverse=True))
    check(is_first == (len(answers) % 2 == 0), "the first choice does not decide")
    language = diagram.page.evaluate("document.documentElement.lang")
    winner = {"en": ["second", "first"], "zh": ["后手", "先手"]}[language[:2]][is_first]
    diagram.must_be("right", len(answers), winner)


def symmetry(diagram):
    count = int(diagram.data("skittles"))
    end = diagram.live.locator(".diagram-end")

    def knock(*skittles):
        for skittle in skittles:
            diagram.press(diagram.at(skittle))
        diagram.press(end)

    def standing():
        cells = diagram.live.locator(".diagram-cell").evaluate_all(
            "nodes => nodes.map((node) => node.classList.contains('won'))"
        )
        return {i for i, is_up in enumerate(cells) if is_up}

    knock()
    diagram.must_be("wrong")
    knock(0)
    diagram.must_be("wrong")
    knock(0, 2)
    diagram.must_be("wrong")
    knock(*range((count - 1) // 2, count // 2 + 1))
    diagram.must_be("right")
    while left := standing():
        mirror = [skittle for skittle in left if count - 1 - skittle not in left]
        wrong = (
            next(skittle for skittle in left if skittle not in mirror) if len(left) > len(mirror) else None
        )
        if wrong is not None:
            knock(wrong)
            diagram.must_be("wrong", *(skittle + 1 for skittle in mirror))
        knock(*mirror)
        diagram.must_be("right")


def stalk(diagram):
    def value(edges):
        total, change = (
            fractions.Fraction(0),
            next((i for i, e in enumerate(edges) if e != edges[0]), len(edges)),
        )
        for i, edge in enumerate(edges):
            total += fractions.Fraction(1 if edge == "B" else -1, 2 ** max(0, i - change + 1))
        return total

    edges = "B"
    diagram.press(diagram.control(0))
    edges += "B"
    for goal in diagram.data("goals").split():
        wanted = next(
            "".join(word)
            for length in range(1, 7)
            for word in itertools.product("BR", repeat=length)
            if value(word) == fractions.Fraction(goal)
        )
        while len(edges) > len(wanted):
            diagram.press(diagram.control(1))
            edges = edges[:-1]
        while len(edges) < len(wanted):
            check(f"= {value(edges)}".replace("-", "\u2212") in diagram.said(), f"{edges}: {diagram.said()}")
            diagram.press(diagram.control(0))
            edges += "B"
        for i in range(len(edges)):
            if edges[i] != wanted[i]:
                diagram.press(diagram.at(i))
                edges = edges[:i] + wanted[i] + edges[i + 1 :]
        diagram.must_be("right", goal.replace("-", "\u2212"))


def compound(diagram):
    takes = diagram.data("takes")

    @functools.cache
    def wins(rule, a, b):
        one = {(left, b) for left in options(takes, a)} | {(a, left) for left in options(takes, b)}
        both = set(itertools.product(options(takes, a), options(takes, b)))
        return any(not wins(rule, *move) for move in [one, one | both, both][rule])

    answers = []
    for position in diagram.data("positions").split():
        heaps = map(int, position.split(","))
        a, b = heaps
        answers += ["N" if wins(rule, a, b) else "P" for rule in range(3)]
    diagram.answer(answers, "PN")


def solver(name):
    return mex_of_a_set if name == "mex" else globals()[name]


def try_diagram(browser, address, language, path, name):
    url = f"{address}/{language}/{path}"
    ways = {"mouse": DESKTOP} if "-" in name else WAYS
    for way, viewport in ways.items():
        with Opened(browser, viewport, has_touch=way == "finger", reduced_motion="reduce") as page:
            show(page, url)
            diagram = Diagram(page, name, way)
            try:
                solver(name.split("-")[0])(diagram)
            except AssertionError as error:
                raise AssertionError(f"by {way}: {error}") from error
            looks(diagram)
            box = diagram.live.bounding_box()
            width = diagram.live.evaluate("live => Math.max(live.scrollWidth, live.offsetWidth)")
            check(box["x"] + width <= viewport["width"], f"it is {width} pixels wide")
            if way == "mouse":
                accessible(diagram)
                still(diagram)
    with Opened(browser, java_script_enabled=False) as page:
        page.goto(url)
        still(Diagram(page, name, "mouse"))


def looks(diagram):
    """The names and sizes of the buttons."""
    buttons = diagram.live.locator("button").all()
    names = [button.get_attribute("aria-label") or button.inner_text() for button in buttons]
    check(all(names) and len({*names}) == len(names), f"the buttons have the names {names}")
    for button, name in zip(buttons, names, strict=True):
        box = button.bounding_box()
        check(min(box["width"], box["height"]) >= SMALLEST, f"{name} is too small: {box}")


def accessible(diagram):
    """No violations, in light and dark, as it is now."""
    diagram.page.add_script_tag(path=AXE)
    for theme in ["light", "navy"]:
        diagram.page.evaluate("theme => document.getElementById(`mdbook-theme-${theme}`).click()", theme)
        violations = diagram.live.evaluate(
            """async (live) => (await axe.run(live, { preload: false })).violations.flatMap(({ id, nodes }) =>
                nodes.map((node) => [id, node.html.slice(0, 200)]))"""
        )
        check(not violations, f"axe, {theme}: {violations[:4]}")


def still(diagram):
    """The picture that stays is in print, which has nothing to touch."""
    diagram.page.emulate_media(media="print")
    check(diagram.place.locator("> :is(pre, p, .table-wrapper)").first.is_visible(), "no still picture")
    check(diagram.live.count() == 0 or not diagram.live.is_visible(), "buttons are printed")
    diagram.page.emulate_media(media="screen")
    check(diagram.place.locator("> :is(pre, p, .table-wrapper)").first.is_visible(), "no still picture")


def pages_of(site, language):
    """The first page with each diagram, and with each rule of those that have several, as in colour-dates."""
    found, rules = {}, set()
    for path in sorted((site / language).rglob("*.html")):
        for name, rule in re.findall(
            r'<div class="diagram" data-diagram="([a-z]+)"(?: data-rule="([a-z]+)")?', path.read_text()
        ):
            key = f"{name}-{rule or 'takes'}" if name in found else name
            if (name, rule) not in rules:
                found[key] = path.relative_to(site / language).as_posix()
            rules.add((name, rule))
    return found


def main():
    arguments = browsing.arguments()
    address = browsing.serve(arguments.site)
    tests = {}
    names = sorted(path.stem for path in (arguments.site / "play/diagrams").glob("*.js"))
    for language in LANGUAGES:
        pages = pages_of(arguments.site, language)
        check(sorted(name for name in pages if "-" not in name) == names, f"the pages have {sorted(pages)}")
        for name, path in pages.items():
            tests[f"{language}/{name}"] = functools.partial(
                try_diagram, address=address, language=language, path=path, name=name
            )
    browsing.run(arguments, tests, [f"en/{name}" for name in names])


if __name__ == "__main__":
    main()
