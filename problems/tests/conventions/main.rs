//! Every problem is complete, and its folder, its names and the README agree with one another.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

mod limits;
mod links;
mod numbers;
mod output;

use pack::parts::PARTS;
use pack::{Language, Metadata, Pack, Problem};
use std::collections::BTreeSet;
use std::fs;

fn pack() -> Pack {
    Pack::here().unwrap()
}

fn problems() -> Vec<Problem> {
    pack().problems().unwrap()
}

fn read(path: &str) -> String {
    pack().read(path).unwrap()
}

/// Fails if anything is wrong, and tells all of it.
fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "\n  {}\n", faults.join("\n  "));
}

/// Everything that a problem lacks.
fn gaps(problem: &Problem, problems: &[Problem]) -> Vec<String> {
    let (id, folder) = (&problem.id, problem.folder());
    let missing = PARTS.iter().filter(|part| part.is_needed(problem) && !part.is_there(problem));
    let missing = missing.map(|part| {
        let mend = if part.is_generated { ": run `cargo xtask sync`" } else { "" };
        format!("{}: {id} has no {}{mend}", part.path(id), part.name)
    });
    let mut gaps: Vec<String> = missing.collect();
    let Metadata { name, game, hint, lesson, .. } = &problem.metadata;
    let (key, texts) = if problem.is_lesson() { ("game", game) } else { ("hint", hint) };
    let is_in_english_alone = problem.is_lesson() && !problem.has("solution/solution.zh.md");
    let languages = if is_in_english_alone { &Language::ALL[..1] } else { &Language::ALL };
    for (key, texts) in [("name", name), (key, texts)] {
        for language in languages.iter().filter(|language| !texts.contains_key(language)) {
            gaps.push(format!("problems/{id}/problem.yaml: no {key} in {language}"));
        }
    }
    if let Some(lesson) = lesson {
        if !problems.iter().any(|problem| problem.id == *lesson && problem.is_lesson()) {
            gaps.push(format!("problems/{id}/problem.yaml: there is no lesson {lesson}"));
        }
    }
    if folder.join("outside_the_rules.ans").exists() != folder.join("outside_the_rules.in").exists()
    {
        gaps.push(format!("{id} has only one of problems/{id}/outside_the_rules.in and .ans"));
    }
    let figure = format!("problems/{id}/figure.rs");
    if problem.has("figure.rs") && !read(&figure).contains("#[test]") {
        gaps.push(format!(
            "{figure}: expected a test of what is drawn, found none: `held` in xtask/src/figures.rs asks the program"
        ));
    }
    let edges = problem.edges().unwrap_or_default().into_keys();
    let made = problem.made_files().unwrap_or_default().into_iter().map(|made| made.name);
    let names: Vec<String> = edges.chain(made).collect();
    for kind in
        ["random", "largest", "edge"].into_iter().take(if problem.is_lesson() { 3 } else { 2 })
    {
        if !names.iter().any(|name| name.starts_with(kind)) {
            gaps.push(format!("{id} has no {kind}-NN among its test files"));
        }
    }
    let template = read("xtask/template/practice/testdata/sample/sample-01.in");
    let cases = problem.stored_files().unwrap_or_default();
    if cases.iter().any(|case| pack::read(&case.input).is_ok_and(|input| input == template)) {
        gaps.push(format!("{id} still has the sample of the template (testdata/{id}/sample/)"));
    }
    let to_do = problem.to_do().unwrap();
    gaps.extend(to_do.iter().map(|path| format!("{} still says TODO", pack::shown(path))));
    gaps
}

#[test]
fn every_problem_can_be_read() {
    if let Err(error) = pack().all_problems() {
        panic!("{error:#}");
    }
}

#[test]
fn every_problem_is_complete() {
    let problems = problems();
    let gaps: Vec<String> = problems.iter().flat_map(|problem| gaps(problem, &problems)).collect();
    assert_none(&gaps);
}

#[test]
fn ids_are_judge_and_number() {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    for problem in problems() {
        assert!(problem.id.chars().all(plain), "{}", problem.id);
    }
}

/// A folder without a `problem.yaml` is no problem, and nothing else would say so.
#[test]
fn every_program_and_all_data_belong_to_a_problem() {
    for (parent, file) in [("problems", "main.rs"), ("testdata", "sample")] {
        for entry in fs::read_dir(pack().path(parent)).unwrap().map(Result::unwrap) {
            let name = entry.file_name().into_string().unwrap();
            if entry.path().join(file).exists() {
                let yaml = format!("problems/{name}/problem.yaml");
                assert!(pack().path(&yaml).is_file(), "{yaml} is missing");
            }
        }
    }
}

#[test]
fn every_input_has_its_answer() {
    for problem in problems() {
        for case in problem.stored_files().unwrap() {
            assert!(case.answer.is_file(), "{} is missing", pack::shown(&case.answer));
            // Hydro drops the others.
            let is_numbered = case.name.ends_with(|c: char| c.is_ascii_digit());
            assert!(is_numbered, "{} has no number", pack::shown(&case.input));
        }
        for answer in pack::files_if_any(&problem.data().join("sample"), "ans").unwrap() {
            let input = answer.with_extension("in");
            assert!(input.is_file(), "{} is missing", pack::shown(&input));
        }
    }
}

/// Nearly every test reads a file line by line or byte by byte, and none of the others would say this.
#[test]
fn no_file_has_windows_line_ends() {
    let cases = problems().into_iter().flat_map(|problem| problem.stored_files().unwrap());
    let pages = ["README.md", "problems/Cargo.toml"].map(|page| pack().path(page));
    for path in cases.map(|case| case.input).chain(pages) {
        assert!(
            !fs::read(&path).unwrap().contains(&b'\r'),
            "{} has CRLF at the ends of lines: clone the repository anew, with core.autocrlf=false",
            path.display()
        );
    }
}

/// Program and write-up are headed by judge, game and title.
#[test]
fn pages_are_headed_by_judge_game_and_title() {
    for problem in problems() {
        for (page, mark, language) in [
            ("main.rs", "//! # ", Language::English),
            ("solution/solution.en.md", "# ", Language::English),
            ("solution/solution.zh.md", "# ", Language::Chinese),
        ] {
            if page != "main.rs" && !problem.has(page) {
                continue; // `every_problem_is_complete` says so, if it must be there
            }
            let path = format!("problems/{}/{page}", problem.id);
            let text = read(&path);
            let expected = format!("{mark}{}", problem.heading(language));
            assert_eq!(text.lines().next(), Some(expected.as_str()), "{path}");
        }
    }
}

/// English pages and packages are set in fonts that have no Chinese letters.
#[test]
fn english_titles_are_in_latin_letters_and_no_lesson_has_the_title_of_another() {
    let is_latin = |c: char| c.is_ascii() || ('\u{80}'..'\u{250}').contains(&c);
    for language in Language::ALL {
        let mut titles = BTreeSet::new();
        for problem in problems() {
            let title = problem.title(language).to_string();
            assert!(
                language != Language::English
                    || problem.heading(Language::English).chars().all(is_latin),
                "{title}"
            );
            let is_new = !problem.is_lesson() || titles.insert(title.clone());
            assert!(is_new, "{}: another lesson is called {title}, too", problem.id);
        }
    }
}

/// Both READMEs run the same commands, but for what is said of them.
#[test]
fn the_chinese_readme_runs_the_same() {
    let commands = |readme| -> Vec<String> {
        let text = read(readme);
        let commands = text.lines().filter(|line| line.starts_with("$ "));
        commands.map(|line| line.split(" # ").next().unwrap().trim().to_string()).collect()
    };
    assert_eq!(commands("README.zh.md"), commands("README.md"));
}

/// What README prints below its first command is the answer of that sample.
#[test]
fn the_readme_shows_what_is_printed() {
    let readme = read("README.md");
    let command = "$ cargo run --release --bin hdu1846 < testdata/hdu1846/sample/sample-01.in\n";
    let shown = readme.split_once(command).expect("the command").1.split_once("$ ").unwrap().0;
    assert_eq!(shown, read("testdata/hdu1846/sample/sample-01.ans"));
}
