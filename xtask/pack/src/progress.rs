//! How far a command has come: a line on a terminal, nothing in a pipe.

use crate::{Problem, Result};
use std::io::{self, IsTerminal};

/// Does some work for each problem, and stops at the first error.
pub fn each(problems: &[Problem], mut work: impl FnMut(&Problem) -> Result<()>) -> Result<()> {
    const CLEAR: &str = "\r\x1b[K"; // of ANSI: to the start of the line, and clear it
    let is_terminal = io::stderr().is_terminal();
    let mut result = Ok(());
    for (i, problem) in problems.iter().enumerate() {
        if is_terminal {
            eprint!("{CLEAR}{}/{} {}", i + 1, problems.len(), problem.id);
        }
        result = work(problem);
        if result.is_err() {
            break;
        }
    }
    if is_terminal {
        eprint!("{CLEAR}");
    }
    result
}
