//! What the code in the problems' folders makes, for `cargo xtask data` and `cargo xtask sync`: test files and pictures. It
//! is a program of its own, as nobody should wait for 200 files to compile who does not need them.

// A bound of a problem is a length here, and a value there.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)]

mod data;
#[path = "../../problems/figures.rs"]
mod drawings;
mod figures;
#[path = "../../problems/generators.rs"]
mod generators;

use clap::Parser;
use pack::Pack;
use std::process::ExitCode;

/// What generators use.
mod prelude {
    pub use crate::data::shapes::*;
    pub use crate::data::test_file::*;
    pub use checks::rules::*;
    pub use fastrand::Rng;
    pub use itertools::{iproduct, Itertools};
}

#[derive(Parser)]
#[command(bin_name = "cargo xtask", disable_version_flag = true)]
enum Command {
    Data(data::Arguments),
    Figures(figures::Arguments),
}

fn main() -> ExitCode {
    let command = Command::parse();
    judging::run::end_all_by_ctrl_c();
    let run = |pack: Pack| match &command {
        Command::Data(arguments) => data::command(&pack, arguments),
        Command::Figures(arguments) => figures::command(&pack, arguments),
    };
    match Pack::here().and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("generate: {error:#}");
            ExitCode::FAILURE
        }
    }
}
