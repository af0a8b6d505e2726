//! A program under test: fed with an input, watched for what it prints and how it ends.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

/// The program of the problem `id`.
pub fn path(id: &str) -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_hdu1846")).with_file_name(id);
    program.with_extension(std::env::consts::EXE_EXTENSION)
}

/// The command that runs `program` with pipes to all sides.
pub fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs `program` on `input`.
pub fn run(program: &Path, input: &[u8]) -> Output {
    run_with_stdin(&mut command(program), input)
}

/// Runs a command with pipes to all sides on `input`.
pub fn run_with_stdin(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // A program may stop reading at a terminator: a broken pipe is no error.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("the program ends")
    })
}

/// Whether the program ended with status 0 and printed nothing to stderr.
pub fn assert_clean_exit(output: &Output) -> Result<(), String> {
    if output.status.success() && output.stderr.is_empty() {
        return Ok(());
    }
    Err(format!("{}, stderr: {:?}", output.status, String::from_utf8_lossy(&output.stderr)))
}
