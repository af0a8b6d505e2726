//! Runs every program on every test file, and on what judges and people make of its
//! sample: other white space, ends of file, broken numbers.
//!
//! The single files in `submissions/` are run on the same cases, and so are the solutions that must fail.
//!
//! `cargo test --test judge hdu1846` runs what concerns one problem, `hdu1846::sample-01` one case. With a filter,
//! and with `--include-ignored`, each single file is compiled alone, as a judge would, and a C compiler and node
//! are used where they are there. A plain `cargo test` needs Cargo alone, and is quick.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

mod cases;
mod expected_failures;
mod framing;
mod limits;
mod program;
mod resources;
mod small_inputs;
mod submissions;
mod together;
mod write_ups;

use common::judge::Framing;
use libtest_mimic::Arguments;
use pack::{Pack, Problem, TestFile};
use std::mem::discriminant;
use std::path::Path;
use std::process::exit;
use std::sync::OnceLock;
use std::thread;

/// A problem with its cases, which the tests share.
struct Subject {
    problem: Problem,
    cases: Vec<TestFile>,
    framing: Framing,
    /// Whether fewer runs will do: in a quick run one lesson of each framing has all, as all read by the same library.
    is_brief: bool,
}

impl Subject {
    /// All problems. One without a sample is an error.
    fn all() -> pack::Result<Vec<Subject>> {
        let mut subjects: Vec<Subject> = Vec::new();
        let problems = pack().problems()?;
        if !is_quick() && !arguments().list {
            pack::data::make(problems.iter().filter(|problem| is_asked_for(&problem.id)))?;
        }
        let framings = pack::progress::map(&problems, Problem::framing)?;
        for (problem, framing) in problems.into_iter().zip(framings) {
            let has_files = !is_quick() && !arguments().list && is_asked_for(&problem.id);
            let cases = if has_files { problem.test_files()? } else { problem.stored_files()? };
            let has_sample = cases.iter().any(|case| case.is_sample);
            anyhow::ensure!(has_sample, "{}: no sample", pack::shown(&problem.data()));
            let is_alike = |other: &Subject| discriminant(&other.framing) == discriminant(&framing);
            let is_first = problem.is_lesson()
                && !subjects.iter().any(|other| !other.is_brief && is_alike(other));
            subjects.push(Subject { is_brief: is_quick() && !is_first, problem, cases, framing });
        }
        Ok(subjects)
    }

    fn id(&self) -> &str {
        &self.problem.id
    }

    fn samples(&self) -> impl Iterator<Item = &TestFile> {
        self.cases.iter().filter(|case| case.is_sample)
    }
}

/// The pack that is tested: the one around this package.
fn pack() -> Pack {
    Pack::at(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
}

/// What this run was called with.
fn arguments() -> &'static Arguments {
    static ARGUMENTS: OnceLock<Arguments> = OnceLock::new();
    ARGUMENTS.get_or_init(Arguments::from_args)
}

/// Whether this is a run of many problems, not of one.
fn is_of_many() -> bool {
    static IS_OF_MANY: OnceLock<bool> = OnceLock::new();
    *IS_OF_MANY.get_or_init(|| {
        let problems = pack().problems().unwrap_or_default();
        let is_named =
            |filter: &String| problems.iter().any(|problem| filter.contains(&problem.id));
        !arguments().filter.as_ref().is_some_and(is_named)
    })
}

/// Whether some tests of this problem may run.
fn is_asked_for(id: &str) -> bool {
    is_of_many() || arguments().filter.as_ref().is_some_and(|filter| filter.contains(id))
}

/// Whether this is a plain `cargo test`: all problems, with Cargo alone, on the test files that are stored.
fn is_quick() -> bool {
    let Arguments { filter, ignored, include_ignored, .. } = arguments();
    filter.is_none() && !ignored && !include_ignored
}

fn main() {
    judging::run::measure_if_asked();
    judging::run::end_all_by_ctrl_c();
    let subjects: &'static [Subject] = match Subject::all() {
        Ok(subjects) => subjects.leak(),
        Err(error) => {
            eprintln!("judge: {error:#}");
            exit(1)
        }
    };
    let mut trials = Vec::new();
    for subject in subjects {
        trials.extend(cases::trials(subject));
        trials.extend(framing::trials(subject));
        trials.extend(expected_failures::trials(subject));
        trials.extend(small_inputs::trials(subject));
        trials.extend(limits::trials(subject));
    }
    if is_quick() && !arguments().list {
        thread::spawn(|| submissions::all_in_rust().compiled()); // it compiles while the tests above run
    }
    for subject in subjects {
        trials.extend(submissions::trials(subject));
    }
    trials.extend(write_ups::trials(subjects));
    trials.extend(resources::trials());
    libtest_mimic::run(arguments(), trials).exit();
}
