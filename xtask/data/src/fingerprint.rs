//! What the data of a problem was made from, as a fingerprint in `testdata/ID/fingerprint`: as long as it is right, no
//! test has to make the data anew. It covers the generator and what generators share, without comments and tests, the
//! version of the random numbers, the framing, and the files themselves.

use anyhow::Context;
use pack::{Pack, Problem, Result};
use std::path::PathBuf;

/// What generators share.
const SHARED: [&str; 2] =
    [include_str!("../../../problems/tests/helpers/rules.rs"), include_str!("test_file.rs")];

/// Where the fingerprint of a problem is written down.
pub fn path(problem: &Problem) -> PathBuf {
    problem.data().join("fingerprint")
}

/// The fingerprint of the data of a problem and of what it is made from.
pub fn of(problem: &Problem) -> Result<String> {
    let mut parts = SHARED.map(code).to_vec();
    parts.extend([format!("{:?}", problem.framing()?), version_of_fastrand(&problem.pack)?]);
    let generators = pack::files_if_any(&problem.folder().join("generators"), "rs")?;
    let data = pack::files_if_any(&problem.data().join("secret"), "")?;
    for path in generators.into_iter().chain(data) {
        let (name, text) = (path.file_name().unwrap_or_default().display(), pack::read(&path)?);
        let is_rust = path.extension().is_some_and(|extension| extension == "rs");
        parts.extend([name.to_string(), if is_rust { code(&text) } else { text }]);
    }
    Ok(pack::fingerprint(parts) + "\n")
}

/// The lines of a Rust file without comments and tests.
fn code(text: &str) -> String {
    let lines = text.lines().map(str::trim).take_while(|line| *line != "#[cfg(test)]");
    lines.filter(|line| !line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn version_of_fastrand(pack: &Pack) -> Result<String> {
    let lock = pack.read("Cargo.lock")?;
    let rest = lock.split_once("name = \"fastrand\"\n");
    let version = rest.and_then(|(_, rest)| rest.lines().next());
    Ok(version.context("Cargo.lock: no fastrand")?.to_string())
}
