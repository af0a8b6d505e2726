// Where to submit: Codeforces 1704F.
// Generated from problems/cf1704f/main.rs, which has the proof, by `cargo xtask bundle cf1704f`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1704F · Dawson's Kayles with two colours · Colouring Game
//!
//! The cells of a row are red or blue. Alice chooses two neighbouring cells, at least one of them red, and makes
//! both white; Bob does the same with blue. White cells may be chosen again, beside a cell of the player's
//! colour. A player who cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** If there are more red than blue cells, Alice wins; if there are fewer, Bob does. If there are as many,
//! cut the row between equal letters. Alice wins if and only if the Nim sum of the Grundy values of the parts is not 0.
//! A part of n cells has the value of a row of n skittles in Dawson's Kayles, where a move knocks down two neighbours.
//! From n = 53 on these values have the period 34. (In a row of one cell there is no move, and Bob wins.)
//!
//! **Input.** A number of cases; for each `n` and a row of n letters R and B. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), 514–526: the values, and the theorem that proves the period.

use common::grundy::grundy_table;
use common::judge::{self, Input};

/// From here on the values of Dawson's Kayles have this period.
const START: usize = 53;
const PERIOD: usize = 34;

/// The Grundy values of the first `count` rows of Dawson's Kayles.
fn dawsons_kayles(count: usize) -> Vec<u64> {
    grundy_table(count, |row, grundy| {
        (2..=row).map(|end| grundy[end - 2] ^ grundy[row - end]).collect()
    })
}

/// Whether Alice wins on a row of letters `R` and `B`. The table has the values of all rows below
/// `START + PERIOD`.
fn alice_wins(row: &str, table: &[u64]) -> bool {
    let red = row.bytes().filter(|&cell| cell == b'R').count();
    let blue = row.len() - red;
    if red != blue {
        return red > blue && row.len() > 1; // one cell allows no move
    }
    let row = row.as_bytes();
    let (mut sum, mut start) = (0, 0);
    for end in 1..=row.len() {
        if end == row.len() || row[end] == row[end - 1] {
            let part = end - start;
            let early = if part < START { part } else { START + (part - START) % PERIOD };
            sum ^= table[early];
            start = end;
        }
    }
    sum != 0
}

fn solve(table: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    let (_n, row) = (input.number(), input.read::<String>());
    Ok(if alice_wins(&row, table) { "Alice" } else { "Bob" })
}

fn main() {
    let table = dawsons_kayles(START + PERIOD);
    judge::counted(|input| solve(&table, input))
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

    pub mod grundy {
        /// The minimum excludant: the smallest natural number that is not among `values`, in any order and
        /// with any repetitions. Linear in their number, or as a sort if there are values from 128 on.
        pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
            // A binary digit for each value below 128. Larger ones matter only if all of those are there.
            let (mut small, mut large) = (0_u128, Vec::new());
            for value in values {
                if value < 128 {
                    small |= 1 << value;
                } else {
                    large.push(value);
                }
            }
            let mut mex = u64::from(small.trailing_ones());
            large.sort_unstable();
            for value in large {
                mex += u64::from(value == mex);
            }
            mex
        }

        /// The Grundy values of the positions 0, 1, ..., `len` - 1 of a game in which every move makes the
        /// position smaller, from the bottom up.
        pub fn grundy_table(len: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
            let mut table = Vec::with_capacity(len);
            for position in 0..len {
                let value = mex(options(position, &table));
                table.push(value);
            }
            table
        }
    }
}
