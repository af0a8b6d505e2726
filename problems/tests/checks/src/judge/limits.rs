//! The largest inputs: the program and its single files are right on them, within a third of the judge's time and within its memory, where the judge takes the language; on HDU and POJ, which
//! run on Windows, with the stack that it gives. `cargo test -p checks --test judge -- --ignored limits`; all are optimized here
//! however the tests are built, as judges do.

use super::program::{limited, message};
use super::submissions::{handed_in, has_c};
use super::Subject;
use crate::{Check, Failure};

use judging::compile::executable;
use judging::run::{judge, Allowed, Verdict};
use pack::programs::build_released_programs;
use pack::TestFile;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

/// What a program may take of the judge's time, as machines differ.
const PART_OF_THE_TIME: u32 = 3;

/// A run that takes too long is tried again so often: what disturbs one makes it longer.
const TRIES: usize = 4;

/// The stack of a program on Windows, in KiB.
const STACK_ON_WINDOWS: u32 = 1024;

/// The test of a problem.
pub fn checks(subject: &Subject) -> Vec<Check<'_>> {
    let name = format!("{}::limits", subject.id());
    let trial = Check::new(name, move || keeps_them(subject));
    vec![trial.left_out_if(!subject.is_alone || !has_c())]
}

fn keeps_them(subject: &Subject) -> Result<(), Failure> {
    let largest: Vec<&TestFile> = subject.cases.iter().filter(|case| case.is_largest()).collect();
    if largest.is_empty() {
        let id = subject.id();
        return Err(format!("problems/{id}/generators/cases.rs makes no largest input").into());
    }
    let mut programs = vec![("", released(subject))];
    programs.extend(handed_in(subject));
    for (name, program) in programs {
        let program = program?;
        for case in &largest {
            check(&program, name, case, subject)
                .map_err(|error| format!("{}{name} on {}: {error}", subject.id(), case.name))?;
        }
    }
    Ok(())
}

/// The program, optimized. All are built at once where many are asked for.
fn released(subject: &Subject) -> Result<PathBuf, String> {
    static FOLDER: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let ids = if subject.is_alone {
            Ok(vec![subject.id().to_string()])
        } else {
            subject.problem.pack.ids()
        };
        ids.and_then(|ids| {
            build_released_programs(&subject.problem.pack, ids.iter().map(String::as_str))
        })
        .map_err(message)
    });
    Ok(executable(&folder.clone()?, subject.id()))
}

fn check(program: &Path, name: &str, case: &TestFile, subject: &Subject) -> Result<(), String> {
    let problem = &subject.problem;
    let limit = Duration::from_secs_f64(problem.metadata.limits.time_limit) / PART_OF_THE_TIME;
    // Where Rust is not taken, its memory is nobody's concern.
    let is_judged = name == ".plain.c" || !problem.needs_c();
    let memory = problem.metadata.judge_memory.filter(|_| is_judged);
    let memory = memory.map(|memory| u64::from(memory) << 20);
    let is_on_windows =
        ["HDU", "POJ"].iter().any(|judge| problem.judges_without_rust().contains(judge));
    let mut command = Command::new(program);
    if is_on_windows && cfg!(unix) {
        command = limited('s', STACK_ON_WINDOWS, program);
    }
    let read = |path| fs::read(path).map_err(message);
    let (input, answer) = (read(&case.input)?, read(&case.answer)?);
    let stopped = problem.time_before_it_is_stopped();
    let allowed = Allowed { memory, ..Allowed::within(stopped).measured() };
    let mut least = Duration::MAX;
    for _ in 0..TRIES {
        let judged = judge(&command, &input, &answer, allowed, None).map_err(message)?;
        if judged.verdict != Verdict::Accepted {
            return Err(format!("{judged:?}"));
        }
        least = least.min(judged.usage.map_or(judged.time, |usage| usage.cpu));
        if least <= limit {
            return Ok(());
        }
    }
    Err(format!("{least:.2?}, more than a third of the judge's time, which is {limit:.2?}"))
}
