//! `cargo xtask test ID -- COMMAND`: a program in any language on all test files of a problem.

use crate::program::program;
use anyhow::{bail, Context};
use judging::print_line;
use judging::run::{judge, run_within, Allowed, Verdict};
use pack::programs::{built_checker, built_program};
use pack::Framing;
use pack::{Pack, Problem, Result, TestFile};
use std::fs;
use std::io::{self, IsTerminal};
use std::process::Command;
use std::time::Duration;

/// Run a program of yours, in any language, on all test files of a problem, up to the first on which it fails.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  cargo xtask test hdu1846 -- ./a.out\n  cargo xtask test 1846 --all -- python3 solution.py"
)]
pub struct Arguments {
    /// The problem, such as hdu1846 or 1846.
    id: String,
    /// Go on behind the first test file on which it fails.
    #[arg(long)]
    all: bool,
    /// Leave out the largest inputs.
    #[arg(long)]
    quick: bool,
    /// How many seconds it may take on a test file, in place of the judge's limit.
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// The program and its arguments.
    #[arg(required = true, last = true)]
    command: Vec<String>,
}

/// Runs the command. Fails on an unknown id, if the program cannot be started, and unless it is accepted.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let problem = Problem { without_largest: arguments.quick, ..pack.find(&arguments.id)? };
    let allowed = allowed(&problem, arguments.time)?;
    let (command, checker) = (program(pack, &arguments.command)?, built_checker(&problem)?);
    pack::data::make([&problem])?;
    let files = problem.test_files()?;
    let (mut failed, mut slowest, mut peak) = (Vec::new(), (Duration::ZERO, ""), None);
    for (number, file) in (1..).zip(&files) {
        judging::progress::show(&format!("{number}/{} {}", files.len(), file.name));
        let (input, answer) = (fs::read(&file.input)?, fs::read(&file.answer)?);
        let judged = judge(&command, &input, &answer, allowed, checker.as_ref())
            .with_context(|| arguments.command[0].clone())?;
        let (time, memory) = (judged.time_taken(), judged.memory_taken());
        (slowest, peak) = (slowest.max((time, &file.name)), peak.max(memory));
        let verdict = judged.verdict;
        let word = painted(&format!("{:13}", verdict.word()), verdict == Verdict::Accepted);
        let megabytes = memory.map_or(String::new(), |memory| format!("  {:4} MiB", memory >> 20));
        print_line!("{word}  {:10}  {:.2} s{megabytes}", file.name, time.as_secs_f64());
        if verdict == Verdict::Accepted {
            continue;
        }
        let mut fault = reason(&problem, &verdict, time, allowed, arguments.time.is_some());
        if let Verdict::WrongAnswer(difference) = &verdict {
            let case = Case::answered_in(&problem, file, difference.line)?;
            fault += &case.map_or(Ok(String::new()), |case| case.describe(&problem, &command))?;
        }
        print_line!("  {}: {}", pack::shown(&file.input), fault.replace('\n', "\n  "));
        failed.push(format!("{} on {}", verdict.word(), file.name));
        if !arguments.all {
            break;
        }
    }
    let (id, count) = (&problem.id, files.len());
    if let [first, others @ ..] = &failed[..] {
        let more = match others.len() {
            0 => String::new(),
            more => format!(", and {more} more of {count} test files"),
        };
        bail!("{id}: {first}{more}");
    }
    let (time, name) = (slowest.0.as_secs_f64(), slowest.1);
    let left_out = if arguments.quick { ", the largest left out" } else { "" };
    print_line!(
        "{id}: accepted on {count} test files{left_out}, in at most {time:.2} s ({name}){}",
        memory_of(&problem, peak)
    );
    Ok(())
}

/// What the judge allows a program, or `--time`.
pub fn allowed(problem: &Problem, seconds: Option<f64>) -> Result<Allowed> {
    let time = match seconds {
        Some(seconds) => Duration::try_from_secs_f64(seconds).context("--time")?,
        None => Duration::from_secs_f64(problem.metadata.limits.time_limit),
    };
    let memory = problem.metadata.judge_memory.map(|memory| u64::from(memory) << 20);
    let stopped = problem.time_before_it_is_stopped().max(time);
    Ok(Allowed { time, memory, stopped, measured: true })
}

/// Why a program is not accepted, for the user. `is_given` says whether it is `--time` that allows so much.
pub fn reason(
    problem: &Problem,
    verdict: &Verdict,
    time: Duration,
    allowed: Allowed,
    is_given: bool,
) -> String {
    match verdict {
        Verdict::Accepted => String::new(),
        Verdict::TimeLimit => too_slow(time, allowed, is_given),
        Verdict::MemoryLimit => format!("the judge gives {} MiB", problem.judge_memory()),
        Verdict::OutputLimit => "stopped, as it printed far more than the answer".to_string(),
        Verdict::RuntimeError(message) | Verdict::Rejected(message) => message.clone(),
        Verdict::WrongAnswer(difference) => format!("answer, {difference}"),
    }
}

/// The message for a program that takes too long.
fn too_slow(
    time: Duration,
    Allowed { time: allowed, stopped, .. }: Allowed,
    is_given: bool,
) -> String {
    let (seconds, allowed) = (time.as_secs_f64(), allowed.as_secs_f64());
    let took = if time < stopped {
        format!("{seconds:.1} s")
    } else {
        format!("stopped after {seconds:.0} s")
    };
    if is_given {
        return format!("{took}, --time allows {allowed} s");
    }
    let more = (1.5 * seconds).ceil();
    format!("{took}, the judge allows {allowed} s; machines differ: `--time {more}` allows more")
}

/// The most memory that an accepted program took, and what its judge gives.
pub fn memory_of(problem: &Problem, peak: Option<u64>) -> String {
    let limit = problem.judge_memory();
    match (peak, problem.metadata.judge_memory) {
        (None, _) => "; its memory is not looked at on this system".to_string(),
        (Some(peak), Some(_)) => format!(" and {} MiB of the judge's {limit}", peak >> 20),
        (Some(peak), None) if peak > u64::from(limit) << 20 => {
            format!(
                " and {} MiB, above the {limit} MiB that the pack guesses its judge gives",
                peak >> 20
            )
        }
        (Some(peak), None) => format!(" and {} MiB", peak >> 20),
    }
}

/// A word in green or red, on a terminal.
fn painted(word: &str, is_good: bool) -> String {
    if !io::stdout().is_terminal() {
        return word.to_string();
    }
    format!("\x1b[{}m{word}\x1b[0m", if is_good { 32 } else { 31 })
}

/// One case of a test file.
struct Case {
    number: usize,
    /// The line of the file on which it begins.
    line: usize,
    /// It alone, as an input.
    input: String,
    answer: Vec<u8>,
}

/// How many cases are run one by one to find the one with an answer.
const MOST_CASES: usize = 1000;

impl Case {
    /// The case to which a line of the answers belongs. None if an input is one case, or if no validator tells where the
    /// cases are.
    fn answered_in(problem: &Problem, file: &TestFile, line: usize) -> Result<Option<Case>> {
        let framing = problem.framing()?;
        if framing == Framing::Single {
            return Ok(None);
        }
        let text = pack::read(&file.input)?;
        let Ok(turns) = problem.validator()?.turns(text.as_bytes()) else { return Ok(None) };
        let Ok(program) = built_program(problem) else { return Ok(None) };
        let has_one_line_each = pack::read(&file.answer)?.lines().count() == turns.len();
        let first = if has_one_line_each { line - 1 } else { 0 };
        let mut lines = first;
        for (number, turn) in (1..).zip(turns).skip(first).take(MOST_CASES) {
            let input = pack::framed(framing, &[&text[turn.clone()]]);
            let output = run_within(Duration::from_secs(60), &program, input.as_bytes())?;
            let answer = output.context("the pack's program does not end")?.stdout;
            lines += answer.split(|&byte| byte == b'\n').count() - 1;
            if lines >= line {
                let line = 1 + text[..turn.start].matches('\n').count();
                return Ok(Some(Case { number, line, input, answer }));
            }
        }
        Ok(None)
    }

    /// The case, and what becomes of the program on it alone.
    fn describe(&self, problem: &Problem, command: &Command) -> Result<String> {
        let Case { number, line, input, answer } = self;
        let allowed = Allowed::within(problem.time_before_it_is_stopped());
        let alone = match judge(command, input.as_bytes(), answer, allowed, None)?.verdict {
            Verdict::Accepted => {
                "alone it is answered rightly, so something is left over from the cases before"
            }
            _ => "alone it fails, too",
        };
        let path = problem.pack.path("target/test").join(&problem.id).with_extension("in");
        pack::write(&path, input)?;
        let mut shown: String = input.chars().take(400).collect();
        if shown.len() < input.len() {
            shown += "...";
        }
        let (shown, path) = (shown.trim_end(), pack::shown(&path));
        Ok(format!("\nthat is case {number}, from line {line} on; {alone} ({path}):\n{shown}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pack::template::Fixture;

    #[test]
    #[cfg(unix)]
    fn programs_are_judged() {
        let fixture = Fixture::new();
        let run = |all: bool, program: &[&str]| {
            let command = program.iter().map(ToString::to_string).collect();
            super::command(
                &fixture.pack,
                &Arguments { id: "hdu1001".into(), all, quick: false, time: None, command },
            )
            .map_err(|error| format!("{error:#}"))
        };
        let awk = "NR > 1 { print ($1 % 3 ? \"first\" : \"second\") }";
        assert_eq!(run(true, &["awk", awk]), Ok(()));
        assert_eq!(run(false, &["awk", &awk.replace("print", "printf \"%s \",")]), Ok(()));
        let (echo, capital) = (["sh", "-c", "echo first"], awk.replace("first", "First"));
        for (all, program, verdict, others) in [
            (true, &["awk", &capital][..], "wrong answer", ", and 3 more of 4 test files"),
            (false, &echo, "wrong answer", ""),
            (true, &echo, "wrong answer", ", and 1 more of 4 test files"),
            (false, &["false"], "runtime error", ""),
            (false, &["yes"], "output limit", ""),
        ] {
            let message = format!("hdu1001: {verdict} on sample-01{others}");
            assert_eq!(run(all, program), Err(message));
        }
        assert!(run(true, &["./nope"]).unwrap_err().starts_with("./nope: "));
    }
}
