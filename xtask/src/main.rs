//! The development tools of the pack. They generate what follows from its sources: single files for
//! judges, test data, figures, problem packages and the site.
//!
//! `cargo xtask help` lists the commands.

mod bundle;
mod data;
mod figures;
mod new;
mod package;
mod progress;
mod registry;
mod site;
mod sync;

use clap::{Parser, Subcommand};
use pack::Result;
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
    Data(data::Arguments),
    Figures(figures::Arguments),
    New(new::Arguments),
    Package(package::Arguments),
    Site(site::Arguments),
    Sync(sync::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Bundle(arguments) => bundle::command(&arguments),
        Command::Data(arguments) => data::command(&arguments),
        Command::Figures(arguments) => figures::command(&arguments),
        Command::New(arguments) => new::command(&arguments),
        Command::Package(arguments) => package::command(&arguments),
        Command::Site(arguments) => site::command(&arguments),
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
