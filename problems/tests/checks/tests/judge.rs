//! Runs every program on every test file, and on what judges and people make of its sample: other white space, ends of
//! file, broken numbers. The single files in `submissions/` are run on the same cases, and so are the solutions that must
//! fail. All of that is in the package `checks`; here are its tests.
//!
//! `cargo test -p checks --test judge hdu1846` runs what concerns one problem, `hdu1846::sample-01` one case; then each
//! single file is compiled alone, as a judge would. `-- --include-ignored` runs all problems. Otherwise nothing is run, as
//! all data would have to be made; that is for CI. A C compiler and node are used where they are there.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

use checks::judge::{self, Subject};
use checks::Check;
use libtest_mimic::{Arguments, Failed, Trial};
use pack::programs::build_programs;
use pack::{Pack, Problem};
use std::process::exit;

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
    let mut problems = pack.problems()?;
    let is_named =
        |problem: &Problem| filter.as_ref().is_some_and(|filter| filter.contains(&problem.id));
    let is_alone = problems.iter().any(is_named);
    if is_alone {
        problems.retain(is_named);
    }
    let is_idle = *list || filter.is_none() && !ignored && !include_ignored;
    if !is_idle {
        pack::data::make(&problems)?;
        build_programs(pack, problems.iter().map(|problem| &*problem.id))?;
    }
    let subject = |problem: &Problem| {
        let cases = if is_idle { problem.stored_files()? } else { problem.test_files()? };
        Subject::new(problem.clone(), cases, is_alone)
    };
    let subjects: &'static [Subject] = pack::progress::map(&problems, subject)?.leak();
    let checks = subjects.iter().flat_map(judge::checks).chain(judge::of_the_library());
    Ok(checks.map(|check| trial(check.left_out_if(is_idle))).collect())
}

/// A check as a test.
fn trial(check: Check<'static>) -> Trial {
    let (name, is_left_out) = (check.name.clone(), check.is_left_out);
    Trial::test(name, move || check.run().map_err(|failure| Failed::from(failure.0)))
        .with_ignored_flag(is_left_out)
}
