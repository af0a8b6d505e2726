//! Work for many problems, on all cores, with how far it has come.

use crate::{Problem, Result};
use anyhow::{ensure, Error};
use itertools::Itertools;
use judging::print_line;
use judging::progress::{clear, show};
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Writes a file that has not this text, and says so. Whether it was written.
pub fn write(path: &Path, text: &str) -> Result<bool> {
    let is_written = crate::write(path, text)?;
    if is_written {
        print_line!("wrote {}", crate::shown(path));
    }
    Ok(is_written)
}

/// Writes the file that `make` makes for each problem, if it makes one, where that is not there as it is made. With
/// `check` it writes nothing, and fails.
pub fn generate(
    problems: &[Problem],
    check: bool,
    make: impl Fn(&Problem) -> Result<Option<(PathBuf, String)>> + Sync,
) -> Result<()> {
    each(problems, |problem| {
        let Some((path, text)) = make(problem)? else { return Ok(()) };
        if !check {
            return write(&path, &text).map(drop);
        }
        let (is_fresh, shown) =
            (crate::read(&path).is_ok_and(|found| found == text), crate::shown(&path));
        ensure!(
            is_fresh,
            "{shown} is missing, older than its sources, or changed by hand; if you meant to change the sources, run \
             `cargo xtask sync`"
        );
        Ok(())
    })
}

/// Does some work for each problem, and returns the results in the order of the problems. Goes on after an
/// error; the one that it fails with tells all of them.
pub fn map<T: Send>(
    problems: &[Problem],
    work: impl Fn(&Problem) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let done = AtomicUsize::new(0);
    let work = |problem: &Problem| {
        let result = work(problem);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        show(&format!("{done}/{} {}", problems.len(), problem.id));
        result
    };
    let results: Vec<Result<T>> = problems.par_iter().map(work).collect();
    clear();
    let (done, errors): (Vec<T>, Vec<Error>) = results.into_iter().partition_result();
    ensure!(errors.is_empty(), "{:#}", errors.iter().format("\n"));
    Ok(done)
}

/// Does some work for each problem, as [`map`] does.
pub fn each(problems: &[Problem], work: impl Fn(&Problem) -> Result<()> + Sync) -> Result<()> {
    map(problems, work).map(drop)
}
