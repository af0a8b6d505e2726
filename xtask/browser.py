#!/usr/bin/env python3
"""Searches the site in a browser, in both languages. The games have a script of their own, games.py.

    xtask/browser.py [--site FOLDER]

Needs: cargo xtask site, apt-get install chromium, pip install playwright==1.65.2
"""

from functools import partial

import browsing

WORDS = {"en": "staircase", "zh": "阶梯"}


def search(address, language, browser):
    """A word of one write-up is found from the first page, in Chinese too, which has no blanks."""
    page, _ = browsing.watched_page(browser)
    page.goto(f"{address}/{language}/index.html", wait_until="networkidle")
    page.keyboard.press("/")
    page.keyboard.type(WORDS[language])
    page.wait_for_selector("#mdbook-searchresults a[href*='poj1704/solution']")
    page.close()


def main():
    address = browsing.serve(browsing.arguments().site)
    browsing.run({f"{language}, search": partial(search, address, language) for language in WORDS})


if __name__ == "__main__":
    main()
