//! The numbers and words on stdin.

use proconio::source::Source;
use std::io::{Read, StdinLock};
use std::mem;
use std::ops::Range;
use std::panic;

/// How many bytes are read at once.
pub(super) const BLOCK: usize = 1 << 16;

/// The input of a program: a proconio [`Source`] that knows on which line it is.
///
/// Every byte up to a blank separates numbers and words: CRLF, blank lines and a missing last newline are fine,
/// and so is the byte 0x1A with which DOS ended a file. Memory does not grow with the input.
pub struct Input {
    reader: Box<dyn Read>,
    text: String,         // whole tokens, each with a white space behind it
    pos: usize,           // text[pos..] is not yet used
    rest: Vec<u8>,        // the beginning of the token that comes after the text
    line: usize,          // of the latest token
    latest: Range<usize>, // the latest token that `input!` has read
}

/// Why an input cannot be read, as the payload of an unwinding.
pub struct Unreadable(pub String);

/// Ends the run from within `input!`. This is no panic: no hook runs, nothing is printed.
fn stop(line: usize, problem: &str) -> ! {
    panic::resume_unwind(Box::new(Unreadable(format!("line {line}: {problem}"))))
}

/// The reader is boxed, so any type will do as the trait's parameter.
impl Source<StdinLock<'static>> for Input {
    fn is_empty(&mut self) -> bool {
        self.is_at_end()
    }

    /// The next token. The run ends where there is none.
    fn next_token(&mut self) -> Option<&str> {
        let token = self.token();
        self.pos = token.end;
        self.latest = token.clone();
        Some(&self.text[token])
    }
}

impl Input {
    pub(super) fn new(reader: Box<dyn Read>) -> Self {
        Input {
            reader,
            text: String::new(),
            pos: 0,
            rest: Vec::new(),
            line: 1,
            latest: 0..0,
        }
    }

    /// The line of the latest token, from 1 on.
    pub(super) fn line(&self) -> usize {
        self.line
    }

    /// Whether nothing but white space is left.
    pub fn is_at_end(&mut self) -> bool {
        let mut newlines = 0;
        loop {
            for (spaces, &byte) in self.text.as_bytes()[self.pos..].iter().enumerate() {
                if !is_space(byte) {
                    self.line += newlines;
                    self.pos += spaces;
                    return false;
                }
                newlines += usize::from(byte == b'\n');
            }
            self.pos = self.text.len();
            if !self.refill() {
                return true;
            }
        }
    }

    /// The place of the next token, whatever it is. The run ends where there is none.
    fn token(&mut self) -> Range<usize> {
        if self.is_at_end() {
            stop(self.line, "expected more input, found the end of the file");
        }
        let rest = self.text[self.pos..].bytes();
        let length = rest.take_while(|&byte| !is_space(byte)).count();
        self.pos..self.pos + length
    }

    /// Why the latest token is no value of these variables.
    pub(super) fn unreadable(&self, variables: &str) -> String {
        let found = shortened(&self.text[self.latest.clone()]);
        format!("line {}: expected `{variables}`, found {found}", self.line)
    }

    /// The next number. The run ends where the next token is none, or where there is none.
    pub fn number(&mut self) -> u64 {
        let place = self.token();
        let token = &self.text[place.clone()];
        let number =
            token.parse().unwrap_or_else(|_| stop(self.line, &not_a_number(token)));
        self.pos = place.end;
        number
    }

    /// The next `count` numbers.
    pub fn numbers(&mut self, count: u64) -> Vec<u64> {
        // No memory is reserved: the count is untrusted, and may be more than fits.
        let mut numbers = Vec::new();
        for _ in 0..count {
            numbers.push(self.number());
        }
        numbers
    }

    /// Whether the next `count` tokens are zeros. They are not used up.
    pub(super) fn zeros_follow(&mut self, count: usize) -> bool {
        loop {
            let tokens = self.text[self.pos..].split(|c: char| c <= ' ');
            let mut zeros = 0;
            for token in tokens.filter(|token| !token.is_empty()).take(count) {
                if token.parse() != Ok(0u64) {
                    return false;
                }
                zeros += 1;
            }
            if zeros == count || !self.refill() {
                return zeros == count;
            }
        }
    }

    /// Drops the text before `pos`, and reads the next block, which ends at white space or at the end of the
    /// file, so that no token and no character is cut. False if there is nothing more.
    fn refill(&mut self) -> bool {
        let mut bytes = mem::take(&mut self.rest);
        let end = loop {
            match (&mut self.reader).take(BLOCK as u64).read_to_end(&mut bytes) {
                Ok(0) if bytes.is_empty() => return false,
                Ok(0) => bytes.push(b'\n'), // behind the last token
                Ok(_) => {}
                Err(error) => stop(self.line, &format!("cannot read the input: {error}")),
            }
            if let Some(last) = bytes.iter().rposition(|&byte| is_space(byte)) {
                break last + 1;
            }
        };
        self.rest = bytes.split_off(end);
        self.text.drain(..self.pos);
        self.pos = 0;
        self.text += &String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        true
    }
}

fn is_space(byte: u8) -> bool {
    byte <= b' '
}

fn not_a_number(token: &str) -> String {
    let is_numeric =
        token.starts_with(|first: char| first.is_ascii_digit() || "+-.".contains(first));
    let expected = if is_numeric {
        format!("a whole number from 0 to {}", u64::MAX)
    } else {
        "a number".to_string()
    };
    format!("expected {expected}, found {}", shortened(token))
}

/// At most 40 characters of a token, in quotation marks.
fn shortened(token: &str) -> String {
    let shown: String = token.chars().take(40).collect();
    let more = if shown.len() < token.len() { "..." } else { "" };
    format!("{shown:?}{more}")
}
