//! Turns the pack into something else: single files for the judges, test data, packages, pictures.
//!
//! `cargo xtask help` lists the commands.

mod bundle;
mod data;
mod figures;
mod pack;
mod package;
mod site;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// What goes wrong is told to the user in a line or two.
type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

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
    Package(package::Arguments),
    Site(site::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Bundle(arguments) => bundle::command(&arguments),
        Command::Data(arguments) => data::command(&arguments),
        Command::Figures(arguments) => figures::command(&arguments),
        Command::Package(arguments) => package::command(&arguments),
        Command::Site(arguments) => site::command(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
