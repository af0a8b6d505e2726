//! `cargo xtask blocks`: the code, tables and runs of the write-ups and of the theory pages, written into all
//! their languages.

use anyhow::{ensure, Error};
use judging::compile::cargo;
use judging::tell;
use pack::blocks::{Document, WRITES};
use pack::{Pack, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Write the code, tables and runs of the write-ups and theory pages into all their languages.
#[derive(clap::Args)]
pub struct Arguments {
    /// Problems and theory pages, such as hdu1846 and mex. Without any, all.
    ids: Vec<String>,
}

/// Runs the command, which is to run the tests that hold the pages against their sources. Fails if one of
/// them does.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let theory = |name: &str| pack.path(format!("problems/theory/{name}.en.md"));
    let mut tests = Vec::new();
    for id in &arguments.ids {
        tests.push(if theory(id).exists() {
            module(id)
        } else {
            format!("{}::write_up", pack.find(id)?.id)
        });
    }
    if tests.is_empty() {
        tests.push("write_up".to_string());
        for path in pack::files(&pack.path("problems/theory"), "md")? {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            tests.extend(name.strip_suffix(".en.md").map(module));
        }
    }
    let before = texts(pack)?;
    let all_passed = tests.iter().map(|test| run(pack, test)).collect::<Result<Vec<bool>>>()?;
    tell_what_changed(pack, &before)?;
    ensure!(!all_passed.contains(&false), "not all pages are right, see above");
    Ok(())
}

/// The tests of a theory page: its module, in which a hyphen is an underscore.
fn module(page: &str) -> String {
    format!("{}::", page.replace('-', "_"))
}

/// Writes the blocks of code of these problems, or of all pages, which need no test to run. Fails if one has no source,
/// or with `check` if one is not as its source.
pub fn code(pack: &Pack, problems: &[String], check: bool) -> Result<()> {
    let before = texts(pack)?;
    let is_chosen = |path: &Path| {
        let of_problem = |id| path.starts_with(pack.path("problems").join(id));
        problems.is_empty() || problems.iter().any(of_problem)
    };
    let chosen = before.keys().filter(|path| is_chosen(path));
    let english = chosen.filter(|path| path.to_string_lossy().ends_with(".en.md"));
    for document in english.map(|path| Document::of(path)) {
        let document = if check { document } else { document.to_write() };
        document.code().map_err(Error::msg)?;
    }
    tell_what_changed(pack, &before)
}

/// Names the pages that are not as they were.
fn tell_what_changed(pack: &Pack, before: &BTreeMap<PathBuf, String>) -> Result<()> {
    for (path, text) in texts(pack)? {
        if before.get(&path) != Some(&text) {
            tell!("wrote {}", pack::shown(&path));
        }
    }
    Ok(())
}

/// Runs the tests of the pages whose names contain `filter`; whether they passed.
fn run(pack: &Pack, filter: &str) -> Result<bool> {
    let mut command = cargo(pack.root());
    command.args(["test", "--quiet", "--no-fail-fast", "--package", "problems"]);
    command.args(["--package", "checks", "--tests", "--", filter]);
    command.env(WRITES, "1").env("RUST_BACKTRACE", "0");
    let output = command.output()?;
    let (stdout, stderr) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        // What failed, but neither what did not nor the list of names at the end.
        let mut failures = stdout.split("\nfailures:\n").filter(|part| part.contains("\n---- "));
        match failures.next() {
            Some(first) => eprint!("{first}{}", failures.collect::<String>()),
            None => eprint!("{stderr}"),
        }
    }
    Ok(output.status.success())
}

/// All pages as they stand.
fn texts(pack: &Pack) -> Result<BTreeMap<PathBuf, String>> {
    let mut folders = vec![pack.path("problems/theory")];
    folders.extend(pack.problems()?.iter().map(|problem| problem.folder().join("solution")));
    let mut texts = BTreeMap::new();
    for folder in folders.iter().filter(|folder: &&PathBuf| Path::is_dir(folder)) {
        for path in pack::files(folder, "md")? {
            let text = fs::read_to_string(&path)?;
            texts.insert(path, text);
        }
    }
    Ok(texts)
}
