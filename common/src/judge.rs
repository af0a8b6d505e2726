//! The judge's side: numbers from stdin, answers to stdout, one line to stderr when the input is
//! broken.
//!
//! A solution is a function
//! `solve(input: &mut impl Source<R>, output: &mut impl Write) -> io::Result<()>`. It reads with
//! proconio's `input! { from &mut *input, n: u64 }`, asks `input.is_empty()` where the input may end,
//! and writes a line for each case. [`run`] gives it stdin and stdout.
//!
//! Input is read as judges have it: numbers apart by any ASCII white space, with CRLF, blank lines
//! or no newline at the end as may be. Memory does not grow with the input.
//!
//! A solution need not think of broken input. A token that is no number, or the end of the input in
//! the middle of a case, ends `solve` where it stands. A number that the rules cannot mean ends it
//! by `return Err(`[`invalid`]`(...))`. Either way the answers written so far are printed, then one
//! line such as `hdu1846: line 7: expected a number, found "abc"`, and the exit status is 1.

use proconio::input;
use proconio::source::Source;
use std::env;
use std::fmt::Display;
use std::io::{self, BufRead, BufWriter, StdinLock, StdoutLock, Write};
use std::iter;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::str;

/// Runs a solution from stdin to stdout: the whole `main` of a program.
pub fn run<S>(solve: S) -> ExitCode
where
    S: FnOnce(
        &mut Numbers<StdinLock<'static>>,
        &mut BufWriter<StdoutLock<'static>>,
    ) -> io::Result<()>,
{
    match answer(solve, io::stdin().lock(), &mut BufWriter::new(io::stdout().lock())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            let program = env::args().next().unwrap_or_default();
            let program = Path::new(&program).file_stem().unwrap_or_default().to_string_lossy();
            eprintln!("{program}: {message}");
            ExitCode::FAILURE
        }
    }
}

/// What a solution prints for `input`, and its message if it finds the input broken: [`run`] for
/// tests.
pub fn transcript<'a, S>(solve: S, input: &'a str) -> (String, Option<String>)
where
    S: FnOnce(&mut Numbers<&'a [u8]>, &mut Vec<u8>) -> io::Result<()>,
{
    let mut output = Vec::new();
    let message = answer(solve, input.as_bytes(), &mut output).err();
    (String::from_utf8_lossy(&output).into_owned(), message)
}

/// Runs `solve`, flushes its output, and says what went wrong.
fn answer<R: BufRead, W: Write>(
    solve: impl FnOnce(&mut Numbers<R>, &mut W) -> io::Result<()>,
    reader: R,
    output: &mut W,
) -> Result<(), String> {
    let mut source = Numbers::new(reader);
    let solved = panic::catch_unwind(AssertUnwindSafe(|| solve(&mut source, output)));
    let flushed = output.flush();
    match solved.map(|written| written.and(flushed)) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()), // nobody reads on
        Ok(Err(error)) if error.kind() == io::ErrorKind::InvalidData => Err(source.here(&error)),
        Ok(Err(error)) => Err(format!("cannot write the answers: {error}")),
        Err(panic) => match panic.downcast::<BadInput>() {
            Ok(bad) => Err(bad.0),
            Err(bug) => panic::resume_unwind(bug),
        },
    }
}

/// The next `count` numbers, read one at a time as the iterator is asked for them.
///
/// It does not announce `count` as its length: a count is the input's word alone, and no memory
/// should be set aside on the strength of it.
pub fn numbers<'a, R, S>(input: &'a mut S, count: u64) -> impl Iterator<Item = u64> + 'a
where
    R: BufRead + 'a,
    S: Source<R>,
{
    let mut left = count;
    iter::from_fn(move || {
        left = left.checked_sub(1)?;
        input! { from &mut *input, number: u64 }
        Some(number)
    })
}

/// The error for a number that the rules cannot mean. [`run`] puts before it the line on which the
/// latest number stood.
///
/// ```
/// let error = common::judge::invalid("a take of at least 1", 0);
/// assert_eq!(error.to_string(), "expected a take of at least 1, found 0");
/// ```
pub fn invalid(expected: &str, found: impl Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("expected {expected}, found {found}"))
}

/// A proconio [`Source`] that reads block by block and hands out numbers only: each token is the
/// decimal form of a `u64`.
///
/// Anything else, the end of the input and a failure of the reader among it, unwinds to [`run`],
/// because `input!` has no other way out. So ask `is_empty` where the input may end.
pub struct Numbers<R> {
    reader: R,
    block: Vec<u8>,
    start: usize, // block[start..end] is read and not yet handed out
    end: usize,
    line: usize,       // of block[start]
    token_line: usize, // of the latest token
}

/// What [`Numbers`] unwinds with: the message for the user.
struct BadInput(String);

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

impl<R: BufRead> Numbers<R> {
    /// The numbers that `reader` will give.
    pub fn new(reader: R) -> Self {
        Numbers { reader, block: vec![0; 1 << 16], start: 0, end: 0, line: 1, token_line: 1 }
    }

    /// Reads on, behind what is not yet handed out. False at the end of the input.
    fn read_on(&mut self) -> bool {
        self.block.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        if self.end == self.block.len() {
            self.block.resize(2 * self.end, 0); // a token longer than the block
        }
        loop {
            match self.reader.read(&mut self.block[self.end..]) {
                Ok(read) => {
                    self.end += read;
                    return read > 0;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => unwind(format!("cannot read the input: {error}")),
            }
        }
    }

    /// The length of the token that begins at `start`.
    fn token_length(&mut self) -> usize {
        let mut length = 0;
        loop {
            let rest = &self.block[self.start + length..self.end];
            match rest.iter().position(|&byte| is_space(byte)) {
                Some(more) => return length + more,
                None => length += rest.len(),
            }
            if !self.read_on() {
                return length;
            }
        }
    }

    fn here(&self, problem: impl Display) -> String {
        format!("line {}: {problem}", self.token_line)
    }
}

impl<R: BufRead> Source<R> for Numbers<R> {
    fn is_empty(&mut self) -> bool {
        loop {
            while self.start < self.end {
                let byte = self.block[self.start];
                if !is_space(byte) {
                    return false;
                }
                self.line += usize::from(byte == b'\n');
                self.start += 1;
            }
            if !self.read_on() {
                return true;
            }
        }
    }

    fn next_token(&mut self) -> Option<&str> {
        if self.is_empty() {
            unwind(self.here(invalid("a number", "the end of the input")));
        }
        self.token_line = self.line;
        let length = self.token_length();
        let token = self.start..self.start + length;
        self.start = token.end;
        match str::from_utf8(&self.block[token.clone()]) {
            Ok(number) if number.parse::<u64>().is_ok() => Some(number),
            _ => unwind(self.here(not_a_number(&self.block[token]))),
        }
    }
}

fn not_a_number(token: &[u8]) -> io::Error {
    let shown = String::from_utf8_lossy(&token[..token.len().min(40)]);
    let more = if token.len() > 40 { "..." } else { "" };
    let numeric = shown.starts_with(|first: char| first.is_ascii_digit() || "+-.".contains(first));
    let range = format!("a whole number from 0 to {}", u64::MAX);
    invalid(if numeric { &range } else { "a number" }, format!("{shown:?}{more}"))
}

/// Ends the solution; [`run`] prints the message. It is no panic: no hook runs, nothing is printed.
fn unwind(message: String) -> ! {
    panic::resume_unwind(Box::new(BadInput(message)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io::Read;

    /// Echoes its numbers, a line each; 13 is a number that it does not take.
    fn echo<R: BufRead>(input: &mut impl Source<R>, output: &mut impl Write) -> io::Result<()> {
        while !input.is_empty() {
            input! { from &mut *input, number: u64 }
            if number == 13 {
                return Err(invalid("a lucky number", number));
            }
            writeln!(output, "{number}")?;
        }
        Ok(())
    }

    fn message(input: &str) -> String {
        transcript(echo, input).1.unwrap_or_default()
    }

    #[test]
    fn all_white_space_divides() {
        let (output, message) = transcript(echo, " 1\t2\r\n\r\n3\x0b4\x0c5  \n+6 007");
        assert_eq!((output.as_str(), message), ("1\n2\n3\n4\n5\n6\n7\n", None));
        assert_eq!(transcript(echo, " \n "), (String::new(), None));
    }

    #[test]
    fn errors_name_the_line_and_what_was_found() {
        assert_eq!(
            transcript(echo, "1\n\n2 abc 3"),
            ("1\n2\n".to_string(), Some(r#"line 3: expected a number, found "abc""#.to_string()))
        );
        let range = "expected a whole number from 0 to 18446744073709551615";
        for token in ["-1", "1.5", "18446744073709551616", "1e3", "1,2"] {
            assert_eq!(
                message(&format!("4\r\n{token}")),
                format!("line 2: {range}, found {token:?}")
            );
        }
        assert_eq!(message("18446744073709551615"), "");
        assert_eq!(message("\n\n13\n\n\n"), "line 3: expected a lucky number, found 13");
        assert_eq!(
            message(&"x".repeat(50)),
            format!("line 1: expected a number, found {:?}...", "x".repeat(40))
        );
    }

    #[test]
    fn the_end_inside_a_case_is_an_error_of_the_latest_line() {
        let pair = |input: &mut Numbers<&'static [u8]>, output: &mut Vec<u8>| {
            input! { from input, a: u64, b: u64 }
            writeln!(output, "{a} {b}")
        };
        assert_eq!(transcript(pair, "1\n2").0, "1 2\n");
        let message = "line 2: expected a number, found the end of the input";
        assert_eq!(transcript(pair, "\n1\n\n\n").1.unwrap(), message);
    }

    #[test]
    fn a_count_that_lies_costs_nothing() {
        let sum = |input: &mut Numbers<&'static [u8]>, _: &mut Vec<u8>| {
            input! { from &mut *input, count: u64 }
            let sum: u64 = numbers(input, count).collect::<Vec<u64>>().iter().sum();
            panic!("read them all, sum {sum}")
        };
        let message = "line 1: expected a number, found the end of the input";
        assert_eq!(transcript(sum, "18446744073709551615 1 2").1.unwrap(), message);
    }

    #[test]
    fn failures_of_reader_and_writer_are_told() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::new(io::ErrorKind::Other, "no such luck"))
            }
        }
        let reader = io::BufReader::new(Broken);
        let told = answer(echo, reader, &mut io::sink());
        assert_eq!(told.unwrap_err(), "cannot read the input: no such luck");

        let full = &mut [0u8; 3][..];
        let told = answer(echo, &b"12 34"[..], &mut { full });
        assert!(told.unwrap_err().starts_with("cannot write the answers: "));
    }

    #[test]
    #[should_panic(expected = "a bug")]
    fn a_bug_stays_a_panic() {
        transcript(|_, _| panic!("a bug"), "");
    }

    proptest! {
        /// Tokens that straddle blocks, and one that is longer than a block.
        #[test]
        fn blocks_do_not_show(gaps in prop::collection::vec(0usize..70_000, 0..4), zeros in 0usize..70_000) {
            let mut input = String::new();
            let mut expected = String::new();
            for (i, gap) in gaps.iter().enumerate() {
                input += &format!("{}{}{i}", " ".repeat(gap + 1), "0".repeat(zeros));
                expected += &format!("{i}\n");
            }
            prop_assert_eq!(transcript(echo, &input), (expected, None));
        }

        #[test]
        fn any_bytes_end_well(bytes: Vec<u8>) {
            let mut output = Vec::new();
            let _ = answer(echo, &bytes[..], &mut output);
        }

        #[test]
        fn any_number_is_read_as_itself(number: u64) {
            prop_assert_eq!(transcript(echo, &number.to_string()), (format!("{number}\n"), None));
        }
    }
}
