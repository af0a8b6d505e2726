// Where to submit: Codeforces 2045F.
// Generated from problems/cf2045f/main.rs, which has the proof, by `cargo xtask bundle cf2045f`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 2045F · Grid Game 3-angle
//!
//! A triangle has N rows, and row r has the cells 1 to r. There are stones on some cells. A move chooses a cell (r, c) and
//! takes 1 to K stones from it. Then it may add up to K stones to each of the cells (x, y) with r < x <= r + K, x <= N
//! and c <= y <= c + x - r; the new stones come from outside. A player who cannot move, since there are no stones,
//! loses. Anda moves first, then Kamu. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with N, M and K (1 <= N <= 10^9, 1 <= M, K <=
//! 200,000), then M lines with R, C and A (1 <= C <= R <= N, 1 <= A <= 10^9): there are A stones on the cell (R, C). No
//! cell comes twice. The sum of all M is at most 200,000. **Output.** For each case the winner, `Anda` or `Kamu`.
//!
//! **Theorem.** Rows are in the same class if their numbers differ by a multiple of K + 1. Anda wins if and only if in
//! some class the numbers A mod (K + 1) of all its cells have a Nim sum other than 0.
//!
//! **Complexity.** O(M log M) per case.

use common::judge::{self, Input};
use common::subtraction::bachet_grundy;
use std::collections::BTreeMap;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (_n, m, k) = (input.number(), input.number(), input.number());
    let remainder = |x| bachet_grundy(x, k); // modulo K + 1
    let mut nim_sums = BTreeMap::new(); // of the classes
    for _ in 0..m {
        let (row, _column, stones) = (input.number(), input.number(), input.number());
        *nim_sums.entry(remainder(row)).or_insert(0) ^= remainder(stones);
    }
    Ok(if nim_sums.values().any(|&sum| sum != 0) { "Anda" } else { "Kamu" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            for _ in 0..input.number() {
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

    pub mod subtraction {
        /// The Grundy value of a heap from which a move takes 1 to `max_take` stones: `heap` mod
        /// (`max_take` + 1).
        pub fn bachet_grundy(heap: u64, max_take: u64) -> u64 {
            match max_take.checked_add(1) {
                Some(period) => heap % period,
                None => heap, // no heap is larger than `max_take`
            }
        }
    }
}
