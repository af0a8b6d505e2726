//! The judge's side: numbers from stdin, answers to stdout, one line to stderr when the input is
//! broken.
//!
//! A solution is a function
//! `solve(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()>`. It reads with
//! proconio's `input! { from &mut *input, n: u64 }`, or a whole row with [`numbers`], asks
//! `input.is_empty()` where the input may end, and writes a line for each case. [`run`] gives it stdin
//! and stdout.
//!
//! Input is read as judges have it: numbers apart by any ASCII white space, with CRLF, blank lines
//! or no newline at the end as may be. Memory does not grow with the input. Nothing here is `unsafe`,
//! and the reading is nearly as fast as in C all the same; `bench/README.md` has the measurements.
//!
//! A solution need not think of broken input. A token that is no number, or the end of the input in
//! the middle of a case, ends `solve` where it stands. A number that the rules cannot mean ends it
//! by `return Err(`[`invalid`]`(...))`. Either way the answers written so far are printed, then one
//! line such as `hdu1846: line 7: expected a number, found "abc"`, and the exit status is 1.

use proconio::source::Source;
use std::env;
use std::fmt::Display;
use std::io::{self, BufRead, BufWriter, StdinLock, StdoutLock, Write};
use std::iter;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::str;

/// Runs a solution from stdin to stdout: the whole `main` of a program.
pub fn run(
    solve: impl FnOnce(
        &mut Numbers<StdinLock<'static>>,
        &mut BufWriter<StdoutLock<'static>>,
    ) -> io::Result<()>,
) -> ExitCode {
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
        Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
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
pub fn numbers<R: BufRead>(input: &mut Numbers<R>, count: u64) -> impl Iterator<Item = u64> + '_ {
    let mut left = count;
    iter::from_fn(move || {
        left = left.checked_sub(1)?;
        Some(input.number())
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

/// A proconio [`Source`] of numbers, read block by block. Each token must be the decimal form of a
/// `u64`.
///
/// Anything else, the end of the input and a failure of the reader among it, unwinds to [`run`],
/// because `input!` has no other way out. So ask `is_empty` where the input may end.
pub struct Numbers<R> {
    reader: R,
    text: String,        // a block, behind what the one before it left over
    start: usize,        // text[start..] is not yet handed out
    line: usize,         // on which the text begins
    token: Range<usize>, // the latest token, empty if it is no longer in the text
    token_line: usize,   // then its line
}

/// What [`Numbers`] unwinds with: the message for the user.
struct BadInput(String);

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

fn newlines(text: &[u8]) -> usize {
    // So short a piece is counted in bytes, sixteen at a time and none left over.
    let count = |piece: &[u8]| piece.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    text.chunks(240).map(|piece| usize::from(count(piece))).sum()
}

impl<R: BufRead> Numbers<R> {
    /// The numbers that `reader` will give.
    pub fn new(reader: R) -> Self {
        Numbers { reader, text: String::new(), start: 0, line: 1, token: 0..0, token_line: 1 }
    }

    /// Reads on, behind what is not yet handed out. False at the end of the input.
    #[cold]
    fn read_on(&mut self) -> bool {
        self.token_line = self.token_line();
        self.token = 0..0;
        self.line += newlines(&self.text.as_bytes()[..self.start]);
        self.text.drain(..self.start);
        self.start = 0;
        loop {
            match self.reader.fill_buf() {
                Ok(block) => {
                    let length = block.len();
                    match str::from_utf8(block) {
                        Ok(text) => self.text += text,
                        Err(_) => self.text += &String::from_utf8_lossy(block),
                    }
                    self.reader.consume(length);
                    return length > 0;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => unwind(format!("cannot read the input: {error}")),
            }
        }
    }

    /// The value of the next token, if it is as nearly all are. That means right at `start`, of no more
    /// than 19 digits, which any `u64` can hold, and with a space behind it in the text.
    #[inline]
    fn plain_number(&mut self) -> Option<u64> {
        let text = self.text.as_bytes()[self.start..].get(..20)?;
        let (mut number, mut length) = (0u64, 0);
        for digit in text.iter().map(|byte| byte.wrapping_sub(b'0')).take_while(|&digit| digit < 10)
        {
            number = number.wrapping_mul(10).wrapping_add(digit.into());
            length += 1;
        }
        if length == 0 || length == 20 || !is_space(text[length]) {
            return None;
        }
        self.token = self.start..self.start + length;
        self.start = self.token.end + 1; // past the space
        Some(number)
    }

    /// The value of the next token, past white space and blocks.
    #[cold]
    fn any_number(&mut self) -> u64 {
        if self.is_empty() {
            unwind(self.here(invalid("a number", "the end of the input")));
        }
        if let Some(number) = self.plain_number() {
            return number;
        }
        let mut length = 0;
        loop {
            let rest = &self.text.as_bytes()[self.start + length..];
            let more = rest.iter().position(|&byte| is_space(byte));
            length += more.unwrap_or(rest.len());
            if more.is_some() || !self.read_on() {
                break;
            }
        }
        self.token = self.start..self.start + length;
        self.start = self.token.end;
        let token = &self.text[self.token.clone()];
        match token.parse() {
            Ok(number) => number,
            Err(_) => unwind(self.here(not_a_number(token))),
        }
    }

    /// The next number, as `input! { from input, number: u64 }` gives it.
    pub fn number(&mut self) -> u64 {
        match self.plain_number() {
            Some(number) => number,
            None => self.any_number(),
        }
    }

    fn token_line(&self) -> usize {
        if self.token.is_empty() {
            self.token_line
        } else {
            self.line + newlines(&self.text.as_bytes()[..self.token.start])
        }
    }

    fn here(&self, problem: impl Display) -> String {
        format!("line {}: {problem}", self.token_line())
    }
}

impl<R: BufRead> Source<R> for Numbers<R> {
    fn is_empty(&mut self) -> bool {
        loop {
            for &byte in &self.text.as_bytes()[self.start..] {
                if !is_space(byte) {
                    return false;
                }
                self.start += 1;
            }
            if !self.read_on() {
                return true;
            }
        }
    }

    fn next_token(&mut self) -> Option<&str> {
        self.number();
        Some(&self.text[self.token.clone()])
    }
}

fn not_a_number(token: &str) -> io::Error {
    let shown: String = token.chars().take(40).collect();
    let more = if shown.len() < token.len() { "..." } else { "" };
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
    use proconio::input;
    use proptest::prelude::*;
    use std::io::Read;

    /// Echoes its numbers, a line each; 13 is a number that it does not take.
    fn echo<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
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
    fn no_other_byte_counts_as_a_digit() {
        for other in (0..=255u8).filter(|byte| !byte.is_ascii_digit() && !is_space(*byte)) {
            for token in [vec![b'1', other], vec![b'1', other, b'2'], vec![other]] {
                // With more behind it, and at the very end.
                for rest in ["", " 1 2 3 4 5 6 7 8 9 10 11"] {
                    let input = [&token, rest.as_bytes()].concat();
                    let mut output = Vec::new();
                    assert!(answer(echo, &input[..], &mut output).is_err(), "{token:?}");
                    assert!(output.is_empty(), "{token:?}");
                }
            }
        }
    }

    #[test]
    fn twenty_digits_are_read_with_care() {
        let rest = " ".repeat(30);
        for number in ["9999999999999999999", "10000000000000000000", "18446744073709551615"] {
            assert_eq!(transcript(echo, &format!("{number}{rest}")), (format!("{number}\n"), None));
        }
        for number in ["18446744073709551616", "99999999999999999999", "100000000000000000000"] {
            assert!(message(&format!("{number}{rest}")).contains(number));
        }
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
    fn a_signal_is_no_failure() {
        struct Interrupted(bool);
        impl Read for Interrupted {
            fn read(&mut self, block: &mut [u8]) -> io::Result<usize> {
                self.0 = !self.0;
                if self.0 {
                    return Err(io::ErrorKind::Interrupted.into());
                }
                (&b"7\n"[..]).read(block)
            }
        }
        let reader = io::BufReader::new(Interrupted(false)).take(4);
        let mut output = Vec::new();
        assert_eq!(answer(echo, reader, &mut output), Ok(()));
        assert_eq!(output, b"7\n7\n");
    }

    #[test]
    #[should_panic(expected = "a bug")]
    fn a_bug_stays_a_panic() {
        transcript(|_, _| panic!("a bug"), "");
    }

    proptest! {
        /// Wherever the blocks end, the answers and the line of the error are the same.
        #[test]
        fn blocks_do_not_show(
            gaps in prop::collection::vec("[ \\n]{1,30}", 1..30),
            zeros in 0usize..60,
            block in 1usize..50,
        ) {
            let (mut input, mut expected) = (String::new(), String::new());
            for (i, gap) in gaps.iter().enumerate() {
                input += &format!("{}{i}{gap}", "0".repeat(zeros));
                expected += &format!("{i}\n");
            }
            let line = newlines(input.as_bytes()) + 1;
            input += "x";
            let mut output = Vec::new();
            let message = answer(echo, io::BufReader::with_capacity(block, input.as_bytes()), &mut output);
            let lucky_end = expected.find("13\n"); // echo takes no 13
            prop_assert_eq!(String::from_utf8(output).unwrap(), &expected[..lucky_end.unwrap_or(expected.len())]);
            if lucky_end.is_none() {
                prop_assert_eq!(message.unwrap_err(), format!("line {line}: expected a number, found \"x\""));
            }
        }

        /// Both ways to read a number give the same.
        #[test]
        fn number_is_what_input_gives(text in "([0-9]{0,21}[ \\n]){0,9}", block in 1usize..30) {
            let read = |by_macro: bool| {
                let mut output = Vec::new();
                let solve = |input: &mut Numbers<io::BufReader<&[u8]>>, output: &mut Vec<u8>| {
                    while !input.is_empty() {
                        if by_macro {
                            input! { from &mut *input, number: u64 }
                            writeln!(output, "{number}")?;
                        } else {
                            writeln!(output, "{}", input.number())?;
                        }
                    }
                    Ok(())
                };
                let message = answer(solve, io::BufReader::with_capacity(block, text.as_bytes()), &mut output);
                (output, message)
            };
            prop_assert_eq!(read(true), read(false));
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
