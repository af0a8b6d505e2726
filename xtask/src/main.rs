//! The development tools of the pack. They generate what follows from its sources: single files for
//! judges, test data, figures, problem packages and the site.
//!
//! `cargo xtask help` lists the commands.

mod bundle;
mod data;
mod figures;
mod new;
mod package;
mod registry;
mod sync;

use clap::{Parser, Subcommand};
use pack::Result;
use std::env;
use std::ffi::OsString;
use std::process::{self, ExitCode};

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
    Data(data::Arguments),
    Figures(figures::Arguments),
    New(new::Arguments),
    Package(package::Arguments),
    /// Build the site of the pack in target/site.
    // A package of its own, which brings mdBook: not every build of the tools should wait for it.
    #[command(disable_help_flag = true)]
    Site {
        /// Those of the package `site`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    Sync(sync::Arguments),
}

/// Runs the package `site`, which writes its own messages.
fn site(arguments: &[OsString]) -> ExitCode {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut run = process::Command::new(cargo);
    run.args(["run", "--quiet", "--package", "site", "--manifest-path"]);
    run.arg(pack::root().join("Cargo.toml")).arg("--").args(arguments);
    match run.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {run:?}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Bundle(arguments) => bundle::command(&arguments),
        Command::Data(arguments) => data::command(&arguments),
        Command::Figures(arguments) => figures::command(&arguments),
        Command::New(arguments) => new::command(&arguments),
        Command::Package(arguments) => package::command(&arguments),
        Command::Site { arguments } => return site(&arguments),
        Command::Sync(arguments) => sync::command(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
