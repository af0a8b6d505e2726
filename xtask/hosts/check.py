#!/usr/bin/env python3
"""Checks packages as the systems read them that take them: run by xtask/hosts.sh, which makes them.

    xtask/hosts/check.py PART FOLDER ID...

PART is hydro, fps, qduoj, luogu or domjudge, and FOLDER has a folder for each format. Every problem must be
there with its title, its limits in the right units, its statement in each language, and all cases of
testdata/ byte for byte. Prints one line for each package that is well, all that is wrong otherwise, and ends
with 1 then.

What can be had of the systems themselves is run: Hydro's importer by hydro.cjs, PHP's reader of .ini files,
and Django's REST framework. The rules of QDUOJ, in qduoj.py, and of DOMjudge (ImportProblemService.php) are
restated. Luogu has published none; its rules are those of its users.
"""

import base64
import html.parser
import json
import pathlib
import re
import subprocess
import sys
import zipfile
from collections import Counter
from xml.etree import ElementTree

import yaml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LANGUAGES = ("en", "zh")
# In MiB. The limits of the judges themselves shut out Java and Python.
MEMORY = 256
HEADINGS = {"en": ("Input", "Output"), "zh": ("输入", "输出")}
CHINESE = re.compile(r"[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]")


class Problem:
    """A problem of the pack: what every package of it must hold."""

    def __init__(self, id):
        self.id = id
        self.metadata = yaml.safe_load((ROOT / f"problems/{id}/problem.yaml").read_text("utf-8"))
        self.solution = (ROOT / f"problems/{id}/submissions/accepted/plain.c").read_text("utf-8")
        self.samples, self.secrets = (
            [(path.stem, path.read_bytes(), path.with_suffix(".ans").read_bytes()) for path in sorted(inputs)]
            for inputs in ((ROOT / f"testdata/{id}/{group}").glob("*.in") for group in ("sample", "secret"))
        )

    @property
    def seconds(self):
        return self.metadata["limits"]["time_limit"]

    def title(self, language):
        return self.metadata["name"][language]


class Complaints(list):
    """What is wrong with a package."""

    def expect(self, what, found, expected):
        if found != expected:
            self.append(f"{what}: expected {expected!r}, found {found!r}")

    def compare(self, cases, pairs):
        """Whether the pairs of a package, each with its name, are these cases of testdata/ and no others."""
        missing = {name: (input, answer) for name, input, answer in cases}
        for name, input, answer in pairs:
            of_input = [case for case, (known, _) in missing.items() if known == input]
            exact = [case for case in of_input if missing[case][1] == answer]
            if exact:
                del missing[exact[0]]
            elif of_input:
                self.append(f"{name}: the input is that of {of_input[0]}, the answer is not")
                del missing[of_input[0]]
            else:
                self.append(f"{name}: no case left in testdata/ has this input")
        self.extend(f"case {name} is missing" for name in missing)

    def statement(self, part, text, language):
        """Whether a text is there, is in its language, and shows no markup that nothing translates."""
        if not text.strip():
            self.append(f"{part}: empty")
            return
        if (language == "zh") != bool(CHINESE.search(text)):
            self.append(f"{part}: not in {language}: {text.strip()[:60]!r}")

    def html(self, part, source, language):
        """The same of HTML, which no system searches for formulas."""
        page = Page(source)
        self.statement(part, page.text, language)
        for leftover in set(re.findall(r"[$\\]|\*\*", page.text)):
            self.append(f"{part}: {leftover} is left of the source: {page.text[:60]!r}")
        self.extend(f"{part}: {error}" for error in page.errors)
        return page


class Page(html.parser.HTMLParser):
    """HTML: its text, its headings, and the tags that do not fit together."""

    VOID = ("meta", "br", "hr", "img", "link")

    def __init__(self, source):
        super().__init__()
        self.text, self.headings, self.errors, self.open = "", [], [], []
        self.feed(source)
        self.close()
        self.errors.extend(f"<{tag}> has no end" for tag in self.open)

    def handle_starttag(self, tag, attrs):
        if tag not in self.VOID:
            self.open.append(tag)
        if re.fullmatch("h[1-6]", tag):
            self.headings.append("")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.errors.append(f"</{tag}> does not fit")

    def handle_data(self, data):
        if "style" not in self.open:
            self.text += data
        if self.open and re.fullmatch("h[1-6]", self.open[-1]):
            self.headings[-1] += data


def run(*command):
    """Runs a tool, and returns what it prints; a tool that is not content ends the program with that."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or done.stderr:
        sys.exit(f"FAILED  {command[0]}: exit status {done.returncode}\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def pairs_of(files, input_suffix=".in", output_suffix=".out"):
    """The pairs of test data, each with the name of its input, and complaints of files without the other."""
    inputs = {name.removesuffix(input_suffix) for name in files if name.endswith(input_suffix)}
    outputs = {name.removesuffix(output_suffix) for name in files if name.endswith(output_suffix)}
    lonely = [f"{name}{input_suffix} has no {output_suffix}" for name in sorted(inputs - outputs)]
    lonely += [f"{name}{output_suffix} has no {input_suffix}" for name in sorted(outputs - inputs)]
    pairs = [
        (name + input_suffix, files[name + input_suffix], files[name + output_suffix])
        for name in sorted(inputs & outputs)
    ]
    return pairs, lonely


def unzipped(path):
    """The files of a zip by name, without its folders."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def hydro(folder, problems):
    """The zips of Hydro, imported by hydrooj."""
    modules = ROOT / "target/tools/node_modules"
    zips = [folder / f"hydro/{problem.id}.zip" for problem in problems]
    imported = {}
    for line in run("node", HERE / "hydro.cjs", modules, *zips).splitlines():
        found = json.loads(line)
        imported.setdefault(found["file"], []).append(found)
    for problem, path in zip(problems, zips, strict=True):
        wrong = Complaints()
        wrong.expect("problems in the zip", len(imported.get(path.name, [])), 1)
        [found, *_] = imported[path.name]
        wrong.expect("pid", found["pid"], problem.id)
        wrong.expect("title", found["title"], problem.title("zh"))
        wrong.expect("time in ms", found["time"], problem.seconds * 1000)
        wrong.expect("memory in MiB", found["memory"], MEMORY)
        wrong.expect("languages of the statement", sorted(found["content"]), list(LANGUAGES))
        for language, text in found["content"].items():
            wrong.statement(f"problem_{language}.md", text, language)
            for heading in HEADINGS[language]:
                wrong.expect(f"## {heading}", text.count(f"\n## {heading}\n"), 1)
            for i, (_, input, answer) in enumerate(problem.samples, 1):
                for kind, content in ("input", input), ("output", answer):
                    if f"```{kind}{i}\n{content.decode()}```\n" not in text:
                        wrong.append(f"problem_{language}.md: no {kind}{i} as in the sample")
        data = {name: base64.b64decode(content) for name, content in found["data"].items()}
        cases = [*problem.samples, *problem.secrets]
        wrong.expect("files in testdata/", len(data), 2 * len(cases) + 1)
        pairs = [(input, data[input], data[output]) for input, output in found["cases"]]
        wrong.compare(cases, pairs)
        wrong.expect("first input", pairs[0][1] if pairs else None, problem.samples[0][1])
        yield problem.id, f"{len(pairs)} cases, {found['time']} ms, {found['memory']} MiB, en and zh", wrong


def fps(folder, problems):
    """The two files of FPS: schema, bytes, and the further rules of QDUOJ."""
    import qduoj as rules

    for language in LANGUAGES:
        path = folder / f"fps/impartial-games.{language}.xml"
        # It tells what is well on stderr, where other tools complain.
        done = subprocess.run(
            ["xmllint", "--huge", "--noout", "--relaxng", HERE / "fps.rng", path],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            sys.exit(f"FAILED  xmllint: exit status {done.returncode}\n{done.stderr[:4000]}".rstrip())
        items = ElementTree.parse(path).getroot().findall("item")
        wrong = Complaints()
        wrong.expect("number of problems", len(items), len(problems))
        titles = Counter(item.findtext("title") for item in items)
        # HUSTOJ renames the second.
        wrong.extend(f"two problems have the title {title}" for title, number in titles.items() if number > 1)
        yield path.name, f"problems: {len(items)}", wrong
        by_title = {item.findtext("title"): item for item in items}
        for problem in problems:
            wrong = Complaints()
            item = by_title.get(problem.title(language))
            if item is None:
                wrong.append(f"no item has the title {problem.title(language)}")
                yield f"{path.name}, {problem.id}", "", wrong
                continue
            limits = {name: (item.find(name).text, item.find(name).get("unit")) for name in LIMITS}
            wrong.expect("time_limit", limits["time_limit"], (f"{problem.seconds:g}", "s"))
            wrong.expect("memory_limit", limits["memory_limit"], (str(MEMORY), "mb"))
            for part in "description", "input", "output":
                wrong.html(part, item.findtext(part), language)
            # Without the sample, of which HUSTOJ makes a case of its own.
            for kind, cases in ("sample", problem.samples), ("test", problem.secrets):
                inputs, outputs = (item.findall(f"{kind}_{end}") for end in ("input", "output"))
                pairs = []
                for input, output in zip(inputs, outputs, strict=True):
                    wrong.expect(f"name of {kind}_output", output.get("name"), input.get("name"))
                    name = input.get("name") or f"{kind}_input"
                    pairs.append((name, input.text.encode(), output.text.encode()))
                wrong.compare(cases, pairs)
            codes = [(code.get("language"), code.text) for code in item.findall("solution")]
            wrong.expect("solution", codes, [("C", problem.solution)])
            wrong.extend(rules.fps_errors(item))
            yield f"{path.name}, {problem.id}", f"{len(problem.secrets)} cases and the sample", wrong


LIMITS = ("time_limit", "memory_limit")


def qduoj(folder, problems):
    """The two zips of QDUOJ, through the rules of its importer."""
    import qduoj as rules

    for language in LANGUAGES:
        path = folder / f"qduoj/impartial-games.{language}.zip"
        files = unzipped(path)
        wrong = Complaints(rules.archive_errors(files))
        found = [json.loads(text) for name, text in files.items() if name.endswith("/problem.json")]
        wrong.expect(
            "display_id", sorted(one.get("display_id") for one in found), [problem.id for problem in problems]
        )
        yield path.name, f"problems: {len(found)}", wrong
        for number in range(1, len(found) + 1):
            wrong = Complaints()
            folder_of = {name: text for name, text in files.items() if name.startswith(f"{number}/")}
            metadata = json.loads(folder_of.get(f"{number}/problem.json", "{}"))
            errors = rules.problem_errors(metadata)
            id = metadata.get("display_id")
            if errors or id not in {problem.id for problem in problems}:
                yield f"{path.name}, {number}/", "", Complaints(errors or [f"display_id: {id!r}"])
                continue
            [problem] = (problem for problem in problems if problem.id == id)
            wrong.expect("title", metadata["title"], problem.title(language))
            wrong.expect("time_limit in ms", metadata["time_limit"], problem.seconds * 1000)
            wrong.expect("memory_limit in MiB", metadata["memory_limit"], MEMORY)
            for part in "description", "input_description", "output_description":
                wrong.expect(f"{part}.format", metadata[part]["format"], "html")
                wrong.html(part, metadata[part]["value"], language)
            samples = [
                ("sample", sample["input"].encode(), sample["output"].encode())
                for sample in metadata["samples"]
            ]
            wrong.compare(problem.samples, samples)
            wrong.expect("answers", metadata["answers"], [{"language": "C", "code": problem.solution}])
            start = f"{number}/testcase/"
            data = {name.removeprefix(start): text for name, text in folder_of.items() if start in name}
            cases, errors = rules.numbered_cases(data)
            wrong.extend(errors)
            listed = [(case["input_name"], case["output_name"]) for case in metadata["test_case_score"]]
            wrong.expect("test_case_score", listed, cases)
            wrong.compare(
                [*problem.samples, *problem.secrets],
                [(input, data[input], data[output]) for input, output in cases],
            )
            yield f"{path.name}, {id}", f"{len(cases)} cases", wrong


def luogu(folder, problems):
    """The zips with data for Luogu, and the statements beside them."""
    headings = {
        "en": ("Description", "Input Format", "Output Format"),
        "zh": ("题目描述", "输入格式", "输出格式"),
    }
    for language in LANGUAGES:
        for problem in problems:
            wrong = Complaints()
            files = unzipped(folder / f"luogu.{language}/{problem.id}.zip")
            config = files.pop("config.yml", b"").decode()
            # Its first digits are the number of a case, so there may be no others.
            wrong.extend(
                f"{name}: not a number with .in or .out"
                for name in files
                if not re.fullmatch(r"[1-9][0-9]*\.(in|out)", name)
            )
            pairs, lonely = pairs_of(files)
            wrong.extend(lonely)
            wrong.compare([*problem.samples, *problem.secrets], pairs)
            inputs = sorted(name for name in files if name.endswith(".in"))
            # Of a key that is there twice, YAML would keep the last without a word.
            wrong.expect("keys of config.yml", sorted(re.findall(r"^(\S+):", config, re.MULTILINE)), inputs)
            score = 0
            for name, case in (yaml.safe_load(config) or {}).items():
                wrong.expect(
                    f"config.yml, {name}",
                    {key: value for key, value in case.items() if key != "score"},
                    {"timeLimit": problem.seconds * 1000, "memoryLimit": MEMORY * 1024, "subtaskId": 0},
                )
                score += case["score"]
                if case["score"] < 1:
                    wrong.append(f"config.yml, {name}: no points")
            wrong.expect("sum of the points", score, 100)
            text = (folder / f"luogu.{language}/{problem.id}.md").read_text("utf-8")
            wrong.statement(f"{problem.id}.md", text, language)
            wrong.expect("title", text.partition("\n")[0], f"# {problem.title(language)}")
            for heading in headings[language]:
                wrong.expect(f"## {heading}", text.count(f"\n## {heading}\n"), 1)
            for content in (content for _, *contents in problem.samples for content in contents):
                if f"```\n{content.decode()}```\n" not in text:
                    wrong.append(f"{problem.id}.md: the sample is not there")
            yield f"{problem.id} in {language}", f"{len(pairs)} cases, {score} points", wrong


def domjudge(folder, problems):
    """The zips of the format legacy, as DOMjudge's ImportProblemService looks through them."""
    for problem in problems:
        wrong = Complaints()
        files = unzipped(folder / f"domjudge/{problem.id}.zip")
        names = [f"{place}problem.{kind}" for place in ("problem_statement/", "") for kind in STATEMENTS]
        name = next((name for name in names if name in files), None)
        if name is None:
            wrong.append(f"no statement: none of {', '.join(names)}")
        elif name.endswith(".html"):
            page = wrong.html(name, files[name].decode(), "en")
            for heading in HEADINGS["en"]:
                wrong.expect(f"{name}, heading {heading}", page.headings.count(heading), 1)
            for content in (content for _, *contents in problem.samples for content in contents):
                if content.decode() not in page.text:
                    wrong.append(f"{name}: the sample is not there")
            if problem.title("en") not in page.text:
                wrong.append(f"{name}: no title {problem.title('en')}")
        else:
            wrong.append(f"{name}: expected HTML, which is what can be checked here")
        ini = files.get("domjudge-problem.ini", b"").decode()
        properties = json.loads(run("php", "-r", "echo json_encode(parse_ini_string($argv[1]));", "--", ini))
        wrong.expect(
            "domjudge-problem.ini",
            properties,
            {"timelimit": f"{problem.seconds:g}", "externalid": problem.id},
        )
        metadata = yaml.safe_load(files["problem.yaml"])
        wrong.expect("name", metadata.get("name"), problem.title("en"))
        wrong.expect("memory limit", metadata.get("limits", {}).get("memory"), None)
        wrong.expect("validator_flags", metadata.get("validator_flags"), "case_sensitive")
        total = 0
        for group, cases in ("sample", problem.samples), ("secret", problem.secrets):
            data = {name: text for name, text in files.items() if name.startswith(f"data/{group}/")}
            pairs, lonely = pairs_of(data, output_suffix=".ans")
            wrong.extend(lonely)
            wrong.compare(cases, pairs)
            total += len(pairs)
        yield problem.id, f"{name}, {total} cases, {problem.seconds:g} s", wrong


STATEMENTS = ("pdf", "html", "txt")


def main():
    part, folder, *ids = sys.argv[1:]
    parts = {check.__name__: check for check in (hydro, fps, qduoj, luogu, domjudge)}
    failed = False
    for name, summary, wrong in parts[part](pathlib.Path(folder), [Problem(id) for id in sorted(ids)]):
        if wrong:
            failed = True
            print(f"FAILED  {part}, {name}:")
            for complaint in wrong:
                print(f"        {complaint[:300]}")
        else:
            print(f"ok      {part}, {name}: {summary}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
