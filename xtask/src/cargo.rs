//! The commands that are packages of their own, so that nobody waits for them to compile who does not need them.

use anyhow::{ensure, Context};
use pack::compile::{build_again, cargo, UNKNOWN};
use pack::{Pack, Result};
use std::ffi::OsString;

/// Runs a package, which says itself what went wrong. `data` is compiled anew if it does not know all generators.
/// Fails if it does.
pub fn run(pack: &Pack, name: &str, arguments: &[OsString]) -> Result<()> {
    let mut command = cargo(pack);
    command.args(["run", "--quiet", "--package", name, "--"]).args(arguments);
    let mut run = || command.status().with_context(|| format!("{command:?}"));
    let mut status = run()?;
    if name == "data" && status.code() == Some(UNKNOWN) {
        build_again(&pack.path("xtask/data/Cargo.toml"))?;
        status = run()?;
    }
    ensure!(status.success(), "{name} failed");
    Ok(())
}
