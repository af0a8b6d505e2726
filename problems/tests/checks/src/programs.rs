//! Programs under test, for the tests that a plain `cargo test` compiles: these end no program that hangs, and name it.

use judging::compile::{executable, folder_of_this};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// What runs for so long is named, so that one can see what hangs.
const A_LONG_TIME: Duration = Duration::from_secs(60);

/// The program of the problem `id`, which Cargo has built as this program.
///
/// # Panics
///
/// If this program is in no folder.
pub fn path(id: &str) -> PathBuf {
    let folder = folder_of_this().unwrap_or_else(|error| panic!("{error:#}"));
    executable(&folder, id)
}

/// Runs `program` on `input`, which is called `name` if that takes long. Fails if it cannot be started.
pub fn run(program: &Path, name: &str, input: &str) -> io::Result<Output> {
    let mut command = Command::new(program);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let (ended, news) = channel::<()>();
    let running = format!("{} on {name}", program.display());
    thread::spawn(move || {
        if news.recv_timeout(A_LONG_TIME) == Err(RecvTimeoutError::Timeout) {
            eprintln!("{running} has been running for over {A_LONG_TIME:?}");
        }
    });
    let (stdin, input) = (child.stdin.take(), input.to_string());
    // A program may stop reading at a terminator: a broken pipe is no error.
    let writer = thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output();
    drop((ended, writer));
    output
}

/// Whether the program ended with status 0 and printed nothing to stderr.
pub fn assert_clean_exit(output: &Output) -> Result<(), String> {
    if output.status.success() && output.stderr.is_empty() {
        return Ok(());
    }
    Err(format!("{}, stderr: {:?}", output.status, String::from_utf8_lossy(&output.stderr)))
}
