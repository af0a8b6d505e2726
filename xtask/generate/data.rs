//! `cargo xtask data`: the test files that are made, in `target/testdata/ID/secret/`.
//!
//! `problems/ID/generators/cases.rs` lists the inputs of a problem, and does not use the solutions. Random inputs
//! come from its validator. The answers are those of the program.
//!
//! A file name says what the file is for: `edge` for the ends of the range and known mistakes, `random` for random
//! positions, `largest` for size. Each random sample has a fixed seed, so the files never vary: of each,
//! `testdata/ID/fingerprint` has a line.

pub mod random;
pub mod shapes;
pub mod test_file;

use crate::generators::GENERATORS;
use anyhow::{ensure, Context};
use judging::compile::executable;
use judging::run::run_within;
use pack::data::{write_whole, Made};
use pack::programs::build_released_programs;
use pack::{Pack, Problem, Result};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use test_file::TestFile;

/// Make the test files of problems in target/testdata/, with their answers.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all.
    ids: Vec<String>,
    /// Make them anew although they are there, and their sources are as they were.
    #[arg(long)]
    anew: bool,
    /// Take what is made for right: write testdata/ID/fingerprint.
    #[arg(long)]
    update: bool,
}

/// Generates the test files of a problem, but for the random ones that its validator makes.
pub type Generator = fn() -> Vec<TestFile>;

/// Runs the command. Goes on after an error, and tells all of them.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let mut problems = pack.chosen(&arguments.ids)?;
    if !arguments.anew {
        problems = pack::data::stale(problems)?;
    }
    if problems.is_empty() {
        return Ok(());
    }
    judging::progress::show(&format!("compiling {} programs", problems.len()));
    let programs = problems.iter().map(|problem| problem.id.as_str());
    let programs = build_released_programs(pack, programs)?;
    pack::progress::each(&problems, |problem| {
        make(problem, &programs, arguments.update).with_context(|| problem.id.clone())
    })
}

/// The generator in a problem's folder.
const GENERATOR: &str = "generators/cases.rs";

/// No program of the pack takes so long on any input.
pub const A_LONG_TIME: Duration = Duration::from_secs(60);

/// A test file that is to be made.
struct Planned {
    name: String,
    desc: String,
    input: String,
}

/// The test files of a problem: of its generator or, without one, the largest inputs; and random ones.
fn planned(problem: &Problem) -> Result<Vec<Planned>> {
    let framing = problem.framing()?;
    let mut files = Vec::new();
    if problem.has(GENERATOR) {
        let generator = GENERATORS.iter().find(|(id, _)| *id == problem.id);
        let (_, cases) = generator.context("a new generator: run `cargo xtask sync`")?;
        files.extend(test_file::all_files(*cases)?.into_iter().map(|file| {
            let input = file.input(framing);
            Planned { name: file.name, desc: file.desc, input }
        }));
    }
    let made = |kind: &str, number: usize, desc: String, input: String| Planned {
        name: format!("{kind}-{number:02}"),
        desc,
        input,
    };
    if !problem.has(GENERATOR) {
        let inputs = (1..).zip(random::largest(problem)?);
        files.extend(inputs.map(|(number, (desc, input))| made("largest", number, desc, input)));
    }
    let stored = problem.stored_files()?.into_iter().map(|file| pack::read(&file.input));
    let mut known = stored.collect::<Result<BTreeSet<String>>>()?;
    known.extend(files.iter().map(|file| file.input.clone()));
    let inputs = (1..).zip(random::inputs(problem, known)?);
    files.extend(inputs.map(|(number, input)| made("random", number, String::new(), input)));
    Ok(files)
}

/// What the program answers.
fn answer(program: &Command, input: &str) -> Result<String> {
    let output = run_within(A_LONG_TIME, program, input.as_bytes())?;
    let output = output.with_context(|| format!("the program runs on after {A_LONG_TIME:?}"))?;
    let message = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "the program says {}", message.trim_end());
    Ok(String::from_utf8(output.stdout)?)
}

/// Makes the test files of a problem, and removes those that it no longer has. They are noted as made only when all are
/// there, and as `fingerprint` has them, which is written first if it is to be updated.
fn make(problem: &Problem, programs: &Path, update: bool) -> Result<()> {
    let program = Command::new(executable(programs, &problem.id));
    let mut made = Vec::new();
    let mut names: BTreeSet<String> = problem.edges()?.into_keys().collect();
    for file in planned(problem)? {
        ensure!(names.insert(file.name.clone()), "{} is there twice", file.name);
        let answer = answer(&program, &file.input).with_context(|| file.name.clone())?;
        let path = problem.made().join(&file.name);
        write_whole(&path.with_extension("in"), &file.input)?;
        write_whole(&path.with_extension("ans"), &answer)?;
        made.push(Made {
            name: file.name,
            hash: pack::fingerprint([&file.input, &answer]),
            bytes: file.input.len(),
            desc: file.desc,
        });
    }
    for path in pack::files_if_any(&problem.made(), "")? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if !names.contains(&*name) {
            fs::remove_file(path)?;
        }
    }
    let known = problem.made_files()?;
    if known != made {
        ensure!(update, "{}", difference(problem, &made, &known));
        let lines: String = made.iter().map(Made::line).collect();
        pack::progress::write(&problem.fingerprint(), &lines)?;
    }
    pack::write(&problem.stamp_path(), problem.stamp()?).map(drop)
}

/// Which files are not as the fingerprint has them.
fn difference(problem: &Problem, made: &[Made], known: &[Made]) -> String {
    let fingerprint = pack::shown(&problem.fingerprint());
    let differing = made.iter().filter(|file| !known.contains(file));
    let missing = known.iter().filter(|file| made.iter().all(|made| made.name != file.name));
    let names: Vec<&str> = differing.chain(missing).map(|file| file.name.as_str()).collect();
    format!(
        "{} in target/testdata: not as {fingerprint} has it; if you meant to change it, run `cargo xtask sync {}`",
        names.join(", "),
        problem.id
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_file::{all_files, largest};

    #[test]
    fn six_largest_inputs_are_enough() {
        let six: Generator = || largest((0..6).map(|n| (n, vec![""])));
        let seven: Generator = || largest((0..7).map(|n| (n, vec![""])));
        assert_eq!(all_files(six).unwrap().len(), 6);
        let message = all_files(seven).err().unwrap().to_string();
        assert!(message.starts_with("expected at most 6 largest inputs, found 7: "), "{message}");
    }
}
