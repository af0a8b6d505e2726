//! The development tools of the pack. They generate what follows from its sources: single files for
//! judges, test data, figures, problem packages and the site; and they test a program on that data.
//!
//! `cargo xtask help` lists the commands.

/// As that of std, but what cannot be printed is no panic.
macro_rules! println {
    ($($text:tt)*) => { crate::print(format_args!($($text)*)) };
}

mod blocks;
mod bundle;
mod cargo;
mod check;
mod figures;
mod new;
mod package;
mod readme;
mod status;
mod sync;
mod test;

use clap::{Parser, Subcommand};
use pack::{Pack, Result};
use std::ffi::OsString;
use std::fmt;
use std::io::{self, Write};
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

/// Prints a line, or ends the run: in silence where a pipe is closed, as by `head`.
fn print(text: fmt::Arguments) {
    let Err(error) = writeln!(io::stdout(), "{text}") else { return };
    if error.kind() != io::ErrorKind::BrokenPipe {
        eprintln!("xtask: cannot write to stdout: {error}");
        process::exit(1);
    }
    process::exit(0)
}

/// Builds the site, with the programs that its pages run, the C files that they show, and the packages that they
/// offer.
fn site(pack: &Pack, arguments: &[OsString]) -> Result<()> {
    if arguments.is_empty() {
        bundle::web::write_stale(pack)?;
        package::for_site::write_all(pack)?;
    }
    cargo::run(pack, "site", arguments)
}

fn run(pack: &Pack, command: &Command) -> Result<()> {
    match command {
        Command::Blocks(arguments) => blocks::command(pack, arguments),
        Command::Bundle(arguments) => bundle::command(pack, arguments),
        Command::Check(arguments) => check::command(pack, arguments),
        Command::Data { arguments } => cargo::data(pack, arguments),
        Command::Explore { arguments } => cargo::run(pack, "explore", arguments),
        Command::Figures(arguments) => figures::command(pack, arguments),
        Command::New(arguments) => new::command(pack, arguments),
        Command::Package(arguments) => package::command(pack, arguments),
        Command::Site { arguments } => site(pack, arguments),
        Command::Status(arguments) => status::command(pack, arguments),
        Command::Sync(arguments) => sync::command(pack, arguments),
        Command::Test(arguments) => test::command(pack, arguments),
    }
}

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    match Pack::here().and_then(|pack| run(&pack, &command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
