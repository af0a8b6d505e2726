//! A problem is complete, and its folder, its names and its pages agree with one another.

use crate::{findings::sync, Finding};
use pack::parts::PARTS;
use pack::{Language, Metadata, Problem, Result};
use std::path::PathBuf;

const KIND: &str = "conventions";

/// All that a problem lacks, and where it is unlike the others.
pub fn findings(problem: &Problem, problems: &[Problem]) -> Result<Vec<Finding>> {
    let mut findings = gaps(problem)?;
    findings.extend(test_files(problem)?);
    findings.extend(headings(problem)?);
    findings.extend(titles(problem, problems));
    findings.extend(needs(problem, problems));
    findings.extend(to_do(problem)?);
    Ok(findings)
}

/// The files that say that something is to be written.
pub fn to_do(problem: &Problem) -> Result<Vec<Finding>> {
    let finding = |path: PathBuf| Finding::new(KIND, "it still says TODO").of_file(path);
    Ok(problem.to_do()?.into_iter().map(finding).collect())
}

fn of_yaml(problem: &Problem, message: String) -> Finding {
    Finding::new(KIND, message).of_file(problem.folder().join("problem.yaml"))
}

/// What is not there.
fn gaps(problem: &Problem) -> Result<Vec<Finding>> {
    let id = &problem.id;
    let mut gaps = Vec::new();
    for part in PARTS.iter().filter(|part| (part.is_needed)(problem) && !part.is_there(problem)) {
        let message = format!("{id} has no {}", part.name);
        let gap = Finding::new(KIND, message).of_file(problem.pack.path(part.path(id)));
        gaps.push(if part.is_generated { gap.mended_by(sync(problem)) } else { gap });
    }
    let Metadata { name, game, .. } = &problem.metadata;
    let texts = [("name", name), ("game", game)];
    let is_in_english_alone = problem.is_lesson() && !problem.has("solution/solution.zh.md");
    let languages = if is_in_english_alone { &Language::ALL[..1] } else { &Language::ALL };
    for (key, texts) in texts.into_iter().take(if problem.is_lesson() { 2 } else { 1 }) {
        for language in languages.iter().filter(|language| !texts.contains_key(language)) {
            gaps.push(of_yaml(problem, format!("no {key} in {language}")));
        }
    }
    if !problem.is_lesson() && problem.has("main.rs") {
        let fault = Language::ALL.iter().find_map(|language| problem.practice(*language).err());
        gaps.extend(fault.map(|fault| Finding::new(KIND, format!("{fault:#}"))));
    }
    if problem.has("outside_the_rules.ans") != problem.has("outside_the_rules.in") {
        let message = "only one of outside_the_rules.in and .ans is there";
        gaps.push(Finding::new(KIND, message).of_file(problem.folder()));
    }
    let edges = problem.edges()?.into_keys();
    let made = problem.made_files()?.into_iter().map(|made| made.name);
    let names: Vec<String> = edges.chain(made).collect();
    let kinds = &["random", "largest", "edge"][..if problem.is_lesson() { 3 } else { 2 }];
    for kind in kinds {
        if !names.iter().any(|name| name.starts_with(kind)) {
            let message = format!("{id} has no {kind}-NN among its test files");
            gaps.push(Finding::new(KIND, message));
        }
    }
    Ok(gaps)
}

/// Inputs without answers and answers without inputs, and a sample that is not the problem's own.
fn test_files(problem: &Problem) -> Result<Vec<Finding>> {
    let template = "xtask/template/practice/testdata/sample/sample-01.in";
    let template = problem.pack.read(template).ok();
    let mut findings = Vec::new();
    let mut wrong = |path: PathBuf, message: &str| {
        findings.push(Finding::new(KIND, message).of_file(path));
    };
    for file in problem.stored_files()? {
        if pack::read(&file.input).ok() == template {
            wrong(file.input.clone(), "still the sample of the template");
        }
        // Nearly every test reads a file line by line or byte by byte, and none of the others would say this.
        if pack::read(&file.input).is_ok_and(|text| text.contains('\r')) {
            wrong(
                file.input.clone(),
                "CRLF at the ends of lines: clone the repository anew, with core.autocrlf=false",
            );
        }
        if !file.answer.is_file() {
            wrong(file.answer, "it is missing");
        }
        // Hydro drops the others.
        if !file.name.ends_with(|c: char| c.is_ascii_digit()) {
            wrong(file.input, "its name has no number");
        }
    }
    for answer in pack::files_if_any(&problem.data().join("sample"), "ans")? {
        if !answer.with_extension("in").is_file() {
            wrong(answer, "an answer without an input");
        }
    }
    Ok(findings)
}

/// Program and write-up are headed by judge, game and title, and the comment at the top of the C by the judge.
fn headings(problem: &Problem) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for (page, mark, language) in [
        ("main.rs", "//! # ", Language::English),
        ("solution/solution.en.md", "# ", Language::English),
        ("solution/solution.zh.md", "# ", Language::Chinese),
    ] {
        if !problem.has(page) {
            continue; // a gap, if it must be there
        }
        let path = problem.folder().join(page);
        let text = pack::read(&path)?;
        let expected = format!("{mark}{}", problem.heading(language));
        let found = text.lines().next().unwrap_or_default();
        if found != expected {
            let message = format!("expected {expected:?}, found {found:?}");
            findings.push(Finding::new(KIND, message).of_file(path).at_line(1));
        }
    }
    let plain_c = problem.folder().join("submissions/accepted/plain.c");
    let expected = format!("/* {}", problem.first_judge(Language::English).unwrap_or_default());
    if plain_c.is_file() && !pack::read(&plain_c)?.starts_with(&expected) {
        let message = format!("expected a comment that begins with {expected:?}");
        findings.push(Finding::new(KIND, message).of_file(plain_c).at_line(1));
    }
    Ok(findings)
}

/// English pages and packages are set in fonts that have no Chinese letters; and no lesson has the title of another.
fn titles(problem: &Problem, problems: &[Problem]) -> Vec<Finding> {
    let is_latin = |c: char| c.is_ascii() || ('\u{80}'..'\u{250}').contains(&c);
    let mut findings = Vec::new();
    let heading = problem.heading(Language::English);
    if !heading.chars().all(is_latin) {
        findings.push(of_yaml(
            problem,
            format!("the English title is not in Latin letters: {heading}"),
        ));
    }
    let others = problems.iter().filter(|other| other.is_lesson() && other.id != problem.id);
    for language in Language::ALL {
        let title = problem.title(language);
        let owner = others.clone().find(|other| other.title(language) == title);
        if let Some(owner) = owner.filter(|_| problem.is_lesson()) {
            findings.push(of_yaml(problem, format!("{} is called {title}, too", owner.id)));
        }
    }
    findings
}

/// Lessons that one has to know before this one, and that come later in the course.
fn needs(problem: &Problem, problems: &[Problem]) -> Vec<Finding> {
    let later = problems.iter().filter(|other| other.place >= problem.place);
    let needed = later.filter(|other| problem.metadata.needs.contains(&other.id));
    let message =
        |other: &Problem| format!("it needs {}, which comes later in the course", other.id);
    needed.map(|other| of_yaml(problem, message(other))).collect()
}
