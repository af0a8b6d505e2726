//! What is wrong with a problem, and the checks that find it.

use crate::{conventions, data, judge, pages};
use itertools::Itertools;
use pack::{shown, Problem, Result};
use rayon::prelude::*;
use std::fmt::{self, Display, Formatter};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// What was checked, such as `data`.
    pub kind: &'static str,
    /// The file that it is in, if it is in one.
    pub file: Option<PathBuf>,
    /// The line there, from 1 on.
    pub line: Option<usize>,
    /// What it is.
    pub message: String,
    /// The command that mends it, or that shows it again.
    pub command: Option<String>,
}

impl Finding {
    /// Something that is wrong, in no file.
    pub fn new(kind: &'static str, message: impl Into<String>) -> Self {
        Finding { kind, file: None, line: None, message: message.into(), command: None }
    }

    /// The same in a file.
    #[must_use]
    pub fn of_file(self, file: impl AsRef<Path>) -> Self {
        Finding { file: Some(file.as_ref().to_path_buf()), ..self }
    }

    /// The same in a line of its file.
    #[must_use]
    pub fn at_line(self, line: usize) -> Self {
        Finding { line: Some(line), ..self }
    }

    /// The same with the command that mends it.
    #[must_use]
    pub fn mended_by(self, command: impl Into<String>) -> Self {
        Finding { command: Some(command.into()), ..self }
    }
}

impl Display for Finding {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match (&self.file, self.line) {
            (Some(file), Some(line)) => write!(f, "{}:{line}: ", shown(file))?,
            (Some(file), None) => write!(f, "{}: ", shown(file))?,
            (None, _) => {}
        }
        write!(f, "{}", self.message)?;
        match &self.command {
            Some(command) => write!(f, "\n  -> {command}"),
            None => Ok(()),
        }
    }
}

/// All that is wrong with a problem, of what this program can see; its test files are made first.
/// Fails where something cannot be read or made.
pub fn findings(problem: &Problem, problems: &[Problem]) -> Result<Vec<Finding>> {
    pack::data::make([problem])?;
    let mut findings = conventions::findings(problem, problems)?;
    findings.extend(data::findings(problem, problems, true)?);
    let subject = judge::Subject::new(problem.clone(), problem.test_files()?, true)?;
    pack::programs::build_programs(&problem.pack, [&*problem.id])?;
    findings.extend(failures(judge::checks(&subject), "cargo test --package checks --test judge"));
    findings.extend(failures(
        pages::of_problem(problem, false)?,
        "cargo test --package checks --test pages",
    ));
    Ok(findings)
}

/// The checks that fail, of those that are not left out; of several that say the same, the first. With its name behind it,
/// `again` shows each again.
fn failures(mut checks: Vec<Check>, again: &str) -> Vec<Finding> {
    checks.retain(|check| !check.is_left_out);
    let failures: Vec<(&str, String)> = checks.par_iter().filter_map(Check::failure).collect();
    let mut findings = Vec::new();
    for (name, message) in failures.iter().unique_by(|(_, message)| message) {
        let others = failures.iter().filter(|(_, other)| other == message).count() - 1;
        let more = if others == 0 { String::new() } else { format!(", and {others} more") };
        let finding = Finding::new("program or page", format!("{name}{more}: {message}"));
        findings.push(finding.mended_by(format!("{again} {name}")));
    }
    findings
}

/// The command that makes what follows from the folder of a problem.
pub(crate) fn sync(problem: &Problem) -> String {
    format!("cargo xtask sync {}", problem.id)
}

/// One thing that is asked of a problem, ready to be run.
pub struct Check<'a> {
    /// Its name, such as `hdu1846::sample-01`.
    pub name: String,
    /// Whether it is left out unless it is asked for, as it takes long, or more than Cargo.
    pub is_left_out: bool,
    run: Box<dyn Fn() -> std::result::Result<(), Failure> + Send + Sync + 'a>,
}

/// Why a check fails. Any error and any text can become one.
pub struct Failure(pub String);

impl<T: ToString> From<T> for Failure {
    fn from(message: T) -> Self {
        Failure(message.to_string())
    }
}

impl<'a> Check<'a> {
    /// A check with its name.
    pub fn new(
        name: impl Into<String>,
        run: impl Fn() -> std::result::Result<(), Failure> + Send + Sync + 'a,
    ) -> Self {
        Check { name: name.into(), is_left_out: false, run: Box::new(run) }
    }

    /// The same, left out if this holds, or if it was before.
    #[must_use]
    pub fn left_out_if(self, is_left_out: bool) -> Self {
        Check { is_left_out: self.is_left_out || is_left_out, ..self }
    }

    /// Runs it.
    pub fn run(&self) -> std::result::Result<(), Failure> {
        (self.run)()
    }

    /// Runs it; its name, and why it fails, if it does. A panic is a failure, too.
    fn failure(&self) -> Option<(&str, String)> {
        judging::progress::show(&self.name);
        let message = match panic::catch_unwind(AssertUnwindSafe(|| self.run())) {
            Ok(result) => result.err()?.0,
            Err(panic) => match panic.downcast::<String>() {
                Ok(message) => *message,
                Err(_) => "it panics".to_string(),
            },
        };
        Some((&self.name, message.trim().to_string()))
    }
}
