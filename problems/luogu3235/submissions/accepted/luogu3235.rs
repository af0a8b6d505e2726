// Where to submit: Luogu P3235.
// Generated from problems/luogu3235/main.rs, which has the proof, by `cargo xtask bundle luogu3235`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P3235 · The Joy of Jiangnan
//!
//! A number F and some heaps of stones are given. A move chooses a heap of at least F stones and a number m of 2 or
//! more, and splits the heap into m heaps, none of them empty, whose sizes differ by at most 1. Two players take turns,
//! and a player who cannot move loses. Does the first player win?
//!
//! **Input.** `T F`, then T cases, each on a line: N and then N heaps. 1 <= T, N <= 99; the heaps have 1 to 99999
//! stones, and F is at most 99999, and in this pack at least 2. **Output.** On one line, with spaces between them, the
//! answers to all cases: `1` if the first player wins, otherwise `0`.
//!
//! **Theorem.** A heap of fewer than F stones has the Grundy value 0, and a heap of n >= F stones the least number that
//! is not among the values of its splits. The value of the split into m heaps depends only on the quotient q = n / m,
//! rounded down, and on whether n and m are even. If n >= 2q(q + 1), there are splits with this q for even m and for
//! odd m.
//!
//! **Limit:** heaps of at most 100,000 stones.
//!
//! **Complexity.** O(h sqrt(h)) for the largest heap h: for a heap of n, once all q with 2q(q + 1) <= n are dealt with,
//! only m up to about sqrt(2n) are left.

use common::judge::{self, ensure, Input};

/// A power of two above all values, and so above all Nim sums: a heap of n <= 100,000 has fewer than 2 * sqrt(n)
/// different quotients, with at most two values for each, and its own value is at most as large as their number.
const SUMS: usize = 2048;

/// The value of the split of n stones into m heaps of q or q + 1 stones; of n and m only the parities count.
fn split(n: usize, m: usize, q: usize, values: &[usize]) -> usize {
    let larger = (n + q * m) % 2; // the parity of r = n - qm
    let smaller = (m + larger) % 2;
    (larger * values[q + 1]) ^ (smaller * values[q])
}

/// The Grundy values of all heaps up to `largest`, where those of `f` stones or more may be split.
fn grundy_values(largest: usize, f: usize) -> Vec<usize> {
    let mut values = vec![0; largest + 2];
    let mut seen = [0; SUMS]; // by value, the last n with such a split
    let mut always = [[false; SUMS]; 2]; // by the parity of n: the values of splits that all larger n have, too
    let mut done = 0; // the quotients of these splits are those up to this
    for n in f.max(2)..=largest {
        while 2 * (done + 1) * (done + 2) <= n {
            done += 1;
            for (n, m) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                always[n][split(n, m, done, &values)] = true;
            }
        }
        for m in (2..).take_while(|m| n / m > done) {
            seen[split(n, m, n / m, &values)] = n;
        }
        while seen[values[n]] == n || always[n % 2][values[n]] {
            values[n] += 1;
        }
    }
    values
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (cases, f) = (input.read::<usize>(), input.read::<usize>());
    let mut rows = Vec::new();
    for _ in 0..cases {
        let n = input.read::<usize>();
        let mut row = Vec::new();
        for _ in 0..n {
            let heap = input.read::<usize>();
            ensure!(heap <= 100_000, "expected heaps of at most 100000 stones, found {heap}");
            row.push(heap);
        }
        rows.push(row);
    }
    let largest = *rows.iter().flatten().max().unwrap_or(&0);
    let values = grundy_values(largest, f);
    let sums = rows.iter().map(|row| row.iter().fold(0, |sum, &heap| sum ^ values[heap]));
    let answers: Vec<&str> = sums.map(|sum| if sum != 0 { "1" } else { "0" }).collect();
    Ok(answers.join(" "))
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
