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
use pack::{Problem, Result, TestFile};
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
    /// The problem with these test files. Fails if none is a sample.
    pub fn new(problem: Problem, cases: Vec<TestFile>, is_alone: bool) -> Result<Subject> {
        let has_sample = cases.iter().any(|case| case.is_sample);
        anyhow::ensure!(has_sample, "{}: no sample", pack::shown(&problem.data()));
        let framing = problem.framing()?;
        Ok(Subject { problem, cases, framing, is_alone })
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
