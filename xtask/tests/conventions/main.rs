//! Every problem is complete, and its folder, its names and the README agree with one another.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

mod limits;
mod links;
mod numbers;
mod output;

use pack::{Pack, Problem};
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

#[test]
fn every_problem_can_be_read() {
    if let Err(error) = pack().all_problems() {
        panic!("{error:#}");
    }
}

#[test]
fn every_problem_is_complete() {
    let problems = problems();
    let findings = |problem| checks::conventions::findings(problem, &problems).unwrap();
    let findings = problems.iter().flat_map(findings).map(|finding| finding.to_string());
    assert_none(&findings.collect::<Vec<String>>());
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

/// Nearly every test reads a file line by line or byte by byte, and none of the others would say this.
#[test]
fn no_file_has_windows_line_ends() {
    for path in ["README.md", "problems/Cargo.toml"] {
        assert!(
            !read(path).contains('\r'),
            "{path} has CRLF at the ends of lines: clone the repository anew, with core.autocrlf=false"
        );
    }
}

/// Both READMEs run the same commands; the comments behind them differ.
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
