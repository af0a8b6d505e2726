// hdu1536: S-Nim, in one Rust file.
// Where to submit: HDU 1536, HDU 1944, POJ 2960, BOJ 6699, Kattis snim, LibreOJ 10247.
// No Rust at HDU, HDU, POJ: hand in plain.c there.
// Generated from problems/hdu1536/main.rs by `cargo xtask bundle hdu1536`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 1536 · Nim with a subtraction set · S-Nim
//!
//! Nim with one more rule: the number of beads taken from a heap must be in the set S. Whoever cannot
//! move loses. For each row of heaps: does the player to move win?
//!
//! **Theorem.** That player wins exactly when the Nim sum of the Grundy values of the heaps is not 0,
//! where the Grundy value of a heap h is the mex of the values of h - s, for all s <= h in S
//! (Sprague and Grundy).
//!
//! **Why.** A heap of Grundy value g has options of all values below g and none of value g. So it can
//! be played like a Nim heap of g beads. It may also have options above g, but the opponent simply
//! moves such an option back to g. Hence the row is won like Nim.
//!
//! **Limit:** heaps up to 10,000,000 beads always have an answer, larger ones when the table up to there
//! proves a period.
//!
//! **Input.** For each set: `k` and then k takes; the number of rows; for each row its number of heaps
//! and the heaps. k = 0 ends, or the end of the file. **Output.** For each set a line with a letter for each
//! row, `W` for won or `L` for lost.
//!
//! **Complexity.** O(k h) a set for its largest heap h, then O(1) a heap.

use common::judge::{self, ensure, Framing, Input};
use common::subtraction::SubtractionGame;
use proconio::input;

const INPUT: Framing = Framing::Zeros(1);

/// Answers the next set of `input`: a letter for each of its rows.
fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, k: u64 }
    let takes = input.numbers(k);
    ensure!(!takes.contains(&0), "expected takes of at least 1, found 0");
    let mut game = SubtractionGame::new(takes);

    input! { from &mut *input, rows: u64 }
    let mut letters = String::new();
    for _ in 0..rows {
        input! { from &mut *input, heaps: u64 }
        let mut sum = 0;
        for heap in input.numbers(heaps) {
            sum ^= game.grundy(heap)?;
        }
        letters.push(if sum != 0 { 'W' } else { 'L' });
    }
    Ok(letters)
}

fn main() {
    judge::run(INPUT, solve)
}

// What the program uses of the pack's library.
#[allow(dead_code)]
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
        pub use crate::judge_ensure as ensure;

        pub enum Framing {
            Single,
            Counted,
            ToEnd,
            Zeros(usize),
        }

        /// Prints the answers to all cases, up to the first that cannot be read or answered.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input { text: Vec::new(), pos: 0, answers: String::new() };
            let _ = io::stdin().read_to_end(&mut input.text);
            input.text.extend([b'\n'; 19]);
            let cases = match end {
                Framing::Single => 1,
                Framing::Counted => input.number(),
                _ => u64::MAX,
            };
            for _ in 0..cases {
                if input.is_empty() || matches!(end, Framing::Zeros(n) if input.zeros_follow(n)) {
                    break;
                }
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            text: Vec<u8>, // all of stdin, with white space behind it
            pos: usize,    // text[pos..] is not yet used
            answers: String,
        }

        impl Input {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                if self.is_empty() {
                    self.end();
                }
                let (mut number, mut end) = (0u64, self.pos); // of 19 digits, which a u64 holds
                for byte in &self.text[self.pos..self.pos + 19] {
                    if !byte.is_ascii_digit() {
                        break;
                    }
                    number = 10 * number + u64::from(byte - b'0');
                    end += 1;
                }
                if end == self.pos || self.text[end] > b' ' {
                    let token = self.text[self.pos..].split(|&byte| byte <= b' ').next();
                    let token = std::str::from_utf8(token.unwrap_or(b"")).unwrap_or("");
                    end = self.pos + token.len();
                    number = token.parse().unwrap_or_else(|_| self.end());
                }
                self.pos = end;
                number
            }

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                let mut numbers = Vec::new();
                for _ in 0..count {
                    numbers.push(self.number());
                }
                numbers
            }

            pub fn is_empty(&mut self) -> bool {
                while self.text.get(self.pos).map_or(false, |&byte| byte <= b' ') {
                    self.pos += 1;
                }
                self.pos == self.text.len() // nothing but white space was left
            }

            fn zeros_follow(&mut self, count: usize) -> bool {
                let pos = self.pos;
                let zeros = (0..count).all(|_| !self.is_empty() && self.number() == 0);
                self.pos = pos;
                zeros
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }

    pub mod subtraction {
        use std::convert::TryFrom;
        use std::error::Error;
        use std::fmt;

        /// From heap `start` on, Grundy values repeat: the value of a heap is that of the heap `length`
        /// stones larger. Both are the least possible.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Period {
            /// The first heap of the first period.
            pub start: usize,
            /// The number of heaps in a period.
            pub length: usize,
        }

        impl Period {
            /// The least heap that has the value of `heap` by this period.
            fn least_equal(&self, heap: u64) -> u64 {
                let (start, length) = (self.start as u64, self.length as u64);
                if heap < start {
                    heap
                } else {
                    start + (heap - start) % length
                }
            }
        }

        /// The error for a heap of this size, which neither a table nor a period reaches.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct OutOfReach(pub u64);

        impl fmt::Display for OutOfReach {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                let limit = SubtractionGame::LARGEST_TABLE;
                let or_period = "or a period found below that";
                write!(f, "expected a heap of at most {limit}, {or_period}, found {}", self.0)
            }
        }

        impl Error for OutOfReach {}

        /// The Grundy values of one subtraction game, computed as far as they are asked for.
        pub struct SubtractionGame {
            /// The takes that a table can hold, in ascending order.
            takes: Vec<usize>,
            /// The least of the other takes. A period of the table says nothing from this heap on.
            least_large_take: Option<u64>,
            /// The Grundy values of the heaps from 0 on.
            table: Vec<u32>,
            /// The length at which the table is searched for a period.
            next_search: usize,
            /// The period of the table, once it has been found.
            period: Option<Period>,
            /// For each Grundy value from 64 on, the latest heap that has an option of this value.
            latest_heap_with: Vec<usize>,
        }

        impl SubtractionGame {
            /// The largest heap whose Grundy value is looked up in a table. Above it, values are known only
            /// by a period that shows in the table.
            pub const LARGEST_TABLE: usize = 10_000_000;

            /// The game in which a move takes one of `takes` from a heap. They may come in any order and
            /// repeat; 0 is no move and has no effect.
            pub fn new(takes: impl IntoIterator<Item = u64>) -> Self {
                let mut all: Vec<u64> = takes.into_iter().filter(|&take| take > 0).collect();
                all.sort_unstable();
                all.dedup();
                let in_table = |&take: &usize| take <= Self::LARGEST_TABLE;
                let small =
                    all.iter().map_while(|&take| usize::try_from(take).ok().filter(in_table));
                let takes: Vec<usize> = small.collect();
                SubtractionGame {
                    least_large_take: all.get(takes.len()).copied(),
                    // From n options come at most n values, so the mex is at most n.
                    latest_heap_with: vec![usize::MAX; takes.len() + 1],
                    takes,
                    table: Vec::new(),
                    next_search: 64,
                    period: None,
                }
            }

            /// The Grundy value of `heap`. An error is possible only above [`Self::LARGEST_TABLE`].
            pub fn grundy(&mut self, heap: u64) -> Result<u64, OutOfReach> {
                loop {
                    if let Some(value) = self.known(heap) {
                        return Ok(value);
                    }
                    if !self.extend_towards(heap) {
                        return Err(OutOfReach(heap));
                    }
                }
            }

            /// The Grundy value of `heap`, if the table holds it, or does so by its period.
            fn known(&self, heap: u64) -> Option<u64> {
                let by_period = self.least_large_take.map_or(true, |take| heap < take);
                let index = match self.period {
                    Some(period) if by_period => period.least_equal(heap),
                    _ => heap,
                };
                let value = self.table.get(usize::try_from(index).ok()?)?;
                Some(u64::from(*value))
            }

            /// Extends the table, up to `heap` or to where a period is looked for. False if it may not
            /// become longer, or need not because its period is known.
            fn extend_towards(&mut self, heap: u64) -> bool {
                if self.period.is_some() || self.table.len() > Self::LARGEST_TABLE {
                    return false;
                }
                let next_search = self.next_search.min(Self::LARGEST_TABLE + 1);
                let length = match usize::try_from(heap) {
                    Ok(heap) if heap < next_search => heap + 1,
                    _ => next_search,
                };
                let mut usable_takes = 0;
                for heap in self.table.len()..length {
                    while self.takes.get(usable_takes).map_or(false, |&take| take <= heap) {
                        usable_takes += 1;
                    }
                    let value = self.mex_of_options(heap, usable_takes);
                    self.table.push(value);
                }
                if length == next_search {
                    self.next_search = 2 * length;
                    self.period = self.find_period();
                }
                true
            }

            /// The mex of the values that the first `usable_takes` takes leave of `heap`. The values below
            /// 64 that occur are bits of one number; the larger ones are stamped with the heap, so that
            /// nothing has to be cleared for the next one.
            fn mex_of_options(&mut self, heap: usize, usable_takes: usize) -> u32 {
                let mut small_values = 0u64;
                for take in &self.takes[..usable_takes] {
                    let value = self.table[heap - take];
                    if value < 64 {
                        small_values |= 1 << value;
                    } else {
                        self.latest_heap_with[value as usize] = heap;
                    }
                }
                let mut mex = small_values.trailing_ones();
                while mex >= 64 && self.latest_heap_with.get(mex as usize) == Some(&heap) {
                    mex += 1;
                }
                mex
            }

            /// The period that the end of the table proves, if it proves one.
            fn find_period(&self) -> Option<Period> {
                let window = self.takes.last().copied().unwrap_or(1);
                let length = shortest_suffix_repeat(&self.table, window)?;
                let mut start = self.table.len() - length;
                while start > 0 && self.table[start - 1] == self.table[start - 1 + length] {
                    start -= 1;
                }
                Some(Period { start, length })
            }
        }

        /// The least shift by which the last `window` of `values` occur once before. Linear time, by the
        /// prefix function of Knuth, Morris and Pratt on the values read backwards.
        fn shortest_suffix_repeat(values: &[u32], window: usize) -> Option<usize> {
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

// The macro of the crate proconio, for numbers.
mod proconio {
    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: u64),+ $(,)?) => {
            let source = $source;
            $(let $name = source.number();)+
        };
    }
    pub use crate::proconio_input as input;
}

// A rule of the game. On a judge, a case that breaks it is answered all the same.
#[macro_export]
macro_rules! judge_ensure {
    ($holds:expr, $($message:tt)+) => { let _ = || ($holds, format!($($message)+)); };
}
