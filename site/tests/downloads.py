#!/usr/bin/env python3
"""Downloads and prints from the site what a teacher would, in a browser: the packages of one problem, of a
homework and of all lessons, which must be those of cargo xtask package; and statements and answers on paper.

--quick prints the shortest and the longest statement and write-up. See browsing.py for the command line.

Needs also: cargo build --package xtask
"""

import io
import os
import pathlib
import re
import subprocess
import tempfile
import urllib.parse
import zipfile
from functools import partial

import browsing
from browsing import LANGUAGES, LESSONS, ROOT, check

LARGEST = 100_000_000  # bytes of the whole site
MARGINS = dict.fromkeys(["top", "right", "bottom", "left"], "1cm")
# Below these headings nothing is printed.
EMPTY = """() => [...document.querySelectorAll('main :is(h2, h3)')].filter((heading) => {
    if (!heading.checkVisibility()) return false;
    let next = heading.nextElementSibling;
    while (next && !next.checkVisibility()) next = next.nextElementSibling;
    return !next || (/^H[23]$/.test(next.tagName) && next.tagName <= heading.tagName);
}).map((heading) => heading.textContent)"""


def packaged(format, *arguments):
    """The files that cargo xtask package writes: their contents by name."""
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    with tempfile.TemporaryDirectory() as folder:
        command = [target / "debug/xtask", "package", "--quick", "--format", format]
        command += ["--out", folder, *arguments]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return {path.name: path.read_bytes() for path in pathlib.Path(folder).iterdir()}


def unzipped(content):
    """The files of a zip; each has its checksum, which is checked."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        check(len(archive.namelist()) == len(set(archive.namelist())), "a path is there twice")
        return {name: archive.read(name) for name in archive.namelist()}


def in_folders(zips):
    """The files of zips ID.zip, each in the folder ID."""
    return {
        f"{name.removesuffix('.zip')}/{path}": content
        for name, archive in zips.items()
        for path, content in unzipped(archive).items()
    }


def data(*ids):
    """The cases of lessons, by ID/NAME."""
    files = {}
    for id in ids:
        for folder in [ROOT / "testdata" / id / "sample", ROOT / "target/testdata" / id / "secret"]:
            for path in folder.iterdir():
                if path.suffix in {".in", ".ans"} and not path.name.startswith("largest-"):
                    files[f"{id}/{path.name}"] = path.read_bytes()
    return files


def alone(files):
    """The one file."""
    [content] = files.values()
    return content


def of_one(id, name):
    """What a package of one problem must hold, by the name of the file."""
    if name == f"{id}-data.zip":
        return {path.split("/")[1]: content for path, content in data(id).items()}
    if name.endswith(".xml"):
        return alone(packaged("fps", id, "--lang", name.split(".")[1]))
    if "-qduoj." in name:
        return unzipped(alone(packaged("qduoj", id, "--lang", name.split(".")[1])))
    format = name.removesuffix(".zip").removeprefix(id).removeprefix("-") or "legacy"
    return unzipped(alone(packaged(format, id, *([] if format == "hydro" else ["--zip"]))))


def of_several(called, ids, name):
    """What a package of several problems must hold, without ids of all lessons, by the name of the file."""
    kind = name.removeprefix(called).rsplit(".", 1)[0].lstrip("-.")
    match kind.split("."):
        case ["en" | "zh" as language]:
            return alone(packaged("fps", *ids, "--lang", language))
        case ["qduoj", language]:
            return unzipped(alone(packaged("qduoj", *ids, "--lang", language)))
        case ["data"]:
            return data(*(ids or LESSONS))
        case ["legacy"]:
            zips = packaged("legacy", *ids, "--zip")
            return {path: unzipped(content) for path, content in zips.items()}
        case ["hydro"]:
            zips = packaged("hydro", *ids).values()
            return {path: content for archive in zips for path, content in unzipped(archive).items()}
        case [format]:
            return in_folders(packaged(format, *ids, "--zip"))


def downloads(page, url):
    """Presses every button and follows every link of the first packages of a page: their names and contents.
    They have the sizes that stand there."""
    page.goto(url)
    page.evaluate("document.querySelector('.packages').closest('details')?.setAttribute('open', '')")
    for button in page.locator(".packages").first.locator(".package").all():
        with page.expect_download(timeout=60_000) as download:
            button.focus()
            page.keyboard.press("Enter")
        name = download.value.suggested_filename
        check(name == button.inner_text(), f"{button.inner_text()} is saved as {name}")
        size = button.evaluate("node => node.nextSibling.textContent").split()
        given = float(size[0]) * {"kB": 1e3, "MB": 1e6}[size[1]]
        content = pathlib.Path(download.value.path()).read_bytes()
        check(abs(len(content) - given) < 2000 + 0.03 * given, f"{name} has {len(content)} bytes, not {size}")
        if button.evaluate("node => node.tagName") == "BUTTON":
            page.wait_for_function(
                "name => document.querySelector('.take-status').textContent.includes(name)", arg=name
            )
        yield name, content


def packages(address, language, path, expected, browser):
    page = browsing.watched_page(browser)
    names = []
    for name, content in downloads(page, f"{address}/{language}/{path}"):
        wanted = expected(name)
        found = content if isinstance(wanted, bytes) else unzipped(content)
        if name.endswith("-legacy.zip"):
            found = {path: unzipped(inner) for path, inner in found.items()}
        check(found == wanted, f"{name} is not what cargo xtask package makes")
        names.append(name)
    expected = 3 if (ROOT / "problems" / path.split("/")[0] / "output_validator").exists() else 9
    check(len(names) == expected, f"the packages are {names}")


def without_server(site, browser):
    """From a file a page says what to do instead; without JavaScript the data can be had."""
    url = f"{site.as_uri()}/en/hdu1846/statement.html"
    page = browser.new_page()
    page.goto(url)
    page.locator("button.package").first.click()
    said = page.locator("dd:has(button.package)").first.locator(".take-status")
    said.filter(has_text="cargo xtask package hdu1846 --format legacy").wait_for()
    page.close()
    page = browser.new_page(java_script_enabled=False)
    page.goto(url)
    check(
        "JavaScript" in page.locator(".packages").inner_text(), "it is not said that buttons need JavaScript"
    )
    check(page.locator(".print").is_hidden(), "a button that does nothing is shown")
    link = urllib.parse.unquote(urllib.parse.urlparse(page.locator("a.package").evaluate("a => a.href")).path)
    check(unzipped(pathlib.Path(link).read_bytes()), "the data is not there")
    page.close()


def small_enough(site, browser):
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    check(size < LARGEST, f"the site has {size} bytes")


def extremes(folder, page):
    """The lessons with the shortest and the longest page of this name in the folder of a book."""
    return [extreme(LESSONS, key=lambda id: (folder / id / page).stat().st_size) for extreme in (min, max)]


def sheets(page):
    """How many sheets a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=MARGINS)))


def handouts(address, language, lessons, least, browser):
    """A statement prints as task and samples, without an empty heading, on no more sheets than these take; at
    least this part of them on one."""
    page = browsing.watched_page(browser)
    one = 0
    for id in lessons:
        page.goto(f"{address}/{language}/{id}/statement.html")
        page.evaluate("window.print = () => { window.printed = true; }")
        page.click(".take-print")
        check(page.evaluate("window.printed"), f"{id}: the button does not print")
        page.emulate_media(media="print")
        empty = page.evaluate(EMPTY)
        check(not empty, f"{id}: nothing is printed below {empty}")
        found = sheets(page)
        one += found == 1
        last = "document.querySelector('main > pre:has(> .output) ~ h2')"
        page.evaluate(f"while ({last}.nextSibling) {last}.nextSibling.remove(); {last}.remove()")
        check(found == sheets(page) <= 2, f"{id}: {found} sheets")
        page.emulate_media(media="screen")
    check(one >= least * len(lessons), f"only {one} statements take one sheet")


def answers(address, language, lessons, browser):
    """Answers to exercises are printed on sheets of their own, below a heading."""
    page = browsing.watched_page(browser)
    page.emulate_media(media="print")
    for id in lessons:
        page.goto(f"{address}/{language}/{id}/solution.html")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        for node in page.locator("main details:has(> summary + ol)").all():
            check(node.get_attribute("open") is not None, f"{id}: the answers are folded")
            heading = node.locator("> summary")
            check(heading.is_visible(), f"{id}: the answers have no heading")
    page.goto(f"{address}/{language}/{LESSONS[0]}/solution.html")
    check(page.locator("main details:has(> summary + ol)").count() == 1, f"{LESSONS[0]} has no answers")
    with_answers = sheets(page)
    page.locator("main details:has(> summary + ol)").evaluate("node => node.remove()")
    check(sheets(page) < with_answers, "without the answers it takes as many sheets")


def main():
    arguments = browsing.arguments()
    site = arguments.site
    address = browsing.serve(site)
    all_lessons = partial(of_several, "impartial-games", [])
    homework = partial(of_several, "lesson-1", ["ferguson", "cf1382b", "arc064d"])
    tests = {
        "packages of all": partial(packages, address, "en", "teachers.html", all_lessons),
        "packages of a homework": partial(packages, address, "en", "teach.html", homework),
        "packages without a server": partial(without_server, site),
        "the size of the site": partial(small_enough, site),
    }
    for id in ["hdu1846", "cf1149e", "loj10241"]:  # the second has a checker, the third is no lesson
        path, expected = f"{id}/statement.html", partial(of_one, id)
        tests[f"packages of {id}"] = partial(packages, address, "zh", path, expected)
    for language in LANGUAGES:
        statements, write_ups, least = LESSONS, LESSONS, 0.7
        if arguments.quick:
            folder, least = site / language, 0.5
            statements, write_ups = (extremes(folder, f"{page}.html") for page in ["statement", "solution"])
        tests[f"{language}, handouts"] = partial(handouts, address, language, statements, least)
        tests[f"{language}, answers"] = partial(answers, address, language, write_ups)
    browsing.run(arguments, tests, [*tests])


if __name__ == "__main__":
    main()
