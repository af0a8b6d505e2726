// hdu1848: Fibonacci again and again, in one Rust file, for judges that take Rust.
// Where to submit: HDU 1848.
// HDU and POJ take no Rust: hand in hdu1848.c there.
// Generated from problems/hdu1848/main.rs by `cargo xtask bundle hdu1848`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1848: Fibonacci again and again
//!
//! Three heaps of m, n and p stones. A move takes a Fibonacci number of stones (1, 2, 3, 5, 8, ...)
//! from one heap. Whoever takes the last stone wins; Fibo moves first, Nacci second.
//!
//! **Theorem.** Fibo wins exactly when the Nim sum of the three Grundy values is not 0, where the
//! Grundy value of a heap is the mex of the values that its takes leave (Sprague and Grundy).
//!
//! **Why.** A heap of Grundy value g has options of all values below g and none of value g. So it can
//! be played like a Nim heap of g stones. It may also have options above g, but the opponent simply
//! moves such an option back to g. Hence the sum of heaps is won like Nim.
//!
//! The values of this game have no known pattern (OEIS A014588 begins 0 1 2 3 0 1 2 3 4 5 0 1 2 3), so
//! they are computed. **Limit:** heaps up to 10,000,000 stones; the table grows to the largest heap
//! met.
//!
//! **Input.** `m n p` for each case; `0 0 0` ends. **Output.** `Fibo` or `Nacci`.
//!
//! **Complexity.** O(h log h) for the largest heap h of the input, once; then O(1) a case.

use common::judge;
use common::subtraction::{fibonacci, SubtractionGame};
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Answers all cases of `input`.
pub fn solve<R: BufRead>(input: &mut impl Source<R>, output: &mut impl Write) -> io::Result<()> {
    let mut game = SubtractionGame::new(fibonacci());
    while !input.is_empty() {
        input! { from &mut *input, m: u64, n: u64, p: u64 }
        if (m, n, p) == (0, 0, 0) {
            break;
        }
        let mut sum = 0;
        for heap in [m, n, p] {
            sum ^= game
                .grundy(heap)
                .ok_or_else(|| judge::invalid("a heap of at most 10000000", heap))?;
        }
        let answer = if sum != 0 { "Fibo\n" } else { "Nacci\n" };
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

    /// The error for a number that the rules cannot mean. [`run`] puts before it the line on which the
    /// latest number stood.
    pub fn invalid(expected: &str, found: impl Display) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidData, format!("expected {expected}, found {found}"))
    }

    /// A proconio [`Source`] that reads block by block and hands out numbers only: each token is the
    /// decimal form of a `u64`.
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
}

pub mod subtraction {
    use std::convert::TryFrom;
    use std::iter;

    /// The Fibonacci numbers 1, 2, 3, 5, 8, ..., each of them once: the 92 that `u64` holds.
    pub fn fibonacci() -> impl Iterator<Item = u64> {
        iter::successors(Some((1, 1)), |&(last, this): &(u64, u64)| {
            Some((this, last.checked_add(this)?))
        })
        .map(|(_, this)| this)
    }

    /// From heap `start` on, Grundy values repeat: the value of a heap is that of the heap `length`
    /// stones larger. Both are the least possible.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Period {
        /// The first heap of the first period.
        pub start: usize,
        /// The number of heaps in a period.
        pub length: usize,
    }

    /// The Grundy values of one subtraction game, computed as far as they are asked for.
    pub struct SubtractionGame {
        takes: Vec<usize>,      // those that a table can serve, ascending
        beyond: Option<u64>,    // the least of the others: no period holds from this heap on
        table: Vec<u32>,        // Grundy values of the heaps from 0 on
        period: Option<Period>, // once the table shows one
        latest: Vec<usize>,     // for each Grundy value, the latest heap that has such an option
    }

    impl SubtractionGame {
        /// The largest heap whose Grundy value is looked up in a table. Above it, values are known only
        /// by a period that shows itself in the table.
        pub const LARGEST_TABLE: usize = 10_000_000;

        /// The game in which a move takes one of `takes` from a heap. They may come in any order and
        /// repeat; 0 is no move and has no effect.
        pub fn new(takes: impl IntoIterator<Item = u64>) -> Self {
            let (mut small, mut beyond) = (Vec::new(), None);
            for take in takes {
                match usize::try_from(take) {
                    Ok(0) => {}
                    Ok(take) if take <= Self::LARGEST_TABLE => {
                        if let Err(place) = small.binary_search(&take) {
                            small.insert(place, take);
                        }
                    }
                    _ => beyond = Some(beyond.map_or(take, |least: u64| least.min(take))),
                }
            }
            // From n options come at most n values, so the mex is at most n.
            let latest = vec![usize::MAX; small.len() + 1];
            SubtractionGame { takes: small, beyond, table: Vec::new(), period: None, latest }
        }

        /// The Grundy value of `heap`, or `None` where neither the table nor a period reaches, which
        /// can only be above [`Self::LARGEST_TABLE`].
        pub fn grundy(&mut self, heap: u64) -> Option<u64> {
            loop {
                let index = match self.period {
                    Some(_) if self.beyond.map_or(false, |least| least <= heap) => return None,
                    Some(Period { start, length }) if heap > start as u64 => {
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
                self.grow();
            }
        }

        /// Doubles the table, and looks for the period in it.
        fn grow(&mut self) {
            let len = (2 * self.table.len()).clamp(64, Self::LARGEST_TABLE + 1);
            for heap in self.table.len()..len {
                for &take in self.takes.iter().take_while(|&&take| take <= heap) {
                    self.latest[self.table[heap - take] as usize] = heap;
                }
                let missing = (0..).zip(&self.latest).find(|&(_, &latest)| latest != heap);
                self.table.push(missing.map_or(0, |(value, _)| value)); // the mex
            }
            self.period = self.find_period();
        }

        /// The period that the end of the table proves, if it proves one.
        fn find_period(&self) -> Option<Period> {
            let window = self.takes.last().copied().unwrap_or(1);
            let length = latest_repeat(&self.table, window)?;
            let later = &self.table[length..];
            let same = later.iter().rev().zip(self.table.iter().rev().skip(length));
            let start = later.len() - same.take_while(|(later, earlier)| later == earlier).count();
            Some(Period { start, length })
        }
    }

    /// How far before the end of `values` their last `window` values end once more: the least such
    /// distance. Linear time, by the prefix function of Knuth, Morris and Pratt on the values read
    /// backwards.
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

// What the solution uses of the crate proconio, for judges that do not have it.
mod proconio {
    pub mod source {
        use std::io::BufRead;

        pub trait Source<R: BufRead> {
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
