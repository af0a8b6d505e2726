//! The development tools of the pack. They generate what follows from its sources: single files for
//! judges, test data, figures, problem packages and the site; and they test a program on that data.
//!
//! `cargo xtask help` lists the commands.

mod bundle;
mod cargo;
mod check;
mod figures;
mod new;
mod package;
mod blocks;
mod readme;
mod status;
mod sync;
mod test;

use clap::{Parser, Subcommand};
use pack::Result;
use std::ffi::OsString;
use std::process::ExitCode;

/// The tools of the pack.
#[derive(Parser)]
#[command(name = "cargo xtask", disable_version_flag = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Bundle(bundle::Arguments),
    Check(check::Arguments),
    /// Write the test cases of testdata/ID/secret/ and their answers, or check them.
    #[command(disable_help_flag = true)]
    Data {
        /// Those of the package `data`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Show a game on heaps that is typed: Grundy values, the lost heaps, and the period, with its proof if there is one.
    #[command(disable_help_flag = true)]
    Explore {
        /// Those of the package `explore`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    Figures(figures::Arguments),
    New(new::Arguments),
    Package(package::Arguments),
    Blocks(blocks::Arguments),
    /// Build the site of the pack in target/site.
    #[command(disable_help_flag = true)]
    Site {
        /// Those of the package `site`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    Status(status::Arguments),
    Sync(sync::Arguments),
    Test(test::Arguments),
}

/// Builds the site, with the programs that its pages run, the C files that they show, and the packages that they
/// offer.
fn site(arguments: &[OsString]) -> Result<()> {
    if arguments.is_empty() {
        bundle::web::write_stale()?;
        bundle::write_c_for_site()?;
        package::for_site::write_all()?;
    }
    cargo::run("site", arguments)
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Bundle(arguments) => bundle::command(&arguments),
        Command::Check(arguments) => check::command(&arguments),
        Command::Data { arguments } => cargo::run("data", &arguments),
        Command::Explore { arguments } => cargo::run("explore", &arguments),
        Command::Figures(arguments) => figures::command(&arguments),
        Command::New(arguments) => new::command(&arguments),
        Command::Package(arguments) => package::command(&arguments),
        Command::Blocks(arguments) => blocks::command(&arguments),
        Command::Site { arguments } => site(&arguments),
        Command::Status(arguments) => status::command(&arguments),
        Command::Sync(arguments) => sync::command(&arguments),
        Command::Test(arguments) => test::command(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
