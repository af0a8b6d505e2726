//! `cargo xtask data`: the test files in `testdata/ID/secret/`, with their answers.
//!
//! `problems/ID/generators/cases.rs` lists the cases of a problem and computes their answers. To be
//! independent, it uses neither `common` nor the solutions. Small positions are settled by the rules alone, by search
//! or with a table. For larger ones two different arguments must agree; if they do not, the command
//! panics and names the position.
//!
//! A file name says what the case is for: `edge` for the ends of the range and known mistakes,
//! `random` for random positions, `max` for size. Each random sample has a fixed seed, so the files
//! never vary.

mod fingerprint;
mod generate;
mod test_file;

use anyhow::{ensure, Context};
use clap::Parser;
use helpers::rules;
use pack::compile::UNKNOWN;
use pack::{Pack, Problem, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{exit, ExitCode};
use test_file::{all_lists, random_list, sample, Case, TestFile};

include!(concat!(env!("OUT_DIR"), "/modules.rs")); // by xtask/build.rs

/// Write the test files of testdata/ID/secret/ and their answers, or check them.
#[derive(Parser)]
#[command(bin_name = "cargo xtask data", disable_version_flag = true)]
struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, those whose generator or data has changed.
    ids: Vec<String>,
    /// All problems.
    #[arg(long)]
    all: bool,
    /// Write nothing; fail if a file of these problems, or of all, is missing, out of date or stale.
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let all = arguments.all || !arguments.ids.is_empty();
    let run = |problems: Vec<Problem>| {
        let is_known = |problem: &Problem| FOUND.iter().any(|(id, _)| *id == problem.id);
        if problems.iter().any(|problem| problem.has(GENERATOR) && !is_known(problem)) {
            exit(UNKNOWN);
        }
        let command = if arguments.check { check } else { write };
        command(&problems, all)
    };
    match Pack::here().and_then(|pack| pack.chosen(&arguments.ids)).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("data: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Generates all test files of a problem.
type Function = fn() -> Vec<TestFile>;

/// Writes the cases of these problems, and removes those that they no longer have. `all` of them, or those alone
/// whose generator or data has changed.
fn write(problems: &[Problem], all: bool) -> Result<()> {
    pack::progress::each(problems, |problem| {
        if !all && is_known(problem)? {
            return Ok(());
        }
        let files = files(problem)?;
        for path in stale_files(problem, &files)? {
            fs::remove_file(&path)?;
            pack::tell!("removed {}", pack::shown(&path));
        }
        for (path, text) in files {
            pack::progress::write(&path, &text)?;
        }
        if problem.has(GENERATOR) {
            pack::write(&fingerprint::path(problem), &fingerprint::of(problem)?)?;
        }
        Ok(())
    })
}

/// The generator in a problem's folder.
const GENERATOR: &str = "generators/cases.rs";

/// Whether the data of a problem is known to be what its generator makes.
fn is_known(problem: &Problem) -> Result<bool> {
    let known = fs::read_to_string(fingerprint::path(problem)).ok();
    Ok(if problem.has(GENERATOR) {
        known == Some(fingerprint::of(problem)?)
    } else {
        known.is_none() && files_in(&folder(problem))?.is_empty()
    })
}

/// Fails if a case of these problems is missing, is not as the code has it, or is one too many, or if that is not
/// written down. Generates `all` of them, or those alone whose generator or data has changed.
fn check(problems: &[Problem], all: bool) -> Result<()> {
    let messages = pack::progress::map(problems, |problem| {
        let is_known = is_known(problem)?;
        if !all && is_known {
            return Ok(String::new());
        }
        let files = files(problem)?;
        let stale_files = stale_files(problem, &files)?.into_iter();
        let mut outdated: Vec<(PathBuf, &str)> =
            stale_files.map(|path| (path, "one too many")).collect();
        for (path, text) in files {
            match fs::read(&path) {
                Err(_) => outdated.push((path, "missing")),
                Ok(found) if found != text.as_bytes() => outdated.push((path, "changed")),
                Ok(_) => {}
            }
        }
        if outdated.is_empty() && !is_known {
            outdated.push((fingerprint::path(problem), "changed"));
        }
        outdated.sort();
        let lines = outdated.into_iter().map(|(path, fault)| {
            format!("  {}, {fault}: `cargo xtask data {}`\n", pack::shown(&path), problem.id)
        });
        Ok(lines.collect::<String>())
    })?;
    let message = messages.concat();
    ensure!(
        message.is_empty(),
        "these files are not as the code has them; if you meant to change that, run\n{}",
        message.trim_end()
    );
    Ok(())
}

fn folder(problem: &Problem) -> PathBuf {
    problem.data().join("secret")
}

/// No file has so many bytes: the repository stays small.
const TOO_LONG: usize = 1_600_000;

/// The contents of all secret files of a problem, by path; none if it has no generator.
fn files(problem: &Problem) -> Result<BTreeMap<PathBuf, String>> {
    if !problem.has(GENERATOR) {
        return Ok(BTreeMap::new());
    }
    let (id, framing) = (&problem.id, problem.framing()?);
    let generator = FOUND.iter().find(|(name, _)| name == id);
    let (_, cases) = generator.context("a generator that is not known")?;
    let mut files = BTreeMap::new();
    for case in generate::run(*cases)? {
        let (input, answer) = case.texts(framing);
        for (extension, text) in [("in", input), ("ans", answer)] {
            let path = folder(problem).join(&case.name).with_extension(extension);
            let (name, length) = (pack::shown(&path), text.len());
            ensure!(
                length < TOO_LONG,
                "{name} would have {length} bytes, and less than {TOO_LONG} are wanted: \
                 make fewer or smaller cases of it in problems/{id}/generators/cases.rs"
            );
            ensure!(
                files.insert(path, text).is_none(),
                "{name} is made twice by problems/{id}/generators/cases.rs"
            );
        }
    }
    Ok(files)
}

/// The inputs and answers in the folder of a problem that are not in `files`.
fn stale_files(problem: &Problem, files: &BTreeMap<PathBuf, String>) -> Result<BTreeSet<PathBuf>> {
    let found = files_in(&folder(problem))?.into_iter();
    Ok(found.filter(|path| !files.contains_key(path)).collect())
}

/// The inputs and answers in a folder, if there is one.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = pack::files_if_any(folder, "in")?;
    files.extend(pack::files_if_any(folder, "ans")?);
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_with_its_test_case() {
        let at_once = || vec![TestFile::new("edge-01", [1, 0].map(|n| Case::new(1 / n, 1)))];
        let within = || vec![TestFile::new("edge-01", [1, 0].iter().map(|n| Case::new(1 / n, 1)))];
        let cases: [(Function, &str); 2] =
            [(at_once, "before the first test file"), (within, "in the test file edge-01")];
        for (cases, place) in cases {
            let message = generate::run(cases).err().unwrap().to_string();
            let expected = format!(": attempt to divide by zero ({place})");
            assert!(message.ends_with(&expected), "{message}");
        }
    }
}
