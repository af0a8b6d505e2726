//! The commands that are packages of their own, so that nobody waits for them to compile who does not
//! need them.

use anyhow::{bail, Context};
use pack::Result;
use std::env;
use std::ffi::OsString;
use std::process::Command;

/// A package of the workspace as a command, still without its arguments.
pub fn command(package: &str) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["run", "--quiet", "--package", package, "--manifest-path"]);
    command.arg(pack::root().join("Cargo.toml")).arg("--");
    command
}

/// Runs a package, which says itself what went wrong. Fails if it does.
pub fn run(package: &str, arguments: &[OsString]) -> Result<()> {
    let mut command = command(package);
    let status = command.args(arguments).status().with_context(|| format!("{command:?}"))?;
    if status.success() {
        return Ok(());
    }
    bail!("{package} failed")
}
