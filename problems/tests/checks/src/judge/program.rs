//! A program under test: fed with an input, watched for what it prints and how it ends.

use judging::compile::{executable, folder_of_this};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

/// Far longer than any program takes here: one that runs for so long hangs.
pub const A_LONG_TIME: Duration = Duration::from_secs(300);

/// The program of the problem `id`, which Cargo has built as this program.
///
/// # Panics
///
/// If this program is in no folder.
pub fn path(id: &str) -> PathBuf {
    let folder = folder_of_this().unwrap_or_else(|error| panic!("{error:#}"));
    executable(&folder, id)
}

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

/// Whether the program ended with status 0 and printed nothing to stderr.
pub fn assert_clean_exit(output: &Output) -> Result<(), String> {
    if output.status.success() && output.stderr.is_empty() {
        return Ok(());
    }
    Err(format!("{}, stderr: {:?}", output.status, String::from_utf8_lossy(&output.stderr)))
}

/// All that an error tells, for a test that fails with it.
pub fn message(error: impl Display) -> String {
    format!("{error:#}")
}
