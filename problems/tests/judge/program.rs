//! A program under test: fed with an input, watched for what it prints and how it ends.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The command that runs the program of the problem `id`.
pub fn command(id: &str) -> Command {
    let program = Path::new(env!("CARGO_BIN_EXE_hdu1846")).with_file_name(id);
    let mut command = Command::new(program.with_extension(std::env::consts::EXE_EXTENSION));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program of the problem `id` on `input`.
pub fn run(id: &str, input: &[u8]) -> Output {
    let mut child = command(id).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // A program may stop reading before the end, after a terminator: a broken pipe is no matter.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("the program ends")
    })
}

/// Whether the program ended well and said nothing on stderr.
pub fn check_ended_well(output: &Output) -> Result<(), String> {
    if output.status.success() && output.stderr.is_empty() {
        return Ok(());
    }
    Err(format!("{}, stderr: {:?}", output.status, String::from_utf8_lossy(&output.stderr)))
}
