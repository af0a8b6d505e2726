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

/// How much is run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scope {
    /// All problems on the test files that are stored, with Cargo alone.
    Stored,
    /// Many problems on all their test files.
    Many,
    /// One problem: each single file is compiled alone, as a judge would, and a C compiler is used where there is one.
    One,
}

/// A problem with its test files, which the checks share.
pub struct Subject {
    /// The problem.
    pub problem: Problem,
    /// Its test files.
    pub cases: Vec<TestFile>,
    /// Where its inputs end.
    pub framing: Framing,
    scope: Scope,
}

impl Subject {
    /// The problem alone, with all its test files. Fails if they are not made.
    pub fn of(problem: Problem) -> Result<Subject> {
        let (cases, framing) = (problem.test_files()?, problem.framing()?);
        Ok(Subject { problem, cases, framing, scope: Scope::One })
    }

    /// All problems. Those that are asked for have all their test files, unless the stored ones will do. One without a
    /// sample is an error.
    pub fn all(
        pack: &Pack,
        scope: Scope,
        is_asked_for: impl Fn(&Problem) -> bool,
    ) -> Result<Vec<Subject>> {
        let mut subjects = Vec::new();
        let problems = pack.problems()?;
        let is_asked_for = |problem: &&Problem| scope != Scope::Stored && is_asked_for(problem);
        pack::data::make(problems.iter().filter(is_asked_for))?;
        let framings = pack::progress::map(&problems, Problem::framing)?;
        for (problem, framing) in problems.into_iter().zip(framings) {
            let has_all = is_asked_for(&&problem);
            let cases = if has_all { problem.test_files()? } else { problem.stored_files()? };
            let has_sample = cases.iter().any(|case| case.is_sample);
            anyhow::ensure!(has_sample, "{}: no sample", pack::shown(&problem.data()));
            subjects.push(Subject { problem, cases, framing, scope });
        }
        Ok(subjects)
    }

    /// The id of the problem.
    pub fn id(&self) -> &str {
        &self.problem.id
    }

    fn samples(&self) -> impl Iterator<Item = &TestFile> {
        self.cases.iter().filter(|case| case.is_sample)
    }

    fn is_quick(&self) -> bool {
        self.scope == Scope::Stored
    }

    fn is_of_many(&self) -> bool {
        self.scope != Scope::One
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

/// Compiles the single files of all problems in Rust as one program, which the checks of the stored files run.
pub fn compile_all(pack: &Pack) {
    // Whoever wants to run it hears of a failure.
    let _ = submissions::all_in_rust(pack).compiled();
}
