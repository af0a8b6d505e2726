// Where to submit: Luogu P2594.
// Generated from problems/luogu2594/main.rs, which has the proof, by `cargo xtask bundle luogu2594`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P2594 · Colouring Game
//!
//! Coins lie on a board of n rows and m columns, each with heads (H) or tails (T) up. A move turns over a connected set
//! of coins, where coins side by side, in a row or a column, are neighbours. One of them, the last, must show T, and
//! all others of the set are in its upper left: in rows and columns that are not beyond its own. dongdong and xixi take
//! turns, dongdong moves first, and a player who cannot move loses. Who wins?
//!
//! **Input.** The number of cases T (1 <= T <= 50). For each case `n m` (1 <= n, m <= 100), then n lines of m letters
//! `H` and `T`. **Output.** For each case a line: `-_-` if dongdong wins, `=_=` if xixi does.
//!
//! **Theorem.** dongdong wins if and only if the Nim sum of the values of all coins that show T is not 0. The coin in
//! row i and column j has the value 2^(i + j - 2); but if i or j is 1, the largest power of two that divides i + j - 1.
//!
//! **Complexity.** O(nm) per case.

use common::judge::{self, Input};

/// The exponent of the value of a coin, which is a power of two. Rows and columns are counted from 1.
fn exponent(row: usize, column: usize) -> usize {
    if row == 1 || column == 1 {
        (row + column - 1).trailing_zeros() as usize
    } else {
        row + column - 2
    }
}

/// Whether the first player wins, if the coins at these rows and columns show T.
fn first_wins(tails: &[(usize, usize)]) -> bool {
    let mut sum = Vec::new(); // the binary digits of the Nim sum; more than any number has
    for &(row, column) in tails {
        let exponent = exponent(row, column);
        sum.resize(sum.len().max(exponent + 1), false);
        sum[exponent] ^= true;
    }
    sum.contains(&true)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, _m) = (input.read::<usize>(), input.read::<usize>());
    let mut tails = Vec::new();
    for row in 1..=n {
        let letters = input.read::<String>();
        let coins = (1..).zip(letters.bytes());
        tails.extend(coins.filter(|&(_, coin)| coin == b'T').map(|(column, _)| (row, column)));
    }
    Ok(if first_wins(&tails) { "-_-" } else { "=_=" })
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

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
