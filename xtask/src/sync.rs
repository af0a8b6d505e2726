//! `cargo xtask sync`: what is made from the problems' folders, brought up to date.
//!
//! First the lists: the binaries of `problems/Cargo.toml`, the modules in `problems/tests/programs.rs`,
//! `xtask/data/src/registry.rs` and `xtask/src/registry.rs`, and what `readme` makes. Then, unless `--lists` is
//! given, what the code in the folders generates: test data, pictures, the single files for judges, and the code
//! that the pages show.

use crate::{blocks, bundle, cargo, figures, readme};
use anyhow::{ensure, Context};
use itertools::Itertools;
use pack::{Problem, Result};
use std::ffi::OsString;

/// Bring up to date what is made from the problems' folders: lists, test data, pictures, single files.
#[derive(Default, clap::Args)]
pub struct Arguments {
    /// The lists alone.
    #[arg(long)]
    lists: bool,
    /// The test data of all problems, not of those alone whose generator or data has changed.
    #[arg(long)]
    all: bool,
}

/// Runs the command. If something cannot be made, it fails when the rest is done, and names all of it.
pub fn command(arguments: &Arguments) -> Result<()> {
    let written = write(modules()?)?;
    let tables = tables().and_then(write).map(drop);
    if arguments.lists {
        return tables;
    }
    let all = if arguments.all { &["--all"][..] } else { &[] };
    if written.iter().any(|path| path.ends_with("registry.rs")) {
        // Only an xtask that is compiled anew knows the modules of a new problem.
        let status = pack::compile::cargo().args(["xtask", "sync"]).args(all).status()?;
        ensure!(status.success(), "it could not be run again");
        return Ok(());
    }
    let results = [
        tables,
        cargo::run("data", &all.iter().map(OsString::from).collect_vec()),
        pack::problems().and_then(|problems| figures::write(&problems)),
        bundle::write_stale(),
        blocks::write_code(),
    ];
    let failures = results.into_iter().filter_map(Result::err);
    let failures = failures.map(|error| format!("{error:#}")).join("\n");
    ensure!(failures.is_empty(), "{failures}");
    Ok(())
}

/// Fails if a list is not as the folders would have it.
pub fn check() -> Result<()> {
    let mut files = modules()?;
    files.extend(tables()?);
    files.retain(|(path, text)| pack::read(&pack::root().join(path)).ok().as_ref() != Some(text));
    let names = files.iter().map(|(path, _)| path).join(", ");
    ensure!(names.is_empty(), "these lists are not as the problems' folders have them: {names}");
    Ok(())
}

/// Writes the files that have changed, says which, and returns their paths.
fn write(files: Vec<(&'static str, String)>) -> Result<Vec<&'static str>> {
    let mut written = Vec::new();
    for (path, text) in files {
        if pack::progress::write(&pack::root().join(path), &text)? {
            written.push(path);
        }
    }
    Ok(written)
}

fn tables() -> Result<Vec<(&'static str, String)>> {
    readme::pages(&pack::in_order_of_the_course(pack::problems()?))
}

/// The files that list the modules in the folders, with what they should contain.
fn modules() -> Result<Vec<(&'static str, String)>> {
    let problems = pack::problems()?;
    Ok(vec![
        ("problems/Cargo.toml", manifest(&problems)?),
        ("problems/tests/programs.rs", programs(&problems)),
        ("xtask/data/src/registry.rs", registry(&problems, "../../../", &CASES)),
        ("xtask/src/registry.rs", registry(&problems, "../../", &FIGURES)),
    ])
}

/// `problems/Cargo.toml` with the binaries at its end, below the line that says who writes them.
fn manifest(problems: &[Problem]) -> Result<String> {
    const MARK: &str = "# The binaries are written by `cargo xtask sync`.\n";
    let manifest = pack::read(&pack::root().join("problems/Cargo.toml"))?;
    let (ours, _) = manifest
        .split_once(MARK)
        .with_context(|| format!("problems/Cargo.toml lacks the line {MARK}"))?;
    let binary = |problem: &Problem| {
        let id = &problem.id;
        format!(
            "\n[[bin]]\nname = \"{id}\"\npath = \"{id}/main.rs\"\ntest = false\nbench = false\n"
        )
    };
    Ok(format!("{ours}{MARK}{}", problems.iter().map(binary).collect::<String>()))
}

/// The tests of all programs as one, which is compiled and linked once.
fn programs(problems: &[Problem]) -> String {
    let module = |problem: &Problem| {
        let id = &problem.id;
        format!("#[path = \"../{id}/main.rs\"]\nmod {id};\n")
    };
    format!(
        "//! The tests in the programs, as one binary: linking one for each takes longer than they run.\n\
         //! Written by `cargo xtask sync`.\n\n\
         #![allow(dead_code)] // each has a `main`\n\n{}",
        problems.iter().map(module).collect::<String>()
    )
}

/// What a registry holds.
struct Registry {
    /// The file in each problem's folder.
    file: &'static str,
    /// What the names of its modules end with.
    suffix: &'static str,
    /// The function that it has, the name of the type of that, and where this is from.
    function: [&'static str; 3],
    /// The name of the list, and what is said of it.
    list: [&'static str; 2],
}

const CASES: Registry = Registry {
    file: "generators/cases.rs",
    suffix: "cases",
    function: ["cases", "Cases", "crate"],
    list: ["CASES", "What generates the cases of each problem."],
};

const FIGURES: Registry = Registry {
    file: "figure.rs",
    suffix: "figure",
    function: ["draw", "Draw", "crate::figures::canvas"],
    list: ["FIGURES", "What draws the picture of each problem."],
};

/// A module for each problem that has such a file, and a list of them by their ids. `top` is the way to the
/// top folder.
fn registry(problems: &[Problem], top: &str, registry: &Registry) -> String {
    let problems = problems.iter().filter(|problem| problem.has(registry.file));
    let Registry { file, suffix, function: [function, kind, from], list: [list, said] } = registry;
    let module = |problem: &Problem| {
        let id = &problem.id;
        format!("#[path = \"{top}problems/{id}/{file}\"]\nmod {id}_{suffix};\n")
    };
    let entry = |problem: &Problem| {
        let id = &problem.id;
        format!("    (\"{id}\", {id}_{suffix}::{function}),\n")
    };
    format!(
        "//! Modules in the problems' folders. Written by `cargo xtask sync`.\n\n\
         {}\nuse {from}::{kind};\n\n/// {said}\npub const {list}: &[(&str, {kind})] = &[\n{}];\n",
        problems.clone().map(module).collect::<String>(),
        problems.map(entry).collect::<String>(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_are_in_sync() {
        check().unwrap();
    }
}
