//! Small inputs, until a program is wrong on one; then a smaller one.

use crate::search::{Inputs, Made, Smaller};
use anyhow::Context;
use judging::checktestdata::Program;
use judging::run::{judge, run_within, Allowed, Verdict};
use pack::programs::built_checker;
use pack::{Problem, Result};
use std::cell::Cell;
use std::process::Command;
use std::time::{Duration, Instant};

/// How long a smaller input is looked for.
const TIME_TO_SHRINK: Duration = Duration::from_secs(20);

/// An input on which the pack's program runs for longer is left out.
const TIME_OF_OURS: Duration = Duration::from_secs(5);

/// While an input is made smaller, a run is stopped after this many times the longest right one, but not before
/// `SHORTEST_LIMIT`: most tries of a program that never ends would take all the time else.
const TIMES_THE_LONGEST: u32 = 10;
const SHORTEST_LIMIT: Duration = Duration::from_millis(200);

/// How often the program is run on the smallest input, as a failure may depend on luck.
pub const RUNS: usize = 5;

/// A program beside that of the pack.
pub struct Stress {
    /// What makes the inputs, and checks them.
    pub validator: Program,
    ours: Command,
    theirs: Command,
    checker: Option<Command>,
    /// What a run may take. At first it is all that it can before it is stopped.
    pub allowed: Allowed,
    /// The most that a right run has taken.
    pub taken: Cell<Taken>,
}

/// What a run has taken.
#[derive(Clone, Copy, Default)]
pub struct Taken {
    /// Processor time, or where that is not measured the time from start to end.
    pub time: Duration,
    /// Memory in bytes, where it is measured.
    pub memory: Option<u64>,
}

/// An input on which the program fails.
#[derive(Clone)]
pub struct Failure {
    /// The input.
    pub made: Made,
    /// How it fails.
    pub verdict: Verdict,
    /// How long that took.
    pub time: Duration,
}

impl Stress {
    /// `theirs` beside `ours`, the program of a problem. Fails if the problem has no validator, or one that is wrong.
    pub fn new(problem: &Problem, ours: Command, theirs: Command) -> Result<Self> {
        Ok(Stress {
            validator: problem.validator()?,
            ours,
            theirs,
            checker: built_checker(problem)?,
            allowed: Allowed::within(problem.time_before_it_is_stopped()).measured(),
            taken: Cell::default(),
        })
    }

    /// Makes inputs for so long, or until the program fails on one. How many there were, and the failure.
    /// Fails if a program cannot be started.
    pub fn search(&self, seed: u64, time: Duration) -> Result<(u64, Option<Failure>)> {
        let begin = Instant::now();
        let mut inputs = Inputs::of(seed);
        let mut count = 0;
        while begin.elapsed() <= time {
            let Some(made) = inputs.next(&self.validator) else { continue };
            let Some((verdict, time)) = self.verdict(&made.input, self.longest())? else {
                continue;
            };
            count += 1;
            judging::progress::show(&format!("{count} inputs"));
            if verdict != Verdict::Accepted {
                return Ok((count, Some(Failure { made, verdict, time })));
            }
        }
        Ok((count, None))
    }

    /// A run is stopped after this time: on a busy machine it takes longer than its processor time.
    pub fn longest(&self) -> Duration {
        (self.allowed.time * 3 / 2).min(self.allowed.stopped)
    }

    /// The verdict on the program on an input, and the time. None where the pack's program refuses the input.
    fn verdict(&self, input: &str, limit: Duration) -> Result<Option<(Verdict, Duration)>> {
        let answer = run_within(TIME_OF_OURS, &self.ours, input.as_bytes())?;
        let Some(answer) = answer.filter(|output| output.status.success()) else { return Ok(None) };
        let (input, checker) = (input.as_bytes(), self.checker.as_ref());
        let time = self.allowed.time.min(limit);
        let allowed = Allowed { time, stopped: limit, ..self.allowed };
        let judged = judge(&self.theirs, input, &answer.stdout, allowed, checker)
            .with_context(|| self.theirs.get_program().display().to_string())?;
        let (time, memory) = (judged.time_taken(), judged.memory_taken());
        if judged.verdict == Verdict::Accepted {
            let taken = self.taken.get();
            self.taken.set(Taken { time: taken.time.max(time), memory: taken.memory.max(memory) });
        }
        Ok(Some((judged.verdict, time)))
    }

    /// A failure on the smallest input that is found, and in how many of [`RUNS`] runs the program fails on it. Fails if
    /// a program cannot be started.
    pub fn shrunk(&self, failure: Failure) -> Result<(Failure, usize)> {
        let limit = (TIMES_THE_LONGEST * self.taken.get().time).max(SHORTEST_LIMIT);
        let limit = limit.min(self.longest());
        let least = self.smaller(failure.clone(), limit)?;
        if least.verdict != Verdict::TimeLimit {
            let mut failed = 0;
            for _ in 0..RUNS {
                let verdict = self.verdict(&least.made.input, self.longest())?;
                failed +=
                    usize::from(verdict.is_some_and(|(verdict, _)| verdict != Verdict::Accepted));
            }
            return Ok((least, failed));
        }
        // Whether it is above the judge's limit, and not only above that of the tries.
        let limit = self.allowed.time;
        match self.verdict(&least.made.input, limit + SHORTEST_LIMIT)? {
            Some((verdict, time)) if verdict != Verdict::Accepted => {
                Ok((Failure { verdict, time, ..least }, RUNS))
            }
            _ => Ok((self.smaller(failure, self.longest())?, RUNS)),
        }
    }

    /// Leaves out choices and makes them smaller, or tries other small inputs. A run that takes longer than `limit`
    /// fails.
    fn smaller(&self, mut least: Failure, limit: Duration) -> Result<Failure> {
        let mut smaller = Smaller::of(least.made.clone());
        let mut begin = Instant::now();
        while begin.elapsed() < TIME_TO_SHRINK && !smaller.is_over() {
            let Some(made) = smaller.next(&self.validator) else { continue };
            judging::progress::show(&format!("made smaller: {} bytes", least.made.input.len()));
            let verdict = self.verdict(&made.input, limit)?;
            if let Some((verdict, time)) = verdict.filter(|(it, _)| *it != Verdict::Accepted) {
                smaller.fails(made.clone());
                begin = Instant::now();
                least = Failure { made, verdict, time };
            }
        }
        Ok(least)
    }
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
        let lists = "INT(1, 100, t) NEWLINE REP(t) INT(1, 1000, n) REP(n) SPACE INT(0, 10000000, a) END NEWLINE END EOF";
        let largest = "NR > 1 { m = 0; for (i = 2; i <= NF; i++) if ($i > m) m = $i; print m }";
        for (wrong, expected) in [
            ("NR > 1 { print $2 }", "1\n2 0 1\n"),
            (&largest.replace("m = 0;", "if (NR == 2) m = 0;"), "2\n1 1\n1 0\n"), // of the case before
            (&largest.replace("$i > m", "$i > m && $i != 5"), "1\n1 5\n"),
            (&largest.replace("i <= NF", "i <= 4"), "1\n4 0 0 0 1\n"),
            (&largest.replace("print m", "print m % 30011"), "1\n1 30011\n"),
        ] {
            let stress = Stress {
                validator: Program::parse(lists).unwrap(),
                ours: of_awk(largest),
                theirs: of_awk(wrong),
                checker: None,
                allowed: Allowed::within(Duration::from_secs(20)),
                taken: Cell::default(),
            };
            let (_, failure) = stress.search(1, Duration::from_secs(60)).unwrap();
            assert_eq!(stress.shrunk(failure.unwrap()).unwrap().0.made.input, expected);
        }
    }
}
