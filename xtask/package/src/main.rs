//! `cargo xtask package`.

use clap::Parser;
use pack::Pack;
use std::process::ExitCode;

#[derive(Parser)]
#[command(bin_name = "cargo xtask package", disable_version_flag = true)]
struct Command {
    #[command(flatten)]
    arguments: package::Arguments,
}

fn main() -> ExitCode {
    let Command { arguments } = Command::parse();
    match Pack::here().and_then(|pack| package::command(&pack, &arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("package: {error:#}");
            ExitCode::FAILURE
        }
    }
}
