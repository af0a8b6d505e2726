//! Runs every program on every case of `testdata/`, and on what judges and people make of its
//! sample: other white space, ends of file, broken numbers.
//!
//! The single files in `submissions/` are compiled as a judge would and run on the same cases, and so
//! are the solutions that must fail.
//!
//! `cargo test --test judge hdu1846` runs what concerns one problem, `hdu1846::sample-01` one case.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

mod cases;
mod expected_failures;
mod framing;
mod pages;
mod program;
mod resources;
mod submissions;

use libtest_mimic::{Arguments, Trial};
use std::fs;
use std::path::PathBuf;

/// One input of `testdata/` with its answer.
#[derive(Clone)]
struct Case {
    id: String,
    name: String,
    is_sample: bool,
    input: PathBuf,
    answer: PathBuf,
}

/// All cases of all problems, in the order of their names.
fn all_cases() -> Vec<Case> {
    let testdata = concat!(env!("CARGO_MANIFEST_DIR"), "/../testdata");
    let mut cases = Vec::new();
    for problem in fs::read_dir(testdata).expect("testdata/ can be read") {
        let problem = problem.unwrap();
        for group in ["sample", "secret"] {
            for file in fs::read_dir(problem.path().join(group)).into_iter().flatten() {
                let input = file.unwrap().path();
                if input.extension().map_or(false, |extension| extension == "in") {
                    cases.push(Case {
                        id: problem.file_name().into_string().unwrap(),
                        name: input.file_stem().unwrap().to_str().unwrap().to_string(),
                        is_sample: group == "sample",
                        answer: input.with_extension("ans"),
                        input,
                    });
                }
            }
        }
    }
    cases.sort_by(|a, b| (&a.id, &a.input).cmp(&(&b.id, &b.input)));
    cases
}

/// All cases of one problem after the other.
fn of_each_problem(cases: &[Case]) -> impl Iterator<Item = &[Case]> {
    cases.chunk_by(|a, b| a.id == b.id)
}

fn main() {
    let cases = all_cases();
    let mut trials: Vec<Trial> = cases.iter().map(cases::trial).collect();
    trials.extend(cases.iter().filter(|case| case.is_sample).flat_map(framing::trials));
    trials.extend(framing::empty_inputs());
    trials.extend(cases::trials_of_compare());
    trials.extend(pages::trials());
    trials.extend(resources::trials());
    trials.extend(submissions::trials(&cases));
    trials.extend(expected_failures::trials(&cases));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
