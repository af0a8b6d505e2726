#!/usr/bin/env python3
"""Looks at every page of the site in a browser, in both languages: what it weighs, whether it fits on a
desktop and on a phone, its head and frame, and how it prints; and its accessibility in light and dark, of the
pages in English and of one of each kind in Chinese. Then it copies, searches, ticks off problems and changes
the language as a reader would.

--quick looks at one page of each kind, in both languages, and does the rest. See browsing.py for the command
line.
"""

import functools
import itertools
import re
import urllib.parse

import browsing
from browsing import DESKTOP, GAMES, IDS, LANGUAGES, LESSONS, PHONE, ROOT, check

HEAVIEST = 480_000  # bytes before the search is used
MOST_OF_RULES = 256_000  # bytes of the page of rules on a phone, before something is typed
MOST_OF_NAMES = 20_480  # bytes
# The explorer has the program that computes the first game; all solutions that must fail are on one page.
HEAVIER = {"explorer.html": 1_500_000, "wrong.html": 600_000}
MOST_STOPS = 60  # links and folds beside a page, of 255 links
SMALLEST = 10.5  # pixels of text in a figure on a phone

# What people type, and the page that is found. `search.mjs` tries all names.
QUERIES = {
    "hdu2147": "hdu2174/statement",
    "Candy Piles": "agc002e/statement",
    "阶梯博弈": "theory/staircase",
    "misere": "theory/misere",
}
PHONE_OF_TODAY = {"width": 390, "height": 844}
WAYS_ON = ["theory/which.html", "explorer.html", "index.html#problems"]

# What readers write of a game, and the rule that comes first.
DESCRIBED = {
    "en": {
        "a king moves to the corner of a board": ["king"],
        "take one to m matches": ["bachet"],
        "xyzzy": [],
    },
    "zh": {"国王走到棋盘的角落": ["king"], "每次取 1 到 m 个": ["bachet"], "xyzzy": []},
}

HREFS = "nodes => nodes.map((node) => node.getAttribute('href'))"
HASHES = "nodes => nodes.map((node) => node.hash.slice(1))"

# Words of the prose, and the page that has them.
PROSE = {"en": ("divisible", "luogu2490/solution"), "zh": ("闰年", "hdu1079/solution")}  # in no title

# What is wider than its box though it does not scroll, or scrolls but cannot be reached by keyboard.
CUT_OFF = """() => [...document.querySelectorAll('main *')].filter((node) => {
    if (node.scrollWidth <= node.clientWidth + 1 || !node.checkVisibility()) return false;
    if (node.closest('.play')) return false;
    const style = getComputedStyle(node);
    if (style.display === 'inline' || style.overflowX === 'visible') return false;
    return style.overflowX === 'hidden' || style.overflowX === 'clip' || node.tabIndex < 0;
}).map((node) => node.outerHTML.slice(0, 120))"""

# The width of the page, whose text may also scroll within its own box.
WIDTH = """[document.documentElement, document.body, document.querySelector('.content')].reduce(
    (width, { scrollWidth, clientWidth }) => Math.max(width, innerWidth + scrollWidth - clientWidth), 0)"""


class Opened:
    """A page that notes what goes wrong, with a profile of its own if it is not opened in one."""

    def __init__(self, browser, viewport=DESKTOP, **options):
        self.page = browsing.watched_page(browser, **options)
        self.errors = browsing.watched[self.page]
        self.page.set_viewport_size(viewport)
        self.weight = 0
        self.page.on("requestfailed", self.fail)
        self.page.on("response", self.weigh)

    def fail(self, request):
        if request.failure != "net::ERR_ABORTED":  # by the next page
            self.errors.append(f"not loaded: {request.url}")

    def weigh(self, response):
        if response.request.resource_type == "font" or "/fonts/" in response.url:
            self.errors.append(f"a font: {response.url}")
        self.weight += int(response.headers.get("content-length", 0))

    def __enter__(self):
        return self.page

    def __exit__(self, kind, error, trace):
        if not kind:
            browsing.leave(self.page)


@functools.cache
def profile(browser):
    """A profile for all pages, as a new one takes longer than a page."""
    return browser.new_context()


def every_page(browser, address, site, language, path, is_looked_at):
    url = f"{address}/{language}/{path}"
    opened = Opened(profile(browser))
    with opened as page:
        show(page, url)
        most = HEAVIER.get(path, HEAVIEST)
        check(0 < opened.weight <= most, f"it weighs {opened.weight} bytes")
        head(page, site, language, path)
        check(page.evaluate(WIDTH) <= DESKTOP["width"], "it scrolls sideways")
        cut = page.evaluate(CUT_OFF)
        check(not cut, f"cut off, or not to be scrolled by keyboard: {cut}")
        printed(page)
        if is_looked_at:
            accessible(page)
        page.set_viewport_size(PHONE)
        show(page, url)
        check(page.evaluate(WIDTH) <= PHONE["width"], "it scrolls sideways on a phone")
        cut = page.evaluate(CUT_OFF)
        check(not cut, f"cut off on a phone, or not to be scrolled by keyboard: {cut}")
        figures(page, site, language, path)


def show(page, url):
    page.goto(url)
    keep_still(page)
    page.evaluate("document.fonts.ready")
    until_shown(page)


def until_shown(page):
    """Until the window has its width, and scripts have done what follows from it for the keyboard."""
    page.wait_for_function("width => innerWidth === width", arg=page.viewport_size["width"])
    browsing.next_frame(page)


def keep_still(page):
    """Colours and places change at once, not in the course of a third of a second."""
    page.add_style_tag(content="*, ::before, ::after { transition: none !important; }")


def head(page, site, language, path):
    """Title, description, the links to the other language and to the pages around, and the languages."""
    title = page.title()
    check(title.count(" · ") >= 1, f"the title is {title!r}")
    id = path.split("/")[0]
    if id in IDS:
        h1 = page.locator("main h1").text_content()
        check(title.startswith(h1), f"the title {title!r} does not begin as the heading {h1!r}")
        check(" · " not in page.locator("main h1 .name").text_content(), "the judge stands in the name")
        tabs = page.locator(".tabs a").evaluate_all(HREFS)
        check(tabs == tabs_of(id), f"the tabs are {tabs}")
        current = page.locator(".tabs [aria-current=page]").count()
        check(current == min(len(tabs), 1), f"{current} tabs are the current one")
        check(page.locator(".tabs [data-solved]").count() == 1, "it cannot be ticked off")
        check(page.locator(".where a").count() == 2, "the stage is no link")
    attribute = "nodes => nodes.map((node) => node.content)"
    for name in ["meta[name=description]", "meta[property='og:title']", "meta[property='og:description']"]:
        [content] = page.locator(name).evaluate_all(attribute)
        shortest = 15 if language == "en" else 8
        check(len(content) >= shortest and "$" not in content, f"{name}: {content!r}")
    for to in LANGUAGES:
        link = page.locator(f"link[hreflang^={to}]").get_attribute("href")
        file = (site / language / path).parent / link
        check(file.resolve() == (site / to / path).resolve() and file.exists(), f"the page in {to} is {link}")
    check(page.locator("main h1").count() == 1, "it has not one heading")
    home = page.locator("a.menu-title").get_attribute("href")
    check(urllib.parse.urljoin(page.url, home).endswith(f"/{language}/index.html"), "no way home")
    turns = page.locator(".turn a").evaluate_all("nodes => nodes.map((node) => node.textContent)")
    check(turns and all(len(name.split()) > 1 for name in turns), f"the pages around are {turns}")


def tabs_of(id):
    """The links between the pages of a problem; a practice problem has one page alone."""
    if id not in LESSONS:
        return []
    play = ["statement.html#play"] if id in GAMES else []
    return ["statement.html#statement", *play, "solution.html", "program.html"]


def accessible(page, sidebar=False):
    """No violations, in light and dark. The page is to be left afterwards.

    The sidebar is the same on all pages and makes up most of them, so it is looked at on one alone. A formula
    becomes its text: it has the colour of the text around, and hundreds of elements. Of a block of code one
    token of each colour is left.
    """
    page.evaluate(
        """(sidebar) => {
        if (!sidebar) document.getElementById('mdbook-sidebar').replaceChildren();
        for (const math of document.querySelectorAll('math')) math.replaceChildren(math.textContent);
        for (const code of document.querySelectorAll('pre > code')) {
            const tokens = new Map([...code.children].map((token) => [token.className, token]));
            const left = [...tokens.values()].flatMap((token) => [token, ' and ']);
            if (left.length) code.replaceChildren(...left);
        }
    }""",
        sidebar,
    )
    until_shown(page)  # as other blocks are too wide now
    browsing.accessible(page, themes=["light"])
    browsing.accessible(page, themes=["navy"], runOnly=["color-contrast", "link-in-text-block"])


def printed(page):
    """Without the frame, nothing cut off."""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 720, "height": 1000})
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for name in [
        "#mdbook-sidebar",
        "#mdbook-menu-bar",
        ".tabs",
        ".turn",
        ".buttons",
        "button.copy",
        "#play",
    ]:
        check(page.locator(f"{name}:visible").count() == 0, f"{name} is printed")
    check(page.locator("details:not([open]):visible").count() == 0, "something is folded on paper")
    wide = page.evaluate("""() => [...document.querySelectorAll('main *')]
        .filter((node) => node.getBoundingClientRect().right > 722 && !node.closest('math, .play'))
        .map((node) => node.outerHTML.slice(0, 120))""")
    check(not wide, f"beyond the edge of the paper: {wide[:3]}")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    page.set_viewport_size(DESKTOP)


def figures(page, site, language, path):
    """The text of each figure is large enough on a phone."""
    found = page.locator("main .figure img").evaluate_all(
        "nodes => nodes.map((node) => [node.getAttribute('src'), node.getBoundingClientRect().width])"
    )
    for source, width in found:
        svg = ((site / language / path).parent / source).read_text()
        natural = float(re.search(r'viewBox="0 0 ([\d.]+)', svg)[1])
        smallest = min(float(size) for size in re.findall(r"font(?:-size)?:\s*(?:\d+ )?([\d.]+)px", svg))
        shown = smallest * width / natural
        is_picture_of_front_page = path == "index.html"
        check(shown >= SMALLEST or is_picture_of_front_page, f"{source}: its text is {shown:.1f} px")


def files_to_hand_in(browser, address, site, language, id):
    """Each file is copied by keyboard alone; of one problem also from a file, and without a clipboard."""
    accepted = ROOT / f"problems/{id}/submissions/accepted"
    files = [path for path in [accepted / "plain.c", accepted / f"{id}.rs"] if path.exists()]
    page_of_program = f"{id}/program.html" if tabs_of(id) else f"{id}/statement.html"
    file = (site / language / page_of_program).as_uri()
    ways = {f"{address}/{language}/{page_of_program}": ""}
    if id == IDS[0]:
        ways |= {file: "", file + "?": "delete Navigator.prototype.clipboard"}
    for url, script in ways.items():
        with Opened(browser, permissions=["clipboard-read", "clipboard-write"]) as page:
            if script:
                page.add_init_script(script)
            page.goto(url)
            places = 1 if id in LESSONS else 2  # on the first screen, too
            for path, button in zip(files * places, page.locator("button.copy:visible").all(), strict=True):
                tab_to(page, button)
                page.keyboard.press("Enter")
                page.wait_for_function(
                    "button => /Copied|已复制/.test(button.textContent)", arg=button.element_handle()
                )
                copied = pasted(page).rstrip()
                check(copied == path.read_text().rstrip(), f"{path.name} is not what is copied")


def tab_to(page, target):
    """Reaches it by the Tab key, from a link shortly before it."""
    target.evaluate(
        """target => {
            const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
            const isBefore = (link) => link.compareDocumentPosition(target) & after;
            const links = [...document.querySelectorAll('a[href]')].filter((link) => link.checkVisibility());
            links.findLast(isBefore).focus();
        }"""
    )
    for _ in range(40):
        page.keyboard.press("Tab")
        if target.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError("not to be reached by keyboard")


def pasted(page):
    """What is on the clipboard."""
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))")
    page.focus("#paste")
    page.keyboard.press("Control+V")
    page.wait_for_function("document.getElementById('paste').value")
    text = page.input_value("#paste")
    page.evaluate("document.getElementById('paste').remove()")
    return text


def samples(browser, address, site, language):
    """The copy button of a sample is reached by keyboard."""
    with Opened(browser, permissions=["clipboard-read", "clipboard-write"]) as page:
        page.goto(f"{address}/{language}/{IDS[0]}/statement.html")
        tab_to(page, page.locator(".clip-button").first)
        page.keyboard.press("Enter")
        shown = page.locator("pre > code").first.text_content()
        check(pasted(page).strip() == shown.strip(), "the sample is not what is copied")


def doors(page, site, language):
    links = page.locator(".doors a:has(svg)").evaluate_all(HREFS)
    check(len(links) == 5, f"the doors are {links}")
    check(links[1] == "#start" and page.locator("#start").count() == 1, f"to learn, {links[1]} is opened")
    for door in links[2:]:
        check((site / language / door).exists(), f"{door} is not there")
    page.locator(".doors a").first.click()
    check(page.evaluate("document.activeElement.id") == "find", "the door does not lead to the box")


def steps(page):
    links = page.locator(".steps li a").evaluate_all(HREFS)
    check(len(links) == 10, f"not ten steps to begin with: {links}")
    for link in links:
        is_game = link.split("/")[0] in GAMES
        check(link.endswith("/statement.html#play") == is_game, f"a step leads to {link}")
    boxes = page.locator(".steps [data-solved]:visible")
    check(boxes.count() == 10, "not a box for each step")
    boxes.nth(3).check()
    count = page.inner_text(".steps .solved-count")
    check(re.findall(r"\d+", count) == ["1", "10"], f"steps done: {count}")


def front_page(browser, address, site, language):
    """Doors, a game, and the steps, which lead to their games."""
    for url in [f"{address}/{language}/index.html", (site / language / "index.html").as_uri()]:
        for viewport in [DESKTOP, PHONE_OF_TODAY]:
            with Opened(browser, viewport) as page:
                page.goto(url)
                page.wait_for_selector(".front .play button")
                doors(page, site, language)
                steps(page)
                check(page.evaluate(WIDTH) <= viewport["width"], "it scrolls sideways")
    with Opened(browser) as page:
        page.add_init_script(
            "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });"
        )
        page.goto(f"{address}/{language}/index.html")
        page.locator("[data-solved]").first.check()
        check("1" in page.inner_text(".solved-count"), "without storage, nothing can be ticked")
        page.click(".views [data-view=list]")
        check(page.locator(".catalogue[data-view=list]").count() == 1, "without storage, there is no list")


def all_problems(browser, address, site, language):
    """As pictures, with those to practise folded, or as a list, which is kept; either can be ticked off."""
    for url in [f"{address}/{language}/index.html", (site / language / "index.html").as_uri()]:
        for viewport in [DESKTOP, PHONE_OF_TODAY]:
            with Opened(browser, viewport) as page:
                pictures(page, url)
                problems_in_a_list(page, url, viewport)


def pictures(page, url):
    page.goto(url)
    page.wait_for_selector(".front .play button")
    cards = page.locator(".catalogue li:visible")
    links = cards.locator("a:visible").evaluate_all(HREFS)
    check(sorted(links) == [f"{id}/statement.html#play" for id in GAMES], f"the pictures are of {links}")
    check(page.locator(".catalogue .play-drawing").count() < len(GAMES) / 2, "all games are drawn at once")
    for card in cards.all():
        card.scroll_into_view_if_needed()
    page.wait_for_function(
        "n => document.querySelectorAll('.catalogue .preview:has(.play-thing)').length === n", arg=len(GAMES)
    )
    stage = page.locator(".catalogue section:has(.to-practise)").first
    for is_shown in [False, True, False]:
        check(stage.locator(".practice").is_visible() == is_shown, "problems to practise do not fold")
        said = stage.locator(".to-practise").get_attribute("aria-expanded")
        check(said == str(is_shown).lower(), f"those to practise are said to be unfolded: {said}")
        stage.locator(".to-practise").press("Enter")


def problems_in_a_list(page, url, viewport):
    page.click(".views [data-view=list]")
    page.reload()
    pressed = page.locator(".views [aria-pressed=true]").get_attribute("data-view")
    check(pressed == "list", f"after a choice of the list there are {pressed}")
    rows = page.locator(".catalogue li:visible")
    check(rows.count() == len(LESSONS), "the list is not folded")
    for button in page.locator(".to-practise").all():
        button.click()
    links = rows.locator("a:first-of-type").evaluate_all(HREFS)
    check(sorted(links) == [f"{id}/statement.html" for id in IDS], f"the list has {links}")
    to_play = rows.locator(".to-play:visible").evaluate_all("nodes => nodes.map((node) => node.dataset.id)")
    check(sorted(to_play) == GAMES, f"the list has to play {to_play}")
    check(page.evaluate(WIDTH) <= viewport["width"], "the list scrolls sideways")
    box = rows.locator("[data-solved]").nth(2)
    id = box.get_attribute("data-solved")
    box.check()
    check("1" in page.inner_text("[data-within='.catalogue']"), "what is solved is not counted")
    page.goto(url.replace("index.html", f"{id}/statement.html"))
    check(page.locator("[data-solved]").is_checked(), "the statement does not know that it is solved")
    page.locator("[data-solved]").uncheck()
    page.goto(url)
    check(not page.locator(f".catalogue [data-solved={id}]").is_checked(), "what is not solved is ticked")
    page.click(".views [data-view=pictures]")
    page.goto(f"{url}#problems")
    check(rows.count() == len(IDS), "an address of all problems shows pictures")


def search(browser, address, site, language):
    """What people type finds its page, words of the prose their page; ?search= works, and who comes back
    finds the results again."""
    with Opened(browser) as page:
        page.goto(f"{address}/{language}/course.html", wait_until="networkidle")
        open_search(page)
        page.wait_for_selector("html[data-searches-texts]", state="attached")
        for query, wanted in QUERIES.items():
            found = results(page, query)
            check(f"{wanted}.html" in found, f"{query} finds {found}")
        query, wanted = PROSE[language]
        found = results(page, query)
        check(any(wanted in to for to in found), f"{query} finds {found}")
        ways = results(page, "xyzzy")
        check(ways == WAYS_ON, f"where nothing is found, the ways on are {ways}")
        ways = results(page, "HDU 2188")
        said = page.inner_text("#mdbook-search-wrapper [role=status]")
        check(ways == WAYS_ON and "HDU 2188" in said, f"HDU 2188: {said} {ways}")
        found = results(page, "Grundy")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        options = page.locator("#mdbook-searchbar-results [role=option]")
        state = page.evaluate(
            "[document.activeElement.id, document.activeElement.ariaActiveDescendantElement?.id]"
        )
        check(state == ["mdbook-searchbar", options.nth(1).get_attribute("id")], f"the focus is at {state}")
        check(options.nth(1).get_attribute("aria-selected") == "true", "the second result is not chosen")
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/{found[1]}")
        check("?" not in page.url, f"a result leads to {page.url}")
        page.go_back()
        page.wait_for_selector("#mdbook-searchbar-results a")
        check(page.input_value("#mdbook-searchbar") == "Grundy", "who comes back finds no results")
        keep_still(page)
        accessible(page, sidebar=True)
    with Opened(browser) as page:
        page.goto(f"{address}/{language}/course.html")
        tab_to(page, page.locator("#mdbook-theme-toggle"))
        open_search(page)
        page.keyboard.press("Escape")
        focused = page.evaluate("document.activeElement.id")
        check(focused == "mdbook-theme-toggle", f"Escape gives the focus to {focused}")
    for query in ["阶梯博弈", "hdu2147"]:
        with Opened(browser) as page:
            page.goto(f"{address}/{language}/course.html?search={urllib.parse.quote(query)}")
            page.wait_for_selector("#mdbook-searchbar-results a")
            check(QUERIES[query] in first_link(page), f"?search={query} finds {first_link(page)}")
    [names] = (site / language).glob("searchnames-*.js")  # of which the first result has to wait
    check(names.stat().st_size < MOST_OF_NAMES, f"{names.name} has {names.stat().st_size} bytes")
    with Opened(browser) as page:
        page.goto((site / language / "course.html").as_uri())
        open_search(page)
        check("hdu2174/statement.html" in results(page, "hdu2147"), "it is not found from a file")
    for viewport in [DESKTOP, PHONE]:
        with Opened(browser, viewport) as page:
            find(page, (site / language / "index.html").as_uri())


def find(page, url):
    """The box of the front page knows names alone."""
    requested = []
    page.on("request", lambda request: requested.append(request.url))
    page.goto(url)
    for query, first in [("hdu2147", "hdu2174/statement.html"), ("whytoff", "hdu1527/statement.html")]:
        page.fill("#find", query)
        page.wait_for_selector(f"#find-results a:first-child[href='{first}']")
    check(not any("searchindex-" in url for url in requested), "the box loads all texts")
    page.fill("#find", "HDU 2188")
    check("HDU 2188" in page.inner_text(".find [role=status]"), "it is not said to be missing")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[data-searches-texts]", state="attached")
    check(page.input_value("#mdbook-searchbar") == "HDU 2188", "the search of all pages does not open")
    page.fill("#find", "nim")
    keep_still(page)
    accessible(page)


def rules(browser, address, site, language):
    """A box finds the rules that are most like a game, eight at most, before which the tables make way. On a
    phone the page is light. Over half open in the explorer."""
    for viewport in [DESKTOP, PHONE]:
        opened = Opened(browser, viewport)
        with opened as page:
            page.goto(f"{address}/{language}/theory/which.html")
            if viewport == PHONE:
                check(0 < opened.weight <= MOST_OF_RULES, f"the page weighs {opened.weight} bytes")
            rows = page.locator("tr:has(td > a[id])")
            count = rows.count()
            check(count > 100, f"there are {count} rules")
            shown = page.locator("tr:has(td > a[id]):visible")
            check(shown.count() == count, "not all rules are shown at first")
            headings = page.locator("main :is(h2, h3):visible")
            of_page = headings.count()
            best = page.locator(".rules-best")
            for query, first in DESCRIBED[language].items():
                page.fill("#rules-words", query)
                best.locator(".rules-ways").wait_for()
                found = best.locator(".rule-table").evaluate_all(HASHES)
                check(found[:1] == first and len(found) <= 8, f"{query}: {found}")
                check(shown.count() == 0 and headings.count() == 0, f"{query}: the tables do not make way")
                message = page.inner_text("#rules-found")
                check((str(len(found)) in message) == bool(first), f"{query}: {message}")
                ways = best.locator(".rules-ways a[href^='../explorer.html']").count()
                check(ways == 2, f"{query}: {ways} ways on")
            best.locator("button").click()
            check(shown.count() == count, "the rest is not shown")
            page.fill("#rules-words", "")
            check(shown.count() == count and headings.count() == of_page, "rules stay hidden")
            check(best.inner_text() == "", "what was found stays")
            query, first = next(iter(DESCRIBED[language].items()))
            page.goto(f"{address}/{language}/theory/which.html?words={urllib.parse.quote(query)}")
            best.locator(".rule-table").first.click()
            check(page.locator(f"tr:has(td > a#{first[0]})").is_visible(), "it does not lead to its row")
            page.fill("#rules-words", "")
            links = page.locator("td > [href*='explorer.html?']").count()  # each of which explorer.py tries
            check(links > count / 2, f"{links} of {count} rules open in the explorer")
    with Opened(browser) as page:
        page.goto((site / language / "theory/which.html").as_uri())
        query, first = next(iter(DESCRIBED[language].items()))
        page.fill("#rules-words", query)
        page.wait_for_selector(f".rule-table[href='#{first[0]}']")
        accessible(page)


def first_link(page):
    return page.locator("#mdbook-searchbar-results a").first.get_attribute("href")


def open_search(page):
    """Presses the key for it, and again where the page did not listen yet."""
    bar = page.locator("#mdbook-searchbar")
    browsing.until(page, lambda: bar.is_visible() or page.keyboard.press("/"), "the search does not open")


def results(page, query):
    """The pages that are found, without their anchors."""
    page.fill("#mdbook-searchbar", "")
    page.fill("#mdbook-searchbar", query)
    page.wait_for_function(
        "text => document.querySelector('#mdbook-search-wrapper [role=status]')?.textContent.includes(text)",
        arg=query,
    )
    return page.locator("#mdbook-searchbar-results a").evaluate_all(
        "nodes => nodes.map((node) => node.getAttribute('href').split('?')[0])"
    )


def language_switch(browser, address, site, language):
    """It keeps the place, and the first page of all remembers it."""
    other = next(code for code in LANGUAGES if code != language)
    places = "nodes => nodes.map((node) => node.id)"
    with Opened(browser, locale="en" if language == "en" else "zh-CN") as page:
        page.goto(f"{address}/{language}/hdu1527/solution.html")
        here = page.locator("main :is(h2, h3)").evaluate_all(places)
        page.goto(f"{address}/{language}/hdu1527/solution.html#{here[3]}")
        page.click("#language")
        page.wait_for_url(f"**/{other}/hdu1527/solution.html#*")
        there = page.locator("main :is(h2, h3)").evaluate_all(places)
        check(len(here) == len(there), "the pages have other headings")
        page.wait_for_function(
            "id => decodeURIComponent(location.hash) === '#' + id"
            "&& Math.abs(document.getElementById(id).getBoundingClientRect().top) < 120",
            arg=there[3],
        )
        page.goto(f"{address}/index.html")
        page.wait_for_url(f"**/{other}/index.html")
    with Opened(browser, locale="en" if language == "en" else "zh-CN") as page:
        page.goto(f"{address}/index.html")
        page.wait_for_url(f"**/{language}/index.html")


def held(page, pattern):
    """The routes of what is requested by this pattern, which does not come."""
    routes = []
    page.route(pattern, lambda route: routes.append(route))
    return routes


def steady(browser, address, site, language):
    """Nothing moves while a page loads, although scripts come after it was drawn."""
    paths = ["hdu1536/statement", "hdu1536/solution", "theory/sums", "theory/which", "cses1730/statement"]
    paths += ["course", "index"]
    for path, viewport in itertools.product(paths, [PHONE, DESKTOP]):
        with Opened(browser, viewport) as page:
            # All but the one that stands before the text, without which nothing would be drawn.
            scripts = re.compile(r"/(?!toc-)[^/]*\.js$")
            late = held(page, scripts)
            page.goto(f"{address}/{language}/{path}.html", wait_until="commit")
            page.wait_for_function("performance.getEntriesByType('paint').length > 0")
            browsing.until(page, late.copy, "nothing comes late")
            for route in late:
                route.continue_()
            page.unroute(scripts)
            page.wait_for_load_state("networkidle")
            browsing.next_frame(page)
            moved = page.evaluate("shift()")
            check(moved <= 0.01, f"{path}: what has been drawn moves by {moved:.3f}")


def keyboard(browser, address, site, language):
    """A skip link comes first; keys open the table of contents, and turn the pages."""
    with Opened(browser, DESKTOP | {"width": 1000}) as page:
        page.goto(f"{address}/{language}/hdu1846/solution.html")
        page.keyboard.press("Tab")
        check(page.evaluate("document.activeElement.matches('.skip')"), "the first stop is no skip link")
        page.keyboard.press("Enter")
        check(page.evaluate("document.activeElement.id") == "text", "the skip link leads nowhere")
        tab_to(page, page.locator("#mdbook-sidebar-toggle"))
        sidebar = "document.documentElement.classList.contains('sidebar-visible')"
        before = page.evaluate(sidebar)
        page.keyboard.press("Enter")
        check(page.evaluate(sidebar) != before, "the table of contents is not opened by key")
        page.goto(f"{address}/{language}/hdu1846/solution.html")
        page.keyboard.press("ArrowRight")
        page.wait_for_url("**/hdu1846/program.html")


def contents(browser, address, site, language):
    """Beside a page, the stage of the page alone is open; others open by key. Hidden, it is passed over."""
    with Opened(browser) as page:
        page.goto(f"{address}/{language}/course.html")
        check(page.locator("#mdbook-sidebar details").count() > 10, "there are no stages")
        check(page.locator("#mdbook-sidebar details[open]").count() == 0, "a stage is open on the course")
        page.goto(f"{address}/{language}/hdu1846/solution.html")
        shown = page.locator("#mdbook-sidebar details[open]")
        check(
            shown.count() == 1 and shown.locator("a.active").count() == 1, "not the stage of the page alone"
        )
        stops = page.locator("#mdbook-sidebar :is(a, summary):visible").count()
        check(stops <= MOST_STOPS, f"{stops} stops before the text")
        other = page.locator("#mdbook-sidebar details:not([open]) summary").first
        other.focus()
        page.keyboard.press("Enter")
        check(shown.count() == 2, "a stage does not open by key")
        keep_still(page)
        accessible(page, sidebar=True)
    with Opened(browser, PHONE) as page:
        page.goto(f"{address}/{language}/hdu1846/solution.html")
        until_shown(page)
        page.focus(".skip")
        page.keyboard.press("Tab")
        inside = page.evaluate("document.activeElement.closest('#mdbook-sidebar') !== null")
        check(not inside, "what is hidden has a stop")
    with Opened(browser, java_script_enabled=False) as page:
        page.goto(f"{address}/{language}/toc.html")
        check(page.locator("details").count() > 10, "without scripts there are no stages")


def themes(browser, address, site, language):
    """There are three: light, dark, and as the system has it, which is also what other themes become."""
    with Opened(browser, color_scheme="dark") as page:
        page.add_init_script("localStorage.setItem('mdbook-theme', 'coal')")
        page.goto(f"{address}/{language}/course.html")
        kinds = page.locator("#mdbook-theme-list button").evaluate_all(
            "nodes => nodes.map((node) => node.id)"
        )
        check(kinds == [f"mdbook-theme-{name}" for name in ["default_theme", "light", "navy"]], str(kinds))
        chosen = "document.documentElement.className"
        check("navy" in page.evaluate(chosen), "as the system is not dark")
        page.click("#mdbook-theme-toggle")
        page.click("#mdbook-theme-light")
        check("light" in page.evaluate(chosen), "light is not chosen")


def play_first(browser, address, site, language):
    """Who comes to play has the board on the first screen, its tab is marked and the box folded; others can
    copy there."""
    top = "node => node.getBoundingClientRect().top"
    for size in [PHONE_OF_TODAY, DESKTOP]:
        for place, shown in {"#play": ".play-drawing button", "": ".take .copy"}.items():
            with Opened(browser, size) as page:
                page.goto(f"{address}/{language}/hdu1846/statement.html{place}", wait_until="load")
                page.wait_for_selector(".play-cell")
                browsing.next_frame(page)
                at = page.locator(shown).first.evaluate(top)
                check(0 < at < size["height"] - 44, f"{shown} is at {at}")
                current = page.locator(".tabs [aria-current=page]").get_attribute("href")
                check(current.endswith("#play") == bool(place), f"the tab of {current} is marked")
                is_open = page.locator("details.short").get_attribute("open") is not None
                check(is_open != bool(place), "the box is open for who plays, or folded for others")
                check(page.evaluate("shift()") <= 0.01, f"it moves by {page.evaluate('shift()')}")


def questions(browser, address, site, language):
    """A wrong answer gets the hint, a right one the reason, by keyboard; then the step is done."""
    for path in ["theory/mex", "theory/grundy"]:  # typed, and chosen
        with Opened(browser, PHONE_OF_TODAY) as page:
            page.goto(f"{address}/{language}/{path}.html")
            step = page.locator(".step [data-solved]")
            for question in page.locator(".question").all():
                hint = question.locator("details p").first
                answer = question.get_attribute("data-answer")
                for given in ["wrong", "right"]:
                    field, buttons = question.locator("input"), question.locator("form button")
                    chosen = [button for button in buttons.all() if button.inner_text() == answer]
                    if field.count():
                        field.fill({"wrong": "99", "right": f" {answer}，"}[given])
                        field.press("ArrowLeft")  # turns no page
                        field.press("Enter")
                    else:
                        other = [button for button in buttons.all() if button.inner_text() != answer]
                        {"wrong": other, "right": chosen}[given][0].press("Enter")
                    said = question.locator("[role=status]").inner_text()
                    is_open = question.locator("details").get_attribute("open") is not None
                    check(is_open == (given == "right"), f"after a {given} answer: {said}")
                    told = hint.text_content() in question.locator("[role=status]").text_content()
                    check(told == (given == "wrong"), f"after a {given} answer: {said}")
            check(step.is_checked(), "an answered question does not tick the step")
        with Opened(browser, java_script_enabled=False) as page:
            page.goto(f"{address}/{language}/{path}.html")
            check(page.locator(".question form:visible").count() == 0, "a form that does nothing")
            check(page.locator(".question details").first.is_visible(), "no answer without scripts")


def without_javascript(browser, address, site, language):
    """Without JavaScript there is a sentence in place of what scripts draw, no button that does nothing, and
    a way to all pages."""
    for path, frame in [("index", ".play"), ("hdu1846/statement", ".play"), ("explorer", ".explorer")]:
        with Opened(browser, java_script_enabled=False) as page:
            page.goto(f"{address}/{language}/{path}.html")
            check("JavaScript" in page.inner_text(frame), f"{path}: the frame does not say what it needs")
            height = page.locator(frame).first.bounding_box()["height"]
            check(height < 200, f"{path}: an empty frame of {height} pixels")
            buttons = page.locator(":is(button, input:not([type=checkbox])):visible")
            check(buttons.count() == 0, f"{path}: {buttons.all_inner_texts()}")
            with page.expect_navigation():
                page.locator("main noscript a").first.click()
            check(page.locator("a[href]").count() > len(IDS), f"{path}: no way to all pages")
            if path == "index":
                page.go_back()
                rows = page.locator(".catalogue li:visible").count()
                check(rows == len(IDS), "there is no list of all problems")


def not_found(browser, address, site):
    """404.html leads to the first pages, wherever the site is and however deep the missing page is."""
    text = (site / "404.html").read_text()
    with Opened(browser) as page:
        for base in ["", "/deep/er"]:
            page.route("**/en/no/page.html", lambda route: route.fulfill(body=text, content_type="text/html"))
            page.goto(f"{address}{base}/en/no/page.html")
            links = page.locator("a").evaluate_all(
                "nodes => nodes.map((node) => new URL(node.href).pathname)"
            )
            check(links == [f"{base}/{to}/index.html" for to in LANGUAGES], f"it leads to {links}")


def kind_of(path):
    """What a page has in common with others: one of all pages of theory, statements of a lesson, and so
    on."""
    folder, _, name = path.rpartition("/")
    if folder in IDS:
        folder = "lesson" if folder in LESSONS else "practice problem"
    return (folder, name) if folder.startswith(("lesson", "practice")) else folder or name


def main():
    arguments = browsing.arguments()
    site = arguments.site
    address = browsing.serve(site)
    tests = {"404.html": (not_found, site)}
    quick = ["404.html"]
    for language in LANGUAGES:
        kinds = set()
        for path in browsing.pages(site, language):
            path = path.relative_to(site / language).as_posix()
            name = f"{language}/{path.removesuffix('.html')}"
            is_new = kind_of(path) not in kinds
            kinds.add(kind_of(path))
            # axe takes most of the time, and the languages share frame, style and elements.
            tests[name] = (every_page, site, language, path, language == "en" or is_new)
            quick += [name] * is_new
        for id in IDS:
            tests[f"{language}/{id}, files to hand in"] = (files_to_hand_in, site, language, id)
        practice = next(id for id in IDS if id not in LESSONS)
        quick += [f"{language}/{id}, files to hand in" for id in [LESSONS[0], practice]]
        for test in [
            front_page,
            all_problems,
            search,
            rules,
            samples,
            language_switch,
            keyboard,
            contents,
            steady,
            themes,
            play_first,
            questions,
            without_javascript,
        ]:
            name = f"{language}, {test.__name__.replace('_', ' ')}"
            tests[name] = (test, site, language)
            quick.append(name)
    browsing.run(
        arguments,
        {
            name: lambda browser, test=test, details=details: test(browser, address, *details)
            for name, (test, *details) in tests.items()
        },
        quick,
    )


if __name__ == "__main__":
    main()
