//! A program under test: fed with an input, watched for what it prints and how it ends.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Far longer than any program takes here: one that runs for so long hangs.
const A_LONG_TIME: Duration = Duration::from_secs(300);

/// The program of the problem `id`. Cargo tells where one of them is; the others are beside it.
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
    run_within(A_LONG_TIME, command, input)
        .unwrap_or_else(|| panic!("{command:?} still runs after {A_LONG_TIME:?}"))
}

/// Runs a command with pipes to all sides on `input`. If it still runs after the time limit, it is
/// killed, and there is no output.
pub fn run_within(limit: Duration, command: &mut Command, input: &[u8]) -> Option<Output> {
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut pipes = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let (open, is_open) = channel::<()>();
    thread::scope(|scope| {
        // A program may stop reading at a terminator: a broken pipe is no error.
        scope.spawn(move || pipes.0.write_all(input));
        let stdout = scope.spawn(move || {
            let _open = open;
            let mut stdout = Vec::new();
            pipes.1.read_to_end(&mut stdout).map(|_| stdout)
        });
        // A program that ends closes its output.
        let in_time = is_open.recv_timeout(limit) == Err(RecvTimeoutError::Disconnected);
        if !in_time {
            child.kill().expect("the program can be killed");
        }
        let output = child.wait_with_output().expect("the program ends");
        let stdout = stdout.join().unwrap().expect("the output can be read");
        in_time.then_some(Output { stdout, ..output })
    })
}

/// Whether the program ended with status 0 and printed nothing to stderr.
pub fn assert_clean_exit(output: &Output) -> Result<(), String> {
    if output.status.success() && output.stderr.is_empty() {
        return Ok(());
    }
    Err(format!("{}, stderr: {:?}", output.status, String::from_utf8_lossy(&output.stderr)))
}
