//! `cargo xtask stress ID -- COMMAND`: the smallest input on which a program is wrong.

use crate::program::program;
use crate::test;
use anyhow::{bail, ensure, Context};
use checks::stress::{Failure, Stress, RUNS};
use itertools::Itertools;
use judging::compare::Difference;
use judging::print_line;
use judging::run::{Allowed, Verdict};
use pack::programs::built_program;
use pack::Framing;
use pack::{Pack, Problem, Result};
use percent_encoding::{utf8_percent_encode, NON_ALPHANUMERIC};
use std::path::PathBuf;
use std::time::Duration;

/// Find the smallest input on which a program of yours, in any language, is wrong.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  cargo xtask stress hdu1846 -- python3 solution.py")]
pub struct Arguments {
    /// The problem, such as hdu1846 or 1846.
    id: String,
    /// How long to look for an input.
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// Of the random numbers: the same inputs again, or others.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many seconds it may take on an input, in place of the judge's limit.
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// Where to put the input that is found.
    #[arg(long)]
    save: Option<PathBuf>,
    /// The program and its arguments.
    #[arg(required = true, last = true)]
    command: Vec<String>,
}

/// Runs the command. Fails on an unknown id, if a program cannot be started, if no input can be made, and if the program
/// is wrong on one.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let problem = pack.find(&arguments.id)?;
    let (id, seed) = (&problem.id, arguments.seed);
    let theirs = program(pack, &arguments.command)?;
    let mut stress = Stress::new(&problem, built_program(&problem)?, theirs)?;
    stress.allowed = test::allowed(&problem, arguments.time)?;
    let time = Duration::try_from_secs_f64(arguments.seconds).context("--seconds")?;
    let (count, failure) = stress.search(seed, time)?;
    let Some(failure) = failure else {
        ensure!(count > 0, "{id}: the validator makes no legal input");
        let taken = stress.taken.get();
        let memory = test::memory_of(&problem, taken.memory);
        let seconds = taken.time.as_secs_f64();
        print_line!(
            "{id}: right on {count} small inputs of seed {seed}, in at most {seconds:.2} s{memory}"
        );
        return Ok(());
    };
    print_line!("{} on input {count} of seed {seed}; the smallest found:", failure.verdict.word());
    let (failure, failed) = stress.shrunk(failure)?;
    print_line!("{}", describe(&problem, &stress, &failure, arguments.time.is_some()));
    if failed < RUNS {
        print_line!("run again on it, it fails in {failed} of {RUNS} runs: is a variable read before it is set?");
    }
    let word = failure.verdict.word();
    let Some(path) = &arguments.save else {
        bail!("{id}: {word}; --save FILE keeps the input, --seed N makes others");
    };
    pack::write(path, failure.made.input)?;
    bail!("{id}: {word}; the input is in {}", path.display())
}

/// An input, how the program fails on it, and where to play from it.
fn describe(problem: &Problem, stress: &Stress, failure: &Failure, is_given: bool) -> String {
    let reason = match &failure.verdict {
        Verdict::WrongAnswer(Difference { line, expected, found, .. }) => {
            format!("answer, line {line}: expected {expected}, found {found}")
        }
        verdict => {
            let allowed = Allowed { stopped: stress.longest(), ..stress.allowed };
            test::reason(problem, verdict, failure.time, allowed, is_given)
        }
    };
    let address = address(problem, stress, &failure.made.input);
    let address = address
        .map_or(String::new(), |address| format!("\nto play it after cargo xtask site: {address}"));
    format!("{}\n{reason}{address}", failure.made.input.trim_end())
}

/// The address of the problem's game with an input of one case, if its page reads one.
fn address(problem: &Problem, stress: &Stress, input: &str) -> Option<String> {
    let game = problem.folder().join("game.js");
    if !pack::read(&game)
        .is_ok_and(|game| game.lines().any(|line| line.trim_start().starts_with("read:")))
    {
        return None;
    }
    let case = match problem.framing().ok()? {
        Framing::Single => input,
        _ => match &stress.validator.turns(input.as_bytes()).ok()?[..] {
            [case] => &input[case.clone()],
            _ => return None,
        },
    };
    let words = case.split_whitespace().map(|word| utf8_percent_encode(word, NON_ALPHANUMERIC));
    let page = format!("target/site/en/{}/statement.html", problem.id);
    Some(format!("{page}#play?case={}", words.format("+")))
}
