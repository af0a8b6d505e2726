//! The commands that are packages of their own, so that nobody waits for them to compile who does not need them.

use anyhow::{ensure, Context};
use pack::compile::cargo;
use pack::Result;
use std::ffi::OsString;
use std::process::Command;

/// A package of the workspace as a command, still without its arguments.
pub fn package(name: &str) -> Command {
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", name, "--"]);
    command
}

/// Runs a package, which says itself what went wrong. Fails if it does.
pub fn run(name: &str, arguments: &[OsString]) -> Result<()> {
    let mut command = package(name);
    let status = command.args(arguments).status().with_context(|| format!("{command:?}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}
