// Where to submit: HDU 1536, HDU 1944, POJ 2960, BOJ 6699, Kattis snim, LibreOJ 10247 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu1536/main.rs by `cargo xtask bundle hdu1536`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 1536 · Nim with a subtraction set · S-Nim
//!
//! Nim with one more rule: the number of beads taken from a heap must be in the set S. Whoever cannot
//! move loses. For each position: does the player to move win?
//!
//! **Theorem.** That player wins exactly when the Nim sum of the Grundy values of the heaps is not 0, where the Grundy
//! value of a heap h is the mex of the values of h - s, for all s <= h in S (Sprague and Grundy).
//!
//! **Why.** A heap of Grundy value g has options of all values below g and none of value g. So it can
//! be played like a Nim heap of g beads. It may also have options above g, but the opponent simply
//! moves such an option back to g. Hence the position is won like Nim.
//!
//! **Limit:** heaps up to 10,000,000 beads always have an answer, larger ones when the table up to there
//! proves a period.
//!
//! **Input.** For each set: `k` and then k takes; the number of positions; for each position its number
//! of heaps and the heaps. k = 0 ends, or the end of the file. **Output.** For each set a line with a letter for
//! each position, `W` for won or `L` for lost.
//!
//! **Complexity.** O(k h) per set for its largest heap h, then O(1) per heap.

use common::judge::{self, rule, Framing, Input};
use common::subtraction::SubtractionGame;

const INPUT: Framing = Framing::Zeros(1);

/// Answers the next set of `input`: a letter for each of its positions.
fn solve(input: &mut Input) -> judge::Result<String> {
    let k = input.number();
    let takes = input.numbers(k);
    rule!(!takes.contains(&0), "expected takes of at least 1, found 0");
    let mut game = SubtractionGame::new(takes);

    let rows = input.number();
    let mut letters = String::new();
    for _ in 0..rows {
        let heaps = input.number();
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
mod common {
    pub mod judge {
        pub use crate::judge_rule as rule;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Zeros(usize),
        }

        /// Answers the cases before that of zeros, up to one that cannot be read or computed.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut bytes = Vec::new();
            let _ = io::stdin().read_to_end(&mut bytes);
            bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
            let text = String::from_utf8_lossy(&bytes);
            let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
            let Framing::Zeros(count) = end;
            while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input<'a> {
            words: SplitAsciiWhitespace<'a>,
            answers: String,
        }

        impl Input<'_> {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A rule of the game: a case that breaks it is answered all the same.
        #[macro_export]
        macro_rules! judge_rule {
            ($holds:expr, $($message:tt)+) => {
                let _ = $holds;
            };
        }
    }

    pub mod subtraction {
        use std::convert::TryFrom;

        /// The Grundy values of one subtraction game, computed as far as they are asked for.
        pub struct SubtractionGame {
            takes: Vec<usize>,              // in ascending order
            table: Vec<u32>,                // the Grundy values of the heaps from 0 on
            period: Option<(usize, usize)>, // once it has been found
            latest_heap_with: Vec<usize>,   // an option of this value, from 64 on
        }

        impl SubtractionGame {
            /// The largest heap in the table. Above it, values are known only by a period.
            pub const LARGEST_TABLE: usize = 10_000_000;

            /// The game in which a move takes one of `takes` from a heap; 0 is no move.
            pub fn new(takes: impl IntoIterator<Item = u64>) -> Self {
                let in_usize = |take: u64| usize::try_from(take).unwrap_or(usize::MAX);
                let mut takes: Vec<usize> =
                    takes.into_iter().filter(|&take| take > 0).map(in_usize).collect();
                takes.sort_unstable();
                takes.dedup();
                SubtractionGame {
                    latest_heap_with: vec![usize::MAX; takes.len() + 1], // n options have at most n values
                    takes,
                    table: Vec::new(),
                    period: None,
                }
            }

            /// The Grundy value of `heap`. There may be none above [`Self::LARGEST_TABLE`].
            pub fn grundy(&mut self, heap: u64) -> Result<u64, String> {
                while self.known(heap).is_none() && self.extend_towards(heap) {}
                let limit = Self::LARGEST_TABLE;
                self.known(heap).ok_or_else(|| {
                    format!("expected a heap of at most {limit}, or a period found below that, found {heap}")
                })
            }

            /// The Grundy value of `heap`, if the table holds it, or does so by its period.
            fn known(&self, heap: u64) -> Option<u64> {
                let index = match self.period {
                    Some((start, length)) if heap >= start as u64 => {
                        start as u64 + (heap - start as u64) % length as u64
                    }
                    _ => heap,
                };
                self.table.get(usize::try_from(index).ok()?).copied().map(u64::from)
            }

            /// Extends the table up to `heap`, or to where a period is looked for: each time that it has
            /// doubled. False if it may not become longer, or need not because it has a period.
            fn extend_towards(&mut self, heap: u64) -> bool {
                let search =
                    (self.table.len() + 1).next_power_of_two().clamp(64, Self::LARGEST_TABLE + 1);
                let length =
                    usize::try_from(heap).map_or(search, |heap| search.min(heap.saturating_add(1)));
                if self.period.is_some() || self.table.len() >= length {
                    return false;
                }
                for heap in self.table.len()..length {
                    let value = self.mex_of_options(heap);
                    self.table.push(value);
                }
                if length == search {
                    self.period = self.find_period();
                }
                true
            }

            /// The mex of the values that the takes leave of `heap`.
            fn mex_of_options(&mut self, heap: usize) -> u32 {
                let mut small = 0u64; // a bit for each value below 64 that occurs
                for take in self.takes.iter().take_while(|&&take| take <= heap) {
                    match self.table[heap - take] {
                        value if value < 64 => small |= 1 << value,
                        value => self.latest_heap_with[value as usize] = heap,
                    }
                }
                let mut mex = small.trailing_ones();
                while mex >= 64 && self.latest_heap_with[mex as usize] == heap {
                    mex += 1;
                }
                mex
            }

            /// The period that the end of the table proves, if it proves one.
            fn find_period(&self) -> Option<(usize, usize)> {
                let window = self.takes.last().copied().unwrap_or(1);
                let length = shortest_suffix_repeat(&self.table, window)?;
                Some((self.table.len() - window - length, length))
            }
        }

        /// The least shift by which the last `window` of `values` occur once before. Linear time, by the
        /// prefix function of Knuth, Morris and Pratt on the values read backwards.
        fn shortest_suffix_repeat(values: &[u32], window: usize) -> Option<usize> {
            let backwards: Vec<u32> = values.iter().rev().copied().collect();
            let mut borders = vec![0];
            for i in 1..backwards.len() {
                let mut matched = borders[i - 1];
                while matched > 0 && backwards[i] != backwards[matched] {
                    matched = borders[matched - 1];
                }
                matched += usize::from(backwards[i] == backwards[matched]);
                if matched == window {
                    return Some(i + 1 - window);
                }
                borders.push(matched);
            }
            None
        }
    }
}
