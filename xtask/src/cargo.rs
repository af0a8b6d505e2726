//! The commands that are packages of their own, so that nobody waits for them to compile who does not need them.

use anyhow::{ensure, Context};
use judging::compile::cargo;
use pack::{Pack, Result};
use std::ffi::OsString;

/// Runs a package, which says itself what went wrong. Fails if it does.
pub fn run(pack: &Pack, name: &str, arguments: &[OsString]) -> Result<()> {
    let mut command = cargo(pack.root());
    command.args(["run", "--quiet", "--package", name, "--"]).args(arguments);
    let status = command.status().with_context(|| format!("{command:?}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}
