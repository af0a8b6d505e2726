// hdu1536: S-Nim, in one Rust file, for judges that take Rust.
// Where to submit: HDU 1536, POJ 2960, BOJ 6699.
// HDU and POJ take no Rust: hand in hdu1536.c there.
// Generated from problems/hdu1536/main.rs by `cargo xtask bundle hdu1536`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1536: S-Nim
//!
//! Nim with a rule more: only amounts in the set S may be taken from a heap. Whoever cannot move
//! loses. For each row of heaps: does the player to move win?
//!
//! **Theorem.** That player wins exactly when the Nim sum of the Grundy values of the heaps is not 0,
//! where the Grundy value of a heap h is the mex of the values of h - s, for all s <= h in S
//! (Sprague and Grundy).
//!
//! **Why.** A heap of Grundy value g has options of all values below g and none of value g. So it can
//! be played like a Nim heap of g stones. It may also have options above g, but the opponent simply
//! moves such an option back to g. Hence the row is won like Nim.
//!
//! **Limit:** heaps up to 10,000,000 stones always have an answer, larger ones when the Grundy values are
//! proved periodic within the table.
//!
//! **Input.** For each set: `k` and then k takes; the number of rows; for each row its number of heaps
//! and the heaps. k = 0 ends. **Output.** For each set a line with a letter for each row, `W` for won or
//! `L` for lost.
//!
//! **Complexity.** O(k h) a set for its largest heap h, then O(1) a heap.

use common::judge::{self, Numbers};
use common::subtraction::SubtractionGame;
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Answers all sets of `input`.
pub fn solve<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
    while !input.is_empty() {
        input! { from &mut *input, k: u64 }
        if k == 0 {
            break;
        }
        let mut takes = Vec::new();
        for take in judge::numbers(input, k) {
            if take == 0 {
                return Err(judge::invalid("a take of at least 1", take));
            }
            takes.push(take);
        }
        let mut game = SubtractionGame::new(takes);

        input! { from &mut *input, rows: u64 }
        let mut letters = String::new();
        for _ in 0..rows {
            input! { from &mut *input, heaps: u64 }
            let mut sum = 0;
            for heap in judge::numbers(input, heaps) {
                sum ^= game.grundy(heap).ok_or_else(|| judge::invalid(REACH, heap))?;
            }
            letters.push(if sum != 0 { 'W' } else { 'L' });
        }
        letters.push('\n');
        output.write_all(letters.as_bytes())?;
    }
    Ok(())
}

const REACH: &str = "a heap of at most 10000000, or takes whose period shows below that";

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
pub fn numbers<R: BufRead>(input: &mut Numbers<R>, count: u64) -> impl Iterator<Item = u64> + '_ {
    let mut left = count;
    iter::from_fn(move || {
        left = left.checked_sub(1)?;
        Some(input.number())
    })
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
use std::convert::TryFrom;

/// The Grundy values of one subtraction game, computed as far as they are asked for.
pub struct SubtractionGame {
    takes: Vec<usize>,              // those that a table can serve, ascending
    beyond: Option<u64>,            // the least of the others: no period holds from this heap on
    table: Vec<u32>,                // Grundy values of the heaps from 0 on
    searched: usize,                // how long the table was when a period was last looked for
    period: Option<(usize, usize)>, // its start and length, once the table shows one
    latest: Vec<usize>, // for Grundy values from 64 on, the latest heap with such an option
}

impl SubtractionGame {
    /// The largest heap whose Grundy value is looked up in a table.
    pub const LARGEST_TABLE: usize = 10_000_000;

    /// The game in which a move takes one of `takes` from a heap.
    pub fn new(takes: impl IntoIterator<Item = u64>) -> Self {
        let mut all = Vec::new();
        for take in takes.into_iter().filter(|&take| take > 0) {
            if let Err(place) = all.binary_search(&take) {
                all.insert(place, take);
            }
        }
        let fits = |take: &usize| *take <= Self::LARGEST_TABLE;
        let small = all.iter().map_while(|&take| usize::try_from(take).ok().filter(fits));
        let takes: Vec<usize> = small.collect();
        SubtractionGame {
            beyond: all.get(takes.len()).copied(),
            // From n options come at most n values, so the mex is at most n.
            latest: vec![usize::MAX; takes.len() + 1],
            takes,
            table: Vec::new(),
            searched: 32,
            period: None,
        }
    }

    /// The Grundy value of `heap`, or `None` where neither the table nor a period reaches.
    pub fn grundy(&mut self, heap: u64) -> Option<u64> {
        loop {
            let index = match self.period {
                Some(_) if self.beyond.map_or(false, |least| least <= heap) => return None,
                Some((start, length)) if heap > start as u64 => {
                    start as u64 + (heap - start as u64) % length as u64
                }
                _ => heap,
            };
            let value = usize::try_from(index).ok().and_then(|index| self.table.get(index));
            if let Some(&value) = value {
                return Some(value.into());
            }
            if self.table.len() > Self::LARGEST_TABLE {
                return None;
            }
            self.grow(usize::try_from(heap).unwrap_or(usize::MAX));
        }
    }

    /// Extends the table, at most to `heap`.
    fn grow(&mut self, heap: usize) {
        let doubled = (2 * self.searched).min(Self::LARGEST_TABLE + 1);
        let len = heap.saturating_add(1).min(doubled);
        let mut served = 0; // so many takes are no larger than the heap
        for heap in self.table.len()..len {
            while self.takes.get(served).map_or(false, |&take| take <= heap) {
                served += 1;
            }
            let value = self.mex_of_options(heap, served);
            self.table.push(value);
        }
        if len == doubled {
            self.searched = len;
            self.period = self.find_period();
        }
    }

    /// The mex of the options that the first `served` takes give to `heap`.
    fn mex_of_options(&mut self, heap: usize, served: usize) -> u32 {
        let mut marks = 0u64;
        for take in &self.takes[..served] {
            let value = self.table[heap - take];
            if value < 64 {
                marks |= 1 << value;
            } else {
                self.latest[value as usize] = heap;
            }
        }
        let mut mex = marks.trailing_ones();
        while mex >= 64 && self.latest.get(mex as usize) == Some(&heap) {
            mex += 1;
        }
        mex
    }

    /// The period that the end of the table proves, if it proves one.
    fn find_period(&self) -> Option<(usize, usize)> {
        let window = self.takes.last().copied().unwrap_or(1);
        let length = latest_repeat(&self.table, window)?;
        let mut start = self.table.len() - length;
        while start > 0 && self.table[start - 1] == self.table[start - 1 + length] {
            start -= 1;
        }
        Some((start, length))
    }
}

/// The least shift by which the last `window` of `values` come once before.
fn latest_repeat(values: &[u32], window: usize) -> Option<usize> {
    if values.len() <= window {
        return None;
    }
    let backwards = |i: usize| values[values.len() - 1 - i];
    let mut borders = vec![0; window];
    let mut matched = 0;
    for i in 1..values.len() {
        while matched > 0 && backwards(i) != backwards(matched) {
            matched = borders[matched - 1];
        }
        if backwards(i) == backwards(matched) {
            matched += 1;
        }
        if matched == window {
            return Some(i + 1 - window);
        }
        if i < window {
            borders[i] = matched;
        }
    }
    None
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
