// Where to submit: HDU 2177 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu2177/main.rs, which has the proof, by `cargo xtask bundle hdu2177`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2177 · Stones in 2 Heaps
//!
//! Wythoff's game: from heaps of a <= b stones a move takes any positive number from one heap, or the same positive
//! number from both. The player who takes the last stone wins. Does the first player win, and to which positions do the
//! winning first moves lead?
//!
//! **Input.** For each case (in this pack at most 1000) a line `a b`, 0 <= a <= b <= 10^6; `0 0` ends. **Output.** `0`
//! if the first player loses. Otherwise `1`, and then a line for each result of a winning first move, the smaller heap
//! first: the result of taking from both heaps, then those of taking from one. The judge does not say which of two
//! results of the latter kind is first, nor whether a result of two moves is printed twice. Accepted programs print it
//! twice, and first the result of taking from a. The pack's data have only positions where this makes no difference.
//!
//! **Theorem.** Let r(x) = floor(x / φ), where φ = (1 + √5) / 2. The lost positions are the pairs k + r(k), 2k + r(k)
//! for k = 0, 1, 2, ...:
//!
//! | k | 0 | 1 | 2 | 3 | 4 | 5 |
//! |---|---|---|---|---|---|---|
//! | r(k) | 0 | 0 | 1 | 1 | 2 | 3 |
//! | lost | 0, 0 | 1, 2 | 3, 5 | 4, 7 | 6, 10 | 8, 13 |
//!
//! A winning move leads to the pair with the difference b - a, to the pair that contains b or to the pair that contains
//! a; and each of these that has fewer stones than a + b can be reached. If x > 0 is the smaller number of its pair,
//! that pair has k = r(x) + 1; otherwise k = x - r(x). For example, from `5 8` one moves to `4 7` (difference 3) or to
//! `3 5` (which contains 5), but not to `8 13`.
//!
//! **Without √5.** Let F = 12200160415121876738, G = 19740274219868223167 and H = F + G, three consecutive Fibonacci
//! numbers. Then r(x) = floor(x F / G) for all x < 2^64, because 2^64 < G. To see this, let x > 0, and let m be any
//! whole number. Since F and G have no common divisor, m/x is not F/G, so it differs from F/G by at least 1/(xG), which
//! is more than 1/(GH). But G/H differs from F/G by 1/(GH), and 1/φ lies between the two. Therefore no m lies between x
//! F / G and x/φ.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// r(x) = floor(x / φ), for `x` below 2^64.
fn over_phi(x: u128) -> u128 {
    x * 12_200_160_415_121_876_738 / 19_740_274_219_868_223_167
}

/// The lost position in which the heaps differ by `k`, the smaller one first.
fn lost_pair(k: u128) -> [u128; 2] {
    let smaller = k + over_phi(k);
    [smaller, smaller + k]
}

/// The difference in the lost pair that has the number `x`.
fn difference(x: u128) -> u128 {
    let r = over_phi(x);
    match lost_pair(r + 1) {
        [smaller, _] if smaller == x => r + 1,
        _ => x - r,
    }
}

/// What the winning first moves leave, given the heaps a <= b: none where the position is lost.
fn results(a: u128, b: u128) -> Vec<[u128; 2]> {
    let mut differences = vec![b - a, difference(b)]; // by taking from both heaps, and from a
    if a != b {
        differences.push(difference(a));
    }
    let pairs = differences.into_iter().map(lost_pair);
    pairs.filter(|[x, y]| x + y < a + b).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (a, b) = (input.number(), input.number());
    let results = results(a.min(b).into(), a.max(b).into());
    let mut answer = String::from(if results.is_empty() { "0" } else { "1" });
    for [x, y] in results {
        answer += &format!("\n{x} {y}");
    }
    Ok(answer)
}

fn main() {
    judge::until_zeros(2, solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the cases before one that begins with `count` zeros, up to one that cannot be read or computed.
        pub fn until_zeros<A: AsRef<str>>(
            count: usize,
            mut solve: impl FnMut(&mut Input) -> Result<A>,
        ) {
            let mut input = Input::stdin();
            while input.words.clone().take(count).any(|word| word.parse() != Ok(0u64)) {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
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

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
