// hdu1851: A Simple Game, in one Rust file, for judges that take Rust.
// Where to submit: HDU 1851.
// HDU and POJ take no Rust: hand in hdu1851.c there.
// Generated from problems/hdu1851/main.rs by `cargo xtask bundle hdu1851`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1851: A Simple Game
//!
//! n piles of stones. A move takes 1 to Li stones from pile i, which holds Mi. Whoever takes the last
//! stone wins. The teacher moves first: does Agrael, the second player, win?
//!
//! **Theorem.** Agrael wins exactly when the Nim sum of the numbers Mi mod (Li + 1) is 0.
//!
//! **Why.** Each pile is a game of its own, Bash's game, and Mi mod (Li + 1) is its Grundy value: below
//! Li + 1 the pile is a Nim heap, and a pile of Li + 1 has options of all values from 1 to Li but none
//! of value 0, so that its value is 0 and the count begins anew. The piles together are the sum of
//! these games, whose Grundy value is the Nim sum (Sprague and Grundy).
//!
//! **Input.** A number of cases; for each `n` and then n times `Mi Li`. **Output.** `Yes` if Agrael
//! wins, else `No`.
//!
//! **Complexity.** O(n) a case.

use common::judge::{self, Numbers};
use common::subtraction::bash;
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Answers all cases of `input`.
pub fn solve<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
    input! { from &mut *input, cases: u64 }
    for _ in 0..cases {
        if input.is_empty() {
            break;
        }
        input! { from &mut *input, n: u64 }
        let mut sum = 0;
        for _ in 0..n {
            let (stones, most) = (input.number(), input.number());
            if most == 0 {
                return Err(judge::invalid("a largest take of at least 1", most));
            }
            sum ^= bash(stones, most);
        }
        let answer = if sum == 0 { "Yes\n" } else { "No\n" };
        output.write_all(answer.as_bytes())?;
    }
    Ok(())
}

fn main() -> ExitCode {
    judge::run(solve)
}

// What the solution uses of the pack's library.
mod common {
pub mod judge {
use crate::proconio::source::Source;
use std::env;
use std::fmt::Display;
use std::io::{self, BufRead, BufWriter, StdinLock, StdoutLock, Write};
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

/// The error for a number that the rules cannot mean.
pub fn invalid(expected: &str, found: impl Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("expected {expected}, found {found}"))
}

/// A proconio [`Source`] of numbers, read block by block.
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

    /// Reads on, behind what is not yet handed out.
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

    /// The value of the next token, if it is as nearly all are.
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

/// Ends the solution; [`run`] prints the message.
fn unwind(message: String) -> ! {
    panic::resume_unwind(Box::new(BadInput(message)))
}
}

pub mod subtraction {
/// The Grundy value of a heap from which a move takes 1 to `most` stones: `heap` mod (`most` + 1).
pub fn bash(heap: u64, most: u64) -> u64 {
    match most.checked_add(1) {
        Some(period) => heap % period,
        None => heap, // no heap is larger than `most`
    }
}
}
}

// What it uses of the crate proconio, which most judges do not have.
mod proconio {
    pub mod source {
        pub trait Source<R> {
            fn next_token(&mut self) -> Option<&str>;
            fn is_empty(&mut self) -> bool;
        }
    }

    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: $kind:ty),+ $(,)?) => {
            let source = $source;
            $(let $name: $kind = source.next_token().unwrap().parse().unwrap();)+
        };
    }
    pub use crate::proconio_input as input;
}
