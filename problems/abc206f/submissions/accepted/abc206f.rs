// Where to submit: AtCoder ABC 206 F.
// Generated from problems/abc206f/main.rs, which has the proof, by `cargo xtask bundle abc206f`: change that file. Licence: MIT OR Apache-2.0.

//! # AtCoder ABC 206 F · Choosing disjoint intervals · Interval Game 2
//!
//! A list of half-open intervals [L, R). The players take turns; a move chooses an interval of the list that is
//! disjoint from all that have been chosen. A player who cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** Let g(l, r) be the mex of g(l, L) xor g(R, r) over all intervals [L, R) of the list that are
//! contained in [l, r). Alice wins if and only if g is not 0 for the stretch from the least L to the largest R.
//!
//! **Limit:** at most 1000 intervals.
//!
//! **Input.** A number of cases; for each `N`, then `L R` for each interval. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(m² N) per case for m different ends, of which there are at most 2N.
//!
//! **Reference.** AtCoder Beginner Contest 206, F.

use common::grundy::mex;
use common::judge::{self, ensure, Input};

/// The largest number of intervals: the table of their stretches has up to 4N² values.
const MAX_INTERVALS: u64 = 1000;

/// The Grundy value of the game on these intervals, each of which begins before it ends.
fn grundy(intervals: &[(u64, u64)]) -> u64 {
    // Only the order of the ends counts, so they may be numbered: 0, 1, 2, ...
    let mut ends: Vec<u64> = intervals.iter().flat_map(|&(left, right)| [left, right]).collect();
    ends.sort_unstable();
    ends.dedup();
    let number = |end: u64| ends.partition_point(|&other| other < end);
    let intervals: Vec<(usize, usize)> =
        intervals.iter().map(|&(left, right)| (number(left), number(right))).collect();

    // The value of the stretch from end l to end r, after those of the shorter ones in it.
    let mut value = vec![vec![0; ends.len()]; ends.len()];
    for l in (0..ends.len()).rev() {
        for r in l + 1..ends.len() {
            let inside = intervals.iter().filter(|&&(left, right)| l <= left && right <= r);
            value[l][r] = mex(inside.map(|&(left, right)| value[l][left] ^ value[right][r]));
        }
    }
    value.first().and_then(|row| row.last()).copied().unwrap_or(0)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!(n <= MAX_INTERVALS, "expected at most {MAX_INTERVALS} intervals, found {n}");
    let mut intervals = Vec::new();
    for _ in 0..n {
        let (left, right) = (input.number(), input.number());
        intervals.push((left, right));
    }
    Ok(if grundy(&intervals) != 0 { "Alice" } else { "Bob" })
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
}
