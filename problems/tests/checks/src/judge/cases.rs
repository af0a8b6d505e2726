//! Every program on every test file, its output compared byte for byte; on the largest if it is optimized.

use super::program::{assert_clean_exit, is_release, path, run_within, A_LONG_TIME};
use super::Subject;
use crate::Check;

use judging::compare::compare;
use pack::TestFile;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The tests of the program of a problem on each of its cases, named such as `hdu1846::sample-01`.
pub fn checks<'a>(subject: &'a Subject) -> Vec<Check<'a>> {
    let trial = |case: &'a TestFile| {
        let id = subject.id();
        Check::new(format!("{id}::{}", case.name), move || Ok(check(&path(id), case, A_LONG_TIME)?))
    };
    let can_be_run = |case: &&TestFile| is_release() || !case.is_largest();
    subject.cases.iter().filter(can_be_run).map(trial).collect()
}

/// Whether a program answers the case as it should, and in this time.
pub fn check(program: &Path, case: &TestFile, limit: Duration) -> Result<(), String> {
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let output = run_within(limit, &Command::new(program), &read(&case.input)?);
    let output = output.ok_or_else(|| format!("it still runs after {limit:?}"))?;
    assert_clean_exit(&output)?;
    Ok(compare(&read(&case.answer)?, &output.stdout)?)
}
