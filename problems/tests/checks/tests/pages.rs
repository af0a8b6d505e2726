//! The pages of all problems and of the theory: `cargo test --package checks --test pages hdu1846`.

use checks::{pages, Check};
use libtest_mimic::{Arguments, Failed, Trial};
use pack::{Pack, Problem, Result};
use std::process::exit;

fn main() {
    let arguments = Arguments::from_args();
    let trials = Pack::here().and_then(|pack| trials(&pack, &arguments)).unwrap_or_else(|error| {
        eprintln!("pages: {error:#}");
        exit(1)
    });
    libtest_mimic::run(&arguments, trials).exit();
}

fn trials(pack: &Pack, arguments: &Arguments) -> Result<Vec<Trial>> {
    let problems: &'static [Problem] = pack.problems()?.leak();
    let is_asked_for = |id: &str| match &arguments.filter {
        Some(filter) => {
            filter.contains(id) || !problems.iter().any(|other| filter.contains(&other.id))
        }
        None => true,
    };
    let asked_for = problems.iter().filter(|problem| is_asked_for(&problem.id));
    if !arguments.list {
        let lessons = asked_for.clone().filter(|problem| problem.is_lesson());
        pack::programs::build_programs(pack, lessons.map(|problem| &*problem.id))?;
    }
    let mut checks = pages::of_theory(pack, false)?;
    for problem in asked_for {
        checks.extend(pages::of_problem(problem, false)?);
    }
    Ok(checks.into_iter().map(trial).collect())
}

/// A check as a test.
fn trial(check: Check<'static>) -> Trial {
    let name = check.name.clone();
    Trial::test(name, move || check.run().map_err(|failure| Failed::from(failure.0)))
}
