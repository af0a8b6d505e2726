// Where to submit: Luogu P13392.
// Generated from problems/luogu13392/main.rs, which has the proof, by `cargo xtask bundle luogu13392`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P13392 · Number Game
//!
//! Two numbers A and B are at least 1. A move subtracts a positive multiple of one of them from the other. The player
//! who makes a number 0 or less loses. For how many pairs with A1 <= A <= A2 and B1 <= B <= B2 does the first player
//! win?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases, each a line `A1 A2 B1 B2`, 1 <= A1 <= A2 <= 10^6, 1 <= B1 <=
//! B2 <= 10^6. **Output.** For each case a line `Case #1: 20`, with the number of the case, from 1 on, and that of the
//! pairs.
//!
//! **Theorem.** Let φ = (1 + √5) / 2. The first player loses if and only if the larger number is less than φ times the
//! smaller. Hence A loses against A consecutive numbers B, the last of which is f = ⌊φA⌋, the largest number with f
//! (f - A) < A². They are counted for each A.
//!
//! **Complexity.** O(A2) once for a table, and O(A2 - A1) per case.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// Makes the table of the largest lost B of each A longer, up to `largest`. It begins with a 0, for A = 0.
fn extend(table: &mut Vec<u64>, largest: u64) {
    for a in table.len() as u64..=largest {
        let next = table[table.len() - 1] + 2; // or 1 less, as φ is between 1 and 2
        table.push(if next * (next - a) < a * a { next } else { next - 1 });
    }
}

/// The number of pairs that the first player wins, with A from a1 to a2 and B from b1 to b2.
fn won_pairs(table: &[u64], [a1, a2]: [usize; 2], [b1, b2]: [u64; 2]) -> u64 {
    let mut lost = 0;
    for (a, &last) in (a1 as u64..).zip(&table[a1..=a2]) {
        lost += (last.min(b2) + 1).saturating_sub(b1.max(last + 1 - a));
    }
    (a2 + 1 - a1) as u64 * (b2 + 1 - b1) - lost
}

/// `number` is that of the case, from 1 on.
fn solve(table: &mut Vec<u64>, number: u64, input: &mut Input) -> judge::Result<String> {
    let (a1, a2, b1, b2) = (input.number(), input.number(), input.number(), input.number());
    let is_range = |from, to| 1 <= from && from <= to && to <= 1_000_000;
    let are_ranges = is_range(a1, a2) && is_range(b1, b2);
    ensure!(are_ranges, "expected ranges from 1 to 1000000, found {a1} to {a2} and {b1} to {b2}");
    extend(table, a2);
    let (a1, a2) = (usize::try_from(a1)?, usize::try_from(a2)?);
    Ok(format!("Case #{number}: {}", won_pairs(table, [a1, a2], [b1, b2])))
}

fn main() {
    let mut table = vec![0];
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(&mut table, number, input)
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
