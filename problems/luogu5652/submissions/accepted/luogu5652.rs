// Where to submit: Luogu P5652.
// Generated from problems/luogu5652/main.rs, which has the proof, by `cargo xtask bundle luogu5652`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P5652 · Basic Game Exercise
//!
//! There is a row of n cells with a positive number in each. A game on the cells l to r begins like this: the number of
//! cell l falls by 1, and a token is put there. A move takes the token from its cell i to a cell j whose number is above
//! 0, where i <= j <= i + m and j <= r, so it may also stay; then the number of cell j falls by 1. A player who cannot
//! move loses. Each of q games begins with the given numbers. Which of them does the first player win?
//!
//! **Input.** A line with n, m, q and t (1 <= n, m, q <= 10^6, t is 0 or 1), and a line with the n numbers. If t is 0, q
//! lines with l and r follow (1 <= l <= r <= n). If t is 1, a line with A, B, C and P follows. Then two random numbers
//! are made for each game, the first of which gives l and the second r: replace A by (A B + C) mod P; the random number
//! is A mod n + 1. If l > r, exchange them. **Output.** The sum of i^2 modulo 2^32 over those i from 1 to q for which the
//! first player wins the i-th game.
//!
//! **Theorem.** Mark the last odd number up to r, then the last odd number that is at least m + 1 cells before it, and
//! so on. The first player loses if and only if cell l is marked.
//!
//! **Limit.** n >= 1, q <= 10^6, and A, B, C and P are below 2^32, with P >= 1.
//!
//! **Complexity.** O(n + q).

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};
use std::ops::Range;

/// For each cell, from 1 on, the last odd one up to it, and the numbers of it and its descendants in the tree.
fn tree(numbers: &[u64], m: usize) -> (Vec<usize>, Vec<Range<usize>>) {
    let n = numbers.len();
    let mut last_odd = vec![0; n + 1];
    for i in 1..=n {
        last_odd[i] = if numbers[i - 1] % 2 == 1 { i } else { last_odd[i - 1] };
    }
    let parent = |i: usize| last_odd[i.saturating_sub(m + 1)];
    let mut size = vec![1; n + 1];
    for i in (1..=n).rev() {
        size[parent(i)] += size[i];
    }
    let (mut ranges, mut free) = (vec![0..0; n + 1], vec![1; n + 1]);
    for i in 1..=n {
        let first = free[parent(i)];
        ranges[i] = first..first + size[i];
        free[i] = first + 1;
        free[parent(i)] += size[i];
    }
    (last_odd, ranges)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m, q, t) = (input.number(), input.number(), input.number(), input.number());
    ensure!(n > 0, "expected at least 1 cell, found {n}");
    ensure!(q <= 1_000_000, "expected at most 1000000 games, found {q}");
    let (last_odd, ranges) = tree(&input.numbers(n), usize::try_from(m.min(n))?);
    let (mut random, factor, summand, modulus) = if t == 0 {
        (0, 0, 0, 1)
    } else {
        let (a, b, c, p) = (input.number(), input.number(), input.number(), input.number());
        (a, b, c, p)
    };
    let largest = random.max(factor).max(summand).max(modulus);
    ensure!(largest < 1 << 32, "expected A, B, C and P below 2^32, found {largest}");
    ensure!(modulus > 0, "expected a P of at least 1, found 0");
    let mut cell = |input: &mut Input| {
        if t == 0 {
            return input.number();
        }
        random = (random * factor + summand) % modulus;
        random % n + 1
    };
    let mut sum = 0;
    for i in 1..=q {
        let mut ends = [cell(input), cell(input)];
        ends.sort_unstable();
        let [l, r] = ends;
        ensure!(0 < l && r <= n, "expected cells from 1 to {n}, found {l} and {r}");
        let number = ranges[last_odd[usize::try_from(r)?]].start;
        if !ranges[usize::try_from(l)?].contains(&number) {
            sum = (sum + i * i) % (1 << 32);
        }
    }
    Ok(sum.to_string())
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
