// Where to submit: AtCoder ABC 255 G.
// Generated from problems/abc255g/main.rs, which has the proof, by `cargo xtask bundle abc255g`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 255 G · Nim with forbidden takes · Constrained Nim
//!
//! Nim, but from a heap of exactly X stones one must not take exactly Y, for each of M pairs X, Y. A player who cannot
//! move loses. Takahashi moves first.
//!
//! **Theorem.** Call a heap a repeat if a smaller heap has the same Grundy value. The value of a heap that is not a
//! repeat is its size minus the number of smaller repeats. A heap is a repeat if there is a value whose smaller heaps
//! are all forbidden to it; the least such value is its own. The first player wins if and only if the Nim sum of the
//! values is not 0.
//!
//! **Input.** `N M`, then N heaps, then M pairs `X Y`. **Output.** `Takahashi` or `Aoki`.
//!
//! **Complexity.** O((N + M) log M): only the M heaps X can be repeats.
//!
//! **Reference.** AtCoder Beginner Contest 255, G.

use common::judge::{self, Input};
use std::collections::BTreeMap;

/// The repeats in ascending order, each with its Grundy value. `forbidden` has pairs of a heap and a take of
/// 1 up to the heap.
fn repeats(mut forbidden: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    forbidden.sort_unstable();
    forbidden.dedup();
    let mut repeats = Vec::new();
    let mut repeats_of = BTreeMap::new(); // how many have a value
    let mut rest = &forbidden[..];
    while let Some(&(heap, _)) = rest.first() {
        let (pairs, larger) = rest.split_at(rest.partition_point(|pair| pair.0 == heap));
        rest = larger;
        // The values of the heaps that cannot be reached from this one.
        let mut values: Vec<_> =
            pairs.iter().map(|(_, take)| grundy(heap - take, &repeats)).collect();
        values.sort_unstable();
        let least = values.iter().copied().find(|value| {
            let end = values.partition_point(|other| other <= value);
            let heaps = end - values.partition_point(|other| other < value);
            heaps == 1 + repeats_of.get(value).copied().unwrap_or(0)
        });
        if let Some(value) = least {
            repeats.push((heap, value));
            *repeats_of.entry(value).or_insert(0) += 1;
        }
    }
    repeats
}

/// The Grundy value of a heap. `repeats` are those up to this size at least.
fn grundy(heap: u64, repeats: &[(u64, u64)]) -> u64 {
    match repeats.binary_search_by_key(&heap, |repeat| repeat.0) {
        Ok(index) => repeats[index].1,
        Err(smaller) => heap - smaller as u64,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number());
    let heaps = input.numbers(n);
    let mut forbidden = Vec::new();
    for _ in 0..m {
        let (heap, take) = (input.number(), input.number());
        forbidden.push((heap, take));
    }
    let repeats = repeats(forbidden);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap, &repeats));
    Ok(if sum != 0 { "Takahashi" } else { "Aoki" })
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
            input.end()
        }

        pub struct Input {
            words: SplitAsciiWhitespace<'static>,
            answers: String,
        }

        impl Input {
            fn stdin() -> Input {
                let mut bytes = Vec::new();
                let _ = io::stdin().read_to_end(&mut bytes);
                bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
                let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
                Input { words: text.split_ascii_whitespace(), answers: String::new() }
            }

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
    }
}
