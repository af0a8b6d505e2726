//! Small random inputs, made by the validators: the single files are right on them, and the solutions in
//! `problems/ID/submissions/wrong_answer/` are not, as `cargo xtask stress` finds. One whose mistake needs larger ones
//! says so: `Right on small inputs: ` and why.

use super::expected_failures::{is_wrong_answer, runnable};
use super::program::{message, path};
use super::Subject;
use crate::stress::Stress;
use crate::{Check, Failure};
use judging::run::Verdict;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// How long a program has to be right on them.
const TIME_TO_BE_RIGHT: Duration = Duration::from_secs(1);

/// How long it may take until one is found on which a program is wrong: on a busy machine longer than the 20 seconds of
/// `cargo xtask stress`.
const TIME_TO_BE_WRONG: Duration = Duration::from_secs(60);

const REMARK: &str = "Right on small inputs: ";

/// The tests of solutions that must fail; they take time: `cargo test -p checks --test judge -- --ignored`.
pub fn checks(subject: &Subject) -> Vec<Check<'_>> {
    let files = subject.problem.submissions("wrong_answer");
    let trial = |file: std::path::PathBuf| {
        let name = file.file_stem().unwrap_or_default().display();
        let name = format!("{}::wrong_answer::{name}::small-inputs", subject.id());
        Check::new(name, move || is_wrong(&file, subject)).left_out_if(true)
    };
    files.unwrap_or_else(|error| panic!("{error:#}")).into_iter().map(trial).collect()
}

/// Fails if a program is wrong on a small input.
pub fn is_right(program: &Path, subject: &Subject) -> Result<(), Failure> {
    let mut found = search(Command::new(program), subject, TIME_TO_BE_RIGHT)?;
    if matches!(found, (0, None)) {
        found = search(Command::new(program), subject, TIME_TO_BE_WRONG)?; // on a busy machine, where legal inputs are rare
    }
    match found {
        (0, None) => Err("the validator makes no legal input".into()),
        (_, None) => Ok(()),
        (_, Some((verdict, input))) => Err(format!("{}: {input:?}", verdict.word()).into()),
    }
}

/// Fails if none is found on which a solution is wrong.
fn is_wrong(file: &Path, subject: &Subject) -> Result<(), Failure> {
    let command = runnable(file, subject)?;
    let has_remark = pack::read(file).map_err(message)?.contains(REMARK);
    let time = if has_remark { TIME_TO_BE_RIGHT } else { TIME_TO_BE_WRONG };
    match search(command, subject, time)? {
        (count, None) if !has_remark => Err(format!(
            "right on {count} small inputs; if no small one can show the mistake, say {REMARK:?} and why in the file"
        )
        .into()),
        (_, Some((_, input))) if has_remark => {
            Err(format!("it says {REMARK:?}, but is wrong on {input:?}").into())
        }
        (_, Some((verdict, input))) if !is_wrong_answer(&verdict) => {
            Err(format!("{}: {input:?}", verdict.word()).into())
        }
        (count, failure) => {
            let what = if failure.is_some() { "wrong on input" } else { "right on all, which were" };
            if !subject.is_alone {
                println!("{}: {what} {count}", pack::shown(file));
            }
            Ok(())
        }
    }
}

/// How many inputs there were, and the verdict on the last one if the program fails on it.
fn search(
    theirs: Command,
    subject: &Subject,
    time: Duration,
) -> Result<(u64, Option<(Verdict, String)>), Failure> {
    let ours = Command::new(path(subject.id()));
    let stress = Stress::new(&subject.problem, ours, theirs).map_err(message)?;
    let (count, failure) = stress.search(1, time).map_err(message)?;
    Ok((count, failure.map(|failure| (failure.verdict, failure.made.input))))
}
