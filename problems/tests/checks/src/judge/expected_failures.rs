//! The solutions that must fail, in `problems/ID/submissions/wrong_answer/` and `time_limit_exceeded/`, in Rust, C or
//! Python: the data catches each of them, a wrong one by a sample or an edge file, and the test names the case that did.

use super::program::message;
use super::submissions::{c_compiler, has_c, rustc};
use super::Subject;
use crate::combined::Combined;
use crate::{Check, Failure};

use judging::compile::{compile_once, is_installed, PYTHON};
use judging::run::{judge, Allowed, Verdict};
use pack::programs::built_checker;
use pack::{Pack, TestFile};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

/// The folders of the solutions that must fail, which say how they do.
pub const VERDICTS: [&str; 2] = ["wrong_answer", "time_limit_exceeded"];

/// All tests of solutions that must fail. Those of slow ones take time: `cargo test -p checks --test judge -- --ignored`.
pub fn checks(subject: &Subject) -> Vec<Check<'_>> {
    static HAS_PYTHON: OnceLock<bool> = OnceLock::new();
    let mut trials = Vec::new();
    for verdict in VERDICTS {
        let files = subject.problem.submissions(verdict);
        for file in files.unwrap_or_else(|error| panic!("{error:#}")) {
            let name = file.file_stem().unwrap().to_str().unwrap();
            let name = format!("{}::{verdict}::{name}", subject.id());
            let lacks_language = match extension(&file) {
                "c" => !has_c(),
                "py" => !*HAS_PYTHON.get_or_init(|| is_installed(PYTHON)),
                _ => false,
            };
            let slow = verdict == "time_limit_exceeded";
            let trial = Check::new(name, move || rejected(&file, subject, slow));
            trials.push(trial.left_out_if(slow || lacks_language));
        }
    }
    trials
}

/// The command that runs a solution, which is compiled if it is not in Python.
pub fn runnable(file: &Path, subject: &Subject) -> Result<Command, String> {
    let compiler = match extension(file) {
        "py" => {
            let mut python = Command::new(PYTHON);
            python.arg(file);
            return Ok(python);
        }
        // A mistake may be worth a warning.
        "c" => c_compiler(&["-std=c89", "-pedantic-errors", "-w", "-O2"]),
        _ => {
            let combined = (!subject.is_alone).then(|| all_in_rust(&subject.problem.pack));
            let program = combined.map(|all| all.program(&program_name(subject.id(), file)));
            if let Some(Ok(program)) = program {
                return Ok(Command::new(program));
            }
            rustc("2021")
        }
    };
    compile_once(compiler, &[file], subject.id()).map(Command::new)
}

fn extension(file: &Path) -> &str {
    file.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}

/// Whether the program ended as it should, and printed something else than it should.
pub fn is_wrong_answer(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::WrongAnswer(_) | Verdict::Rejected(_))
}

/// The name of the program of a solution, among those of all problems.
fn program_name(id: &str, file: &Path) -> String {
    format!("{id}-{}", file.file_stem().unwrap().display())
}

/// The solutions in Rust of all problems that must fail. They are optimized, as a slow one must be slow all the same.
fn all_in_rust(pack: &Pack) -> &'static Combined {
    static ALL: OnceLock<Combined> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut files = BTreeMap::new();
        for problem in pack.problems().unwrap_or_else(|error| panic!("{error:#}")) {
            for file in VERDICTS.iter().flat_map(|verdict| problem.submissions(verdict).unwrap()) {
                if extension(&file) == "rs" {
                    files.insert(program_name(&problem.id, &file), file);
                }
            }
        }
        Combined::new("expected_failures", || rustc("2021"), files)
    })
}

fn rejected(file: &Path, subject: &Subject, slow: bool) -> Result<(), Failure> {
    // A busy machine makes no wrong program a slow one.
    let judges = Duration::from_secs_f64(subject.problem.metadata.limits.time_limit);
    let limit = if slow { judges } else { subject.problem.time_before_it_is_stopped() };
    let comment = match extension(file) {
        "c" => "/*",
        "py" => "#",
        _ => "//",
    };
    let beginning = format!("{comment} {}: ", if slow { "Slow" } else { "Wrong" });
    if !pack::read(file).map_err(message)?.starts_with(&beginning) {
        let shown = pack::shown(file);
        return Err(format!("{shown}:1: expected the mistake after {beginning:?}").into());
    }
    let command = runnable(file, subject)?;
    let mut cases: Vec<&TestFile> = subject.cases.iter().collect();
    // A mistake is caught by a case that is there for it, not by chance; a small one mostly tells, too.
    let is_chosen = |case: &TestFile| slow || case.is_sample || case.name.starts_with("edge-");
    if !slow {
        let size = |case: &&TestFile| fs::metadata(&case.input).map_or(0, |file| file.len());
        cases.sort_by_key(|case| (!is_chosen(case), size(case)));
    }
    let (shown, checker) = (pack::shown(file), built_checker(&subject.problem).map_err(message)?);
    for case in cases {
        let (input, answer) = (fs::read(&case.input)?, fs::read(&case.answer)?);
        let judged = judge(&command, &input, &answer, Allowed::within(limit), checker.as_ref())?;
        let verdict = judged.verdict;
        let is_slow = verdict == Verdict::TimeLimit;
        let is_caught = if slow { is_slow } else { is_wrong_answer(&verdict) };
        if is_caught && is_chosen(case) {
            if !subject.is_alone {
                println!("{}: caught by {}", program_name(subject.id(), file), case.name);
            }
            return Ok(());
        }
        if is_caught {
            let (name, id) = (&case.name, subject.id());
            return Err(format!(
                "{shown}: no sample and no edge file catches it, {name} does: add the case that it gets wrong to an \
                 edge file in problems/{id}/generators/cases.rs and run `cargo xtask sync {id}`"
            )
            .into());
        }
        // What cannot run at all is not what its first line says.
        if verdict != Verdict::Accepted && !is_slow {
            return Err(format!("{shown}: {} on {}", verdict.word(), case.name).into());
        }
    }
    Err(format!("{shown}: the data does not catch it").into())
}
