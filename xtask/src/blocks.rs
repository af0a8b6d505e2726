//! `cargo xtask blocks`: the code, tables and runs of the write-ups and of the theory pages, written into all
//! their languages.

use anyhow::{ensure, Error};
use checks::blocks::{Document, WRITES};
use checks::Check;
use judging::compile::cargo;
use judging::print_line;
use pack::{Pack, Problem, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Write the code, tables and runs of the write-ups and theory pages into all their languages.
#[derive(clap::Args)]
pub struct Arguments {
    /// Problems and theory pages, such as hdu1846 and mex. Without any, all.
    ids: Vec<String>,
}

/// Runs the command: what stands in files and what programs print is written here, and tables by the tests that compute
/// them. Fails if a page is wrong otherwise.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let is_theory = |name: &String| pack.path(format!("problems/theory/{name}.en.md")).exists();
    let (pages, ids): (Vec<String>, Vec<String>) =
        arguments.ids.iter().cloned().partition(is_theory);
    let mut problems =
        if ids.is_empty() && !pages.is_empty() { Vec::new() } else { pack.chosen(&ids)? };
    problems.retain(Problem::is_lesson);
    let before = texts(pack)?;
    let mut failures = Vec::new();
    if !problems.is_empty() {
        let ids = problems.iter().map(|problem| problem.id.as_str());
        pack::programs::build_programs(pack, ids.clone())?;
        let bins = ids.flat_map(|id| ["--bin", id]);
        failures.extend(tests(pack, bins.chain(["--package", "problems", "--", "write_up::"]))?);
    }
    let is_chosen = |check: &Check| {
        let page = check.name.split("::").next().unwrap_or_default();
        arguments.ids.is_empty() || pages.iter().any(|name| name == page)
    };
    let mut checks = checks::pages::of_theory(pack, true)?;
    checks.retain(is_chosen);
    for problem in &problems {
        checks.extend(checks::pages::of_problem(problem, true)?);
    }
    failures.extend(checks.iter().filter_map(|check| check.run().err()).map(|failure| failure.0));
    let theory = ["--package", "checks", "--test", "theory", "--"];
    if arguments.ids.is_empty() {
        failures.extend(tests(pack, theory)?);
    }
    for page in pages {
        // Its module, in which a hyphen is an underscore.
        let module = format!("{}::", page.replace('-', "_"));
        failures.extend(tests(pack, theory.into_iter().chain([module.as_str()]))?);
    }
    tell_what_changed(pack, &before)?;
    ensure!(failures.is_empty(), "{}", failures.join("\n"));
    Ok(())
}

/// Has tests write the tables that they compute; what they print, if one fails.
fn tests<'a>(pack: &Pack, words: impl IntoIterator<Item = &'a str>) -> Result<Option<String>> {
    let mut command = cargo(pack.root());
    command.args(["test", "--quiet", "--no-fail-fast"]).args(words);
    let output = command.env(WRITES, "1").env("RUST_BACKTRACE", "0").output()?;
    let printed = [output.stdout, output.stderr].concat();
    Ok((!output.status.success()).then(|| String::from_utf8_lossy(&printed).into_owned()))
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
    for path in english {
        Document::of(path).written_if(!check).code().map_err(Error::msg)?;
    }
    tell_what_changed(pack, &before)
}

/// Names the pages that are not as they were.
fn tell_what_changed(pack: &Pack, before: &BTreeMap<PathBuf, String>) -> Result<()> {
    for (path, text) in texts(pack)? {
        if before.get(&path) != Some(&text) {
            print_line!("wrote {}", pack::shown(&path));
        }
    }
    Ok(())
}

/// All pages in the folder of the problems as they stand.
fn texts(pack: &Pack) -> Result<BTreeMap<PathBuf, String>> {
    let pages = pack::files_below(&pack.path("problems"), "md")?;
    pages.into_iter().map(|path| Ok((path.clone(), pack::read(&path)?))).collect()
}
