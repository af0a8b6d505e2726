// Where to submit: Luogu P5363, LibreOJ 3114.
// Generated from problems/luogu5363/main.rs, which has the proof, by `cargo xtask bundle luogu5363`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P5363 · Moving Coins (SDOI2019)
//!
//! A strip has n cells in a row, and m coins, which are alike, at most one on a cell. A move shifts a coin to the left
//! by any number of cells, at least one, but neither over another coin nor onto it. Alice and Bob take turns, Alice
//! moves first, and a player who cannot move loses. In how many placements of the coins does Alice win?
//!
//! **Input.** `n m` (1 <= n <= 150000, 1 <= m <= 50, and in this pack m <= n). **Output.** The number of placements
//! modulo 10^9 + 9.
//!
//! **Theorem.** The gap d(i) is the number of free cells between coin i, from the left, and the coin or the edge to its
//! left. Alice loses if and only if the Nim sum of d(m), d(m-2), d(m-4), ... is 0. There are o = (m + 1) / 2 such gaps,
//! rounded down. Let L(s) be the number of ways in which they can have the sum s and the Nim sum 0. Then L(0) = 1,
//! L(s) = 0 for odd s, and for other s it is the sum of C(o, c) L((s - c) / 2) over all even c up to o and up to s,
//! where C(o, c) is the number of ways to choose c of o things.
//!
//! **Limit:** n is at most 1,000,000, and m at most 100, unless m is greater than n.
//!
//! **Complexity.** O(n m) time, O(n) memory.

use common::judge::{self, ensure, Input};

/// Numbers of placements are known modulo this prime.
const P: u64 = 1_000_000_009;

/// `counts[s]` for s free cells, after `places` more places have taken any number of further free cells.
fn spread(mut counts: Vec<u64>, places: usize) -> Vec<u64> {
    for _ in 0..places {
        for s in 1..counts.len() {
            counts[s] = (counts[s] + counts[s - 1]) % P;
        }
    }
    counts
}

/// For each sum up to `free` in how many ways this many gaps can have it, with the Nim sum 0.
fn lost_sums(free: usize, gaps: usize) -> Vec<u64> {
    let mut choices = vec![1]; // how many sets of 0, 1, 2, ... of the gaps there are
    for c in 1..=gaps {
        choices.push(choices[c - 1] * (gaps - c + 1) as u64 / c as u64);
    }
    let mut counts = vec![0; free + 1];
    counts[0] = 1;
    for s in (2..=free).step_by(2) {
        for c in (0..=s.min(gaps)).step_by(2) {
            counts[s] = (counts[s] + choices[c] % P * counts[(s - c) / 2]) % P;
        }
    }
    counts
}

/// How many placements of `m` coins on `n` cells the first player wins, modulo P.
fn won(n: usize, m: usize) -> u64 {
    if m > n {
        return 0;
    }
    let free = n - m;
    // All placements are the ways to spread the free cells over all gaps.
    let all = spread(lost_sums(free, 0), m + 1)[free];
    let lost = spread(lost_sums(free, (m + 1) / 2), m / 2 + 1)[free];
    (all + P - lost) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    if m > n {
        return Ok("0".to_string());
    }
    ensure!(n <= 1_000_000, "expected at most 1000000 cells, found {n}");
    ensure!(m <= 100, "expected at most 100 coins, found {m}");
    Ok(won(n, m).to_string())
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
