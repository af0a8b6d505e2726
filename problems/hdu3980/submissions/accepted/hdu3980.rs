// Where to submit: HDU 3980 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu3980/main.rs, which has the proof, by `cargo xtask bundle hdu3980`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 3980 · Paint Chain
//!
//! A chain of N beads is closed to a ring. A move paints exactly M neighbouring beads, none of which is painted yet. A
//! player who cannot move loses. The first player is aekdycoin, the second is abcdxyzk. Who wins?
//!
//! **Input.** A line with T (in this pack at most 10^4), then T cases, each a line `N M`, 1 <= N, M <= 1000.
//! **Output.** For each case a line, `Case #i: aekdycoin` or `Case #i: abcdxyzk`, where i counts the cases from 1.
//!
//! **Theorem.** If N < M, the first player loses. Otherwise the first player wins if and only if g(N - M) = 0, where g
//! is the Grundy value of a row of beads: g(n) = 0 for n < M, and else the mex of g(i) ^ g(n - M - i) over i = 0, ...,
//! n - M.
//!
//! **Complexity.** O(L²) for each M that is asked for, with L = 1000 - M, and O(1) per case besides. By symmetry half
//! of the i are enough.

use common::judge::{self, ensure, Input};
use std::collections::HashMap;

/// The largest ring.
const LARGEST: usize = 1000;

/// The Grundy values of rows of less than `count` beads, of which a move paints `paint`, at least 1.
fn rows(count: usize, paint: usize) -> Vec<usize> {
    let mut grundy = vec![0_usize; count];
    let mut seen = [0; 512]; // the last row that has a move to this value: of 500 moves, so no value is larger
    for row in paint..count {
        let rest = row - paint;
        for left in 0..=rest / 2 {
            seen[grundy[left] ^ grundy[rest - left]] = row;
        }
        grundy[row] = seen.iter().take_while(|&&last| last == row).count();
    }
    grundy
}

/// `number` is that of the case, from 1 on; `known` has the tables of [`rows`] that were made before.
fn solve(
    number: u64,
    known: &mut HashMap<usize, Vec<usize>>,
    input: &mut Input,
) -> judge::Result<String> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    ensure!(
        n <= LARGEST && m > 0,
        "expected at most {LARGEST} beads and a move of at least 1, found {n} {m}"
    );
    let mut first_wins = false;
    if let Some(row) = n.checked_sub(m) {
        let table = known.entry(m).or_insert_with(|| rows(LARGEST - m + 1, m));
        first_wins = table[row] == 0;
    }
    Ok(format!("Case #{number}: {}", if first_wins { "aekdycoin" } else { "abcdxyzk" }))
}

fn main() {
    let (mut number, mut known) = (0, HashMap::new());
    judge::counted(|input| {
        number += 1;
        solve(number, &mut known, input)
    })
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
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

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
