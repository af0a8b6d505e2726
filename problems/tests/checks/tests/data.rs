//! The data of every problem: `cargo test --package checks --test data hdu1846`. With a filter that names a problem, or with
//! `--include-ignored`, all test files are looked at, which are made for that, and not only those that are stored.

use libtest_mimic::{Arguments, Failed, Trial};
use pack::{Pack, Problem, Result};
use std::process::exit;

fn main() {
    let arguments = Arguments::from_args();
    let trials = Pack::here().and_then(|pack| trials(&pack, &arguments)).unwrap_or_else(|error| {
        eprintln!("data: {error:#}");
        exit(1)
    });
    libtest_mimic::run(&arguments, trials).exit();
}

fn trials(pack: &Pack, arguments: &Arguments) -> Result<Vec<Trial>> {
    let Arguments { filter, ignored, include_ignored, list, .. } = arguments;
    let is_whole = |id: &str| {
        let is_named = filter.as_ref().is_some_and(|filter| filter.contains(id));
        !list && (*ignored || *include_ignored || is_named)
    };
    let problems: &'static [Problem] = pack.problems()?.leak();
    pack::data::make(problems.iter().filter(|problem| is_whole(&problem.id)))?;
    let trial = |problem: &'static Problem| {
        let is_whole = is_whole(&problem.id);
        Trial::test(&problem.id, move || check(problem, problems, is_whole))
    };
    Ok(problems.iter().map(trial).collect())
}

fn check(
    problem: &Problem,
    problems: &[Problem],
    is_whole: bool,
) -> std::result::Result<(), Failed> {
    let findings = checks::data::findings(problem, problems, is_whole)
        .map_err(|error| format!("{error:#}"))?;
    if findings.is_empty() {
        return Ok(());
    }
    Err(findings.iter().map(|finding| format!("{finding}\n")).collect::<String>().into())
}
