// Where to submit: Codeforces 1312F.
// Generated from problems/cf1312f/main.rs, which has the proof, by `cargo xtask bundle cf1312f`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1312F · Attack on Red Kingdom
//!
//! There are n castles with soldiers. A move attacks a castle that still has soldiers, and kills some of them, or all
//! if there are fewer: x with a mixed attack, y with infantry, z with cavalry. If the latest attack on a castle, by
//! either player, was with infantry, the next attack on it must not be with infantry; the same holds for cavalry. The
//! player who makes the last attack wins. How many of the first attacks, each given by its castle and its kind, win?
//!
//! **Input.** T (1 <= T <= 1000), the number of cases; for each case a line `n x y z`, with x, y and z from 1 to 5, and
//! a line with the soldiers of the n castles, from 1 to 10^18. The sum of all n is at most 300,000. **Output.** For
//! each case the number of first attacks that win.
//!
//! **Theorem.** Let g(a, k) be the Grundy value of a castle with a soldiers after an attack of kind k; before the first
//! attack, k is mixed. Then g(0, k) = 0, and g(a, mixed) is the mex of g(a - x, mixed), g(a - y, infantry) and g(a - z,
//! cavalry), where numbers of soldiers below 0 count as 0; g(a, infantry) is the mex without the second of them, g(a,
//! cavalry) the mex without the third. If the rows of three values for 5 successive numbers of soldiers are equal to 5
//! earlier ones, all rows repeat from there on. A first attack wins if and only if it leaves the Nim sum 0.
//!
//! **Limit:** x, y and z from 1 to 5.
//!
//! **Complexity.** O(n) per case.

use std::convert::TryFrom;

use common::grundy::mex;
use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// An attack kills at most this many soldiers, and this many rows decide those that follow.
const WINDOW: usize = 5;

/// The Grundy values of castles, in a row for each number of soldiers: after a mixed attack, infantry, cavalry. Behind
/// them the number of the last rows, which come again and again. The three kills are from 1 to `WINDOW`.
fn table(kills: &[usize]) -> (Vec<[u64; 3]>, usize) {
    let mut rows = vec![[0; 3]];
    loop {
        let [mixed, infantry, cavalry] = options(&rows, kills, rows.len());
        let any = mex([mixed, infantry, cavalry]);
        rows.push([any, mex([mixed, cavalry]), mex([mixed, infantry])]);
        let start = rows.len().saturating_sub(WINDOW);
        let is_equal = |&early: &usize| rows[early..].starts_with(&rows[start..]);
        if let Some(early) = (0..start).find(is_equal) {
            return (rows, start - early);
        }
    }
}

/// The values that the three attacks on a castle leave.
fn options(rows: &[[u64; 3]], kills: &[usize], soldiers: usize) -> [u64; 3] {
    [0, 1, 2].map(|kind| rows[soldiers.saturating_sub(kills[kind])][kind])
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let kills = input.numbers(3).into_iter().map(usize::try_from).collect::<Result<Vec<_>, _>>()?;
    let are_small = kills.iter().all(|kill| (1..=WINDOW).contains(kill));
    ensure!(are_small, "expected numbers from 1 to {WINDOW}, found {kills:?}");
    let (rows, period) = table(&kills);
    let (start, period) = ((rows.len() - period) as u64, period as u64);
    let mut castles = Vec::new();
    for soldiers in input.numbers(n).into_iter().filter(|&soldiers| soldiers > 0) {
        let periods = soldiers.saturating_sub(start) / period;
        castles.push(usize::try_from(soldiers - periods * period)?);
    }
    let sum = nim_sum(castles.iter().map(|&soldiers| rows[soldiers][0]));
    let changes = castles.iter().flat_map(|&soldiers| {
        options(&rows, &kills, soldiers).map(|option| rows[soldiers][0] ^ option)
    });
    Ok(changes.filter(|&change| change == sum).count().to_string())
}

fn main() {
    judge::counted(solve)
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
    }

    pub mod nim {
        /// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
        pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
            heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}
