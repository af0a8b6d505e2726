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
/// Fails if they are not the same.
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
    let same_words = compare_words(expected, found).is_ok();
    let hint = if same_words { "\nonly white space differs" } else { "" };
    Err(format!(
        "line {number}\nexpected: {}\n   found: {}{hint}",
        shown(expected_line),
        shown(found_line)
    ))
}

/// Whether a host takes an output for the answer: the same words, in the same letters, and between them any
/// white space. If not, where they first differ.
/// Fails if it does not.
pub fn compare_words(expected: &[u8], found: &[u8]) -> std::result::Result<(), String> {
    let mut words = (words_of(expected), words_of(found));
    loop {
        let (line, expected, found) = match (words.0.next(), words.1.next()) {
            (None, None) => return Ok(()),
            (Some((_, expected)), Some((_, found))) if expected == found => continue,
            (Some((line, expected)), found) => (line, Some(expected), found.map(|(_, word)| word)),
            (None, Some((line, found))) => (line, None, Some(found)),
        };
        return Err(format!(
            "line {line}\nexpected: {}\n   found: {}",
            shown(expected),
            shown(found)
        ));
    }
}

/// The words of a text, each with the number of its line.
fn words_of(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = (1..).zip(text.split(|&byte| byte == b'\n'));
    lines.flat_map(|(number, line)| {
        let words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        words.map(move |word| (number, word))
    })
}

/// A piece of a text in quotation marks, or that there is none.
fn shown(text: Option<&[u8]>) -> String {
    match text {
        Some(text) => format!("{:?}", String::from_utf8_lossy(text)),
        None => "the end".to_string(),
    }
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

    #[test]
    fn white_space_is_forgiven() {
        for (expected, found, message) in [
            ("1\n2\n", "1\n2\n", ""),
            ("1 2\n3\n", "\n1\t2 \r\n\r\n 3", ""),
            ("1\n2 3\n", "1 2\n4\n", "line 2\nexpected: \"3\"\n   found: \"4\""),
            ("WL\n", "W L\n", "line 1\nexpected: \"WL\"\n   found: \"W\""),
            ("Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
            ("1\n2\n", "1\n", "line 2\nexpected: \"2\"\n   found: the end"),
            ("1\n", "1\n\n2\n", "line 3\nexpected: the end\n   found: \"2\""),
        ] {
            let told = compare_words(expected.as_bytes(), found.as_bytes()).err();
            assert_eq!(told.unwrap_or_default(), message);
        }
    }
}
