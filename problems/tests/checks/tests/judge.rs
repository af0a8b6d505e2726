//! Runs every program on every test file, and on what judges and people make of its sample: other white space, ends of
//! file, broken numbers. The single files in `submissions/` are run on the same cases, and so are the solutions that must
//! fail. All of that is in the package `checks`; here are its tests.
//!
//! `cargo test -p checks --test judge hdu1846` runs what concerns one problem, `hdu1846::sample-01` one case. With a
//! filter, and with `--include-ignored`, each single file is compiled alone, as a judge would, and a C compiler and node
//! are used where they are there. Without them it needs Cargo alone, and is quick.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

use checks::judge::{self, Scope, Subject};
use checks::Check;
use libtest_mimic::{Arguments, Failed, Trial};
use pack::programs::build_programs;
use pack::{Pack, Problem};
use std::process::exit;
use std::thread;

fn main() {
    judging::run::measure_if_asked();
    judging::run::end_all_by_ctrl_c();
    let arguments = Arguments::from_args();
    let trials = Pack::here().and_then(|pack| trials(&pack, &arguments)).unwrap_or_else(|error| {
        eprintln!("judge: {error:#}");
        exit(1)
    });
    libtest_mimic::run(&arguments, trials).exit();
}

/// All tests.
fn trials(pack: &Pack, arguments: &Arguments) -> pack::Result<Vec<Trial>> {
    let Arguments { filter, ignored, include_ignored, list, .. } = arguments;
    let is_named =
        |problem: &Problem| filter.as_ref().is_some_and(|filter| filter.contains(&problem.id));
    let scope = if filter.is_none() && !ignored && !include_ignored {
        Scope::Stored
    } else if pack.problems()?.iter().any(is_named) {
        Scope::One
    } else {
        Scope::Many
    };
    let is_asked_for = |problem: &Problem| !list && (scope == Scope::Many || is_named(problem));
    let subjects: &'static [Subject] = Subject::all(pack, scope, is_asked_for)?.leak();
    if !list {
        let is_tested = |subject: &&Subject| scope != Scope::One || is_named(&subject.problem);
        build_programs(pack, subjects.iter().filter(is_tested).map(Subject::id))?;
    }
    if scope == Scope::Stored && !list {
        let pack = pack.clone();
        thread::spawn(move || judge::compile_all(&pack)); // while the first tests run
    }
    let checks = subjects.iter().flat_map(judge::checks).chain(judge::of_the_library(scope));
    Ok(checks.map(trial).collect())
}

/// A check as a test.
fn trial(check: Check<'static>) -> Trial {
    let (name, is_left_out) = (check.name.clone(), check.is_left_out);
    Trial::test(name, move || check.run().map_err(|failure| Failed::from(failure.0)))
        .with_ignored_flag(is_left_out)
}
