//! The development tools of the pack. They generate what follows from its sources: single files for
//! judges, test data, figures, problem packages and the site; and they test a program on that data.
//!
//! `cargo xtask help` lists the commands.

mod blocks;
mod check;
mod lists;
mod new;
mod opening;
mod program;
mod readme;
mod status;
mod stress;
mod sync;
mod test;
mod which;

use anyhow::{ensure, Context};
use clap::{Parser, Subcommand};
use judging::compile::cargo;
use pack::{Pack, Result};
use std::ffi::OsString;
use std::process::ExitCode;

/// The tools of the pack.
#[derive(Parser)]
#[command(name = "cargo xtask", disable_version_flag = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

// Of a package of its own.
#[derive(clap::Args)]
struct OfPackage {
    /// Those of the package.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

#[derive(Subcommand)]
enum Command {
    Bundle(package::bundle::Arguments),
    Check(check::Arguments),
    /// Make the test files of problems in target/testdata/, with their answers.
    #[command(disable_help_flag = true)]
    Data(OfPackage),
    /// Show a game on heaps that is typed: Grundy values, the lost heaps, and the period, with its proof if there is one.
    #[command(disable_help_flag = true)]
    Explore(OfPackage),
    New(new::Arguments),
    /// Make problem packages for judging systems.
    #[command(disable_help_flag = true)]
    Package(OfPackage),
    Blocks(blocks::Arguments),
    /// Build the site of the pack in target/site.
    #[command(disable_help_flag = true)]
    Site(OfPackage),
    Status(status::Arguments),
    Stress(stress::Arguments),
    Sync(sync::Arguments),
    Test(test::Arguments),
    Which(which::Arguments),
}

/// Runs a package, so that nobody waits for it to compile who does not need it. It says itself what went wrong.
fn run_package(pack: &Pack, name: &str, OfPackage { arguments }: &OfPackage) -> Result<()> {
    let mut command = cargo(pack.root());
    command.args(["run", "--quiet", "--package", name, "--"]).args(arguments);
    ensure!(command.status().context("cargo")?.success(), "{name} failed");
    Ok(())
}

fn run(pack: &Pack, command: &Command) -> Result<()> {
    match command {
        Command::Blocks(arguments) => blocks::command(pack, arguments),
        Command::Bundle(arguments) => package::bundle::command(pack, arguments),
        Command::Check(arguments) => check::command(pack, arguments),
        Command::Data(OfPackage { arguments }) => pack::data::generate(pack, "data", arguments),
        Command::Explore(arguments) => run_package(pack, "explore", arguments),
        Command::New(arguments) => new::command(pack, arguments),
        Command::Package(arguments) => run_package(pack, "package", arguments),
        Command::Site(arguments) => run_package(pack, "site", arguments),
        Command::Status(arguments) => status::command(pack, arguments),
        Command::Stress(arguments) => stress::command(pack, arguments),
        Command::Sync(arguments) => sync::command(pack, arguments),
        Command::Test(arguments) => test::command(pack, arguments),
        Command::Which(arguments) => which::command(pack, arguments),
    }
}

fn main() -> ExitCode {
    judging::run::measure_if_asked();
    let command = Arguments::parse().command;
    judging::run::end_all_by_ctrl_c();
    match Pack::here().and_then(|pack| run(&pack, &command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
