//! The write-ups, the course and the theory pages cannot drift from the code: what they quote stands in
//! the sources, what they say is printed is printed, and both languages show the same.

use crate::expected_failures::{solutions, VERDICTS};
use crate::program::{assert_clean_exit, path, run};
use libtest_mimic::Trial;
use pack::markdown::pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use pack::markdown::{blocks, events, headings, links, Block, Link};
use pack::run::compare;
use pack::Language;
use std::fs;
use std::path::{Path, PathBuf};

/// The headings of a write-up, in English and Chinese.
const HEADINGS: [[&str; 2]; 9] = [
    ["Play it by hand", "动手玩一玩"],
    ["Brute force", "暴力"],
    ["The pattern", "找规律"],
    ["Theorem", "定理"],
    ["Proof", "证明"],
    ["Closed form", "结论与代码"],
    ["What goes wrong", "常见错误"],
    ["Exercises", "练习"],
    ["References", "参考资料"],
];

/// All tests of the pages.
pub fn trials() -> Vec<Trial> {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    for folder in fs::read_dir(problems).unwrap().map(|entry| entry.unwrap().path()) {
        if !folder.join("main.rs").exists() {
            continue;
        }
        let id = folder.file_name().unwrap().to_str().unwrap().to_string();
        let write_up = folder.join("solution/solution.en.md");
        trials.extend(runs(&id, &write_up));
        trials.push(Trial::test(format!("{id}::write-up"), move || {
            for language in Language::ALL {
                let page = read(&write_up.with_file_name(format!("solution.{language}.md")))?;
                has_headings(&page, language)?;
                names_every_mistake(&page, &id)?;
                shows_plain_c(&page, &id)?;
            }
            Ok(())
        }));
    }
    for page in pages(problems) {
        let name = page.strip_prefix(problems).unwrap().display().to_string();
        trials.push(Trial::test(format!("page::{name}"), move || Ok(check(&page)?)));
    }
    trials
}

/// The English pages below `folder`.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(pages(&path));
        } else if path.to_string_lossy().ends_with(".en.md") {
            found.push(path);
        }
    }
    found
}

/// Holds a page and its translation against the sources, the disk, and one another.
fn check(page: &Path) -> Result<(), String> {
    let mut texts = Vec::new();
    for language in Language::ALL {
        let name = page.file_name().unwrap().to_str().unwrap();
        let path = page.with_file_name(name.replace(".en.md", &format!(".{language}.md")));
        links_lead_somewhere(&path)?;
        let text = read(&path)?;
        answers_every_exercise(&text, language)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        texts.push(text);
    }
    let shown = blocks(&texts[0]);
    if shown != blocks(&texts[1]) {
        return Err("its code, tables and runs differ from those of the translation".to_string());
    }
    for block in shown.iter().filter(|block| block.language == "rust") {
        if !sources()?.contains(&dedented(&block.text)) {
            return Err(format!("this stands in no source:\n{}", block.text));
        }
    }
    Ok(())
}

/// Whether the exercises of a page, if it has any, are a numbered list, with as many answers folded away
/// below it.
fn answers_every_exercise(page: &str, language: Language) -> Result<(), String> {
    let [heading, summary] = language.choose(["Exercises", "Answers"], ["练习", "参考答案"]);
    let (mut is_in_section, mut depth, mut lists) = (false, 0, Vec::new());
    for (event, range) in events(page) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                is_in_section = page[range].trim_end() == format!("## {heading}");
            }
            _ if !is_in_section => {}
            Event::Start(Tag::List(first)) => {
                depth += 1;
                if depth == 1 && first == Some(1) {
                    lists.push((range.start, 0));
                }
            }
            Event::End(TagEnd::List(_)) => depth -= 1,
            Event::Start(Tag::Item) if depth == 1 => {
                lists.last_mut().ok_or("a list without numbers")?.1 += 1;
            }
            _ => {}
        }
    }
    let [(_, exercises), (begin, answers)] = lists[..] else {
        if lists.is_empty() && !page.contains(&format!("\n## {heading}\n")) {
            return Ok(());
        }
        return Err("expected the exercises, and a list of their answers".to_string());
    };
    if exercises != answers {
        return Err(format!("{exercises} exercises, but {answers} answers"));
    }
    let fold = format!("<details>\n<summary>{summary}</summary>\n\n");
    if page[..begin].ends_with(&fold) && page[begin..].contains("\n\n</details>\n") {
        Ok(())
    } else {
        Err(format!("the answers are not between {fold}and </details>"))
    }
}

/// Whether a write-up shows the plain C program of its problem, and no other.
fn shows_plain_c(page: &str, id: &str) -> Result<(), String> {
    let file = pack::root().join(format!("problems/{id}/submissions/accepted/plain.c"));
    let shown: Vec<String> = blocks(page)
        .into_iter()
        .filter(|block| block.language == "c")
        .map(|block| block.text)
        .collect();
    if shown == [read(&file)?] {
        Ok(())
    } else {
        Err(format!("it does not show {} and no other block of C", pack::shown(&file)))
    }
}

/// A test for each input that a write-up shows: the program prints the output that follows it.
fn runs(id: &str, write_up: &Path) -> Vec<Trial> {
    let blocks = blocks(&read(write_up).unwrap_or_default());
    let inputs = blocks.iter().enumerate().filter(|(_, block)| block.language == "input");
    let runs = inputs.map(|(i, input)| (input.clone(), blocks.get(i + 1).cloned()));
    let trial = |(number, (input, output)): (usize, (Block, Option<Block>))| {
        let id = id.to_string();
        Trial::test(format!("{id}::write-up-{number}"), move || {
            let expected = output.filter(|block| block.language == "output");
            let expected = expected.ok_or("an input without the output that it gives")?;
            let found = run(&path(&id), input.text.as_bytes());
            assert_clean_exit(&found)?;
            Ok(compare(expected.text.as_bytes(), &found.stdout)?)
        })
    };
    (1..).zip(runs).map(trial).collect()
}

fn has_headings(page: &str, language: Language) -> Result<(), String> {
    let mut found = headings(page);
    found.retain(|heading| heading.level == HeadingLevel::H2);
    let found: Vec<_> = found.into_iter().map(|heading| heading.text).collect();
    let expected = HEADINGS.map(|[english, chinese]| language.choose(english, chinese));
    if found == expected {
        return Ok(());
    }
    Err(format!("expected the headings {expected:?}, found {found:?}"))
}

/// Whether a write-up links every solution of its problem that must fail.
fn names_every_mistake(page: &str, id: &str) -> Result<(), String> {
    let links = links(page);
    for verdict in VERDICTS {
        for file in solutions(id, verdict) {
            let name = file.file_name().unwrap().to_str().unwrap();
            let target = format!("../submissions/{verdict}/{name}");
            if links.iter().all(|link| link.target != target) {
                return Err(format!("no word of {verdict}/{name}"));
            }
        }
    }
    Ok(())
}

/// Whether every file that a page links or shows is there.
fn links_lead_somewhere(page: &Path) -> Result<(), String> {
    for path in links(&read(page)?).iter().filter_map(Link::path) {
        if !page.parent().unwrap().join(path).exists() {
            return Err(format!("{}: {path} is not there", page.display()));
        }
    }
    Ok(())
}

/// What a page may quote: `common`, every problem, and the tests of the theory, at any indentation.
fn sources() -> Result<String, String> {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<PathBuf> = Vec::new();
    let folders = ["", "tests", "tests/theory", "../common/src"];
    for folder in folders.map(|folder| problems.join(folder)) {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let candidates = [path.join("main.rs"), path.join("write_up.rs"), path];
            files.extend(candidates.into_iter().filter(|path| path.is_file()));
        }
    }
    files.iter().map(|path| read(path).map(|text| dedented(&text))).collect()
}

/// The text with its lines cut free of blanks in front. Their order still says what they do.
fn dedented(text: &str) -> String {
    text.lines().map(|line| format!("{}\n", line.trim_start())).collect()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
