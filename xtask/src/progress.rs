//! A progress bar on a terminal, nothing in a pipe.

use crate::Result;
use indicatif::{ProgressBar, ProgressStyle};
use pack::Problem;

/// Does some work for each problem, and stops at the first error.
pub fn each(problems: &[Problem], mut work: impl FnMut(&Problem) -> Result<()>) -> Result<()> {
    let progress = progress(problems.len());
    for problem in problems {
        progress.set_message(problem.id.clone());
        work(problem)?;
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(())
}

/// A bar of this length.
pub fn progress(length: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}").expect("a template");
    ProgressBar::new(length as u64).with_style(style)
}
