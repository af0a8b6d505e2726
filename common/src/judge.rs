//! The judge's side: numbers and words from stdin, answers to stdout, one line to stderr when the
//! input is broken.
//!
//! A solution is a function that reads one case and returns its answer. [`run`] calls it until the
//! input ends, which is where the program's [`Framing`] says:
//!
//! ```
//! use common::judge::{self, ensure, Framing, Input, Number};
//! use proconio::input;
//!
//! const INPUT: Framing = Framing::Counted;
//!
//! fn solve(input: &mut Input) -> judge::Result<&'static str> {
//!     input! { from input, n: Number, m: Number }
//!     ensure(m > 0, "a largest take of at least 1", m)?;
//!     Ok(if n % (m + 1) != 0 { "first" } else { "second" })
//! }
//!
//! assert_eq!(judge::transcript(INPUT, solve, "2\n23 2\n4 3\n").0, "first\nsecond\n");
//! ```
//!
//! Values are separated by any ASCII white space: CRLF, blank lines and a missing last newline are
//! fine, and so is the byte 0x1A with which DOS ended a file. `input!` reads [`Number`] and
//! [`Integer`], words (`String`), and rows of characters (`proconio::marker::Chars`). Memory does
//! not grow with the input.
//!
//! What cannot be read ends the run: the answers so far are printed, then one line such as
//! `hdu1846: line 7: expected a number, found "abc"`, and the exit status is 1. So does a number that
//! the rules exclude, by [`ensure`]. As `input!` cannot return an error, a broken token unwinds to
//! [`run`]; where `panic = "abort"` the answers so far are kept, but the message is lost.

// Most programs do little but read; without this, each of their numbers costs two calls.
#![allow(clippy::inline_always)]

use proconio::source::{Readable, Source};
use std::convert::TryFrom;
use std::env;
use std::fmt::Display;
use std::io::{self, BufRead, Cursor, Read, StdinLock, Write};
use std::iter;
use std::mem;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::str;

/// Where the cases of an input end. The end of the file always ends them, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
    /// After as many cases as the first number says.
    Counted,
    /// At the end of the file.
    ToEnd,
    /// Before a case that begins with this many zeros.
    Zeros(usize),
}

/// The reason why an input has no answer: what was expected, and what was found.
#[derive(Debug)]
pub struct Invalid(String);

/// The answer to a case, or the reason why it has none.
pub type Result<T> = std::result::Result<T, Invalid>;

/// An error for a case that does not keep to the rules: `expected` this, `found` that.
///
/// ```
/// use common::judge::ensure;
/// assert!(ensure(2 > 0, "a largest take of at least 1", 2).is_ok());
/// assert!(ensure(0 > 0, "a largest take of at least 1", 0).is_err());
/// ```
#[inline]
pub fn ensure(holds: bool, expected: &str, found: impl Display) -> Result<()> {
    if holds {
        Ok(())
    } else {
        Err(invalid(expected, found))
    }
}

fn invalid(expected: &str, found: impl Display) -> Invalid {
    Invalid(format!("expected {expected}, found {found}"))
}

/// Any other error's message can be the reason: `?` makes it one.
impl<E: Display> From<E> for Invalid {
    fn from(error: E) -> Self {
        Invalid(error.to_string())
    }
}

/// What [`run`] prints for a case. A `String` may hold several lines.
pub trait Answer {
    /// Appends the answer and a newline to `output`.
    fn append_to(&self, output: &mut Vec<u8>);
}

impl Answer for &str {
    #[inline]
    fn append_to(&self, output: &mut Vec<u8>) {
        let word = self.as_bytes();
        // Most answers are this short, and a call of memcpy for each would take most of the time.
        if let ([a, b, c, d, ..], [.., e, f, g, h]) = (word, word) {
            if word.len() <= 8 {
                let end = output.len() + word.len();
                output.extend_from_slice(&[*a, *b, *c, *d]);
                output.truncate(end - 4);
                output.extend_from_slice(&[*e, *f, *g, *h, b'\n']);
                return;
            }
        }
        output.extend_from_slice(word);
        output.push(b'\n');
    }
}

impl Answer for String {
    fn append_to(&self, output: &mut Vec<u8>) {
        self.as_str().append_to(output);
    }
}

impl Answer for u64 {
    fn append_to(&self, output: &mut Vec<u8>) {
        self.to_string().append_to(output);
    }
}

impl Answer for usize {
    fn append_to(&self, output: &mut Vec<u8>) {
        self.to_string().append_to(output);
    }
}

/// The numbers in a row, separated by single blanks.
///
/// ```
/// assert_eq!(common::judge::row(7..10), "7 8 9");
/// ```
pub fn row(numbers: impl IntoIterator<Item = u64>) -> String {
    let mut row = String::new();
    for number in numbers {
        if !row.is_empty() {
            row.push(' ');
        }
        row += &number.to_string();
    }
    row
}

/// Answers all cases on stdin: the whole `main` of a program.
pub fn run<A: Answer>(framing: Framing, solve: impl FnMut(&mut Input) -> Result<A>) -> ExitCode {
    let stdin = Box::new(io::stdin().lock());
    match answer_all(framing, solve, stdin, &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            let program = env::args().next().unwrap_or_default();
            let program = Path::new(&program).file_stem().unwrap_or_default().to_string_lossy();
            eprintln!("{program}: {message}");
            ExitCode::FAILURE
        }
    }
}

/// What [`run`] prints for `input`, and its message if the input is broken.
pub fn transcript<A: Answer>(
    framing: Framing,
    solve: impl FnMut(&mut Input) -> Result<A>,
    input: &str,
) -> (String, Option<String>) {
    let mut output = Vec::new();
    let reader = Box::new(Cursor::new(input.to_string()));
    let message = answer_all(framing, solve, reader, &mut output).err();
    (String::from_utf8_lossy(&output).into_owned(), message)
}

/// How many bytes are read, and about how many are written, at once.
const BLOCK: usize = 1 << 16;

/// Answers all cases, or says what went wrong behind those that are answered.
fn answer_all<A: Answer>(
    framing: Framing,
    mut solve: impl FnMut(&mut Input) -> Result<A>,
    reader: Box<dyn Read>,
    output: &mut dyn Write,
) -> std::result::Result<(), String> {
    let mut input = Input::new(reader);
    let mut lines = Vec::new();
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut left = if framing == Framing::Counted { input.number() } else { u64::MAX };
        while left > 0 && !input.is_finished(framing) {
            match solve(&mut input) {
                Ok(answer) => answer.append_to(&mut lines),
                Err(invalid) => return Ok(Some(invalid)),
            }
            left -= 1;
            if lines.len() >= BLOCK || cfg!(panic = "abort") {
                output.write_all(&lines)?;
                lines.clear();
            }
        }
        Ok(None)
    }));
    let flushed = output.write_all(&lines).and_then(|()| output.flush());
    let outcome = match outcome {
        Ok(outcome) => outcome,
        Err(payload) => match payload.downcast::<Invalid>() {
            Ok(invalid) => Ok(Some(*invalid)),
            Err(bug) => panic::resume_unwind(bug),
        },
    };
    match flushed.and(outcome) {
        Ok(None) => Ok(()),
        Ok(Some(Invalid(problem))) => Err(format!("line {}: {problem}", input.line)),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(format!("cannot write the answers: {error}")),
    }
}

/// Ends the run from within `input!`. This is no panic: no hook runs, nothing is printed.
#[cold]
fn bail(reason: Invalid) -> ! {
    panic::resume_unwind(Box::new(reason))
}

/// The input of a program: a proconio [`Source`] that knows on which line it is.
pub struct Input {
    reader: Box<dyn Read>,
    text: String,     // what is read and not yet dropped
    start: usize,     // text[start..] is not yet used
    line: usize,      // of the latest token
    unclear: Vec<u8>, // the end of a block that the next one decides about
}

/// With kinds that read from any [`Source`], there is no need to name the reader.
impl Source<StdinLock<'static>> for Input {
    #[inline]
    fn is_empty(&mut self) -> bool {
        let mut newlines = 0;
        loop {
            while let Some(&byte) = self.text.as_bytes().get(self.start) {
                if byte > b' ' || !is_space(byte) {
                    self.line += newlines;
                    return false;
                }
                newlines += usize::from(byte == b'\n');
                self.start += 1;
            }
            if !self.refill() {
                return true;
            }
        }
    }

    #[inline]
    fn next_token(&mut self) -> Option<&str> {
        let token = match self.plain_token() {
            Some(token) => token,
            None => self.any_token(),
        };
        self.text.get(token)
    }
}

impl Input {
    fn new(reader: Box<dyn Read>) -> Self {
        Input { reader, text: String::new(), start: 0, line: 1, unclear: Vec::new() }
    }

    /// The next number. It is what `input! { from input, number: Number }` reads, but it is found and
    /// parsed in one go, where proconio has to be given the token first.
    #[inline]
    pub fn number(&mut self) -> u64 {
        match self.plain_number() {
            Some(number) => number,
            None => self.any_number(),
        }
    }

    /// The next `count` numbers, each read when the iterator is asked for it.
    ///
    /// The iterator does not announce `count` as its length: a broken input may promise more numbers
    /// than memory can hold, and nothing should be reserved on its word.
    #[inline]
    pub fn numbers(&mut self, count: u64) -> impl Iterator<Item = u64> + '_ {
        let mut left = count;
        iter::from_fn(move || {
            left = left.checked_sub(1)?;
            Some(self.number())
        })
    }

    /// Whether the next number is a zero, such as one that ends a group of cases. It is then used up.
    ///
    /// False at the end of the file, and where the next token is no number.
    pub fn skip_zero(&mut self) -> bool {
        let is_zero = !self.is_empty() && self.zeros_follow(1);
        if is_zero {
            self.number();
        }
        is_zero
    }

    /// Whether there is no further case.
    #[inline]
    fn is_finished(&mut self, framing: Framing) -> bool {
        self.is_empty()
            || match framing {
                Framing::Zeros(count) => self.zeros_follow(count),
                _ => false,
            }
    }

    /// Whether the next `count` tokens are zeros. They are not used up.
    #[inline]
    fn zeros_follow(&mut self, count: usize) -> bool {
        matches!(self.text.as_bytes()[self.start], b'0' | b'+') && self.all_zeros(count)
    }

    #[cold]
    fn all_zeros(&mut self, count: usize) -> bool {
        let mut at_end = false;
        loop {
            let rest = &self.text.as_bytes()[self.start..];
            // A token at the end of the text may go on in the next block.
            let last_space = rest.iter().rposition(|&byte| is_space(byte)).unwrap_or(0);
            let whole = if at_end { rest.len() } else { last_space };
            let tokens = rest[..whole].split(|&byte| is_space(byte));
            let mut zeros = 0;
            for token in tokens.filter(|token| !token.is_empty()).take(count) {
                if str::from_utf8(token).map_or(true, |token| parse(token) != Some(0)) {
                    return false;
                }
                zeros += 1;
            }
            if zeros == count || at_end {
                return zeros == count;
            }
            at_end = !self.refill();
        }
    }

    /// The next token, if it begins at `start`, has 1 to 7 bytes, and a blank or a newline follows.
    #[inline(always)]
    fn plain_token(&mut self) -> Option<Range<usize>> {
        let start = self.start;
        // Eight bytes at once, the first of them lowest.
        let bytes = <[u8; 8]>::try_from(self.text.as_bytes().get(start..start + 8)?).ok()?;
        let word = u64::from_le_bytes(bytes);
        // The high bits of the bytes up to the blank, and of bytes beyond ASCII.
        let ends = word.wrapping_sub(ONES * u64::from(b'!')) & HIGH_BITS;
        let length = ends.trailing_zeros() / 8;
        if length == 0 || length == 8 {
            return None;
        }
        let end = start + length as usize;
        self.start = match word >> (8 * length) & 0xff {
            0x20 => end + 1, // a blank
            0x0a => end,     // a newline is left to `is_empty`, which counts the lines
            _ => return None,
        };
        Some(start..end)
    }

    /// The value of the next token, if it begins at `start`, is 1 to 19 digits, and a blank or a
    /// newline follows.
    #[inline(always)]
    fn plain_number(&mut self) -> Option<u64> {
        let bytes = self.text.as_bytes().get(self.start..self.start + 20)?;
        let (mut number, mut length) = (0u64, 0);
        for digit in
            bytes.iter().map(|byte| byte.wrapping_sub(b'0')).take_while(|&digit| digit < 10)
        {
            number = number.wrapping_mul(10).wrapping_add(digit.into());
            length += 1;
        }
        self.start = match bytes.get(length) {
            _ if length == 0 => return None,
            Some(b' ') => self.start + length + 1,
            Some(b'\n') => self.start + length,
            _ => return None,
        };
        Some(number)
    }

    #[cold]
    fn any_number(&mut self) -> u64 {
        Number::read(self)
    }

    /// The next token, wherever it begins and ends.
    #[cold]
    fn any_token(&mut self) -> Range<usize> {
        if self.is_empty() {
            present(None);
        }
        if let Some(token) = self.plain_token() {
            return token;
        }
        let length = loop {
            let mut rest = self.text.as_bytes()[self.start..].iter();
            if let Some(length) = rest.position(|&byte| is_space(byte)) {
                break length;
            }
            if !self.refill() {
                break self.text.len() - self.start;
            }
        };
        let token = self.start..self.start + length;
        self.start = token.end;
        token
    }

    /// Drops what is used, and reads the next block. False at the end of the file.
    #[cold]
    fn refill(&mut self) -> bool {
        let mut bytes = mem::take(&mut self.text).into_bytes();
        bytes.drain(..self.start);
        self.start = 0;
        let kept = bytes.len();
        bytes.append(&mut self.unclear);
        bytes.reserve(BLOCK);
        match (&mut self.reader).take(BLOCK as u64).read_to_end(&mut bytes) {
            Ok(BLOCK) => {
                let tail = |length: usize| &bytes[bytes.len() - length..];
                let length = (1..4).find(|&length| is_unclear(tail(length))).unwrap_or(0);
                self.unclear = bytes.split_off(bytes.len() - length);
            }
            // A shorter block is the last one. (A terminal could be asked again.)
            Ok(_) => {
                self.reader = Box::new(io::empty());
                if bytes.ends_with(&[DOS_END_OF_FILE]) {
                    bytes.pop();
                }
            }
            Err(error) => bail(Invalid(format!("cannot read the input: {error}"))),
        }
        self.text = String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        self.text.len() > kept
    }
}

/// Whether the meaning of these last bytes of a block depends on the next block.
fn is_unclear(bytes: &[u8]) -> bool {
    let is_cut = |error: str::Utf8Error| error.valid_up_to() == 0 && error.error_len().is_none();
    bytes == [DOS_END_OF_FILE] || str::from_utf8(bytes).err().map_or(false, is_cut)
}

const DOS_END_OF_FILE: u8 = 0x1a;

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// A whole number from 0 to 2^64 - 1, as `input!` reads it: `n: Number` gives a `u64`.
pub enum Number {}

impl Readable for Number {
    type Output = u64;

    #[inline(always)]
    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> u64 {
        let token = present(source.next_token());
        match parse(token) {
            Some(number) => number,
            None => bail(not_a_number(token, 0, u64::MAX)),
        }
    }
}

/// A whole number from -2^63 to 2^63 - 1, as `input!` reads it: `n: Integer` gives an `i64`.
pub enum Integer {}

impl Readable for Integer {
    type Output = i64;

    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> i64 {
        let token = present(source.next_token());
        match token.parse() {
            Ok(number) => number,
            Err(_) => bail(not_a_number(token, i64::MIN, i64::MAX)),
        }
    }
}

#[inline]
fn present(token: Option<&str>) -> &str {
    match token {
        Some(token) => token,
        None => bail(invalid("more input", "the end of the file")),
    }
}

fn not_a_number(token: &str, least: impl Display, largest: impl Display) -> Invalid {
    let shown: String = token.chars().take(40).collect();
    let more = if shown.len() < token.len() { "..." } else { "" };
    let numeric = shown.starts_with(|first: char| first.is_ascii_digit() || "+-.".contains(first));
    let range = format!("a whole number from {least} to {largest}");
    invalid(if numeric { &range } else { "a number" }, format!("{shown:?}{more}"))
}

/// The number that a token is, if it is a `u64`.
#[inline]
fn parse(token: &str) -> Option<u64> {
    let bytes = token.as_bytes();
    if let ([a, b, c, d, ..], [.., e, f, g, h]) = (bytes, bytes) {
        if bytes.len() <= 8 {
            // Four bytes from either end; those that are in both fall on one another.
            let first = u32::from_le_bytes([*a, *b, *c, *d]) ^ 0x3030_3030;
            let last = u32::from_le_bytes([*e, *f, *g, *h]) ^ 0x3030_3030;
            let digits = u64::from(last) << 32 | u64::from(first) << (64 - 8 * bytes.len());
            // A byte is a digit from 0 to 9 if neither it nor its sum with 0x76 has the high bit.
            if (digits.wrapping_add(ONES * 0x76) | digits) & HIGH_BITS == 0 {
                return Some(value(digits));
            }
        }
    }
    token.parse().ok()
}

// Eight characters in one number, a byte each.

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = ONES << 7;

/// The value of eight decimal digits, the highest one in the lowest byte: neighbours are put together
/// to two digits, then to four, then to eight.
#[inline]
fn value(digits: u64) -> u64 {
    let pairs = digits.wrapping_mul(10 << 8 | 1) >> 8 & 0x00ff_00ff_00ff_00ff;
    let fours = pairs.wrapping_mul(100 << 16 | 1) >> 16 & 0x0000_ffff_0000_ffff;
    fours.wrapping_mul(10_000 << 32 | 1) >> 32
}

#[cfg(test)]
mod tests {
    use super::*;
    use proconio::input;
    use proconio::marker::Chars;
    use proptest::prelude::*;
    use std::fmt::Debug;

    /// Echoes its numbers, a line each; 13 is a number that it does not take.
    fn echo(input: &mut Input) -> Result<u64> {
        input! { from input, number: Number }
        ensure(number != 13, "a lucky number", number)?;
        Ok(number)
    }

    /// Like [`echo`], without proconio.
    fn echo_in_one_go(input: &mut Input) -> Result<u64> {
        let number = input.number();
        ensure(number != 13, "a lucky number", number)?;
        Ok(number)
    }

    /// Reads at most so many bytes at a time.
    struct Pieces<R>(R, usize);

    impl<R: Read> Read for Pieces<R> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = buffer.len().min(self.1);
            self.0.read(&mut buffer[..length])
        }
    }

    /// What is printed for bytes, and the message.
    fn answers<A: Answer>(
        framing: Framing,
        solve: impl FnMut(&mut Input) -> Result<A>,
        bytes: &[u8],
    ) -> (String, Option<String>) {
        let mut output = Vec::new();
        let reader = Box::new(Pieces(Cursor::new(bytes.to_vec()), 7));
        let message = answer_all(framing, solve, reader, &mut output).err();
        (String::from_utf8(output).unwrap(), message)
    }

    fn message(input: &str) -> String {
        transcript(Framing::ToEnd, echo, input).1.unwrap_or_default()
    }

    fn text(text: &str) -> String {
        text.to_string()
    }

    #[test]
    fn all_white_space_separates() {
        let input = " 1\t2\r\n\r\n3\x0b4\x0c5  \n+6 007";
        assert_eq!(transcript(Framing::ToEnd, echo, input), (text("1\n2\n3\n4\n5\n6\n7\n"), None));
        assert_eq!(transcript(Framing::ToEnd, echo, " \n "), (String::new(), None));
    }

    #[test]
    fn counted_cases_end_with_their_number_or_the_file() {
        let answers = |input| transcript(Framing::Counted, echo, input);
        assert_eq!(answers("2 5 6 7 abc"), (text("5\n6\n"), None));
        assert_eq!(answers("3\n5\n6\n\n"), (text("5\n6\n"), None));
        assert_eq!(answers("0 5"), (String::new(), None));
        let missing = text("line 1: expected more input, found the end of the file");
        assert_eq!(answers("\n\n"), (String::new(), Some(missing)));
    }

    #[test]
    fn zeros_end_the_cases_only_if_there_are_so_many() {
        let pair = |input: &mut Input| {
            input! { from input, a: Number, b: Number }
            Ok(format!("{a} {b}"))
        };
        let zeros = Framing::Zeros(2);
        assert_eq!(transcript(zeros, pair, "1 2\n0 3\n00 +0\n5 6"), (text("1 2\n0 3\n"), None));
        assert_eq!(transcript(zeros, pair, "1 2\n0\n\n 0"), (text("1 2\n"), None));
        assert_eq!(transcript(zeros, pair, "1 2"), (text("1 2\n"), None));
        let cut = text("line 2: expected more input, found the end of the file");
        assert_eq!(transcript(zeros, pair, "1 2\n0\n"), (text("1 2\n"), Some(cut)));
        let broken = text("line 2: expected a number, found \"x\"");
        assert_eq!(transcript(zeros, pair, "1 2\n0 x"), (text("1 2\n"), Some(broken)));
    }

    #[test]
    fn a_zero_can_be_skipped() {
        // Each answer is a number, and how many zeros there are behind it.
        let case = |input: &mut Input| {
            let number = input.number();
            let mut zeros = 0;
            while input.skip_zero() {
                zeros += 1;
            }
            Ok(format!("{number} {zeros}"))
        };
        let answers = |input| transcript(Framing::ToEnd, case, input);
        assert_eq!(answers("5 0 00\n+0 07 8\n0\n"), (text("5 3\n7 0\n8 1\n"), None));
        // What is no number is left to the next case, with its line.
        let message = text("line 2: expected a number, found \"x0\"");
        assert_eq!(answers("5 0\nx0"), (text("5 1\n"), Some(message)));
    }

    /// The zeros and the end of a block meet in all ways.
    #[test]
    fn zeros_are_found_across_blocks() {
        let sum = |input: &mut Input| {
            input! { from input, a: Number, b: Number, c: Number }
            Ok(a + b + c)
        };
        for blanks in BLOCK - 9..BLOCK + 2 {
            for (end, expected) in [("0 0 0 7", "6\n"), ("0 0 04", "6\n4\n"), ("00 +0 00", "6\n")] {
                let input = format!("1 2 3{}{end}", " ".repeat(blanks));
                let (output, message) = transcript(Framing::Zeros(3), sum, &input);
                assert_eq!((output.as_str(), message), (expected, None), "{blanks} blanks, {end}");
            }
        }
    }

    #[test]
    fn errors_name_the_line_and_what_was_found() {
        assert_eq!(
            transcript(Framing::ToEnd, echo, "1\n\n2 abc 3"),
            (text("1\n2\n"), Some(text(r#"line 3: expected a number, found "abc""#)))
        );
        let range = "expected a whole number from 0 to 18446744073709551615";
        for token in ["-1", "1.5", "18446744073709551616", "1e3", "1,2"] {
            let message = message(&format!("4\r\n{token}"));
            assert_eq!(message, format!("line 2: {range}, found {token:?}"));
        }
        assert_eq!(message("18446744073709551615"), "");
        assert_eq!(message("\n\n13\n\n\n"), "line 3: expected a lucky number, found 13");
        let long = "x".repeat(50);
        let shown = format!("line 1: expected a number, found {:?}...", &long[..40]);
        assert_eq!(message(&long), shown);
    }

    #[test]
    fn signed_numbers_words_and_grids_are_read() {
        let case = |input: &mut Input| {
            input! { from &mut *input, shift: Integer, word: String, height: Number }
            let height = usize::try_from(height).unwrap();
            input! { from input, grid: [Chars; height] }
            let grid: Vec<String> = grid.iter().map(|row| row.iter().rev().collect()).collect();
            Ok(format!("{shift} {word}\n{}", grid.join("\n")))
        };
        let input = "-9223372036854775808 五子棋 2\n#.\n..#\n+7 x 1 é\n";
        let expected = "-9223372036854775808 五子棋\n.#\n#..\n7 x\né\n";
        assert_eq!(transcript(Framing::ToEnd, case, input), (text(expected), None));

        let message = |input| transcript(Framing::ToEnd, case, input).1.unwrap();
        let range = "a whole number from -9223372036854775808 to 9223372036854775807";
        assert_eq!(message("1 a 0\n-1.5"), format!("line 2: expected {range}, found \"-1.5\""));
        assert_eq!(message("one"), "line 1: expected a number, found \"one\"");
        let end = "expected more input, found the end of the file";
        assert_eq!(message("1\na 2\n..\n\n"), format!("line 3: {end}"));
    }

    #[test]
    fn answers_of_all_kinds_are_lines() {
        fn printed<A: Answer + Clone + Debug>(answer: &A) -> String {
            let mut output = b"...".to_vec();
            answer.append_to(&mut output);
            String::from_utf8(output).unwrap().split_off(3)
        }
        for length in 0..20 {
            let word = &"What a pity! No, Yes"[..length];
            assert_eq!(printed(&word), format!("{word}\n"));
            assert_eq!(printed(&word.to_string()), format!("{word}\n"));
        }
        assert_eq!(printed(&u64::MAX), "18446744073709551615\n");
        assert_eq!(printed(&7usize), "7\n");
        assert_eq!(row([]), "");
        assert_eq!(row([5, 0, u64::MAX]), "5 0 18446744073709551615");
    }

    #[test]
    fn no_other_byte_counts_as_a_digit() {
        for other in (0..=255u8).filter(|byte| !byte.is_ascii_digit() && !is_space(*byte)) {
            for token in [vec![b'1', other], vec![b'1', other, b'2'], vec![other]] {
                // With more behind it, and at the very end.
                for rest in ["", " 1 2 3 4 5 6 7 8 9 10 11"] {
                    if other == DOS_END_OF_FILE && rest.is_empty() {
                        continue;
                    }
                    let input = [&token, rest.as_bytes()].concat();
                    for (output, message) in [
                        answers(Framing::ToEnd, echo, &input),
                        answers(Framing::ToEnd, echo_in_one_go, &input),
                    ] {
                        assert!(message.is_some() && output.is_empty(), "{token:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_byte_1a_at_the_end_of_the_file_ends_it() {
        for spaces in [0, 1, 5, BLOCK - 4, BLOCK - 3, BLOCK - 2, BLOCK] {
            for input in ["5\r\n\x1a", "5 \x1a"] {
                let input = " ".repeat(spaces) + input;
                assert_eq!(transcript(Framing::ToEnd, echo, &input), (text("5\n"), None));
            }
        }
        assert_eq!(transcript(Framing::ToEnd, echo, "5\x1a"), (text("5\n"), None));
        assert_eq!(message("5\n\x1a 6"), "line 2: expected a number, found \"\\u{1a}\"");
    }

    #[test]
    fn twenty_digits_are_read_with_care() {
        let rest = " ".repeat(30);
        for number in ["9999999999999999999", "10000000000000000000", "18446744073709551615"] {
            let input = format!("{number}{rest}");
            assert_eq!(transcript(Framing::ToEnd, echo, &input), (format!("{number}\n"), None));
        }
        for number in ["18446744073709551616", "99999999999999999999", "100000000000000000000"] {
            assert!(message(&format!("{number}{rest}")).contains(number));
        }
    }

    #[test]
    fn the_end_inside_a_case_is_an_error_of_the_latest_line() {
        let pair = |input: &mut Input| {
            input! { from input, a: Number, b: Number }
            Ok(a + b)
        };
        assert_eq!(transcript(Framing::ToEnd, pair, "1\n2").0, "3\n");
        let message = "line 2: expected more input, found the end of the file";
        assert_eq!(transcript(Framing::ToEnd, pair, "\n1\n\n\n").1.unwrap(), message);
    }

    #[test]
    fn a_false_count_costs_nothing() {
        let sum = |input: &mut Input| -> Result<u64> {
            input! { from &mut *input, count: Number }
            let sum: u64 = input.numbers(count).collect::<Vec<u64>>().iter().sum();
            panic!("read them all, sum {sum}")
        };
        let message = "line 1: expected more input, found the end of the file";
        let input = "18446744073709551615 1 2";
        assert_eq!(transcript(Framing::ToEnd, sum, input).1.unwrap(), message);
    }

    #[test]
    fn other_errors_become_messages() {
        let halves = |input: &mut Input| {
            let number = input.number();
            let half = number.checked_sub(1).ok_or("expected a number from 1 on")?;
            Ok(half)
        };
        let message = text("line 2: expected a number from 1 on");
        assert_eq!(transcript(Framing::ToEnd, halves, "5\n0"), (text("4\n"), Some(message)));
    }

    #[test]
    fn failures_of_reader_and_writer_are_reported() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::new(io::ErrorKind::InvalidData, "no such luck"))
            }
        }
        impl Write for Broken {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::Error::new(io::ErrorKind::InvalidData, "a full disk"))
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let result = answer_all(Framing::ToEnd, echo, Box::new(Broken), &mut io::sink());
        assert_eq!(result.unwrap_err(), "line 1: cannot read the input: no such luck");
        let result = answer_all(Framing::ToEnd, echo, Box::new(&b"12 34"[..]), &mut Broken);
        assert_eq!(result.unwrap_err(), "cannot write the answers: a full disk");
    }

    #[test]
    fn interrupted_reads_are_tried_again() {
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
        let mut output = Vec::new();
        let reader = Box::new(Interrupted(false).take(4));
        assert_eq!(answer_all(Framing::ToEnd, echo, reader, &mut output), Ok(()));
        assert_eq!(output, b"7\n7\n");
    }

    #[test]
    #[should_panic(expected = "a bug")]
    fn a_bug_stays_a_panic() {
        transcript(Framing::ToEnd, |_| -> Result<u64> { panic!("a bug") }, "1");
    }

    #[test]
    fn characters_are_whole_across_blocks() {
        for character in ["é", "五", "𝄞"] {
            for blanks in BLOCK - 5..BLOCK + 2 {
                let input = " ".repeat(blanks) + character;
                assert_eq!(
                    message(&input),
                    format!("line 1: expected a number, found {character:?}")
                );
            }
            // A character that the file leaves incomplete.
            let cut = &character.as_bytes()[..character.len() - 1];
            let (_, message) = answers(Framing::ToEnd, echo, cut);
            assert_eq!(message.unwrap(), "line 1: expected a number, found \"\u{fffd}\"");
        }
    }

    proptest! {
        /// Wherever the blocks end, the answers and the line of the error are the same.
        #[test]
        fn blocks_do_not_show(
            offset in 0usize..400,
            gaps in prop::collection::vec("[ \\n]{1,30}", 1..30),
            zeros in 0usize..60,
            in_one_go: bool,
        ) {
            let mut input = "\n".repeat(BLOCK - offset);
            let mut expected = String::new();
            for (i, gap) in (20..).zip(gaps) {
                input += &format!("{}{i}{gap}", "0".repeat(zeros));
                expected += &format!("{i}\n");
            }
            let line = input.bytes().filter(|&byte| byte == b'\n').count() + 1;
            input += "x";
            let solve = if in_one_go { echo_in_one_go } else { echo };
            let (output, message) = transcript(Framing::ToEnd, solve, &input);
            prop_assert_eq!(output, expected);
            prop_assert_eq!(message.unwrap(), format!("line {line}: expected a number, found \"x\""));
        }

        /// Both ways to read a number give the same.
        #[test]
        fn number_is_what_input_gives(input in "([0-9]{0,21}[ \\n]){0,9}") {
            prop_assert_eq!(
                transcript(Framing::ToEnd, echo, &input),
                transcript(Framing::ToEnd, echo_in_one_go, &input)
            );
        }

        #[test]
        fn any_bytes_end_well(bytes: Vec<u8>, zeros in 0usize..3) {
            answers(Framing::ToEnd, echo, &bytes);
            answers(Framing::Zeros(zeros), echo_in_one_go, &bytes);
        }

        #[test]
        fn any_number_is_read_as_itself(number: u64, zeros in 0usize..9) {
            let input = format!("{}{number}", "0".repeat(zeros));
            for rest in ["", " ", "\n\n 20 21 22 23 24"] {
                let (output, _) = transcript(Framing::ToEnd, echo, &format!("{input}{rest}"));
                prop_assert_eq!(output.lines().next().unwrap(), number.to_string());
            }
        }
    }
}
