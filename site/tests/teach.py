#!/usr/bin/env python3
"""Looks in a browser at what a teacher plans with and prints: the page of eight lessons, whose inputs must
break the wrong programs, and the sheets, on the screen and on paper, one by one and the eight in one.

--quick prints the sheets of the lessons of the plan. See browsing.py for the command line.
"""

import re
from functools import partial

import browsing
from browsing import DESKTOP, LANGUAGES, LESSONS, PHONE, check

PLANNED = 8  # lessons
MOST = 2  # sheets of paper
HEAVIEST = 480_000  # bytes
TEXTS = "nodes => nodes.map((node) => node.innerText)"


def opened(browser, url, **options):
    page = browsing.watched_page(browser, **options)
    page.goto(url)
    return page


def plan(address, language, browser):
    """Each lesson has its aim, questions, faults and board, a game, something to read, a wrong program, an
    exercise and sheets, for 45 minutes and for 45 more; and packages of all its homework, which say what they
    hold."""
    page = opened(browser, f"{address}/{language}/teach.html")
    lessons = page.locator("main h2[id^=lesson-]").count()
    check(lessons == PLANNED, f"{lessons} lessons")
    for number in range(1, PLANNED + 1):
        hrefs = page.evaluate(
            """(number) => {
            const found = [];
            let node = document.getElementById(`lesson-${number}`).nextElementSibling;
            for (; node && node.tagName !== 'H2'; node = node.nextElementSibling) {
                found.push(...[...node.querySelectorAll('a')].map((a) => a.getAttribute('href')));
            }
            return found;
        }""",
            number,
        )
        for kind, pattern in {
            "game": r"^[a-z0-9]+/statement\.html#play$",
            "page to read": r"^(theory/[a-z]+|[a-z0-9]+/solution)\.html$",
            "wrong program": r"^[a-z0-9]+/statement\.html#break$",
            "sheet": r"^sheets/[a-z0-9]+\.html$",
            "answers": r"^sheets/[a-z0-9]+-answers\.html$",
        }.items():
            check(any(re.match(pattern, href) for href in hrefs), f"lesson {number} has no {kind}: {hrefs}")
    for packages in page.locator(".packages").all():
        homework = packages.locator("xpath=ancestor::details/preceding-sibling::p[1]").locator("a")
        homework = homework.evaluate_all("nodes => nodes.map((a) => a.getAttribute('href').split('/')[0])")
        ids = packages.locator("dl").get_attribute("data-ids").split()
        check(len(ids) > 1 and ids == homework, f"the packages of {homework} are of {ids}")
        holds = packages.locator("> p").first.text_content()
        check(all(id in holds for id in ids), f"{ids}: {holds}")
    check(page.locator(".packages").count() == PLANNED, "packages are missing")
    sheets = {f"sheets/{id}{end}.html" for id in [*LESSONS, "plan"] for end in ["", "-answers"]}
    linked = page.locator("main a[href^='sheets/']")
    linked = set(linked.evaluate_all("nodes => nodes.map((a) => a.getAttribute('href'))"))
    check(linked == sheets, f"missing or wrong: {linked ^ sheets}")


def wrong_programs(address, browser):
    """The input of each lesson breaks its wrong program, in the page of the problem."""
    page = opened(browser, f"{address}/en/teach.html")
    lessons = page.locator("main li:has(a[href$='#break'])").evaluate_all(
        "nodes => nodes.map((li) => [li.querySelector('a').href, li.textContent.match(/program (\\d+)/)[1],"
        "[...li.querySelectorAll('code')].map((line) => line.textContent).join('\\n')])"
    )
    check(len(lessons) == PLANNED, f"the wrong programs are {lessons}")
    for href, number, text in lessons:
        page = opened(browser, href)
        page.locator(".breaker [role=group] button").nth(int(number) - 1).click()
        page.locator("#breaker-input").fill(text)
        page.locator(".breaker .solver-run").click()
        page.wait_for_function("document.querySelector('.breaker .solver-run').disabled === false")
        check(page.locator(".breaker .tester-result").inner_text(), f"{href}: {text!r} does not break it")
        browsing.leave(page)


def all_in_one(address, language, ids, browser):
    """The sheets of the plan in one are those of its lessons, each on paper of its own."""
    page = browsing.watched_page(browser)
    for end in ["", "-answers"]:
        page.goto(f"{address}/{language}/sheets/plan{end}.html")
        found = page.locator(".sheet").evaluate_all("nodes => nodes.map((node) => node.dataset.id)")
        check(sorted(found) == ids, f"the sheets are {found}")
        together = page.locator(".sheet").evaluate_all(TEXTS)
        sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
        check(len(ids) <= sheets <= MOST * len(ids), f"{sheets} pages of paper")
        for id, text in zip(found, together, strict=True):
            page.goto(f"{address}/{language}/sheets/{id}{end}.html")
            check(page.locator(".sheet").evaluate_all(TEXTS) == [text], f"{id}{end} is another alone")


def sheets(address, language, ids, browser):
    """A sheet has rules, positions and questions with room to write, and no answer; the other one an answer
    to each of the same questions and positions. Both print on few pages, without links."""
    page = browsing.watched_page(browser, viewport=DESKTOP)
    asked = "nodes => nodes.map((node) => node.textContent)"
    for id in ids:
        questions, positions = {}, {}
        for end in ["", "-answers"]:
            name = f"{id}{end}"
            page.emulate_media(media="screen", color_scheme="dark")
            page.goto(f"{address}/{language}/sheets/{name}.html")
            questions[end] = page.locator(".sheet-question").evaluate_all(asked)
            answers = page.locator(".sheet-questions .sheet-answer").all_inner_texts()
            positions[end] = page.locator(".sheet-board").evaluate_all(asked)
            boards = page.locator(".sheet-board .play-drawing").count()
            solved = page.locator(".sheet-positions .sheet-answer").all_inner_texts()
            check(1 <= boards <= 3 and boards == len(positions[end]), f"{name}: {boards} boards")
            check(page.locator("main a").count() == 0, f"{name}: a link on paper")
            cells = page.locator(".sheet-wide tbody td:not(:first-child, :empty)").all_inner_texts()
            if end:
                check(len(answers) == len(questions[end]) > 0, f"{name}: answers are missing")
                check(all(answer.strip() for answer in answers), f"{name}: an answer is empty")
                check(len(solved) == boards and all(solved), f"{name}: positions without an answer: {solved}")
                check(page.locator(".sheet-lines").count() == 0, f"{name}: room to write beside answers")
                check(all(cells), f"{name}: cells are empty")
            else:
                check(
                    not answers and not solved and not any(map(str.strip, cells)),
                    f"{name}: it tells the answers",
                )
                rooms = page.locator(".sheet-lines").count()
                check(rooms == len(questions[end]) + boards, f"{name}: {rooms} places to write")
                check(len(page.locator(".sheet-rules").inner_text()) > 50, f"{name}: no rules")
            page.emulate_media(media="print", color_scheme="dark")
            check(page.locator("nav").is_hidden(), f"{name}: the links are printed")
            shown = page.locator(".sheet-board .play-drawing:visible").count()
            check(shown == boards, f"{name}: {shown} of {boards} boards are printed")
            # A page that is wider than the paper would be made smaller.
            page.set_viewport_size({"width": 703, "height": 1032})  # A4 between its margins
            check(
                page.evaluate("document.documentElement.scrollWidth <= innerWidth"),
                f"{name} is wider than A4",
            )
            paper = page.pdf(prefer_css_page_size=True)
            page.set_viewport_size(DESKTOP)
            count = len(re.findall(rb"/Type\s*/Page\b", paper))
            check(1 <= count <= MOST, f"{name} takes {count} sheets")
        check(questions[""] == questions["-answers"], f"{id}: the answers are to other questions")
        check(positions[""] == positions["-answers"], f"{id}: the answers are to other positions")


def loaded(sheet):
    """The files that are loaded with a sheet, and itself."""
    needed = re.findall(r'<(?:link|script|img) [^>]*(?:href|src)="([^"]*)"', sheet.read_text())
    check(len(needed) > 5, f"{sheet} loads {needed}")
    return [sheet, *(sheet.parent / path for path in needed)]


def accessible(address, site, language, browser):
    """No violations on either sheet, wide and narrow, nothing wider than a phone, and light enough; the
    lesson leads to its sheets, and the search and the table of contents do not."""
    page = browsing.watched_page(browser)
    for id in ["hdu1846", "hdu1079"]:  # with a small table and a wide one
        for name, size in [(id, DESKTOP), (id, PHONE), (f"{id}-answers", PHONE)]:
            page.set_viewport_size(size)
            page.goto(f"{address}/{language}/sheets/{name}.html")
            weight = sum(path.stat().st_size for path in loaded(site / language / "sheets" / f"{name}.html"))
            check(weight < HEAVIEST, f"{name} weighs {weight} bytes")
            width = page.evaluate("document.documentElement.scrollWidth")
            check(width <= size["width"], f"{name} is {width} px wide")
            check(page.evaluate("shift()") <= 0.01, f"{name} moves by {page.evaluate('shift()')}")
            browsing.accessible(page)
        page.evaluate("window.print = () => { window.printed = true; }")
        page.click(".sheet-print")
        check(page.evaluate("window.printed"), f"{id}: the button does not print")
        text = (site / language / id / "statement.html").read_text()
        for end in ["", "-answers"]:
            check(f'href="../sheets/{id}{end}.html"' in text, f"{id} does not lead to its sheet")
    for path in [site / language / "toc.html", *(site / language).glob("searchindex*.js")]:
        check("sheets/" not in path.read_text(), f"{path.name} has sheets")


def main():
    arguments = browsing.arguments()
    site = arguments.site
    address = browsing.serve(site)
    tests = {"wrong programs": partial(wrong_programs, address)}
    plan_alone = (site / "en/teach.html").read_text().split('id="all-sheets"')[0]
    planned = sorted(set(re.findall(r'href="sheets/([a-z0-9]+)\.html"', plan_alone)))
    ids = planned if arguments.quick else LESSONS
    for language in LANGUAGES:
        tests[f"{language}, plan"] = partial(plan, address, language)
        tests[f"{language}, accessible"] = partial(accessible, address, site, language)
        tests[f"{language}, all in one"] = partial(all_in_one, address, language, planned)
        tests[f"{language}, sheets"] = partial(sheets, address, language, ids)
    browsing.run(arguments, tests, [*tests])


if __name__ == "__main__":
    main()
