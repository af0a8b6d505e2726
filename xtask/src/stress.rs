//! `cargo xtask stress ID -- COMMAND`: small inputs, until a program is wrong on one; then a smaller one.
//!
//! The inputs are made by the problem's validator from choices, first small ones and then larger ones. An input on
//! which the program fails is made smaller by fewer and smaller choices, so each is legal: D. R. `MacIver`, A. F.
//! Donaldson, "Test-case reduction via test-case generation: insights from the Hypothesis reducer", ECOOP 2020.

use anyhow::{bail, ensure, Context, Error};
use checktestdata::{Choices, Program};
use pack::compile::build_programs;
use pack::run::{judge, run_within, Verdict};
use pack::{tell, Pack, Problem, Result};
use std::collections::HashSet;
use std::env::consts::EXE_EXTENSION;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

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
    /// Where to put the input that is found.
    #[arg(long)]
    save: Option<PathBuf>,
    /// The program and its arguments.
    #[arg(required = true, last = true)]
    command: Vec<String>,
}

/// So many inputs are made before they become larger.
const INPUTS_OF_A_SIZE: u64 = 30;

/// How long an input may be made smaller.
const TIME_TO_SHRINK: Duration = Duration::from_secs(20);

/// A program is stopped after so many times the judge's limit.
const TIMES_THE_LIMIT: f64 = 10.0;

/// Runs the command. Fails on an unknown id, if a program cannot be started, if no input can be made, and if the program
/// is wrong on one.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let problem = pack.find(&arguments.id)?;
    let (program, rest) = arguments.command.split_first().context("no program")?;
    let mut command = Command::new(program);
    command.args(rest);
    let stress = Stress::new(&problem, command)?;
    let (begin, limit) = (Instant::now(), Duration::from_secs_f64(arguments.seconds));
    let mut known = HashSet::new();
    for tries in 0.. {
        if begin.elapsed() > limit {
            break;
        }
        let (seed, size) = (arguments.seed.wrapping_add(tries), 1 + tries / INPUTS_OF_A_SIZE);
        let (choices, input) = stress.validator.make(Choices::random(seed), size);
        let Some(input) = input.filter(|input| known.insert(input.clone())) else { continue };
        pack::progress::show(&format!("{} inputs, of size {size}", known.len()));
        let Some(failure) = stress.failure(choices.made, input)? else { continue };
        let (found, count) = (failure.input.clone(), known.len());
        let failure = stress.shrunk(failure, size)?;
        tell!(
            "{} on input {count}{}:",
            failure.verdict.word(),
            if found == failure.input { "" } else { ", made smaller" }
        );
        tell!("{}", failure.input.trim_end());
        match &failure.verdict {
            Verdict::WrongAnswer(difference) => tell!("\nanswer, {difference}"),
            Verdict::RuntimeError(message) => tell!("\n{message}"),
            _ => {}
        }
        if let Some(path) = &arguments.save {
            pack::write(path, &failure.input)?;
        }
        bail!(
            "{}: {} on an input of {} bytes",
            problem.id,
            failure.verdict.word(),
            failure.input.len()
        );
    }
    let count = known.len();
    if count == 0 {
        bail!("{}: the validator makes no legal input", problem.id);
    }
    tell!("{}: right on {count} small inputs, from seed {} on", problem.id, arguments.seed);
    Ok(())
}

/// A program beside that of the pack.
struct Stress {
    validator: Program,
    ours: Command,
    theirs: Command,
    limit: Duration,
}

/// An input on which the program fails.
struct Failure {
    choices: Vec<u64>,
    input: String,
    verdict: Verdict,
}

impl Stress {
    fn new(problem: &Problem, theirs: Command) -> Result<Self> {
        let id = &problem.id;
        let validator = problem.folder().join(format!("input_validators/{id}.ctd"));
        ensure!(validator.is_file(), "{id} has no validator yet, of which inputs could be made");
        let validator = Program::parse(&pack::read(&validator)?).map_err(Error::msg)?;
        let folder = build_programs(&problem.pack, [&**id])?;
        let ours = Command::new(folder.join(id).with_extension(EXE_EXTENSION));
        let seconds = problem.metadata.limits.time_limit * TIMES_THE_LIMIT;
        Ok(Stress { validator, ours, theirs, limit: Duration::from_secs_f64(seconds) })
    }

    /// The input if the program fails on it. What the pack's program refuses is no input.
    fn failure(&self, choices: Vec<u64>, input: String) -> Result<Option<Failure>> {
        let answer = run_within(Duration::from_secs(60), &self.ours, input.as_bytes())?;
        let Some(answer) = answer.filter(|output| output.status.success()) else { return Ok(None) };
        let judged = judge(&self.theirs, input.as_bytes(), &answer.stdout, self.limit);
        let program = || self.theirs.get_program().display().to_string();
        let (verdict, _) = judged.with_context(program)?;
        Ok((verdict != Verdict::Accepted).then_some(Failure { choices, input, verdict }))
    }

    /// A failure on the smallest input that is found by leaving out choices and making them smaller.
    fn shrunk(&self, mut least: Failure, size: u64) -> Result<Failure> {
        let begin = Instant::now();
        let mut tried = HashSet::new();
        'again: loop {
            for choices in simpler(&least.choices) {
                if begin.elapsed() > TIME_TO_SHRINK {
                    break 'again;
                }
                let (choices, input) = self.validator.make(Choices::given(choices), size);
                let Some(input) = input else { continue };
                let key =
                    |input: &str, choices: &[u64]| (input.len(), choices.len(), choices.to_vec());
                let is_simpler = key(&input, &choices.made) < key(&least.input, &least.choices);
                if !is_simpler || !tried.insert(input.clone()) {
                    continue;
                }
                pack::progress::show(&format!("made smaller: {} bytes", least.input.len()));
                if let Some(failure) = self.failure(choices.made, input)? {
                    least = failure;
                    continue 'again;
                }
            }
            break;
        }
        Ok(least)
    }
}

/// Choices that are simpler: some are left out, or are 0, half or less by one, or two are less by one.
fn simpler(choices: &[u64]) -> Vec<Vec<u64>> {
    let mut simpler = Vec::new();
    let count = choices.len();
    for length in [64, 32, 16, 8, 4, 3, 2, 1] {
        for from in (0..(count + 1).saturating_sub(length)).rev() {
            let without = [&choices[..from], &choices[from + length..]].concat();
            // The count of what is left out stands somewhere before it.
            for i in (0..from).rev().take(6).filter(|&i| without[i] > 0) {
                let mut fewer = without.clone();
                fewer[i] -= 1;
                simpler.push(fewer);
            }
            simpler.push(without);
        }
    }
    for i in (0..count).filter(|&i| choices[i] > 0) {
        for less in [0, choices[i] / 2, choices[i] - 1] {
            let mut other = choices.to_vec();
            other[i] = less;
            simpler.push(other);
        }
        for j in (i + 1..count).filter(|&j| choices[j] > 0).take(8) {
            let mut other = choices.to_vec();
            other[i] -= 1;
            other[j] -= 1;
            simpler.push(other);
        }
    }
    simpler
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    fn of_awk(program: &str) -> Command {
        let mut awk = Command::new("awk");
        awk.arg(program);
        awk
    }

    #[test]
    fn the_smallest_input_is_found() {
        let lists = "INT(1, 100, t) NEWLINE REP(t) INT(1, 1000, n) REP(n) SPACE INT(0, 1000, a) END NEWLINE END EOF";
        let largest = "NR > 1 { m = 0; for (i = 2; i <= NF; i++) if ($i > m) m = $i; print m }";
        for (wrong, expected) in [
            ("NR > 1 { print $2 }", "1\n2 0 1\n"),
            (&largest.replace("m = 0;", "if (NR == 2) m = 0;"), "2\n1 1\n1 0\n"), // of the case before
            (&largest.replace("$i > m", "$i > m && $i != 5"), "1\n1 5\n"),
            (&largest.replace("i <= NF", "i <= 4"), "1\n4 0 0 0 1\n"),
        ] {
            let stress = Stress {
                validator: Program::parse(lists).unwrap(),
                ours: of_awk(largest),
                theirs: of_awk(wrong),
                limit: Duration::from_secs(20),
            };
            let failures = (0..).map(|seed| {
                let (choices, input) = stress.validator.make(Choices::random(seed), 6);
                stress.failure(choices.made, input?).unwrap()
            });
            let failure = failures.flatten().next().unwrap();
            assert_eq!(stress.shrunk(failure, 6).unwrap().input, expected);
        }
    }
}
