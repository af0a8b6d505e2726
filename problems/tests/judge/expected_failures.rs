//! The solutions that must fail, in `problems/ID/submissions/wrong_answer/` and
//! `time_limit_exceeded/`: the data catches each of them, and the test names the case that did.

use crate::cases::compare;
use crate::program::command;
use crate::submissions::{compile_once, rustc};
use crate::{of_each_problem, Case};
use libtest_mimic::{Failed, Trial};
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

/// The judges' time limit; the solutions that exceed it do so by far.
const TIME_LIMIT: Duration = Duration::from_secs(1);

/// The folders of the solutions that must fail, which say how they do.
pub const VERDICTS: [&str; 2] = ["wrong_answer", "time_limit_exceeded"];

/// The solutions of a problem that must fail in one way, in the order of their names.
pub fn solutions(id: &str, verdict: &str) -> Vec<PathBuf> {
    let folder = format!("{}/{id}/submissions/{verdict}", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(&folder).into_iter().flatten().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    files
}

/// All tests of solutions that must fail. Those of slow ones take time: `cargo test -- --ignored`.
pub fn trials(cases: &[Case]) -> Vec<Trial> {
    let mut trials = Vec::new();
    for cases in of_each_problem(cases) {
        let id = &cases[0].id;
        for verdict in VERDICTS {
            for file in solutions(id, verdict) {
                let name = file.file_stem().unwrap().to_str().unwrap().to_string();
                let cases = cases.to_vec();
                let slow = verdict == "time_limit_exceeded";
                let trial = Trial::test(format!("{id}::{verdict}::{name}"), move || {
                    rejected(&file, &cases, slow)
                });
                trials.push(trial.with_ignored_flag(slow));
            }
        }
    }
    trials
}

/// What became of a program on one case.
#[derive(PartialEq)]
enum Verdict {
    Accepted,
    WrongAnswer,
    TimeLimitExceeded,
}

fn rejected(file: &Path, cases: &[Case], slow: bool) -> Result<(), Failed> {
    let verdict = if slow { Verdict::TimeLimitExceeded } else { Verdict::WrongAnswer };
    let beginning = if slow { "// Slow: " } else { "// Wrong: " };
    if !fs::read_to_string(file)?.starts_with(beginning) {
        return Err(format!("the first line does not tell the mistake after {beginning:?}").into());
    }
    let name = format!("{}-{}", cases[0].id, file.file_stem().unwrap().to_str().unwrap());
    let program = compile_once(rustc("2021"), file, &name)?;
    for case in cases {
        let found = judge(&program, case)?;
        if found == verdict {
            println!("{name}: caught by {}", case.name);
            return Ok(());
        }
        if slow && found == Verdict::WrongAnswer {
            return Err(format!("wrong, not slow, on {}", case.name).into());
        }
    }
    Err("the data does not catch it".into())
}

/// Runs a program on a case, for no longer than the time limit. A crash is a wrong answer.
fn judge(program: &Path, case: &Case) -> Result<Verdict, Failed> {
    let mut child =
        command(program).stdin(File::open(&case.input)?).stderr(Stdio::null()).spawn()?;
    let mut stdout = child.stdout.take().unwrap();
    let reader = thread::spawn(move || {
        let mut output = Vec::new();
        stdout.read_to_end(&mut output).map(|_| output)
    });
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if start.elapsed() > TIME_LIMIT {
            child.kill()?;
            child.wait()?;
            return Ok(Verdict::TimeLimitExceeded);
        }
        thread::sleep(Duration::from_millis(1));
    };
    let output = reader.join().unwrap()?;
    let same = compare(&fs::read(&case.answer)?, &output).is_ok();
    Ok(if status.success() && same { Verdict::Accepted } else { Verdict::WrongAnswer })
}
