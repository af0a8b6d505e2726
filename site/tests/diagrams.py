#!/usr/bin/env python3
"""Uses the diagrams of each page as readers do: by mouse on a desktop, by finger and by keyboard on a narrow
phone. Each button responds, keeps the focus, has a name and is large enough; nothing is cut off;
accessibility in light and dark; the still picture in print and without JavaScript. What a diagram calls right
is held by diagrams.test.mjs.

--quick takes the first page with each diagram, in English. See browsing.py for the command line.
"""

import functools
import re

import browsing
from browsing import DESKTOP, LANGUAGES, check
from pages import Opened, show

SMALLEST = 44  # pixels of a button on each side
NARROW = {"width": 320, "height": 740}
WAYS = {"mouse": DESKTOP, "finger": NARROW, "keyboard": NARROW}
STILL = "> :is(pre, p, .table-wrapper)"


# Counts the changes in a diagram.
WATCHED = """live => {
    const changes = { count: 0 };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(() => { changes.count += 1; }).observe(live, all);
    return changes;
}"""


def use(page, live, way):
    """Presses each button once; by mouse not the last, which begins again."""
    changes = live.evaluate_handle(WATCHED)
    buttons = live.locator("button")
    for i in range(buttons.count() - (way == "mouse")):
        button = buttons.nth(i)
        if button.is_disabled():
            continue
        name = button.get_attribute("aria-label") or button.inner_text()
        if way == "keyboard":
            button.focus()
            page.keyboard.press("Enter")
            check(live.evaluate("live => live.contains(document.activeElement)"), f"{name} loses the focus")
            check(button.evaluate("button => button.tabIndex") == 0, f"{name} is not reached by Tab")
        elif way == "finger":
            button.tap()
        else:
            button.click()
        check(changes.evaluate("changes => changes.count"), f"{name} does nothing")
        changes.evaluate("changes => { changes.count = 0; }")


def looks(live, width):
    """What it says, the names and sizes of the buttons, its width."""
    said = live.locator("[role=status]").inner_text()
    check(said and not re.search(r"undefined|NaN|[{}]", live.inner_text()), f"it says {said!r}")
    names = []
    for button in live.locator("button").all():
        names.append(button.get_attribute("aria-label") or button.inner_text())
        box = button.bounding_box()
        check(min(box["width"], box["height"]) >= SMALLEST, f"{names[-1]} is too small: {box}")
    check(all(names) and len({*names}) == len(names), f"the buttons have the names {names}")
    box = live.bounding_box()
    inside = live.evaluate("live => Math.max(live.scrollWidth, live.offsetWidth)")
    check(box["x"] + inside <= width, f"it is {inside} pixels wide")


def still(page):
    """The picture that stays is in print, which has nothing to touch."""
    for media in ["print", "screen"]:
        page.emulate_media(media=media)
        for place in page.locator(".diagram").all():
            check(place.locator(STILL).first.is_visible(), f"no still picture: {media}")
            live = place.locator(".diagram-live")
            check(media == "screen" or not live.count() or not live.is_visible(), "buttons are printed")


def try_page(browser, url):
    for way, viewport in WAYS.items():
        with Opened(browser, viewport, has_touch=way == "finger", reduced_motion="reduce") as page:
            show(page, url)
            places = page.locator(".diagram").all()
            for place in places:
                live = place.locator(".diagram-live")
                try:
                    looks(live, viewport["width"])
                    use(page, live, way)
                    looks(live, viewport["width"])
                except AssertionError as error:
                    name = place.evaluate("place => JSON.stringify(place.dataset)")
                    raise AssertionError(f"{name}, by {way}: {error}") from error
            if way == "mouse":
                browsing.accessible(page, ".diagram", themes=["light", "navy"])
                still(page)
    with Opened(browser, java_script_enabled=False) as page:
        page.goto(url)
        check(page.locator(".diagram").count() == len(places), "other diagrams without JavaScript")
        still(page)


def main():
    arguments = browsing.arguments()
    address = browsing.serve(arguments.site)
    tests, quick = {}, {}
    for language in LANGUAGES:
        for path in sorted((arguments.site / language).rglob("*.html")):
            names = re.findall(r'<div class="diagram" data-diagram="([a-z]+)"', path.read_text())
            page = path.relative_to(arguments.site).as_posix()
            if names:
                tests[page] = functools.partial(try_page, url=f"{address}/{page}")
            for name in names:
                quick.setdefault(name, page)
    found = {path.stem for path in (arguments.site / "play/diagrams").glob("*.js")}
    check({*quick} == found, f"the pages have {sorted(quick)}")
    browsing.run(arguments, tests, sorted({*quick.values()}))


if __name__ == "__main__":
    main()
