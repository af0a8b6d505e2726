//! Runs every program on its samples and edge cases, and its single file on the samples. `cargo test hdu1846` does it for
//! one problem, `cargo test hdu1846::edge-03` for one case.

#![allow(clippy::incompatible_msrv)] // tests are never handed in

use anyhow::ensure;
use checks::combined::Combined;
use checks::programs::{assert_clean_exit, path, run};
use judging::compare::compare;
use judging::compile::{compile_once, compiler};
use libtest_mimic::{Arguments, Failed, Trial};
use pack::{read, shown, Edge, Pack, Result, TestFile};
use std::path::Path;
use std::process::{exit, Command};

fn main() {
    let arguments = Arguments::from_args();
    let trials = Pack::here().and_then(|pack| trials(&pack, arguments.filter.is_none()));
    let trials = trials.unwrap_or_else(|error| {
        eprintln!("samples: {error:#}");
        exit(1)
    });
    libtest_mimic::run(&arguments, trials).exit();
}

/// All tests: those of the programs, and behind them those of the single files, which take time to compile; all together if
/// `are_all` are asked for.
fn trials(pack: &Pack, are_all: bool) -> Result<Vec<Trial>> {
    let ids = pack.ids()?;
    let file = |id: &String| pack.path(format!("problems/{id}/submissions/accepted/{id}.rs"));
    let together = ids.iter().filter(|_| are_all).map(|id| (id.clone(), file(id))).collect();
    let together: &'static Combined =
        Box::leak(Box::new(Combined::new("samples", rustc, together)));
    let (mut of_programs, mut of_single_files) = (Vec::new(), Vec::new());
    for id in &ids {
        let samples = samples(pack, id)?;
        for case in samples.clone() {
            let (name, id, file) = (format!("{id}.rs::{}", case.name), id.clone(), file(id));
            of_single_files.push(Trial::test(name, move || {
                // If they do not compile together, the one to blame fails alone.
                let program =
                    together.program(&id).or_else(|_| compile_once(rustc(), &[&file], &id));
                case.check(&program?)
            }));
        }
        for case in samples.into_iter().chain(edges(pack, id)?) {
            let (name, program) = (format!("{id}::{}", case.name), path(id));
            of_programs.push(Trial::test(name, move || case.check(&program)));
        }
    }
    of_programs.extend(of_single_files);
    Ok(of_programs)
}

fn rustc() -> Command {
    compiler("RUSTC", "rustc", &["--edition", "2021", "-D", "warnings"])
}

/// An input with its answer.
#[derive(Clone)]
struct Case {
    name: String,
    input: String,
    answer: String,
}

/// The official samples of a problem, of which there must be one.
fn samples(pack: &Pack, id: &str) -> Result<Vec<Case>> {
    let files = pack.samples(id)?;
    ensure!(!files.is_empty(), "{}: no sample", shown(&pack.data(id)));
    let case = |file: TestFile| {
        Ok(Case { name: file.name, input: read(&file.input)?, answer: read(&file.answer)? })
    };
    files.into_iter().map(case).collect()
}

/// The edge cases of a problem, if it has any.
fn edges(pack: &Pack, id: &str) -> Result<Vec<Case>> {
    let case = |(name, edge): (String, Edge)| Case { name, input: edge.input, answer: edge.ans };
    Ok(pack.edges(id)?.into_iter().map(case).collect())
}

impl Case {
    /// Whether a program answers it, and ends with status 0 and nothing on stderr.
    fn check(&self, program: &Path) -> std::result::Result<(), Failed> {
        let output = run(program, &self.name, &self.input);
        let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
        assert_clean_exit(&output)?;
        Ok(compare(self.answer.as_bytes(), &output.stdout)?)
    }
}
