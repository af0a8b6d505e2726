//! A progress bar on a terminal, nothing in a pipe.

use crate::{Problem, Result};
use indicatif::{ProgressBar, ProgressStyle};

/// Does some work for each problem, and stops at the first error.
pub fn each(problems: &[Problem], mut work: impl FnMut(&Problem) -> Result<()>) -> Result<()> {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}")?;
    let progress = ProgressBar::new(problems.len() as u64).with_style(style);
    for problem in problems {
        progress.set_message(problem.id.clone());
        work(problem)?;
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(())
}
