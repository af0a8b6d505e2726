//! Every program on every case of `testdata/`, its output compared byte for byte.

use crate::program::{assert_clean_exit, path, run};
use crate::Subject;
use libtest_mimic::Trial;
use pack::Case;
use std::fs;
use std::path::Path;

/// The tests of the program of a problem on each of its cases, named such as `hdu1846::sample-01`.
pub fn trials(subject: &'static Subject) -> Vec<Trial> {
    let trial = |case: &'static Case| {
        let id = subject.id();
        Trial::test(format!("{id}::{}", case.name), move || Ok(check(&path(id), case)?))
    };
    subject.cases.iter().map(trial).collect()
}

/// Whether a program answers the case as it should.
pub fn check(program: &Path, case: &Case) -> Result<(), String> {
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let output = run(program, &read(&case.input)?);
    assert_clean_exit(&output)?;
    compare(&read(&case.answer)?, &output.stdout)
}

/// Whether the two are the same; if not, where they first differ, and whether only in white space.
pub fn compare(expected: &[u8], found: &[u8]) -> Result<(), String> {
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

/// Tests of [`compare`], the one thing here that could hide a failure.
pub fn trials_of_compare() -> Vec<Trial> {
    let trial = |name: &str, expected: &'static str, found: &'static str, message: &'static str| {
        Trial::test(format!("compare::{name}"), move || {
            let told = compare(expected.as_bytes(), found.as_bytes()).err().unwrap_or_default();
            if told == message {
                Ok(())
            } else {
                Err(format!("told {told:?}, not {message:?}").into())
            }
        })
    };
    vec![
        trial("same", "1\n2\n", "1\n2\n", ""),
        trial(
            "first-differing-line",
            "a\nb\nc\n",
            "a\nx\ny\n",
            "line 2\nexpected: \"b\"\n   found: \"x\"",
        ),
        trial("too-short", "a\nb", "a", "line 2\nexpected: \"b\"\n   found: the end"),
        trial("too-long", "a\n", "a\nb\n", "line 2\nexpected: \"\"\n   found: \"b\""),
        trial(
            "blank",
            "1 2\n",
            "1 2 \n",
            "line 1\nexpected: \"1 2\"\n   found: \"1 2 \"\nonly white space differs",
        ),
        trial(
            "last-newline",
            "1\n",
            "1",
            "line 2\nexpected: \"\"\n   found: the end\nonly white space differs",
        ),
        trial("case", "Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
    ]
}
