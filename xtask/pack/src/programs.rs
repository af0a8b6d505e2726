//! The programs of problems, which Cargo builds.

use crate::{Pack, Problem, Result};
use anyhow::ensure;
use judging::compile::{cargo, executable, folder_of_this};
use std::path::PathBuf;
use std::process::Command;

/// Builds the programs of these problems as this program, which may be a test, was built. Returns the folder where
/// they are. Fails if they do not compile.
pub fn build_programs<'a>(pack: &Pack, ids: impl IntoIterator<Item = &'a str>) -> Result<PathBuf> {
    let folder = folder_of_this()?;
    build(pack, ids, folder.ends_with("release"))?;
    Ok(folder)
}

/// The same, optimized.
pub fn build_released_programs<'a>(
    pack: &Pack,
    ids: impl IntoIterator<Item = &'a str>,
) -> Result<PathBuf> {
    build(pack, ids, true)?;
    Ok(folder_of_this()?.with_file_name("release"))
}

fn build<'a>(pack: &Pack, ids: impl IntoIterator<Item = &'a str>, is_release: bool) -> Result<()> {
    let mut command = cargo(pack.root());
    command.args(["build", "--quiet", "--package", "problems"]);
    command.args(is_release.then_some("--release"));
    command.args(ids.into_iter().flat_map(|id| ["--bin", id]));
    ensure!(command.status()?.success(), "the programs do not compile");
    Ok(())
}

/// The program of a problem. Fails if it does not compile.
pub fn built_program(problem: &Problem) -> Result<Command> {
    let folder = build_programs(&problem.pack, [&*problem.id])?;
    Ok(Command::new(executable(&folder, &problem.id)))
}

/// The checker of a problem, if more than one output may be right. Fails if it does not compile.
pub fn built_checker(problem: &Problem) -> Result<Option<Command>> {
    let Some(name) = problem.checker() else { return Ok(None) };
    let folder = build_programs(&problem.pack, [&*name])?;
    Ok(Some(Command::new(executable(&folder, &name))))
}
