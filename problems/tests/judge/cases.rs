//! Every program on every case of `testdata/`, its output compared byte for byte.

use crate::program::{assert_clean_exit, path, run};
use crate::{is_quick, Subject};
use libtest_mimic::Trial;
use pack::run::compare;
use pack::TestFile;
use std::fs;
use std::path::Path;

/// The tests of the program of a problem on each of its cases, named such as `hdu1846::sample-01`. In a quick run
/// the single file, which is made of it and optimized, is run on all of them, and this one on the samples.
pub fn trials(subject: &'static Subject) -> Vec<Trial> {
    let trial = |case: &'static TestFile| {
        let id = subject.id();
        Trial::test(format!("{id}::{}", case.name), move || Ok(check(&path(id), case)?))
            .with_ignored_flag(is_quick() && !case.is_sample)
    };
    subject.cases.iter().map(trial).collect()
}

/// Whether a program answers the case as it should.
pub fn check(program: &Path, case: &TestFile) -> Result<(), String> {
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let output = run(program, &read(&case.input)?);
    assert_clean_exit(&output)?;
    Ok(compare(&read(&case.answer)?, &output.stdout)?)
}
