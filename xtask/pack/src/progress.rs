//! Work for many problems, on all cores, and how far it has come: a line on a terminal, nothing in a pipe.

use crate::{Problem, Result};
use rayon::prelude::*;
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Of ANSI: to the start of the line, and clear it.
const CLEAR: &str = "\r\x1b[K";

/// Shows what is being done, on a terminal.
pub fn show(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("{CLEAR}{text}");
    }
}

/// Takes away what [`show`] showed.
pub fn clear() {
    show("");
}

/// Does some work for each problem, and returns the results in the order of the problems. Begins no more of
/// it after an error.
pub fn map<T: Send>(
    problems: &[Problem],
    work: impl Fn(&Problem) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let done = AtomicUsize::new(0);
    let results = problems.par_iter().map(|problem| {
        let result = work(problem);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        show(&format!("{done}/{} {}", problems.len(), problem.id));
        result
    });
    let results = results.collect();
    clear();
    results
}

/// Does some work for each problem, as [`map`] does.
pub fn each(problems: &[Problem], work: impl Fn(&Problem) -> Result<()> + Sync) -> Result<()> {
    map(problems, work).map(drop)
}
