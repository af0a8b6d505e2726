//! `cargo xtask test ID -- COMMAND`: a program in any language on all cases of a problem.

use anyhow::{bail, Context};
use pack::run::{compare_words, run_within};
use pack::{tell, Pack, Result, TestFile};
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

/// Run a program of yours, in any language, on all cases of a problem.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  cargo xtask test hdu1846 -- ./a.out\n  cargo xtask test 1846 -- python3 solution.py"
)]
pub struct Arguments {
    /// The problem, such as hdu1846 or 1846.
    id: String,
    /// The program and its arguments.
    #[arg(required = true, last = true)]
    command: Vec<String>,
}

/// A program is stopped after so many times the judge's limit.
const TIMES_THE_LIMIT: f64 = 10.0;

/// Runs the command. Fails on an unknown id, if the program cannot be started, and unless it answers all
/// cases as the judge does.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let problem = pack.find(&arguments.id)?;
    let limit = Duration::from_secs_f64(problem.metadata.limits.time_limit);
    let cases = problem.test_files()?;
    let mut wrong = 0;
    for case in &cases {
        let begin = Instant::now();
        let outcome = judged(arguments, case, limit.mul_f64(TIMES_THE_LIMIT))?;
        let time = begin.elapsed();
        let name = &case.name;
        match outcome {
            Ok(()) => {
                let slow = if time > limit { ", above the judge's limit" } else { "" };
                tell!("ok     {name} in {:.2} s{slow}", time.as_secs_f64());
            }
            Err(message) => {
                wrong += 1;
                tell!("WRONG  {name} ({}): {message}", pack::shown(&case.input));
            }
        }
    }
    if wrong == 0 {
        tell!("{}: all {} cases are right", problem.id, cases.len());
        return Ok(());
    }
    bail!("{}: {wrong} of {} cases are wrong", problem.id, cases.len())
}

/// Whether the program answers a case; if not, what is wrong.
fn judged(
    arguments: &Arguments,
    case: &TestFile,
    limit: Duration,
) -> Result<std::result::Result<(), String>> {
    let (program, rest) = arguments.command.split_first().context("no program")?;
    let output = run_within(limit, Command::new(program).args(rest), &fs::read(&case.input)?)
        .with_context(|| program.clone())?;
    let Some(output) = output else {
        return Ok(Err(format!("it still runs after {} s", limit.as_secs_f64())));
    };
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        return Ok(Err(format!("{}\n{}", output.status, message.trim_end())));
    }
    Ok(compare_words(&fs::read(&case.answer)?, &output.stdout))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pack::template::Fixture;

    #[test]
    #[cfg(unix)]
    fn programs_are_judged() {
        let fixture = Fixture::new();
        let run = |program: &[&str]| {
            let command = program.iter().map(ToString::to_string).collect();
            super::command(&fixture.pack, &Arguments { id: "hdu1001".into(), command })
                .map_err(|error| format!("{error:#}"))
        };
        let wrong = |message: String| message.contains(" of 4 cases are wrong");
        assert!(wrong(run(&["sh", "-c", "echo first"]).unwrap_err()));
        assert!(wrong(run(&["false"]).unwrap_err()));
        let awk = "NR > 1 { print ($1 % 3 ? \"first\" : \"second\") }";
        assert_eq!(run(&["awk", awk]), Ok(()));
        let without_lines = awk.replace("print", "printf \"%s \",");
        assert_eq!(run(&["awk", &without_lines]), Ok(()));
        assert!(wrong(run(&["awk", &awk.replace("first", "First")]).unwrap_err()));
        assert!(run(&["./no-such-program"]).unwrap_err().starts_with("./no-such-program: "));
    }
}
