//! Runs a program on every test file, and on what judges and people make of its sample: other white space, ends of file,
//! broken numbers. The single files in `submissions/` are run on the same, and so are the solutions that must fail.

mod cases;
mod expected_failures;
mod framing;
mod limits;
pub mod program;
mod resources;
mod small_inputs;
mod submissions;

use crate::Check;
pub use expected_failures::VERDICTS;
use pack::Framing;
use pack::{Pack, Problem, Result, TestFile};
pub use resources::checks as of_the_library;

/// A problem with its test files, which the checks share.
pub struct Subject {
    /// The problem.
    pub problem: Problem,
    /// Its test files.
    pub cases: Vec<TestFile>,
    /// Where its inputs end.
    pub framing: Framing,
    /// Whether no other problem is tested: each single file is compiled alone then, as a judge would.
    is_alone: bool,
}

impl Subject {
    /// The problem alone, with all its test files. Fails if they are not made.
    pub fn of(problem: Problem) -> Result<Subject> {
        let (cases, framing) = (problem.test_files()?, problem.framing()?);
        Ok(Subject { problem, cases, framing, is_alone: true })
    }

    /// All problems. Those that are asked for have all their test files, the others those that are stored. One without a
    /// sample is an error.
    pub fn all(
        pack: &Pack,
        is_alone: bool,
        is_asked_for: impl Fn(&Problem) -> bool,
    ) -> Result<Vec<Subject>> {
        let problems = pack.problems()?;
        pack::data::make(problems.iter().filter(|problem| is_asked_for(problem)))?;
        let framings = pack::progress::map(&problems, Problem::framing)?;
        let subject = |(problem, framing): (Problem, Framing)| {
            let has_all = is_asked_for(&problem);
            let cases = if has_all { problem.test_files()? } else { problem.stored_files()? };
            let has_sample = cases.iter().any(|case| case.is_sample);
            anyhow::ensure!(has_sample, "{}: no sample", pack::shown(&problem.data()));
            Ok(Subject { problem, cases, framing, is_alone })
        };
        problems.into_iter().zip(framings).map(subject).collect()
    }

    /// The id of the problem.
    pub fn id(&self) -> &str {
        &self.problem.id
    }

    fn samples(&self) -> impl Iterator<Item = &TestFile> {
        self.cases.iter().filter(|case| case.is_sample)
    }
}

/// All checks of a problem.
pub fn checks(subject: &Subject) -> Vec<Check<'_>> {
    let mut checks = cases::checks(subject);
    checks.extend(framing::checks(subject));
    checks.extend(expected_failures::checks(subject));
    checks.extend(small_inputs::checks(subject));
    checks.extend(limits::checks(subject));
    checks.extend(submissions::checks(subject));
    checks
}
