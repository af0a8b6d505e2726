//! A program under test: fed with an input, watched for what it prints and how it ends.

pub use crate::programs::{assert_clean_exit, path};
use judging::compile::folder_of_this;
use std::fmt::Display;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

/// Far longer than any program takes here: one that runs for so long hangs.
pub const A_LONG_TIME: Duration = Duration::from_secs(300);

/// Whether this is a release build.
pub fn is_release() -> bool {
    folder_of_this().is_ok_and(|folder| folder.ends_with("release"))
}

/// Runs `program` on `input`.
///
/// # Panics
///
/// If it cannot be started, or does not end.
pub fn run(program: &Path, input: &[u8]) -> Output {
    run_within(A_LONG_TIME, &Command::new(program), input)
        .unwrap_or_else(|| panic!("{} still runs after {A_LONG_TIME:?}", program.display()))
}

/// What a program may take that has little to do: far more than it takes, and far less than one that believes in a number
/// such as 2^64 - 1.
const A_SHORT_TIME: Duration = Duration::from_secs(10);
const LITTLE_MEMORY: u32 = 256; // MiB

/// Runs `program` on `input` for a short time, on Linux in little memory. Fails if it still runs then.
pub fn run_in_little(program: &Path, input: &[u8]) -> Result<Output, String> {
    let command = if cfg!(target_os = "linux") {
        limited('v', LITTLE_MEMORY << 10, program)
    } else {
        Command::new(program)
    };
    run_within(A_SHORT_TIME, &command, input)
        .ok_or_else(|| format!("it still runs after {A_SHORT_TIME:?}"))
}

/// The command that runs `program` within this many KiB, by an option of `ulimit`: `v` for all memory that is mapped, `s` for
/// the stack.
pub fn limited(option: char, kibibytes: u32, program: &Path) -> Command {
    let mut limited = Command::new("sh");
    limited.args(["-c", &format!("ulimit -{option} {kibibytes} && exec \"$0\"")]).arg(program);
    limited
}

/// Runs a command on `input`. If it still runs after the time limit, it is
/// killed, and there is no output.
///
/// # Panics
///
/// If it cannot be started.
pub fn run_within(limit: Duration, command: &Command, input: &[u8]) -> Option<Output> {
    let output = judging::run::run_within(limit, command, input);
    output.unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// All that an error tells, for a test that fails with it.
pub fn message(error: impl Display) -> String {
    format!("{error:#}")
}
