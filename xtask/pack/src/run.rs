//! A program under test: fed with an input, watched for how it ends, its output compared.

use std::io::{Read, Result, Write};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Runs a command on `input`, with pipes to all sides. If it still runs after the time limit, it is killed,
/// and there is no output. Fails if it cannot be started.
///
/// # Panics
///
/// If the system does not let it be killed or waited for.
pub fn run_within(limit: Duration, command: &mut Command, input: &[u8]) -> Result<Option<Output>> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let (Some(mut stdin), Some(mut stdout)) = (child.stdin.take(), child.stdout.take()) else {
        unreachable!("both are pipes")
    };
    let (open, is_open) = channel::<()>();
    thread::scope(|scope| {
        // A program may stop reading at a terminator: a broken pipe is no error.
        scope.spawn(move || stdin.write_all(input));
        let stdout = scope.spawn(move || {
            let _open = open;
            let mut text = Vec::new();
            stdout.read_to_end(&mut text).map(|_| text)
        });
        // A program that ends closes its output.
        let in_time = is_open.recv_timeout(limit) == Err(RecvTimeoutError::Disconnected);
        if !in_time {
            child.kill().expect("the program can be killed");
        }
        let output = child.wait_with_output().expect("the program ends");
        let stdout = stdout.join().expect("the output can be read")?;
        Ok(in_time.then_some(Output { stdout, ..output }))
    })
}

/// Whether the two are the same; if not, where they first differ, and whether only in white space.
///
/// # Errors
///
/// If they are not the same.
pub fn compare(expected: &[u8], found: &[u8]) -> std::result::Result<(), String> {
    if expected == found {
        return Ok(());
    }
    let mut lines = (expected.split(|&byte| byte == b'\n'), found.split(|&byte| byte == b'\n'));
    let mut number = 0;
    let (expected_line, found_line) = loop {
        number += 1;
        match (lines.0.next(), lines.1.next()) {
            (expected, found) if expected != found => break (expected, found),
            _ => {}
        }
    };
    let show = |line: Option<&[u8]>| match line {
        Some(line) => format!("{:?}", String::from_utf8_lossy(line)),
        None => "the end".to_string(),
    };
    let words = |text: &[u8]| {
        String::from_utf8_lossy(text).split_whitespace().map(String::from).collect::<Vec<_>>()
    };
    let hint = if words(expected) == words(found) { "\nonly white space differs" } else { "" };
    Err(format!(
        "line {number}\nexpected: {}\n   found: {}{hint}",
        show(expected_line),
        show(found_line)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_told() {
        for (expected, found, message) in [
            ("1\n2\n", "1\n2\n", ""),
            ("a\nb\nc\n", "a\nx\ny\n", "line 2\nexpected: \"b\"\n   found: \"x\""),
            ("a\nb", "a", "line 2\nexpected: \"b\"\n   found: the end"),
            ("a\n", "a\nb\n", "line 2\nexpected: \"\"\n   found: \"b\""),
            (
                "1 2\n",
                "1 2 \n",
                "line 1\nexpected: \"1 2\"\n   found: \"1 2 \"\nonly white space differs",
            ),
            ("1\n", "1", "line 2\nexpected: \"\"\n   found: the end\nonly white space differs"),
            ("Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
        ] {
            let told = compare(expected.as_bytes(), found.as_bytes()).err().unwrap_or_default();
            assert_eq!(told, message);
        }
    }
}
